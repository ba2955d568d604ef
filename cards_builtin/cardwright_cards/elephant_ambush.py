"""Elephant Ambush."""

from cardwright.language import (
    CreateTokens,
    Instant,
    Keyword,
    token,
)

card = Instant(
    "Elephant Ambush",
    "{2}{G}{G}",
    CreateTokens(token("3/3 green Elephant creature")),
    Keyword("flashback", "{6}{G}{G}"),
)
