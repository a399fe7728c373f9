"""What the players of AfterNova read out of a view."""

from typing import Final

from novatable.afternova.cards import CardSet
from novatable.afternova.deals import canonical
from novatable.afternova.game import card_set
from novatable.afternova.model import Player as Model
from novatable.afternova.pledge import covers_of, returns_of
from novatable.afternova.terms import Icons, SkillUpgrade, Terms
from novatable.afternova.view import View
from novatable.afternova.words import Words
from novatable.core.sentences import Namer

_SETS: Final[dict[str, CardSet]] = {}

Pledged = tuple[tuple[int, ...], tuple[SkillUpgrade, ...], tuple[int, ...]]
"""Paws, Upgrades and Paws to take back."""


def cards_of(view: View) -> CardSet:
    """The card set of the game; each is read once."""
    cards = _SETS.get(view.cards.hash)
    if cards is None:
        cards = _SETS[view.cards.hash] = card_set(view.cards)
    return cards


def names_of(view: View) -> Namer:
    """What the cards of the game are called."""
    return Words(cards_of(view), (), None).named


def seat_of(view: View) -> int:
    assert view.seat is not None, "a spectator decides nothing"
    return view.seat


def pledges(view: View, need: Icons) -> list[Pledged]:
    """Every way the viewer can cover a promise (AN-4.10), for helpers with at least one Paw (AN-4.5)."""
    seat = seat_of(view)
    me = view.players[seat]
    model = Model(0, list(view.hand), list(me.storage), [], 0, list(me.upgrades))
    return [
        (paws, upgrades, returns)
        for paws, upgrades in covers_of(cards_of(view), model, need)
        if paws or seat == view.active
        for returns in returns_of(model, paws)
    ]


def offers_left(view: View) -> int:
    """How many proposals the viewer may still make in this turn (AN-4.16)."""
    seat = seat_of(view)
    limits = view.options["offers_per_turn"]
    if not isinstance(limits, list):
        return 1_000_000
    return (limits[0] if seat == view.active else limits[1]) - view.offers_made[seat]


def is_new(view: View, terms: Terms) -> bool:
    """Whether these terms are neither on offer nor declined in this turn (AN-4.16)."""
    same = canonical(terms)
    return (
        same not in view.declined
        and all(same != offer.terms for offer in view.offers)
        and all(same != call.terms for call in view.calls)
    )


def uncovered(view: View) -> list[int]:
    """For each colour, the icons of Bot's row without a Fragment on them (AN-8.7)."""
    free = [0] * 5
    if view.bot is not None:
        cost = cards_of(view).cost
        for blueprint, covered in zip(view.bot.row, view.bot.covered, strict=True):
            for colour in range(5):
                free[colour] += cost[blueprint][colour] - covered[colour]
    return free
