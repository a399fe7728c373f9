"""The Special actions other than attacks, and the list of all of them (section 7)."""

from novatable.core.actions import Action, Event
from novatable.core.errors import Refusal
from novatable.novaraiders.actions import (
    DropPod,
    Gateway,
    Hop,
    LongBurn,
    Slipstream,
    Stevedore,
    Timekeeper,
    TractorBeam,
)
from novatable.novaraiders.attacks import add_attacks, add_breaches, refuse_ram
from novatable.novaraiders.basics import add_jumps, add_ways, open_gates, refuse_gate, refuse_stack
from novatable.novaraiders.bays import begin_unload, lift_bay, lift_tops
from novatable.novaraiders.cards import (
    BREACH,
    DROP_POD,
    GATE_RAM,
    GATEWAY,
    HOP,
    LONG_BURN,
    SHOVE,
    SLIPSTREAM,
    STEVEDORE,
    TIMEKEEPER,
    TRACTOR_BEAM,
)
from novatable.novaraiders.catalogue import BAYS, Ways
from novatable.novaraiders.laying import lay, refuse_ship, refuse_special
from novatable.novaraiders.model import State
from novatable.novaraiders.moving import depart, move, refuse_end
from novatable.novaraiders.track import advance


def add_actions(state: State, seat: int, card: int, actions: list[Action]) -> None:
    """Every way to play a Special for its action (NR-3.6)."""
    rules = state.rules
    symbol = rules.cards.symbol[card]
    assert symbol is not None
    if not state.players[seat].has_shard(symbol):
        return
    catalogue = rules.catalogue
    kind = rules.cards.kind[card]
    fleet = state.fleets[seat]
    alone = catalogue.alone[card]
    ways = catalogue.ways[card]
    jumps = catalogue.jumps[card]
    by_ship = catalogue.by_ship[card]
    attacks = catalogue.attacks[card]
    if alone is not None:
        actions.append(alone)
    elif ways is not None:
        if kind == TRACTOR_BEAM:
            for owner, others in enumerate(state.fleets):
                if owner != seat:
                    add_ways(state, others, ways, actions)
        elif kind == HOP:
            _add_hops(state, fleet, ways, actions)
        else:
            add_ways(state, fleet, ways, actions)
    elif attacks is not None:
        add_attacks(state, seat, attacks, kind == SHOVE or rules.hijack_bare_ships, actions)
    elif jumps is not None:
        if kind == BREACH:
            add_breaches(state, seat, card, actions)
        else:
            add_jumps(fleet, jumps, open_gates(state), actions)
    elif by_ship is not None:
        if kind == GATE_RAM:
            actions += [by_ship[ship] for ship in fleet if refuse_ram(state, seat, ship) is None]
        else:
            actions += [by_ship[ship] for ship in fleet if state.shards[ship]]
    else:
        _add_stevedore(state, seat, card, actions)


# ---- Timekeeper, Slipstream


def refuse_timekeeper(state: State, seat: int, action: Timekeeper) -> Refusal | None:
    return refuse_special(state, seat, action.card, TIMEKEEPER)


def timekeeper(state: State, seat: int, action: Timekeeper, events: list[Event]) -> None:
    """NR-7.1."""
    lay(state, seat, action.card, "timekeeper", events)
    state.linked = True
    advance(state, seat, "timekeeper", events)


def refuse_slipstream(state: State, seat: int, action: Slipstream) -> Refusal | None:
    return refuse_special(state, seat, action.card, SLIPSTREAM)


def slipstream(state: State, seat: int, action: Slipstream, events: list[Event]) -> None:
    """NR-7.8."""
    lay(state, seat, action.card, "slipstream", events)
    state.linked = True
    state.slipping = True


# ---- Stevedore


def _add_stevedore(state: State, seat: int, card: int, actions: list[Action]) -> None:
    choices = state.rules.catalogue.stevedore[card]
    assert choices is not None
    actions.append(choices[BAYS])
    for bay in range(BAYS):
        if state.players[seat].bays[bay]:
            actions.append(choices[bay])


def refuse_stevedore(state: State, seat: int, action: Stevedore) -> Refusal | None:
    refusal = refuse_special(state, seat, action.card, STEVEDORE)
    if refusal is not None or action.bay is None:
        return refusal
    if not 0 <= action.bay < BAYS or not state.players[seat].bays[action.bay]:
        return Refusal("NR-7.2", "bay-empty", {"bay": action.bay})
    return None


def stevedore(state: State, seat: int, action: Stevedore, events: list[Event]) -> None:
    """NR-7.2; a Shard of the card's symbol is in a Bay, so there is always one to take."""
    lay(state, seat, action.card, "stevedore", events)
    state.linked = True
    if action.bay is None:
        lift_tops(state, seat, events)
    else:
        lift_bay(state, seat, action.bay, events)


# ---- moves: Hop, Long Burn, Tractor Beam, Gateway


def _add_hops(state: State, fleet: list[int], ways: Ways, actions: list[Action]) -> None:
    edge = state.edge()
    ships = state.ships
    for ship in fleet:
        for to, action in ways[ship]:
            if to >= edge and ships[to] is None:
                actions.append(action)


def refuse_hop(state: State, seat: int, action: Hop) -> Refusal | None:
    """NR-7.3."""
    refusal = refuse_special(state, seat, action.card, HOP) or refuse_ship(state, seat, action.ship, "NR-7.3")
    if refusal is not None:
        return refusal
    if action.to not in state.rules.board.adjacent[action.ship]:
        return Refusal("NR-7.3", "hop", {"space": action.to, "space2": action.ship})
    if action.to < state.edge():
        return Refusal("NR-7.3", "hop-covered", {"space": action.to})
    return refuse_end(state, action.to)


def hop(state: State, seat: int, action: Hop, events: list[Event]) -> None:
    """NR-7.3."""
    lay(state, seat, action.card, "hop", events)
    state.linked = True
    depart(state, seat, action.ship, action.to, events)


def refuse_long_burn(state: State, seat: int, action: LongBurn) -> Refusal | None:
    refusal = refuse_special(state, seat, action.card, LONG_BURN) or refuse_ship(
        state, seat, action.ship, "NR-7.7"
    )
    return refusal or _refuse_way(state, action)


def _refuse_way(state: State, action: LongBurn | TractorBeam) -> Refusal | None:
    ways = state.rules.catalogue.ways[action.card]
    assert ways is not None
    for to, _ in ways[action.ship]:
        if to == action.to:
            return refuse_end(state, to)
    return Refusal(action.rule, "reach", {"space": action.to, "space2": action.ship})


def long_burn(state: State, seat: int, action: LongBurn, events: list[Event]) -> None:
    """NR-7.7."""
    lay(state, seat, action.card, "long_burn", events)
    state.linked = True
    depart(state, seat, action.ship, action.to, events)


def refuse_tractor_beam(state: State, seat: int, action: TractorBeam) -> Refusal | None:
    """NR-7.5."""
    refusal = refuse_special(state, seat, action.card, TRACTOR_BEAM)
    if refusal is not None:
        return refusal
    if not any(action.ship in fleet for owner, fleet in enumerate(state.fleets) if owner != seat):
        return Refusal("NR-7.5", "no-opponent", {"space": action.ship})
    return _refuse_way(state, action)


def tractor_beam(state: State, seat: int, action: TractorBeam, events: list[Event]) -> None:
    """NR-7.5: the opponent's ship leaves nothing behind."""
    lay(state, seat, action.card, "tractor_beam", events)
    state.linked = True
    move(state, seat, action.ship, action.to, 0, events)


def refuse_gateway(state: State, seat: int, action: Gateway) -> Refusal | None:
    """NR-7.4."""
    refusal = refuse_special(state, seat, action.card, GATEWAY) or refuse_ship(
        state, seat, action.ship, "NR-7.4"
    )
    if refusal is not None:
        return refusal
    if state.rules.board.gate[action.ship] is not None:
        return Refusal("NR-7.4", "gateway", {"space": action.ship})
    return refuse_gate(state, action.to, "NR-7.4")


def gateway(state: State, seat: int, action: Gateway, events: list[Event]) -> None:
    """NR-7.4."""
    lay(state, seat, action.card, "gateway", events)
    state.linked = True
    depart(state, seat, action.ship, action.to, events)


# ---- Drop Pod


def refuse_drop_pod(state: State, seat: int, action: DropPod) -> Refusal | None:
    return refuse_special(state, seat, action.card, DROP_POD) or refuse_stack(
        state, seat, action.ship, "NR-7.6"
    )


def drop_pod(state: State, seat: int, action: DropPod, events: list[Event]) -> None:
    """NR-7.6."""
    lay(state, seat, action.card, "drop_pod", events)
    state.linked = True
    begin_unload(state, seat, action.ship)
