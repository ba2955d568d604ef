"""Disenchant."""

from cardwright.language import Destroy, Instant, artifact, enchantment, target

card = Instant("Disenchant", "{1}{W}", Destroy(target(artifact | enchantment)))
