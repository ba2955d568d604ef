"""Horned Turtle."""

from cardwright.language import Creature

card = Creature("Horned Turtle", "{2}{U}", "Turtle", "1/4")
