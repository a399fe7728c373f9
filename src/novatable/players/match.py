"""Players at a table: whose move it is, who may speak up, until the game is over.

Players get views and legal lists, never the game.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from novatable.core.actions import Action, Event, Outcome
from novatable.core.game import Game
from novatable.core.reason import Reason
from novatable.players.player import AnyPlayer
from novatable.players.talk import Talk


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
        self._talk = Talk(len(players))
        self._talk.open()

    def step(self) -> Move | None:
        """One move of a computer player; None if there is none to make now."""
        waiting = self.game.waiting_for()
        while (seat := self._talk.next_listener(waiting, self._speaks_up)) is not None:
            self._talk.listening.pop(0)
            speaking = self.players[seat]
            assert speaking is not None
            self._remind(speaking)
            action = speaking.volunteer(self.game.view(seat))
            if action is not None:
                self._talk.spoke_up(seat)
                return self._move(seat, action, speaking.why)
        for seat in self._talk.clockwise(waiting):
            player = self.players[seat]
            if player is not None:
                self._remind(player)
                action = player.decide(self.game.view(seat), self.game.legal(seat))
                return self._move(seat, action, player.why)
        return None

    def _remind(self, player: AnyPlayer) -> None:
        if player.remembers:
            player.remember(self.game.answers())

    def _speaks_up(self, seat: int) -> bool:
        player = self.players[seat]
        return player is not None and player.volunteers

    def play(self, seat: int, action: Action) -> list[Event]:
        """The action of a person."""
        events = self.game.play(seat, action)
        self._talk.speaker = seat
        self._talk.hear(events)
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
