"""The 13 Special actions (section 7)."""

from novatable.core.actions import Action, Event
from novatable.core.errors import Refusal
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
    Stevedore,
    Timekeeper,
    TractorBeam,
)
from novatable.novaraiders.basics import (
    add_attacks,
    add_jumps,
    add_ways,
    attack,
    open_gates,
    refuse_attack,
    refuse_gate,
    refuse_stack,
    rob,
)
from novatable.novaraiders.bays import begin_unload, lift_bay, lift_tops
from novatable.novaraiders.board import CLOCKWISE, COUNTER_CLOCKWISE
from novatable.novaraiders.cards import (
    BREACH,
    DROP_POD,
    GATE_RAM,
    GATEWAY,
    HIT_AND_RUN,
    HOP,
    LONG_BURN,
    PLUNDER,
    SHOVE,
    SLIPSTREAM,
    STEVEDORE,
    TIMEKEEPER,
    TRACTOR_BEAM,
)
from novatable.novaraiders.catalogue import BAYS
from novatable.novaraiders.events import Pushed
from novatable.novaraiders.frames import Running
from novatable.novaraiders.laying import lay, refuse_ship, refuse_special
from novatable.novaraiders.model import NO_SHARD, State
from novatable.novaraiders.moving import depart, landing, move, push, refuse_end
from novatable.novaraiders.track import advance, destroy


def add_actions(state: State, seat: int, card: int, actions: list[Action]) -> None:
    """Every way to play a Special for its action (NR-3.6)."""
    rules = state.rules
    symbol = rules.cards.symbol[card]
    assert symbol is not None
    if not state.players[seat].has_shard(symbol):
        return
    catalogue = rules.catalogue
    kind = rules.cards.kind[card]
    alone = catalogue.alone[card]
    ways = catalogue.ways[card]
    jumps = catalogue.jumps[card]
    attacks = catalogue.attacks[card]
    unloads = catalogue.by_ship[card]
    if alone is not None:
        actions.append(alone)
    elif ways is not None:
        if kind == TRACTOR_BEAM:
            for owner, fleet in enumerate(state.fleets):
                if owner != seat:
                    add_ways(state, fleet, ways, actions)
        elif kind == HOP:
            _add_hops(state, seat, card, actions)
        else:
            add_ways(state, state.fleets[seat], ways, actions)
    elif attacks is not None:
        add_attacks(state, seat, attacks, kind == SHOVE or rules.hijack_bare_ships, actions)
    elif jumps is not None:
        if kind == BREACH:
            _add_breaches(state, seat, card, actions)
        else:
            add_jumps(state.fleets[seat], jumps, open_gates(state), actions)
    elif unloads is not None:
        for ship in state.fleets[seat]:
            if kind == GATE_RAM:
                if _refuse_ram(state, seat, ship) is None:
                    actions.append(unloads[ship])
            elif state.shards[ship]:
                actions.append(unloads[ship])
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
        return Refusal("NR-7.2", f"Bay {action.bay} has no Shards to rebuild it with")
    return None


def stevedore(state: State, seat: int, action: Stevedore, events: list[Event]) -> None:
    """NR-7.2; a Shard of the card's symbol is in some Bay, so there is always one to take."""
    lay(state, seat, action.card, "stevedore", events)
    state.linked = True
    if action.bay is None:
        lift_tops(state, seat, events)
    else:
        lift_bay(state, seat, action.bay, events)


# ---- moves: Hop, Long Burn, Tractor Beam, Gateway


def _add_hops(state: State, seat: int, card: int, actions: list[Action]) -> None:
    ways = state.rules.catalogue.ways[card]
    assert ways is not None
    edge = state.edge()
    for ship in state.fleets[seat]:
        for to, action in ways[ship]:
            if to >= edge and state.ships[to] is None:
                actions.append(action)


def refuse_hop(state: State, seat: int, action: Hop) -> Refusal | None:
    """NR-7.3."""
    refusal = refuse_special(state, seat, action.card, HOP) or refuse_ship(state, seat, action.ship, "NR-7.3")
    if refusal is not None:
        return refusal
    if action.to not in state.rules.board.adjacent[action.ship]:
        return Refusal("NR-7.3", f"space {action.to} is not adjacent to {action.ship} on the next ring")
    if action.to < state.edge():
        return Refusal("NR-7.3", f"space {action.to} is on a ring that the Star covers")
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
    return Refusal(action.rule, f"space {action.to} is not within the card's reach of space {action.ship}")


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
        return Refusal("NR-7.5", f"no opponent's ship is on space {action.ship}")
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
        return Refusal("NR-7.4", f"space {action.ship} is a Gate; Gateway begins on an ordinary space")
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


# ---- Plunder, Hit and Run, Shove


def refuse_plunder(state: State, seat: int, action: Plunder) -> Refusal | None:
    return refuse_special(state, seat, action.card, PLUNDER) or refuse_attack(
        state, seat, action, state.rules.hijack_bare_ships
    )


def plunder(state: State, seat: int, action: Plunder, events: list[Event]) -> None:
    """NR-7.10."""
    lay(state, seat, action.card, "plunder", events)
    state.linked = True
    rob(state, seat, action.ship, action.victim, len(state.shards[action.victim]), events)


def refuse_hit_and_run(state: State, seat: int, action: HitAndRun) -> Refusal | None:
    return refuse_special(state, seat, action.card, HIT_AND_RUN) or refuse_attack(
        state, seat, action, state.rules.hijack_bare_ships
    )


def hit_and_run(state: State, seat: int, action: HitAndRun, events: list[Event]) -> None:
    """NR-7.11: the Orbit waits until the Hijack is done."""
    lay(state, seat, action.card, "hit_and_run", events)
    state.linked = True
    state.frames.append(Running(seat, action.victim))
    rob(state, seat, action.ship, action.victim, 1, events)


def refuse_shove(state: State, seat: int, action: Shove) -> Refusal | None:
    return refuse_special(state, seat, action.card, SHOVE) or refuse_attack(state, seat, action, True)


def shove(state: State, seat: int, action: Shove, events: list[Event]) -> None:
    """NR-7.12."""
    lay(state, seat, action.card, "shove", events)
    state.linked = True
    attack(state, seat, action.ship, action.victim, 0, events)


# ---- Gate Ram


def _inward(state: State, gate: int) -> int | None:
    """The next Gate inward of the same base; None on the innermost ring left."""
    board = state.rules.board
    ring = board.ring[gate]
    return None if ring <= state.covered else board.home_gates[board.base[gate]][ring - 1]


def _refuse_ram(state: State, seat: int, ship: int) -> Refusal | None:
    if state.rules.board.gate[ship] is None:
        return Refusal("NR-7.9", f"space {ship} is not a Gate; Gate Ram begins on one")
    victim = _inward(state, ship)
    if victim is None:
        return Refusal("NR-7.9", "from the innermost ring there is no Gate inward")
    if state.ships[victim] is None or state.ships[victim] == seat or not state.shards[victim]:
        return Refusal("NR-7.9", f"no opponent's Stack is on the next Gate inward, space {victim}")
    return None


def refuse_gate_ram(state: State, seat: int, action: GateRam) -> Refusal | None:
    """NR-7.9."""
    refusal = refuse_special(state, seat, action.card, GATE_RAM) or refuse_ship(
        state, seat, action.ship, "NR-7.9"
    )
    return refusal or _refuse_ram(state, seat, action.ship)


def gate_ram(state: State, seat: int, action: GateRam, events: list[Event]) -> None:
    """NR-7.9."""
    lay(state, seat, action.card, "gate_ram", events)
    state.linked = True
    victim = _inward(state, action.ship)
    assert victim is not None
    _ram(state, seat, victim, 1, events)
    depart(state, seat, action.ship, victim, events)


def _ram(state: State, by: int, ship: int, left: int, events: list[Event]) -> None:
    """Push a ship one Gate inward, first whoever stands there; from the innermost ring into the Star."""
    owner = state.ships[ship]
    assert owner is not None
    to = _inward(state, ship)
    if to is None:
        carried = state.shards[ship]
        for shard in carried[left:]:
            state.lost[shard] += 1
        state.shards[ship] = carried[:left]
        destroy(state, owner, ship, by)
        events.append(Pushed(owner, by, ship, None, carried[:left], NO_SHARD))
        return
    if state.ships[to] is not None:
        _ram(state, by, to, 0, events)
    push(state, by, ship, to, left, events)


# ---- Breach


def _add_breaches(state: State, seat: int, card: int, actions: list[Action]) -> None:
    catalogue = state.rules.catalogue
    jumps = catalogue.jumps[card]
    pushes = catalogue.breaches[card]
    assert jumps is not None
    assert pushes is not None
    board = state.rules.board
    for ship in state.fleets[seat]:
        by_gate = jumps[ship]
        if by_gate is None:
            continue
        height = 1 + len(state.shards[ship])
        for gate in range(state.covered * board.bases, len(board.gates)):
            to = board.gates[gate]
            owner = state.ships[to]
            if owner is None:
                actions.append(by_gate[gate])
            elif owner != seat:
                if landing(state, to, CLOCKWISE, height) is not None:
                    actions.append(pushes[ship][gate][0])
                if landing(state, to, COUNTER_CLOCKWISE, height) is not None:
                    actions.append(pushes[ship][gate][1])


def refuse_breach(state: State, seat: int, action: Breach) -> Refusal | None:
    """NR-7.13."""
    refusal = refuse_special(state, seat, action.card, BREACH) or refuse_ship(
        state, seat, action.ship, "NR-7.13"
    )
    if refusal is not None:
        return refusal
    board = state.rules.board
    to = action.to
    if board.gate[action.ship] is None:
        return Refusal("NR-7.13", f"space {action.ship} is not a Gate; Breach begins on one")
    if not state.edge() <= to < board.size or board.gate[to] is None:
        return Refusal("NR-7.13", f"space {to} is not a Gate on a ring that is left")
    owner = state.ships[to]
    if owner == seat:
        return Refusal("NR-7.13", f"a ship of your own is on Gate {to}")
    if (owner is None) != (action.push is None):
        need = "there is nobody to push: give no direction" if owner is None else "give the direction to push"
        return Refusal("NR-7.13", f"on Gate {to} {need}")
    if owner is not None and _breach_landing(state, action) is None:
        return Refusal("NR-5.6", "no space of the ring is open to push the ship to")
    return None


def _breach_landing(state: State, action: Breach) -> int | None:
    direction = CLOCKWISE if action.push == "clockwise" else COUNTER_CLOCKWISE
    return landing(state, action.to, direction, 1 + len(state.shards[action.ship]))


def breach(state: State, seat: int, action: Breach, events: list[Event]) -> None:
    """NR-7.13."""
    lay(state, seat, action.card, "breach", events)
    state.linked = True
    if action.push is not None:
        pushed_to = _breach_landing(state, action)
        assert pushed_to is not None
        push(state, seat, action.to, pushed_to, 0, events)
    depart(state, seat, action.ship, action.to, events)
