"""Shrivel."""

from cardwright.language import Sorcery, all_, creature, gets

card = Sorcery("Shrivel", "{1}{B}", gets(all_(creature), "-1/-1"))
