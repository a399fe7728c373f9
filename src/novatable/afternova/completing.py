"""Completing Blueprints in the window at the end of every turn (section 6)."""

from itertools import combinations_with_replacement

from novatable.afternova.actions import Complete, Pass
from novatable.afternova.cards import COLOURS, PRISM, CardSet
from novatable.afternova.events import Completed, Passed
from novatable.afternova.model import State
from novatable.afternova.terms import Fragments
from novatable.afternova.turn import might_complete, reopen_window, settle_window
from novatable.core.actions import Action, Event
from novatable.core.errors import Args, Refusal
from novatable.core.sentences import counted

PASS = Pass()


def legal(state: State, seat: int) -> list[Action]:
    if seat not in state.window:
        return []
    cards = state.rules.cards
    player = state.players[seat]
    storage = player.storage
    stored = sum(storage)
    actions: list[Action] = [PASS]
    for card in player.hand:
        if card < cards.n_paws or cards.cost_size[card] > stored:  # a Prism changes colours, not the number
            continue
        for paid in payments(cards, card, storage, player.upgrades[PRISM]):
            actions.append(Complete(card, paid))
    return actions


def payments(cards: CardSet, card: int, storage: list[int], prisms: int) -> list[Fragments]:
    """Every way to pay for a Blueprint from this Storage, as printed first (AN-6.1, AN-9.7)."""
    cost = cards.cost[card]
    if short(cost, storage, prisms):
        return []
    return _prism_payments(cost, storage, prisms) if prisms else [cost]


def short(cost: Fragments, storage: list[int], prisms: int) -> int:
    """How many Fragments of a cost are lacking, even with every Prism (AN-9.7)."""
    missing = -prisms
    for colour in range(5):
        if storage[colour] < cost[colour]:
            missing += cost[colour] - storage[colour]
    return missing if missing > 0 else 0


def _prism_payments(cost: Fragments, storage: list[int], prisms: int) -> list[Fragments]:
    payments: dict[Fragments, None] = {}
    for size in range(min(prisms, sum(cost)) + 1):
        for gone in combinations_with_replacement(range(5), size):
            for instead in combinations_with_replacement(range(5), size):
                paid = list(cost)
                for colour in gone:
                    paid[colour] -= 1
                if min(paid) < 0:
                    break
                for colour in instead:
                    paid[colour] += 1
                if all(paid[colour] <= storage[colour] for colour in range(5)):
                    payments[(paid[0], paid[1], paid[2], paid[3], paid[4])] = None
    return list(payments)


def refuse_complete(state: State, seat: int, action: Complete) -> Refusal | None:
    cards = state.rules.cards
    player = state.players[seat]
    card = action.blueprint
    if seat not in state.window:
        return _refuse_outside(state, seat)
    if card not in player.hand or cards.is_paw(card):
        return Refusal("AN-6.1", "no-blueprint", {"card": card})
    cost = cards.cost[card]
    for colour in range(5):
        if action.paid[colour] > player.storage[colour]:
            return Refusal("AN-6.1", "storage-lacks", {"colour": COLOURS[colour]})
    swapped = sum(max(cost[colour] - action.paid[colour], 0) for colour in range(5))
    if sum(action.paid) != sum(cost) or swapped > player.upgrades[PRISM]:
        price: Args = {"card": card, "fragments": counted(COLOURS, cost)}
        prisms = player.upgrades[PRISM]
        if prisms:
            return Refusal("AN-9.7", "costs-prism", {**price, "n": prisms})
        return Refusal("AN-6.1", "costs", price)
    return None


def _refuse_outside(state: State, seat: int) -> Refusal:
    """Why the window does not, or no longer, wait for this player (AN-6.1, AN-6.5, AN-6.6)."""
    limit = state.rules.completions_per_turn
    if len(state.players[seat].completed) >= state.rules.blueprints_to_end:
        return Refusal("AN-6.5", "seventh", {"n": state.rules.blueprints_to_end})
    if limit is not None and state.completions[seat] >= limit:
        return Refusal("AN-6.1", "completions", {"n": limit})
    if not might_complete(state, seat):
        least = state.rules.cards.cheapest
        return Refusal("AN-6.6", "nothing-to-complete", {"n": least})
    return Refusal("AN-6.6", "passed")


def complete(state: State, seat: int, action: Complete, events: list[Event]) -> None:
    """Reveal the card, discard the Fragments, tuck the card (AN-6.3)."""
    player = state.players[seat]
    player.hand.remove(action.blueprint)
    state.seen[action.blueprint] = 0
    for colour in range(5):
        player.storage[colour] -= action.paid[colour]
        state.fragment_discard[colour] += action.paid[colour]
    player.completed.append(action.blueprint)
    state.completions[seat] += 1
    events.append(Completed(seat, action.blueprint, action.paid))
    if len(player.completed) == state.rules.blueprints_to_end and not state.final:
        state.final = True
        reopen_window(state, events)
    elif not might_complete(state, seat):
        state.window.remove(seat)
    settle_window(state, events)


def refuse_pass(state: State, seat: int, _action: Pass) -> Refusal | None:
    if seat not in state.window:
        return Refusal("AN-6.6", "window")
    return None


def pass_window(state: State, seat: int, _action: Pass, events: list[Event]) -> None:
    """Decline to complete anything more (AN-6.6)."""
    state.window.remove(seat)
    events.append(Passed(seat))
    settle_window(state, events)
