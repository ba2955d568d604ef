"""Arcbound Bruiser."""

from cardwright.language import Creature

card = Creature("Arcbound Bruiser", "{5}", "Golem", "0/0", "modular 3", types="Artifact Creature")
