"""Liliana's Specter."""

from cardwright.language import EACH_OPPONENT, THIS, Creature, DiscardCards, When, enters

card = Creature(
    "Liliana's Specter",
    "{1}{B}{B}",
    "Specter",
    "2/1",
    "flying",
    When(enters(THIS), DiscardCards(1, EACH_OPPONENT)),
)
