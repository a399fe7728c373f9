"""The player `pilot`: looks through its whole turn before it moves."""

from collections.abc import Sequence
from itertools import islice
from typing import ClassVar, Final, NamedTuple

from novatable.core.actions import Action
from novatable.core.game import Game
from novatable.core.reason import Reason
from novatable.novaraiders.game import NovaRaiders
from novatable.novaraiders.view import View
from novatable.players.choice import Choice
from novatable.players.novaraiders.cadet import Cadet
from novatable.players.novaraiders.chart import chart_of, names_of
from novatable.players.novaraiders.evaluation import Evaluation
from novatable.players.novaraiders.outlook import seat_of
from novatable.players.novaraiders.reasons import reason_of
from novatable.players.novaraiders.search import Line, Search, answers, foreseen
from novatable.players.novaraiders.weights import Weights, weights_for
from novatable.players.undisturbed import undisturbed

WIDTH: Final = 40
"""How many positions are followed further after each card, if the budget allows it."""
BEST: Final = 3


class Planned(NamedTuple):
    """What is still to be done in a turn, and what the player sees when it is."""

    seen: tuple[object, ...]
    line: list[Action]


class Pilot(Cadet):
    """Follows the chains that its hand allows, and takes the one that leads to the best position."""

    learned: ClassVar[str] = "weights.toml"
    """The file with the weights that it goes by."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.weights: Weights | None = None
        """Weights to use instead of the learned ones."""
        self.finding: Reason | None = None
        """What was found out about the chosen line, if that says more than what the line is for."""
        self._plan: list[Planned] = []

    @property
    def width(self) -> int:
        """How many positions are followed further after each card."""
        return WIDTH if self.budget.steps is None else min(self.budget.steps, WIDTH)

    def decide(self, view: View, legal: Sequence[Action]) -> Action:
        if len(legal) == 1 or view.phase == "directives":
            return super().decide(view, legal)
        with undisturbed():  # to the end: what was imagined would be searched for cycles at once
            seen = _seen(view)
            self.finding = None
            if not self._plan or self._plan[0].seen != seen:
                world = self._imagine(view)
                self._plan = _plan(world, seat_of(view), self._lines(world, view)[0].actions)
            line = self._plan.pop(0).line
            self.why, self.names = self._reason(view, line), names_of(view)
        return line[0]

    def explain(self, view: View, _legal: Sequence[Action]) -> list[Choice]:
        if view.phase == "directives":
            return []
        best: dict[Action, Line] = {}
        with undisturbed():
            for line in self._lines(self._imagine(view), view):
                best.setdefault(line.actions[0], line)
        return [
            Choice(line.value, action, reason_of(view, line.actions))
            for action, line in islice(best.items(), BEST)
        ]

    def _reason(self, view: View, line: list[Action]) -> Reason:
        return reason_of(view, line) if self.finding is None else self.finding

    def _imagine(self, view: View) -> NovaRaiders:
        world = Game.imagine(view, self.rng)
        assert isinstance(world, NovaRaiders)
        return world

    def _lines(self, world: NovaRaiders, view: View) -> list[Line]:
        """The ways to go on, the best first."""
        evaluation = self._evaluation(world, view)
        if view.frames or view.phase != "turn":
            return answers(world, evaluation, self.width)
        return Search(world, evaluation, self.width).lines()

    def _evaluation(self, world: NovaRaiders, view: View) -> Evaluation:
        return Evaluation(world.state, seat_of(view), chart_of(view), self._weights(view))

    def _weights(self, view: View) -> Weights:
        return self.weights or weights_for(len(chart_of(view).board.track), self.learned)


def _plan(world: NovaRaiders, seat: int, line: list[Action]) -> list[Planned]:
    """A line until something unforeseen happens."""
    twin = world.twin()
    plan: list[Planned] = []
    for number in range(foreseen(world.twin(), seat, line)):
        plan.append(Planned(_seen(twin.view(seat)), line[number:]))
        twin.apply(seat, line[number])
    return plan


def _seen(view: View) -> tuple[object, ...]:
    """The part of a view that says whether a plan still holds."""
    cards = tuple([laid.card for laid in view.row])
    moment = (view.turn, view.phase, view.time, view.linked, view.slipping, view.frames)
    return *moment, cards, view.fleets, view.shards, view.academy, view.players[seat_of(view)]
