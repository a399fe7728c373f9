"""The games as text for language models: what a seat sees as text, numbered choices, and answers in words.

An answer is the number of a choice, or an action as a JSON object, since deals cannot be listed. What cannot
be read or is refused comes back as a sentence, and after a few attempts the protocol decides.
"""

import re
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec

from novatable.core.actions import Action, Event
from novatable.core.errors import IllegalAction
from novatable.core.game import Game
from novatable.core.view import View
from novatable.players.random import RandomPlayer

ATTEMPTS: Final = 3
LONGEST: Final = 20_000
"""Characters of an answer that are read."""
_KNOWN: Final = ("game", "rules", "options", "cards", "commitment", "seed", "order")
"""What the introduction says, or what nobody needs for a decision."""
_NUMBER: Final = re.compile(r"\b(\d{1,4})\b")


class Told(NamedTuple):
    """What became of an answer: whether the seat has decided, what to say to it, what happened (uncut)."""

    decided: bool
    message: str
    events: Sequence[Event] = ()


def introduction(game: Game, seat: int) -> str:
    """What stays the same for a whole game: who plays, the options, and all cards by number."""
    view = game.view(seat)
    cards = _compact(game.client_cards(game.setup.cards))
    return (
        f"You play {game.title} on seat {seat} of {game.seats}, in the order of seats {list(view.order)}.\n"
        f"Options: {_compact(view.options)}\n"
        f"Cards, each with its number: {cards}\n"
        "Answer each question with the number of a choice, or with an action as a JSON object."
    )


def seen(view: View) -> str:
    """A view as text, without what stays the same for a whole game."""
    told: dict[str, Any] = view.to_json()
    return "\n".join(
        [f"{key}: {_compact(value)}" for key, value in told.items() if key not in _KNOWN and _says(value)]
    )


class TextTable:
    """A game that seats play by text. One seat is asked at a time."""

    def __init__(self, game: Game, attempts: int = ATTEMPTS, seed: int = 1) -> None:
        """`attempts`: how many answers a seat has for a decision; then a random choice is made for it."""
        if attempts < 1:
            raise ValueError(f"a seat needs 1 attempt or more, not {attempts}")
        self.game = game
        self.attempts = attempts
        self.forced = dict.fromkeys(range(game.setup.players), 0)
        """How often the protocol had to decide for each seat."""
        self._left = attempts
        self._chance = RandomPlayer(seed)

    def asked(self) -> int | None:
        """The seat that is asked now; None when the game is over."""
        waiting = self.game.waiting_for()
        return waiting[0] if waiting else None

    def question(self, seat: int) -> str:
        """What the seat sees and what it can choose."""
        lines = [seen(self.game.view(seat)), "Choices:"]
        lines += [f"{number}. {_compact(action)}" for number, action in enumerate(self.game.legal(seat), 1)]
        return "\n".join(lines)

    def answer(self, seat: int, text: str) -> Told:
        """Take an answer of the seat that is asked; ValueError for any other seat."""
        if seat != self.asked():
            raise ValueError(f"seat {seat} is not asked")
        legal = self.game.legal(seat)
        read = _read(text, legal)
        if not isinstance(read, str):
            try:
                events = self.game.play(seat, read)
            except IllegalAction as refused:
                read = f"Refused by rule {refused.rule}: {refused.message}"
            else:
                self._left = self.attempts
                return Told(True, f"Done: {_compact(read)}", events)
        self._left -= 1
        if self._left:
            return Told(False, f"{read} ({self._left} more attempts)")
        action = self._chance.decide(None, legal)
        events = self.game.play(seat, action)
        self.forced[seat] += 1
        self._left = self.attempts
        chosen = f"{read} No attempts are left, so this was chosen for you: {_compact(action)}"
        return Told(True, chosen, events)


def _read(text: str, legal: tuple[Action, ...]) -> Action | dict[str, Any] | str:
    """The action that is meant; or a sentence that says why there is none."""
    text = text[:LONGEST]
    begin, end = text.find("{"), text.rfind("}")
    if 0 <= begin < end:
        try:
            found = msgspec.json.decode(text[begin : end + 1])
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            return f"This is not JSON: {error!s:.200}."
        if isinstance(found, dict):
            return found
        return "An action is a JSON object."
    numbers = _NUMBER.findall(text)
    if not numbers:
        return "There is neither a number nor a JSON object in this answer."
    number = int(numbers[-1])
    if not 1 <= number <= len(legal):
        return f"Choices are numbered 1 to {len(legal)}, and {number} is none of them."
    return legal[number - 1]


def _says(value: object) -> bool:
    """Whether it is worth a line."""
    return value not in (None, [], {}, ())


def _compact(value: object) -> str:
    return msgspec.json.encode(value).decode()
