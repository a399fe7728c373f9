"""The recurring actions, built once for a card set and board and looked up in tables.

Every table is indexed by card number first; None where the card has no such action.
"""

from functools import lru_cache
from typing import Final

from novatable.core.actions import Action
from novatable.novaraiders.actions import (
    AloneSpecial,
    AttackSpecial,
    Breach,
    Chain,
    Discard,
    Hijack,
    Jump,
    Launch,
    MoveSpecial,
    Orbit,
    Place,
    Run,
    ShipSpecial,
    Stevedore,
    Unload,
    Upgrade,
)
from novatable.novaraiders.board import Board
from novatable.novaraiders.cards import HIJACK, JUMP, ORBIT, UNLOAD, UPGRADE, CardSet

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
        assert kind is not None
        spaces = range(board.size)
        if issubclass(kind, AloneSpecial):
            self.alone[card] = kind(card)
        elif issubclass(kind, ShipSpecial):
            self.by_ship[card] = [kind(card, ship) for ship in spaces]
        elif issubclass(kind, AttackSpecial):
            self.attacks[card] = [
                (kind(card, ship, board.clockwise[ship]), kind(card, ship, board.counter_clockwise[ship]))
                for ship in spaces
            ]
        elif issubclass(kind, MoveSpecial):
            self._add_move(cards, board, card, kind)
        if kind is Stevedore:
            self.stevedore[card] = [*[Stevedore(card, bay) for bay in range(BAYS)], Stevedore(card, None)]
        elif kind is Breach:
            self.breaches[card] = [
                [
                    (Breach(card, ship, to, "clockwise"), Breach(card, ship, to, "counter_clockwise"))
                    for to in board.gates
                    if board.gate[ship] is not None
                ]
                for ship in spaces
            ]

    def _add_move(self, cards: CardSet, board: Board, card: int, kind: type[MoveSpecial]) -> None:
        spaces = range(board.size)
        if kind.goes == "jump":
            self.jumps[card] = [
                [kind(card, ship, to) for to in board.gates]
                if (board.gate[ship] is not None) == kind.from_gate
                else None
                for ship in spaces
            ]
        else:
            ends = board.adjacent if kind.goes == "hop" else board.orbits(cards.orbits[card] or STEPS)
            self.ways[card] = [tuple([(to, kind(card, ship, to)) for to in ends[ship]]) for ship in spaces]


@lru_cache(maxsize=8)
def catalogue_of(cards: CardSet, people: int) -> Catalogue:
    return Catalogue(cards, cards.board(people))
