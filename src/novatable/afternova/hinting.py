"""Hints: what a person could work out from their view, by the same functions that check actions."""

from collections.abc import Sequence

from novatable.afternova.cards import PRISM, SCANNER, CardSet
from novatable.afternova.completing import payments, short
from novatable.afternova.deals import participants_of
from novatable.afternova.hints import BlueprintHint, Hints, Holding, OfferHint, PawHint, PlanetHint
from novatable.afternova.market import takes_of
from novatable.afternova.model import Player, as_counts
from novatable.afternova.pledge import reach
from novatable.afternova.reading import cards_of, offers_left, player_of, uncovered
from novatable.afternova.terms import NO_FRAGMENTS, Fragments, Terms
from novatable.afternova.view import Numbers, View
from novatable.core.options import value_of


def hints_of(view: View) -> Hints:
    cards = cards_of(view)
    offers: tuple[OfferHint, ...] = ()
    if view.offers or view.calls:
        standing = [(offer.number, offer.terms) for offer in view.offers]
        standing += [(call.number, call.terms) for call in view.calls]
        offers = tuple([OfferHint(number, _holdings(view, terms)) for number, terms in standing])
    accepts = None if view.bot is None else as_counts(uncovered(view))
    points = tuple([sum([cards.points[card] for card in player.completed]) for player in view.players])
    if view.seat is None or view.seat >= len(view.players) or view.outcome is not None:
        return Hints(offers=offers, bot_accepts=accepts, points=points)
    me = player_of(view, view.seat)
    planets = tuple([_planet(cards, me, lying.planet) for lying in view.planets])
    mine = [_blueprint(cards, me, card, view.phase) for card in me.hand if card >= cards.n_paws]
    shopping = view.phase == "market" and view.seat == view.active
    return Hints(
        planets=planets,
        blueprints=(*mine, *[_blueprint(cards, me, card, "") for card in view.blueprints]),
        paws=tuple(_serving(view, cards, mine, planets)),
        offers=offers,
        bot_accepts=accepts,
        points=points,
        offers_left=offers_left(view) if view.phase == "turn" else None,
        takes=view.takes if shopping else takes_of(value_of(view.options, "market_takes"), me),
        free_sweeps=view.free_sweeps if shopping else me.upgrades[SCANNER],
    )


def _planet(cards: CardSet, me: Player, planet: int) -> PlanetHint:
    need = cards.need[planet]
    found = reach(cards, me, need)
    lacks = (need[0] - found[0], need[1] - found[1], need[2] - found[2], need[3] - found[3])
    return PlanetHint(planet, found, lacks)


def missing(cost: Fragments, storage: list[int]) -> Fragments:
    """The Fragments of a cost that are not stored."""
    lacks = [0] * 5
    for colour in range(5):
        if cost[colour] > storage[colour]:
            lacks[colour] = cost[colour] - storage[colour]
    return as_counts(lacks)


def _blueprint(cards: CardSet, me: Player, card: int, phase: str) -> BlueprintHint:
    cost, prisms = cards.cost[card], me.upgrades[PRISM]
    ways = tuple(payments(cards, card, me.storage, prisms)) if phase == "overflow" else ()
    return BlueprintHint(card, missing(cost, me.storage), short(cost, me.storage, prisms), ways)


def _serving(
    view: View, cards: CardSet, mine: list[BlueprintHint], planets: tuple[PlanetHint, ...]
) -> list[PawHint]:
    """Paws of the Market that bring an icon I lack for a Planet with a Fragment that I lack."""
    served: dict[int, set[int]] = {}
    for lying, planet in zip(view.planets, planets, strict=True):
        lacks, there = planet.lacks, lying.fragments
        if not any(lacks):
            continue
        wanting = [hint.card for hint in mine if _meet(hint.lacks, there)]
        for card in view.paws if wanting else ():
            icons = cards.icons[card]
            if icons[4] or _meet(icons[:4], lacks):
                served.setdefault(card, set()).update(wanting)
    return [PawHint(card, tuple(sorted(served[card]))) for card in view.paws if card in served]


def _meet(one: Sequence[int], other: Sequence[int]) -> bool:
    """Whether both have some of the same kind."""
    return any(count and other[index] for index, count in enumerate(one))


def _holdings(view: View, terms: Terms) -> tuple[Holding, ...]:
    """What everybody in a deal would end up with."""
    found: list[Holding] = []
    for seat in participants_of(view.active, terms):
        if seat is not None:
            gets = [share.fragments for share in terms.split if share.seat == seat]
            gets += [move.fragments for move in terms.transfers if move.receiver == seat]
            gives = [move.fragments for move in terms.transfers if move.giver == seat]
            found.append(holding(view, seat, total(gets), total(gives)))
    return tuple(found)


def total(many: list[Fragments]) -> Fragments:
    return as_counts([sum(each) for each in zip(*many, strict=True)]) if many else NO_FRAGMENTS


def holding(view: View, seat: int, gets: Fragments, gives: Fragments) -> Holding:
    """What a player's Storage would hold after a deal, before anything is jettisoned (AN-4.12)."""
    player = view.players[seat]
    kept = as_counts([max(player.storage[colour] - gives[colour], 0) for colour in range(5)])
    over = max(sum(kept) + sum(gets) - player.capacity, 0)
    return Holding(seat, kept, gets, over, _completes(view, seat, total([kept, gets])))


def _completes(view: View, seat: int, stored: Fragments) -> Numbers:
    """What the player could pay for with what is left of these Fragments after jettisoning (AN-6.1)."""
    cards = cards_of(view)
    player = player_of(view, seat)
    prisms, capacity = player.upgrades[PRISM], view.players[seat].capacity
    left = list(stored)
    return tuple(
        [
            card
            for card in player.hand
            if not cards.is_paw(card)
            and cards.cost_size[card] <= capacity
            and not short(cards.cost[card], left, prisms)
        ]
    )
