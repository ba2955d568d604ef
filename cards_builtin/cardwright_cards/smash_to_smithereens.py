"""Smash to Smithereens."""

from cardwright.language import DealDamage, Destroy, Instant, artifact, controller_of, target, that

card = Instant(
    "Smash to Smithereens",
    "{1}{R}",
    Destroy(target(artifact)),
    DealDamage(3, controller_of(that("artifact", "target"))),
)
