"""Battle Screech."""

from cardwright.language import CreateTokens, Keyword, Sorcery, TapOthers, creature, token, white

card = Sorcery(
    "Battle Screech",
    "{2}{W}{W}",
    CreateTokens(token("1/1 white Bird creature", "flying"), 2),
    Keyword("flashback", TapOthers(white & creature, 3)),
)
