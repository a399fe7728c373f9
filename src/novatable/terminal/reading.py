"""Typed words into things that have names: the beginning of a name is enough."""

import re
from collections.abc import Sequence
from typing import TypeVar

from novatable.terminal.screen import Unclear

T = TypeVar("T")


def find(text: str, options: Sequence[tuple[str, T]], what: str) -> T:
    """The option with that name, or the only one that begins like that, or that has a word that does.

    `what` is the kind of thing that is sought, as `unclear-unknown` calls it.
    """
    typed = text.strip().casefold()
    names = [name.casefold() for name, _ in options]
    for matches in (
        [i for i, name in enumerate(names) if name == typed],
        [i for i, name in enumerate(names) if typed and name.startswith(typed)],
        [i for i, name in enumerate(names) if typed and any(w.startswith(typed) for w in name.split())],
    ):
        if len({options[i][1] for i in matches}) == 1:
            return options[matches[0]][1]
        if matches:
            raise Unclear("many", typed=text.strip(), names=[options[i][0] for i in matches])
    there = list({value: name for name, value in reversed(options)}.values())[::-1]
    if not there:
        raise Unclear("unknown-none", what=what, typed=text.strip())
    raise Unclear("unknown", what=what, typed=text.strip(), names=there)


def find_all(text: str, options: Sequence[tuple[str, T]], what: str) -> list[T]:
    """Several of them, separated by commas or `and`; spaces are enough if names are one word long."""
    found: list[T] = []
    for part in re.split(r",|\b(?:and|und|e)\b", text):
        if not part.strip():
            continue
        try:
            values = [find(part, options, what)]
        except Unclear:
            if len(part.split()) == 1:
                raise
            values = list(dict.fromkeys(find(word, options, what) for word in part.split()))
        found += values
    return found
