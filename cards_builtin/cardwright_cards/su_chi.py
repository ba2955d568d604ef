"""Su-Chi."""

from cardwright.language import THIS, AddMana, Creature, When, dies

card = Creature(
    "Su-Chi",
    "{4}",
    "Construct",
    "4/4",
    When(dies(THIS), AddMana("{C}{C}{C}{C}")),
    types="Artifact Creature",
)
