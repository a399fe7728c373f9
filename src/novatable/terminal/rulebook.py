"""The rules pages of docs/rules, read in the terminal: by id, or by a word in them."""

import re
from pathlib import Path
from typing import Final

from novatable.terminal.screen import Unclear

_PAGES: Final = {"afternova": "afternova.md", "novaraiders": "nova-raiders.md"}
_STATEMENT: Final = re.compile(r"^\| (?P<id>[A-Z]{2}-\d+\.\d+) \| (?P<text>.+) \|$", re.MULTILINE)
_MOST: Final = 8


def look_up(game: str, words: str) -> list[tuple[str, str]]:
    """The statements of that id, or with all of these words in them; Unclear if there are none."""
    rules = _statements(game)
    asked = words.strip().upper()
    if asked in rules:
        return [(asked, rules[asked])]
    sought = words.casefold().split()
    found = [(rule, text) for rule, text in rules.items() if all(word in text.casefold() for word in sought)]
    if not sought or not found:
        first, *_, last = rules
        raise Unclear(f"Name a rule, {first} to {last}, or a word to look for.")
    if len(found) > _MOST:
        ids = ", ".join(rule for rule, _ in found)
        raise Unclear(f"{words.strip()!r} is in many rules: {ids}. Name one of them, or more words.")
    return found


def _statements(game: str) -> dict[str, str]:
    """Our own text of the rules by id; it comes with the project, not with an installed package."""
    for folder in Path(__file__).parents:
        page = folder / "docs" / "rules" / _PAGES[game]
        if page.is_file():
            text = page.read_text(encoding="utf-8")
            return {match["id"]: match["text"].replace(" | ", ": ") for match in _STATEMENT.finditer(text)}
    raise Unclear("The rules pages are not installed here; see docs/rules in the project.")
