"""Tables of a board for the players: where Orbits end, and how likely a hand is to hold the right one."""

from functools import lru_cache
from math import comb
from random import Random
from typing import Final

from novatable.core.sentences import Namer
from novatable.novaraiders.board import Board
from novatable.novaraiders.cards import FURTHEST, HAND, JUMP, CardSet, card_set
from novatable.novaraiders.view import View

TWO_CARDS: Final = 0.3
"""How likely a move is that no single card makes."""
_CHARTS: Final[dict[tuple[str, int], "Chart"]] = {}


class Chart:
    """What does not change in a game, shared by all games with the same cards."""

    __slots__ = ("board", "card_marks", "cards", "handy", "home", "marks", "orbits")

    def __init__(self, cards: CardSet, people: int) -> None:
        board = cards.board(people)
        self.cards = cards
        self.board: Board = board
        furthest = max(FURTHEST, *[number for numbers in cards.orbits for number in numbers])
        # By number and space: where an Orbit ends.
        self.orbits: list[list[tuple[int, ...]]] = [board.orbits([number]) for number in range(furthest + 1)]
        # By ring and distance along it: how likely a hand is to have a card for it.
        self.handy: list[list[float]] = [_handy(cards, ring, board) for ring in range(board.rings)]
        # By seat and space: how likely a hand is to bring a ship home from there.
        self.home: list[list[float]] = [
            [self._way_home(seat, space) for space in range(board.size)] for seat in range(board.bases)
        ]

        # A large number for Shards on each space, for each seat's ship there, and for each card: with
        # exclusive or, any set of them has a number of its own, in whatever order it came about.
        rng = Random(0)
        self.marks: list[list[int]] = [_marks(board.size, rng) for _ in range(board.bases + 1)]
        self.card_marks: list[int] = _marks(cards.n_cards, rng)

    def way(self, start: int, to: int) -> float:
        """How likely a hand is to take a ship from one space to another on the same ring."""
        ring = self.board.ring[to]
        handy = self.handy[ring]
        return handy[(to - start) % len(handy)]

    def _way_home(self, seat: int, space: int) -> float:
        board = self.board
        way = self.way(board.home_gates[seat][board.ring[space]], space)
        if board.gate[space] is None:
            return way
        return max(way, _chance(self.cards, sum(JUMP in uses for uses in self.cards.uses)))


def _marks(count: int, rng: Random) -> list[int]:
    return [rng.getrandbits(60) for _ in range(count)]


def chart_of(view: View) -> Chart:
    """The chart for the cards and the board of a game, made once."""
    people = len(view.players)
    chart = _CHARTS.get((view.cards.hash, people))
    if chart is None:
        chart = _CHARTS[view.cards.hash, people] = Chart(card_set(view.cards), people)
    return chart


def names_of(view: View) -> Namer:
    """What the cards of the game are called."""
    cards = card_set(view.cards)
    return lambda _kind, number: cards.card_name(number)


def _handy(cards: CardSet, ring: int, board: Board) -> list[float]:
    size = len(board.spaces_of(ring))
    basics = cards.orbits[: cards.n_basics]
    ways = [1.0]
    for distance in range(1, size):
        fitting = sum([distance in numbers or size - distance in numbers for numbers in basics])
        ways.append(max(_chance(cards, fitting), TWO_CARDS))
    return ways


@lru_cache(maxsize=64)
def _chance(cards: CardSet, fitting: int) -> float:
    """The chance that a hand from the basic deck holds one of that many cards."""
    return 1 - comb(cards.n_basics - fitting, HAND) / comb(cards.n_basics, HAND)
