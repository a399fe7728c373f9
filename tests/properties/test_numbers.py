"""The numbers of a game: whatever is possible can be played to its end, and nothing else is begun."""

from random import Random

import pytest

from novatable import Game
from novatable.core.options import Option, Whole
from tests.conftest import Work
from tests.properties.games import GAMES, Subject, table_name, walk

EVERY = [
    (subject, option) for subject in GAMES for option in Game.kind(subject.name).options if option.varied
]


def named(value: object) -> str:
    return value.name if isinstance(value, Option) else table_name(value)


def bounds(option: Option) -> tuple[int, int]:
    assert isinstance(option.kind, Whole)
    return option.kind.low, option.kind.high


def begun(subject: Subject, players: int, seed: int, numbers: dict[str, int]) -> Game | None:
    """A game with these numbers; None if they do not go together, which a sentence says."""
    try:
        return Game.new(subject.name, players=players, seed=seed, **{**numbers, **subject.brief})
    except ValueError as refused:
        if " must be at " not in str(refused):
            raise
        return None


@pytest.mark.parametrize(("subject", "option"), EVERY, ids=named)
def test_games_end_with_the_least_and_the_most_of_every_number(subject: Subject, option: Option) -> None:
    played = 0
    for value in bounds(option):
        for players in (2, 4):
            game = begun(subject, players, value, {option.name: value})
            if game is not None:
                whole_game(subject, game, value)
                played += 1
    assert played >= 2


@pytest.mark.parametrize("subject", GAMES, ids=table_name)
def test_games_end_with_any_numbers(subject: Subject, work: Work) -> None:
    """All numbers at once, at random."""
    numbers = [option for option in Game.kind(subject.name).options if option.varied]
    played = 0
    for seed in range(work.amount(12, 2_000)):
        rng = Random(seed)
        chosen = {option.name: rng.randint(*bounds(option)) for option in numbers}
        game = begun(subject, rng.randint(2, 4), seed, chosen)
        if game is not None:
            whole_game(subject, game, seed)
            played += 1
    assert played
    work.did(played, "games")


def whole_game(subject: Subject, game: Game, seed: int) -> None:
    for number, _ in enumerate(walk(subject, game, Random(seed))):
        subject.conserved(game)
        if number % 50 == 0:
            seat = game.waiting_for()[0] if game.waiting_for() else 0
            imagined = Game.imagine(game.view(seat), Random(seed))
            assert imagined.setup.options == game.setup.options
            subject.conserved(imagined)
            assert Game.load(game.dump()).digest() == game.digest()
    assert game.outcome() is not None
    assert Game.replay(game.record()).digest() == game.digest()
