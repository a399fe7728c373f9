"""What a lesson is made of."""

from typing import Any, Literal

import msgspec

from novatable.core.game import Game

Kind = Literal["guide", "exercise", "puzzle"]
Text = dict[str, str]
"""What is said, by language."""
JsonAction = dict[str, Any]
"""An action in its JSON form, so that a lesson can be kept in a table's log as it is."""
Pattern = dict[str, Any]
"""Some fields of an action in its JSON form; see `patterns.fits`."""


class Cue(msgspec.Struct, frozen=True):
    """What somebody does by the script of a lesson."""

    seat: int
    action: JsonAction


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """One step of a guided game: what to read and, if something is accepted, to do.

    `spots` are names of controls on the screen: the last of them that can be seen is pointed at. `first` is
    what others do before it. `solution` would do it, and is played if somebody skips the step.
    """

    name: str
    title: Text
    text: Text
    spots: tuple[str, ...] = ()
    accept: tuple[Pattern, ...] = ()
    times: int = 1
    """How many such actions it takes."""
    other: Text | None = None
    """What the coach says, kindly, when something else is tried."""
    first: tuple[Cue, ...] = ()
    solution: tuple[JsonAction, ...] = ()
    free: bool = False
    """The learner plays on freely."""


class Goal(msgspec.Struct, frozen=True, omit_defaults=True):
    """A measure of the learner's game (`measures`) that must be large, or small, enough."""

    measure: str
    at_least: int | None = None
    at_most: int | None = None
    only: dict[str, Any] = {}
    """What counts: such as one card, one colour, one helper."""


class Lesson(msgspec.Struct, frozen=True, omit_defaults=True):
    """A guided game (`steps`), or something to solve (`goals`, in a number of own turns or actions)."""

    id: str
    game: str
    kind: Kind
    title: Text
    position: dict[str, Any] = {}
    """Where it begins, as a dump of the game (`Game.load`). A table's log has it elsewhere."""
    seat: int = 0
    others: str | None = None
    """The level of the computer players; None: the default one."""
    about: Text = {}
    group: str = ""
    order: int = 0
    picture: tuple[str, ...] = ()
    """What is drawn beside it: signs of the game, such as colours, skills or actions."""
    steps: tuple[Step, ...] = ()
    goals: tuple[Goal, ...] = ()
    turns: int | None = None
    actions: int | None = None
    hints: tuple[Text, ...] = ()
    solution: tuple[JsonAction, ...] = ()
    """What the learner does in one way to solve it; the others play as they would."""

    def begin(self) -> Game:
        """The game where the lesson begins."""
        return Game.load(self.position)
