"""What others would say to a deal: a captain asks traders in their places, in a few imagined worlds.

Each of them knows their own cards there and judges by these. A world in which somebody would have agreed to
what they refused in this turn counts less.
"""

from collections.abc import Sequence
from random import Random
from typing import ClassVar, Final

from novatable.afternova.deals import promise_of
from novatable.afternova.game import AfterNova
from novatable.afternova.reading import pledges
from novatable.afternova.terms import Terms
from novatable.core.game import Game
from novatable.players.afternova.chores import alone, market
from novatable.players.afternova.dealing import Bid, DealTable
from novatable.players.afternova.hiring import Hiring
from novatable.players.afternova.outlook import Outlook
from novatable.players.afternova.partner import chance_of
from novatable.players.afternova.taste import TRADER
from novatable.players.afternova.temper import EVEN, Temper

DOUBT: Final = 0.1
"""How far off the guess of somebody's gain may be, in points."""
DISBELIEF: Final = 0.05
"""What is left of a world in which somebody would surely have agreed to what they refused."""
MORE: Final = 0.2
"""How much more than a trader somebody is thought to want who refused what a trader would take, in points."""
FAR: Final = 1.5
"""A deal that brings somebody so much less than they want, even without the cost of Paws, is out."""
LEAST: Final = 0.1
"""It makes no proposal that is less likely to be accepted."""
WIDE: Final = Temper(doubt=0.6, active_doubt=0.8, wants=0.3, least_chance=0.05)
"""First impressions are rough: what is only somewhat too little for the others is asked, too."""


class Mind:
    """A player in an imagined world, who judges deals like a trader."""

    __slots__ = ("bar", "seat", "table")

    def __init__(self, world: AfterNova, seat: int) -> None:
        view = world.view(seat)
        outlook = Outlook(view, TRADER)
        self.seat = seat
        self.table = DealTable(Hiring(outlook), EVEN, {player.seat: 0.0 for player in view.players})
        self.bar = EVEN.margin
        """What they want to gain, or what they have without a deal."""
        if seat == view.active:
            legal = world.legal(seat)
            self.bar = market(self.table.hiring, legal, self.table.plans).value
            by_itself = alone(self.table.hiring, legal, self.table.plans)
            if by_itself is not None:
                self.bar = max(self.bar, by_itself.value)

    def gain(self, terms: Terms) -> float:
        """What a deal brings them beyond what they want; very little if they have no crew for it."""
        table = self.table
        worth = table.judge(terms) - self.bar
        if worth < -FAR:
            return worth
        costs = [
            table.cost(terms, paws, returns)
            for paws, _, returns in pledges(table.outlook.view, promise_of(terms, self.seat))
        ]
        return worth - min(costs) if costs else -100.0


class Sounding(DealTable):
    """The others as a captain sees them in this turn: it sounds them out."""

    keeps: ClassVar[int] = 10

    def __init__(
        self, hiring: Hiring, greed: dict[int, float], temper: Temper, worlds: int, rng: Random
    ) -> None:
        super().__init__(hiring, temper, greed)
        view = hiring.outlook.view
        self._rng = rng
        self._count = worlds
        self._worlds: list[AfterNova] = []
        self._minds: dict[int, list[Mind]] = {}
        self._belief: dict[int, list[float]] = {p.seat: [1.0] * worlds for p in view.players}
        self._wants_more: dict[int, float] = {p.seat: 0.0 for p in view.players}
        self._chances: dict[tuple[int, Terms], float] = {}

    def _minds_of(self, seat: int) -> list[Mind]:
        minds = self._minds.get(seat)
        if minds is None:
            while len(self._worlds) < self._count:
                world = Game.imagine(self.outlook.view, self._rng)
                assert isinstance(world, AfterNova)
                self._worlds.append(world)
            minds = self._minds[seat] = [Mind(world, seat) for world in self._worlds]
        return minds

    def was_refused(self, terms: Terms, seat: int) -> None:
        super().was_refused(terms, seat)
        believed = self.chance_of_taking(terms, seat)
        more = self._wants_more[seat]
        belief = self._belief[seat]
        for number, mind in enumerate(self._minds_of(seat)):
            belief[number] *= max(1.0 - chance_of((mind.gain(terms) - more) / DOUBT), DISBELIEF)
        if believed > 0.5:
            self._wants_more[seat] += MORE
        self._chances.clear()

    def chance_of_taking(self, terms: Terms, seat: int) -> float:
        chance = self._chances.get((seat, terms))
        if chance is None:
            more = self._wants_more[seat]
            agreed = total = 0.0
            for belief, mind in zip(self._belief[seat], self._minds_of(seat), strict=True):
                total += belief
                agreed += belief * chance_of((mind.gain(terms) - more) / DOUBT)
            chance = self._chances[seat, terms] = agreed / total
        return chance

    def likeliest(self, bids: Sequence[Bid], patience: float, bar: float) -> Bid | None:
        """Of some bids the one that is worth most, with the chance that all of the others agree."""
        best: Bid | None = None
        most = 0.0
        for _, mine, _, terms in bids:
            if mine - bar <= most:
                continue
            chance = 1.0
            for seat in self._others(terms):
                chance *= self.chance_of_taking(terms, seat)
                if chance < LEAST:
                    break
            score = (mine - bar) * chance**patience
            if chance >= LEAST and score > most:
                most = score
                best = Bid(score, mine, chance, terms)
        return best
