"""Eldrazi Temple."""

from cardwright.language import (
    Activated,
    AddMana,
    Either,
    Land,
    ToActivate,
    ToCast,
    colorless,
    subtype,
)

card = Land(
    "Eldrazi Temple",
    Activated("{T}", AddMana("{C}")),
    Activated(
        "{T}",
        AddMana(
            "{C}{C}",
            only=Either(
                (ToCast(colorless & subtype("Eldrazi")), ToActivate(colorless & subtype("Eldrazi")))
            ),
        ),
    ),
)
