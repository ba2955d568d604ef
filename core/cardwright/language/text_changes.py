"""Effects that change the text of a spell (612)."""

from __future__ import annotations

from typing import Any

import attrs

from cardwright.language.nodes import Effect, Node
from cardwright.language.selectors import Each, Target


def each_for_target(effect: Effect) -> Effect:
    """The instruction with "each" in place of all instances of "target" (702.96a)."""
    changed: Effect = _changed(effect)
    return changed


def _changed(node: Any) -> Any:
    if isinstance(node, Target):
        return Each(node.filter, node.zone)
    if isinstance(node, tuple):
        return tuple(map(_changed, node))
    if not isinstance(node, Node):
        return node
    fields = [spec for spec in attrs.fields(type(node)) if spec.init]  # type: ignore[arg-type]  # every piece is an attrs class
    values = {spec.name: getattr(node, spec.name) for spec in fields}
    new = {name: _changed(value) for name, value in values.items()}
    if all(new[name] is value or new[name] == value for name, value in values.items()):
        return node
    return attrs.evolve(node, **new)  # type: ignore[misc]  # every piece is an attrs class
