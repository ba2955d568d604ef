"""Irencrag Feat."""

from cardwright.language import AddEach, CastOnlyMore, Sorcery

card = Sorcery("Irencrag Feat", "{1}{R}{R}{R}", AddEach("{R}", 7), CastOnlyMore(1))
