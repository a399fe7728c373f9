"""How the others dealt in this game: what each seems to want for a deal."""

from typing import Final, NamedTuple

from novatable.afternova.deals import canonical
from novatable.afternova.terms import Terms
from novatable.afternova.view import View

STEP: Final = 0.2
"""What is added to terms that were refused when the same player is asked again."""
LEARNING: Final = 0.3
"""How much one answer changes what a player is thought to want."""
MODEST: Final = -0.3
GREEDY: Final = 1.5


class Asked(NamedTuple):
    """One of its own proposals: its turn and terms, what it seemed to bring the others, a Paw pledged."""

    turn: int
    terms: Terms
    margins: dict[int, float]
    paw: int | None


class Ledger:
    """How greedy each player is, by their answers to what was proposed to them."""

    __slots__ = ("_asked", "_refused", "_turn", "_usual")

    def __init__(self) -> None:
        self._usual: dict[int, float] = {}
        self._refused: dict[int, float] = {}
        self._turn = -1
        self._asked: Asked | None = None

    def greed(self, seat: int) -> float:
        """How much more that player seems to want than others do."""
        usual = self._usual.get(seat, 0.0)
        return max(usual, self._refused.get(seat, usual))

    def note(self, view: View, terms: Terms, margins: dict[int, float], paws: tuple[int, ...]) -> None:
        """Remember a proposal until its answer can be seen."""
        self._asked = Asked(view.turn, canonical(terms), margins, paws[0] if paws else None)

    def look(self, view: View) -> None:
        """See what became of the last proposal."""
        if view.turn != self._turn:
            self._turn = view.turn
            self._refused.clear()
        asked = self._asked
        if asked is None:
            return
        if view.turn == asked.turn and asked.terms in view.declined:
            self._asked = None
            for seat, margin in asked.margins.items():
                self._refused[seat] = max(self._refused.get(seat, margin), margin) + STEP
                self._learn(seat, max(margin + STEP, self._usual.get(seat, 0.0)))
        elif asked.paw is not None and asked.paw not in view.hand:
            self._asked = None
            for seat, margin in asked.margins.items():
                self._learn(seat, min(margin, self._usual.get(seat, 0.0)))
        elif view.turn != asked.turn:
            self._asked = None

    def _learn(self, seat: int, shown: float) -> None:
        usual = self._usual.get(seat, 0.0)
        self._usual[seat] = min(max(usual + LEARNING * (shown - usual), MODEST), GREEDY)
