"""The numbers of the rules, and the marks of tests."""

import pytest

from cardwright_plugins.testing.rule_numbers import Rules, by_rule, coverage, marked

TEXT = """\
Contents

100. General

100. General

100.1. These rules apply to any game.

100.1a A two-player game begins with two players.
Example: 100.2 is no rule here.

Glossary
"""

TESTS = '''\
import pytest

@pytest.mark.cr("100.1")
class TestIt:
    @pytest.mark.cr("100.1a", "100.2")
    def test_one(self):
        """One."""

@pytest.mark.cr("100.1a")
def helper():
    """No test."""
'''


def test_rules_are_read_in_order():
    """Each numbered rule counts once; sections have titles."""
    rules = Rules.parse(TEXT)

    assert [rule.number for rule in rules.rules] == ["100.1", "100.1a"]
    assert rules.titles == {"100": "General"}


def test_a_text_without_rules_is_refused():
    """A file that is something else is an error."""
    with pytest.raises(ValueError, match="no numbered rules"):
        Rules.parse("Once upon a time")


def test_marks_are_found_without_running_the_tests(tmp_path):
    """A mark of a class holds for its tests; functions that are no tests do not count."""
    path = tmp_path / "test_some.py"
    path.write_text(TESTS)

    assert [number for number, _ in marked(path)] == ["100.1", "100.1a", "100.2"]
    assert all(test.endswith("::TestIt::test_one") for _, test in marked(path))


def test_coverage_counts_rules_and_sections(tmp_path):
    """The totals are those of the rules, whatever other numbers tests carry."""
    (tmp_path / "test_some.py").write_text(TESTS)
    data = coverage(Rules.parse(TEXT), by_rule(tmp_path))

    assert (data["rules"], data["tested"]) == (2, 2)
    assert data["sections"]["100"] == {"title": "General", "rules": 2, "tested": 2}
