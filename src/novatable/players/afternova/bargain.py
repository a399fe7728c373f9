"""Finding deals that help the viewer and that a reasonable partner would accept, and judging offered ones."""

from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple

from novatable.afternova.reading import is_new
from novatable.afternova.terms import NO_FRAGMENTS, Fragments, Icons, Promise, Share, Terms, Transfer
from novatable.players.afternova.crew import NEVER
from novatable.players.afternova.outlook import Outlook, Side
from novatable.players.afternova.worth import Holding, minus, plus

ONE: Final[tuple[Holding, ...]] = (
    (1, 0, 0, 0, 0),
    (0, 1, 0, 0, 0),
    (0, 0, 1, 0, 0),
    (0, 0, 0, 1, 0),
    (0, 0, 0, 0, 1),
)
"""A single Fragment of each colour."""
Two = tuple[Fragments, Fragments]
"""Fragments of the active player and of the helper."""
NO_SWAP: Final = (NO_FRAGMENTS, NO_FRAGMENTS)


class Deal(NamedTuple):
    """Terms, and what they bring to the viewer."""

    value: float
    terms: Terms


class Effort(NamedTuple):
    """One way to share a Planet's requirement between two: Paws and promises."""

    active_paws: int
    helper_paws: int
    active_icons: Icons
    helper_icons: Icons


def judge(outlook: Outlook, terms: Terms) -> float:
    """What these terms bring to the viewer, before the cost of the Paws."""
    me = outlook.me
    seats = [promise.seat for promise in terms.promises]
    envied = 0.0
    for player in outlook.view.players:
        if player.seat != me.seat and (player.seat in seats or player.seat == outlook.view.active):
            side = outlook.side(player.seat)
            envied += max(side.gain(after(terms, side.seat, side.storage)), 0.0)
    return me.gain(after(terms, me.seat, me.storage)) - outlook.envy * envied


def after(terms: Terms, seat: int, storage: Holding) -> Holding:
    """What a participant holds when the deal is carried out, before jettisoning."""
    held = storage
    for share in terms.split:
        if share.seat == seat:
            held = plus(held, share.fragments)
    for transfer in terms.transfers:
        if transfer.receiver == seat:
            held = plus(held, transfer.fragments)
        if transfer.giver == seat:
            held = minus(held, transfer.fragments)
    return held


def gives_what_it_has(terms: Terms, seat: int, storage: Holding) -> bool:
    """Whether a participant holds everything it has to give (AN-4.4)."""
    left = storage
    for transfer in terms.transfers:
        if transfer.giver == seat:
            left = minus(left, transfer.fragments)
    return min(left) >= 0


class Pair:
    """The active player and a helper, one of them the viewer, in search of a deal.

    `margin` is what the partner is thought to want. Both gain, so both receive something, as the
    rule option fair_deals requires (AN-4.6).
    """

    def __init__(self, active: Side, helper: Side, margin: float) -> None:
        self.outlook = active.outlook
        self.active = active
        self.helper = helper
        self.margin = margin

    def best(self, bar: float) -> Deal | None:
        """The best deal for the viewer without stored Fragments, if one is worth more than `bar`."""
        best: Deal | None = None
        me = self.outlook.me
        for lying in self.outlook.view.planets:
            if me.gain(plus(me.storage, lying.fragments)) <= bar:
                continue  # even all of it would not be enough
            efforts = _efforts(self.active, self.helper, lying.planet)
            for share in _parts(lying.fragments) if efforts else ():
                split = (minus(lying.fragments, share), share)
                deal = self._deal(lying.planet, efforts, split, NO_SWAP, bar)
                if deal is not None:
                    best = deal
                    bar = deal.value
        return best

    def with_swap(self, deal: Deal) -> Deal:
        """The same deal, or a better one in which each side may also give a stored Fragment."""
        planet = deal.terms.planet
        efforts = _efforts(self.active, self.helper, planet)
        rest, share = (part.fragments for part in deal.terms.split)
        gifts = [NO_FRAGMENTS, *[ONE[colour] for colour in range(5) if self.active.storage[colour]]]
        returns = [NO_FRAGMENTS, *[ONE[colour] for colour in range(5) if self.helper.storage[colour]]]
        for swap in product(gifts, returns):
            if swap[0] != swap[1]:
                deal = self._deal(planet, efforts, (rest, share), swap, deal.value) or deal
        return deal

    def _deal(self, planet: int, efforts: list[Effort], split: Two, swap: Two, bar: float) -> Deal | None:
        """The best way to share the effort, for this split of the Planet and these gifts."""
        active = self.active
        helper = self.helper
        active_held = plus(active.storage, split[0])
        helper_held = plus(helper.storage, split[1])
        if swap is not NO_SWAP:
            active_held = minus(plus(active_held, swap[1]), swap[0])
            helper_held = minus(plus(helper_held, swap[0]), swap[1])
        active_gain = active.gain(active_held)
        helper_gain = helper.gain(helper_held)
        best: Deal | None = None
        for effort in efforts:
            mine = active_gain - active.paw * effort.active_paws
            theirs = helper_gain - helper.paw * effort.helper_paws
            if self.outlook.me is helper:
                mine, theirs = theirs, mine
            value = mine - self.outlook.envy * theirs
            if theirs >= self.margin and value > bar:
                terms = self._terms(planet, effort, split, swap)
                if is_new(self.outlook.view, terms):
                    best = Deal(value, terms)
                    bar = value
        return best

    def _terms(self, planet: int, effort: Effort, split: Two, swap: Two) -> Terms:
        one, two = self.active.seat, self.helper.seat
        gifts = (Transfer(one, two, swap[0]), Transfer(two, one, swap[1]))
        return Terms(
            planet,
            (Promise(one, effort.active_icons), Promise(two, effort.helper_icons)),
            (Share(one, split[0]), Share(two, split[1])),
            tuple([gift for gift in gifts if any(gift.fragments)]),
        )


def _efforts(active: Side, helper: Side, planet: int) -> list[Effort]:
    """For each number of Paws from the helper, the way with the fewest Paws from the active player."""
    theirs = helper.reach(planet)
    mine = active.reach(planet)
    first, second = mine.need
    best: dict[int, Effort] = {}
    for one in range(first + 1):
        for two in range(second + 1):
            helper_paws = theirs.paws(one, two)
            if 0 < helper_paws < NEVER:
                active_paws = mine.paws(first - one, second - two)
                known = best.get(helper_paws)
                if active_paws < (NEVER if known is None else known.active_paws):
                    kept = mine.icons(first - one, second - two)
                    best[helper_paws] = Effort(active_paws, helper_paws, kept, mine.icons(one, two))
    return list(best.values())


@lru_cache(maxsize=10_000)
def _parts(fragments: Fragments) -> tuple[Fragments, ...]:
    """Every part of a Planet's Fragments that a helper might receive."""
    parts = product(*[range(count + 1) for count in fragments])
    return tuple([(part[0], part[1], part[2], part[3], part[4]) for part in parts])


def opened(terms: Terms, helper: int | None) -> Terms:
    """The same terms with the helper's place open to everybody."""

    def leave(seat: int | None) -> int | None:
        return None if seat == helper else seat

    return Terms(
        terms.planet,
        tuple([Promise(leave(promise.seat), promise.icons) for promise in terms.promises]),
        tuple([Share(leave(share.seat), share.fragments) for share in terms.split]),
        tuple([Transfer(leave(g.giver), leave(g.receiver), g.fragments) for g in terms.transfers]),
        terms.bot,
    )
