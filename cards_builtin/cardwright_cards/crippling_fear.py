"""Crippling Fear."""

from cardwright.language import (
    ChooseCreatureType,
    Sorcery,
    creature,
    gets,
    of_the_chosen_type,
    those,
)

card = Sorcery(
    "Crippling Fear",
    "{2}{B}{B}",
    ChooseCreatureType(),
    gets(those(creature & ~of_the_chosen_type), "-3/-3"),
)
