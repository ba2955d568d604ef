"""Virtue of Strength."""

from cardwright.language import (
    YOU,
    Enchantment,
    Replacement,
    ReturnToHand,
    Sorcery,
    TapsForMana,
    TimesAsMuch,
    basic,
    creature,
    from_graveyard,
    land,
    target,
    two_faces,
)

card = two_faces(
    "adventure",
    Enchantment(
        "Virtue of Strength",
        "{5}{G}{G}",
        Replacement(TapsForMana(basic & land, YOU), TimesAsMuch(3)),
    ),
    Sorcery(
        "Garenbrig Growth",
        "{G}",
        ReturnToHand(target((creature | land) & from_graveyard(YOU))),
        types="Sorcery — Adventure",
    ),
)
