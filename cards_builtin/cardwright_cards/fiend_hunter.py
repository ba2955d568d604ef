"""Fiend Hunter."""

from cardwright.language import (
    THE_EXILED_CARD,
    THIS,
    Creature,
    Exile,
    ExiledByThis,
    May,
    ReturnToBattlefield,
    When,
    creature,
    enters,
    leaves,
    other,
    owner_of,
    target,
)

card = Creature(
    "Fiend Hunter",
    "{1}{W}{W}",
    "Human Cleric",
    "1/3",
    When(enters(THIS), May(Exile(target(creature & other)))),
    When(leaves(THIS), ReturnToBattlefield(THE_EXILED_CARD, under=owner_of(ExiledByThis("it")))),
)
