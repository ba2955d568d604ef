"""The pytest plugin, in a pytest of its own."""

import subprocess
import sys

import pytest


@pytest.fixture
def run_pytest(tmp_path):
    """Runs a test file in a folder of its own and returns the output."""

    def run(test, *arguments, ini=""):
        (tmp_path / "pytest.ini").write_text(f"[pytest]\n{ini}")
        (tmp_path / "test_it.py").write_text(test)
        command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *arguments]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
        return done.stdout + done.stderr

    return run


def test_an_answer_nobody_asked_for_fails_the_test(run_pytest):
    """It is a failure of the test, not an error after it."""
    text = run_pytest('def test_it(scenario):\n    scenario().choose("Memnite")\n')

    assert "1 failed" in text
    assert "nobody asked for these answers: 'Memnite'" in text


def test_a_failed_assertion_shows_the_board(run_pytest):
    """A plain assertion that fails comes with the board, the log and the command."""
    text = run_pytest(
        "def test_it(scenario):\n"
        '    s = scenario(p1=dict(hand=["Shock"]))\n'
        "    assert s.p1.life == 3\n"
    )

    assert "hand 1: Shock" in text
    assert "again: pytest test_it.py::test_it" in text


def test_a_number_that_is_no_rule_is_refused(run_pytest, tmp_path):
    """Collection stops at a marker that names no rule."""
    (tmp_path / "numbers.txt").write_text("100.1\n")
    text = run_pytest(
        'import pytest\n@pytest.mark.cr("999.9")\ndef test_it():\n    pass\n',
        ini="cardwright_rule_numbers = numbers.txt",
    )

    assert "'999.9' is no rule" in text


def test_cards_of_other_packages_are_not_there(run_pytest):
    """Only the distribution `cardwright` and the packs that are named count."""
    text = run_pytest(
        "from cardwright.catalog import Catalog\n"
        "def test_it(scenario):\n"
        '    assert scenario().game.pool.versions.keys() <= {"cardwright"}\n'
    )

    assert "1 passed" in text
