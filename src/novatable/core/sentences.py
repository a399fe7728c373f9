"""What the engine says, in English: messages with their values filled in.

The messages are in the Fluent files that the screens use (`novatable.locales`). In English, refusals and
reasons are only words and placeholders, so they need no library. A placeholder's name says what is filled in;
a second one of the same kind is numbered: "space2".
"""

import re
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Final, TypeAlias

Arg: TypeAlias = int | str | tuple[int | str, ...] | dict[str, int]
"""A number, a name, several of them, or how many there are of each name."""

NOUNS: Final = {
    "seat": "seat",
    "card": "card",
    "planet": "Planet",
    "space": "space",
    "gate": "Gate",
    "bay": "Bay",
    "directive": "Directive",
}
"""Things with a number, and a name at the table: screens use the name, the engine the number."""
ALTERNATIVES: Final = frozenset({"numbers", "values"})
"""Of several of these, one is meant."""
DETAIL: Final = "detail"
"""The arg that quotes a decoder or a database, for whoever looks for the mistake: no sentence uses it."""
FILES: Final = ("refusals.ftl", "reasons.ftl")
_HOLE: Final = re.compile(r"\{ \$(\w+) \}")

Namer: TypeAlias = Callable[[str, int], str | None]
"""The name of a thing, given its kind and number; None: use the number."""


def nameless(_kind: str, _number: int) -> None:
    """A Namer where nobody knows names."""


def refused(code: str, args: dict[str, Arg], name: Namer = nameless) -> str:
    """Why something is refused, and after it what is quoted from elsewhere."""
    sentence = _filled(f"refused-{code}", args, name)
    return f"{sentence}: {args[DETAIL]}" if DETAIL in args else sentence


def reasoned(code: str, args: dict[str, Arg], name: Namer = nameless) -> str:
    """Why a computer player did something, as it would say it."""
    return _filled(f"reason-{code}", args, name)


def counted(names: tuple[str, ...], numbers: "tuple[int, ...] | list[int]") -> dict[str, int]:
    """How many there are of each name, without zeros."""
    return {name: number for name, number in zip(names, numbers, strict=True) if number > 0}


def quoted(kind: str, several: tuple[int | str, ...]) -> list[str]:
    """Each of several; "values" are words to be written as they are, so they stand in quotes."""
    return [f'"{each}"' if kind == "values" and isinstance(each, str) else str(each) for each in several]


def _say(kind: str, value: Arg, name: Namer) -> str:
    if kind in NOUNS:
        called = name(kind, value) if isinstance(value, int) and value >= 0 else None
        return called or f"{NOUNS[kind]} {value}"
    if isinstance(value, dict):
        return " and ".join([f"{number} {name}" for name, number in value.items()])
    if kind == "hrl" and isinstance(value, tuple):
        return " ".join([str(word) for word in value]).capitalize()
    if isinstance(value, tuple):
        return (" or " if kind in ALTERNATIVES else ", ").join(quoted(kind, value))
    return str(value).replace("_", " ") if kind == "special" else str(value)


def unwritten(message: str) -> str:
    """Of a game with no messages here: the words of the code."""
    return message.partition("-")[2].replace("-", " ")


def _filled(message: str, args: dict[str, Arg], name: Namer) -> str:
    sentence = _messages().get(message)
    if sentence is None:
        return unwritten(message)
    return _HOLE.sub(lambda hole: _say(hole[1].rstrip("2"), args[hole[1]], name), sentence)


@cache
def _messages() -> dict[str, str]:
    """The sentence of each message."""
    folder = files("novatable").joinpath("locales/en")
    texts = [folder.joinpath(file).read_text("utf-8") for file in FILES]
    lines = [line.partition(" = ") for text in texts for line in text.splitlines()]
    return {name: sentence for name, _, sentence in lines if sentence and not name.startswith("#")}
