"""How the others dealt in this game: what each seems to want for a deal, by their answers."""

from collections.abc import Sequence
from typing import Final

from novatable.afternova.deals import promise_of
from novatable.afternova.terms import Answer, Terms
from novatable.afternova.view import View

REFUSED: Final = 0.2
"""How much more than what was refused a player is thought to want."""
LEARNING: Final = 0.3
"""How much one answer changes what a player is thought to want."""
MODEST: Final = -0.3
GREEDY: Final = 1.5


class Ledger:
    """How greedy each player is, by their answers to what was proposed to them, by anybody."""

    __slots__ = ("_answers", "_greed")

    def __init__(self, answers: Sequence[Answer] = ()) -> None:
        self._answers = answers
        self._greed: dict[int, float] = {}
        for answer in answers:
            usual = self.greed(answer.seat)
            shown = _part(answer.terms, answer.seat)
            shown = min(shown, usual) if answer.agreed else max(shown + REFUSED, usual)
            usual += LEARNING * (shown - usual)
            self._greed[answer.seat] = min(max(usual, MODEST), GREEDY)

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


def _part(terms: Terms, seat: int) -> float:
    """A participant's part of the Fragments, less their part of the icons: 0 is fair."""
    total = sum([sum(share.fragments) for share in terms.split])
    got = sum([sum(share.fragments) for share in terms.split if share.seat == seat])
    for transfer in terms.transfers:
        if transfer.receiver == seat:
            got += sum(transfer.fragments)
        if transfer.giver == seat:
            got -= sum(transfer.fragments)
    icons = sum([sum(promise.icons) for promise in terms.promises])
    return got / max(total, 1) - sum(promise_of(terms, seat)) / max(icons, 1)
