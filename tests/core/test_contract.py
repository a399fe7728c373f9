"""The contract of a game: the names and forms that others rely on, for every game."""

import json
import pickle
import re
from importlib import import_module
from random import Random
from typing import Any

import msgspec
import pytest

import novatable
from novatable import Action, Event, Game, IllegalAction, Outcome, Refusal
from tests.properties.games import GAMES, Subject, table_name, walk

every_game = pytest.mark.parametrize("subject", GAMES, ids=table_name)


def new(subject: Subject) -> Game:
    return Game.new(subject.name, seed=7, **subject.tables[2])


def played_out(subject: Subject) -> tuple[Game, list[Event]]:
    game = Game.new(subject.name, seed=7, **{**subject.brief, **subject.tables[0]})
    events: list[Event] = []
    for step in walk(subject, game, Random(7)):
        events += step.events
    return game, events


def test_what_the_package_offers() -> None:
    assert set(novatable.__all__) == {
        "Action",
        "Event",
        "Game",
        "IllegalAction",
        "Impossible",
        "Outcome",
        "Refusal",
    }
    assert {"afternova"} <= set(Game.kinds)
    assert {subject.name for subject in GAMES} == set(Game.kinds), "a game is not tested"


@every_game
def test_the_same_seed_gives_the_same_game(subject: Subject) -> None:
    assert new(subject).record() == new(subject).record()
    assert Game.new(subject.name, seed=8, **subject.tables[2]).digest() != new(subject).digest()


@every_game
def test_digests_are_hashes_of_the_state(subject: Subject) -> None:
    game = new(subject)
    digests = {game.digest()}
    for number, _ in enumerate(walk(subject, game, Random(1)), start=1):
        digests.add(game.digest())
        if number == 50:
            break
    assert all(re.fullmatch("[0-9a-f]{64}", digest) for digest in digests)
    assert len(digests) == 51, "every action changes the state"


@every_game
def test_actions_have_a_json_form(subject: Subject) -> None:
    game = new(subject)
    for number, step in enumerate(walk(subject, game, Random(2))):
        assert isinstance(step.action, Action)
        data = json.loads(json.dumps(step.action.to_json()))
        assert data["type"] == step.action.type
        assert game.read_action(step.seat, data) == step.action
        with pytest.raises(AttributeError):
            step.action.type = "other"  # type: ignore[misc]
        if number == 300:
            break


@pytest.mark.parametrize("part", ["actions", "events", "outcome", "view", "hints"])
@every_game
def test_nobody_changes_what_was_said(subject: Subject, part: str) -> None:
    """Actions, events and views are passed on to many: each can rely on them, and use them as keys."""
    module = import_module(f"novatable.{subject.name}.{part}")
    told = [
        each
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, msgspec.Struct) and each.__module__ == module.__name__
    ]
    assert told
    assert [each.__name__ for each in told if not each.__struct_config__.frozen] == []


@every_game
def test_events_have_a_json_form_and_a_face_for_everyone(subject: Subject) -> None:
    game, events = played_out(subject)
    kinds = set()
    for event in events:
        assert isinstance(event, Event)
        for viewer in (None, *range(game.seats)):
            face = event.face(viewer)
            assert type(face) is type(event)
            data = json.loads(json.dumps(face.to_json()))
            kinds.add(data["type"])
    assert len(kinds) > 8


@every_game
def test_views_are_read_back_from_their_bytes(subject: Subject) -> None:
    """So nothing in them is of another type than declared, and a remote player sees the same."""
    for table in subject.tables:
        game = Game.new(subject.name, seed=4, **{**subject.brief, **table})
        for number, _ in enumerate(walk(subject, game, Random(4))):
            if number % 11 == 0 or game.outcome() is not None:
                for viewer in (None, *range(game.seats)):
                    view = game.view(viewer)
                    assert msgspec.json.decode(view.to_bytes(), type=type(view)) == view
                    assert view.rules == game.newest_rules()
                    assert view.waiting_for == game.waiting_for()


@every_game
def test_refusals_and_illegal_actions_say_the_same(subject: Subject) -> None:
    game = new(subject)
    refusal = game.check(0, {"type": "no such action"})
    assert isinstance(refusal, Refusal)
    assert re.fullmatch(subject.rule, refusal.rule)
    with pytest.raises(IllegalAction) as raised:
        game.play(0, {"type": "no such action"})
    raised_by = raised.value
    assert (raised_by.rule, raised_by.code) == (refusal.rule, refusal.code)
    assert (raised_by.args, raised_by.message) == (refusal.args, refusal.message)
    assert pickle.loads(pickle.dumps(raised_by)).refusal == refusal
    assert str(raised.value) == str(refusal) == f"{refusal.message} ({refusal.rule})"


@every_game
def test_seats_that_do_not_exist(subject: Subject) -> None:
    game = new(subject)
    some = game.legal(game.waiting_for()[0])[0]
    for seat in (-1, game.seats, 10**30, "0", None, 0.0, True):
        assert game.check(seat, some) is not None
    for seat in (-1, game.seats):
        assert game.legal(seat) == ()
        with pytest.raises(ValueError, match=f"there is no seat {seat}; seats are 0 to {game.seats - 1}"):
            game.view(seat)


@every_game
def test_the_outcome_tells_scores_winners_and_why(subject: Subject) -> None:
    game, _ = played_out(subject)
    outcome = game.outcome()
    assert isinstance(outcome, Outcome)
    assert outcome.reason
    assert len(outcome.scores) == game.seats
    assert outcome.winners
    assert set(outcome.winners) <= set(range(game.seats))
    for parts in outcome.breakdown:
        assert all(re.fullmatch(subject.rule, part.rule) for part in parts)
    assert game.waiting_for() == ()


@every_game
def test_at_the_end_everything_is_revealed_and_can_be_verified(subject: Subject) -> None:
    game, _ = played_out(subject)
    for viewer in (None, *range(game.seats)):
        view = game.view(viewer)
        assert view.seed == game.setup.seed
        header = json.loads(game.record().splitlines()[0])
        again = Game.new(subject.name, header["players"], view.seed, **_options(subject, header))
        assert again.setup.commitment == view.commitment


def _options(subject: Subject, header: dict[str, Any]) -> dict[str, Any]:
    cards = subject.tables[0].get("cards", "standard")
    return {**header["options"], "cards": cards}


@every_game
def test_imagined_games_give_the_same_view_and_can_be_played(subject: Subject) -> None:
    rng = Random(3)
    for table in subject.tables:
        game = Game.new(subject.name, seed=3, **table)
        for number, _ in enumerate(walk(subject, game, rng)):
            if number % 29 == 0:
                for viewer in (None, *range(game.seats)):
                    view = game.view(viewer)
                    imagined = Game.imagine(view, Random(number))
                    assert imagined.view(viewer).to_bytes() == view.to_bytes()
                    subject.conserved(imagined)
                    for steps, _ in enumerate(walk(subject, imagined, rng)):
                        if steps == 3:
                            break
            if number == 120:
                break


@every_game
def test_imagining_is_repeatable_and_varied(subject: Subject) -> None:
    view = new(subject).view(0)
    worlds = [Game.imagine(view, Random(seed)).digest() for seed in (1, 1, 2, 3)]
    assert worlds[0] == worlds[1]
    assert len(set(worlds)) == 3
