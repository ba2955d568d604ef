"""Hall of Gemstone."""

from cardwright.language import (
    EACH_PLAYER,
    THAT_PLAYER,
    At,
    ChooseAColor,
    ChosenColorInstead,
    Enchantment,
    ReplaceFor,
    Replacement,
    TapsForMana,
    land,
    upkeep,
)

card = Enchantment(
    "Hall of Gemstone",
    "{1}{G}{G}",
    At(
        upkeep(EACH_PLAYER),
        ChooseAColor(THAT_PLAYER),
        ReplaceFor(Replacement(TapsForMana(land), ChosenColorInstead()), "lands tapped for mana"),
    ),
    types="World Enchantment",
)
