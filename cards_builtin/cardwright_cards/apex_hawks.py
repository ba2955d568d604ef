"""Apex Hawks."""

from cardwright.language import Creature, Keyword, TimesPaid, enters_with

card = Creature(
    "Apex Hawks",
    "{2}{W}",
    "Bird",
    "2/2",
    Keyword("multikicker", "{1}{W}"),
    "flying",
    enters_with("+1/+1", for_each=TimesPaid()),
)
