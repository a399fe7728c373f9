"""Laying a hand card onto the row, and what must hold first (NR-3.1 to NR-3.7)."""

from novatable.core.actions import Event
from novatable.core.errors import Refusal
from novatable.novaraiders.actions import Special
from novatable.novaraiders.cards import BASIC_ACTIONS, ORBIT, SHARDS
from novatable.novaraiders.events import Played
from novatable.novaraiders.model import Player, State


def lay(state: State, seat: int, card: int, use: str, events: list[Event]) -> None:
    """From the hand to the end of the row; a Special is known to all from now on (NR-11.2)."""
    take_from_hand(state, seat, card)
    state.row = [*state.row, (card, use)]
    state.slipping = False
    events.append(Played(seat, card, use))


def take_from_hand(state: State, seat: int, card: int) -> Player:
    """A card leaves the hand for all to see."""
    player = state.to_change(seat)
    player.hand = [other for other in player.hand if other != card]
    if card in player.unseen:
        player.unseen = [other for other in player.unseen if other != card]
    return player


def lay_special(state: State, seat: int, action: Special, events: list[Event]) -> None:
    """For its action; it links to whatever comes next (NR-3.6)."""
    lay(state, seat, action.card, action.type, events)
    state.linked = True


def refuse_held(state: State, seat: int, card: int) -> Refusal | None:
    if card in state.players[seat].hand:
        return None
    return Refusal("NR-3.1", "not-in-hand", {"card": card})


def refuse_basic(state: State, seat: int, card: int, use: int) -> Refusal | None:
    """A basic action needs a card that shows it and a linked row (NR-3.4, NR-3.5, NR-7.8)."""
    if card not in state.players[seat].hand:
        return refuse_held(state, seat, card)
    if use not in state.rules.cards.uses[card]:
        return Refusal("NR-3.4", "wrong-action", {"card": card, "use": BASIC_ACTIONS[use]})
    if state.linked or (state.slipping and use == ORBIT):
        return None
    return Refusal("NR-3.5", "no-link")


def refuse_special(state: State, seat: int, action: Special) -> Refusal | None:
    """A Special's action needs the card and a Shard of its symbol in a Bay (NR-3.6)."""
    cards = state.rules.cards
    card = action.card
    if card not in state.players[seat].hand:
        return refuse_held(state, seat, card)
    if cards.kind[card] is not type(action):
        return Refusal("NR-3.6", "wrong-special", {"card": card, "special": action.type})
    symbol = cards.symbol[card]
    assert symbol is not None
    if state.players[seat].has_shard(symbol):
        return None
    return Refusal("NR-3.6", "no-symbol", {"shard": SHARDS[symbol]})


def refuse_ship(state: State, seat: int, ship: int, rule: str) -> Refusal | None:
    """The named ship is the player's own and on the board."""
    if ship in state.fleets[seat]:
        return None
    if not state.fleets[seat]:
        return Refusal(rule, "no-ship-out")
    return Refusal(rule, "no-own-ship", {"space": ship})
