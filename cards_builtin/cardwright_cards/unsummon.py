"""Unsummon."""

from cardwright.language import Instant, ReturnToHand, creature, target

card = Instant("Unsummon", "{U}", ReturnToHand(target(creature)))
