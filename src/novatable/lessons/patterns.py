"""Actions in lesson files: names instead of numbers, and patterns that say which actions are meant."""

from collections.abc import Mapping
from typing import Any

WORDS = frozenset({"type", "row", "upgrades", "push"})
"""Fields whose values are words of the action itself, not names."""


def numbered(value: Any, names: Mapping[str, int]) -> Any:
    """The value with every name of a card, a Planet or a space replaced by its number."""
    if isinstance(value, dict):
        return {key: each if key in WORDS else numbered(each, names) for key, each in value.items()}
    if isinstance(value, list):
        return [numbered(each, names) for each in value]
    return names.get(value, value) if isinstance(value, str) else value


def unknown_names(value: Any) -> list[str]:
    """The names that `numbered` has left, as nothing is called so."""
    if isinstance(value, dict):
        parts = [each for key, each in value.items() if key not in WORDS]
    elif isinstance(value, list):
        parts = value
    else:
        return [value] if isinstance(value, str) else []
    return [name for each in parts for name in unknown_names(each)]


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
