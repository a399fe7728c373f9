"""Every statement of the rules pages has a test that is named after it (docs/rules/README.md)."""

import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
RULES = TESTS.parent / "docs" / "rules"


def names_of_tests() -> list[str]:
    """The names of all test functions."""
    names: list[str] = []
    for path in sorted(TESTS.rglob("test_*.py")):
        names += re.findall(r"^ *def (test_\w+)", path.read_text("utf-8"), re.MULTILINE)
    return names


def untested(page: str, names: list[str]) -> list[str]:
    """The ids of a page that no name contains; AN-4.1 is not contained in test_an_4_12_capacity."""
    ids = re.findall(r"^\| ((?:AN|NR)-\d+\.\d+) \|", page, re.MULTILINE)
    assert len(ids) == len(set(ids)) > 0
    text = "\n".join(names) + "\n"
    return [rule for rule in ids if not re.search(rf"_{re.sub('[-.]', '_', rule.lower())}(?:_\w*)?\n", text)]


@pytest.mark.parametrize("page", sorted(path.stem for path in RULES.glob("*.md") if path.stem != "README"))
def test_every_rule_has_a_test_named_after_it(page: str) -> None:
    missing = untested((RULES / f"{page}.md").read_text("utf-8"), names_of_tests())
    assert not missing, f"rules of {page} without a test named after them: {', '.join(missing)}"


def test_a_rule_without_a_test_is_named() -> None:
    page = "| AN-4.1 | One. |\n| AN-4.12 | Two. |\n| AN-4.13 | Three, with AN-4.2. |\n"
    assert untested(page, ["test_an_4_12_capacity", "test_an_4_13"]) == ["AN-4.1"]
    assert untested(page, ["test_an_4_1_icons"]) == ["AN-4.12", "AN-4.13"]
