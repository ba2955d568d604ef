"""Settings of all tests."""

from hypothesis import HealthCheck, settings

# Properties are tried on the same examples everywhere, and never fail for a slow machine.
settings.register_profile(
    "repeatable",
    deadline=None,
    derandomize=True,
    max_examples=60,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("repeatable")
