"""River Boa."""

from cardwright.language import THIS, Activated, Creature, Regenerate

card = Creature(
    "River Boa",
    "{1}{G}",
    "Snake",
    "2/1",
    "islandwalk",
    Activated("{G}", Regenerate(THIS)),
)
