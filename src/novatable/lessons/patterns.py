"""Actions in lesson files: names instead of numbers, and patterns that say which actions are meant."""

from collections.abc import Mapping
from typing import Any


class Names:
    """What the things of a game are called. In some fields of actions (`words`), words are not names."""

    def __init__(self, numbers: Mapping[str, int], words: frozenset[str]) -> None:
        self._numbers = numbers
        self._words = words | {"type"}

    def numbered(self, value: Any) -> Any:
        """The value with every name of a card or a place replaced by its number."""
        if isinstance(value, dict):
            return {key: each if key in self._words else self.numbered(each) for key, each in value.items()}
        if isinstance(value, list):
            return [self.numbered(each) for each in value]
        return self._numbers.get(value, value) if isinstance(value, str) else value

    def unknown(self, value: Any) -> list[str]:
        """The names that `numbered` has left in place, because nothing has that name."""
        if isinstance(value, dict):
            parts = [each for key, each in value.items() if key not in self._words]
        elif isinstance(value, list):
            parts = value
        else:
            return [value] if isinstance(value, str) else []
        return [name for each in parts for name in self.unknown(each)]


def fits(value: Any, pattern: Any) -> bool:
    """Whether a JSON value is as the pattern says.

    A table names some fields. A list of tables: for each of them there is one like it. Where the value is a
    single one, a list says which are possible. Anything else must be equal.
    """
    if isinstance(pattern, dict):
        return isinstance(value, dict) and all(
            key in value and fits(value[key], wanted) for key, wanted in pattern.items()
        )
    if isinstance(pattern, list):
        if isinstance(value, list | tuple):
            if pattern and isinstance(pattern[0], dict):
                return all(any(fits(each, wanted) for each in value) for wanted in pattern)
            return list(value) == pattern
        return value in pattern
    return bool(value == pattern)
