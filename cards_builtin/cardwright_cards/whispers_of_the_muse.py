"""Whispers of the Muse."""

from cardwright.language import Draw, Instant, Keyword

card = Instant("Whispers of the Muse", "{U}", Keyword("buyback", "{5}"), Draw(1))
