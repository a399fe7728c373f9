"""AfterNova, section 7: the end and the score. The rulebooks' sums (AN-7.4) are in the worked examples."""

import pytest

from novatable.afternova.actions import Pass
from novatable.afternova.events import BotDrew, GameEnded, PlanetFilled, RowFilled, TurnBegan
from novatable.core.actions import Tie
from tests.builders.afternova import (
    arrange,
    blueprint,
    complete,
    market,
    new,
    outcome,
    pass_all,
    rule_of,
    scored,
    starship,
)

KG = blueprint("KG")
KP = blueprint("KP")
WG = blueprint("WG")
WO = blueprint("WO")
FOURS = [blueprint(size=4, nth=n) for n in range(16)]
GOING_ON = (PlanetFilled, RowFilled, TurnBegan)


# ---- AN-7.1


def test_an_7_1_the_game_ends_with_the_window_of_the_first_sixth_blueprint() -> None:
    game = arrange(new(3), hands={0: [KG], 1: [WO]}, storage={0: "KG", 1: "WO"}, completed={0: FOURS[:5]})
    market(game)
    game.play(0, complete(KG))
    assert game.outcome() is None
    events = game.play(1, complete(WO))
    assert isinstance(events[-1], GameEnded)
    assert game.waiting_for() == ()
    end = outcome(game)
    assert end.reason == "sixth_blueprint"
    assert game.state.players[1].completed == [WO]


def test_an_7_1_a_fifth_blueprint_ends_nothing() -> None:
    game = arrange(new(3), hands={0: [KG]}, storage={0: "KG"}, completed={0: FOURS[:4]})
    market(game)
    game.play(0, complete(KG))
    assert game.outcome() is None
    assert game.waiting_for() == (1,)


def test_an_7_1_once_over_nothing_is_filled_begun_or_played() -> None:
    game = arrange(new(3), hands={0: [KG]}, storage={0: "KG"}, completed={0: FOURS[:5]}, blueprints=[WO])
    market(game)
    assert not any(isinstance(event, GOING_ON) for event in game.play(0, complete(KG)))
    assert game.legal(1) == ()
    for seat, action in ((0, Pass()), (1, complete(WO)), (1, {"type": "take", "card": WO})):
        assert str(game.check(seat, action)) == "the game is over (AN-7.1)"


def test_an_7_1_declines_lapse_at_the_first_sixth() -> None:
    game = arrange(
        new(4),
        hands={0: [WO], 1: [KG], 2: [WG], 3: [KP]},
        storage={0: "WO", 1: "KG", 2: "WG", 3: "KP"},
        completed={1: FOURS[:5]},
    )
    market(game)
    game.play(0, Pass())
    game.play(2, complete(WG))
    assert rule_of(game, 0, complete(WO)) == "AN-6.6"
    game.play(1, complete(KG))
    assert game.waiting_for() == (0, 3)  # seat 2 has no Fragments left (AN-6.6)
    game.play(0, complete(WO))
    game.play(3, Pass())
    assert game.outcome() is not None


def test_an_7_1_declines_do_not_lapse_at_the_second_sixth() -> None:
    game = arrange(
        new(3),
        hands={0: [WO], 1: [KG], 2: [WG]},
        storage={0: "WO", 1: "KG", 2: "WG"},
        completed={0: FOURS[:5], 1: FOURS[5:10]},
    )
    market(game)
    game.play(0, complete(WO))
    game.play(2, Pass())
    game.play(1, complete(KG))
    assert game.outcome() is not None


def test_an_7_1_bots_sixth_is_the_first_sixth() -> None:
    game = arrange(
        new(2),
        hands={0: [WO], 1: [KG]},
        storage={0: "WO", 1: "KG"},
        completed={0: FOURS[:5]},
        bot_scored=FOURS[5:10],
        bot_row=[(WG, "W")],
        bag="G",
        active=1,
    )
    market(game)
    game.play(0, Pass())
    game.play(1, Pass())  # now Bot draws the green Fragment and scores its 6th
    assert game.view(None).final
    assert game.waiting_for() == (0, 1)
    game.play(1, Pass())
    game.play(0, complete(WO))
    assert game.outcome() is not None


# ---- AN-7.2


def test_an_7_2_points_on_blueprints_stored_fragments_and_icons_of_the_objective() -> None:
    done = [blueprint("KG"), blueprint("KKWP"), blueprint("WGO")]
    game = new(3, round_limit=1)
    arrange(
        game,
        hands={0: [KP]},
        storage={0: "KWO"},
        completed={0: done},
        starships={0: starship("KP")},
        active=2,
    )
    market(game)
    pass_all(game)
    end = outcome(game)
    assert scored(end, 0) == {
        "AN-7.2 blueprints": 3 + 6 + 6,
        "AN-7.2 storage": 3,
        "AN-7.2 objective": 3 + 1,  # black, purple; not what is stored, nor the Blueprint in hand
    }
    assert end.scores[0] == 22


def test_an_7_2_icons_count_as_printed_whatever_was_paid() -> None:
    game = new(3, round_limit=1)
    arrange(
        game,
        hands={0: [KG]},
        storage={0: "KO"},
        completed={0: [blueprint("KWP")]},  # a Prism
        starships={0: starship("GO")},
        active=2,
    )
    market(game)
    game.play(0, complete(KG, "KO"))
    end = outcome(game)
    assert scored(end, 0)["AN-7.2 objective"] == 1


# ---- AN-7.3


def test_an_7_3_most_points_win() -> None:
    game = arrange(new(3, round_limit=1), storage={0: "KWG", 1: "KWGP", 2: "KW"}, active=2)
    market(game)
    pass_all(game)
    end = outcome(game)
    assert end.scores == (3, 4, 2)
    assert (end.winners, end.tie) == ((1,), None)


@pytest.mark.parametrize(
    ("first", "tied", "winner"),
    [(0, (0, 1), 1), (0, (0, 2), 2), (1, (1, 2), 2), (1, (0, 1), 0), (2, (0, 2), 0)],
)
def test_an_7_3_of_those_tied_the_later_in_turn_order_wins(
    first: int, tied: tuple[int, int], winner: int
) -> None:
    game = new(3, first=first, round_limit=1)
    arrange(game, storage=dict.fromkeys(tied, "KW"), active=game.view(None).order[-1])
    market(game)
    pass_all(game)
    end = outcome(game)
    assert end.scores[tied[0]] == end.scores[tied[1]]
    assert (end.winners, end.tie) == ((winner,), Tie("AN-7.3", "turn_order"))


@pytest.mark.parametrize(
    ("active", "turn_order", "last_turn"),
    [(0, 2, 0), (1, 2, 0), (2, 2, 2)],
    ids=["0 ends", "1 ends", "2 ends"],
)
def test_an_7_3_tie_break_by_turn_order_or_by_who_had_a_turn_last(
    active: int, turn_order: int, last_turn: int
) -> None:
    for tie_break, winner in (("turn_order", turn_order), ("last_turn", last_turn)):
        game = arrange(
            new(3, tie_break=tie_break),
            hands={1: [KG]},
            storage={0: "KWO", 1: "KG", 2: "KWOO"},
            completed={
                0: [blueprint("KKWWP"), blueprint("KGPO"), blueprint("WGPP")],
                1: [blueprint("WG"), blueprint("WP"), blueprint("GO"), blueprint("PO"), blueprint("WO")],
                2: [blueprint("KWGOO"), blueprint("KWGP"), blueprint("KKWP")],
            },
            starships={0: starship("WG"), 1: starship("KP"), 2: starship("PO")},
            active=active,
        )
        market(game)
        game.play(1, complete(KG))
        pass_all(game)
        end = outcome(game)
        assert end.scores[0] == end.scores[2] > end.scores[1]
        assert end.winners == (winner,)


def test_an_7_3_turn_order_is_the_default_and_other_ways_are_refused() -> None:
    assert new(3).view(None).options["tie_break"] == "turn_order"
    with pytest.raises(ValueError, match=r'tie_break must be "turn_order" or "last_turn".*AN-7\.3'):
        new(3, tie_break="coin")


# ---- AN-7.5


def test_an_7_5_the_game_ends_after_the_last_window_of_the_last_round() -> None:
    game = arrange(new(3, first=1, round_limit=2), hands={1: [KG]}, storage={1: "KG"}, active=1)
    seats = []
    while game.outcome() is None:
        seats.append(game.state.active)
        market(game)
        if len(seats) == 6:
            assert game.waiting_for() == (1,)
            game.play(1, complete(KG))
        else:
            pass_all(game)
    assert seats == [1, 2, 0, 1, 2, 0]
    end = outcome(game)
    assert end.reason == "round_limit"
    assert scored(end, 1)["AN-7.2 blueprints"] == 3


def test_an_7_5_a_round_includes_bots_turn() -> None:
    game = new(2, round_limit=2)
    events = game.opening
    while game.outcome() is None:
        events += market(game)
        pass_all(game)
    assert sum(isinstance(event, BotDrew) for event in events) == 2
    assert [event.seat for event in events if isinstance(event, TurnBegan)] == [2, 0, 1, 2, 0, 1]


def test_an_7_5_a_sixth_blueprint_in_the_last_window_is_the_reason() -> None:
    game = new(3, round_limit=1)
    arrange(game, hands={0: [KG]}, storage={0: "KG"}, completed={0: FOURS[:5]}, active=2)
    market(game)
    game.play(0, complete(KG))
    end = outcome(game)
    assert end.reason == "sixth_blueprint"


def test_an_7_5_two_hundred_rounds_unless_another_number_is_given() -> None:
    assert new(3).view(None).options["round_limit"] == 200
    with pytest.raises(ValueError, match=r"round_limit must be a whole number from 1 .*AN-7\.5"):
        new(3, round_limit=0)
