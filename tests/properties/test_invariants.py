"""What holds after every action of any game, whoever plays and however."""

from random import Random
from typing import Any

import pytest

from novatable import Game, IllegalAction
from tests.conftest import Work
from tests.properties.games import TABLES, Subject, next_action, table_name, walk

LONGEST = 100_000
"""Actions after which a game is taken for endless; the longest random ones have some thousand."""


@pytest.mark.parametrize(("subject", "table"), TABLES, ids=table_name)
def test_nothing_is_lost_nobody_is_stuck_every_game_ends(
    subject: Subject, table: dict[str, Any], work: Work
) -> None:
    transitions = work.amount(3_000, 1_000_000)
    done = 0
    seed = 0
    while done < transitions:
        seed += 1
        game = Game.new(subject.name, seed=seed, **table)
        first = done
        for _ in walk(subject, game, Random(seed)):
            done += 1
            subject.conserved(game)
            assert (game.outcome() is None) == bool(game.waiting_for())
            if done % 16 == 0:
                what_is_listed_is_accepted(game)
                everyone_sees_something(game)
            assert done - first < LONGEST
        assert game.outcome() is not None
        assert not any(game.legal(seat) for seat in range(game.seats))
    work.did(done, "actions")


def what_is_listed_is_accepted(game: Game) -> None:
    waiting = game.waiting_for()
    for seat in range(game.seats):
        listed = game.legal(seat)
        assert listed or seat not in waiting, f"seat {seat} is waited for and can do nothing"
        assert len(set(listed)) == len(listed), "an action is listed twice"
        for action in listed:
            assert game.check(seat, action) is None
            assert game.check(seat, action.to_json()) is None


def everyone_sees_something(game: Game) -> None:
    for viewer in (None, *range(game.seats)):
        assert game.view(viewer).waiting_for == game.waiting_for()


@pytest.mark.parametrize(("subject", "table"), TABLES, ids=table_name)
def test_copies_are_independent(subject: Subject, table: dict[str, Any], work: Work) -> None:
    """Whoever plays on, with the copy or with the original, leaves the other as it was."""
    rng = Random(11)
    for seed in range(work.amount(1, 40)):
        game = Game.new(subject.name, seed=seed, **table)
        kept: list[tuple[Game, str, str]] = []
        for number, _ in enumerate(walk(subject, game, rng)):
            if number % 40 == 0:
                kept.append((game.copy(), game.digest(), game.record()))
                _play_on(subject, game.copy(), rng)
                assert game.digest() == kept[-1][1]
                assert game.record() == kept[-1][2]
            if number == 600:
                break
        for copy, digest, record in kept:
            assert copy.digest() == digest
            assert copy.record() == record


def _play_on(subject: Subject, game: Game, rng: Random) -> None:
    for _ in range(15):
        if game.waiting_for():
            game.play(*next_action(subject, game, rng))


@pytest.mark.parametrize(("subject", "table"), TABLES, ids=table_name)
def test_a_refused_action_changes_nothing(subject: Subject, table: dict[str, Any], work: Work) -> None:
    """Actions of other moments, by every seat: refused ones leave the digest and the record alone."""
    rng = Random(12)
    for seed in range(work.amount(1, 40)):
        game = Game.new(subject.name, seed=seed, **table)
        collected = [(0, rng.choice(game.legal(game.waiting_for()[0])))]
        for number, step in enumerate(walk(subject, game, rng)):
            collected.append((step.seat, step.action))
            if number % 20 == 0:
                _try(game, [(rng.randrange(game.seats), rng.choice(collected)[1]) for _ in range(20)])
            if number == 600:
                break


def _try(game: Game, actions: list[tuple[int, Any]]) -> None:
    digest = game.digest()
    length = len(game.history)
    for seat, action in actions:
        refusal = game.check(seat, action)
        if refusal is not None:
            with pytest.raises(IllegalAction) as raised:
                game.play(seat, action)
            assert (raised.value.rule, raised.value.message) == (refusal.rule, refusal.message)
    assert game.digest() == digest
    assert len(game.history) == length


@pytest.mark.parametrize(("subject", "table"), TABLES, ids=table_name)
def test_nothing_can_be_done_after_the_end(subject: Subject, table: dict[str, Any]) -> None:
    game = Game.new(subject.name, seed=3, **table)
    steps = list(walk(subject, game, Random(3)))
    outcome = game.outcome()
    assert outcome is not None
    assert len(outcome.scores) == len(outcome.breakdown) == game.seats
    totals = [sum(part.points for part in parts) for parts in outcome.breakdown]
    assert totals == list(outcome.scores)
    assert all(outcome.scores[winner] == max(outcome.scores) for winner in outcome.winners)
    for step in steps[-200:]:
        assert game.check(step.seat, step.action) is not None
    for viewer in (None, *range(game.seats)):
        assert game.view(viewer).outcome == outcome
