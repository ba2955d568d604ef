"""docs/specification.md names the tests of the specification: all of them, and no others."""

import re
from pathlib import Path

HERE = Path(__file__).parent
DOCUMENT = HERE.parents[1] / "docs" / "specification.md"


def test_the_document_names_exactly_the_tests_there_are():
    """Section by section, for the file that the section names."""
    sections = re.split(r"^## ", DOCUMENT.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    named = {
        re.search(r"\(`(test_\w+\.py)`\)", section)[1]: set(re.findall(r"`(test_\w+)`", section))
        for section in sections
    }
    there = {
        path.name: set(re.findall(r"^def (test_\w+)", path.read_text("utf-8"), re.MULTILINE))
        for path in HERE.glob("test_*.py")
        if path != Path(__file__)
    }

    assert named == there
