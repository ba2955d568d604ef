"""Holy Light."""

from cardwright.language import Instant, creature, gets, those, white

card = Instant("Holy Light", "{2}{W}", gets(those(~white & creature), "-1/-1"))
