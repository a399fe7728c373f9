"""Attacks: pushing others out of the way and taking their Shards (NR-5.3 to NR-5.6, NR-7.9 to NR-7.13)."""

from novatable.core.actions import Action, Event
from novatable.core.errors import Refusal
from novatable.novaraiders.actions import AttackSpecial, Breach, GateRam, Hijack, HitAndRun, Plunder, Shove
from novatable.novaraiders.board import CLOCKWISE, COUNTER_CLOCKWISE
from novatable.novaraiders.cards import HIJACK
from novatable.novaraiders.catalogue import Attacks
from novatable.novaraiders.events import Pushed
from novatable.novaraiders.frames import Running
from novatable.novaraiders.laying import lay, lay_special, refuse_basic, refuse_ship, refuse_special
from novatable.novaraiders.model import NO_SHARD, State
from novatable.novaraiders.moving import depart, direction_of, landing, push
from novatable.novaraiders.track import destroy


def add_attacks(state: State, seat: int, attacks: Attacks, bare: bool, actions: list[Action]) -> None:
    """Against opponents on the next spaces of the ring; `bare`: also against ships without Shards."""
    board = state.rules.board
    for ship in state.fleets[seat]:
        if _can_push(state, seat, ship, board.clockwise[ship], CLOCKWISE, bare):
            actions.append(attacks[ship][0])
        if _can_push(state, seat, ship, board.counter_clockwise[ship], COUNTER_CLOCKWISE, bare):
            actions.append(attacks[ship][1])


def _can_push(state: State, seat: int, ship: int, victim: int, direction: int, bare: bool) -> bool:
    owner = state.ships[victim]
    if owner is None or owner == seat or not (bare or state.shards[victim]):
        return False
    return landing(state, victim, direction, 1 + len(state.shards[ship])) is not None


def refuse_attack(state: State, seat: int, action: Hijack | AttackSpecial, bare: bool) -> Refusal | None:
    """An opponent next to one's ship on the same ring, who can be pushed away from it (NR-5.3, NR-5.6)."""
    ship, victim = action.ship, action.victim
    refusal = refuse_ship(state, seat, ship, action.rule)
    if refusal is not None:
        return refusal
    board = state.rules.board
    if victim != board.clockwise[ship] and victim != board.counter_clockwise[ship]:
        return Refusal(action.rule, "not-next-to", {"space": victim, "space2": ship})
    if state.ships[victim] is None or state.ships[victim] == seat:
        return Refusal(action.rule, "no-opponent", {"space": victim})
    if not (bare or state.shards[victim]):
        return Refusal("NR-5.4", "bare", {"space": victim})
    if landing(state, victim, direction_of(state, ship, victim), 1 + len(state.shards[ship])) is None:
        return Refusal("NR-5.6", "no-landing")
    return None


def rob(state: State, seat: int, ship: int, victim: int, left: int, events: list[Event]) -> None:
    """Push the victim away without its `left` lowest Shards, and move onto these (NR-5.3, NR-10.10)."""
    attack(state, seat, ship, victim, left, events)
    state.to_change(seat).hijacks += 1
    depart(state, seat, ship, victim, events)


def attack(state: State, seat: int, ship: int, victim: int, left: int, events: list[Event]) -> None:
    """Push the ship on the next space away by one's own height (NR-5.6)."""
    direction = direction_of(state, ship, victim)
    to = landing(state, victim, direction, 1 + len(state.shards[ship]))
    assert to is not None
    push(state, seat, victim, to, direction, left, events)


# ---- Hijack, Plunder, Hit and Run, Shove


def refuse_hijack(state: State, seat: int, action: Hijack) -> Refusal | None:
    """NR-5.3, NR-5.4."""
    refusal = refuse_basic(state, seat, action.card, HIJACK)
    if refusal is not None:
        return refusal
    return refuse_attack(state, seat, action, state.rules.hijack_bare_ships)


def hijack(state: State, seat: int, action: Hijack, events: list[Event]) -> None:
    """NR-5.3."""
    lay(state, seat, action.card, "hijack", events)
    state.linked = False
    rob(state, seat, action.ship, action.victim, 1, events)


def add_robberies(state: State, seat: int, card: int, actions: list[Action]) -> None:
    """Plunder, Hit and Run: where a Hijack would be possible (NR-7.10, NR-7.11)."""
    attacks = state.rules.catalogue.attacks[card]
    assert attacks is not None
    add_attacks(state, seat, attacks, state.rules.hijack_bare_ships, actions)


def refuse_robbery(state: State, seat: int, action: AttackSpecial) -> Refusal | None:
    refusal = refuse_special(state, seat, action)
    return refusal or refuse_attack(state, seat, action, state.rules.hijack_bare_ships)


def plunder(state: State, seat: int, action: Plunder, events: list[Event]) -> None:
    """NR-7.10."""
    lay_special(state, seat, action, events)
    rob(state, seat, action.ship, action.victim, len(state.shards[action.victim]), events)


def hit_and_run(state: State, seat: int, action: HitAndRun, events: list[Event]) -> None:
    """NR-7.11: the Orbit waits until the Hijack is done."""
    lay_special(state, seat, action, events)
    state.frames.append(Running(seat, action.victim))
    rob(state, seat, action.ship, action.victim, 1, events)


def add_shoves(state: State, seat: int, card: int, actions: list[Action]) -> None:
    attacks = state.rules.catalogue.attacks[card]
    assert attacks is not None
    add_attacks(state, seat, attacks, True, actions)


def refuse_shove(state: State, seat: int, action: Shove) -> Refusal | None:
    return refuse_special(state, seat, action) or refuse_attack(state, seat, action, True)


def shove(state: State, seat: int, action: Shove, events: list[Event]) -> None:
    """NR-7.12."""
    lay_special(state, seat, action, events)
    attack(state, seat, action.ship, action.victim, 0, events)


# ---- Gate Ram


def _inward(state: State, gate: int) -> int | None:
    """The next Gate inward of the same base; None on the innermost ring left."""
    board = state.rules.board
    ring = board.ring[gate]
    return None if ring <= state.covered else board.home_gates[board.base[gate]][ring - 1]


def add_rams(state: State, seat: int, card: int, actions: list[Action]) -> None:
    rams = state.rules.catalogue.by_ship[card]
    assert rams is not None
    actions += [rams[ship] for ship in state.fleets[seat] if _refuse_ram(state, seat, ship) is None]


def _refuse_ram(state: State, seat: int, ship: int) -> Refusal | None:
    if state.rules.board.gate[ship] is None:
        return Refusal("NR-7.9", "ram", {"space": ship})
    victim = _inward(state, ship)
    if victim is None:
        return Refusal("NR-7.9", "ram-innermost")
    if state.ships[victim] is None or state.ships[victim] == seat or not state.shards[victim]:
        return Refusal("NR-7.9", "ram-nobody", {"space": victim})
    return None


def refuse_gate_ram(state: State, seat: int, action: GateRam) -> Refusal | None:
    """NR-7.9."""
    refusal = refuse_special(state, seat, action) or refuse_ship(state, seat, action.ship, "NR-7.9")
    return refusal or _refuse_ram(state, seat, action.ship)


def gate_ram(state: State, seat: int, action: GateRam, events: list[Event]) -> None:
    """NR-7.9."""
    lay_special(state, seat, action, events)
    victim = _inward(state, action.ship)
    assert victim is not None
    _ram(state, seat, victim, 1, events)
    depart(state, seat, action.ship, victim, events)


def _ram(state: State, by: int, ship: int, left: int, events: list[Event]) -> None:
    """Push a ship one Gate inward, any ship standing there first; from the innermost ring into the Star."""
    owner = state.ships[ship]
    assert owner is not None
    to = _inward(state, ship)
    if to is None:
        carried = state.shards[ship]
        stays, lost = carried[:left], carried[left:]
        state.lose(lost)
        state.shards[ship] = stays
        destroy(state, owner, ship, by)
        events.append(Pushed(owner, by, ship, None, stays, NO_SHARD, lost, None))
        return
    if state.ships[to] is not None:
        _ram(state, by, to, 0, events)
    push(state, by, ship, to, None, left, events)


# ---- Breach


def add_breaches(state: State, seat: int, card: int, actions: list[Action]) -> None:
    """To every Gate without one's own ship; in both directions where an opponent can be pushed (NR-7.13)."""
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
    refusal = refuse_special(state, seat, action) or refuse_ship(state, seat, action.ship, "NR-7.13")
    if refusal is not None:
        return refusal
    board = state.rules.board
    to = action.to
    if board.gate[action.ship] is None:
        return Refusal("NR-7.13", "breach", {"space": action.ship})
    if not state.edge() <= to < board.size or board.gate[to] is None:
        return Refusal("NR-7.13", "no-gate", {"space": to})
    owner = state.ships[to]
    if owner == seat:
        return Refusal("NR-7.13", "breach-own", {"gate": to})
    if (owner is None) != (action.push is None):
        return Refusal("NR-7.13", "breach-nobody" if owner is None else "breach-direction", {"gate": to})
    if owner is not None and _breach_landing(state, action) is None:
        return Refusal("NR-5.6", "no-landing")
    return None


def _breach_landing(state: State, action: Breach) -> int | None:
    return landing(state, action.to, _breach_direction(action), 1 + len(state.shards[action.ship]))


def _breach_direction(action: Breach) -> int:
    return CLOCKWISE if action.push == "clockwise" else COUNTER_CLOCKWISE


def breach(state: State, seat: int, action: Breach, events: list[Event]) -> None:
    """NR-7.13."""
    lay_special(state, seat, action, events)
    if action.push is not None:
        pushed_to = _breach_landing(state, action)
        assert pushed_to is not None
        push(state, seat, action.to, pushed_to, _breach_direction(action), 0, events)
    depart(state, seat, action.ship, action.to, events)
