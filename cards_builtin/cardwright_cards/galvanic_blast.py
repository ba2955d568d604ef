"""Galvanic Blast."""

from cardwright.language import YOU, DealDamage, If, Instant, any_target, artifact, controls, unsaid

card = Instant(
    "Galvanic Blast",
    "{R}",
    If(
        controls(YOU, artifact, 3),
        DealDamage(4, unsaid("target")),
        otherwise=DealDamage(2, any_target()),
        instead=True,
        trailing=True,
        label="Metalcraft",
    ),
)
