"""The recurring actions, built once for a card set and board and looked up in tables.

Every table is indexed by card number first; None where the card has no such action.
"""

from functools import lru_cache
from typing import Final

from novatable.core.actions import Action
from novatable.novaraiders.actions import (
    Breach,
    Chain,
    Discard,
    DropPod,
    GateRam,
    Gateway,
    Hijack,
    HitAndRun,
    Hop,
    Jump,
    Launch,
    LongBurn,
    Orbit,
    Place,
    Plunder,
    Run,
    Shove,
    Slipstream,
    Stevedore,
    Timekeeper,
    TractorBeam,
    Unload,
    Upgrade,
)
from novatable.novaraiders.board import Board
from novatable.novaraiders.cards import (
    BREACH,
    DROP_POD,
    GATE_RAM,
    GATEWAY,
    HIJACK,
    HIT_AND_RUN,
    HOP,
    JUMP,
    LONG_BURN,
    ORBIT,
    PLUNDER,
    SHOVE,
    SLIPSTREAM,
    STEVEDORE,
    TIMEKEEPER,
    TRACTOR_BEAM,
    UNLOAD,
    UPGRADE,
    CardSet,
)

BAYS: Final = 3
STEPS: Final = (1, 2, 3)
"""How far Tractor Beam and Hit and Run orbit (NR-7.5, NR-7.11)."""

Ways = list[tuple[tuple[int, Action], ...]]
"""Per ship's space: where it can go and by which action."""
Jumps = list[list[Action] | None]
"""Per ship's space, None where a jump cannot begin: the action for each Gate, by its number."""
Attacks = list[tuple[Action, Action]]
"""Per ship's space: against the next space clockwise, and counter-clockwise."""


class Catalogue:
    """All recurring actions with cards of one set on one board."""

    __slots__ = (
        "alone",
        "attacks",
        "breaches",
        "by_ship",
        "chain",
        "discard",
        "jumps",
        "launch",
        "place",
        "run",
        "stevedore",
        "take",
        "take_unseen",
        "ways",
    )

    def __init__(self, cards: CardSet, board: Board) -> None:
        numbers = range(cards.n_cards)
        spaces = range(board.size)
        self.launch: list[Action] = [Launch(space) for space in spaces]
        self.place: list[Action] = [Place(space) for space in spaces]
        ends = board.orbits(STEPS)
        self.run: Ways = [tuple([(to, Run(to)) for to in ends[ship]]) for ship in spaces]
        self.chain: list[Action] = [Chain(card) for card in numbers]
        self.discard: list[Action] = [Discard(card) for card in numbers]

        self.ways: list[Ways | None] = [None] * cards.n_cards
        self.jumps: list[Jumps | None] = [None] * cards.n_cards
        self.attacks: list[Attacks | None] = [None] * cards.n_cards
        self.by_ship: list[list[Action] | None] = [None] * cards.n_cards  # Unload, Drop Pod, Gate Ram
        self.take: list[list[Action] | None] = [None] * cards.n_cards
        self.take_unseen: list[Action | None] = [None] * cards.n_cards
        self.alone: list[Action | None] = [None] * cards.n_cards  # Timekeeper, Slipstream
        self.stevedore: list[list[Action] | None] = [None] * cards.n_cards  # by Bay, then all tops
        # Breach where an opponent is pushed: per ship's space and Gate, clockwise and counter-clockwise.
        self.breaches: list[list[list[tuple[Action, Action]]] | None] = [None] * cards.n_cards

        for card in range(cards.n_basics):
            self._add_basic(cards, board, card)
        for card in range(cards.n_basics, cards.n_cards):
            self._add_special(cards, board, card)

    def _add_basic(self, cards: CardSet, board: Board, card: int) -> None:
        uses = cards.uses[card]
        spaces = range(board.size)
        if ORBIT in uses:
            ends = board.orbits(cards.orbits[card])
            self.ways[card] = [tuple([(to, Orbit(card, ship, to)) for to in ends[ship]]) for ship in spaces]
        if JUMP in uses:
            self.jumps[card] = [
                None if board.gate[ship] is None else [Jump(card, ship, to) for to in board.gates]
                for ship in spaces
            ]
        if UNLOAD in uses:
            self.by_ship[card] = [Unload(card, ship) for ship in spaces]
        if HIJACK in uses:
            self.attacks[card] = [
                (Hijack(card, ship, board.clockwise[ship]), Hijack(card, ship, board.counter_clockwise[ship]))
                for ship in spaces
            ]
        if UPGRADE in uses:
            self.take[card] = [Upgrade(card, take) for take in range(cards.n_cards)]
            self.take_unseen[card] = Upgrade(card, None)

    def _add_special(self, cards: CardSet, board: Board, card: int) -> None:
        kind = cards.kind[card]
        spaces = range(board.size)
        if kind == TIMEKEEPER:
            self.alone[card] = Timekeeper(card)
        elif kind == SLIPSTREAM:
            self.alone[card] = Slipstream(card)
        elif kind == STEVEDORE:
            self.stevedore[card] = [*[Stevedore(card, bay) for bay in range(BAYS)], Stevedore(card, None)]
        elif kind == HOP:
            self.ways[card] = [
                tuple([(to, Hop(card, ship, to)) for to in board.adjacent[ship]]) for ship in spaces
            ]
        elif kind == TRACTOR_BEAM:
            ends = board.orbits(STEPS)
            self.ways[card] = [
                tuple([(to, TractorBeam(card, ship, to)) for to in ends[ship]]) for ship in spaces
            ]
        elif kind == LONG_BURN:
            ends = board.orbits(cards.orbits[card])
            self.ways[card] = [
                tuple([(to, LongBurn(card, ship, to)) for to in ends[ship]]) for ship in spaces
            ]
        elif kind == GATEWAY:
            self.jumps[card] = [
                [Gateway(card, ship, to) for to in board.gates] if board.gate[ship] is None else None
                for ship in spaces
            ]
        elif kind == DROP_POD:
            self.by_ship[card] = [DropPod(card, ship) for ship in spaces]
        elif kind == GATE_RAM:
            self.by_ship[card] = [GateRam(card, ship) for ship in spaces]
        elif kind == BREACH:
            self.jumps[card] = [
                None if board.gate[ship] is None else [Breach(card, ship, to) for to in board.gates]
                for ship in spaces
            ]
            self.breaches[card] = [
                [
                    (Breach(card, ship, to, "clockwise"), Breach(card, ship, to, "counter_clockwise"))
                    for to in board.gates
                    if board.gate[ship] is not None
                ]
                for ship in spaces
            ]
        else:
            self.attacks[card] = [
                (
                    _attack(kind, card, ship, board.clockwise[ship]),
                    _attack(kind, card, ship, board.counter_clockwise[ship]),
                )
                for ship in spaces
            ]


def _attack(kind: int | None, card: int, ship: int, victim: int) -> Action:
    if kind == PLUNDER:
        return Plunder(card, ship, victim)
    if kind == HIT_AND_RUN:
        return HitAndRun(card, ship, victim)
    assert kind == SHOVE
    return Shove(card, ship, victim)


@lru_cache(maxsize=8)
def catalogue_of(cards: CardSet, people: int) -> Catalogue:
    return Catalogue(cards, cards.board(people))
