"""Language models play by text: whatever they answer, the game goes on by its rules."""

import json
from random import Random

import pytest

from novatable import Game
from novatable.learn.text import TextTable, introduction
from tests.properties.damage import damaged

NONSENSE = (
    "",
    "I pass.",
    "0",
    "9999",
    "{",
    '{"type": "fly"}',
    '{"type": "take", "card": 1e99}',
    "[1]{2}",
    '{"\ud800": 1}',
)


@pytest.mark.parametrize(("game", "players"), [("afternova", 2), ("afternova", 4), ("novaraiders", 3)])
def test_a_game_of_answers_good_and_bad(game: str, players: int) -> None:
    table = TextTable(Game.new(game, players=players, seed=2), seed=3)
    rng = Random(5)
    for _ in range(300):
        seat = table.asked()
        if seat is None:
            break
        question = table.question(seat)
        choices = len(table.game.legal(seat))
        assert f"\n{choices}. " in question
        before = table.game.digest()
        text = rng.choice([*NONSENSE, *[f"I choose {rng.randint(1, choices)}"] * len(NONSENSE)])
        told = table.answer(seat, text)
        assert told.decided == (table.game.digest() != before)
        assert told.message
    assert sum(table.forced.values()) > 0
    assert Game.replay(table.game.record()).digest() == table.game.digest()


def test_a_deal_is_proposed_as_json_and_refusals_name_their_rule() -> None:
    game = Game.new("afternova", players=3, seed=1, first=0)
    table = TextTable(game)
    planet = game.view(0).planets[0]  # type: ignore[attr-defined]
    need = game.state.rules.cards.need[planet.planet]  # type: ignore[attr-defined]
    terms = {
        "planet": planet.planet,
        "promises": [{"seat": 1, "icons": need}],
        "split": [{"seat": 0, "fragments": planet.fragments}],
    }
    short = {**terms, "promises": [{"seat": 1, "icons": [1, 0, 0, 0]}]}
    told = table.answer(0, "My offer: " + json.dumps({"type": "propose", "terms": short}))
    assert not told.decided
    assert told.message.startswith("Refused by rule AN-4.5")
    assert table.answer(
        0, f"Then this. ```json\n{json.dumps({'type': 'propose', 'terms': terms})}\n```"
    ).decided
    assert table.asked() == 1
    assert "decline" in table.question(1)


def test_damaged_actions_are_answered() -> None:
    table = TextTable(Game.new("afternova", players=3, seed=1), attempts=1_000)
    rng = Random(1)
    seat = table.asked()
    assert seat is not None
    action = table.game.legal(seat)[0].to_json()
    for _ in range(200):
        assert table.answer(seat, json.dumps(damaged(action, rng))).message
        seat = table.asked()
        assert seat is not None


def test_a_question_tells_no_secret_and_the_introduction_all_cards() -> None:
    game = Game.new("afternova", players=3, seed=1)
    assert game.setup.seed not in introduction(game, 0) + TextTable(game).question(0)
    assert game.client_cards(game.setup.cards).paws[7].name in introduction(game, 0)  # type: ignore[attr-defined]


def test_only_who_is_asked_answers() -> None:
    table = TextTable(Game.new("afternova", players=3, seed=1, first=0))
    with pytest.raises(ValueError, match="seat 2 is not asked"):
        table.answer(2, "1")
    with pytest.raises(ValueError, match="1 attempt or more"):
        TextTable(table.game, attempts=0)
