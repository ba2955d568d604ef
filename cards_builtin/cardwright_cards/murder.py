"""Murder."""

from cardwright.language import Destroy, Instant, creature, target

card = Instant("Murder", "{1}{B}{B}", Destroy(target(creature)))
