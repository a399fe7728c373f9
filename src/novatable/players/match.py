"""Players at a table: whose move it is, who may speak up, until the game is over.

Players get views and legal lists, never the game.
"""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from novatable.core.actions import Action, Event, Outcome
from novatable.core.game import Game
from novatable.core.reason import Reason
from novatable.players.afternova import talk as afternova
from novatable.players.novaraiders import talk as novaraiders
from novatable.players.player import AnyPlayer

TALK: Final = {"afternova": afternova, "novaraiders": novaraiders}
"""For each game: after which events another turn begins, and after which others may want to speak up."""
SPEECHES: Final = 3
"""How often a seat may speak up in one turn, so that every turn ends."""


class Move(NamedTuple):
    """What a computer player did, why, and what happened (uncut: `event.face` before showing it)."""

    seat: int
    action: Action
    why: Reason | None
    events: list[Event]


class Match:
    """A game with a player at each seat; None is a person, who plays through `play`."""

    def __init__(
        self,
        game: Game,
        players: Sequence[AnyPlayer | None],
        watch: Callable[[Move], None] | None = None,
    ) -> None:
        self.game = game
        self.players = players
        self.watch = watch
        self._talk = TALK.get(game.name)
        self._speeches = [0] * len(players)
        self._listening: list[int] = []
        self._speaker = 0
        self._open_talk()

    def step(self) -> Move | None:
        """One move of a computer player; None if there is none to make now."""
        waiting = self.game.waiting_for()
        while self._listening:
            seat = self._listening.pop(0)
            player = self.players[seat]
            if player is None or seat in waiting or self._speeches[seat] >= SPEECHES:
                continue
            action = player.volunteer(self.game.view(seat))
            if action is not None:
                self._speeches[seat] += 1
                return self._move(seat, action, player.why)
        for seat in sorted(waiting, key=self._after_speaker):
            player = self.players[seat]
            if player is not None:
                action = player.decide(self.game.view(seat), self.game.legal(seat))
                return self._move(seat, action, player.why)
        return None

    def play(self, seat: int, action: Action) -> list[Event]:
        """The action of a person."""
        events = self.game.play(seat, action)
        self._speaker = seat
        if self._talk is not None:
            if self._talk.begins_turn(events):
                self._speeches = [0] * len(self.players)
            if self._talk.opens_talk(events):
                self._open_talk()
        return events

    def run(self) -> Outcome:
        """Play to the end; all seats must have computer players."""
        while self.step() is not None:
            pass
        outcome = self.game.outcome()
        if outcome is None:
            raise ValueError(f"seats {self.game.waiting_for()} have no computer player: use step and play")
        return outcome

    def _move(self, seat: int, action: Action, why: Reason | None) -> Move:
        move = Move(seat, action, why, self.play(seat, action))
        if self.watch is not None:
            self.watch(move)
        return move

    def _open_talk(self) -> None:
        """Players that ever speak up unasked may react, clockwise, the one who spoke last of all."""
        seats = [seat for seat, player in enumerate(self.players) if player is not None and player.volunteers]
        self._listening = sorted(seats, key=self._after_speaker)

    def _after_speaker(self, seat: int) -> int:
        """How many places after the last to act, so that others answer before the same player goes on."""
        return (seat - self._speaker - 1) % len(self.players)
