"""Finding deals that help the viewer and that a reasonable partner would take, and judging given ones."""

from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple

from novatable.afternova.terms import Fragments, Icons, Promise, Share, Terms, Transfer
from novatable.players.afternova.crew import NEVER
from novatable.players.afternova.outlook import Outlook, Side
from novatable.players.afternova.reading import is_new
from novatable.players.afternova.worth import Holding, minus, plus

ONE: Final[tuple[Holding, ...]] = (
    (1, 0, 0, 0, 0),
    (0, 1, 0, 0, 0),
    (0, 0, 1, 0, 0),
    (0, 0, 0, 1, 0),
    (0, 0, 0, 0, 1),
)
"""A single Fragment of each colour."""


class Deal(NamedTuple):
    """Terms between two, what they bring to the viewer, and what it seems to the other one."""

    value: float
    theirs: float
    terms: Terms


class Effort(NamedTuple):
    """One way to share a Planet's requirement between two: Paws and promises."""

    active_paws: int
    helper_paws: int
    active_icons: Icons
    helper_icons: Icons


def judge(outlook: Outlook, terms: Terms) -> float:
    """What given terms bring to the viewer, the Paws for it not yet paid."""
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
    """Whether a participant holds all that it is to give (AN-4.4)."""
    left = storage
    for transfer in terms.transfers:
        if transfer.giver == seat:
            left = minus(left, transfer.fragments)
    return min(left) >= 0


def best_deal(outlook: Outlook, active: Side, helper: Side, bar: float, margin: float) -> Deal | None:
    """The best deal for the viewer, one of the two, above `bar` and with `margin` for the other."""
    best: Deal | None = None
    for lying in outlook.view.planets:
        planet = lying.planet
        efforts = _efforts(active, helper, planet)
        if not efforts or _most(outlook, active, efforts, lying.fragments) <= bar:
            continue
        for share in _parts(lying.fragments):
            rest = minus(lying.fragments, share)
            deal = _deal(outlook, active, helper, planet, efforts, (rest, share), None, bar, margin)
            if deal is not None:
                best = deal
                bar = deal.value
    return best


def _most(outlook: Outlook, active: Side, efforts: list[Effort], fragments: Fragments) -> float:
    """What the viewer would gain with all the Fragments and the least effort: no deal brings more."""
    me = outlook.me
    if me is active:
        paws = min([effort.active_paws for effort in efforts])
    else:
        paws = min([effort.helper_paws for effort in efforts])
    return me.gain(plus(me.storage, fragments)) - me.paw * paws


def _deal(
    outlook: Outlook,
    active: Side,
    helper: Side,
    planet: int,
    efforts: list[Effort],
    split: tuple[Fragments, Fragments],
    swap: tuple[Fragments, Fragments] | None,
    bar: float,
    margin: float,
) -> Deal | None:
    """The best way to share the effort for this split; `swap`: what active player and helper give."""
    active_after = plus(active.storage, split[0])
    helper_after = plus(helper.storage, split[1])
    transfers: tuple[Transfer, ...] = ()
    if swap is not None:
        active_after = minus(plus(active_after, swap[1]), swap[0])
        helper_after = minus(plus(helper_after, swap[0]), swap[1])
        gifts = (Transfer(active.seat, helper.seat, swap[0]), Transfer(helper.seat, active.seat, swap[1]))
        transfers = tuple([gift for gift in gifts if any(gift.fragments)])
    active_gain = active.gain(active_after)
    helper_gain = helper.gain(helper_after)
    best: Deal | None = None
    for effort in efforts:
        mine = active_gain - active.paw * effort.active_paws
        theirs = helper_gain - helper.paw * effort.helper_paws
        if outlook.me is helper:
            mine, theirs = theirs, mine
        value = mine - outlook.envy * theirs
        if theirs >= margin and value > bar:
            promises = (Promise(active.seat, effort.active_icons), Promise(helper.seat, effort.helper_icons))
            shares = (Share(active.seat, split[0]), Share(helper.seat, split[1]))
            terms = Terms(planet, promises, shares, transfers)
            if is_new(outlook.view, terms) and _is_fair(outlook, terms):
                best = Deal(value, theirs, terms)
                bar = value
    return best


def _is_fair(outlook: Outlook, terms: Terms) -> bool:
    """Rule option fair_deals: both receive something (AN-4.6)."""
    if not outlook.view.options["fair_deals"]:
        return True
    receiving = {share.seat for share in terms.split if any(share.fragments)}
    receiving |= {gift.receiver for gift in terms.transfers}
    return len(receiving) == len(terms.promises)


def _efforts(active: Side, helper: Side, planet: int) -> list[Effort]:
    """Per number of Paws of the helper the way with the fewest Paws of the active player."""
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


def with_transfers(outlook: Outlook, active: Side, helper: Side, deal: Deal, margin: float) -> Deal:
    """The same deal, or a better one in which a stored Fragment of one side, or of both, changes hands."""
    planet = deal.terms.planet
    efforts = _efforts(active, helper, planet)
    rest, share = (part.fragments for part in deal.terms.split)
    nothing: Fragments = (0, 0, 0, 0, 0)
    gifts = [nothing, *[ONE[colour] for colour in range(5) if active.storage[colour]]]
    returns = [nothing, *[ONE[colour] for colour in range(5) if helper.storage[colour]]]
    for swap in product(gifts, returns):
        if swap[0] != swap[1]:
            better = _deal(outlook, active, helper, planet, efforts, (rest, share), swap, deal.value, margin)
            deal = better or deal
    return deal
