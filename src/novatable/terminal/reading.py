"""Typed words into things that have names: the beginning of a name is enough."""

import re
from collections.abc import Sequence
from typing import TypeVar

from novatable.core.words import listed
from novatable.terminal.screen import Unclear

T = TypeVar("T")


def find(text: str, options: Sequence[tuple[str, T]], noun: str) -> T:
    """The option with that name, or the only one that begins like that, or that has a word that does."""
    typed = text.strip().casefold()
    names = [name.casefold() for name, _ in options]
    for matches in (
        [i for i, name in enumerate(names) if name == typed],
        [i for i, name in enumerate(names) if typed and name.startswith(typed)],
        [i for i, name in enumerate(names) if typed and any(w.startswith(typed) for w in name.split())],
    ):
        if len(matches) == 1:
            return options[matches[0]][1]
        if matches:
            raise Unclear(f"{text.strip()!r} could be {listed(options[i][0] for i in matches)}.")
    there = f"there is {listed(name for name, _ in options)}" if options else "there is none"
    raise Unclear(f"No {noun} {text.strip()!r}: {there}.")


def find_all(text: str, options: Sequence[tuple[str, T]], noun: str) -> list[T]:
    """Several of them, separated by commas or `and`; spaces are enough if names are one word long."""
    found: list[T] = []
    for part in re.split(r",|\band\b", text):
        if not part.strip():
            continue
        try:
            values = [find(part, options, noun)]
        except Unclear:
            if len(part.split()) == 1:
                raise
            values = list(dict.fromkeys(find(word, options, noun) for word in part.split()))
        found += values
    return found
