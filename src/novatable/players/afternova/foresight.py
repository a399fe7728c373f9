"""Looking ahead: choices are tried out in imagined worlds, and the poorer half given up again and again.

A world is imagined from the view (`Game.imagine`); in each of them all choices left are played on for a few
rounds, with the same cards to come. What counts is the chance of winning at the end of that. The more worlds
have been tried, the further it looks.
"""

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Final

from novatable.afternova.actions import Agree, Call, Propose
from novatable.afternova.deals import answering, canonical
from novatable.afternova.game import AfterNova
from novatable.afternova.model import State
from novatable.afternova.pledge import covers_of, returns_of
from novatable.afternova.terms import Offer, Terms
from novatable.afternova.view import View
from novatable.core.actions import Action
from novatable.core.game import Game
from novatable.core.options import value_of
from novatable.players.afternova.prospects import prospects, weight
from novatable.players.afternova.quick import play_on
from novatable.players.afternova.taste import TRADER
from novatable.players.budget import Clock

FURTHER: Final = (40, 200)
"""A game is played on for one round and the turn after it, the viewer's own if this is, too; for two rounds
after this many worlds, for four after that many."""
TRUST: Final = 4.0
"""How many worlds the first impression counts for."""
ENOUGH: Final = 8
"""After this many worlds a choice that is clearly the best is taken."""
CLEAR: Final = 3.0
"""By how many standard errors it has to be the best."""


class Trial:
    """What came of one choice: how many worlds, and the sum of everybody's chances."""

    __slots__ = ("action", "chances", "prior", "seat", "squares", "worlds")

    def __init__(self, action: Action | None, seat: int, prior: float, seats: int) -> None:
        self.action = action
        self.seat = seat
        self.prior = prior
        """The first impression: how much less likely it is to win than with the best choice."""
        self.worlds = 0
        self.chances = [0.0] * seats
        self.squares = 0.0

    def add(self, chances: list[float]) -> None:
        self.worlds += 1
        for seat, chance in enumerate(chances):
            self.chances[seat] += chance
        self.squares += chances[self.seat] * chances[self.seat]

    def mean(self, seat: int) -> float:
        """A seat's chance of winning with this choice."""
        return self.chances[seat] / max(self.worlds, 1)

    def value(self, usual: float) -> float:
        """The seat's chance of winning; the first impression counts less with every world."""
        return (self.chances[self.seat] + TRUST * (usual + self.prior)) / (self.worlds + TRUST)

    def error(self) -> float:
        if self.worlds < 2:
            return 1.0
        mean = self.chances[self.seat] / self.worlds
        return sqrt(max(self.squares / self.worlds - mean * mean, 1e-6) / self.worlds)


class Foresight:
    """Tries out choices of the viewer; `values` are their first impressions, in points."""

    def __init__(self, view: View, actions: Sequence[Action | None], values: Sequence[float]) -> None:
        assert view.seat is not None
        self.view = view
        self.seat: int = view.seat
        best = max(values)
        seats = len(view.order)
        point = slope(view)
        self.trials = [
            Trial(action, self.seat, point * max(value - best, -10.0), seats)
            for action, value in zip(actions, values, strict=True)
        ]
        self.tastes = [TRADER] * len(view.players)
        self.seats = seats

    def search(self, clock: Clock, rng: Random) -> None:
        """Use the budget up, or less of it if one choice is clearly the best."""
        left = self.trials[:]
        halvings = max((len(left) - 1).bit_length(), 1)
        halved = 0
        worlds = 0
        while len(left) > 1:
            spent = clock.spent()
            if spent >= 1.0:
                return
            while halved + 1 < halvings and spent >= (halved + 1) / halvings:
                left = self.ranked(left)[: (len(left) + 1) // 2]
                halved += 1
            world = Game.imagine(self.view, rng)
            assert isinstance(world, AfterNova)
            rounds = 1 if worlds < FURTHER[0] else 2 if worlds < FURTHER[1] else 4
            worlds += 1
            for trial in left:
                self.try_out(world, trial, self.view.turn + rounds * self.seats + 1)
                clock.step()
                if clock.spent() >= 1.1:
                    return
            if worlds >= ENOUGH and self._is_clear(left):
                return

    def try_out(self, world: AfterNova, trial: Trial, until: int) -> None:
        """Play a choice on in a world until that turn; nothing if others could not agree to it there."""
        game = world.twin()
        if trial.action is None or carry_out(game, self.seat, trial.action):
            play_on(game, until, self.tastes)
            trial.add(prospects(game.state))

    def usual(self) -> float:
        """The viewer's chance on average."""
        worlds = sum([trial.worlds for trial in self.trials])
        return sum([trial.chances[self.seat] for trial in self.trials]) / max(worlds, 1)

    def ranked(self, trials: Sequence[Trial]) -> list[Trial]:
        usual = self.usual()
        return sorted(trials, key=lambda trial: trial.value(usual), reverse=True)

    def _is_clear(self, left: list[Trial]) -> bool:
        one, two = self.ranked(left)[:2]
        usual = self.usual()
        return one.value(usual) - two.value(usual) > CLEAR * max(one.error(), two.error())


def slope(view: View) -> float:
    """How much a point changes the chance of a player who is as likely to win as the others."""
    to_end = value_of(view.options, "blueprints_to_end")
    done = max([len(player.completed) for player in view.players])
    par = 1 / len(view.order)
    return weight("worth", (to_end - done) / to_end) * par * (1 - par)


def carry_out(game: AfterNova, seat: int, action: Action) -> bool:
    """Do it, and let everybody who is asked agree to it; False if somebody cannot."""
    state = game.state
    if isinstance(action, Call):
        terms = _taken(state, action.terms)
        if terms is None:
            return False
        covers = covers_of(state.rules.cards, state.players[seat], _promise(terms, seat))
        if not covers:
            return False
        paws, upgrades = min(covers, key=lambda cover: len(cover[0]))
        action = Propose(terms, paws, upgrades)
    game.apply(seat, action)
    if isinstance(action, Propose):
        return _agreed(game, state.offers[-1])
    if isinstance(action, Agree):
        for offer in state.offers:
            if offer.number == action.offer:
                return _agreed(game, offer)
    return True


def _promise(terms: Terms, seat: int) -> tuple[int, int, int, int]:
    for promise in terms.promises:
        if promise.seat == seat:
            return promise.icons
    return (0, 0, 0, 0)


def _taken(state: State, terms: Terms) -> Terms | None:
    """An open call, with the first player who can take it in the open place."""
    for seat, player in enumerate(state.players):
        if seat == state.active or any(_promise(terms, seat)):
            continue
        taken = answering(canonical(terms), seat)
        covers = covers_of(state.rules.cards, player, _promise(taken, seat))
        if any(cover[0] for cover in covers):
            return taken
    return None


def _agreed(game: AfterNova, offer: Offer) -> bool:
    """Let all who are asked agree, with as few Paws as possible."""
    state = game.state
    for seat in offer.asked:
        player = state.players[seat]
        covers = covers_of(state.rules.cards, player, _promise(offer.terms, seat))
        able = [cover for cover in covers if cover[0] or seat == state.active]
        if not able:
            return False
        paws, upgrades = min(able, key=lambda cover: len(cover[0]))
        game.apply(seat, Agree(offer.number, paws, upgrades, returns_of(player, paws)[-1]))
    return True
