"""The review is right: a blunder that is known to be one is found, and what would have been better."""

from itertools import islice

from novatable.review.judge import QUALITIES
from novatable.review.reviewing import part
from novatable.review.walk import Walk
from tests.conftest import Work
from tests.review.planted import Planted, planted


def test_planted_blunders_are_found(work: Work) -> None:
    """A winning Blueprint not completed, a winning deal declined, a Stack left on a burning ring."""
    wanted = work.amount(3, 20)
    tried = list(islice(planted(), None if work.full else wanted))
    assert len(tried) >= wanted
    missed = [problem for game in tried for problem in problems(game)]
    assert missed == []
    work.did(len(tried), "games with a planted blunder")


def problems(game: Planted) -> list[str]:
    walk = Walk(game.record)
    number = next(n for n, turn in enumerate(walk.turns) if turn.first + len(turn.steps) > game.step)
    found = [one for one in part(walk, number, QUALITIES["quick"]).decisions if one.step == game.step]
    if not found:
        return [f"{game.name}: not judged"]
    (one,) = found
    better = [] if one.better is None else [action["type"] for action in one.better.actions]
    if one.seat != game.seat or one.grade != "blunder" or not set(game.right) & set(better):
        return [f"{game.name}: {one.grade}, {one.loss}, better: {better}"]
    return []
