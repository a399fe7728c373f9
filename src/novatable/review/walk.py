"""A recorded game, walked through turn by turn."""

from typing import NamedTuple

from novatable.core.actions import Action, Event
from novatable.core.errors import Impossible, Refusal
from novatable.core.game import Game
from novatable.core.record import read_record


class Step(NamedTuple):
    """One action of the record: the game before it, and what happened."""

    number: int
    before: Game
    seat: int
    action: Action
    events: list[Event]


class Turn(NamedTuple):
    """The steps from the beginning of one turn to the beginning of the next."""

    number: int
    """As the game counts turns."""
    first: int
    start: Game
    steps: list[Step]
    end: Game


class Walk:
    """A game that is over. Nobody may look at everybody's cards before that."""

    def __init__(self, text: str) -> None:
        """Impossible: the record cannot be replayed, or the game is not over."""
        record = read_record(text)
        self.final = Game.replay(text)
        if self.final.outcome() is None:
            raise Impossible(Refusal("status", "review-not-over"))
        self.setup = record.setup
        self.dealt = record.start is None
        """Whether the game was dealt by the rules, and not begun from a position."""
        self.turns = self._walked()

    @property
    def steps(self) -> int:
        return len(self.final.history)

    def _walked(self) -> list[Turn]:
        begun = self.final.start
        game = Game.kind(self.setup.game).begin(self.setup) if begun is None else begun.copy()
        turns: list[Turn] = []
        steps: list[Step] = []
        first, start = 0, game.twin()
        for number, (seat, action) in enumerate(self.final.history):
            before = game.twin()
            steps.append(Step(number, before, seat, action, game.apply(seat, action)))
            over = number + 1 == self.steps
            if over or game.view(None).turn != start.view(None).turn:
                turns.append(Turn(start.view(None).turn, first, start, steps, game.twin()))
                first, start, steps = number + 1, game.twin(), []
        return turns


def last_choice(game: Game, seat: int, whole_turns: bool) -> tuple[Game, list[Action]]:
    """The game before the seat's last choice, and what it chose; no actions: it has not chosen yet.

    A choice is one action, or with `whole_turns` everything that it did in its own turn.
    """
    now = Game.kind(game.setup.game).begin(game.setup) if game.start is None else game.start.copy()
    before, begun = now, -1
    actions: list[Action] = []
    for who, action in game.history:
        if who == seat:
            view = now.view(None)
            if not whole_turns or (view.phase == "turn" and view.active == seat):
                if not whole_turns or view.turn != begun:
                    before, begun, actions = now.twin(), view.turn, []
                actions.append(action)
        now.apply(who, action)
    return before, actions
