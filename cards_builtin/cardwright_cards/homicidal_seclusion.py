"""Homicidal Seclusion."""

from cardwright.language import (
    YOU,
    Called,
    Controls,
    Enchantment,
    controlled_by,
    creature,
    each,
    static,
)

card = Enchantment(
    "Homicidal Seclusion",
    "{4}{B}",
    static(
        Called(each(creature & controlled_by(YOU)), "that creature"),
        "+3/+1",
        "lifelink",
        condition=Controls(YOU, creature, exactly=True),
    ),
)
