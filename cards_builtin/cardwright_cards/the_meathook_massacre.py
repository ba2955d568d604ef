"""The Meathook Massacre."""

from cardwright.language import (
    EACH_OPPONENT,
    OPPONENT,
    THIS,
    YOU,
    Enchantment,
    GainLife,
    LoseLife,
    When,
    Whenever,
    controlled_by,
    creature,
    dies,
    each,
    enters,
    gets,
)

card = Enchantment(
    "The Meathook Massacre",
    "{X}{B}{B}",
    When(enters(THIS), gets(each(creature), "-X/-X")),
    Whenever(dies(creature & controlled_by(YOU)), LoseLife(1, EACH_OPPONENT)),
    Whenever(dies(creature & controlled_by(OPPONENT)), GainLife(1)),
    types="Legendary Enchantment",
)
