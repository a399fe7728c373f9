"""H.R.L., the third fleet in a two-player game: its cards, and its flight from the Star (section 8)."""

from novatable.core.actions import Action, Event
from novatable.core.errors import Args, Refusal
from novatable.novaraiders.actions import HrlHijack, HrlMove
from novatable.novaraiders.board import CLOCKWISE
from novatable.novaraiders.cards import ANY_SHIP, COLOURS, HRL_ACQUIRE, HRL_HIJACK
from novatable.novaraiders.events import HrlFled, HrlTurned, Reshuffled
from novatable.novaraiders.frames import HrlActing, Leaving
from novatable.novaraiders.model import NO_SHARD, State
from novatable.novaraiders.moving import direction_of, landing, move, push


def turn_up(state: State, seat: int, events: list[Event]) -> None:
    """The top card, for this player to carry out if it can be (NR-8.3)."""
    deck = state.hrl_deck[:]
    used = state.hrl_used
    if not deck:
        deck, used = used[:], []
        state.chance.shuffle("hrl", deck)
        hrl_seat = state.rules.hrl_seat
        assert hrl_seat is not None
        events.append(Reshuffled(hrl_seat, len(deck)))
    card = deck.pop()
    state.hrl_deck, state.hrl_used = deck, [*used, card]
    possible = bool(_options(state, card))
    events.append(HrlTurned(seat, card, possible))
    if possible:
        state.frames.append(HrlActing(seat, card))


def ranked(state: State) -> list[int]:
    """H.R.L.'s ships by distance from the Star, on one ring clockwise from the red Gate (NR-8.4)."""
    seat = state.rules.hrl_seat
    assert seat is not None
    board = state.rules.board
    keyed: list[tuple[int, int, int]] = []
    for space in state.fleets[seat]:
        ring = board.ring[space]
        size = board.start[ring + 1] - board.start[ring]
        keyed.append((ring, (space - board.space(ring, seat, 0)) % size, space))
    return [space for _, _, space in sorted(keyed)]


# ---- the cards


def legal_act(state: State, frame: HrlActing) -> list[Action]:
    return _options(state, frame.card)


def _options(state: State, number: int) -> list[Action]:
    """Every way to carry a card out."""
    card = state.rules.cards.hrl[number]
    if card.action == HRL_HIJACK:
        return _hijacks(state, card.colour)
    ships = ranked(state)
    if card.ship != ANY_SHIP:
        ships = ships[card.ship : card.ship + 1]
    return _moves(state, ships, card.action == HRL_ACQUIRE)


def _moves(state: State, ships: list[int], onto_shards: bool) -> list[Action]:
    """To a space of the ship's ring without a ship, with Shards (Acquire) or without (Orbit) (NR-8.5)."""
    board = state.rules.board
    return [
        HrlMove(ship, to)
        for ship in ships
        for to in board.spaces_of(board.ring[ship])
        if state.ships[to] is None and bool(state.shards[to]) == onto_shards
    ]


def _hijacks(state: State, colour: int) -> list[Action]:
    """Every ship, side and victim with which the Hijack can be carried out (NR-8.6)."""
    rules = state.rules
    board = rules.board
    actions: list[Action] = []
    if colour not in rules.colours:
        return actions
    for victim in state.fleets[rules.colours.index(colour)]:
        if not state.shards[victim] or board.ring[victim] >= state.covered + rules.hrl_rings:
            continue
        for ship in ranked(state):
            if board.ring[ship] != board.ring[victim]:
                continue
            for side in (board.counter_clockwise[victim], board.clockwise[victim]):
                if _hijack_landing(state, ship, side, victim) is not None:
                    actions.append(HrlHijack(ship, side, victim))
    return actions


def _hijack_landing(state: State, ship: int, side: int, victim: int) -> int | None:
    """Where the victim would be pushed once the ship has moved up to that side; None if impossible."""
    shards = state.shards
    direction = direction_of(state, side, victim)
    if side == ship:
        return landing(state, victim, direction, 1 + len(shards[ship]))
    if state.ships[side] is not None:
        return None
    return landing(state, victim, direction, 1 + len(shards[ship]) + len(shards[side]), ship, side)


def refuse_move(state: State, frame: HrlActing, action: HrlMove) -> Refusal | None:
    return _refuse(state, frame, action)


def refuse_hijack(state: State, frame: HrlActing, action: HrlHijack) -> Refusal | None:
    return _refuse(state, frame, action)


def _refuse(state: State, frame: HrlActing, action: HrlMove | HrlHijack) -> Refusal | None:
    if action in _options(state, frame.card):
        return None
    card = state.rules.cards.hrl[frame.card]
    meant: Args = {"hrl": state.rules.cards.hrl_words(frame.card)}
    if card.action == HRL_HIJACK:
        return Refusal(
            "NR-8.6", "hrl-hijack", {**meant, "ship": COLOURS[card.colour], "n": state.rules.hrl_rings}
        )
    return Refusal("NR-8.5", "hrl-acquire" if card.action == HRL_ACQUIRE else "hrl-orbit", meant)


def carry_out_move(state: State, frame: HrlActing, action: HrlMove, events: list[Event]) -> None:
    """Orbit may leave Shards behind, Acquire may not (NR-8.5)."""
    state.frames.pop()
    acquires = state.rules.cards.hrl[frame.card].action == HRL_ACQUIRE
    if state.shards[action.ship] and not acquires:
        state.frames.append(Leaving(frame.seat, action.ship, action.to))
    else:
        move(state, frame.seat, action.ship, action.to, 0, events)


def carry_out_hijack(state: State, frame: HrlActing, action: HrlHijack, events: list[Event]) -> None:
    """Move up, push the victim, move onto the Shard that it leaves (NR-8.6)."""
    state.frames.pop()
    seat, side, victim = frame.seat, action.side, action.victim
    to = _hijack_landing(state, action.ship, side, victim)
    assert to is not None
    if action.ship != side:
        move(state, seat, action.ship, side, 0, events)
    push(state, seat, victim, to, direction_of(state, side, victim), 1, events)
    move(state, seat, side, victim, 0, events)


# ---- expansions


def flee(state: State, ring: int, events: list[Event]) -> None:
    """H.R.L.'s ships leave a covered ring for the last that they hijack on, or for the Dock (NR-8.7)."""
    board = state.rules.board
    seat = state.rules.hrl_seat
    assert seat is not None
    for ship in ranked(state):
        if board.ring[ship] != ring:
            continue
        to = _refuge(state, seat)
        shards = state.shards[ship]
        state.shards[ship] = NO_SHARD
        state.ships[ship] = None
        fleet = [other for other in state.fleets[seat] if other != ship]
        if to is None:
            state.dock(seat, 1)
            state.hrl_hold = hold = state.hrl_hold[:]
            for shard in shards:
                hold[shard] += 1
        else:
            state.ships[to] = seat
            state.shards[to] = shards
            fleet.append(to)
        state.fleets[seat] = fleet
        events.append(HrlFled(ship, to))


def _refuge(state: State, seat: int) -> int | None:
    """The red Gate of that ring, the third by default, or the first open space clockwise of it."""
    board = state.rules.board
    ring = state.covered + state.rules.hrl_rings - 1
    if ring >= board.rings:
        return None
    return landing(state, board.space(ring, seat, 0), CLOCKWISE, 0)
