"""Nova-Raiders' numbers: each is a rule option, and does what its rule says (docs/rules, "Rule options")."""

import pytest

from novatable.novaraiders.actions import Keep, Upgrade
from tests.builders.novaraiders import (
    CARDS,
    arrange,
    basic,
    directive,
    end_turn,
    finish,
    hrl_card,
    new,
    no_effect,
    space,
)

FAR = space(5, 0, 3)
UNLOAD = basic("orbit 1", "unload")
UPGRADE = basic("orbit 1", "upgrade")


def test_nr_2_1_ships_and_shards() -> None:
    game = new(3, ships=4, shards_per_type=8)
    view = game.view(None)
    assert view.docks == (4, 4, 4)
    lying = [shard for pile in view.shards for shard in pile]
    assert [game.state.bag.count(shard) + lying.count(shard) for shard in range(3)] == [8, 8, 8]


def test_nr_2_2_open_cards_in_the_academy() -> None:
    game = arrange(new(3, academy_row=5), hands={0: [UPGRADE]})
    assert len(game.state.academy) == 5
    game.play(0, Upgrade(UPGRADE, None))
    assert len(game.state.academy) == 5


def test_nr_2_7_directives_dealt() -> None:
    game = new(2, directives=True, directives_dealt=4)
    dealt = game.view(0).players[0].dealt
    assert dealt is not None
    assert len(dealt) == 4
    assert game.legal(0) == tuple(Keep(directive) for directive in dealt)
    with pytest.raises(ValueError, match=r"directives_dealt must be at most 2 with 4 .* not 3 \(NR-2.7\)"):
        new(4, directives=True, directives_dealt=3)


def test_nr_3_1_cards_in_a_full_hand() -> None:
    game = arrange(new(3, hand_size=7), hands={0: [UPGRADE]})
    end_turn(game)
    assert len(game.state.players[0].hand) == 7


def test_nr_8_1_h_r_l_has_as_many_ships() -> None:
    view = new(2, ships=5).view(None)
    assert len(view.fleets[2]) == 5


@pytest.mark.parametrize(("rings", "asked"), [(2, False), (3, True)])
def test_nr_8_6_rings_on_which_h_r_l_hijacks(rings: int, asked: bool) -> None:
    game = arrange(
        new(2, hrl_rings=rings),
        ships={0: {space(3, 0, 2): "Y"}, 2: {space(3, 2, 2): ""}},
        piles={FAR: "Y"},
        hrl_deck=[hrl_card("Hijack blue")],
    )
    end_turn(game)
    assert no_effect(game) == (not asked)


def test_nr_9_1_points_in_a_bay() -> None:
    game = arrange(
        new(bay_set_points=20, bay_pair_points=7, bay_single_points=2),
        ships={},
        piles={FAR: "Y"},
        bays={0: ["YBR", "YB", "Y"]},
        covered=3,
        hands={2: [UNLOAD]},
    )
    assert finish(game).breakdown[0][0].points == 29


def test_nr_9_2_points_for_special_cards() -> None:
    yellow = [card for card in range(CARDS.n_basics, CARDS.n_cards) if CARDS.symbol[card] == 0]
    game = arrange(
        new(special_pair_points=4, special_single_points=2, special_set_points=10),
        ships={},
        piles={FAR: "Y"},
        covered=3,
        discards={0: yellow[:5], 1: yellow[5:6]},
        hands={2: [UNLOAD]},
    )
    assert [parts[1].points for parts in finish(game).breakdown] == [14, 2, 0]


@pytest.mark.parametrize(("lost", "points"), [(0, 4), (1, 0)])
def test_nr_10_8_old_hands_have_all_their_ships(lost: int, points: int) -> None:
    game = arrange(
        new(ships=2, directives=True),
        ships={},
        piles={FAR: "Y"},
        covered=3,
        lost_ships={0: lost},
        directives={
            seat: directive(name) for seat, name in enumerate(("Old Hands", "Sunlight", "Last Light"))
        },
        hands={2: [UNLOAD]},
    )
    assert finish(game).breakdown[0][2].points == points
