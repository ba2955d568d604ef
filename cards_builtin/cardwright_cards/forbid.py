"""Forbid."""

from cardwright.language import CounterSpell, DiscardCost, Instant, Keyword, target_spell

card = Instant(
    "Forbid",
    "{1}{U}{U}",
    Keyword("buyback", DiscardCost(count=2)),
    CounterSpell(target_spell()),
)
