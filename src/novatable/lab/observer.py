"""What is kept of a game besides its result: a row per seat, per card and seat, per deal and turn.

Every row is a plain tuple in the order of its NamedTuple, ready for a table. Nothing in them depends on the
machine or the time.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from novatable.core.actions import Event
from novatable.core.game import Game


class SeatRow(NamedTuple):
    """How a seat did. `won` is its part of the victory; `aim` its hidden objective or Directive."""

    game: int
    players: int
    seat: int
    place: int | None
    """Its place in the turn order, from 1; None for an automa, which is not a player."""
    name: str
    score: int
    won: float
    aim: str | None
    aim_points: int | None


class CardRow(NamedTuple):
    """One card and one seat. What stands after `taken` describes its first chance: see `Chance`."""

    game: int
    seat: int
    group: str
    card: str
    dealt: bool
    offered: int
    """In how many of its actions the seat could have taken it."""
    taken: int
    used: int
    """How often it was played, or completed."""
    tableau: bool
    """Whether it counts for the seat at the end."""
    first_taken: bool | None
    missing: int | None
    ahead: int | None
    owned: int | None


class DealRow(NamedTuple):
    """Something gained together, or alone where others could have helped: what each side brought and got."""

    game: int
    turn: int
    seat: int
    helpers: int
    automa: bool
    size: int
    own_cards: int
    own_share: int
    helpers_cards: int
    helpers_share: int
    given: int
    """What the active player gave helpers of its own besides."""
    received: int


class TurnRow(NamedTuple):
    """One turn; `score` and `ahead` (of the best other player) as if the game ended after it."""

    game: int
    turn: int
    seat: int
    action: str
    decisions: int
    score: int
    ahead: int


class Chance(NamedTuple):
    """The first time that a seat could take a card, and whether it did.

    What decides whether it could use the card: what it lacks for it, how far it is ahead of the best other
    player, how many such cards it owns.
    """

    missing: int
    ahead: int
    owned: int


class Use:
    """What a seat has done with a card so far."""

    __slots__ = ("chance", "dealt", "first_taken", "first_turn", "last_offer", "offered", "taken", "used")

    def __init__(self) -> None:
        self.dealt = False
        self.offered = 0
        self.taken = 0
        self.used = 0
        self.chance: Chance | None = None
        self.first_turn = 0
        self.first_taken = False
        self.last_offer = 0


class Observer:
    """Follows any game: turns and scores. Games derive from it and add cards and deals."""

    def __init__(self, game: Game, number: int) -> None:
        self.game = game
        self.number = number
        self.turn = 0
        self.active: int | None = None
        self.action = ""
        self.decisions = 0
        self.leader: int | None = None
        self.lead_changes = 0
        self.scores: Sequence[int] = ()
        self.turns: list[TurnRow] = []
        self.deals: list[DealRow] = []
        self.uses: dict[tuple[int, int], Use] = {}
        self.hear(game.opening)

    # ---- what a game provides

    def standing(self) -> Sequence[int]:
        """The score of every player if the game ended now; empty if that is not known."""
        outcome = self.game.outcome()
        scores = self.game.known_scores(self.game.view(None)) if outcome is None else outcome.scores
        return scores[: self.game.setup.players]

    def aims(self) -> Mapping[int, tuple[str, int]]:
        """By seat: the hidden objective, and the points it brought."""
        return {}

    def named(self, card: int) -> tuple[str, str]:
        """The group that a card belongs to, and its name."""
        return "cards", str(card)

    def tableau(self, _seat: int) -> Iterable[int]:
        """The cards that count for a seat."""
        return ()

    def hear(self, events: Iterable[Event]) -> None:
        """What happened; the game is in the state that follows."""
        for event in events:
            if event.begins_turn:
                self.begin_turn(event)

    # ---- what games share

    def saw(self, _seat: int, events: Sequence[Event]) -> None:
        """A move."""
        self.decisions += 1
        self.hear(events)

    def begin_turn(self, event: Event) -> None:
        self.end_turn()
        self.turn += 1
        self.active = getattr(event, "seat", None)
        self.action = ""

    def end_turn(self) -> None:
        """Who leads now, and the row of the turn that is over."""
        self.scores = self.standing()
        if self.active is None or self.turn == 0 or not self.scores:
            return
        best = max(self.scores)
        if self.leader is None or self.scores[self.leader] < best:
            self.lead_changes += self.leader is not None
            self.leader = self.scores.index(best)
        if self.active < len(self.scores):
            score, ahead = self.scores[self.active], self.ahead(self.active)
            row = TurnRow(self.number, self.turn, self.active, self.action, self.decisions, score, ahead)
            self.turns.append(row)
        self.decisions = 0

    def ahead(self, seat: int) -> int:
        """How far a seat is ahead of the best other player."""
        scores = self.scores
        return scores[seat] - max([score for other, score in enumerate(scores) if other != seat], default=0)

    def use(self, seat: int, card: int) -> Use:
        found = self.uses.get((seat, card))
        if found is None:
            found = self.uses[seat, card] = Use()
        return found

    def missing(self, _seat: int, _card: int) -> int:
        """How much a seat lacks for using a card."""
        return 0

    def offer(self, seat: int, cards: Iterable[int], owned: int) -> None:
        """The seat, which owns that many such cards, could take any of these in its current turn."""
        for card in cards:
            use = self.use(seat, card)
            if use.last_offer == self.turn:
                continue
            use.offered += 1
            use.last_offer = self.turn
            if use.chance is None:
                ahead = self.ahead(seat) if self.scores else 0
                use.chance = Chance(self.missing(seat, card), ahead, owned)
                use.first_turn = self.turn

    def take(self, seat: int, card: int) -> None:
        use = self.use(seat, card)
        use.taken += 1
        use.first_taken = use.first_taken or (use.chance is not None and use.first_turn == self.turn)

    # ---- rows

    def rows(self, names: Sequence[str], order: Sequence[int]) -> "GameRows":
        """Everything, once the game is over. `names` by seat; `order`: the players' seats in turn order."""
        self.end_turn()
        game, outcome = self.game, self.game.outcome()
        assert outcome is not None
        players = game.setup.players
        places = {seat: place for place, seat in enumerate(order, start=1)}
        aims = self.aims()
        part = 1 / len(outcome.winners)
        seats = [
            SeatRow(
                self.number,
                players,
                seat,
                places.get(seat),
                names[seat],
                outcome.scores[seat],
                part if seat in outcome.winners else 0.0,
                *aims.get(seat, (None, None)),
            )
            for seat in range(game.seats)
        ]
        return GameRows(seats, self._card_rows(), self.deals, self.turns)

    def _card_rows(self) -> list[CardRow]:
        final = {seat: set(self.tableau(seat)) for seat in range(self.game.setup.players)}
        rows = []
        for (seat, card), use in sorted(self.uses.items()):
            first = (None, None, None, None) if use.chance is None else (use.first_taken, *use.chance)
            rows.append(
                CardRow(
                    self.number,
                    seat,
                    *self.named(card),
                    use.dealt,
                    use.offered,
                    use.taken,
                    use.used,
                    card in final.get(seat, ()),
                    *first,
                )
            )
        return rows


class GameRows(NamedTuple):
    """The rows of one game by table, besides that of the game itself."""

    seats: list[SeatRow]
    cards: list[CardRow]
    deals: list[DealRow]
    turns: list[TurnRow]
