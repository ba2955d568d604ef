"""Attended Knight."""

from cardwright.language import THIS, CreateTokens, Creature, When, enters, token

card = Creature(
    "Attended Knight",
    "{2}{W}",
    "Human Knight",
    "2/2",
    "first strike",
    When(enters(THIS), CreateTokens(token("1/1 white Soldier creature"))),
)
