"""Geth's Verdict."""

from cardwright.language import Instant, LoseLife, SacrificeChoice, both, creature, target_player

victim = target_player()
card = Instant(
    "Geth's Verdict",
    "{B}{B}",
    both(SacrificeChoice(creature, victim), LoseLife(1, victim)),
)
