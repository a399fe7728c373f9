"""Golden records: whole games that must come out the same for ever, digest by digest."""

from pathlib import Path

import pytest

from novatable import Game
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


def test_golden_records_of_afternova_cover_the_game() -> None:
    """All numbers of players, both editions and card sets, both ends, every option and kind of action."""
    records = records_of("afternova")
    assert {record.setup.players for record in records} == {2, 3, 4, 5, 6}
    assert {record.setup.cards.name for record in records} == {"standard", "busy"}
    games = [Game.replay(path.read_text("utf-8")) for path in records_in(HERE / "afternova")]
    outcomes = [game.outcome() for game in games]
    assert {outcome.reason for outcome in outcomes if outcome} == {"sixth_blueprint", "round_limit"}
    for option in Game.kind("afternova").options:
        used = [record.setup.options[option.name] for record in records]
        assert any(value != option.default for value in used), f"{option.name} is never used"
    kinds = {action["type"] for record in records for _, action in record.actions}
    assert kinds == {
        *("extract", "propose", "call", "agree", "decline", "withdraw", "show", "take", "draw", "sweep"),
        *("discard", "jettison", "complete", "pass"),
    }
