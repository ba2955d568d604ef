"""Nyxbloom Ancient."""

from cardwright.language import YOU, Creature, Replacement, TapsForMana, TimesAsMuch, permanent

card = Creature(
    "Nyxbloom Ancient",
    "{4}{G}{G}{G}",
    "Elemental",
    "5/5",
    "trample",
    Replacement(TapsForMana(permanent, YOU), TimesAsMuch(3)),
    types="Enchantment Creature",
)
