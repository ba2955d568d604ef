"""Naturalize."""

from cardwright.language import Destroy, Instant, artifact, enchantment, target

card = Instant("Naturalize", "{1}{G}", Destroy(target(artifact | enchantment)))
