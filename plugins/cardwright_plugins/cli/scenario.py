"""``cardwright scenario``: run scenario files, and draw their boards."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated

import typer

from cardwright.problems import CardwrightError
from cardwright.scenario.drawing import draw
from cardwright_plugins.scenarios.document import Document, DocumentError
from cardwright_plugins.scenarios.playing import STATES, Outcome, play, set_up
from cardwright_plugins.scenarios.reading import load

app = typer.Typer(help="Run scenario files, and draw their boards.", no_args_is_help=True)

Files = Annotated[list[Path], typer.Argument(help="Scenario files, or folders of them.")]
Only = Annotated[str, typer.Option(help="Only the scenario of this name.")]


@app.command()
def run(
    files: Files,
    only: Only = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    quiet: Annotated[bool, typer.Option(help="Print no boards of those that failed.")] = False,
) -> None:
    """Play the scenarios of files and compare. The exit code is 1 when one did not pass, and 2
    when a file is not as the schema says."""
    outcomes = [play(document) for document in _documents(files, only)]
    counts = Counter(outcome.state for outcome in outcomes)
    if as_json:
        totals = {state: counts[state] for state in STATES}
        data = {"totals": totals, "scenarios": [outcome.as_data() for outcome in outcomes]}
        print(json.dumps(data, ensure_ascii=False, indent=2))
    else:
        for outcome in outcomes:
            print("\n".join(told(outcome, quiet)))
        print(", ".join(f"{counts[state]} {state}" for state in STATES if counts[state]))
    if counts["passed"] < len(outcomes):
        raise typer.Exit(1)


@app.command()
def show(files: Files, only: Only = "") -> None:
    """Draw the boards that the scenarios of files begin with."""
    for document in _documents(files, only):
        print(f"{document.name} ({document.file})")
        if document.about:
            print(document.about)
        print()
        try:
            print(draw(set_up(document).game))
        except CardwrightError as error:
            print(f"can't be set up: {error}")
            raise typer.Exit(1) from None
        print()


def told(outcome: Outcome, quiet: bool = False) -> Iterator[str]:
    """An outcome as lines."""
    document = outcome.document
    where = f"{document.file}:{outcome.line}" if outcome.line else document.file
    reason = f": {outcome.reason}" if outcome.reason else ""
    yield f"{outcome.state:12} {document.name} ({where}){reason}"
    if outcome.picture and not quiet:
        yield from (f"    {line}" for line in ["", *outcome.picture.splitlines(), ""])


def _documents(files: Iterable[Path], only: str) -> list[Document]:
    try:
        found = [document for path in _expand(files) for document in load(path)]
    except DocumentError as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(2) from None
    chosen = [document for document in found if only in ("", document.name)]
    if not chosen:
        typer.echo(f"no scenario{f' called {only!r}' if only else 's'} there", err=True)
        raise typer.Exit(2)
    return chosen


def _expand(files: Iterable[Path]) -> Iterator[Path]:
    for path in files:
        if path.is_dir():
            suffixes = (".json", ".toml", ".yaml", ".yml", ".pzl")
            yield from sorted(p for p in path.rglob("*") if p.suffix.casefold() in suffixes)
        else:
            yield path
