"""Silhana Ledgewalker."""

from cardwright.language import THIS, CantBeBlocked, Creature, creature, static, with_

card = Creature(
    "Silhana Ledgewalker",
    "{1}{G}",
    "Elf Rogue",
    "1/1",
    "hexproof",
    static(THIS, CantBeBlocked(except_by=creature & with_("flying"))),
)
