"""Jeleva, Nephalia's Scourge."""

from cardwright.language import (
    EACH_PLAYER,
    THIS,
    CastOneFrom,
    Creature,
    ExiledByThis,
    ExileTop,
    ManaSpent,
    May,
    When,
    Whenever,
    WhereX,
    attacks,
    enters,
    instant,
    sorcery,
)

exiled = ExiledByThis("cards exiled with ~", plural=True)

card = Creature(
    "Jeleva, Nephalia's Scourge",
    "{1}{U}{B}{R}",
    "Vampire Wizard",
    "1/3",
    "flying",
    When(
        enters(THIS),
        WhereX(ExileTop("X", EACH_PLAYER, theirs=True), ManaSpent(THIS)),
    ),
    Whenever(attacks(THIS), May(CastOneFrom(exiled, spell=instant | sorcery))),
    types="Legendary Creature",
)
