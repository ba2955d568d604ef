"""The pytest plugin: the ``scenario`` fixture and the ``cr`` marker.

``scenario(p1=..., p2=...)`` sets a board up; see `cardwright.scenario.Scenario`. Only the
distribution ``cardwright`` and the packs under test are in the game, whatever else is
installed: those of the ini option ``cardwright_packs``, or the project that pytest runs in.

``@pytest.mark.cr("106.12a")`` names the rule a test checks. When the ini option
``cardwright_rule_numbers`` names a file with the numbers of the rules, one in each line, a
number that is not among them is an error.
"""

from __future__ import annotations

import shlex
import tomllib
from collections.abc import Generator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardwright.scenario import Scenario

    MakeScenario = Callable[..., Scenario]

PACKS = "cardwright_packs"
NUMBERS = "cardwright_rule_numbers"

_scenarios = pytest.StashKey["list[Scenario]"]()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Declare the ini options."""
    parser.addini(PACKS, "distributions whose cards and rules the scenarios use", "args", [])
    parser.addini(NUMBERS, "file with the numbers of the rules that cr markers may name")


def pytest_configure(config: pytest.Config) -> None:
    """Declare the marker."""
    config.addinivalue_line("markers", "cr(number, ...): the rules that a test checks")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Refuse markers that name no rule."""
    known = _numbers(config)
    wrong: list[str] = []
    for item in items:
        for mark in item.iter_markers("cr"):
            if not mark.args:
                wrong.append(f"{item.nodeid}: cr() names no rule")
            wrong.extend(
                f"{item.nodeid}: {number!r} is no rule of the Comprehensive Rules"
                for number in mark.args
                if known is not None and number not in known
            )
    if wrong:
        raise pytest.UsageError("\n".join(wrong))


def _numbers(config: pytest.Config) -> frozenset[str] | None:
    named = config.getini(NUMBERS)
    if not named:
        return None
    path = config.rootpath / str(named)
    return frozenset(path.read_text(encoding="utf-8").split())


@pytest.fixture
def scenario(request: pytest.FixtureRequest) -> MakeScenario:
    """Sets up a board: ``scenario(p1=dict(hand=["Lightning Bolt"]), p2=...)``."""
    from cardwright.scenario import Scenario
    from cardwright.scenario.play import catalog_of

    made = request.node.stash.setdefault(_scenarios, [])
    packs = tuple(request.config.getini(PACKS)) or _project(request.config.rootpath)

    def make(**arguments: Any) -> Scenario:
        arguments.setdefault("catalog", catalog_of(packs))
        found = Scenario(**arguments)
        found.replay = f"pytest {shlex.quote(request.node.nodeid)}"
        made.append(found)
        return found

    return make


def _project(root: Path) -> tuple[str, ...]:
    """The distribution of the project in a folder, as its pyproject.toml names it."""
    path = root / "pyproject.toml"
    if not path.is_file():
        return ()
    project = tomllib.loads(path.read_text(encoding="utf-8")).get("project", {})
    return (project["name"],) if isinstance(project.get("name"), str) else ()


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Generator[None, object, object]:
    """After a test, its scenarios must have used all their answers."""
    result = yield
    for found in pyfuncitem.stash.get(_scenarios, []):
        found.finish()
    return result


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Show the boards of a test that failed; a scenario's own failure shows it already."""
    from cardwright.scenario.failures import ScenarioFailure

    report = yield
    shown = call.excinfo is not None and call.excinfo.errisinstance(ScenarioFailure)
    if report.failed and call.when == "call" and not shown:
        for found in item.stash.get(_scenarios, []):
            report.sections.append(("the scenario", found.picture()))
    return report
