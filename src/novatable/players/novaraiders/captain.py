"""The player `captain`: tries its best lines in imagined futures before it chooses one."""

from typing import Final

from novatable.core.reason import Reason
from novatable.novaraiders.frames import Leaving, Placing, Restowing, Unloading
from novatable.novaraiders.game import NovaRaiders
from novatable.novaraiders.view import View
from novatable.players.budget import Clock
from novatable.players.novaraiders.chart import chart_of
from novatable.players.novaraiders.lookahead import Candidate, Future, judged
from novatable.players.novaraiders.outlook import seat_of
from novatable.players.novaraiders.pilot import Pilot
from novatable.players.novaraiders.search import Line, Search, answers, foreseen

TRIED: Final = 6
"""How many lines are tried."""
CLOSE: Final = 5.0
"""How much worse than the best a line may look at first to be tried."""

NARROW: Final = 8
"""How widely it searches at first."""
FIRST: Final = 0.1
"""If that used up less than this part of the budget, it searches as widely as a pilot."""

SIMPLE: Final = (Leaving, Unloading, Restowing, Placing)
"""Questions that the first impression answers well enough."""


class Captain(Pilot):
    """Like a pilot, but sees how the others may answer and what its next turn can be."""

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
            search = Search(world, evaluation, min(self.width, NARROW))
            if clock.spent() < FIRST:
                search = Search(world, evaluation, self.width)
            lines = search.courses(tried)
        lines = [line for line in lines if line.value > lines[0].value - CLOSE]
        if len(lines) == 1:
            return lines
        candidates = [Candidate(line, foreseen(world, seat, line.actions)) for line in lines]
        future = Future(seat, chart_of(view), self._weights(view))
        judgement = judged(candidates, lambda: self._imagine(view), future, clock)
        if judgement[0].actions is not lines[0].actions:
            self.finding = Reason("futures", {"n": max([len(each.results) for each in candidates])})
        return judgement
