"""Scenario files: the schema, where errors stand, results, puzzles."""

import json

import pytest

from cardwright_plugins.scenarios import DocumentError, load, play

TOML = """\
version = 1

[[scenarios]]
name = "Lightning Bolt kills a small creature"
do = [
    { cast = "Lightning Bolt", targets = "Memnite" },
    "resolve",
]

[scenarios.p1]
hand = ["Lightning Bolt"]
battlefield = ["Mountain"]

[scenarios.p2]
battlefield = ["Memnite"]

[scenarios.expect]
p2 = { graveyard = ["Memnite"], battlefield_count = 0 }
log = "Memnite is destroyed"
"""

DATA = {
    "version": 1,
    "name": "Lightning Bolt kills a small creature",
    "p1": {"hand": ["Lightning Bolt"], "battlefield": ["Mountain"]},
    "p2": {"battlefield": ["Memnite"]},
    "do": [{"cast": "Lightning Bolt", "targets": ["Memnite"]}, "resolve"],
    "expect": {"p2": {"graveyard": ["Memnite"]}},
}

PUZZLE = """\
[metadata]
Name:Try
Goal:Win
Turns:1
Description:Win this turn.
[state]
ActivePlayer=Human
ActivePhase=Main1
HumanLife=5
AILife=3
humanhand=Lightning Bolt
humanbattlefield=Mountain;Memnite|Counters:P1P1=2|Tapped
aibattlefield=Su-Chi|SummonSick
"""


def written(tmp_path, text, name="some.toml"):
    path = tmp_path / name
    path.write_text(text if isinstance(text, str) else json.dumps(text, indent=2), "utf-8")
    return path


def outcome(tmp_path, data):
    (document,) = load(written(tmp_path, data, "some.json"))
    return play(document)


def test_toml_and_json_say_the_same(tmp_path):
    """A scenario passes whichever way it is written."""
    (toml,) = load(written(tmp_path, TOML))
    (plain,) = load(written(tmp_path, DATA, "some.json"))

    assert toml.board == plain.board
    assert (play(toml).state, play(plain).state) == ("passed", "passed")


def test_what_differs_is_told_with_its_line(tmp_path):
    """A failure says what was found, what was expected, and where that stands."""
    found = outcome(tmp_path, {**DATA, "expect": {"p2": {"life": 17}}})

    assert found.state == "failed"
    assert found.reason == "p2's life is 20, not 17"
    assert "life" in (tmp_path / "some.json").read_text().splitlines()[found.line - 1]


def test_an_action_that_is_not_legal_can_be_expected(tmp_path):
    """``illegal`` holds an action that the rules refuse, and a part of the reason."""
    data = {
        "version": 1,
        "p1": {"hand": ["Murder"], "battlefield": ["3 Swamp"]},
        "do": [{"illegal": {"cast": "Murder"}, "because": "no legal target"}],
        "expect": {"cannot": [{"cast": "Murder", "because": "601.2c"}]},
    }

    assert outcome(tmp_path, data).state == "passed"


def test_a_legal_action_is_not_illegal(tmp_path):
    """``illegal`` fails when the action can be done."""
    data = {**DATA, "do": [{"illegal": {"cast": "Lightning Bolt", "targets": ["Memnite"]}}]}

    assert outcome(tmp_path, data).reason == "cast Lightning Bolt is legal"


def test_a_card_that_is_not_installed_is_unsupported(tmp_path):
    """The outcome names the card."""
    found = outcome(tmp_path, {"version": 1, "p1": {"hand": ["No Such Card"]}})

    assert (found.state, found.reason) == ("unsupported", "card: No Such Card")


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ('{"version": 1,\n "p1": {\n  "hnad": []}}', 3, "did you mean 'hand'"),
        ('{"version": 1,\n "p1": {"life": "many"}}', 2, "expected a number"),
        (
            '{"version": 1,\n "p1": {"hand": [\n  {"name": "Shock",\n   "taped": true}]}}',
            4,
            "tapped",
        ),
        ('{"version": 2}', 1, "known is 1"),
        ('{"version": 1,\n "do": [{"cats": "Shock"}]}', 2, "did you mean 'cast'"),
        ('{"version": 1,\n "step": "dinner"}', 2, "no step"),
        ('{"version": 1,\n "expect": {"p1": {"lief": 3}}}', 2, "did you mean 'life'"),
        ('{"version": 1,\n "expect": {"p3": {}}}', 2, "no player"),
        ('{"version": 1,\n', 2, "Expecting"),
    ],
)
def test_what_is_not_in_the_schema_is_refused_with_its_line(tmp_path, text, line, reason):
    """An unknown key, a value of a wrong type and a broken file name the line."""
    with pytest.raises(DocumentError, match=reason) as caught:
        load(written(tmp_path, text, "some.json"))

    assert caught.value.line == line


def test_toml_errors_have_lines_too(tmp_path):
    """In TOML the line is that of the key."""
    with pytest.raises(DocumentError, match="did you mean 'battlefield'") as caught:
        load(written(tmp_path, TOML.replace('battlefield = ["Mem', 'batlefield = ["Mem')))

    assert caught.value.line == 15


def test_a_key_twice_in_json_is_refused(tmp_path):
    """A second value for a key would silently win."""
    with pytest.raises(DocumentError, match="twice"):
        load(written(tmp_path, '{"version": 1, "seed": 1, "seed": 2}', "some.json"))


def test_forge_puzzles_are_boards(tmp_path):
    """A puzzle has its board, who begins, and its goal in words."""
    (document,) = load(written(tmp_path, PUZZLE, "try.pzl"))
    mine, theirs = document.board.sides

    assert (document.name, mine.life, theirs.life) == ("Try", 5, 3)
    assert "goal: Win" in document.about
    assert [piece.name for piece in mine.battlefield] == ["Mountain", "Memnite"]
    assert mine.battlefield[1].counters == {"+1/+1": 2}
    assert theirs.battlefield[0].sick
    assert play(document).state == "passed"


def test_unknown_words_of_a_puzzle_are_refused(tmp_path):
    """A mark of a card that nothing reads is an error with its line."""
    with pytest.raises(DocumentError, match="unknown mark") as caught:
        load(written(tmp_path, PUZZLE.replace("SummonSick", "Sleepy"), "try.pzl"))

    assert caught.value.line == 13
