"""Aether Figment."""

from cardwright.language import THIS, CantBeBlocked, Creature, Keyword, Paid, enters_with, static

card = Creature(
    "Aether Figment",
    "{1}{U}",
    "Illusion",
    "1/1",
    Keyword("kicker", "{3}"),
    enters_with("+1/+1", 2, condition=Paid(surface="~ was kicked")),
    static(THIS, CantBeBlocked()),
)
