"""Good JSON made bad: for actions, dumps and records that arrive damaged or forged."""

from random import Random
from typing import Any

NUMBERS = (
    *(-1, 0, 1, 2, 3, 7, 39, 40, 79, 80, 99, 100, 9999, 10_000, 2**31, 2**63, 2**64, -(2**64), 10**400),
    *(0.5, 1e308, float("nan"), float("inf")),
)
TEXTS = ("", "0", "paws", "extract", "\x00", "\ud800", "x" * 10_000)
LISTS: tuple[list[Any], ...] = (
    [],
    [[]],
    [0],
    [0, 0],
    [0] * 4,
    [0] * 5,
    [1] * 5,
    [-1] * 5,
    [0.5] * 5,
    [None],
    list(range(200)),
)
OBJECTS: tuple[dict[Any, Any], ...] = (
    {},
    {"type": "pass"},
    {"seat": 0},
    {"": {}},
    {"type": None},
    {"type": []},
    {1: 2},
)
ODDITIES: tuple[Any, ...] = (None, True, False, b"bytes", *NUMBERS, *TEXTS, *LISTS, *OBJECTS)


def _nested(depth: int) -> Any:
    nested: Any = []
    for _ in range(depth):
        nested = [nested]
    return nested


DEEP = _nested(100_000)
"""Lists in lists, far beyond what recursion can follow."""


def damaged(value: Any, rng: Random) -> Any:
    """A copy with one place changed: replaced, nudged, swapped, doubled or dropped."""
    places: list[tuple[Any, Any]] = []
    whole = [_copied(value)]
    _collect(whole, places)
    holder, key = rng.choice(places)
    old = holder[key]
    kind = rng.randrange(6)
    if kind == 0 and type(old) is int:
        holder[key] = old + rng.choice([-1, 1, 2, -5, 40, 10**15])
    elif kind == 1 and isinstance(holder, list) and holder is not whole:
        holder.insert(key, rng.choice([old, rng.choice(ODDITIES)]))
    elif kind == 2 and holder is not whole:
        del holder[key]
    elif kind == 3:
        other, index = rng.choice(places)
        holder[key], other[index] = _copied(other[index]), _copied(old)
    elif kind == 4 and isinstance(holder, dict):
        holder[rng.choice(["extra", "type", "seat", "card", "paws", "", "\ud800"])] = rng.choice(ODDITIES)
    else:
        holder[key] = _copied(rng.choice(ODDITIES))
    return whole[0]


def moved(value: Any, rng: Random) -> Any:
    """A copy in which two numbers have changed places, or one has moved to another list."""
    places: list[tuple[Any, Any]] = []
    whole = [_copied(value)]
    _collect(whole, places)
    numbers = [(holder, key) for holder, key in places if type(holder[key]) is int]
    if not numbers:
        return value
    holder, key = rng.choice(numbers)
    other, index = rng.choice(numbers)
    if rng.random() < 0.5 and isinstance(holder, list) and isinstance(other, list):
        number = holder.pop(key)
        other.insert(min(index, len(other)), number)
    else:
        holder[key], other[index] = other[index], holder[key]
    return whole[0]


def _copied(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _copied(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [_copied(item) for item in value]
    return value


def _collect(value: Any, places: list[tuple[Any, Any]]) -> None:
    """Every place of a document, as its container and key."""
    keys = list(value) if isinstance(value, dict) else range(len(value))
    for key in keys:
        places.append((value, key))
        if isinstance(value[key], dict | list):
            _collect(value[key], places)
