"""Players that nobody would want at their table, for the others to cope with."""

from collections.abc import Sequence
from typing import ClassVar

from novatable import Action
from novatable.afternova.actions import Agree, Decline, Pass, Take
from novatable.afternova.reading import offers_left
from novatable.afternova.view import View
from novatable.players.afternova.sampler import sample_propose
from novatable.players.player import Player


class Unruly(Player[View]):
    """Goes to the Market, and bargains as `how` says, never with sense."""

    volunteers: ClassVar[bool] = True

    def __init__(self, how: str) -> None:
        super().__init__(5)
        self.how = how

    def decide(self, view: View, legal: Sequence[Action]) -> Action:
        for kind in (Decline, Agree) if self.how != "gifts" else (Agree, Decline):
            for action in legal:
                if isinstance(action, kind):
                    return action
        if self.how in ("floods", "gifts") and view.phase == "turn" and offers_left(view) > 0:
            offered = self._proposed(view)
            if offered is not None:
                return offered
        kinds: tuple[type[Action], ...] = (Take, Pass)
        if self.how == "stalls":
            kinds = (Pass, Take)
        return next((a for kind in kinds for a in legal if isinstance(a, kind)), legal[0])

    def volunteer(self, view: View) -> Action | None:
        if self.how not in ("floods", "gifts") or view.phase != "turn" or offers_left(view) < 1:
            return None
        return self._proposed(view)

    def _proposed(self, view: View) -> Action | None:
        for _ in range(20):
            offered = sample_propose(view, self.rng)
            given = [s for s in offered.terms.split if s.seat == view.seat] if offered else []
            if offered is not None and (self.how == "floods" or not any(any(s.fragments) for s in given)):
                return offered
        return None
