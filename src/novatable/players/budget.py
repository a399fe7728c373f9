"""How long a player may think about a decision: seconds, or steps where the clock must not matter."""

from collections.abc import Callable
from time import perf_counter
from typing import Final, NamedTuple

from novatable.core.errors import Impossible, Refusal


class Budget(NamedTuple):
    """Seconds; or a number of steps, which gives the same decision every time."""

    seconds: float = 1.0
    steps: int | None = None
    now: Callable[[], float] = perf_counter
    """The time, in seconds: that of the clock, or another where a busy machine must not matter."""

    def part(self, share: float) -> "Budget":
        """This part of it, but at least two steps."""
        steps = None if self.steps is None else max(int(share * self.steps), 2)
        return Budget(share * self.seconds, steps, self.now)


USUAL: Final = Budget()


def budget_of(text: str) -> Budget:
    """`0.2s` is a number of seconds, `200` a number of steps; Impossible if it is neither."""
    try:
        budget = Budget(seconds=float(text[:-1])) if text.endswith("s") else Budget(steps=int(text))
    except ValueError:
        budget = Budget(0.0)
    if not 0 < budget.seconds <= 3600 or (budget.steps is not None and budget.steps < 1):
        raise Impossible(Refusal("request", "no-budget", {"name": f"{text!r:.40}"}))
    return budget


class Clock:
    """What is left of a budget since the clock was started."""

    __slots__ = ("_budget", "_start", "_taken")

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._start = budget.now()
        self._taken = 0

    def spent(self) -> float:
        """The part of the budget that is used up: 1 is all of it."""
        budget = self._budget
        if budget.steps is not None:
            return self._taken / budget.steps
        return (budget.now() - self._start) / budget.seconds

    def step(self) -> None:
        self._taken += 1
