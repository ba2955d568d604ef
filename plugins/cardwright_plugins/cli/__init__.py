"""The command line: play and simulate games, look at what is installed, check decks.

It needs typer and rich, the extra ``cli``; without them it says so. Nothing but ``--version``
is answered before they are imported, and nothing of the engine is imported by a command that
does not use it.
"""

from __future__ import annotations

import sys

NEEDED = "cardwright: the command line needs typer and rich; run: pip install 'cardwright[cli]'"


def main() -> int:
    """The command ``cardwright``; returns the exit code.

    0 is success; 1 a problem was found in what was looked at; 2 the command or its input
    can't be used.
    """
    if sys.argv[1:] in (["--version"], ["-V"]):
        from importlib.metadata import version

        print(f"cardwright {version('cardwright')}")
        return 0
    try:
        import rich  # noqa: F401  # only whether it is there
        import typer  # noqa: F401  # only whether it is there
    except ImportError:
        print(NEEDED, file=sys.stderr)
        return 2
    from cardwright_plugins.cli.app import run

    return run(sys.argv[1:])
