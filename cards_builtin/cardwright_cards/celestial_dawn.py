"""Celestial Dawn."""

from cardwright.language import (
    ANY_COLOR,
    YOU,
    Elsewhere,
    Enchantment,
    SetColors,
    SetTypes,
    SpendAsThough,
    TheSameIsTrue,
    controlled_by,
    land,
    nonland,
    owned_by,
    permanent,
    spell,
    static,
    those,
)

card = Enchantment(
    "Celestial Dawn",
    "{1}{W}{W}",
    static(
        those(land & controlled_by(YOU)), SetTypes(subtypes=frozenset({"Plains"}), surface="Plains")
    ),
    static(
        TheSameIsTrue(
            those(nonland & permanent & controlled_by(YOU)),
            (those(spell & controlled_by(YOU)), Elsewhere(nonland & owned_by(YOU))),
        ),
        SetColors(frozenset("W")),
    ),
    static(YOU, SpendAsThough(ANY_COLOR, frozenset("W"), others=frozenset("C"))),
)
