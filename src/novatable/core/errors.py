"""Why something was not possible: a rule's id and a sentence for people."""

import msgspec


class Refusal(msgspec.Struct, frozen=True):
    """The answer "no" to an action: the rule that forbids it and what would be needed."""

    rule: str
    message: str

    def __str__(self) -> str:
        return f"{self.message} ({self.rule})"


class IllegalAction(Exception):
    """Raised by `Game.play` for an action that `Game.check` refuses; the game is unchanged."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.rule = refusal.rule
        self.message = refusal.message


class RulesGone(ValueError):
    """A game began by rules so old that this program has them no more: its record is kept, not played."""
