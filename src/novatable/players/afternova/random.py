"""The player `random`: anything legal, and now and then a deal at random."""

from collections.abc import Sequence
from typing import ClassVar, Final

from novatable.afternova.actions import Agree, Decline
from novatable.afternova.reading import seat_of
from novatable.afternova.view import View
from novatable.core.actions import Action
from novatable.core.reason import Reason
from novatable.players.afternova.sampler import sample_call, sample_propose, sample_show
from novatable.players.player import Player

TALKS: Final = 0.1
"""How often something is proposed, called or shown before a decision."""


class RandomPlayer(Player[View]):
    """The lowest level, and the one that tries what no sensible player would."""

    volunteers: ClassVar[bool] = True

    def decide(self, view: View, legal: Sequence[Action]) -> Action:
        deal = self.volunteer(view)
        if deal is not None:
            return deal
        answers = [action for action in legal if isinstance(action, Agree | Decline)]
        if answers and seat_of(view) != view.active:
            self.why = Reason("a-coin")
            agreeing = [action for action in answers if isinstance(action, Agree)]
            declining = [action for action in answers if isinstance(action, Decline)]
            return self.rng.choice(agreeing if agreeing and self.rng.random() < 0.5 else declining)
        self.why = Reason("the-dice")
        return self.rng.choice(legal)

    def volunteer(self, view: View) -> Action | None:
        if view.phase != "turn" or self.rng.random() >= TALKS:
            return None
        self.why = Reason("to-see")
        sample = self.rng.choice((sample_propose, sample_propose, sample_call, sample_show))
        return sample(view, self.rng)
