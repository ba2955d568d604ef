"""Divest."""

from cardwright.language import DiscardChosen, Sorcery, artifact, creature, target_player

card = Sorcery(
    "Divest",
    "{B}",
    DiscardChosen(target_player(), artifact | creature),
)
