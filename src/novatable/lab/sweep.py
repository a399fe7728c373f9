"""Which numbers of a card set, board or rule are best for a goal: successive halving, then a check on fresh
seeds.

All candidates begin with a few games each, on the same seeds; the better half gets as many games again as
the whole round had, and so on: most games are spent where it is close. As the best of many looks better
than it is, it is finally played again, beside the plan as it was, with a seed that none has seen.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import product
from math import ceil, log2
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from novatable.core.game import Game
from novatable.lab.compare import Comparison, compare
from novatable.lab.findings import GENERAL, Figure, measure, wins, with_minutes
from novatable.lab.plan import Plan, checked
from novatable.lab.run import Run, Workers
from novatable.lab.statistics import statistics_of
from novatable.lab.toml import toml_of

MOST: Final = 256
"""If there are more combinations than this, this many are drawn."""
FRESH: Final = 1_000_003
"""Added to the seed for the check."""
FAIRNESS: Final = {"places": "place", "aims": "aim"}
"""Goals besides the measures: how far the worst place, or hidden objective, is off its fair share."""

Settings = dict[str, Any]


class Goal(NamedTuple):
    """A measure, and what it should be: a number, or as small or as large as possible."""

    name: str
    wanted: float | str

    def loss(self, figure: Figure) -> float:
        """The smaller the better."""
        if isinstance(self.wanted, float):
            return abs(figure.value - self.wanted)
        return figure.value if self.wanted == "min" else -figure.value


class Candidate(NamedTuple):
    """Some settings, and how they did in a number of games."""

    number: int
    settings: Settings
    figure: Figure


class Sweep(NamedTuple):
    """The candidates of the last round, the best first; then the best and the old plan on fresh seeds."""

    ranked: list[Candidate]
    games: int
    check: Comparison
    before: Figure
    after: Figure
    best: Plan


def goal_of(text: str, game: str) -> Goal:
    """`NAME=NUMBER`, `min:NAME` or `max:NAME`; ValueError says which names there are."""
    names = [*FAIRNESS, *[each.name for each in (*GENERAL, *statistics_of(game).measures)]]
    way, colon, name = text.partition(":")
    goal = Goal(name, way)
    if not colon:
        name, equals, number = text.partition("=")
        try:
            goal = Goal(name.strip(), float(number) if equals else "min")
        except ValueError:
            raise ValueError(f"the goal {text!r} needs a number behind =") from None
    if goal.wanted not in ("min", "max") and not isinstance(goal.wanted, float):
        raise ValueError(f"a goal is NAME=NUMBER, min:NAME or max:NAME, not {text!r}")
    if goal.name not in names:
        raise ValueError(f"there is no goal {goal.name!r}; possible: {', '.join(names)}")
    return goal


def values_of(text: str) -> tuple[str, list[int]]:
    """`NAME=LOW..HIGH`, with `/STEP` if not every number, or `NAME=A,B,C`."""
    name, equals, values = text.rpartition("=")
    try:
        if not equals:
            raise ValueError
        if ".." not in values:
            return name, [int(value) for value in values.split(",")]
        bounds, _, step = values.partition("/")
        low, high = map(int, bounds.split(".."))
        return name, list(range(low, high + 1, int(step or 1)))
    except ValueError:
        raise ValueError(f"{text!r} is not NAME=LOW..HIGH, NAME=LOW..HIGH/STEP or NAME=A,B,C") from None


def with_settings(plan: Plan, settings: Mapping[str, Any], file: Path) -> Plan:
    """The plan with other numbers; changed cards are written to the file. ValueError if one is not possible.

    A name with slashes is a number of the card set, such as `blueprints/Ballast Cellar/points`; others are
    rules.
    """
    options = {name: value for name, value in settings.items() if "/" not in name}
    changed = msgspec.structs.replace(plan, options=plan.options | options)
    cards = {name: value for name, value in settings.items() if "/" in name}
    if cards:
        kind = Game.kind(plan.game)
        data = statistics_of(plan.game).card_data(plan.cards)
        for name, value in cards.items():
            _put(data, name.split("/"), value, name)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(toml_of(data), encoding="utf-8")
        changed = msgspec.structs.replace(changed, cards=kind.load_cards(str(file)))
    checked(changed)
    return changed


def _put(data: Any, path: Sequence[str], value: int, name: str) -> None:
    """Steps are keys, and in lists the name of a card or the number of an entry, from 1."""
    try:
        for step in path[:-1]:
            data = data[_key(data, step)]
        last = _key(data, path[-1])
        if not isinstance(data[last], int):
            raise ValueError(f"{name} is no number")
    except (KeyError, IndexError, StopIteration, TypeError):
        raise ValueError(f"the card set has no {name}") from None
    data[last] = value


def _key(data: Any, step: str) -> str | int:
    if isinstance(data, dict):
        return step
    if step.isdigit():
        return int(step) - 1
    return next(at for at, each in enumerate(data) if each["name"] == step)


def judged(run: Run, goal: Goal, games: int | None = None) -> Figure:
    """The goal's figure in the first games of a run."""
    if goal.name in FAIRNESS:
        found = wins(run.shelf.table("seats", games), FAIRNESS[goal.name])
        if not found:
            raise ValueError(f"there are no {goal.name} in {run.plan.game}")
        worst = max(found, key=lambda figure: abs(figure.value - (figure.par or 0)))
        off, half = abs(worst.value - (worst.par or 0)), (worst.high - worst.low) / 2
        return Figure(goal.name, off, max(0.0, off - half), off + half, worst.games)
    measures = (*GENERAL, *statistics_of(run.plan.game).measures)
    found = measure(
        with_minutes(run.shelf.table("games", games)), [each for each in measures if each.name == goal.name]
    )
    return found[0] if found else Figure(goal.name, 0.0, 0.0, 0.0, 0)


def sweep(
    plan: Plan,
    vary: Mapping[str, Sequence[int]],
    goal: Goal,
    games: int,
    folder: Path,
    workers: Workers,
    progress: Callable[[int], None] | None = None,
) -> Sweep:
    """Spend about that many games, a quarter of them on the check; can be resumed in the folder."""
    settings = _combinations(vary, plan.seed)
    plans = [
        with_settings(plan, each, folder / "cards" / f"{number:03}.toml")
        for number, each in enumerate(settings)
    ]
    rounds = max(1, ceil(log2(len(plans))))
    left, each = list(range(len(plans))), 0
    ranked: list[Candidate] = []
    for _ in range(rounds):
        each += max(1, games * 3 // 4 // (rounds * len(left)))
        ranked = []
        for number in left:
            run = Run.open(plans[number], folder / f"{number:03}")
            run.play(each, workers, progress)
            ranked.append(Candidate(number, settings[number], judged(run, goal, each)))
        ranked.sort(key=lambda candidate: (goal.loss(candidate.figure), candidate.number))
        left = [candidate.number for candidate in ranked[: max(1, len(ranked) // 2)]]
    best = plans[left[0]]
    checks = []
    for name, each_plan in (("before", plan), ("best", best)):
        fresh = msgspec.structs.replace(each_plan, seed=plan.seed + FRESH)
        run = Run.open(fresh, folder / name)
        run.play(max(2, games // 8), workers, progress)
        checks.append(run)
    before, after = [judged(run, goal) for run in checks]
    return Sweep(ranked, each, compare(*checks), before, after, best)


def _combinations(vary: Mapping[str, Sequence[int]], seed: int) -> list[Settings]:
    every = [dict(zip(vary, values, strict=True)) for values in product(*vary.values())]
    return every if len(every) <= MOST else Random(seed).sample(every, MOST)


def games_in(vary: Mapping[str, Sequence[int]], games: int) -> int:
    """How many games a sweep of that size plays, for its progress."""
    count = min(MOST, len(list(product(*vary.values()))))
    rounds = max(1, ceil(log2(count)))
    total, left = 2 * max(2, games // 8), count
    for _ in range(rounds):
        total += left * max(1, games * 3 // 4 // (rounds * left))
        left = max(1, left // 2)
    return total
