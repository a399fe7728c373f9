"""A trader's next turn, seen from this one: what cards and Fragments would make possible."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from novatable.afternova.cards import RECRUITER
from novatable.core.options import value_of
from novatable.players.afternova.crew import NEVER, reach_of
from novatable.players.afternova.hiring import Hiring
from novatable.players.afternova.worth import Holding, plus

Numbers = tuple[int, ...]
NEXT: Final = 1.4
"""What a card taken next turn is worth, in average Paws: there will be a choice."""


class Plans:
    """The best Extract alone next turn counts in part already, as somebody may come first."""

    def __init__(self, hiring: Hiring) -> None:
        self.hiring = hiring
        self.outlook = hiring.outlook
        me = self.me = hiring.side
        self.counts = me.taste.ahead ** (len(self.outlook.view.order) - 1)
        """How much of what is possible next turn counts now."""
        self._paws: dict[tuple[int, Numbers], int] = {}
        self.now = self.follow(me.blueprints, me.storage, tuple(me.paws), None)

    def follow(self, blueprints: Numbers, storage: Holding, paws: Numbers, gone: int | None) -> float:
        """What the best Extract alone next turn would bring, from all Planets but one."""
        if not self.counts or self.outlook.view.final:
            return 0.0
        me = self.me
        wishes = me.wishing(blueprints)
        wishes, stored = wishes.after_window(wishes.keep(storage))
        now = wishes.worth(stored)
        best = self._market(len(paws) + len(wishes.plans))
        for lying in self.outlook.view.planets:
            if lying.planet == gone:
                continue
            gain = wishes.stored(plus(stored, lying.fragments)) - now
            if self.counts * gain > best:
                needed = self._needed(lying.planet, paws)
                if needed < NEVER:
                    best = max(best, self.counts * (gain - me.paw * needed))
        return best

    def _market(self, hand: int) -> float:
        """Roughly what the Market would bring next turn: the more, the more room there is for it."""
        me = self.me
        takes = self._takes_of()
        return me.taste.market * me.paw * NEXT * min(takes, max(me.player.hand_limit - hand, 0))

    def _needed(self, planet: int, paws: Numbers) -> int:
        """The fewest of these Paws that reach a Planet."""
        needed = self._paws.get((planet, paws))
        if needed is None:
            reach = reach_of(self.outlook.cards, planet, paws, self.me.player.upgrades, 0)
            needed = self._paws[planet, paws] = reach.paws(*reach.need)
        return needed

    def after(self, held: Holding, played: Sequence[int], returns: Sequence[int], gone: int | None) -> float:
        """How much better or worse the next turn looks with these Fragments and without those Paws."""
        lost = [paw for paw in played if paw not in returns]
        rest = tuple([paw for paw in self.me.paws if paw not in lost])
        return self.follow(self.me.blueprints, held, rest, gone) - self.now

    def market(self) -> float:
        """The worth of a whole Market action: the best set of cards, with what they make possible."""
        return self.me.taste.market * self.sets(self._offered(), self._takes(), None)

    def take(self, card: int) -> float:
        """A card with the best others that can still be taken after it."""
        return self.sets([other for other in self._offered() if other != card], self._takes() - 1, card)

    def _offered(self) -> Numbers:
        view = self.outlook.view
        return (*view.paws, *view.blueprints)

    def _takes(self) -> int:
        view = self.outlook.view
        return view.takes if view.phase == "market" else self._takes_of()

    def _takes_of(self) -> int:
        """The cards that it takes at the Market."""
        return value_of(self.outlook.view.options, "market_takes") + self.me.player.upgrades[RECRUITER]

    def sets(self, offered: Sequence[int], takes: int, first: int | None) -> float:
        """The most that this many of these cards are worth together, with a first one already chosen."""
        best = -1e9
        taken: Numbers = () if first is None else (first,)
        for chosen in combinations(offered, min(takes, len(offered))):
            best = max(best, self._worth(taken + chosen))
        return best

    def _worth(self, cards: Numbers) -> float:
        hiring = self.hiring
        me = self.me
        n_paws = self.outlook.cards.n_paws
        paws = [card for card in cards if card < n_paws]
        plans = [card for card in cards if card >= n_paws]
        blueprints = (*me.blueprints, *sorted(plans))
        value = sum([hiring.take(paw) for paw in paws])
        for number in range(len(plans)):
            value -= me.taste.clutter * (len(me.blueprints) + number)
        value += me.wishing(blueprints).worth(me.storage) - me.now - hiring.crowded_out(len(cards))
        return value + self.follow(blueprints, me.storage, (*me.paws, *sorted(paws)), None) - self.now
