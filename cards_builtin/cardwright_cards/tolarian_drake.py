"""Tolarian Drake."""

from cardwright.language import Creature, own_line

card = Creature("Tolarian Drake", "{2}{U}", "Drake", "2/4", "flying", own_line("phasing"))
