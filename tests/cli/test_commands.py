"""The command line, as a user runs it."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cardwright_plugins.cli.app import run

Output = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _wide(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lines are not broken, and nothing is blocked."""
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.delenv("CARDWRIGHT_BLOCK", raising=False)


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    """A deck file with one name that no card has, on its third line."""
    path = tmp_path / "mine.txt"
    path.write_text("# Mine\n56 Mountain\n4 Lightning Blot\n", encoding="utf-8")
    return path


# --- starting ----------------------------------------------------------------------------


def run_process(*arguments: str, code: str = "") -> subprocess.CompletedProcess[str]:
    """The command in a process of its own; ``code`` runs before it."""
    start = f"{code}\nfrom cardwright_plugins.cli import main\nraise SystemExit(main())"
    roots = os.pathsep.join(sys.path)
    return subprocess.run(
        [sys.executable, "-c", start, *arguments],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": roots, "COLUMNS": "200"},
    )


def test_version_is_quick() -> None:
    """``--version`` imports neither the engine nor what the other commands need."""
    code = """
import atexit, sys
def show():
    heavy = {"typer", "rich", "cardwright.language", "cardwright.game"}
    print(sorted(heavy & set(sys.modules)))
atexit.register(show)
"""
    done = run_process("--version", code=code)

    name, modules = done.stdout.splitlines()
    assert name.startswith("cardwright ")
    assert modules == "[]"
    assert done.returncode == 0


def test_version_takes_no_time() -> None:
    """The best of some runs of ``--version`` is far below a second."""
    times = []
    for _ in range(3):
        began = time.perf_counter()
        run_process("--version")
        times.append(time.perf_counter() - began)

    assert min(times) < 0.5


def test_without_the_extra() -> None:
    """Without typer and rich one line says what to install, and the exit code is 2."""
    done = run_process("decks", code="import sys; sys.modules['typer'] = None")

    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr == (
        "cardwright: the command line needs typer and rich; run: pip install 'cardwright[cli]'\n"
    )


@pytest.mark.parametrize(
    "arguments", [["--help"], ["play", "--help"], ["sim", "-h"], ["--version"]]
)
def test_help(arguments: list[str], capsys: Output) -> None:
    """Help and version are no failures."""
    assert run(arguments) == 0
    assert capsys.readouterr().out.strip()


def test_help_tells_exit_codes(capsys: Output) -> None:
    """The main help names the commands and the exit codes."""
    run(["--help"])
    text = capsys.readouterr().out

    assert all(word in text for word in ("play", "sim", "packs", "cards", "decks", "Exit codes"))


@pytest.mark.parametrize(
    "arguments", [["nonsense"], ["sim"], ["sim", "stompy", "stompy", "-n", "0"]]
)
def test_usage_errors(arguments: list[str], capsys: Output) -> None:
    """What can't be understood exits with 2 and says why on standard error."""
    assert run(arguments) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err


# --- decks -------------------------------------------------------------------------------


def test_decks(capsys: Output) -> None:
    """The shipped decks are listed with their names and sizes."""
    assert run(["decks"]) == 0
    lines = capsys.readouterr().out.splitlines()

    assert any("stompy" in line and "Mono-Green Stompy" in line and "60" in line for line in lines)


def test_deck_check(capsys: Output) -> None:
    """A deck without problems is praised."""
    assert run(["deck", "check", "stompy"]) == 0
    assert "all cards are installed" in capsys.readouterr().out


def test_deck_check_unknown_card(deck: Path, capsys: Output) -> None:
    """An unknown card is told with file, line and the nearest names; the exit code is 1."""
    assert run(["deck", "check", str(deck)]) == 1
    error = capsys.readouterr().err

    assert error.startswith(f"cardwright: {deck}:3: no such card is installed: 'Lightning Blot'")
    assert "did you mean Lightning Bolt" in error
    assert error.count("\n") == 1


def test_deck_check_unreadable(tmp_path: Path, capsys: Output) -> None:
    """Each line that can't be read is told with its number; the exit code is 2."""
    path = tmp_path / "bad.txt"
    path.write_text("4 Mountain\nMountain\nx Island\n", encoding="utf-8")

    assert run(["deck", "check", str(path)]) == 2
    error = capsys.readouterr().err
    assert [line.split(": ")[1] for line in error.splitlines()] == [f"{path}:2", f"{path}:3"]


def test_deck_check_notes(tmp_path: Path, capsys: Output) -> None:
    """What keeps a list from being a constructed deck is noted and is no problem (100.2a)."""
    path = tmp_path / "small.txt"
    path.write_text("20 Mountain\n5 Lightning Bolt\n", encoding="utf-8")

    assert run(["deck", "check", str(path)]) == 0
    text = capsys.readouterr().out
    assert "25 cards; a deck has at least 60" in text
    assert f"{path}:2: more than four of a card: 'Lightning Bolt'" in text


@pytest.mark.parametrize("command", ["play", "sim"])
def test_no_such_deck(command: str, capsys: Output) -> None:
    """A deck that is no file and not shipped is told in one line, with those that are."""
    assert run([command, "nothing-like-it", "stompy"]) == 2
    error = capsys.readouterr().err

    assert error.startswith("cardwright: nothing-like-it: no such file, and no shipped deck (")
    assert error.count("\n") == 1


def test_play_with_an_unknown_card(deck: Path, capsys: Output) -> None:
    """A game is refused when a card is not installed, and each problem is told once."""
    assert run(["play", str(deck), str(deck)]) == 2
    assert capsys.readouterr().err.count(f"{deck}:3") == 1


# --- what is installed -------------------------------------------------------------------


def test_packs(capsys: Output) -> None:
    """The packages are listed with version and counts."""
    assert run(["packs"]) == 0
    assert "cardwright" in capsys.readouterr().out


def test_cards_query(capsys: Output) -> None:
    """A part of a name finds cards; one card is shown with its text."""
    assert run(["cards", "lightning bolt"]) == 0
    text = capsys.readouterr().out

    assert "Instant" in text
    assert "Lightning Bolt deals 3 damage to any target." in text


def test_cards_none(capsys: Output) -> None:
    """When nothing is found the nearest names are told, with exit code 1."""
    assert run(["cards", "lightning blot"]) == 1
    assert "lightning-bolt" in capsys.readouterr().err


def test_cards_block_and_strict(capsys: Output) -> None:
    """A blocked card is listed as such; it is an error with ``--strict`` only."""
    arguments = ["cards", "lightning bolt", "--block", "lightning-bolt"]

    assert run(arguments) == 0
    captured = capsys.readouterr()
    assert "blocked" in captured.out
    assert "cardwright: blocked: lightning-bolt" in captured.err
    assert run([*arguments, "--strict"]) == 1


# --- playing -----------------------------------------------------------------------------


def test_play_agents(capsys: Output) -> None:
    """A game between agents shows its end: board, result, and the tail of the log."""
    assert run(["play", "stompy", "white-weenie", "--seed", "3"]) == 0
    text = capsys.readouterr().out

    assert "Mono-Green Stompy (greedy) against White Weenie (greedy), seed 3" in text
    assert "wins: " in text
    assert "♥" in text
    assert "104.3" in text or "119.3" in text


def test_play_is_repeatable(capsys: Output) -> None:
    """The same seed gives the same output, the whole log included."""
    texts = []
    for _ in range(2):
        run(["play", "stompy", "mono_red_goblins", "--seed", "5", "--log"])
        texts.append(capsys.readouterr().out)

    assert texts[0] == texts[1]
    assert "plays Forest" in texts[0]


def test_play_without_log(capsys: Output) -> None:
    """``--no-log`` leaves the log out."""
    run(["play", "stompy", "mono_red_goblins", "--seed", "5", "--no-log"])

    assert "119.3" not in capsys.readouterr().out


def test_play_called_off(capsys: Output) -> None:
    """A game that takes too many turns is a draw that says so."""
    assert run(["play", "stompy", "stompy", "--max-turns", "1"]) == 0
    assert "Nobody wins: draw: called off after 1 turns." in capsys.readouterr().out


def test_play_no_such_agent(capsys: Output) -> None:
    """An unknown agent is told with those that are installed."""
    assert run(["play", "stompy", "stompy", "--agents", "clever,greedy"]) == 2
    assert "clever: no such agent; installed are greedy" in capsys.readouterr().err


# --- simulating --------------------------------------------------------------------------


def simulated(capsys: Output, *more: str) -> dict[str, object]:
    """The document of a small simulation, without how long it took."""
    code = run(["sim", "stompy", "white_weenie", "-n", "6", "--agents", "greedy,random",
                "--json", *more])  # fmt: skip
    document: dict[str, object] = json.loads(capsys.readouterr().out)
    assert code == 0
    document.pop("timing")
    return document


def test_sim_json(capsys: Output) -> None:
    """The document has the totals and each game with its seed, result and digest."""
    document = simulated(capsys)
    results = document["results"]
    assert isinstance(results, list)

    assert document["games"] == len(results) == 6
    assert [one["first"] for one in results] == [0, 1, 0, 1, 0, 1]
    assert all(len(one["digest"]) == 32 for one in results)
    assert len({one["seed"] for one in results}) == 6


def test_sim_is_the_same_with_more_processes(capsys: Output) -> None:
    """``--jobs`` changes nothing in the results."""
    assert simulated(capsys) == simulated(capsys, "--jobs", "2")


def test_sim_table(capsys: Output) -> None:
    """The table shows wins with intervals, turns, speed and why games ended."""
    assert run(["sim", "stompy", "stompy", "-n", "2"]) == 0
    text = capsys.readouterr().out

    assert all(word in text for word in ("95 % interval", "turns on average", "a second"))
    assert "Mono-Green Stompy A" in text
