"""The entry points in pyproject.toml."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
SCRIPT = "tools/sync_entry_points.py"
FILES = {
    SCRIPT: (ROOT / SCRIPT).read_text(encoding="utf-8"),
    "pyproject.toml": "# >>> entry points\n# <<< entry points\n",
    "cards_builtin/cardwright_cards/__init__.py": "",
    "cards_builtin/cardwright_cards/lightning_bolt.py": "card = 1\n",
    "cards_builtin/cardwright_cards/_1996_world_champion.py": "card = 1\n",
    "cards_builtin/cardwright_cards/fire__ice.py": "card = 1\n",
    "plugins/cardwright_plugins/keywords/flying.py": "def cardwright_keywords():\n    ...\n",
    "plugins/cardwright_plugins/keywords/words.py": "def helper():\n    ...\n",
    "plugins/cardwright_plugins/deck_formats/plain.py": "def cardwright_deck_formats(): ...\n",
}


def run(root: Path, *arguments: str) -> int:
    command = [sys.executable, str(root / SCRIPT), *arguments]
    return subprocess.run(command, capture_output=True, check=False).returncode


def test_entry_points_are_in_step_with_the_modules() -> None:
    """Every card and plugin module has its entry point, and the reverse."""
    assert run(ROOT, "--check") == 0


def test_tables_are_written_from_the_modules(tmp_path) -> None:
    """File names become slugs; helpers are left out; a second run changes nothing."""
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    assert run(tmp_path, "--check") == 1
    assert run(tmp_path) == 0
    assert run(tmp_path, "--check") == 0
    assert (tmp_path / "pyproject.toml").read_text(encoding="utf-8").splitlines() == [
        "# >>> entry points",
        '[project.entry-points."cardwright.cards"]',
        '1996-world-champion = "cardwright_cards._1996_world_champion:card"',
        'fire--ice = "cardwright_cards.fire__ice:card"',
        'lightning-bolt = "cardwright_cards.lightning_bolt:card"',
        "",
        '[project.entry-points."cardwright.plugins"]',
        'deck-format-plain = "cardwright_plugins.deck_formats.plain"',
        'keyword-flying = "cardwright_plugins.keywords.flying"',
        "# <<< entry points",
    ]
