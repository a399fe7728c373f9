"""A trained agent as a computer player: it can sit wherever those can."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar

from novatable.core.actions import Action
from novatable.learn.codec import AnyCodec, Choosing
from novatable.learn.codecs import codec_for
from novatable.learn.stepped import Observation, shown
from novatable.players.player import Player


class StepPlayer(Player[Any]):
    """Decides by steps, as in the environments. A subclass says which."""

    volunteers: ClassVar[bool] = True
    codec: AnyCodec
    """The encoding of the game that it plays: what its steps and observations mean."""

    @abstractmethod
    def step(self, seen: Observation) -> int:
        """A step that the mask of the observation allows."""

    def decide(self, view: Any, legal: Sequence[Action]) -> Action:
        self.codec = codec_of_view(view)
        action = self._made(view, self.codec.decide(view, legal))
        assert action is not None, "only those that the game does not wait for may stay silent"
        return action

    def volunteer(self, view: Any) -> Action | None:
        """An answer to an open call."""
        if not view.open_calls():
            return None
        self.codec = codec_of_view(view)
        return self._made(view, self.codec.speak_up(view), silent=self.codec.wait)

    def _made(self, view: Any, choosing: Choosing, silent: int | None = None) -> Action | None:
        """What the steps lead to; None if the first is to stay silent."""
        codec = self.codec
        row = codec.observe(view)
        while True:
            options = choosing.options()
            step = int(self.step(shown(codec, row, choosing, options)))
            if step not in options:
                raise ValueError(f"{type(self).__name__} took a step outside the mask: {step}")
            if step == silent and not choosing.steps:
                return None
            action = choosing.choose(step)
            if action is not None:
                return action


def codec_of_view(view: Any) -> AnyCodec:
    return codec_for(view.game, len(view.players), view.cards)
