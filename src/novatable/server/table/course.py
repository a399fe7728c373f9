"""The course of a game: the steps of its log, one after the other, and back when some are undone."""

from typing import Any

from novatable.core.actions import Action, Event
from novatable.core.game import Game
from novatable.core.record import Setup
from novatable.server.table.entries import actions_of

CHECKPOINT_ACTIONS = 100
"""How many actions are between two checkpoints."""

_SHARED: dict[tuple[int, Action], tuple[int, Action]] = {}
"""Actions that several games have in their histories, each kept once: most of them recur."""
MOST_SHARED = 100_000


def _shared(played: tuple[int, Action]) -> tuple[int, Action]:
    if len(_SHARED) >= MOST_SHARED:
        _SHARED.clear()
    return _SHARED.setdefault(played, played)


def begin(setup: Setup, position: dict[str, Any] | None) -> Game:
    """A game at its beginning, by the rules version that it began with; RulesGone or ValueError."""
    kind = Game.kind(setup.game)
    kind.check_rules(setup.rules)
    if position is None:
        return kind.begin(setup)
    game = kind.resume(setup, position)
    game.start = game.copy()
    return game


def play_step(game: Game, seat: int, step: Any) -> list[Event]:
    """Play one action, or several that are one step. The house has checked those that are objects already."""
    events: list[Event] = []
    for action in actions_of(step):
        events += game.carry_out(seat, action) if isinstance(action, Action) else game.play(seat, action)
        game.history[-1] = _shared(game.history[-1])
    return events


class Course:
    """A game at the end of its log so far; None before it has begun."""

    __slots__ = ("checkpoints", "game", "lengths")

    def __init__(self) -> None:
        self.game: Game | None = None
        self.lengths = bytearray()
        """Per step of the game: how many actions it has."""
        self.checkpoints: list[tuple[int, Game]] = []
        """The game at some points, so that an undo need not start from the beginning."""

    def _begin(self, setup: Setup, position: dict[str, Any] | None) -> Game:
        self.game = begin(setup, position)
        return self.game

    def _play(self, seat: int, step: Any) -> list[Event]:
        game = self._playing()
        before = len(game.history)
        events = play_step(game, seat, step)
        after = len(game.history)
        self.lengths.append(after - before)
        if after // CHECKPOINT_ACTIONS > before // CHECKPOINT_ACTIONS:
            self.checkpoints = [*self.checkpoints[-1:], (after, game.copy())]
        return events

    def _take_back(self, steps: int) -> Game:
        """Undo the last steps, by playing those before them again from the nearest checkpoint."""
        history = self._playing().history
        first = len(self.lengths) - steps
        kept = len(history) - sum(self.lengths[first:])
        del self.lengths[first:]
        self.checkpoints = [(count, copy) for count, copy in self.checkpoints if count <= kept]
        self.game = game = self._nearest()
        halfway = (len(game.history) + kept) // 2
        for number, (seat, action) in enumerate(history[len(game.history) : kept]):
            if number and len(game.history) == halfway:  # so that another undo has less to replay
                self.checkpoints.append((halfway, game.copy()))
            game.play(seat, action)
        return game

    def _nearest(self) -> Game:
        """The game at the last checkpoint, or at its beginning."""
        if self.checkpoints:
            return self.checkpoints[-1][1].copy()
        game = self._playing()
        return begin(game.setup, None if game.start is None else game.start.state_json())

    def _playing(self) -> Game:
        if self.game is None:
            raise ValueError("the game has not begun")
        return self.game
