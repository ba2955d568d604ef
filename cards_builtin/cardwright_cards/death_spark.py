"""Death Spark."""

from cardwright.language import (
    THIS_CARD,
    YOU,
    At,
    DealDamage,
    Instant,
    InYourGraveyard,
    May,
    ReturnToHand,
    any_target,
    as_costs,
    creature,
    upkeep,
)

card = Instant(
    "Death Spark",
    "{R}",
    DealDamage(1, any_target()),
    At(
        upkeep(YOU),
        May(cost=as_costs("{1}"), then=ReturnToHand(THIS_CARD)),
        condition=InYourGraveyard(THIS_CARD, below=creature),
        zones=["graveyard"],
    ),
)
