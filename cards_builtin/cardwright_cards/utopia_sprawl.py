"""Utopia Sprawl."""

from cardwright.language import (
    IT,
    AddChosenColor,
    Aura,
    Forest,
    Host,
    TappedForMana,
    Whenever,
    choose_color,
    controller_of,
)

card = Aura(
    "Utopia Sprawl",
    "{G}",
    Forest,
    choose_color(),
    Whenever(
        TappedForMana(Host("enchanted Forest")),
        AddChosenColor(player=controller_of(IT), extra=True),
    ),
)
