"""Drain Power."""

from cardwright.language import (
    ActivateManaAbilities,
    Sorcery,
    TakeUnspentMana,
    after_that,
    land,
    target_player,
    that,
)

card = Sorcery(
    "Drain Power",
    "{U}{U}",
    after_that(
        ActivateManaAbilities(target_player(), land), TakeUnspentMana(that("player", "target"))
    ),
)
