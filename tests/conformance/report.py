"""Running many scenarios at once, totals, and comparing with an earlier report."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from cardwright.catalog import Catalog

from .outcomes import STATES, Result
from .playing import run
from .reading import Json

CONTRADICTIONS = Path(__file__).with_name("contradictions.json")


def contradictions() -> dict[str, str]:
    """Id → rule of the scenarios whose expectation contradicts the rules."""
    entries = json.loads(CONTRADICTIONS.read_text(encoding="utf-8"))
    return {entry["id"]: entry["rule"] for entry in entries}


def _one(scenario: Json) -> Result:
    return run(scenario, Catalog.installed().only("cardwright"))


def run_all(scenarios: Sequence[Json], processes: int = 2) -> list[Result]:
    """Run scenarios in parallel; the results are in their order."""
    if processes < 2:
        found = [_one(scenario) for scenario in scenarios]
    else:
        with ProcessPoolExecutor(processes) as workers:
            found = list(workers.map(_one, scenarios, chunksize=16))
    rules = contradictions()
    return [
        Result(r.id, r.state, r.reason, rules.get(r.id, "")) if r.id in rules else r for r in found
    ]


def totals(results: Iterable[Result]) -> dict[str, int]:
    """State → number, all states in order."""
    counts = Counter(result.state for result in results)
    return {state: counts[state] for state in STATES}


def kind_of(result: Result) -> str:
    """The reason without its particulars, for counting."""
    reason = result.reason
    if reason.startswith("card: "):
        return "a card is not installed"
    if reason.startswith("rule: "):
        return reason.partition(" (")[0]
    words = reason.partition(":")[0].split()
    return " ".join(words[:7])


def told(results: Sequence[Result]) -> str:
    """Totals by state and by reason, as text."""
    lines = [f"{state:12} {count:6}" for state, count in totals(results).items()]
    contradicting = [r for r in results if r.rule]
    if contradicting:
        lines.append(f"{len(contradicting)} expectations contradict the rules")
    for state in STATES[1:]:
        reasons = Counter(kind_of(r) for r in results if r.state == state)
        if reasons:
            lines.extend(["", f"{state}:"])
            lines.extend(f"{count:6}  {reason}" for reason, count in reasons.most_common(15))
    return "\n".join(lines)


def write(results: Iterable[Result], path: Path) -> None:
    """One JSON object per scenario and line: id, state, reason."""
    with path.open("w", encoding="utf-8") as out:
        for result in results:
            line = {"id": result.id, "state": result.state, "reason": result.reason}
            if result.rule:
                line["contradicts"] = result.rule
            out.write(json.dumps(line, ensure_ascii=False) + "\n")


def read(path: Path) -> dict[str, Result]:
    """A report that was written before, by id."""
    found: dict[str, Result] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        entry = json.loads(line)
        found[entry["id"]] = Result(entry["id"], entry["state"], entry.get("reason", ""))
    return found


def changes(before: dict[str, Result], after: Iterable[Result]) -> list[str]:
    """What differs from an earlier report, the worse first."""
    lines: list[tuple[bool, str]] = []
    for result in after:
        old = before.get(result.id)
        if old is not None and old.state != result.state:
            worse = old.state == "passed"
            text = f"{old.state} → {result.state}: {result.id}: {result.reason}"
            lines.append((not worse, text))
    return [text for _, text in sorted(lines)]
