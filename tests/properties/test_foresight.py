"""What a preview tells comes true, and stops where chance or others' cards begin."""

from random import Random
from typing import Any

import pytest

from novatable import Game, IllegalAction
from tests.conftest import Work
from tests.properties.games import TABLES, Subject, next_action, table_name


@pytest.mark.parametrize(("subject", "table"), TABLES, ids=table_name)
def test_what_is_foreseen_happens(subject: Subject, table: dict[str, Any], work: Work) -> None:
    rng = Random(61)
    told = ahead = 0
    enough = work.amount(2, 60)
    for seed in range(5 * enough):
        if seed >= enough and told > 100 and ahead > 50:  # with some numbers games are short
            break
        game = Game.new(subject.name, seed=seed, **table)
        for _ in range(150):
            if game.outcome() is not None:
                break
            seat, action = next_action(subject, game, rng)
            foreseen, world = Game.foresee(game.view(seat), action)
            happened = game.play(seat, action)
            faces = [event.face(seat) for event in happened]
            assert foreseen == faces[: len(foreseen)]
            assert len(foreseen) == len(faces) or happened[len(foreseen)].surprises
            told += len(foreseen)
            if world is not None:
                assert world.view(seat).to_json() == game.view(seat).to_json()
                assert world.legal(seat) == game.legal(seat)
                ahead += 1
    assert told > 100
    assert ahead > 50


def test_what_is_not_possible_is_not_foreseen() -> None:
    game = Game.new("novaraiders", players=3, seed=1, directives=False)
    with pytest.raises(IllegalAction):
        Game.foresee(game.view(game.waiting_for()[0]), {"type": "discard", "card": 0})
