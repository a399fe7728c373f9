"""The rows that a dataset has about deals."""

from typing import NamedTuple


class OfferRow(NamedTuple):
    """Something proposed. `counters` is the offer that whoever proposes had been asked about."""

    game: int
    decision: int
    offer: int
    turn: int
    round: int
    kind: str
    proposer: int
    active: int
    planet: int
    call: int | None
    counters: int | None
    terms: str
    """As JSON: docs/api.md."""


class SideRow(NamedTuple):
    """One participant of an offer: what it would bring and get, and what that is worth to it, in points."""

    game: int
    offer: int
    seat: int
    icons: int
    fragments: int
    gives: int
    receives: int
    gain: float
    """By its own valuation, before the cost of the Paws that it would play."""


class AnswerRow(NamedTuple):
    """What became of an offer with one seat: agreed, declined, withdrawn, or ended in another way."""

    game: int
    decision: int
    offer: int
    seat: int
    answer: str
