"""Duress."""

from cardwright.language import DiscardChosen, Sorcery, noncreature, nonland, target_opponent

card = Sorcery(
    "Duress",
    "{B}",
    DiscardChosen(target_opponent(), noncreature & nonland),
)
