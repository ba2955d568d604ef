"""Doomed Traveler."""

from cardwright.language import THIS, CreateTokens, Creature, When, dies, token

card = Creature(
    "Doomed Traveler",
    "{W}",
    "Human Soldier",
    "1/1",
    When(dies(THIS), CreateTokens(token("1/1 white Spirit creature", "flying"))),
)
