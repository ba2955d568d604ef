"""Lagrella, the Magpie."""

from cardwright.language import (
    ANY_NUMBER,
    THIS,
    YOU,
    Creature,
    Delayed,
    Exile,
    PutCounters,
    ReturnsThisWay,
    When,
    became,
    creature,
    enters,
    other,
    target,
    those_,
    until_leaves,
)

victims = target(creature & other, ANY_NUMBER, apart=True)
comes_back = ReturnsThisWay(those_("cards", "exiled"), YOU)

card = Creature(
    "Lagrella, the Magpie",
    "{G}{W}{U}",
    "Human Soldier",
    "2/3",
    When(
        enters(THIS),
        Exile(victims, until_leaves(THIS)),
        Delayed(
            comes_back, PutCounters("+1/+1", became(), 2), surface="", once=False, leading=True
        ),
    ),
    types="Legendary Creature",
)
