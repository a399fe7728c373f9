"""Runs: rows that do not depend on who plays them, and that survive an interruption."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import polars as pl
import pytest

from novatable.afternova.game import AfterNova
from novatable.lab.batch import Batch, Span, play_rows
from novatable.lab.plan import Plan, plan_of
from novatable.lab.rows import Shelf
from novatable.lab.run import Run, play_run, processes_of
from novatable.lab.series import play
from novatable.lab.simulate import played
from novatable.lab.workers import LARGEST, SECONDS, Cutter

TABLES = ("games", "seats", "cards", "deals", "turns")
SHORT = {"round_limit": 3}


def short(
    game: str = "afternova", players: tuple[int, ...] = (3,), level: str = "random", seed: int = 1
) -> Plan:
    return plan_of(game, players, [level], seed, options=SHORT if game == "afternova" else {"idle_rounds": 1})


def rows(folder: Path) -> dict[str, pl.DataFrame]:
    return {name: Shelf(folder).table(name).collect() for name in TABLES}


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Nine short games of AfterNova, by cadets."""
    folder = tmp_path_factory.mktemp("run")
    play_run(short(level="cadet"), 9, folder, processes_of(1))
    return Run(folder)


# ---- the same rows


def test_the_rows_do_not_depend_on_processes_or_interruptions(tmp_path: Path, run: Run) -> None:
    other = tmp_path / "other"
    play_run(run.plan, 4, other, processes_of(1))
    (other / "rows" / ".00000004-00000009").mkdir()  # somebody was writing
    told: list[int] = []
    result = play_run(run.plan, 9, other, processes_of(2), told.append)
    assert told[0] == 4
    assert sum(told) == 9
    for name, table in rows(run.folder).items():
        assert table.equals(rows(other)[name]), name
    whole = played(run.plan, 9, processes=1)
    assert (result.levels, result.places, result.measures) == (whole.levels, whole.places, whole.measures)


def test_a_run_that_is_killed_goes_on(tmp_path: Path) -> None:
    """Killed without a chance to tidy up, as soon as something is written."""
    command = "novatable.cli import main; main()"
    options = ["lab", "run", "afternova", "--with", "random", "--games", "40", "--out", str(tmp_path)]
    options += ["--processes", "2", "--rule", "round_limit=3"]
    process = subprocess.Popen(
        [sys.executable, "-c", f"from {command}", *options],
        env=os.environ | {"NOVATABLE_PLAIN": "1"},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    while not list(tmp_path.glob("rows/0*")):
        assert process.poll() is None
        time.sleep(0.02)
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    kept = Shelf(tmp_path).spans()
    plan = plan_of("afternova", (4,), ["random"], options=SHORT)
    play_run(plan, 12, tmp_path, processes_of(1))
    assert set(kept) <= set(Shelf(tmp_path).spans()), "nothing is played twice"
    games = Shelf(tmp_path).table("games", 12).collect()
    assert games["game"].to_list() == list(range(12))
    job, number = plan.job(11)
    assert games["turns"][11] == play(job, number).result.counts["turns"]


def test_another_run_is_not_mixed_in(run: Run, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="holds another run"):
        Run.open(short(seed=2), run.folder)
    with pytest.raises(ValueError, match="holds no run"):
        Run(tmp_path)


def test_gaps_are_what_is_not_there(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    shelf.open()
    for span in (Span(2, 4), Span(7, 8)):
        shelf.keep(span, {})
    assert shelf.missing(10) == [Span(0, 2), Span(4, 7), Span(8, 10)]
    assert shelf.missing(6) == [Span(0, 2), Span(4, 6)]
    assert shelf.missing(2) == [Span(0, 2)]


def test_batches_grow_until_they_last_long_enough_and_share_what_is_left() -> None:
    cutter = Cutter([Span(0, 3), Span(10, 20_000)], workers=2)
    assert [cutter.next(), cutter.next()] == [Span(0, 1), Span(1, 2)]
    span = Span(0, 1)
    for _ in range(6):
        cutter.learn(Batch(span, [], None, SECONDS / 1000))
    assert cutter.next() == Span(2, 3)
    assert cutter.next() == Span(10, 10 + LARGEST)
    cutter.learn(Batch(span, [], None, SECONDS * 10))
    assert cutter.next() == Span(510, 511), "one game takes longer than a batch should"
    last = Cutter([Span(0, 8)], workers=2)
    for _ in range(6):
        last.learn(Batch(span, [], None, SECONDS / 1000))
    sizes = []
    while (cut := last.next()) is not None:
        sizes.append(cut.stop - cut.start)
    assert sizes == [2, 2, 1, 1, 1, 1]


# ---- what is in them


def test_rows_of_afternova_agree_with_the_game(run: Run) -> None:
    tables = rows(run.folder)
    assert {name: len(tables[name]) for name in ("games", "seats")} == {"games": 9, "seats": 27}
    for number in range(9):
        job, own = run.plan.job(number)
        game, result, _ = play(job, own)
        seats = tables["seats"].filter(pl.col("game") == number)
        assert tuple(seats["score"]) == result.scores
        assert list(seats.sort("place")["seat"]) == list(result.order)
        assert seats["won"].sum() == pytest.approx(1)
        assert isinstance(game, AfterNova)
        completed = sum([len(player.completed) for player in game.state.players])
        cards = tables["cards"].filter((pl.col("game") == number) & (pl.col("group") == "blueprints"))
        assert cards["tableau"].sum() == cards["used"].sum() == completed
        turns = tables["turns"].filter(pl.col("game") == number)
        assert len(turns) == result.counts["turns"] == tables["games"]["turns"][number]
        assert turns["decisions"].sum() == result.counts["decisions"]
        deals = tables["deals"].filter(pl.col("game") == number)
        assert len(deals) == result.counts["extracts"]
        assert (deals["helpers"] > 0).sum() == result.counts["deals"]
        assert max(turns["score"].to_list()) <= max(result.scores)
    first = tables["cards"].filter(pl.col("first_taken"))
    assert (first["taken"] > 0).all()
    assert (first["offered"] > 0).all()
    assert tables["seats"]["aim"].str.contains("-").all()


def test_rows_of_novaraiders_know_specials_and_directives(tmp_path: Path) -> None:
    plan = short("novaraiders", (2, 3), "cadet")
    play_run(plan, 4, tmp_path, processes_of(1))
    tables = rows(tmp_path)
    assert tables["games"]["players"].to_list() == [2, 3, 2, 3], "player counts take turns"
    assert tables["seats"].filter(pl.col("place").is_null())["name"].unique().to_list() == ["H.R.L."]
    assert tables["seats"].filter(pl.col("place").is_not_null())["aim"].null_count() == 0
    cards = tables["cards"]
    assert set(cards["group"]) == {"specials"}
    assert cards["taken"].sum() == cards["tableau"].sum() > 0
    assert len(tables["deals"]) == 0


# ---- size


def test_the_memory_of_a_worker_does_not_grow_with_the_games() -> None:
    """What a batch leaves behind in the process that played it."""
    import gc
    import tracemalloc

    plan = short()
    play_rows(plan, Span(0, 2))
    gc.collect()
    tracemalloc.start()
    sizes = []
    for start in (2, 6, 10):
        play_rows(plan, Span(start, start + 4))
        gc.collect()
        sizes.append(tracemalloc.get_traced_memory()[0])
    tracemalloc.stop()
    assert sizes[2] - sizes[0] < 200_000
