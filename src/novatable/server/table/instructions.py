"""Standing instructions: "decline until the end of this turn", "end my turn when nothing else is left".

An instruction names kinds of actions. When the game waits for the seat and lists such an action, it is
played. With `only`, it is played when the list has nothing else. An instruction stops by itself when the
turn it was meant for is over, when its seat is offered something that it was not offered the first time,
when its holder acts, and when anything is undone.
"""

from collections.abc import Sequence

import msgspec

from novatable.core.actions import Action, Event


class Instruction(msgspec.Struct, frozen=True):
    kinds: tuple[str, ...]
    only: bool
    until_turn: bool
    beside: tuple[str, ...] | None = None
    """The kinds of actions that were possible when it was first carried out."""

    def after(self, events: Sequence[Event]) -> "Instruction | None":
        """The instruction that is left after these events."""
        if self.until_turn and any(event.begins_turn for event in events):
            return None
        return self

    def told(self) -> tuple[tuple[str, ...], bool, bool]:
        """What its holder gave."""
        return self.kinds, self.only, self.until_turn

    def choose(self, legal: Sequence[Action]) -> Action | None:
        """Which legal action to play; None: this is for its holder to decide."""
        meant = [action for action in legal if action.type in self.kinds]
        if not meant or (self.only and len(meant) < len(legal)):
            return None
        return meant[0]

    def relevant_change(self, legal: Sequence[Action]) -> bool:
        """Whether something is possible that was not when it was first carried out."""
        if self.only or self.beside is None:
            return False
        return any(action.type not in self.beside for action in legal)

    def carried_out(self, legal: Sequence[Action]) -> "Instruction":
        if self.beside is not None:
            return self
        return msgspec.structs.replace(self, beside=tuple(sorted({action.type for action in legal})))
