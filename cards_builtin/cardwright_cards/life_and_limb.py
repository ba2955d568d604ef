"""Life and Limb."""

from cardwright.language import (
    AllOfThem,
    Enchantment,
    Forest,
    all_,
    are,
    form,
    subtype,
)

card = Enchantment(
    "Life and Limb",
    "{3}{G}",
    are(
        AllOfThem((all_(Forest), all_(subtype("Saproling")))),
        form("1/1 green Saproling creature"),
        form("Forest land"),
    ),
)
