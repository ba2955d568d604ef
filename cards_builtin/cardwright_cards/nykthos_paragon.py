"""Nykthos Paragon."""

from cardwright.language import (
    YOU,
    Creature,
    EventAmount,
    GainsLife,
    May,
    PutCounters,
    Whenever,
    controlled_by,
    creature,
    each,
)

card = Creature(
    "Nykthos Paragon",
    "{4}{W}{W}",
    "Human Soldier",
    "4/6",
    Whenever(
        GainsLife(YOU),
        May(
            PutCounters("+1/+1", each(creature & controlled_by(YOU)), EventAmount("that many")),
            once=True,
        ),
    ),
    types="Enchantment Creature",
)
