"""Liliana Vess."""

from cardwright.language import (
    YOU,
    DiscardCards,
    Planeswalker,
    ReturnToBattlefield,
    Search,
    all_,
    creature,
    from_all_graveyards,
    loyalty,
    target_player,
)

card = Planeswalker(
    "Liliana Vess",
    "{3}{B}{B}",
    "Liliana",
    5,
    loyalty(+1, DiscardCards(1, target_player())),
    loyalty(-2, Search(None, to="library")),
    loyalty(-8, ReturnToBattlefield(all_(creature & from_all_graveyards()), under=YOU, verb="put")),
)
