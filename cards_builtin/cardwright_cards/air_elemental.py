"""Air Elemental."""

from cardwright.language import Creature

card = Creature("Air Elemental", "{3}{U}{U}", "Elemental", "4/4", "flying")
