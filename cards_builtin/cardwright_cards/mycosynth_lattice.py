"""Mycosynth Lattice."""

from cardwright.language import (
    PLAYERS,
    AddTypes,
    AllOfThem,
    Artifact,
    Elsewhere,
    SetColors,
    all_,
    of_any_color,
    permanent,
    spell,
    static,
    those,
)

card = Artifact(
    "Mycosynth Lattice",
    "{6}",
    static(
        all_(permanent),
        AddTypes(frozenset({"Artifact"}), surface="artifacts in addition to their other types"),
    ),
    static(
        AllOfThem((Elsewhere(word="all"), those(spell), those(permanent))), SetColors(frozenset())
    ),
    static(PLAYERS, of_any_color()),
)
