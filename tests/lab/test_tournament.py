"""Tournaments: saved game by game, resumed where they stopped, and right about who is stronger."""

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from novatable import Game
from novatable.lab.elo import START, Met, ratings
from novatable.lab.series import Job
from novatable.lab.tournament import GAMES, RECORDS, Line, lineup, standings, tournament

JOB = Job("afternova", 3, ("random", "cadet", "cadet"), 1, "standard", {"round_limit": 2})


def test_a_tournament_resumes_where_it_was_interrupted(tmp_path: Path) -> None:
    """Also in the middle of a line, and with another number of processes."""
    whole = tournament(JOB, 6, tmp_path / "whole", processes=2)
    part = tmp_path / "part"
    tournament(JOB, 3, part, processes=1)
    with (part / GAMES).open("ab") as file:
        file.write(b'{"number":3,"names":["ra')
    done: list[int] = []
    assert tournament(JOB, 6, part, processes=1, progress=done.append) == whole
    assert done == [3, 1, 1, 1]
    assert (part / GAMES).read_bytes() == (tmp_path / "whole" / GAMES).read_bytes()
    assert tournament(JOB, 6) == whole


def test_every_game_is_kept_as_a_record(tmp_path: Path) -> None:
    tournament(JOB, 2, tmp_path, processes=1)
    records = sorted((tmp_path / RECORDS).iterdir())
    assert len(records) == 2
    assert all(Game.replay(record.read_text()).outcome() for record in records)


def test_another_tournament_is_not_mixed_in(tmp_path: Path) -> None:
    tournament(JOB, 1, tmp_path, processes=1)
    with pytest.raises(ValueError, match="holds another tournament"):
        tournament(JOB._replace(seed=2), 1, tmp_path)
    with pytest.raises(ValueError, match="two levels or more"):
        tournament(JOB._replace(levels=("cadet",) * 3), 1)


def test_levels_change_seats_and_meet_in_all_mixtures() -> None:
    assert lineup(JOB, 5) == JOB.levels
    mixed = JOB._replace(levels=("random", "cadet"), players=4)
    lineups = [lineup(mixed, number) for number in range(0, 400, 4)]
    assert all(len(set(each)) == 2 for each in lineups)
    seated = Counter([level for each in lineups for level in each])
    assert seated["cadet"] == pytest.approx(seated["random"], rel=0.2)
    assert lineup(mixed, 4) == lineup(mixed, 7)


def test_elo_finds_the_strengths_that_made_the_results() -> None:
    """Games drawn from the model itself: 200 Elo apart, each within its interval."""
    true = {"weak": START, "middle": START + 200, "strong": START + 400}
    rng = Random(5)
    met = []
    for _ in range(3000):
        names = tuple(rng.choices(list(true), k=4))
        weights = [10 ** (true[name] / 400) for name in names]
        met.append(Met(names, tuple(rng.choices(range(4), weights))))
    found = ratings(met, "weak")
    assert [rating.name for rating in found] == ["strong", "middle", "weak"]
    for rating in found:
        assert rating.elo == pytest.approx(true[rating.name], abs=40)
        assert rating.low <= true[rating.name] <= rating.high


def test_elo_is_finite_for_whoever_never_wins() -> None:
    found = {rating.name: rating.elo for rating in ratings([Met(("a", "b"), (0,))] * 50, "b")}
    assert START + 300 < found["a"] < START + 1500


def test_a_game_that_goes_to_bot_counts_as_played_but_not_for_elo() -> None:
    job = Job("afternova", 2, ("cadet", "random"), 1, "standard", {})
    people = ("cadet", "random", "Bot")
    lines = [
        Line(number, people, (20, 10, 30), (winner,), "sixth_blueprint", 30)
        for number, winner in enumerate((2, 0, 0, 1, 2))
    ]
    result = standings(job, lines)
    assert [standing.wins.count for standing in result.standings] == [2, 1]
    assert all(standing.wins.total == 5 and standing.rating is not None for standing in result.standings)
    assert all(standing.rating is None for standing in standings(job, lines[:1]).standings)
