"""Summon: Ixion."""

from cardwright.language import (
    OPPONENT,
    THIS,
    YOU,
    Creature,
    Exile,
    GainLife,
    PutCounters,
    chapter,
    controlled_by,
    creature,
    target,
    until_leaves,
)

card = Creature(
    "Summon: Ixion",
    "{2}{W}",
    "Saga Unicorn",
    "3/3",
    chapter(
        "I",
        Exile(target(creature & controlled_by(OPPONENT)), until_leaves(THIS)),
        label="Aerospark",
    ),
    chapter(
        "II, III",
        PutCounters("+1/+1", target(creature & controlled_by(YOU), 2, up_to=True)),
        GainLife(2),
    ),
    "first strike",
    types="Enchantment Creature",
)
