"""Cavern of Souls."""

from cardwright.language import (
    Activated,
    AddAnyColor,
    AddMana,
    CantBeCountered,
    Land,
    SpellGains,
    ToCast,
    choose_creature_type,
    creature,
    of_the_chosen_type,
)

card = Land(
    "Cavern of Souls",
    choose_creature_type(),
    Activated("{T}", AddMana("{C}")),
    Activated(
        "{T}",
        AddAnyColor(
            only=ToCast(creature & of_the_chosen_type, one=True),
            riders=SpellGains([CantBeCountered()]),
        ),
    ),
)
