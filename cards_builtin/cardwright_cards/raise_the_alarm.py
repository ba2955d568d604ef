"""Raise the Alarm."""

from cardwright.language import CreateTokens, Instant, token

card = Instant("Raise the Alarm", "{1}{W}", CreateTokens(token("1/1 white Soldier creature"), 2))
