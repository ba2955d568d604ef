"""Bear Cub."""

from cardwright.language import Creature

card = Creature("Bear Cub", "{1}{G}", "Bear", "2/2")
