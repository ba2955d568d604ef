"""Chainer's Edict."""

from cardwright.language import Keyword, SacrificeChoice, Sorcery, creature, target_player

card = Sorcery(
    "Chainer's Edict",
    "{1}{B}",
    SacrificeChoice(creature, target_player()),
    Keyword("flashback", "{5}{B}{B}"),
)
