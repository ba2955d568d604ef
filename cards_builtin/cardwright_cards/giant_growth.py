"""Giant Growth."""

from cardwright.language import Instant, creature, gets, target

card = Instant("Giant Growth", "{G}", gets(target(creature), "+3/+3"))
