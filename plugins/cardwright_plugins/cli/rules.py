"""``cardwright rules``: which rules of the Comprehensive Rules have tests."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from cardwright_plugins.testing.rule_numbers import Rules, by_rule, coverage


def rules(
    file: Annotated[Path, typer.Argument(help="The text of the Comprehensive Rules.")],
    tests: Annotated[Path, typer.Option(help="The folder of the tests.")] = Path("tests"),
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    section: Annotated[str, typer.Option(help="Only rules that begin so, such as 704.")] = "",
    untested: Annotated[bool, typer.Option(help="Only rules without a test.")] = False,
) -> None:
    """List the rules with the tests that carry their numbers, and the totals per section."""
    try:
        found = Rules.read(file)
        marked = by_rule(tests)
    except (OSError, ValueError) as error:
        typer.echo(f"{file}: {error}", err=True)
        raise typer.Exit(2) from None
    data = coverage(found, marked)
    if as_json:
        print(json.dumps(data, ensure_ascii=False, indent=2))
        return
    for rule in found.rules:
        own = marked.get(rule.number, [])
        if rule.number.startswith(section) and not (untested and own):
            print(f"{rule.number:9} {len(own):4}  {', '.join(own)}".rstrip())
    print()
    sections = data["sections"]
    assert isinstance(sections, dict)
    for number, totals in sections.items():
        if number.startswith(section[:3]):
            share = f"{totals['tested']} of {totals['rules']}"
            print(f"{number:9} {share:>11}  {totals['title']}")
    print(f"{data['tested']} of {data['rules']} rules have tests")
