"""The rules of the Comprehensive Rules, and which tests carry their numbers."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import attrs

_RULE = re.compile(r"(\d{3}\.\d+(?:[a-z]|\.)?) (\S.*)")
_SECTION = re.compile(r"(\d{3})\. (\S.*)")


@attrs.frozen
class Rule:
    """One numbered rule: ``704.5g`` and its text. ``section`` is ``704``."""

    number: str
    text: str

    @property
    def section(self) -> str:
        return self.number.partition(".")[0]


@attrs.frozen
class Rules:
    """The rules in order, and the titles of their sections by number."""

    rules: tuple[Rule, ...]
    titles: Mapping[str, str]

    @classmethod
    def parse(cls, text: str) -> Rules:
        """Read the text of the Comprehensive Rules; the glossary has no numbers."""
        found: dict[str, Rule] = {}
        titles: dict[str, str] = {}
        for line in text.lstrip("\ufeff").splitlines():
            rule = _RULE.fullmatch(line.strip())
            if rule:
                number = rule[1].rstrip(".")
                found.setdefault(number, Rule(number, rule[2]))
                continue
            section = _SECTION.fullmatch(line.strip())
            if section:
                titles.setdefault(section[1], section[2])
        if not found:
            raise ValueError("this text has no numbered rules")
        return cls(tuple(found.values()), titles)

    @classmethod
    def read(cls, path: Path) -> Rules:
        """Read a rules file."""
        return cls.parse(path.read_text(encoding="utf-8-sig"))


def marked(path: Path) -> Iterator[tuple[str, str]]:
    """The ``cr`` marks of a test file: pairs of a rule's number and the test's id.

    A mark on a class or on the module holds for all tests in it.
    """
    tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
    yield from _marked(tree.body, path.as_posix(), ())


def _marked(
    body: Iterable[ast.stmt], id_: str, above: tuple[str, ...]
) -> Iterator[tuple[str, str]]:
    statements = list(body)
    for statement in statements:
        if isinstance(statement, ast.Assign) and any(
            isinstance(name, ast.Name) and name.id == "pytestmark" for name in statement.targets
        ):
            above += tuple(_numbers([statement.value]))
    for statement in statements:
        if isinstance(statement, ast.ClassDef):
            own = above + tuple(_numbers(statement.decorator_list))
            yield from _marked(statement.body, f"{id_}::{statement.name}", own)
        elif isinstance(statement, ast.FunctionDef) and statement.name.startswith("test"):
            for number in dict.fromkeys((*above, *_numbers(statement.decorator_list))):
                yield number, f"{id_}::{statement.name}"


def _numbers(expressions: Iterable[ast.expr]) -> Iterator[str]:
    for expression in expressions:
        for node in ast.walk(expression):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
                continue
            if node.func.attr == "cr":
                for argument in node.args:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        yield argument.value


def by_rule(folder: Path) -> dict[str, list[str]]:
    """Rule number → ids of the tests in a folder that carry it."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for number, test in marked(path):
            found.setdefault(number, []).append(test)
    return found


def coverage(rules: Rules, tests: Mapping[str, list[str]]) -> dict[str, object]:
    """Which rules have tests, as plain data: ``{rules, tested, sections}``."""
    sections: dict[str, dict[str, object]] = {}
    for number, title in rules.titles.items():
        own = [rule for rule in rules.rules if rule.section == number]
        if own:
            sections[number] = {
                "title": title,
                "rules": len(own),
                "tested": sum(rule.number in tests for rule in own),
            }
    return {
        "rules": len(rules.rules),
        "tested": sum(rule.number in tests for rule in rules.rules),
        "sections": sections,
        "tests": {rule.number: tests[rule.number] for rule in rules.rules if rule.number in tests},
    }
