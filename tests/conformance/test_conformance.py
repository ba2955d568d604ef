"""The conformance scenarios, where their folder is at hand."""

import os
from pathlib import Path

import pytest
from tests.conformance import report
from tests.conformance.outcomes import Result
from tests.conformance.playing import run
from tests.conformance.reading import board, scenarios

from cardwright.catalog import Catalog

VARIABLE = "CARDWRIGHT_SCENARIOS"
ROOT = Path(__file__).parents[2]
FOLDER = Path(os.environ.get(VARIABLE) or ROOT.parent / "shared/scenarios")
FILES = sorted(FOLDER.glob("*.jsonl.gz")) if FOLDER.is_dir() else []
FLOOR = Path(__file__).with_name("passing.txt")

needs_scenarios = pytest.mark.skipif(not FILES, reason=f"{VARIABLE} names no scenarios")


def example(**changes):
    """A scenario in which player A kills a creature of player B."""
    return {
        "id": "Example.java::test", "tags": ["strict"], "turn_order": ["A", "B"],
        "game": {"kind": "duel"}, "cards": ["Lightning Bolt", "Memnite"],
        "players": [
            {"id": letter, "life": 20, "library": [["Mountain", 9]]} for letter in "AB"
        ],
        "setup": [
            {"op": "add_card", "zone": "hand", "player": "A", "card": "Lightning Bolt", "count": 1},
            {"op": "add_card", "zone": "battlefield", "player": "A", "card": "Mountain",
             "count": 1, "tapped": False},
            {"op": "add_card", "zone": "battlefield", "player": "B", "card": "Memnite",
             "count": 1, "tapped": False},
        ],
        "segments": [{
            "strict": True, "stop_at": {"turn": 1, "step": "end_turn"},
            "script": [{"op": "cast", "turn": 1, "step": "precombat_main", "player": "A",
                        "card": "Lightning Bolt", "targets": [{"name": "Memnite"}]}],
            "assertions": [{"op": "graveyard_count", "player": "B",
                            "card": {"name": "Memnite"}, "count": 1}],
        }],
        **changes,
    }  # fmt: skip


def played(scenario):
    return run(scenario, Catalog.installed().only("cardwright"))


def test_a_scenario_that_holds_passes():
    """All its actions are done and its assertions are true."""
    assert played(example()) == Result("Example.java::test", "passed")


def test_a_wrong_expectation_fails_and_says_what_is_there():
    """The reason tells what was found and what was expected."""
    scenario = example()
    scenario["segments"][0]["assertions"] = [{"op": "life", "player": "B", "life": 17}]

    assert played(scenario).state == "failed"
    assert played(scenario).reason == "life of B is 20, not 17"


def test_a_card_that_is_not_installed_is_unsupported():
    """The reason names the card."""
    assert played(example(cards=["No Such Card"])).reason == "card: No Such Card"


def test_an_answer_that_nobody_asks_for_is_never_passed():
    """What is left in a queue is a thing of the runner's."""
    scenario = example()
    scenario["segments"][0]["script"].append(
        {"op": "choice", "player": "A", "kind": "color", "value": "red", "raw": "Red"}
    )

    assert played(scenario).state == "failed" or played(scenario).state == "runner"


def test_an_expected_failure_has_to_happen():
    """A scenario that must go wrong in a certain way fails when nothing goes wrong."""
    scenario = example()
    scenario["segments"][0]["expect_failure"] = {"kind": "illegal_action", "required": True}

    assert played(scenario).state == "failed"


def test_libraries_have_the_later_card_nearer_the_top():
    """Of two cards added to a library, the later is on top of the earlier."""
    adds = [
        {"op": "add_card", "zone": "library", "player": "A", "card": name, "count": 1}
        for name in ("Shock", "Murder")
    ]

    names = [piece.name for piece in board(example(setup=adds)).sides[0].library]

    assert names == ["Murder", "Shock", "Mountain"]


def test_contradictions_name_scenario_and_rule():
    """Each entry of the list has an id and the number of a rule."""
    numbers = set((ROOT / "tests/cr_numbers.txt").read_text().split())

    assert set(report.contradictions().values()) <= numbers


@needs_scenarios
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_what_passed_before_still_passes(path):
    """No scenario on the list of those that pass has stopped passing."""
    listed = set(FLOOR.read_text(encoding="utf-8").split("\n"))
    wanted = [scenario for scenario in scenarios(path) if scenario["id"] in listed]

    lost = [r for r in report.run_all(wanted) if r.state != "passed" and not r.rule]

    assert lost == []
