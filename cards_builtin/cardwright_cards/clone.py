"""Clone."""

from cardwright.language import (
    Creature,
    creature,
    enters_as_copy,
)

card = Creature("Clone", "{3}{U}", "Shapeshifter", "0/0", enters_as_copy(creature))
