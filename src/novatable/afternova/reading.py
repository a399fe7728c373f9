"""What follows from a view alone, by the functions that check actions: for players, hints and drafts."""

from typing import Final

from novatable.afternova import bot
from novatable.afternova.cards import CardSet, card_set
from novatable.afternova.deals import canonical, most_offers, refuse_same
from novatable.afternova.model import Player, Rules
from novatable.afternova.pledge import covers_of, returns_of
from novatable.afternova.setup import rules_of as settled
from novatable.afternova.terms import Icons, SkillUpgrade, Terms
from novatable.afternova.view import View

_SETS: Final[dict[str, CardSet]] = {}

Pledged = tuple[tuple[int, ...], tuple[SkillUpgrade, ...], tuple[int, ...]]
"""Paws, Upgrades and Paws to take back."""


def cards_of(view: View) -> CardSet:
    """The card set of the game; each is read once."""
    cards = _SETS.get(view.cards.hash)
    if cards is None:
        cards = _SETS[view.cards.hash] = card_set(view.cards)
    return cards


def rules_of(view: View) -> Rules:
    return settled(cards_of(view), view.rules, len(view.players), view.order, view.options)


def seat_of(view: View) -> int:
    assert view.seat is not None, "a spectator decides nothing"
    return view.seat


def player_of(view: View, seat: int) -> Player:
    """A player as the rules know one, with the cards that the viewer knows to be in the hand."""
    seen = view.players[seat]
    hand = view.hand if seat == view.seat else seen.known
    return Player(0, list(hand), list(seen.storage), list(seen.completed), seen.ready, list(seen.upgrades))


def pledges(view: View, need: Icons) -> list[Pledged]:
    """Every way the viewer can cover a promise (AN-4.10), for helpers with at least one Paw (AN-4.5)."""
    seat = seat_of(view)
    me = player_of(view, seat)
    return [
        (paws, upgrades, returns)
        for paws, upgrades in covers_of(cards_of(view), me, need)
        if paws or seat == view.active
        for returns in returns_of(me, paws)
    ]


def offers_left(view: View) -> int:
    """How many proposals the viewer may still make in this turn (AN-4.16)."""
    seat = seat_of(view)
    return max(most_offers(rules_of(view), seat, view.active) - view.offers_made[seat], 0)


def is_new(view: View, terms: Terms) -> bool:
    """Whether these terms are neither on offer nor declined in this turn (AN-4.16)."""
    offered = [offer.terms for offer in view.offers]
    return refuse_same(canonical(terms), view.declined, offered, [call.terms for call in view.calls]) is None


def uncovered(view: View) -> list[int]:
    """For each colour, the icons of Bot's row without a Fragment on them (AN-8.7)."""
    if view.bot is None:
        return [0] * 5
    return bot.uncovered(cards_of(view), view.bot.row, view.bot.covered)
