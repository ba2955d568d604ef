"""Mogg War Marshal."""

from cardwright.language import THIS, CreateTokens, Creature, When, any_of, dies, enters, token

card = Creature(
    "Mogg War Marshal",
    "{1}{R}",
    "Goblin Warrior",
    "1/1",
    "echo {1}{R}",
    When(any_of(enters(THIS), dies(THIS)), CreateTokens(token("1/1 red Goblin creature"))),
)
