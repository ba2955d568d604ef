"""Living Destiny."""

from cardwright.language import (
    Called,
    GainLife,
    Instant,
    RevealCost,
    additional_cost,
    creature,
    it,
    mana_value_of,
)

card = Instant(
    "Living Destiny",
    "{3}{G}",
    additional_cost(RevealCost(creature)),
    GainLife(mana_value_of(Called(it("revealed"), "the revealed card"))),
)
