"""The commands ``scenario`` and ``rules``."""

import json

import pytest

typer = pytest.importorskip("typer")
from typer.testing import CliRunner  # noqa: E402  # typer may be missing

from cardwright_plugins.cli import rules, scenario  # noqa: E402  # the same

FILE = {
    "version": 1,
    "scenarios": [
        {"name": "holds", "p1": {"life": 7}, "expect": {"p1": {"life": 7}}},
        {"name": "differs", "expect": {"p1": {"life": 7}}},
        {"name": "lacks a card", "p1": {"hand": ["No Such Card"]}},
    ],
}


@pytest.fixture
def file(tmp_path):
    """A file with one scenario of each kind."""
    path = tmp_path / "some.json"
    path.write_text(json.dumps(FILE, indent=1))
    return path


def test_run_tells_the_result_of_each_scenario(file):
    """Each scenario has its state and its reason; not all passed, so the exit code is 1."""
    found = CliRunner().invoke(scenario.app, ["run", str(file)])

    assert found.exit_code == 1
    assert "passed       holds" in found.output
    assert "p1's life is 20, not 7" in found.output
    assert "card: No Such Card" in found.output
    assert "1 passed, 1 failed, 1 unsupported" in found.output


def test_run_as_json(file):
    """One object holds the totals and the scenarios."""
    found = CliRunner().invoke(scenario.app, ["run", str(file), "--json", "--only", "holds"])

    assert found.exit_code == 0
    assert json.loads(found.stdout)["totals"]["passed"] == 1


def test_a_file_that_is_wrong_is_refused(tmp_path):
    """The error names the file and the line; the exit code is 2."""
    path = tmp_path / "some.json"
    path.write_text('{"version": 1,\n "lief": 3}')
    found = CliRunner().invoke(scenario.app, ["run", str(path)])

    assert found.exit_code == 2
    assert "some.json:2: lief: unknown key" in found.output


def test_show_draws_the_board(file):
    """The board is drawn as the scenario begins."""
    found = CliRunner().invoke(scenario.app, ["show", str(file), "--only", "holds"])

    assert found.exit_code == 0
    assert "p1  life 7" in found.output


def test_rules_lists_rules_and_totals(tmp_path):
    """Each rule stands with its tests; the totals are per section."""
    (tmp_path / "rules.txt").write_text("100. General\n\n100.1. One.\n\n100.1a Two.\n")
    (tmp_path / "test_it.py").write_text(
        'import pytest\n@pytest.mark.cr("100.1")\ndef test_it():\n    """It."""\n'
    )
    app = typer.Typer()
    app.command()(rules.rules)
    arguments = [str(tmp_path / "rules.txt"), "--tests", str(tmp_path)]

    plain = CliRunner().invoke(app, arguments)
    data = json.loads(CliRunner().invoke(app, [*arguments, "--json"]).stdout)

    assert "test_it.py::test_it" in plain.output
    assert (data["rules"], data["tested"]) == (2, 1)
    assert data["sections"]["100"]["tested"] == 1
