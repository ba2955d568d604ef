"""Gauntlet of Power."""

from cardwright.language import (
    IT,
    AddChosenColor,
    Artifact,
    TappedForMana,
    Whenever,
    basic,
    choose_color,
    controller_of,
    creature,
    land,
    of_the_chosen_color,
    static,
    those,
)

card = Artifact(
    "Gauntlet of Power",
    "{5}",
    choose_color(),
    static(those(creature & of_the_chosen_color), "+1/+1"),
    Whenever(
        TappedForMana(basic & land, chosen=True),
        AddChosenColor(player=controller_of(IT), extra=True, named=True),
    ),
)
