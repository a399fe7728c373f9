"""Find a trader's taste by quick games: which valuations of Fragments, Paws and Upgrades win.

    python tools/tastes.py

A quick player (`players/afternova/quick.py`) of one taste sits at a table with others of another. One number
after the other is made smaller and larger, and whatever does better than the taste so far replaces it; then
again, in smaller steps. The result is written to `players/afternova/trader.toml`. The seeds are fixed: the
same run gives the same taste.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final

from novatable import Game
from novatable.afternova.game import AfterNova
from novatable.lab.series import seed_of
from novatable.players.afternova.quick import play_on
from novatable.players.afternova.taste import Taste, taste_of

FILE: Final = Path(__file__).parent.parent / "src/novatable/players/afternova/trader.toml"
TABLES: Final = (2, 3, 4, 6)
STEPS: Final = (1.4, 1.2)
"""By how much each number is changed, from pass to pass."""
BETTER: Final = 0.1
"""By how much a change has to do better than none."""
LEAD: Final = 0.05
"""What a point ahead of the others counts beside a win."""

Numbers = dict[str, float]

START: Final[dict[str, float]] = {
    "paw": 0.45,
    "missing_0": 0.95,
    "missing_1": 0.58,
    "missing_2": 0.4,
    "missing_3": 0.24,
    "missing_4": 0.13,
    "second": 0.8,
    "crowding": 0.06,
    "spare": 0.2,
    "envy": 0.8,
    "closing": 0.12,
    "clutter": 0.1,
    "icon": 1.9,
    "hold": 3.0,
    "adapter": 1.2,
    "recruiter": 1.4,
    "scanner": 0.5,
    "bunks": 0.5,
    "prism": 7.0,
    "siphon": 1.5,
    "loyalty": 1.8,
}
"""Where the search begins: set by hand."""


def success(numbers: Numbers, usual: Numbers, games: int, seed: int) -> float:
    """How well one player of a taste does among others of the usual one; 0 if no better."""
    one, rest = taste_of(numbers), taste_of(usual)
    total = 0.0
    for number in range(games):
        players = TABLES[number % len(TABLES)]
        seat = number // len(TABLES) % players
        game = Game.new("afternova", players, seed_of(seed, number))
        assert isinstance(game, AfterNova)
        tastes: list[Taste] = [rest] * players
        tastes[seat] = one
        play_on(game, 10_000, tastes)
        outcome = game.outcome()
        assert outcome is not None
        others = [score for other, score in enumerate(outcome.scores[:players]) if other != seat]
        total += (seat in outcome.winners) * players / 2 + LEAD * (
            outcome.scores[seat] - sum(others) / len(others)
        )
    return total / games


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=80)
    parser.add_argument("--processes", type=int, default=2)
    asked = parser.parse_args()
    best = START
    with ProcessPoolExecutor(asked.processes) as pool:
        for turn, step in enumerate(STEPS):
            for name in START:
                tried = [best, {**best, name: best[name] / step}, {**best, name: best[name] * step}]
                arguments = (tried, [best] * 3, [asked.games] * 3, [turn] * 3)
                unchanged, *values = pool.map(success, *arguments)
                print(
                    f"{name} {best[name]:.3f}: " + ", ".join(f"{v - unchanged:+.2f}" for v in values),
                    flush=True,
                )
                if max(values) > unchanged + BETTER:
                    best = tried[1 + values.index(max(values))]
                    _save(best)


def _save(numbers: Numbers) -> None:
    FILE.write_text(
        "# What things are worth to a trader, in points: see Taste. Written by tools/tastes.py.\n"
        + "".join(f"{name} = {value:.3f}\n" for name, value in numbers.items()),
        encoding="utf-8",
    )


if __name__ == "__main__":
    main()
