"""Cabal Coffers."""

from cardwright.language import YOU, Activated, AddEach, Land, Swamp, controlled_by, count

card = Land(
    "Cabal Coffers",
    Activated("{2}, {T}", AddEach("{B}", count(Swamp & controlled_by(YOU)), for_each=True)),
)
