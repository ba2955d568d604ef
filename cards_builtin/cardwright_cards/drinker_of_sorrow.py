"""Drinker of Sorrow."""

from cardwright.language import (
    THIS,
    CantBlock,
    Creature,
    SacrificeChoice,
    Whenever,
    deals_combat_damage,
    permanent,
    static,
)

card = Creature(
    "Drinker of Sorrow",
    "{2}{B}",
    "Horror",
    "5/3",
    static(THIS, CantBlock()),
    Whenever(deals_combat_damage(THIS), SacrificeChoice(permanent)),
)
