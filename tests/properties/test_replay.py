"""Replay is exact: the same game from its record or its dump, in this process and in others."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from novatable import Game
from tests.conftest import Work
from tests.properties.games import GAMES, TABLES, Subject, table_name, walk
from tests.records.play_again import golden_record, play_all, play_all_elsewhere


@pytest.mark.parametrize(("subject", "table"), TABLES, ids=table_name)
def test_a_dump_gives_the_same_game(subject: Subject, table: dict[str, Any], work: Work) -> None:
    """At every so many actions: through JSON and back, with and without the history, and on."""
    rng = Random(61)
    for seed in range(work.amount(1, 60)):
        game = Game.new(subject.name, seed=seed, **table)
        last = game.copy()
        for number, step in enumerate(walk(subject, game, rng)):
            if number % 23 == 0:
                last = _loaded(game)
            elif number % 23 == 1:
                # The loaded game tells the same of the next action, and stands where the other stands.
                assert last.play(step.seat, step.action.to_json()) == step.events
                assert last.digest() == game.digest()
            if number > 400:
                break


def _loaded(game: Game) -> Game:
    dump = json.loads(json.dumps(game.dump()))
    if len(game.history) < 100:
        whole = Game.load(dump)
        assert whole.dump() == game.dump()
        assert whole.record() == game.record()
    del dump["history"]
    position = Game.load(dump)
    assert position.digest() == game.digest()
    assert position.waiting_for() == game.waiting_for()
    for seat in range(game.seats):
        assert position.legal(seat) == game.legal(seat)
    for viewer in (None, *range(game.seats)):
        assert position.view(viewer).to_bytes() == game.view(viewer).to_bytes()
    return position


@pytest.mark.parametrize("subject", GAMES, ids=table_name)
def test_games_from_a_position_have_records_too(subject: Subject) -> None:
    rng = Random(62)
    for table in subject.tables:
        game = Game.new(subject.name, seed=62, **table)
        for number, _ in enumerate(walk(subject, game, rng)):
            if number == 30:
                break
        for position in (_loaded(game), Game.imagine(game.view(0), rng)):
            for number, _ in enumerate(walk(subject, position, rng)):
                if number == 20:
                    break
            again = Game.replay(position.record())
            assert again.digest() == position.digest()
            assert again.record() == position.record()


@pytest.mark.parametrize("subject", GAMES, ids=table_name)
def test_fresh_processes_play_the_same_games(subject: Subject, work: Work, tmp_path: Path) -> None:
    """Whole games, played again action by action in processes with other hash seeds."""
    for number in range(work.amount(6, 1_000)):
        table = subject.tables[number % len(subject.tables)]
        game = Game.new(subject.name, seed=number, **{**subject.brief, **table})
        for _ in walk(subject, game, Random(number)):
            pass
        (tmp_path / f"{number}.jsonl").write_text(golden_record(game), "utf-8")
    here = play_all(tmp_path)
    for hash_seed in (1, 4_294_967_295):
        assert play_all_elsewhere(tmp_path, hash_seed) == here
    work.did(len(here), "games replayed elsewhere")
