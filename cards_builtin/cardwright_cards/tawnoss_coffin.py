"""Tawnos's Coffin."""

from cardwright.language import (
    THIS,
    Activated,
    AllBut,
    AllOfThem,
    Artifact,
    BecomesUntapped,
    Called,
    Delayed,
    DidSo,
    Exile,
    If,
    IsAttachedTo,
    MayStayTapped,
    NoteCounters,
    ReturnToBattlefield,
    WhatBecame,
    all_,
    any_of,
    aura,
    creature,
    it,
    leaves,
    owner_of,
    static,
    target,
    that,
)

buried = target(creature)
auras = all_(aura & IsAttachedTo(it("target")))
back = any_of(leaves(THIS), BecomesUntapped(THIS))
the_creature = WhatBecame(it("target"), "that exiled card")

card = Artifact(
    "Tawnos's Coffin",
    "{4}",
    static(THIS, MayStayTapped()),
    Activated(
        "{3}, {T}",
        [
            Exile(AllOfThem((buried, auras))),
            NoteCounters(that("creature", "target")),
            Delayed(
                back,
                [
                    ReturnToBattlefield(
                        the_creature,
                        tapped=True,
                        under=owner_of(the_creature),
                        noted=True,
                        surface="return that exiled card to the battlefield under its owner's "
                        "control tapped with the noted number and kind of counters on it",
                    ),
                    If(
                        DidSo(),
                        ReturnToBattlefield(
                            AllBut(it("exiled"), the_creature, "the other exiled cards"),
                            under=owner_of(Called(it("exiled"), "they")),
                            attached_to=that("permanent", "returned"),
                        ),
                    ),
                ],
                surface="",
                leading=True,
            ),
        ],
    ),
)
