"""A game with decisions made in small steps: what all environments share.

A seat is shown its view and its legal list, encoded, and nothing else of the game.
"""

from collections.abc import Callable, Collection, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from novatable.core.actions import Action, Event
from novatable.core.game import Game
from novatable.learn.codec import AnyCodec, Choosing
from novatable.learn.codecs import codec_of

Observation = dict[str, npt.NDArray[Any]]
Calls = tuple[list[int], set[tuple[int, int]]]
"""Seats that listen, and seats with the open calls that they have been asked about."""


def shown(codec: AnyCodec, row: bytearray, choosing: Choosing | None, options: Sequence[int]) -> Observation:
    """An observation: the row of a view with the decision that is being made, and the mask."""
    row = row[:]
    if choosing is not None:
        codec.show(row, choosing)
    mask = bytearray(len(codec.actions))
    for step in options:
        mask[step] = 1
    return {"observation": np.frombuffer(row, np.uint8), "action_mask": np.frombuffer(mask, np.int8)}


class NotPossible(ValueError):
    """A step that is not in the mask."""


class SteppedGame:
    """One game, the views of its seats, and the decisions that they are making."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.play: Callable[[int, Action], list[Event]] = game.play
        """Carries an action out; a match that somebody else runs sets its own."""
        self.listeners: Collection[int] = range(game.setup.players)
        """The seats that are asked whether they answer an open call."""
        self.people = game.setup.players
        self.codec: AnyCodec = codec_of(game)
        self._views: dict[int, Any] = {}
        self._rows: dict[int, bytearray] = {}
        self._choosing: dict[int, Choosing] = {}
        self._options: dict[int, Sequence[int]] = {}
        self._listening: list[int] = []
        self._asked: set[tuple[int, int]] = set()
        """Seats and open calls that they have been asked about."""

    def copy(self) -> "SteppedGame":
        """An independent table at the same point; decisions that are being made begin anew."""
        return self.at(self.game.copy())

    def at(self, game: Game) -> "SteppedGame":
        """A table for a game at the same point, or one that looks the same, with the same calls to answer."""
        twin = SteppedGame(game)
        twin.listeners = self.listeners
        twin.set_calls(self.calls())
        return twin

    def calls(self) -> Calls:
        """Who is still to be asked about open calls."""
        return list(self._listening), set(self._asked)

    def set_calls(self, calls: Calls) -> None:
        self._listening, self._asked = list(calls[0]), set(calls[1])

    # ---- who decides

    def deciding(self) -> tuple[int, ...]:
        """The seats that decide now, clockwise: first those who may answer an open call, one by one."""
        waiting = self.game.waiting_for()
        while self._listening:
            seat = self._listening[0]
            if seat not in waiting and self._unanswered(seat):
                return (seat,)
            self._listening.pop(0)
        return waiting

    def _unanswered(self, seat: int) -> list[tuple[int, int]]:
        """The calls that a seat may answer and has not been asked about."""
        calls = [(seat, call) for call in self.view(seat).open_calls()]
        return [call for call in calls if call not in self._asked]

    def choosing(self, seat: int) -> Choosing:
        """The decision that a seat is making."""
        found = self._choosing.get(seat)
        if found is None:
            view, game = self.view(seat), self.game
            if seat in game.waiting_for():
                found = self.codec.decide(view, game.legal(seat))
            else:
                found = self.codec.speak_up(view)
            self._choosing[seat] = found
        return found

    def is_choosing(self, seat: int) -> bool:
        """Whether a seat is in the middle of a decision."""
        return seat in self._choosing

    def options(self, seat: int) -> Sequence[int]:
        """The steps that a seat that decides can take."""
        found = self._options.get(seat)
        if found is None:
            found = self._options[seat] = self.choosing(seat).options()
        return found

    # ---- what they see

    def view(self, seat: int) -> Any:
        view = self._views.get(seat)
        if view is None:
            view = self._views[seat] = self.game.view(seat)
        return view

    def observe(self, seat: int, decides: bool) -> Observation:
        """The observation of a seat, and the mask of its possible steps; to wait if it does not decide."""
        row = self._rows.get(seat)
        if row is None:
            row = self._rows[seat] = self.codec.observe(self.view(seat))
        if decides:
            return shown(self.codec, row, self.choosing(seat), self.options(seat))
        return shown(self.codec, row, None, (self.codec.wait,))

    # ---- what they do

    def step(self, seat: int, step: int) -> bool:
        """Take a step for a seat that decides; whether the game went on.

        NotPossible if that step cannot be taken now.
        """
        if step not in self.options(seat):
            raise NotPossible(f"not possible for seat {seat} now: {self.named(step)}")
        choosing = self.choosing(seat)
        unasked = seat not in self.game.waiting_for()
        silent = unasked and step == self.codec.wait
        del self._options[seat]
        action = None if silent else choosing.choose(step)
        if unasked and (silent or action is not None):
            self._asked.update(self._unanswered(seat))
            del self._choosing[seat]
        if action is None:
            return False
        self.heard(seat, self.play(seat, action))
        return True

    def heard(self, seat: int, events: Sequence[Event]) -> None:
        """Something happened: everybody sees something new, and decides again."""
        self._views.clear()
        self._rows.clear()
        self._choosing.clear()
        self._options.clear()
        if self.codec.is_called(events):
            clockwise = [(seat + 1 + place) % self.people for place in range(self.people)]
            self._listening = [other for other in clockwise if other in self.listeners]

    def named(self, step: object) -> str:
        """A step in words."""
        names = self.codec.actions
        if isinstance(step, int | np.integer) and 0 <= step < len(names):
            return names[int(step)]
        return f"{step!r:.40} is not one of the {len(names)} steps"

    # ---- how it goes

    def points(self) -> tuple[int, ...]:
        """Per player, the points that everybody can add up."""
        return Game.known_scores(self.game.view(None))[: self.people]

    def win_shares(self) -> list[float]:
        """Per player: 1 for a win, a part of it for a shared one, otherwise 0."""
        outcome = self.game.outcome()
        if outcome is None:
            return [0.0] * self.people
        winners = outcome.winners
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.people)]
