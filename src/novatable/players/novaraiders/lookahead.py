"""What comes of a line: it is played in an imagined world, up to the end of the player's next turn."""

from collections.abc import Callable
from math import sqrt
from typing import Final

from novatable.core.actions import Action
from novatable.novaraiders.game import ANSWERS, NovaRaiders
from novatable.novaraiders.model import DISCARD, TURN
from novatable.novaraiders.row import END_TURN
from novatable.players.budget import Clock
from novatable.players.novaraiders.chart import Chart
from novatable.players.novaraiders.evaluation import Evaluation
from novatable.players.novaraiders.glance import Glance
from novatable.players.novaraiders.search import Line, answers, worth_of
from novatable.players.novaraiders.settling import settle, settle_others
from novatable.players.novaraiders.weights import Weights

PRIOR: Final = 6.0
"""How many futures the first impression of a line counts for."""
LEAST: Final = 4
"""The fewest worlds in which a line is tried before it is given up early."""
CLEAR: Final = 2.0
"""By how many standard errors it must then be behind."""


class Candidate:
    """A line that is tried, and what came of it in each world."""

    __slots__ = ("line", "results", "sure")

    def __init__(self, line: Line, sure: int) -> None:
        self.line = line
        self.sure = sure  # how many of its actions are possible in every world
        self.results: list[float] = []

    def value(self, worlds: int) -> float:
        """What the line is worth, by that many worlds and the first impression."""
        return (sum(self.results[:worlds]) + PRIOR * self.line.value) / (worlds + PRIOR)

    def is_behind(self, best: "Candidate") -> bool:
        """Whether it is clearly worse than another that was tried in the same worlds."""
        worlds = len(self.results)
        if worlds < LEAST:
            return False
        leads = [ahead - own for ahead, own in zip(best.results, self.results, strict=True)]
        mean = sum(leads) / worlds
        error = sqrt(sum([(lead - mean) ** 2 for lead in leads]) / (worlds - 1) / worlds)
        return best.value(worlds) - self.value(worlds) > CLEAR * error


def judged(
    candidates: list[Candidate], imagine: Callable[[], NovaRaiders], future: "Future", clock: Clock
) -> list[Line]:
    """The candidates' lines by what comes of them, the best first.

    All are tried in the same worlds; after each part of the time the worse half is tried no more, and before
    that whatever is clearly worse than the best.
    """
    running = candidates[:]
    rounds = max((len(candidates) - 1).bit_length(), 1)
    for number in range(rounds):
        until = (number + 1) / rounds
        while len(running) > 1 and clock.spent() < until:
            world = imagine()
            results: list[float] = []
            while len(results) < len(running) and clock.spent() < 1:
                results.append(future.value(world.twin(), running[len(results)]))
                clock.step()
            if len(results) == len(running):
                for candidate, result in zip(running, results, strict=True):
                    candidate.results.append(result)
                best = max(running, key=_value)
                running = [each for each in running if not each.is_behind(best)]
        running.sort(key=_value, reverse=True)
        running = running[: (len(running) + 1) // 2]
    return _ranked(running[0], candidates)


def _ranked(best: Candidate, candidates: list[Candidate]) -> list[Line]:
    """The lines as they compare with the best one, in the worlds that each was tried in."""
    worth = _value(best)
    others: list[Line] = []
    for candidate in candidates:
        if candidate is not best:
            shared = len(candidate.results)
            behind = max(best.value(shared) - candidate.value(shared), 0.0)
            others.append(Line(worth - behind, candidate.line.actions, candidate.line.board))
    others.sort(key=worth_of, reverse=True)
    return [Line(worth, best.line.actions, best.line.board), *others]


def _value(candidate: Candidate) -> float:
    return candidate.value(len(candidate.results))


class Future:
    """Plays worlds on for one player, with everybody searching quickly."""

    def __init__(self, seat: int, chart: Chart, weights: Weights) -> None:
        self.seat = seat
        self.chart = chart
        self.weights = weights

    def value(self, world: NovaRaiders, candidate: Candidate) -> float:
        """What the position is worth after the player's next turn, if this line is played first."""
        seat = self.seat
        state = world.state
        turn = state.turn
        mine = state.active == seat and state.phase == TURN
        for action in candidate.line.actions[: candidate.sure]:
            world.apply(seat, action)
        if mine:
            self._finish(world, turn, candidate.line.actions[candidate.sure :])
        while state.outcome is None:
            if state.frames:
                settle(world, self._eyes(world, state.frames[-1].seat), [])
                continue
            eyes = self._eyes(world, state.active)
            if state.phase == DISCARD:
                world.apply(state.active, answers(world, eyes, 1)[0].actions[0])
                continue
            on = state.turn
            if state.active == seat and state.turn != turn:
                eyes.count_directives(state)
                return Glance(world, eyes).best().value
            line = Glance(world, eyes).best()
            play_line(world, eyes, line.actions)
            if state.turn == on and state.phase == TURN:
                world.apply(eyes.seat, END_TURN)
        return self._eyes(world, seat).of(state)

    def _finish(self, world: NovaRaiders, turn: int, rest: list[Action]) -> None:
        """End the player's turn, after the rest of its line or what seems better now."""
        state = world.state
        eyes = self._eyes(world, self.seat)
        settle(world, eyes, [])
        if rest and state.turn == turn and state.phase == TURN:
            glance = Glance(world, eyes).best()
            after = world.twin()
            followed = follow(after, eyes, rest)
            play_line(world, eyes, followed if eyes.of(after.state) > glance.value else glance.actions)
        if state.turn == turn and state.phase == TURN:
            world.apply(self.seat, END_TURN)

    def _eyes(self, world: NovaRaiders, seat: int) -> Evaluation:
        return Evaluation(world.state, seat, self.chart, self.weights)


def play_line(world: NovaRaiders, eyes: Evaluation, line: list[Action]) -> None:
    """Play a line of whoever's turn it is, in the world that it was found in, and all that it asks."""
    for action in line:
        settle_others(world, eyes)
        world.apply(eyes.seat, action)
    settle(world, eyes, [])


def follow(world: NovaRaiders, eyes: Evaluation, line: list[Action]) -> list[Action]:
    """Play as much of a line as is still possible after something unforeseen; what was played."""
    turn = world.state.turn
    played: list[Action] = []
    for action in line:
        settle_others(world, eyes)
        if world.refusal(eyes.seat, action) is not None:
            settle(world, eyes, played)
            if type(action) in ANSWERS:
                continue  # what it answers is not asked here
            if world.state.turn != turn or world.refusal(eyes.seat, action) is not None:
                break
        world.apply(eyes.seat, action)
        played.append(action)
    settle(world, eyes, played)
    return played
