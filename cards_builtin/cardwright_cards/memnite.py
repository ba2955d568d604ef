"""Memnite."""

from cardwright.language import Creature

card = Creature("Memnite", "{0}", "Construct", "1/1", types="Artifact Creature")
