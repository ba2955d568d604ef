"""Ajani, Caller of the Pride."""

from cardwright.language import (
    YOU,
    CreateTokens,
    Defined,
    LifeTotal,
    Planeswalker,
    PutCounters,
    creature,
    gets,
    loyalty,
    target,
    token,
)

card = Planeswalker(
    "Ajani, Caller of the Pride",
    "{1}{W}{W}",
    "Ajani",
    4,
    loyalty(+1, PutCounters("+1/+1", target(creature, up_to=True))),
    loyalty(-3, gets(target(creature), "flying", "double strike")),
    loyalty(-8, CreateTokens(token("2/2 white Cat creature"), Defined(LifeTotal(YOU)))),
)
