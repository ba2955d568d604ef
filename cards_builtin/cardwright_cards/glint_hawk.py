"""Glint Hawk."""

from cardwright.language import (
    IT,
    THIS,
    YOU,
    Creature,
    ReturnCost,
    SacrificeIt,
    Unless,
    When,
    artifact,
    as_costs,
    enters,
)

card = Creature(
    "Glint Hawk",
    "{W}",
    "Bird",
    "2/2",
    "flying",
    When(enters(THIS), Unless(SacrificeIt(IT), YOU, as_costs(ReturnCost(artifact)))),
)
