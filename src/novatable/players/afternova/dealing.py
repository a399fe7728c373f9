"""What a deal is worth to everybody in it, as the viewer sees them in this turn."""

from collections.abc import Sequence
from typing import ClassVar, Final, NamedTuple

from novatable.afternova.deals import promise_of
from novatable.afternova.terms import Terms
from novatable.players.afternova.bargain import after
from novatable.players.afternova.crew import NEVER
from novatable.players.afternova.ending import hands_it_over
from novatable.players.afternova.hiring import Hiring
from novatable.players.afternova.outlook import Side
from novatable.players.afternova.partner import HAS_IT, UNSURE, Partner, chance_of
from novatable.players.afternova.planning import Plans
from novatable.players.afternova.temper import Temper
from novatable.players.afternova.worth import plus

LOST: Final = 20.0
"""The cost of a deal with which somebody else wins: more than any deal brings."""


class Bid(NamedTuple):
    """Terms that the viewer might propose: what they bring it, and how likely they are to come about."""

    score: float
    mine: float
    chance: float
    terms: Terms


class DealTable:
    """The others at the table, as the viewer sees them in this turn."""

    keeps: ClassVar[int] = 1
    """How many bids with the same participants a search keeps, for `likeliest` to choose from."""

    def __init__(self, hiring: Hiring, temper: Temper, greed: dict[int, float]) -> None:
        outlook = hiring.outlook
        view = outlook.view
        self.hiring = hiring
        self.outlook = outlook
        self.plans = Plans(hiring)
        self.temper = temper
        self.me = Partner(
            outlook,
            outlook.me,
            outlook.seen(outlook.me.seat),
            0.0,
            0.0,
            1.0,
            {paw: hiring.keep(paw) for paw in outlook.me.paws},
        )
        self.partners: dict[int, Partner] = {outlook.me.seat: self.me}
        for player in view.players:
            if player.seat != outlook.me.seat:
                side = outlook.side(player.seat)
                alternative, wants, doubt = 0.0, temper.wants, temper.doubt
                if player.seat == view.active:
                    alternative = _alternative(Hiring(outlook, side), side)
                    wants, doubt = temper.active_wants, temper.active_doubt
                self.partners[player.seat] = Partner(
                    outlook, side, side, alternative, wants + greed[player.seat], doubt, None
                )
        others = len(view.order) - 1
        self.their_envy = 0.8 / others
        self.my_envy = outlook.taste.envy / others

    def members(self, helpers: tuple[int, ...]) -> list[Partner]:
        """The active player and these helpers."""
        return [self.partners[self.outlook.view.active]] + [self.partners[seat] for seat in helpers]

    def judge(self, terms: Terms) -> float:
        """What these terms bring to the viewer, less its envy, before the cost of its Paws."""
        me = self.outlook.me
        value = me.gain(after(terms, me.seat, me.storage))
        if terms.bot is not None:
            value -= me.taste.bot_fragment * len(terms.bot.fragments)
        for seat in self._others(terms):
            other = self.partners[seat]
            gain = other.side.gain(after(terms, seat, other.side.storage)) - other.alternative
            value -= self.my_envy * max(gain, 0.0)
        return value - LOST if hands_it_over(self.outlook, terms) else value

    def cost(self, terms: Terms, paws: tuple[int, ...], returns: tuple[int, ...]) -> float:
        """What it costs the viewer to play these Paws for a deal, with what they were good for next turn."""
        me = self.outlook.me
        held = after(terms, me.seat, me.storage)
        return self.hiring.price(paws, returns) - self.plans.after(held, paws, returns, terms.planet)

    def net(self, terms: Terms, paws: tuple[int, ...], returns: tuple[int, ...]) -> float:
        """What these terms are worth to the viewer in the end."""
        return self.judge(terms) - self.cost(terms, paws, returns)

    def margins(self, terms: Terms) -> dict[int, float]:
        """What these terms seem to bring each of the others beyond their alternative."""
        gains = {
            seat: self.partners[seat].seen.gain(after(terms, seat, self.partners[seat].side.storage))
            for seat in (*self._others(terms), self.me.seat)
        }
        envied = sum([gain for gain in gains.values() if gain > 0])
        margins: dict[int, float] = {}
        for seat in self._others(terms):
            other = self.partners[seat]
            crew = other.crew(terms.planet)
            icons = promise_of(terms, seat)
            cost = crew.cost(icons[crew.skills[0]], icons[crew.skills[1]]) % UNSURE
            envy = self.their_envy * (envied - max(gains[seat], 0.0))
            margins[seat] = gains[seat] - cost - envy - other.alternative
        return margins

    def was_refused(self, terms: Terms, seat: int) -> None:
        """That player has refused these terms in this turn."""
        margin = self.margins(terms).get(seat)
        if margin is not None:
            self.partners[seat].refused(terms.planet, promise_of(terms, seat), margin)

    def likeliest(self, bids: Sequence[Bid], _patience: float, _bar: float) -> Bid | None:
        """Of some bids, the best first, the one to propose."""
        return bids[0] if bids else None

    def _others(self, terms: Terms) -> list[int]:
        """The participants besides the viewer; an open place is nobody yet."""
        active = self.outlook.view.active
        seats = [active, *[promise.seat for promise in terms.promises if promise.seat != active]]
        return [seat for seat in seats if seat is not None and seat != self.me.seat]

    def chance_of_taking(self, terms: Terms, seat: int) -> float:
        """The chance that a player would take a place on these terms, and has the crew for it."""
        other = self.partners[seat]
        crew = other.crew(terms.planet)
        icons = promise_of(terms, seat)
        cost = crew.cost(icons[crew.skills[0]], icons[crew.skills[1]])
        if cost >= 1e8:
            return 0.0
        sure = HAS_IT ** int(cost // UNSURE)
        return sure * chance_of((self.margins(terms)[seat] - other.wants) / other.doubt)


def _alternative(hiring: Hiring, side: Side) -> float:
    """What another active player has without a deal: the Market, or a Planet that they reach alone."""
    best = hiring.market()
    for lying in hiring.outlook.view.planets:
        reach = side.reach(lying.planet)
        paws = reach.paws(*reach.need)
        if paws < NEVER:
            best = max(best, side.gain(plus(side.storage, lying.fragments)) - side.paw * paws)
    return best
