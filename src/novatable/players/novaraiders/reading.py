"""What the players of Nova-Raiders read out of a view."""

from typing import Final

from novatable.novaraiders.cards import CardSet
from novatable.novaraiders.game import card_set
from novatable.novaraiders.view import View

_SETS: Final[dict[str, CardSet]] = {}


def cards_of(view: View) -> CardSet:
    """The card set of the game; one that is no file of ours is read once."""
    cards = _SETS.get(view.cards.hash)
    if cards is None:
        cards = _SETS[view.cards.hash] = card_set(view.cards)
    return cards


def seat_of(view: View) -> int:
    assert view.seat is not None, "a spectator decides nothing"
    return view.seat
