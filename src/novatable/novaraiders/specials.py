"""The Special actions other than attacks, and the list of all of them (section 7)."""

from collections.abc import Callable
from typing import Any, Final

from novatable.core.actions import Action, Event
from novatable.core.errors import Refusal
from novatable.novaraiders import attacks
from novatable.novaraiders.actions import (
    Breach,
    DropPod,
    GateRam,
    Gateway,
    HitAndRun,
    Hop,
    LongBurn,
    Plunder,
    Shove,
    Slipstream,
    Special,
    Stevedore,
    Timekeeper,
    TractorBeam,
)
from novatable.novaraiders.basics import add_jumps, add_ways, open_gates, refuse_gate, refuse_stack
from novatable.novaraiders.bays import begin_unload, lift_bay, lift_tops
from novatable.novaraiders.catalogue import BAYS
from novatable.novaraiders.laying import lay_special, refuse_ship, refuse_special
from novatable.novaraiders.model import State
from novatable.novaraiders.moving import depart, move, refuse_end
from novatable.novaraiders.track import advance


def add_actions(state: State, seat: int, hand: list[int], actions: list[Action]) -> None:
    """Every way to play the Specials of the hand, as links or for their actions (NR-3.6, NR-3.7)."""
    cards = state.rules.cards
    n_basics = cards.n_basics
    chain = state.rules.catalogue.chain
    row = state.row
    one, two, three = state.players[seat].bays
    for card in hand:
        if card < n_basics:
            continue
        if row:
            actions.append(chain[card])
        symbol = cards.symbol[card]
        if symbol in one or symbol in two or symbol in three:
            kind = cards.kind[card]
            assert kind is not None
            RULES[kind].add(state, seat, card, actions)


# ---- Timekeeper, Slipstream


def _add_alone(state: State, _seat: int, card: int, actions: list[Action]) -> None:
    alone = state.rules.catalogue.alone[card]
    assert alone is not None
    actions.append(alone)


def timekeeper(state: State, seat: int, action: Timekeeper, events: list[Event]) -> None:
    """NR-7.1."""
    lay_special(state, seat, action, events)
    advance(state, seat, "timekeeper", events)


def slipstream(state: State, seat: int, action: Slipstream, events: list[Event]) -> None:
    """NR-7.8."""
    lay_special(state, seat, action, events)
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
    refusal = refuse_special(state, seat, action)
    if refusal is not None or action.bay is None:
        return refusal
    if not 0 <= action.bay < BAYS or not state.players[seat].bays[action.bay]:
        return Refusal("NR-7.2", "bay-empty", {"bay": action.bay})
    return None


def stevedore(state: State, seat: int, action: Stevedore, events: list[Event]) -> None:
    """NR-7.2; a Shard of the card's symbol is in a Bay, so there is always one to take."""
    lay_special(state, seat, action, events)
    if action.bay is None:
        lift_tops(state, seat, events)
    else:
        lift_bay(state, seat, action.bay, events)


# ---- moves: Hop, Long Burn, Tractor Beam, Gateway


def _add_hops(state: State, seat: int, card: int, actions: list[Action]) -> None:
    ways = state.rules.catalogue.ways[card]
    assert ways is not None
    edge = state.edge()
    ships = state.ships
    for ship in state.fleets[seat]:
        for to, action in ways[ship]:
            if to >= edge and ships[to] is None:
                actions.append(action)


def _add_orbits(state: State, seat: int, card: int, actions: list[Action]) -> None:
    ways = state.rules.catalogue.ways[card]
    assert ways is not None
    add_ways(state, state.fleets[seat], ways, actions)


def _add_beams(state: State, seat: int, card: int, actions: list[Action]) -> None:
    ways = state.rules.catalogue.ways[card]
    assert ways is not None
    for owner, fleet in enumerate(state.fleets):
        if owner != seat:
            add_ways(state, fleet, ways, actions)


def _add_gateways(state: State, seat: int, card: int, actions: list[Action]) -> None:
    jumps = state.rules.catalogue.jumps[card]
    assert jumps is not None
    add_jumps(state.fleets[seat], jumps, open_gates(state), actions)


def refuse_hop(state: State, seat: int, action: Hop) -> Refusal | None:
    """NR-7.3."""
    refusal = refuse_special(state, seat, action) or refuse_ship(state, seat, action.ship, "NR-7.3")
    if refusal is not None:
        return refusal
    if action.to not in state.rules.board.adjacent[action.ship]:
        return Refusal("NR-7.3", "hop", {"space": action.to, "space2": action.ship})
    if action.to < state.edge():
        return Refusal("NR-7.3", "hop-covered", {"space": action.to})
    return refuse_end(state, action.to)


def hop(state: State, seat: int, action: Hop, events: list[Event]) -> None:
    """NR-7.3."""
    lay_special(state, seat, action, events)
    depart(state, seat, action.ship, action.to, events)


def refuse_long_burn(state: State, seat: int, action: LongBurn) -> Refusal | None:
    refusal = refuse_special(state, seat, action) or refuse_ship(state, seat, action.ship, "NR-7.7")
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
    lay_special(state, seat, action, events)
    depart(state, seat, action.ship, action.to, events)


def refuse_tractor_beam(state: State, seat: int, action: TractorBeam) -> Refusal | None:
    """NR-7.5."""
    refusal = refuse_special(state, seat, action)
    if refusal is not None:
        return refusal
    if not any(action.ship in fleet for owner, fleet in enumerate(state.fleets) if owner != seat):
        return Refusal("NR-7.5", "no-opponent", {"space": action.ship})
    return _refuse_way(state, action)


def tractor_beam(state: State, seat: int, action: TractorBeam, events: list[Event]) -> None:
    """NR-7.5: the opponent's ship leaves nothing behind."""
    lay_special(state, seat, action, events)
    move(state, seat, action.ship, action.to, 0, events)


def refuse_gateway(state: State, seat: int, action: Gateway) -> Refusal | None:
    """NR-7.4."""
    refusal = refuse_special(state, seat, action) or refuse_ship(state, seat, action.ship, "NR-7.4")
    if refusal is not None:
        return refusal
    if state.rules.board.gate[action.ship] is not None:
        return Refusal("NR-7.4", "gateway", {"space": action.ship})
    return refuse_gate(state, action.to, "NR-7.4")


def gateway(state: State, seat: int, action: Gateway, events: list[Event]) -> None:
    """NR-7.4."""
    lay_special(state, seat, action, events)
    depart(state, seat, action.ship, action.to, events)


# ---- Drop Pod


def _add_pods(state: State, seat: int, card: int, actions: list[Action]) -> None:
    pods = state.rules.catalogue.by_ship[card]
    assert pods is not None
    actions += [pods[ship] for ship in state.fleets[seat] if state.shards[ship]]


def refuse_drop_pod(state: State, seat: int, action: DropPod) -> Refusal | None:
    return refuse_special(state, seat, action) or refuse_stack(state, seat, action.ship, "NR-7.6")


def drop_pod(state: State, seat: int, action: DropPod, events: list[Event]) -> None:
    """NR-7.6."""
    lay_special(state, seat, action, events)
    begin_unload(state, seat, action.ship)


# ---- all Specials


class Rule:
    """How a Special's action is listed, checked and carried out."""

    __slots__ = ("add", "carry_out", "refuse")

    def __init__(
        self,
        add: Callable[[State, int, int, list[Action]], None],
        refuse: Callable[[State, int, Any], Refusal | None],
        carry_out: Callable[[State, int, Any, list[Event]], None],
    ) -> None:
        self.add = add
        self.refuse = refuse
        self.carry_out = carry_out


RULES: Final[dict[type[Special], Rule]] = {
    Timekeeper: Rule(_add_alone, refuse_special, timekeeper),
    Stevedore: Rule(_add_stevedore, refuse_stevedore, stevedore),
    Hop: Rule(_add_hops, refuse_hop, hop),
    Gateway: Rule(_add_gateways, refuse_gateway, gateway),
    TractorBeam: Rule(_add_beams, refuse_tractor_beam, tractor_beam),
    DropPod: Rule(_add_pods, refuse_drop_pod, drop_pod),
    LongBurn: Rule(_add_orbits, refuse_long_burn, long_burn),
    Slipstream: Rule(_add_alone, refuse_special, slipstream),
    GateRam: Rule(attacks.add_rams, attacks.refuse_gate_ram, attacks.gate_ram),
    Plunder: Rule(attacks.add_robberies, attacks.refuse_robbery, attacks.plunder),
    HitAndRun: Rule(attacks.add_robberies, attacks.refuse_robbery, attacks.hit_and_run),
    Shove: Rule(attacks.add_shoves, attacks.refuse_shove, attacks.shove),
    Breach: Rule(attacks.add_breaches, attacks.refuse_breach, attacks.breach),
}
