"""Ember Hoarder."""

from cardwright.language import Activated, Creature, Keyword
from sample_pack.feeding import FeedTheFire

card = Creature(
    "Ember Hoarder",
    "{1}{R}",
    "Goblin",
    "1/1",
    Keyword("emberheart", amount=2),
    Activated("{T}", FeedTheFire(3)),
)
