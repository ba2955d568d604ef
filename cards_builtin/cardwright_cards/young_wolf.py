"""Young Wolf."""

from cardwright.language import Creature

card = Creature("Young Wolf", "{G}", "Wolf", "1/1", "undying")
