"""The row of cards played in a turn: what may be played next, and laying a card (section 3)."""

from typing import Final

from novatable.core.actions import Action, Event
from novatable.core.errors import Refusal
from novatable.novaraiders import basics, specials
from novatable.novaraiders.actions import Chain, EndTurn, Launch
from novatable.novaraiders.events import Launched
from novatable.novaraiders.laying import lay, refuse_held
from novatable.novaraiders.model import State

END_TURN: Final = EndTurn()


def legal(state: State, seat: int) -> list[Action]:
    """Everything the active player can do between two cards."""
    n_basics = state.rules.cards.n_basics
    chain = state.rules.catalogue.chain
    hand = state.players[seat].hand
    actions: list[Action] = [END_TURN]
    if state.docks[seat]:
        _add_launches(state, seat, actions)
    if state.linked or state.slipping:
        basics.add_actions(state, seat, hand, actions)
    if not state.linked:
        actions += [chain[card] for card in hand if card < n_basics]
    if state.players[seat].specials:
        specials.add_actions(state, seat, hand, actions)
    return actions


def _add_launches(state: State, seat: int, actions: list[Action]) -> None:
    ships = state.ships
    shards = state.shards
    launch = state.rules.catalogue.launch
    for gate in state.rules.board.home_gates[seat][state.covered :]:
        if ships[gate] is None and not shards[gate]:
            actions.append(launch[gate])


def refuse_launch(state: State, seat: int, action: Launch) -> Refusal | None:
    """NR-3.3."""
    if not state.docks[seat]:
        return Refusal("NR-3.3", "dock-empty")
    if action.to not in state.rules.board.home_gates[seat][state.covered :]:
        return Refusal("NR-3.3", "not-your-gate", {"space": action.to})
    if not state.is_open(action.to):
        return Refusal("NR-3.3", "gate-taken", {"gate": action.to})
    return None


def launch(state: State, seat: int, action: Launch, events: list[Event]) -> None:
    """NR-3.3."""
    state.dock(seat, -1)
    state.fleets[seat] = [*state.fleets[seat], action.to]
    state.ships[action.to] = seat
    events.append(Launched(seat, action.to))


def refuse_chain(state: State, seat: int, action: Chain) -> Refusal | None:
    """A basic card needs a row that is not linked, a Special one that is not empty (NR-3.5, NR-3.7)."""
    refusal = refuse_held(state, seat, action.card)
    if refusal is not None:
        return refusal
    if action.card >= state.rules.cards.n_basics:
        if not state.row:
            return Refusal("NR-3.7", "special-first")
    elif state.linked:
        return Refusal("NR-3.5", "linked")
    return None


def chain(state: State, seat: int, action: Chain, events: list[Event]) -> None:
    lay(state, seat, action.card, "chain", events)
    state.linked = True
