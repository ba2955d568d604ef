"""Write the entry points of pyproject.toml from the modules that exist.

``python tools/sync_entry_points.py`` rewrites the tables between the two marker comments;
with ``--check`` it changes nothing and exits 1 when they are stale. An editable install keeps
the tables it was made with, so ``--install`` renews the one of this interpreter afterwards.

A card module is named after the slug of its card, with underscores (and a leading ``_``
where the slug starts with a digit): ``lightning_bolt.py`` is ``lightning-bolt``. In the
folders of ``cardwright_plugins`` a module is a plugin when it defines a name that starts
with ``cardwright_``; others there are its helpers. Modules that start with ``_`` and a
letter are private and never entry points.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
START = "# >>> entry points\n"
END = "# <<< entry points\n"
PLUGIN_FOLDERS = {
    "agents": "agent-",
    "commands": "command-",
    "deck_formats": "deck-format-",
    "formats": "format-",
    "keywords": "keyword-",
    "rules": "rules-",
}
_IS_CARD = re.compile(r"^card\b", re.MULTILINE)
_IS_PLUGIN = re.compile(r"^(?:def )?cardwright_\w+\s*[(:=]", re.MULTILINE)


def modules(folder: Path) -> Iterator[Path]:
    """The public modules of a package, by name."""
    for path in sorted(folder.glob("*.py")):
        if not re.match(r"_(?!\d)", path.name):
            yield path


def slug_of(path: Path) -> str:
    """The entry-point name a module's file name stands for."""
    return path.stem.strip("_").replace("_", "-")


def cards(root: Path) -> dict[str, str]:
    """Slug -> value for each card; SystemExit for a module there that defines no ``card``."""
    found = {}
    for path in modules(root / "cards_builtin/cardwright_cards"):
        if not _IS_CARD.search(path.read_text(encoding="utf-8")):
            raise SystemExit(f"{path} defines no `card`")
        found[slug_of(path)] = f"cardwright_cards.{path.stem}:card"
    return found


def plugins(root: Path) -> dict[str, str]:
    """Entry-point name -> module for each other plugin."""
    found = {}
    for folder, prefix in PLUGIN_FOLDERS.items():
        for path in modules(root / "plugins/cardwright_plugins" / folder):
            if _IS_PLUGIN.search(path.read_text(encoding="utf-8")):
                found[prefix + slug_of(path)] = f"cardwright_plugins.{folder}.{path.stem}"
    return dict(sorted(found.items()))


def tables(root: Path) -> str:
    """The text that belongs between the markers."""
    text = ""
    for group, entries in (
        ("cardwright.cards", cards(root)),
        ("cardwright.plugins", plugins(root)),
    ):
        text += f'[project.entry-points."{group}"]\n'
        text += "".join(f'{name} = "{value}"\n' for name, value in entries.items()) + "\n"
    return text.rstrip("\n") + "\n"


def synced(project: str, root: Path) -> str:
    """The text of pyproject.toml with its tables brought up to date."""
    before, start, rest = project.partition(START)
    _, end, after = rest.partition(END)
    if not start or not end:
        raise SystemExit("pyproject.toml lacks the marker comments")
    return before + START + tables(root) + END + after


def main() -> int:
    """Write or check the tables; the exit code is 1 when a check fails."""
    parser = argparse.ArgumentParser(description="Keep the entry points in step with the modules.")
    parser.add_argument("--check", action="store_true", help="change nothing; exit 1 when stale")
    parser.add_argument("--install", action="store_true", help="renew the editable install too")
    arguments = parser.parse_args()
    path = ROOT / "pyproject.toml"
    old = path.read_text(encoding="utf-8")
    new = synced(old, ROOT)
    if arguments.check:
        if new == old:
            return 0
        print("pyproject.toml is stale: run python tools/sync_entry_points.py", file=sys.stderr)
        return 1
    if new != old:
        path.write_text(new, encoding="utf-8")
    if arguments.install:
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "-e", str(ROOT)]
        return subprocess.run(command, check=False).returncode
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
