"""Victim of Night."""

from cardwright.language import Destroy, Instant, creature, subtype, target

card = Instant(
    "Victim of Night",
    "{B}{B}",
    Destroy(
        target(~subtype("Vampire") & ~subtype("Werewolf") & ~subtype("Zombie") & creature),
    ),
)
