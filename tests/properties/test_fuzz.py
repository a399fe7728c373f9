"""Bad input harms nothing: whatever is sent, the answer is yes or a refusal with its rule."""

import json
import re
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import defstruct
from msgspec.structs import astuple, replace

from novatable import Game, IllegalAction, Refusal
from tests.conftest import Work
from tests.properties.damage import DEEP, ODDITIES, damaged
from tests.properties.games import GAMES, TABLES, Subject, table_name, walk


def positions(subject: Subject, table: dict[str, Any], rng: Random) -> Iterator[tuple[Game, list[Any]]]:
    """Games at random points, each with the JSON forms of actions of that game, without end."""
    while True:
        game = Game.new(subject.name, seed=rng.getrandbits(64), **table)
        actions = [action.to_json() for seat in game.waiting_for() for action in game.legal(seat)[:5]]
        for step in walk(subject, game, rng):
            actions.append(step.action.to_json())
            if rng.random() < 0.1:
                seat = rng.randrange(game.seats)
                spoken = subject.idea(game, seat, rng)
                actions += [action.to_json() for action in game.legal(seat)[-3:]]
                actions += [spoken.to_json()] if spoken is not None else []
                yield game, actions


def must_answer(subject: Subject, game: Game, seat: Any, action: Any) -> Refusal | None:
    """Ask, and try to play what is refused; the answer is checked for its form."""
    refusal = game.check(seat, action)
    if refusal is not None:
        assert re.fullmatch(subject.rule, refusal.rule)
        assert refusal.message.strip()
        assert len(refusal.message) < 500
        json.dumps(refusal.message).encode()
        with pytest.raises(IllegalAction):
            game.play(seat, action)
    return refusal


@pytest.mark.parametrize(("subject", "table"), TABLES, ids=table_name)
def test_damaged_actions_are_refused_or_possible(subject: Subject, table: dict[str, Any], work: Work) -> None:
    """Real actions with one to three places changed, at random moments, for every seat."""
    rng = Random(41)
    per_position = 40
    for game, actions in islice(positions(subject, table, rng), work.amount(1_200, 130_000) // per_position):
        digest = game.digest()
        for _ in range(per_position):
            action = rng.choice(actions)
            for _ in range(rng.choice([0, 1, 1, 1, 2, 3])):
                action = damaged(action, rng)
            seat = rng.randrange(game.seats)
            if must_answer(subject, game, seat, action) is None:
                twin = game.copy()
                twin.play(seat, action)
                subject.conserved(twin)
        assert game.digest() == digest
        work.did(per_position, "damaged actions")


@pytest.mark.parametrize(("subject", "table"), TABLES, ids=table_name)
def test_what_is_no_action_at_all_is_refused(subject: Subject, table: dict[str, Any]) -> None:
    game = Game.new(subject.name, seed=42, **table)  # where nobody can pass yet
    actions = [action.to_json() for seat in game.waiting_for() for action in game.legal(seat)]
    digest = game.digest()
    for oddity in (*ODDITIES, DEEP, {"type": DEEP}, {**actions[0], "extra": DEEP}):
        assert must_answer(subject, game, 0, oddity) is not None
        kinds = {action["type"] for action in actions}
        for kind in sorted(kinds):
            must_answer(subject, game, 0, {"type": kind, "card": oddity, "planet": oddity, "terms": oddity})
    for seat in (*ODDITIES, "0", game.seats, -1, 0.0, True):
        if type(seat) is not int or not 0 <= seat < game.seats:
            assert must_answer(subject, game, seat, actions[0]) is not None
    assert game.digest() == digest


@pytest.mark.parametrize(("subject", "table"), TABLES, ids=table_name)
def test_action_objects_are_checked_like_their_json(
    subject: Subject, table: dict[str, Any], work: Work
) -> None:
    """Whoever builds an action in Python can put anything into it, too."""
    rng = Random(45)
    game = Game.new(subject.name, seed=45, **table)
    for number, step in enumerate(walk(subject, game, rng)):
        for field in step.action.__struct_fields__:
            value = getattr(step.action, field)
            worse = rng.choice(
                [*ODDITIES, DEEP, object(), 10**5000, _nudged(value, rng), _nudged(value, rng)]
            )
            action = replace(step.action, **{field: worse})
            twin = game.copy()
            if must_answer(subject, twin, step.seat, action) is None:
                twin.play(step.seat, action)
            subject.conserved(twin)
        if number == work.amount(200, 5_000):
            break


@pytest.mark.parametrize(("subject", "table"), TABLES[::4], ids=table_name)
def test_actions_of_kinds_that_somebody_made_up_are_read_like_their_json(
    subject: Subject, table: dict[str, Any], work: Work
) -> None:
    game = Game.new(subject.name, seed=46, **table)
    for number, step in enumerate(walk(subject, game, Random(46))):
        kind = type(step.action)
        mine = defstruct("Mine", [], bases=(kind,), frozen=True, tag=kind.__struct_config__.tag)
        action = mine(*astuple(step.action))
        twin = game.copy()
        if must_answer(subject, twin, step.seat, action) is None:
            twin.play(step.seat, action)
            assert type(twin.history[-1][1]) is kind
        if number == work.amount(100, 5_000):
            break


def _nudged(value: Any, rng: Random) -> Any:
    """Numbers moved within their container so that sums still fit, one of them below zero."""
    if isinstance(value, tuple) and len(value) > 1 and all(type(item) is int for item in value):
        moved = list(value)
        moved[rng.randrange(len(moved))] += 3
        moved[rng.randrange(len(moved))] -= 3
        return tuple(moved)
    if isinstance(value, msgspec.Struct):
        field = rng.choice(value.__struct_fields__)
        return replace(value, **{field: _nudged(getattr(value, field), rng)})
    if isinstance(value, tuple) and value:
        return (*value[:-1], _nudged(value[-1], rng))
    return -value if type(value) is int else value


def _games(subject: Subject) -> list[Game]:
    games = []
    for table in subject.tables[::3]:
        games += [game.copy() for game, _ in islice(positions(subject, table, Random(43)), 4)]
    return games


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
SMALL = st.integers(-1, 90)


@pytest.mark.parametrize("subject", GAMES, ids=table_name)
def test_generated_actions_are_refused_or_possible(subject: Subject, work: Work) -> None:
    """Structures that hypothesis makes up, with the words of the game strewn in."""
    games = _games(subject)
    words = st.sampled_from(sorted(_words(subject)))
    values = st.recursive(
        SMALL | words | JSON,
        lambda inner: st.lists(inner, max_size=5) | st.dictionaries(words, inner, max_size=5),
        max_leaves=15,
    )

    @settings(max_examples=work.amount(150, 5_000))
    @given(st.dictionaries(words, values, max_size=6) | JSON, words, st.integers(0, 11))
    def try_it(action: Any, kind: str, number: int) -> None:
        game = games[number % len(games)]
        if isinstance(action, dict):
            action = {**action, "type": kind}
        digest = game.digest()
        must_answer(subject, game, number % game.seats, action)
        assert game.digest() == digest

    try_it()


def _words(subject: Subject) -> set[str]:
    """Every key and text in the actions of some games."""
    words: set[str] = set()
    for table in subject.tables:
        _, actions = next(islice(positions(subject, table, Random(44)), 30, None))
        _collect(actions, words)
    return words


def _collect(value: Any, words: set[str]) -> None:
    if isinstance(value, str):
        words.add(value)
    elif isinstance(value, dict):
        words.update(value)
        _collect(list(value.values()), words)
    elif isinstance(value, list | tuple):
        for item in value:
            _collect(item, words)
