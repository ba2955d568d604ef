"""Ornithopter."""

from cardwright.language import Creature

card = Creature("Ornithopter", "{0}", "Thopter", "0/2", "flying", types="Artifact Creature")
