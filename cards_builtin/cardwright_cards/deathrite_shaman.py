"""Deathrite Shaman."""

from cardwright.language import (
    EACH_OPPONENT,
    Activated,
    AddAnyColor,
    Creature,
    Exile,
    GainLife,
    LoseLife,
    creature,
    from_graveyard,
    instant,
    land,
    sorcery,
    target,
)

card = Creature(
    "Deathrite Shaman",
    "{B/G}",
    "Elf Shaman",
    "1/2",
    Activated("{T}", [Exile(target(land & from_graveyard())), AddAnyColor()]),
    Activated(
        "{B}, {T}",
        [Exile(target((instant | sorcery) & from_graveyard())), LoseLife(2, EACH_OPPONENT)],
    ),
    Activated("{G}, {T}", [Exile(target(creature & from_graveyard())), GainLife(2)]),
)
