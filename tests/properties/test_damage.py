"""Damaged dumps and records: a ValueError in words, or a game that is whole and can be played on."""

import json
from itertools import islice
from random import Random
from typing import Any

import pytest

from novatable import Game
from tests.conftest import Work
from tests.properties.damage import DEEP, ODDITIES, damaged, moved
from tests.properties.games import GAMES, TABLES, Subject, next_action, table_name, walk


def must_be_sound(subject: Subject, game: Game, rng: Random) -> None:
    """Whatever was accepted is a game like any other."""
    subject.conserved(game)
    for _ in range(12):
        assert (game.outcome() is None) == bool(game.waiting_for())
        for viewer in (None, *range(game.seats)):
            game.view(viewer).to_bytes()
        if game.outcome() is not None:
            break
        game.play(*next_action(subject, game, rng))
        subject.conserved(game)
    assert Game.load(game.dump()).digest() == game.digest()


def must_be_words(error: ValueError) -> None:
    assert len(str(error).split()) > 2


@pytest.mark.parametrize(("subject", "table"), TABLES, ids=table_name)
def test_damaged_positions(subject: Subject, table: dict[str, Any], work: Work) -> None:
    """A dump without history: what is in it is all there is."""
    rng = Random(51)
    for game in _games(subject, table, rng, work.amount(15, 400)):
        dump = game.dump()
        del dump["history"]
        dump.pop("start", None)
        for _ in range(8):
            broken = dump
            for _ in range(rng.choice([1, 1, 2, 3])):
                broken = damaged(broken, rng) if rng.random() < 0.4 else moved(broken, rng)
            _load(subject, broken, rng)
        work.did(8, "damaged documents")


@pytest.mark.parametrize(("subject", "table"), TABLES, ids=table_name)
def test_damaged_dumps(subject: Subject, table: dict[str, Any], work: Work) -> None:
    """A dump with its history; the state must follow from it."""
    rng = Random(52)
    for game in _games(subject, table, rng, work.amount(3, 100)):
        dump = game.dump()
        dump["history"] = dump["history"][:20]
        for _ in range(4):
            _load(subject, damaged(dump, rng), rng)
        dump["history"] = damaged(dump["history"], rng)
        _load(subject, dump, rng)
        work.did(5, "damaged documents")


def _games(subject: Subject, table: dict[str, Any], rng: Random, amount: int) -> list[Game]:
    games: list[Game] = []
    while len(games) < amount:
        game = Game.new(subject.name, seed=rng.getrandbits(64), **table)
        for _ in walk(subject, game, rng):
            if rng.random() < 0.05:
                games.append(game.copy())
    return games[:amount]


def _load(subject: Subject, dump: Any, rng: Random) -> None:
    try:
        game = Game.load(dump)
    except ValueError as error:
        must_be_words(error)
    else:
        must_be_sound(subject, game, rng)


@pytest.mark.parametrize(
    "oddity", [*ODDITIES, DEEP], ids=lambda value: f"{value!r:.20}" if value is not DEEP else "deep"
)
def test_what_is_no_dump_at_all(oddity: Any) -> None:
    for dump in (oddity, {"setup": oddity, "state": oddity}):
        with pytest.raises(ValueError, match=r"\w+ \w+"):
            Game.load(dump)


@pytest.mark.parametrize(("subject", "table"), TABLES, ids=table_name)
def test_damaged_records(subject: Subject, table: dict[str, Any], work: Work) -> None:
    rng = Random(53)
    for seed in range(work.amount(2, 50)):
        game = Game.new(subject.name, seed=seed, **table)
        for _ in islice(walk(subject, game, rng), 25):
            pass
        lines = game.record().splitlines()
        work.did(12, "damaged documents")
        for _ in range(12):
            broken = lines[:]
            kind = rng.randrange(6)
            at = rng.randrange(len(lines))
            if kind == 0:
                broken[at] = json.dumps(damaged(json.loads(broken[at]), rng), default=str)
            elif kind == 1:
                broken[0] = json.dumps(damaged(json.loads(broken[0]), rng), default=str)
            elif kind == 2:
                broken[at] = broken[at][: rng.randrange(len(broken[at]) + 1)]
            elif kind == 3:
                del broken[at]
            elif kind == 4:
                broken.insert(at, rng.choice(lines))
            else:
                text = list(broken[at])
                text[rng.randrange(len(text))] = rng.choice('0123456789{}[]",:x\\\n')
                broken[at] = "".join(text)
            _replay(subject, "\n".join(broken), rng)


def _replay(subject: Subject, text: str, rng: Random) -> None:
    try:
        game = Game.replay(text)
    except ValueError as error:
        must_be_words(error)
    else:
        must_be_sound(subject, game, rng)


@pytest.mark.parametrize(
    "text", ["", "\n", "{}", "[]", "null", "[" * 100_000, '{"novatable":1}', "\x00", "1" * 5_000]
)
def test_what_is_no_record_at_all(text: str) -> None:
    with pytest.raises(ValueError, match=r"line 1: \w+"):
        Game.replay(text)


@pytest.mark.parametrize("subject", GAMES, ids=table_name)
def test_a_record_with_a_wrong_digest_is_not_believed(subject: Subject) -> None:
    game = Game.new(subject.name, seed=1, **subject.tables[0])
    for _ in islice(walk(subject, game, Random(1)), 10):
        pass
    good = game.record()
    assert Game.replay(good).digest() == game.digest()
    with pytest.raises(ValueError, match="digest"):
        Game.replay(good.replace(game.digest(), "0" * 64))
