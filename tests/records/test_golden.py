"""Golden records: whole games that must come out the same for ever, digest by digest."""

from pathlib import Path

import pytest

from novatable import Action, Game
from novatable.core.record import Record, read_record
from tests.records.make_golden import GOLDEN
from tests.records.play_again import golden_record, play_all, play_all_elsewhere, records_in

HERE = Path(__file__).parent
RECORDS = [path for folder in sorted(HERE.iterdir()) if folder.is_dir() for path in records_in(folder)]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_record_plays_again(path: Path) -> None:
    """To the last digest and byte."""
    text = path.read_text("utf-8")
    game = Game.replay(text)
    assert game.outcome() is not None
    assert golden_record(game) == text


@pytest.mark.parametrize("game", GOLDEN)
def test_golden_records_play_again_in_fresh_processes(game: str) -> None:
    here = play_all(HERE / game)
    for hash_seed in (0, 1_234_567):
        assert play_all_elsewhere(HERE / game, hash_seed) == here


def records_of(game: str) -> list[Record]:
    return [read_record(path.read_text("utf-8")) for path in records_in(HERE / game)]


@pytest.mark.parametrize("game", GOLDEN)
def test_every_golden_record_is_there(game: str) -> None:
    names = [path.stem for path in records_in(HERE / game)]
    assert len(names) >= 20
    assert {golden.name for golden in GOLDEN[game]} <= set(names)
    assert all(None not in record.digests and record.closing for record in records_of(game))


COVERED = {
    "afternova": (
        {2, 3, 4, 5, 6},
        {"sixth_blueprint", "round_limit"},
        {"market"},  # nothing can be taken: seldom, and a rule test has it
    ),
    "novaraiders": ({2, 3, 4}, {"supernova", "no_shards", "no_ships"}, set()),
}
"""Per game: numbers of players, reasons of the end, and the kinds of actions that are missing."""


@pytest.mark.parametrize("game", GOLDEN)
def test_golden_records_cover_the_game(game: str) -> None:
    """All numbers of players and reasons, two card sets, every option and every kind of action."""
    records = records_of(game)
    counts, reasons, missing = COVERED[game]
    assert {record.setup.players for record in records} == counts
    assert {record.setup.cards.name for record in records} == {"standard", "busy"}
    games = [Game.replay(path.read_text("utf-8")) for path in records_in(HERE / game)]
    outcomes = [game.outcome() for game in games]
    assert {outcome.reason for outcome in outcomes if outcome} == reasons
    for option in Game.kind(game).options:
        used = [record.setup.options.get(option.name, option.default) for record in records]
        assert any(value != option.default for value in used), f"{option.name} is never used"
    played = {type(action) for one in games for _, action in one.history}
    kinds = {kind for base in Action.__subclasses__() for kind in base.kinds()}
    of_this_game = {kind for kind in kinds if kind.__module__ == f"novatable.{game}.actions"}
    assert {kind.__struct_config__.tag for kind in of_this_game - played} == missing
