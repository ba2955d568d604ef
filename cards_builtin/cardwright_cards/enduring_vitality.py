"""Enduring Vitality."""

from cardwright.language import (
    IT,
    THIS_BY_NAME,
    YOU,
    Activated,
    AddAnyColor,
    Creature,
    Is,
    ReturnToBattlefield,
    SetTypes,
    When,
    became,
    controlled_by,
    creature,
    dies,
    owner_of,
    static,
    those,
)

card = Creature(
    "Enduring Vitality",
    "{1}{G}{G}",
    "Elk Glimmer",
    "3/3",
    "vigilance",
    static(those(creature & controlled_by(YOU)), Activated("{T}", AddAnyColor())),
    When(
        dies(THIS_BY_NAME),
        ReturnToBattlefield(
            became(),
            under=owner_of(IT),
            lasting=[SetTypes(frozenset({"Enchantment"}), surface="an enchantment")],
        ),
        condition=Is(IT, creature, "it was a creature"),
    ),
    types="Enchantment Creature",
)
