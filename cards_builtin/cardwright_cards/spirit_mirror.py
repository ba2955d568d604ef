"""Spirit Mirror."""

from cardwright.language import (
    YOU,
    Activated,
    At,
    CreateTokens,
    Destroy,
    Enchantment,
    Exists,
    IsNot,
    IsToken,
    subtype,
    target,
    those,
    token,
    upkeep,
)

card = Enchantment(
    "Spirit Mirror",
    "{2}{W}{W}",
    At(
        upkeep(YOU),
        CreateTokens(token("2/2 white Reflection creature")),
        condition=IsNot(
            Exists(those(subtype("Reflection") & IsToken())),
            "there are no Reflection tokens on the battlefield",
        ),
    ),
    Activated("{0}", Destroy(target(subtype("Reflection")))),
)
