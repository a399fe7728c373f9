"""The basic actions other than Hijack, and the list of all of them (NR-4.6, NR-4.7, section 5)."""

from novatable.core.actions import Action, Event
from novatable.core.errors import Refusal
from novatable.novaraiders.actions import Jump, Orbit, Unload, Upgrade
from novatable.novaraiders.attacks import add_attacks
from novatable.novaraiders.bays import begin_unload
from novatable.novaraiders.cards import JUMP, ORBIT, UNLOAD, UPGRADE
from novatable.novaraiders.catalogue import Jumps, Ways
from novatable.novaraiders.events import Took, TookUnseen
from novatable.novaraiders.laying import lay, refuse_basic, refuse_ship
from novatable.novaraiders.model import State
from novatable.novaraiders.moving import depart, refuse_end


def add_actions(state: State, seat: int, hand: list[int], actions: list[Action]) -> None:
    """The basic actions of all cards of the hand; only Orbits if the row is not linked (NR-3.5, NR-7.8)."""
    rules = state.rules
    catalogue = rules.catalogue
    n_basics = rules.cards.n_basics
    linked = state.linked
    fleet = state.fleets[seat]
    ships = state.ships
    gates: list[int] | None = None
    for card in hand:
        if card >= n_basics:
            continue
        ways = catalogue.ways[card]
        if ways is not None:
            for ship in fleet:  # `add_ways`, without the call: no other action is listed so often
                for to, action in ways[ship]:
                    if ships[to] is None:
                        actions.append(action)
        if not linked:
            continue
        jumps = catalogue.jumps[card]
        if jumps is not None:
            if gates is None:
                gates = open_gates(state)
            add_jumps(fleet, jumps, gates, actions)
        unloads = catalogue.by_ship[card]
        if unloads is not None:
            board = rules.board
            for ship in fleet:
                if state.shards[ship] and board.base[ship] == seat and board.step[ship] == 0:
                    actions.append(unloads[ship])
        attacks = catalogue.attacks[card]
        if attacks is not None:
            add_attacks(state, seat, attacks, rules.hijack_bare_ships, actions)
        take = catalogue.take[card]
        if take is not None:
            actions += [take[special] for special in state.academy]
            unseen = catalogue.take_unseen[card]
            if state.academy_deck and unseen is not None:
                actions.append(unseen)


def add_ways(state: State, fleet: list[int], ways: Ways, actions: list[Action]) -> None:
    """Moves that may end anywhere without a ship (NR-4.4)."""
    ships = state.ships
    for ship in fleet:
        for to, action in ways[ship]:
            if ships[to] is None:
                actions.append(action)


def open_gates(state: State) -> list[int]:
    """The numbers of the Gates that are open, on rings that are left."""
    board = state.rules.board
    ships = state.ships
    shards = state.shards
    gates = board.gates
    return [
        number
        for number in range(state.covered * board.bases, len(gates))
        if ships[gates[number]] is None and not shards[gates[number]]
    ]


def add_jumps(fleet: list[int], jumps: Jumps, gates: list[int], actions: list[Action]) -> None:
    for ship in fleet:
        by_gate = jumps[ship]
        if by_gate is not None:
            actions += [by_gate[gate] for gate in gates]


# ---- Orbit and Jump


def refuse_orbit(state: State, seat: int, action: Orbit) -> Refusal | None:
    refusal = refuse_basic(state, seat, action.card, ORBIT) or refuse_ship(state, seat, action.ship, "NR-4.6")
    if refusal is not None:
        return refusal
    ways = state.rules.catalogue.ways[action.card]
    assert ways is not None
    for to, _ in ways[action.ship]:
        if to == action.to:
            return refuse_end(state, to)
    numbers = tuple(state.rules.cards.orbits[action.card])
    return Refusal("NR-4.6", "orbit", {"space": action.to, "numbers": numbers, "space2": action.ship})


def orbit(state: State, seat: int, action: Orbit, events: list[Event]) -> None:
    """NR-4.6; in a Slipstream the next Orbit needs no link (NR-7.8)."""
    slipping = state.slipping
    lay(state, seat, action.card, "orbit", events)
    state.linked = False
    state.slipping = slipping
    depart(state, seat, action.ship, action.to, events)


def refuse_jump(state: State, seat: int, action: Jump) -> Refusal | None:
    refusal = refuse_basic(state, seat, action.card, JUMP) or refuse_ship(state, seat, action.ship, "NR-4.7")
    if refusal is not None:
        return refusal
    if state.rules.board.gate[action.ship] is None:
        return Refusal("NR-4.7", "jump", {"space": action.ship})
    return refuse_gate(state, action.to, "NR-4.7")


def refuse_gate(state: State, to: int, rule: str) -> Refusal | None:
    """A jump ends on an open Gate of a ring that is left (NR-4.7, NR-6.3)."""
    board = state.rules.board
    if not state.edge() <= to < board.size or board.gate[to] is None:
        return Refusal(rule, "no-gate", {"space": to})
    if not state.is_open(to):
        return Refusal(rule, "gate-taken", {"gate": to})
    return None


def jump(state: State, seat: int, action: Jump, events: list[Event]) -> None:
    """NR-4.7."""
    lay(state, seat, action.card, "jump", events)
    state.linked = False
    depart(state, seat, action.ship, action.to, events)


# ---- Unload


def refuse_unload(state: State, seat: int, action: Unload) -> Refusal | None:
    """NR-5.1."""
    refusal = refuse_basic(state, seat, action.card, UNLOAD) or refuse_stack(
        state, seat, action.ship, "NR-5.1"
    )
    if refusal is not None:
        return refusal
    board = state.rules.board
    if board.step[action.ship] != 0 or board.base[action.ship] != seat:
        return Refusal("NR-5.1", "unload", {"space": action.ship})
    return None


def refuse_stack(state: State, seat: int, ship: int, rule: str) -> Refusal | None:
    refusal = refuse_ship(state, seat, ship, rule)
    if refusal is None and not state.shards[ship]:
        return Refusal(rule, "no-shards", {"space": ship})
    return refusal


def unload(state: State, seat: int, action: Unload, events: list[Event]) -> None:
    """NR-5.1."""
    lay(state, seat, action.card, "unload", events)
    state.linked = False
    begin_unload(state, seat, action.ship)


# ---- Upgrade


def refuse_upgrade(state: State, seat: int, action: Upgrade) -> Refusal | None:
    """NR-5.5."""
    refusal = refuse_basic(state, seat, action.card, UPGRADE)
    if refusal is not None:
        return refusal
    if action.take is None:
        if not state.academy_deck:
            return Refusal("NR-5.5", "academy-empty")
    elif action.take not in state.academy:
        return Refusal("NR-5.5", "not-in-academy", {"card": action.take})
    return None


def upgrade(state: State, seat: int, action: Upgrade, events: list[Event]) -> None:
    """NR-5.5."""
    lay(state, seat, action.card, "upgrade", events)
    state.linked = False
    if action.take is None:
        _take_unseen(state, seat, events)
    else:
        _take(state, seat, action.take, events)


def _take(state: State, seat: int, card: int, events: list[Event]) -> None:
    """A face-up card; the deck's top card takes its place."""
    academy = state.academy[:]
    place = academy.index(card)
    deck = state.academy_deck
    refill = deck[-1] if deck else None
    if refill is None:
        del academy[place]
    else:
        academy[place] = refill
        state.academy_deck = deck[:-1]
    state.academy = academy
    player = state.to_change(seat)
    player.hand = [*player.hand, card]
    player.specials = [*player.specials, card]
    events.append(Took(seat, card, refill))


def _take_unseen(state: State, seat: int, events: list[Event]) -> None:
    """The deck's top card; the row goes under the deck in random order and is laid out again."""
    card = state.academy_deck[-1]
    player = state.to_change(seat)
    player.hand = [*player.hand, card]
    player.specials = [*player.specials, card]
    player.unseen = [*player.unseen, card]
    row = state.academy[:]
    state.chance.shuffle("academy", row)
    state.academy_deck = deck = row + state.academy_deck[:-1]
    state.academy = [deck.pop() for _ in range(min(state.rules.academy_row, len(deck)))]
    events.append(TookUnseen(seat, card, tuple(state.academy)))
