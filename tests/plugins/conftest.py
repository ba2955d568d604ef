"""Distributions that exist for one test: a dist-info folder and its modules on sys.path."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest

Distribute = Callable[..., str]


@pytest.fixture
def distribute(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Distribute]:
    """Write a distribution and put it on ``sys.path``; returns its folder."""
    before = set(sys.modules)

    def write(
        name: str,
        version: str = "1.0",
        *,
        cards: Mapping[str, str] | None = None,
        packs: Mapping[str, str] | None = None,
        plugins: Mapping[str, str] | None = None,
        modules: Mapping[str, str] | None = None,
        text: str | bytes | None = None,
    ) -> str:
        root = tmp_path / f"{name}-{version}"
        info = root / f"{name.replace('-', '_')}-{version}.dist-info"
        info.mkdir(parents=True)
        (info / "METADATA").write_text(
            f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n", encoding="utf-8"
        )
        if text is None:
            groups = {"cards": cards, "packs": packs, "plugins": plugins}
            text = "[console_scripts]\nother = other:main\n"
            for group, entries in groups.items():
                text += f"\n[cardwright.{group}]\n"
                text += "".join(f"{key} = {value}\n" for key, value in (entries or {}).items())
        data = text.encode() if isinstance(text, str) else text
        (info / "entry_points.txt").write_bytes(data)
        for module, source in (modules or {}).items():
            (root / f"{module}.py").write_text(source, encoding="utf-8")
        monkeypatch.syspath_prepend(str(root))
        return str(root)

    yield write
    for module in set(sys.modules) - before:
        if str(tmp_path) in str(getattr(sys.modules[module], "__file__", "")):
            del sys.modules[module]
