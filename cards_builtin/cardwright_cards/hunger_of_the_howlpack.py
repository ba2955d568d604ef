"""Hunger of the Howlpack."""

from cardwright.language import CreatureDied, If, Instant, PutCounters, creature, target, that

card = Instant(
    "Hunger of the Howlpack",
    "{G}",
    If(
        CreatureDied(),
        PutCounters("+1/+1", that("creature", "target"), 3),
        otherwise=PutCounters("+1/+1", target(creature)),
        instead=True,
        trailing=True,
        label="Morbid",
    ),
)
