"""Rule options: declared once per game, and checked with refusals that say what is possible."""

from collections.abc import Sequence

import msgspec
from msgspec import UNSET, UnsetType

from novatable.core.errors import Args, Impossible, Refusal

Value = bool | int | str | list[int] | None
"""An option's value, as JSON has it."""
FIRST = "first"
"""The option for the seat that starts, in games that have it: a rematch sets it."""


class Switch(msgspec.Struct, frozen=True, tag_field="type", tag="switch"):
    """Yes or no."""

    def read(self, value: object) -> Value:
        if isinstance(value, bool):
            return value
        raise ValueError


class OneOf(msgspec.Struct, frozen=True, tag_field="type", tag="one_of"):
    """One of a few words or numbers."""

    values: tuple[str | int, ...]

    def read(self, value: object) -> Value:
        if isinstance(value, str | int) and not isinstance(value, bool) and value in self.values:
            return value
        raise ValueError


class Whole(msgspec.Struct, frozen=True, tag_field="type", tag="whole"):
    """A whole number, `low` and `high` included."""

    low: int
    high: int

    def read(self, value: object) -> Value:
        if isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high:
            return value
        raise ValueError


class Wholes(msgspec.Struct, frozen=True, tag_field="type", tag="wholes"):
    """Several whole numbers within the same bounds."""

    count: int
    low: int
    high: int

    def read(self, value: object) -> Value:
        if isinstance(value, tuple | list) and len(value) == self.count:
            numbers = [each for each in value if type(each) is int and self.low <= each <= self.high]
            if len(numbers) == self.count:
                return numbers
        raise ValueError


class Seat(msgspec.Struct, frozen=True, tag_field="type", tag="seat"):
    """A player's seat, `high` in the largest game."""

    high: int

    def read(self, value: object) -> Value:
        if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= self.high:
            return value
        raise ValueError


Kind = Switch | OneOf | Whole | Wholes | Seat
"""What an option's value is, as data, so that clients can ask for it. `read` gives its JSON form."""


class Option(msgspec.Struct, frozen=True):
    """One rule option.

    `or_none`: None is possible too, for "no limit" or "by chance". `among_people` is the default at a table
    without computer players, if it differs. `varied`: a number of the game, see `number`.
    """

    name: str
    default: Value
    rule: str
    kind: Kind
    or_none: bool = False
    among_people: Value | UnsetType = UNSET
    varied: bool = False

    def read(self, value: object) -> Value:
        """The value in its JSON form; ValueError if it is not possible."""
        return None if value is None and self.or_none else self.kind.read(value)

    @property
    def code(self) -> str:
        """For a refusal: each kind of option has its own sentence, filled in from the kind's fields."""
        tag = str(self.kind.__struct_config__.tag).replace("_", "-")
        return f"option-{tag}-or-none" if self.or_none else f"option-{tag}"

    def refusal(self, value: object) -> Refusal:
        """Why a value is not possible, with what would be."""
        possible = msgspec.structs.asdict(self.kind)
        return Refusal(self.rule, self.code, {"option": self.name, **possible, "name": f"{value!r:.80}"})

    def usual(self, among_people: bool) -> Value:
        people = self.among_people
        return people if among_people and not isinstance(people, UnsetType) else self.default


def number(name: str, default: int, low: int, high: int, rule: str) -> Option:
    """A number that a rule states and that designers want to vary.

    A set-up leaves it out while it has its default: so declaring one changes no record and no digest.
    """
    return Option(name, default, rule, Whole(low, high), varied=True)


def value_of(options: dict[str, Value], name: str) -> int:
    """The value of an option that is always a number."""
    value = options[name]
    assert isinstance(value, int)
    return value


def check_first(options: dict[str, Value], players: int, rule: str) -> None:
    """Impossible unless the seat that starts is a player's."""
    first = options[FIRST]
    if isinstance(first, int) and first >= players:
        raise Impossible(Option(FIRST, None, rule, Seat(players - 1)).refusal(first))


def too_many_dealt(rule: str, option: str, most: int, players: int, dealt: int) -> Refusal:
    """More cards would be dealt than there are."""
    args: Args = {"option": option, "high": most, "n": players, "n2": dealt}
    return Refusal(rule, "option-dealt", args)


def in_force(declared: Sequence[Option], settled: dict[str, Value]) -> dict[str, Value]:
    """Every option with its value, as views have it: also the numbers that the set-up leaves out."""
    return {option.name: settled.get(option.name, option.default) for option in declared}


def as_set_up(declared: Sequence[Option], options: dict[str, Value]) -> dict[str, Value]:
    """The options as a set-up has them: numbers only where they differ from their default."""
    return {
        option.name: options[option.name]
        for option in declared
        if not option.varied or options[option.name] != option.default
    }


def settle(
    declared: Sequence[Option], given: dict[str, object], among_people: bool = False
) -> dict[str, Value]:
    """The options of a set-up: those given, checked, and the defaults of the others; or Impossible."""
    names = [option.name for option in declared]
    for name in given:
        if name not in names:
            raise Impossible(
                Refusal("request", "no-option", {"name": f"{name!r:.80}", "names": tuple(names)})
            )
    settled: dict[str, Value] = {}
    for option in declared:
        if option.name not in given:
            settled[option.name] = option.usual(among_people)
            continue
        value = given[option.name]
        try:
            settled[option.name] = option.read(value)
        except ValueError:
            raise Impossible(option.refusal(value)) from None
    return as_set_up(declared, settled)
