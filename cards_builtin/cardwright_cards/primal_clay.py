"""Primal Clay."""

from cardwright.language import Creature, enters_as_one_of, form

card = Creature(
    "Primal Clay",
    "{4}",
    "Shapeshifter",
    "*/*",
    enters_as_one_of(
        form("3/3 artifact creature"),
        form("2/2 artifact creature", "flying"),
        form("1/6 Wall artifact creature", "defender"),
    ),
    types="Artifact Creature",
)
