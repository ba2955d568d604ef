"""Paying and producing mana compared with slow, literal readings of the rules."""

from math import prod
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.rules.mana.boards import Case, brute_force, cases
from tests.rules.mana.reflecting import Maker, Replacing, literal, makers, play, replacing

from cardwright import payment
from cardwright.payment_search import TooLong


def found(case: Case) -> tuple[bool, bool]:
    """Whether the engine finds a payment, and whether paying then works."""
    s, purpose = case.play()
    game, player = s.game, s.p1.entity
    before = game.digest()
    plan = game.payment.plan(player, case.cost, purpose=purpose)
    ctx = game.context(purpose.obj)
    ctx.purpose = purpose
    assert game.payment.can_pay(player, case.cost, ctx) == (plan is not None)
    assert game.digest() == before, "asking changed the game"
    steps = game.payment.pay(player, case.cost, ctx)
    uses = [] if plan is None else [use for use in plan.uses if use.way.claims]
    try:
        decision = next(steps)
        while True:
            use = next(use for use in uses if use.source.obj is decision.source)
            uses.remove(use)
            what = use.way.claims[0].what
            ids = [id_ for kind, id_ in use.taken if kind == what]
            wanted = [i for i, o in enumerate(decision.options) if o.id == ids[-1]]
            decision = steps.send(decision.check(tuple(wanted)))
    except StopIteration as end:
        return plan is not None, end.value


@settings(max_examples=100, deadline=None, derandomize=True)
@given(cases)
@pytest.mark.cr("118.3", "601.2g", "605.3a")
def test_a_payment_is_found_iff_some_order_of_activations_pays(case: Case) -> None:
    """Complete: what can be paid is found; sound: what is found can be paid, as planned."""
    possible = brute_force(case)

    assert found(case) == (possible, possible)


@settings(max_examples=60, deadline=None, derandomize=True)
@given(cases)
@pytest.mark.cr("118.3", "605.3a")
def test_searching_forwards_finds_the_same(case: Case) -> None:
    """Where searching backwards from the cost would take too long."""
    possible = brute_force(case)
    with patch.object(payment, "Search", side_effect=TooLong):
        assert found(case) == (possible, possible)


@settings(max_examples=60, deadline=None, derandomize=True)
@given(st.lists(makers, max_size=5), st.lists(replacing, max_size=3))
@pytest.mark.cr("106.7", "616.1")
def test_could_produce_is_what_the_rule_says(lands: list[Maker], effects: list[Replacing]) -> None:
    """Every ability, costs aside, every order of replacement effects, nothing else: the least
    sets of types that fit together."""
    s = play(lands, effects)
    before = s.game.digest()
    production = s.game.production
    found = [production.could_produce(s[f"Maker {i}"].entity) for i in range(len(lands))]

    assert found == literal(lands, effects)
    assert s.game.digest() == before


@settings(max_examples=30, deadline=None, derandomize=True)
@given(st.lists(makers, min_size=1, max_size=4), st.lists(replacing, max_size=2))
@pytest.mark.cr("106.7")
def test_asking_and_explaining_change_nothing(lands: list[Maker], effects: list[Replacing]) -> None:
    """Whatever is asked about mana, the state and the legal actions stay as they are."""
    s = play(lands, effects)
    game, legal = s.game, s.legal()
    before = game.digest()
    for obj in game.battlefield:
        for type_ in game.production.could_produce(obj):
            assert game.production.explain_could(obj, type_)
        for ability in obj.chars.abilities.mana:
            game.production.outcomes(game.players[obj.controller], obj, ability)
    for player in game.players:
        game.payment.sources(player)

    assert (game.digest(), s.legal()) == (before, legal)


@settings(max_examples=30, deadline=None, derandomize=True)
@given(
    st.sampled_from(("W", "CC", "RG")),
    st.lists(st.integers(2, 3), max_size=4),
    st.lists(st.integers(2, 3), max_size=2),
)
@pytest.mark.cr("106.12b", "614.5")
def test_multipliers_multiply(bundle: str, times: list[int], of_another: list[int]) -> None:
    """Each effect applies once to a production: in all it is the product, in any order; those
    for another player's permanents do not count."""
    effects = [Replacing(0, times=n, own=True) for n in times]
    effects += [Replacing(1, times=n, own=True) for n in of_another]
    s = play([Maker(0, (bundle,))], effects)
    s.activate("Maker 0")

    assert len(s.p1.entity.pool) == len(bundle) * prod(times)
    assert sum("adds" in line for line in s.log) == 1
