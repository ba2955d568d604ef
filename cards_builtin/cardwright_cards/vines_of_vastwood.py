"""Vines of Vastwood."""

from cardwright.language import (
    THIS_TURN,
    CantBeTargeted,
    If,
    Instant,
    Keyword,
    Paid,
    creature,
    gets,
    target,
    that,
)

card = Instant(
    "Vines of Vastwood",
    "{G}",
    Keyword("kicker", "{G}"),
    gets(target(creature), CantBeTargeted(opponents=True), until=THIS_TURN),
    If(
        Paid(surface="this spell was kicked"),
        gets(that("creature", "target"), "+4/+4"),
    ),
)
