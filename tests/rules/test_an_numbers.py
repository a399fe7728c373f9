"""AfterNova's numbers: each is a rule option, and does what its rule says (docs/rules, "Rule options")."""

import pytest

from novatable.afternova.actions import Discard, Take
from novatable.afternova.events import BotScoredUnseen, RowFilled
from tests.builders.afternova import (
    arrange,
    blueprint,
    bot_of,
    complete,
    market,
    new,
    outcome,
    pass_all,
    starship,
)

KG = blueprint("KG")
WO = blueprint("WO")


def test_an_1_1_fragments_of_each_colour() -> None:
    state = new(3, fragments_per_colour=5).state
    lying = [sum(planet[colour] for planet in state.fragments) for colour in range(5)]
    assert [state.bag.count(colour) + lying[colour] for colour in range(5)] == [5] * 5


def test_an_1_3_spaces_in_storage() -> None:
    game = arrange(new(3, storage=6), upgrades={1: ["hold"]})
    assert [player.capacity for player in game.view(0).players] == [6, 7, 6]


def test_an_2_1_planets_and_rows_laid_out() -> None:
    view = new(4, planets=5, market_row=6).view(None)
    assert (len(view.planets), len(view.paws), len(view.blueprints)) == (5, 6, 6)


def test_an_2_4_paws_dealt() -> None:
    assert [player.hand_size for player in new(4, first=0, paws_dealt=5).view(None).players] == [5, 6, 6, 7]
    first = new(4, first=0, paws_dealt=5, edition="first").view(None)
    assert [player.hand_size for player in first.players] == [4, 5, 5, 6]


def test_an_2_4_hands_fit_the_hand_limit_and_the_paws_suffice() -> None:
    with pytest.raises(ValueError, match=r"hand_limit must be at least 7, as many .* not 6 \(AN-5.5\)"):
        new(3, paws_dealt=5, hand_limit=6)
    new(3, paws_dealt=5, hand_limit=6, edition="first")
    with pytest.raises(ValueError, match=r"paws_dealt must be at most 5 with 6 .* not 6 \(AN-2.4\)"):
        new(6, paws_dealt=6, market_row=8)


def test_an_5_1_cards_taken_at_the_market() -> None:
    game = new(3, first=0, market_takes=2)
    takes = [Take(card) for card in game.state.rows[0][:3]]
    game.play(0, takes[0])
    assert game.state.takes == 1
    game.play(0, takes[1])
    assert game.state.takes == 0
    assert game.state.phase != 1


def test_an_5_2_a_sweep_lays_out_a_whole_row() -> None:
    game = new(3, first=0, market_row=6)
    filled = [each for each in game.play(0, {"type": "sweep", "row": "paws"}) if isinstance(each, RowFilled)]
    assert [len(each.cards) for each in filled] == [6]


def test_an_5_5_the_hand_limit() -> None:
    game = new(3, first=0, hand_limit=6)
    assert game.view(0).players[0].hand_limit == 6
    taken = game.state.rows[0][:3]
    for card in taken:
        game.play(0, Take(card))
    assert game.waiting_for() == (0,)
    assert game.legal(0) == tuple(Discard(card) for card in game.state.players[0].hand)


def test_an_7_1_blueprints_that_end_the_game() -> None:
    done = blueprint(size=4)
    game = arrange(
        new(3, blueprints_to_end=2), hands={0: [KG, WO]}, storage={0: "KGWO"}, completed={0: [done]}
    )
    market(game)
    game.play(0, complete(KG))
    assert str(game.check(0, complete(WO))) == "the game is over (AN-7.1)"
    assert outcome(game).reason == "sixth_blueprint"


def test_an_6_5_refusals_name_the_number_in_force() -> None:
    done = blueprint(size=4)
    game = arrange(
        new(3, blueprints_to_end=2),
        hands={0: [KG, WO], 1: [blueprint("WG")]},
        storage={0: "KGWO", 1: "WG"},
        completed={0: [done]},
    )
    market(game)
    game.play(0, complete(KG))
    assert str(game.check(0, complete(WO))) == "nobody can complete more than 2 Blueprints (AN-6.5)"


def test_an_7_2_points_for_fragments_and_for_the_objective() -> None:
    game = arrange(
        new(3, blueprints_to_end=1, fragment_points=3, objective_points=2),
        hands={0: [KG]},
        storage={0: "KGWW"},
        starships={0: starship("KW")},
    )
    market(game)
    game.play(0, complete(KG))
    pass_all(game)
    points = {part.code: part.points for part in outcome(game).breakdown[0]}
    assert (points["storage"], points["objective"]) == (6, 2)


def test_an_8_1_the_row_of_bot() -> None:
    assert len(bot_of(new(2, bot_row=5)).row) == 5


def test_an_8_3_the_storage_of_bot() -> None:
    """With room for one, Bot scores whenever a Fragment has no icon in its row."""
    for seed in range(30):
        game = new(2, seed=seed, bot_row=1, bot_storage=1)
        stored = [event for event in game.opening if isinstance(event, BotScoredUnseen)]
        if stored:
            assert sum(stored[0].fragments) == 1
            assert len(bot_of(game).unseen) == 1
            return
    pytest.fail("Bot never stored a Fragment")


def test_an_8_8_bot_is_finished_after_the_blueprints_that_end_the_game() -> None:
    game = new(2, bot_row=1, bot_storage=1, blueprints_to_end=1)
    bot = bot_of(game)
    bot.unseen = [blueprint(size=4)]
    assert bot.finished(game.state.rules)
    assert not bot.finished(new(2).state.rules)
