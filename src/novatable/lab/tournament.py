"""Tournaments: computer players change seats and opponents, and every game is kept.

Games are saved as they end, in order, so a tournament can be interrupted and resumed; the result is the same
whatever the number of processes.
"""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from novatable.core.game import Game
from novatable.lab.elo import Met, Rating, ratings
from novatable.lab.figures import Mean, Share, mean_of, share_of
from novatable.lab.series import Job, check, check_size, play, seed_of

GAMES: Final = "games.jsonl"
RECORDS: Final = "records"


class Line(msgspec.Struct, frozen=True):
    """One game of a tournament, as it is saved."""

    number: int
    names: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    turns: int


class Standing(msgspec.Struct, frozen=True):
    """How a level did: its wins and its fair share of them, its scores, its Elo."""

    name: str
    seats: int
    wins: Share
    fair: float
    """The share of wins that its seats would give it if all were equally strong."""
    score: Mean
    rating: Rating | None


class Tournament(msgspec.Struct, frozen=True):
    """The result so far."""

    game: str
    players: int
    games: int
    seed: int
    standings: list[Standing]


def tournament(
    job: Job,
    games: int,
    folder: Path | None = None,
    processes: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> Tournament:
    """Play a tournament, or go on with the one in the folder. ValueError says what is not possible.

    With one level for each player, they change seats every game; otherwise the levels meet in all mixtures.
    """
    check_size(games, processes)
    check(job)
    if len(set(job.levels)) < 2:
        raise ValueError("a tournament needs two levels or more")
    done = [] if folder is None else _resumed(job, folder)
    if progress is not None and done:
        progress(min(len(done), games))
    for line in _play_on(job, range(len(done), games), folder, processes or os.cpu_count() or 1):
        done.append(line)
        if progress is not None:
            progress(1)
    return standings(job, done[:games])


def standings(job: Job, lines: Sequence[Line]) -> Tournament:
    """What the games so far say."""
    levels = list(dict.fromkeys(job.levels))
    tables = [Met(_people(line, job.players), line.winners) for line in lines if _won(line, job.players)]
    rated = {rating.name: rating for rating in ratings(tables, levels[-1])} if tables else {}
    return Tournament(
        job.game,
        job.players,
        len(lines),
        job.seed,
        [_standing(name, job.players, lines, rated.get(name)) for name in levels],
    )


def lineup(job: Job, number: int) -> tuple[str, ...]:
    """Who plays a game; `play` turns them by its number, so a mixture has every seating in turn."""
    if len(job.levels) == job.players:
        return job.levels
    rng = Random(seed_of(job.seed, number // job.players, -1))
    while True:
        drawn = tuple(rng.choices(job.levels, k=job.players))
        if len(set(drawn)) > 1:
            return drawn


# ---- playing and saving


def _play_on(job: Job, numbers: range, folder: Path | None, processes: int) -> Iterator[Line]:
    count = len(numbers)
    arguments = ([job] * count, numbers, [folder] * count)
    if processes == 1 or count < 2:
        played = map(_play_one, *arguments)
        for line in played:
            yield _saved(line, folder)
        return
    pool = ProcessPoolExecutor(min(processes, count))
    try:
        for line in pool.map(_play_one, *arguments):
            yield _saved(line, folder)
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _play_one(job: Job, number: int, folder: Path | None) -> Line:
    game, result, _ = play(job._replace(levels=lineup(job, number)), number)
    if folder is not None:
        (folder / RECORDS / f"{number:06}.jsonl").write_text(game.record(), encoding="utf-8")
    return Line(number, result.names, result.scores, result.winners, result.reason, result.counts["turns"])


def _saved(line: Line, folder: Path | None) -> Line:
    if folder is not None:
        with (folder / GAMES).open("ab") as file:
            file.write(msgspec.json.encode(line) + b"\n")
    return line


def _resumed(job: Job, folder: Path) -> list[Line]:
    """The games that the folder holds already. ValueError if they are of another tournament."""
    (folder / RECORDS).mkdir(parents=True, exist_ok=True)
    file = folder / GAMES
    header = msgspec.json.encode(
        {"version": Game.kind(job.game).newest_rules(), **job._asdict()}, order="sorted"
    )
    if not file.exists():
        file.write_bytes(header + b"\n")
        return []
    first, *rest = file.read_bytes().split(b"\n")
    if first != header:
        raise ValueError(f"{folder} holds another tournament: name another folder")
    whole = rest[:-1]  # what was being written when it was interrupted comes after the last line's end
    file.write_bytes(b"\n".join([first, *whole, b""]))
    return [msgspec.json.decode(line, type=Line) for line in whole]


# ---- what came of it


def _people(line: Line, players: int) -> tuple[str, ...]:
    """The levels at the table, without an automa, which has no Elo."""
    return line.names[:players]


def _won(line: Line, players: int) -> bool:
    """Whether a player won: a game that went to the automa says nothing about who is the stronger."""
    return max(line.winners) < players


def _standing(name: str, players: int, lines: Sequence[Line], rating: Rating | None) -> Standing:
    own = [[seat for seat, other in enumerate(_people(line, players)) if other == name] for line in lines]
    at = [(line, seats) for line, seats in zip(lines, own, strict=True) if seats]
    wins = sum([any(seat in line.winners for seat in seats) for line, seats in at])
    scores = [line.scores[seat] for line, seats in at for seat in seats]
    seats = sum([len(seats) for _, seats in at])
    fair = seats / (players * len(at)) if at else 0.0
    return Standing(name, seats, share_of(wins, len(at)), fair, mean_of(scores or [0.0]), rating)
