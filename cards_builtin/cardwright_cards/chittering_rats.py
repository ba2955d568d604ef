"""Chittering Rats."""

from cardwright.language import THIS, Creature, PutBack, When, enters, target_opponent

card = Creature(
    "Chittering Rats",
    "{1}{B}{B}",
    "Rat",
    "2/2",
    When(enters(THIS), PutBack(1, target_opponent())),
)
