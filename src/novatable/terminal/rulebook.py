"""The rules pages of docs/rules, read in the terminal: by id, or by a word in them."""

from typing import Final

from novatable.rulebook import rulebook
from novatable.terminal.screen import Unclear

_MOST: Final = 8


def look_up(game: str, language: str, words: str) -> list[tuple[str, str]]:
    """The statements of that id, or with all of these words in them; Unclear if there are none."""
    rules = _statements(game, language)
    asked = words.strip().upper()
    if asked in rules:
        return [(asked, rules[asked])]
    sought = words.casefold().split()
    found = [(rule, text) for rule, text in rules.items() if all(word in text.casefold() for word in sought)]
    if not sought or not found:
        first, *_, last = rules
        raise Unclear("rules", first=first, last=last)
    if len(found) > _MOST:
        ids = ", ".join(rule for rule, _ in found)
        raise Unclear("rules-many", typed=words.strip(), rules=ids)
    return found


def _statements(game: str, language: str) -> dict[str, str]:
    try:
        rules = rulebook(game, language).statements()
    except ValueError:
        raise Unclear("rules-missing") from None
    return {
        rule: statement.text if statement.name is None else f"{statement.name}: {statement.text}"
        for rule, statement in rules.items()
    }
