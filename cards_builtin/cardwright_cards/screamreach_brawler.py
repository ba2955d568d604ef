"""Screamreach Brawler."""

from cardwright.language import Creature, Keyword

card = Creature("Screamreach Brawler", "{2}{R}", "Orc Berserker", "2/3", Keyword("dash", "{1}{R}"))
