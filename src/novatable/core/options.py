"""Rule options: declared once per game, and checked with messages that say what is possible."""

from collections.abc import Callable, Sequence

import msgspec
from msgspec import UNSET, UnsetType

Value = bool | int | str | list[int] | None
"""An option's value, as JSON has it."""
Reader = Callable[[object], Value]
FIRST = "first"
"""The option for the seat that starts, in games that have it: a rematch sets it."""


class Option(msgspec.Struct, frozen=True):
    """One rule option. `read` gives the value in its JSON form or raises ValueError.

    `among_people` is the default at a table without computer players, if it differs.
    """

    name: str
    default: Value
    rule: str
    possible: str
    read: Reader
    among_people: Value | UnsetType = UNSET

    def usual(self, among_people: bool) -> Value:
        people = self.among_people
        return people if among_people and not isinstance(people, UnsetType) else self.default


def one_of(*values: str) -> Reader:
    def read(value: object) -> Value:
        if isinstance(value, str) and value in values:
            return value
        raise ValueError

    return read


def switch(value: object) -> Value:
    if isinstance(value, bool):
        return value
    raise ValueError


def whole(low: int, high: int) -> Reader:
    def read(value: object) -> Value:
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        raise ValueError

    return read


def or_none(reader: Reader) -> Reader:
    """The same reader, which also takes None for "no limit" or "not given"."""

    def read(value: object) -> Value:
        return None if value is None else reader(value)

    return read


def settle(
    declared: Sequence[Option], given: dict[str, object], among_people: bool = False
) -> dict[str, Value]:
    """All options with their values: those given, checked, and the defaults of the others."""
    names = [option.name for option in declared]
    for name in given:
        if name not in names:
            raise ValueError(f"unknown option {name!r}; possible: {', '.join(names)}")
    settled: dict[str, Value] = {}
    for option in declared:
        if option.name not in given:
            settled[option.name] = option.usual(among_people)
            continue
        value = given[option.name]
        try:
            settled[option.name] = option.read(value)
        except ValueError:
            raise ValueError(
                f"{option.name} must be {option.possible}, not {value!r:.80} ({option.rule})"
            ) from None
    return settled
