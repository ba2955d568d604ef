"""Caelorna, Coral Tyrant."""

from cardwright.language import Creature

card = Creature("Caelorna, Coral Tyrant", "{1}{U}", "Octopus", "0/8", types="Legendary Creature")
