"""The player `captain`: tries its best lines in imagined futures before it chooses one."""

from collections.abc import Sequence
from typing import ClassVar, Final

from novatable.core.actions import Action
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
from novatable.novaraiders.model import State
from novatable.novaraiders.view import View
from novatable.players.budget import Clock
from novatable.players.choice import Choice
from novatable.players.novaraiders.cadet import easiest
from novatable.players.novaraiders.chart import chart_of, names_of
from novatable.players.novaraiders.evaluation import Evaluation
from novatable.players.novaraiders.lookahead import Candidate, Future, judged
from novatable.players.novaraiders.outlook import Outlook, seat_of
from novatable.players.novaraiders.pilot import WIDTH, Pilot
from novatable.players.novaraiders.reasons import futures_reason, reason_of
from novatable.players.novaraiders.search import Line, Search, answers, foreseen
from novatable.players.novaraiders.suspicion import suspect
from novatable.players.novaraiders.weights import MOST_WORTH, NAMES

TRIED: Final = 24
"""How many lines are tried at most."""
FOR_EACH: Final = 5
"""One more for so many futures."""
A_SECOND: Final = 800
"""Roughly how many futures take a second, compiled."""
CLOSE: Final = 8.0
"""How much worse than the best a line may look at first and still be tried."""

NARROW: Final = 8
"""How widely it searches at first."""
WIDTHS: Final = (40, 160, 640)
"""How widely it searches after that, while there is time."""
WIDER: Final = 0.08
"""While less than this part of the budget is used up."""
EACH: Final = 5
"""With a number of steps instead of seconds: how widely for each of them."""
CHOSEN: Final = 0.5
"""The part of the budget after which two different lines are enough."""
LOOKED_AT: Final = 300
"""How many lines are looked at to find different ones."""
ALL: Final = 100_000
"""How many lines of a search are kept to choose from."""
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
SIMPLE: Final = (Leaving, Unloading, Restowing, Placing)
"""Questions that the first impression answers well enough."""


class Captain(Pilot):
    """Like a pilot, but also looks at how the others may answer and at its own next turn.

    It goes by what positions came to at the end of games, where winning counts too: a point of the game is
    worth more than 1 to it. What it explains is told in points of the game.
    """

    learned: ClassVar[str] = "outcomes.toml"

    @property
    def width(self) -> int:
        return WIDTH if self.budget.steps is None else min(EACH * self.budget.steps, WIDTHS[-1])

    @property
    def tried(self) -> int:
        """How many lines are tried: the better the time allows to compare them, the more."""
        steps = self.budget.steps
        futures = int(A_SECOND * self.budget.seconds) if steps is None else steps
        return min(max(futures // FOR_EACH, 2), TRIED)

    def decide(self, view: View, legal: Sequence[Action]) -> Action:
        if view.phase == "directives" and len(legal) > 1:
            choice = easiest(Outlook(view), legal, SCORED)
            self.why, self.names = choice.why, names_of(view)
            return choice.action
        return super().decide(view, legal)

    def explain(self, view: View, legal: Sequence[Action]) -> list[Choice]:
        weights = self._weights(view)
        a_point = weights.rows[0][NAMES.index("points")] * MOST_WORTH / weights.even
        return [choice._replace(value=choice.value / a_point) for choice in super().explain(view, legal)]

    def _imagine(self, view: View) -> NovaRaiders:
        world = super()._imagine(view)
        suspect(world.state, view, self.rng)
        return world

    def _lines(self, world: NovaRaiders, view: View) -> list[Line]:
        if view.frames and isinstance(view.frames[-1], SIMPLE):
            return super()._lines(world, view)
        clock = Clock(self.budget)
        seat = seat_of(view)
        evaluation = self._evaluation(world, view)
        if view.frames or view.phase != "turn":
            lines = answers(world, evaluation, self.width)
        else:
            lines = self._searched(world, evaluation, clock).lines()
        candidates = choices(world, seat, lines, self.tried, CLOSE, clock)
        if len(candidates) == 1:
            return lines
        future = Future(seat, chart_of(view), self._weights(view))
        judgement = judged(candidates, lambda: self._imagine(view), future, clock)
        if judgement[0].actions is not lines[0].actions:
            worlds = max([len(each.results) for each in candidates])
            self.finding = futures_reason(reason_of(view, judgement[0].actions), worlds)
        return judgement

    def _searched(self, world: NovaRaiders, evaluation: Evaluation, clock: Clock) -> Search:
        """The turn, searched as widely as there is time for it."""
        if self.budget.steps is not None:
            return Search(world, evaluation, self.width, ALL)
        search = Search(world, evaluation, NARROW, ALL, clock)
        for width in WIDTHS:
            if clock.spent() < WIDER:
                search = Search(world, evaluation, width, ALL, clock)
        return search


def choices(
    world: NovaRaiders, seat: int, lines: Sequence[Line], count: int, close: float, clock: Clock
) -> list[Candidate]:
    """Of lines of a turn, the best first, those that achieve different things, none of them much worse.

    Up to where something unforeseen happens: what follows is decided then. Where bare ships are and which
    cards are left says too little to spend futures on it.
    """
    chosen: list[Candidate] = []
    gists: set[int] = set()
    for line in lines[:LOOKED_AT]:
        if len(chosen) == count or line.value < lines[0].value - close:
            break
        if len(chosen) > 1 and clock.spent() > CHOSEN:
            break
        after = world.twin()
        sure = foreseen(after, seat, line.actions)
        gist = _gist(after.state, seat)
        if gist not in gists:
            gists.add(gist)
            chosen.append(Candidate(line, sure))
    return chosen


def _gist(state: State, seat: int) -> int:
    """Shards and whose they are, a player's Bays and Special cards, its ships, and the time."""
    shards = state.shards
    owners = tuple([state.ships[space] for space in range(len(shards)) if shards[space]])
    player = state.players[seat]
    ships = len(state.fleets[seat]) + state.docks[seat]
    return hash((tuple(shards), owners, tuple(player.bays), len(player.specials), ships, state.time))
