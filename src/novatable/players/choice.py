"""What a player weighs: an action, what it is worth, and why."""

from collections.abc import Iterable
from typing import Literal, NamedTuple

from novatable.core.actions import Action
from novatable.core.reason import Reason

Measure = Literal["points", "percent"]
"""What a worth is counted in: points of the game, or percent of the chance of winning."""


class Choice(NamedTuple):
    """An action, its worth, and why; None if there is nothing to choose."""

    value: float
    action: Action
    why: Reason | None


def best_of(choices: Iterable[Choice | None]) -> Choice | None:
    """The choice worth the most, the first of equals; None if there is none."""
    possible = [choice for choice in choices if choice is not None]
    return max(possible, key=lambda choice: choice.value, default=None)


def value_of(choice: Choice) -> float:
    return choice.value
