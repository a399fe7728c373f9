"""How the others dealt in this game: what each seems to want for a deal, by their answers."""

from collections.abc import Sequence
from typing import Final

from novatable.afternova.deals import promise_of
from novatable.afternova.terms import Answer, Terms
from novatable.afternova.view import View
from novatable.players.afternova.worth import Holding

REFUSED: Final = 0.2
"""How much more than what was refused a player is thought to want."""
LEARNING: Final = 0.3
"""How much one answer changes what a player is thought to want."""
MODEST: Final = -0.3
GREEDY: Final = 1.5
KEEN: Final = 0.6
"""What a Fragment of a colour that somebody always takes is worth more to them than their known cards say."""
CAUTION: Final = 3.0
"""How many Fragments of a colour have to be dealt with before half of that counts."""
REFUSING: Final = 0.5
"""How much less a refusal tells about colours than a proposal: there are other reasons to refuse."""

Keen = tuple[float, float, float, float, float]
"""For each colour, what a Fragment of it is worth more, or less, than known cards say."""


class Ledger:
    """How greedy each player is, by their answers to what was proposed to them, by anybody."""

    __slots__ = ("_answers", "_greed", "_lying", "_taken")

    def __init__(self, answers: Sequence[Answer] = ()) -> None:
        self._answers = answers
        self._greed: dict[int, float] = {}
        for answer in answers:
            usual = self.greed(answer.seat)
            shown = _part(answer.terms, answer.seat)
            shown = min(shown, usual) if answer.agreed else max(shown + REFUSED, usual)
            usual += LEARNING * (shown - usual)
            self._greed[answer.seat] = min(max(usual, MODEST), GREEDY)
        self._taken: dict[int, list[float]] = {}
        self._lying: dict[int, list[float]] = {}
        for answer in answers:
            self._note(answer)

    def _note(self, answer: Answer) -> None:
        """Who asked for which colours, or let others have them.

        Whoever proposes or agrees likes the colours they get; whoever refuses did not like them that much.
        """
        terms = answer.terms
        lying = [0] * 5
        for share in terms.split:
            for colour in range(5):
                lying[colour] += share.fragments[colour]
        for promise in terms.promises:
            seat = promise.seat
            if seat is None:
                continue
            likes = 1.0 if seat != answer.seat or answer.agreed else -REFUSING
            got = _received(terms, seat)
            taken = self._taken.setdefault(seat, [0.0] * 5)
            seen = self._lying.setdefault(seat, [0.0] * 5)
            for colour in range(5):
                taken[colour] += likes * (got[colour] - 0.5 * lying[colour])
                seen[colour] += lying[colour]

    def keen(self, seat: int) -> Keen:
        """What colours seem to be worth to somebody beyond what is known of their cards, by their deals."""
        taken = self._taken.get(seat)
        if taken is None:
            return 0.0, 0.0, 0.0, 0.0, 0.0
        seen = self._lying[seat]
        k = [2 * KEEN * taken[colour] / (seen[colour] + CAUTION) for colour in range(5)]
        return k[0], k[1], k[2], k[3], k[4]

    def greed(self, seat: int) -> float:
        """How much more that player seems to want than others do."""
        return self._greed.get(seat, 0.0)

    def refusals(self, view: View) -> list[Answer]:
        """Those of this turn by others to deals with the viewer."""
        return [
            answer
            for answer in self._answers
            if not answer.agreed
            and answer.seat != view.seat
            and answer.terms in view.declined
            and view.seat is not None
            and (view.seat == view.active or any(promise_of(answer.terms, view.seat)))
        ]


def _received(terms: Terms, seat: int) -> Holding:
    """What a participant gets and gives away, per colour."""
    got = [0] * 5
    for share in terms.split:
        if share.seat == seat:
            for colour in range(5):
                got[colour] += share.fragments[colour]
    for transfer in terms.transfers:
        for colour in range(5):
            if transfer.receiver == seat:
                got[colour] += transfer.fragments[colour]
            if transfer.giver == seat:
                got[colour] -= transfer.fragments[colour]
    return got[0], got[1], got[2], got[3], got[4]


def _part(terms: Terms, seat: int) -> float:
    """A participant's part of the Fragments, less their part of the icons: 0 is fair."""
    total = sum([sum(share.fragments) for share in terms.split])
    icons = sum([sum(promise.icons) for promise in terms.promises])
    return sum(_received(terms, seat)) / max(total, 1) - sum(promise_of(terms, seat)) / max(icons, 1)
