"""The player `captain`: tries its best lines in imagined futures before it chooses one."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from novatable.core.actions import Action
from novatable.core.reason import Reason
from novatable.novaraiders.cards import (
    BUCCANEER,
    DESTROYER,
    GRADUATE,
    LAST_LIGHT,
    MOST,
    OLD_HANDS,
    PAIRS,
    TOWER,
    TRIM,
)
from novatable.novaraiders.frames import Leaving, Placing, Restowing, Unloading
from novatable.novaraiders.game import NovaRaiders
from novatable.novaraiders.view import View
from novatable.players.budget import Clock
from novatable.players.novaraiders.cadet import easiest
from novatable.players.novaraiders.chart import chart_of, names_of
from novatable.players.novaraiders.evaluation import NAMES, Evaluation, Weights, weights_for
from novatable.players.novaraiders.lookahead import Candidate, Future, judged
from novatable.players.novaraiders.outlook import Outlook, seat_of
from novatable.players.novaraiders.pilot import Pilot
from novatable.players.novaraiders.search import Line, Search, Thorough, answers, foreseen
from novatable.players.novaraiders.suspicion import suspect

TRIED: Final = 6
"""How many lines are tried."""
CLOSE: Final = 5.0
"""How much worse than the best a line may look at first to be tried."""

NARROW: Final = 8
"""How widely it searches at first."""
FIRST: Final = 0.1
"""If that used up less than this part of the budget, it searches as widely as a pilot."""

SCORED: Final = {
    TOWER: 0.55,
    PAIRS: 1.1,
    MOST: 0.4,
    DESTROYER: 0.4,
    TRIM: 0.5,
    OLD_HANDS: 0.7,
    GRADUATE: 0.25,
    BUCCANEER: 1.0,
    LAST_LIGHT: 0.25,
}
"""How often a Directive scored in games between pilots; the one for pairs can score several times."""
STEADY: Final = ("leader_points", "others_points")
"""What counts the same all game to a captain.

One's own turn does not change these numbers. That they count more and more was learned from what came of
turns in which time advanced, and keeps a pilot who is behind from unloading.
"""
SIMPLE: Final = (Leaving, Unloading, Restowing, Placing)
"""Questions that the first impression answers well enough."""


class Captain(Pilot):
    """Like a pilot, but sees how the others may answer and what its next turn can be."""

    def decide(self, view: View, legal: Sequence[Action]) -> Action:
        if view.phase == "directives" and len(legal) > 1:
            choice = easiest(Outlook(view), legal, SCORED)
            self.why, self.names = choice.why, names_of(view)
            return choice.action
        return super().decide(view, legal)

    def _weights(self, view: View) -> Weights:
        return self.weights or steady_weights(len(chart_of(view).board.track))

    def _imagine(self, view: View) -> NovaRaiders:
        world = super()._imagine(view)
        suspect(world.state, view, self.rng)
        return world

    def _lines(self, world: NovaRaiders, view: View) -> list[Line]:
        if view.frames and isinstance(view.frames[-1], SIMPLE):
            return super()._lines(world, view)
        clock = Clock(self.budget)
        steps = self.budget.steps
        tried = TRIED if steps is None else min(max(steps // 8, 2), TRIED)
        seat = seat_of(view)
        evaluation = self._evaluation(world, view)
        if view.frames or view.phase != "turn":
            lines = answers(world, evaluation, self.width)[:tried]
        else:
            lines = self._searched(world, evaluation, clock).courses(tried)
        lines = [line for line in lines if line.value > lines[0].value - CLOSE]
        if len(lines) == 1:
            return lines
        candidates = [Candidate(line, foreseen(world, seat, line.actions)) for line in lines]
        future = Future(seat, chart_of(view), self._weights(view))
        judgement = judged(candidates, lambda: self._imagine(view), future, clock)
        if judgement[0].actions is not lines[0].actions:
            self.finding = Reason("futures", {"n": max([len(each.results) for each in candidates])})
        return judgement

    def _searched(self, world: NovaRaiders, evaluation: Evaluation, clock: Clock) -> Search:
        """The turn, searched as widely as a pilot does if there is time for it."""
        if self.budget.steps is None:
            search = Thorough(world, evaluation, NARROW)
            if clock.spent() > FIRST:
                return search
        return Thorough(world, evaluation, self.width)


@cache
def steady_weights(track: int) -> Weights:
    """A pilot's weights, but what others' points count does not change along the Time Track."""
    rows = weights_for(track).rows
    more = [early - late for early, late in zip(rows[-1], rows[0], strict=True)]
    for name in STEADY:
        more[NAMES.index(name)] = 0.0
    return Weights(rows[0], more, track)
