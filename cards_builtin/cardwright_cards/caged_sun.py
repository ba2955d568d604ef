"""Caged Sun."""

from cardwright.language import (
    YOU,
    AddChosenColor,
    AddsChosenColor,
    Artifact,
    Whenever,
    choose_color,
    controlled_by,
    creature,
    land,
    of_the_chosen_color,
    static,
    those,
)

card = Artifact(
    "Caged Sun",
    "{6}",
    choose_color(),
    static(those(creature & controlled_by(YOU) & of_the_chosen_color), "+1/+1"),
    Whenever(AddsChosenColor(land, YOU), AddChosenColor(extra=True, named=True)),
)
