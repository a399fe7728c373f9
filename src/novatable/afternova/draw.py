"""Drawing from decks and bag, with discards shuffled in only when a draw finds nothing."""

from novatable.afternova.events import Reshuffled
from novatable.afternova.model import BLUEPRINTS, ROWS, State
from novatable.core.actions import Event


def draw_card(state: State, row: int, events: list[Event]) -> int | None:
    """The top card of the Paws' or Blueprints' deck; None if deck and discards are empty (AN-5.4)."""
    deck = state.decks[row]
    if not deck:
        discards = state.discards[row]
        if not discards:
            return None
        deck.extend(discards)
        discards.clear()
        state.chance.shuffle(ROWS[row], deck)
        events.append(Reshuffled("paws" if row != BLUEPRINTS else "blueprints", len(deck)))
    return deck.pop()


def draw_planet(state: State, events: list[Event]) -> int:
    """The top Planet; deck and discards are never both empty, as one was just extracted (AN-4.14)."""
    if not state.planet_deck:
        state.planet_deck.extend(state.planet_discard)
        state.planet_discard.clear()
        state.chance.shuffle("planets", state.planet_deck)
        events.append(Reshuffled("planets", len(state.planet_deck)))
    return state.planet_deck.pop()


def draw_fragment(state: State, events: list[Event]) -> int | None:
    """A Fragment from the bag; None if bag and discards are empty (AN-4.14)."""
    bag = state.bag
    if not bag:
        discards = state.fragment_discard
        for colour in range(5):
            bag.extend([colour] * discards[colour])
            discards[colour] = 0
        if not bag:
            return None
        state.chance.shuffle("bag", bag)
        events.append(Reshuffled("bag", len(bag)))
    return bag.pop()


def fill_row(state: State, row: int, events: list[Event]) -> list[int]:
    """Lay out cards until the row is full or none are left (AN-5.1, AN-5.4)."""
    cards = state.rows[row]
    new: list[int] = []
    full = state.rules.market_row
    while len(cards) < full:
        card = draw_card(state, row, events)
        if card is None:
            break
        cards.append(card)
        new.append(card)
    return new


def fill_planet(state: State, slot: int, events: list[Event]) -> list[int]:
    """Fill the empty spaces of a Planet from the bag; the Fragments added, per colour (AN-4.13, AN-4.14)."""
    added = [0] * 5
    fragments = state.fragments[slot]
    for _ in range(state.rules.cards.spaces[state.planets[slot]] - sum(fragments)):
        colour = draw_fragment(state, events)
        if colour is None:
            break
        fragments[colour] += 1
        added[colour] += 1
    return added
