"""Somberwald Sage."""

from cardwright.language import Activated, AddAnyColor, Creature, ToCast, creature

card = Creature(
    "Somberwald Sage",
    "{2}{G}",
    "Human Druid",
    "0/1",
    Activated("{T}", AddAnyColor(3, only=ToCast(creature))),
)
