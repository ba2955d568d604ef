"""Elite Vanguard."""

from cardwright.language import Creature

card = Creature("Elite Vanguard", "{W}", "Human Soldier", "2/1")
