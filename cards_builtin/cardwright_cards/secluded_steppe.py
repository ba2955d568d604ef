"""Secluded Steppe."""

from cardwright.language import Activated, AddMana, Keyword, Land, enters_tapped

card = Land(
    "Secluded Steppe", enters_tapped(), Activated("{T}", AddMana("{W}")), Keyword("cycling", "{W}")
)
