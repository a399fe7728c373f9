"""How strong the computer players are: the Elo of every level, and what a captain gains by thinking longer.

    python tools/strength.py novaraiders

prints the table and draws docs/pictures/strength-GAME.svg and, if levels with a budget were timed,
budget-GAME.svg from the results in docs/strength/GAME.toml. `--add DIR` first takes over a tournament
(`novatable tournament GAME ... --out DIR`); `--time LEVEL` first measures how long a level thinks.
"""

import argparse
import tomllib
from collections import Counter
from collections.abc import Sequence
from html import escape
from math import log10
from pathlib import Path
from statistics import fmean, median
from time import perf_counter, process_time
from typing import Final, NamedTuple

import msgspec

from novatable.core.game import Game
from novatable.lab.elo import Met, Rating, ratings
from novatable.lab.series import seed_of
from novatable.lab.tournament import GAMES, Line
from novatable.players import levels_of, make, usual_level

DOCS: Final = Path(__file__).parent.parent / "docs"
HEAD: Final = "# Who met whom, and who won; seconds of a decision. Written by tools/strength.py.\n"
TIMED: Final = 2
"""Games in which a level is timed."""
THOUGHT: Final = 0.001
"""A decision that takes less, in seconds, follows a plan or is no choice, and is not counted."""


class Header(msgspec.Struct, frozen=True):
    """The first line of a tournament's games."""

    game: str
    players: int
    seed: int


class Series(NamedTuple):
    """Games between the same levels at one size of table, from one seed.

    `winners` counts by the levels that won: usually one, several if they shared the victory.
    """

    players: int
    seed: int
    levels: tuple[str, ...]
    winners: Counter[tuple[str, ...]]


class Results(NamedTuple):
    """All that was found out about the players of a game."""

    series: list[Series]
    seconds: dict[str, float]


# ---- results


def added(results: Results, folder: Path) -> Results:
    """With the games of a tournament; those with the same levels and seed are replaced."""
    first, *lines = (folder / GAMES).read_bytes().splitlines()
    header = msgspec.json.decode(first, type=Header)
    found: dict[tuple[str, ...], Counter[tuple[str, ...]]] = {}
    for line in [msgspec.json.decode(text, type=Line) for text in lines]:
        people = line.names[: header.players]
        if max(line.winners) < len(people):  # a game that the automa won says nothing about the others
            won = tuple(sorted([people[seat] for seat in line.winners]))
            found.setdefault(tuple(sorted(people)), Counter())[won] += 1
    new = [Series(header.players, header.seed, levels, winners) for levels, winners in found.items()]
    keys = {(one.players, one.seed, one.levels) for one in new}
    kept = [one for one in results.series if (one.players, one.seed, one.levels) not in keys]
    return Results(sorted(kept + new), results.seconds)


def read(text: str) -> Results:
    document = tomllib.loads(text)
    series = [
        Series(
            entry["players"],
            entry["seed"],
            tuple(entry["levels"]),
            Counter({tuple(names.split()): count for names, count in entry["winners"].items()}),
        )
        for entry in document.get("series", [])
    ]
    return Results(series, document.get("seconds", {}))


def written(results: Results) -> str:
    parts = [HEAD]
    for players, seed, levels, winners in results.series:
        named = ", ".join([f'"{level}"' for level in levels])
        counts = ", ".join([f'"{" ".join(won)}" = {count}' for won, count in sorted(winners.items())])
        entry = f"players = {players}\nseed = {seed}\nlevels = [{named}]\nwinners = {{ {counts} }}"
        parts.append(f"\n[[series]]\n{entry}\n")
    if results.seconds:
        parts.append("\n[seconds]\n")
        parts += [f'"{level}" = {seconds:.4f}\n' for level, seconds in sorted(results.seconds.items())]
    return "".join(parts)


def rated(results: Results, anchor: str) -> list[Rating]:
    """The Elo of every level, the strongest first."""
    tables: list[Met] = []
    for one in results.series:
        for won, count in one.winners.items():
            tables += [Met(one.levels, _seats(one.levels, won))] * count
    return ratings(tables, anchor)


def _seats(levels: Sequence[str], won: Sequence[str]) -> tuple[int, ...]:
    """Seats of these levels; which of several equal ones won makes no difference."""
    seats: list[int] = []
    for name in won:
        seats.append(next(seat for seat, level in enumerate(levels) if level == name and seat not in seats))
    return tuple(seats)


class Taken(NamedTuple):
    """What a decision took: seconds of CPU, and by the clock, where others' work counts too."""

    cpu: float
    clock: float


def timed(game: str, level: str, players: int) -> list[Taken]:
    """What each of a level's decisions takes at a table with the usual one; its seconds are those of CPU."""
    taken: list[Taken] = []
    for number in range(TIMED):
        table = Game.new(game, players, seed_of(number, players))
        others = usual_level(game)
        seats = [make(level if seat == number else others, game, seat) for seat in range(players)]
        seats[number].budget = seats[number].budget._replace(now=process_time)
        while table.outcome() is None:
            seat = table.waiting_for()[0]
            view, legal = table.view(seat), table.legal(seat)
            began = Taken(process_time(), perf_counter())
            action = seats[seat].decide(view, legal)
            if seat == number:
                taken.append(Taken(process_time() - began.cpu, perf_counter() - began.clock))
            table.play(seat, action)
    return taken


def thought(taken: list[Taken]) -> list[Taken]:
    """Only the decisions that the level thinks about; all of them if it never does."""
    return [each for each in taken if each.cpu > THOUGHT] or taken


def pace_of(level: str, taken: Sequence[Taken]) -> str:
    """In a sentence, how long a level thinks."""
    cpu, clock = sorted([each.cpu for each in taken]), sorted([each.clock for each in taken])
    most = int(0.99 * (len(taken) - 1))
    return (
        f"{level}: {len(taken)} decisions, ms of CPU {1000 * median(cpu):.1f} in the median,"
        f" {1000 * cpu[most]:.0f} in 99 of 100; by the clock {1000 * median(clock):.1f},"
        f" {1000 * clock[most]:.0f}, at most {1000 * clock[-1]:.0f}"
    )


# ---- the table and the pictures


def table_of(results: Results, elos: Sequence[Rating]) -> str:
    lines = ["| level | Elo | 95% interval | games |", "|---|---|---|---|"]
    for elo in elos:
        games = sum([one.winners.total() for one in results.series if elo.name in one.levels])
        lines.append(f"| `{elo.name}` | {elo.elo:.0f} | {elo.low:.0f} to {elo.high:.0f} | {games} |")
    return "\n".join(lines)


def ladder(elos: Sequence[Rating]) -> str:
    """A row for each level: its Elo as a dot, its interval as a line."""
    low, high = _span(elos)
    parts = []
    for mark in range(low, high + 1, 100):
        x = _at(mark, low, high, 150, 620)
        parts.append(_line(x, 20, x, 30 + 26 * len(elos), "#ddd"))
        parts.append(_text(x, 48 + 26 * len(elos), str(mark), "middle"))
    for row, elo in enumerate(elos):
        y = 36 + 26 * row
        left, x, right = [_at(value, low, high, 150, 620) for value in (elo.low, elo.elo, elo.high)]
        parts += [_text(140, y + 4, elo.name, "end"), _line(left, y, right, y, "#47a"), _dot(x, y)]
    return _picture(640, 60 + 26 * len(elos), "The Elo of each level with its 95% interval", parts)


def climb(elos: Sequence[Rating], seconds: dict[str, float]) -> str:
    """Elo over the seconds of a decision, for the levels that were timed."""
    points = sorted([(seconds[elo.name], elo) for elo in elos if elo.name in seconds])
    low, high = _span([elo for _, elo in points])
    first, last = log10(points[0][0]) - 0.2, log10(points[-1][0]) + 0.2
    parts = []
    for mark in range(low, high + 1, 100):
        y = _at(mark, low, high, 280, 20)
        parts.append(_line(60, y, 620, y, "#ddd"))
        parts.append(_text(52, y + 4, str(mark), "end"))
    before: tuple[float, float] | None = None
    for taken, elo in points:
        x = _at(log10(taken), first, last, 60, 620)
        bottom, y, top = [_at(value, low, high, 280, 20) for value in (elo.low, elo.elo, elo.high)]
        if before is not None:
            parts.append(_line(*before, x, y, "#aac"))
        parts += [_line(x, bottom, x, top, "#47a"), _dot(x, y)]
        parts += [_text(x, 300, f"{taken:.2g} s", "middle"), _text(x, 316, elo.name, "middle")]
        before = x, y
    return _picture(640, 330, "Elo over the seconds of CPU for a decision", parts)


def _span(elos: Sequence[Rating]) -> tuple[int, int]:
    """Whole hundreds around all intervals."""
    low, high = min([elo.low for elo in elos]), max([elo.high for elo in elos])
    return int(low // 100) * 100, int(-(-high // 100)) * 100


def _at(value: float, low: float, high: float, start: float, end: float) -> float:
    return start + (end - start) * (value - low) / (high - low)


def _line(x: float, y: float, x2: float, y2: float, colour: str) -> str:
    return f'<path d="M{x:.1f} {y:.1f}L{x2:.1f} {y2:.1f}" stroke="{colour}" stroke-width="1.5"/>'


def _dot(x: float, y: float) -> str:
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="#247"/>'


def _text(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def _picture(width: int, height: int, title: str, parts: Sequence[str]) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}"'
    style = ' font-family="sans-serif" font-size="12" fill="#222" role="img">'
    ground = f'<rect width="{width}" height="{height}" fill="#fff"/>'
    return "\n".join([head + style, f"<title>{escape(title)}</title>", ground, *parts, "</svg>", ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", choices=list(Game.kinds))
    parser.add_argument("--add", type=Path, nargs="+", default=[], metavar="DIR")
    parser.add_argument("--time", nargs="+", default=[], metavar="LEVEL")
    parser.add_argument("--players", type=int, default=3, help="at a table where levels are timed")
    asked = parser.parse_args()
    file = DOCS / "strength" / f"{asked.game}.toml"
    results = read(file.read_text("utf-8")) if file.exists() else Results([], {})
    for folder in asked.add:
        results = added(results, folder)
    for level in asked.time:
        taken = thought(timed(asked.game, level, asked.players))
        results.seconds[level] = fmean([each.cpu for each in taken])
        print(pace_of(level, taken))
    file.parent.mkdir(exist_ok=True)
    file.write_text(written(results), "utf-8")
    elos = rated(results, list(levels_of(asked.game))[1])
    pictures = {"strength": ladder(elos)}
    if len([elo for elo in elos if elo.name in results.seconds]) > 1:
        pictures["budget"] = climb(elos, results.seconds)
    for name, picture in pictures.items():
        (DOCS / "pictures" / f"{name}-{asked.game}.svg").write_text(picture, "utf-8")
    print(table_of(results, elos))


if __name__ == "__main__":
    main()
