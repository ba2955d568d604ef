"""Doubling Season."""

from cardwright.language import (
    YOU,
    CreatesTokens,
    Enchantment,
    PutsCounters,
    Replacement,
    TwiceThatMany,
    controlled_by,
    permanent,
)

card = Enchantment(
    "Doubling Season",
    "{4}{G}",
    Replacement(CreatesTokens(YOU), TwiceThatMany("tokens")),
    Replacement(PutsCounters(permanent & controlled_by(YOU)), TwiceThatMany("counters")),
)
