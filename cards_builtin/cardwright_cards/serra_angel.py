"""Serra Angel."""

from cardwright.language import Creature, own_line

card = Creature("Serra Angel", "{3}{W}{W}", "Angel", "4/4", "flying", own_line("vigilance"))
