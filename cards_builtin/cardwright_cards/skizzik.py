"""Skizzik."""

from cardwright.language import IT_THIS, At, Creature, IsNot, Keyword, Paid, SacrificeIt, end_step

card = Creature(
    "Skizzik",
    "{3}{R}",
    "Elemental",
    "5/3",
    Keyword("kicker", "{R}"),
    "trample",
    "haste",
    At(
        end_step(surface="the end step"),
        SacrificeIt(IT_THIS),
        condition=IsNot(Paid(surface="~ was kicked")),
    ),
)
