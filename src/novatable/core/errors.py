"""Why something was not possible: a rule's id, and the reason as data that is put into words elsewhere."""

from typing import TypeAlias

import msgspec

from novatable.core import sentences

Args: TypeAlias = dict[str, sentences.Arg]
"""The values in a sentence. Their names say of which kind: "seat", "card", "n"; see `core.sentences`."""


class Refusal(msgspec.Struct, frozen=True):
    """Why an action is refused: the rule that forbids it, a code for what is wrong, and the values for it."""

    rule: str
    code: str
    args: Args = {}

    @property
    def message(self) -> str:
        """What would be needed, in English."""
        return sentences.refused(self.code, self.args)

    def __str__(self) -> str:
        """With the id of the game's rule; a word of the house says nothing more."""
        return f"{self.message} ({self.rule})" if self.rule.isupper() else self.message


class Refusing(Exception):
    """An error that is a refusal."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal

    def __reduce__(self) -> tuple[type["Refusing"], tuple[Refusal]]:
        return type(self), (self.refusal,)

    @property
    def rule(self) -> str:
        return self.refusal.rule

    @property
    def code(self) -> str:
        return self.refusal.code

    @property
    def args(self) -> Args:  # type: ignore[override]  # the refusal's, not the exception's
        return self.refusal.args

    @property
    def message(self) -> str:
        return self.refusal.message


class IllegalAction(Refusing):
    """Raised by `Game.play` for an action that `Game.check` refuses; the game is unchanged."""


class Impossible(Refusing, ValueError):
    """What was asked for cannot be: a game for nine, a card set that is not there, a damaged record."""


class RulesGone(Impossible):
    """A game began under rules that this program no longer has: its record is kept but not played."""
