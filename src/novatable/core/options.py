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

    `among_people` is the default at a table without computer players, if it differs. `between` is there for
    the numbers of a game (`number`): the least and the most possible.
    """

    name: str
    default: Value
    rule: str
    possible: str
    read: Reader
    among_people: Value | UnsetType = UNSET
    between: tuple[int, int] | None = None

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


def number(name: str, default: int, low: int, high: int, rule: str) -> Option:
    """A number that a rule states and that designers want to vary.

    A set-up leaves it out while it has its default: so declaring one changes no record and no digest.
    """
    possible = f"a whole number from {low} to {high}"
    return Option(name, default, rule, possible, whole(low, high), between=(low, high))


def value_of(options: dict[str, Value], name: str) -> int:
    """The value of an option that is always a number."""
    value = options[name]
    assert isinstance(value, int)
    return value


def in_force(declared: Sequence[Option], settled: dict[str, Value]) -> dict[str, Value]:
    """Every option with its value, as views have it: also the numbers that the set-up leaves out."""
    return {option.name: settled.get(option.name, option.default) for option in declared}


def as_set_up(declared: Sequence[Option], options: dict[str, Value]) -> dict[str, Value]:
    """The options as a set-up has them: numbers only where they differ from their default."""
    return {
        option.name: options[option.name]
        for option in declared
        if option.between is None or options[option.name] != option.default
    }


def settle(
    declared: Sequence[Option], given: dict[str, object], among_people: bool = False
) -> dict[str, Value]:
    """The options of a set-up: those given, checked, and the defaults of the others."""
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
    return as_set_up(declared, settled)
