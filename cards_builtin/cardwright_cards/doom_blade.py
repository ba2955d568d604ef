"""Doom Blade."""

from cardwright.language import Destroy, Instant, black, creature, target

card = Instant("Doom Blade", "{1}{B}", Destroy(target(~black & creature)))
