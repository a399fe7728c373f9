"""The end of a game: Bays, Special cards, Directives, ties (section 9)."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product

import pytest

from novatable import Outcome
from novatable.core.actions import Tie
from novatable.novaraiders.actions import Keep, Slipstream, Stow, Timekeeper, Unload, Upgrade
from novatable.novaraiders.game import NovaRaiders
from novatable.novaraiders.scoring import bay_points
from tests.builders.novaraiders import (
    CARDS,
    HRL,
    arrange,
    basic,
    directive,
    end_turn,
    finish,
    gate,
    new,
    scored,
    shards,
    space,
    special,
)

FAR = space(5, 0, 3)
TIMEKEEPER = special("timekeeper")
UPGRADE = basic("orbit 1", "upgrade")
UNLOAD = basic("orbit 1", "unload")
BAYS = "NR-9.1 bays"
SPECIALS = "NR-9.2 specials"
YELLOW, BLACK, RED = (
    [card for card in range(CARDS.n_basics, CARDS.n_cards) if CARDS.symbol[card] == shard]
    for shard in range(3)
)


def at_the_end(
    bays: Mapping[int, Sequence[str]] | None = None, lost_ships: Mapping[int, int] | None = None
) -> Outcome:
    """Three players' Bays, no Special cards, no Directives."""
    game = arrange(
        new(), ships={}, piles={FAR: "Y"}, bays=bays, lost_ships=lost_ships, covered=3, hands={2: [UNLOAD]}
    )
    return finish(game)


# ---- NR-9.1


def divisions(bay: str) -> Iterator[list[str]]:
    """Every way to divide a Bay into groups of one to three neighbours."""
    if not bay:
        yield []
    for size in range(1, min(3, len(bay)) + 1):
        for rest in divisions(bay[size:]):
            yield [bay[:size], *rest]


def points(groups: list[str]) -> int:
    """What a division is worth; a group of Shards that are not all different is worth nothing."""
    worth = {1: 1, 2: 5, 3: 10}
    return sum(worth[len(group)] for group in groups if len(set(group)) == len(group))


@pytest.mark.parametrize("height", range(7))
def test_nr_9_1_the_division_that_gives_most_counts_for_every_low_bay(height: int) -> None:
    for stack in product("YBR", repeat=height):
        bay = "".join(stack)
        assert bay_points(shards(bay), (1, 5, 10)) == max(points(groups) for groups in divisions(bay)), bay


@pytest.mark.parametrize(
    ("bay", "worth"),
    [
        ("", 0),
        ("Y", 1),
        ("YY", 2),
        ("YB", 5),
        ("YBY", 6),  # two different types only
        ("YRB", 10),
        ("YBRY", 11),  # no Shard counts twice
        ("YBYR", 11),
        ("YYBBRR", 12),  # 1 + 5 + 5 + 1: order unchanged
        ("YBRYBR", 20),
        ("YBYBYB", 15),
    ],
)
def test_nr_9_1_ten_for_three_different_five_for_two_one_for_one(bay: str, worth: int) -> None:
    outcome = at_the_end(bays={0: [bay]})
    assert scored(outcome, 0)[BAYS] == outcome.scores[0] == worth


def test_nr_9_1_each_bay_by_itself() -> None:
    outcome = at_the_end(bays={0: ["Y", "B", "R"], 1: ["YB", "R", ""], 2: ["YBR", "YBR", "YB"]})
    assert [scored(outcome, seat)[BAYS] for seat in range(3)] == [3, 6, 25]


def test_nr_9_1_example_a_bay() -> None:
    assert at_the_end(bays={0: ["YBRRBB"]}).scores[0] == 10 + 5 + 1


def test_nr_9_1_example_the_best_division() -> None:
    assert at_the_end(bays={0: ["BYBR"]}).scores[0] == 1 + 10


def test_nr_9_1_shards_under_ships_and_elsewhere_are_worth_nothing() -> None:
    game = arrange(new(), ships={0: {gate(5, 0): "YBR"}}, piles={FAR: "Y"}, covered=3)
    assert finish(game).scores == (0, 0, 0)


# ---- NR-9.2


@pytest.mark.parametrize(
    ("counts", "worth"),
    [
        ((0, 0, 0), 0),
        ((3, 0, 0), 6),  # the book's three examples
        ((2, 1, 1), 3 + 1 + 1),
        ((1, 1, 1), 1 + 1 + 1),
        ((0, 4, 0), 6 + 1),
        ((0, 0, 5), 6 + 3),
        ((6, 0, 0), 6 + 6),
        ((2, 2, 0), 3 + 3),
        ((8, 3, 1), 6 + 6 + 3 + 6 + 1),
    ],
)
@pytest.mark.parametrize("set_points", [None, 6, 10])
def test_nr_9_2_by_symbol_six_for_three_three_for_two_one_for_one(
    counts: tuple[int, int, int], worth: int, set_points: int | None
) -> None:
    cards = [card for pile, count in zip((YELLOW, BLACK, RED), counts, strict=True) for card in pile[:count]]
    game = arrange(
        new() if set_points is None else new(special_set_points=set_points),
        piles={FAR: "Y"},
        ships={},
        discards={1: cards},
        covered=3,
    )
    sets = sum(count // 3 for count in counts)
    more = 4 * sets if set_points == 10 else 0
    outcome = finish(game)
    assert scored(outcome, 1)[SPECIALS] == outcome.scores[1] == worth + more
    assert outcome.scores[0] == outcome.scores[2] == 0


@pytest.mark.parametrize("value", [0, 3, 7, True, "6", None])
def test_nr_9_2_three_alike_are_worth_six_or_ten(value: object) -> None:
    with pytest.raises(ValueError, match="special_set_points"):
        new(special_set_points=value)


def test_nr_9_2_cards_of_hand_draw_pile_and_discard_pile_count_together() -> None:
    game = arrange(
        new(),
        ships={},
        piles={FAR: "Y"},
        hands={0: [UNLOAD], 1: [RED[0]]},
        draws={1: [RED[1]]},
        discards={1: [RED[2]]},
        covered=3,
    )
    assert scored(finish(game), 1)[SPECIALS] == 6


def test_nr_9_2_the_row_being_played_counts() -> None:
    slip, other = special("slipstream", "black"), special("shove", "black")
    assert {slip, other, TIMEKEEPER} <= set(BLACK)
    game = arrange(new(), bays={0: ["B"]}, hands={0: [slip, TIMEKEEPER, other]}, time=14)
    game.play(0, Slipstream(slip))
    game.play(0, Timekeeper(TIMEKEEPER))
    outcome = game.outcome()
    assert outcome is not None
    assert [laid.card for laid in game.view(None).row] == [slip, TIMEKEEPER]  # the game ended in the turn
    assert scored(outcome, 0)[SPECIALS] == 6


def test_nr_9_2_a_card_taken_unseen_counts() -> None:
    game = arrange(new(), ships={}, piles={FAR: "Y"}, hands={0: [UPGRADE]}, covered=3)
    game.play(0, Upgrade(UPGRADE, None))
    assert game.view(1).players[0].specials == ()
    assert scored(finish(game), 0)[SPECIALS] == 1


# ---- NR-9.3


def test_nr_9_3_the_directive_kept_brings_its_points_and_the_other_one_nothing() -> None:
    game = new(3, directives=True)
    tower, old_hands = directive("Tower"), directive("Old Hands")
    dealt = [(tower, old_hands), (directive("Trim"), directive("Sunlight"))]
    dealt.append((directive("Red Shift"), directive("Graduate")))
    for player, pair in zip(game.state.players, dealt, strict=True):
        player.dealt = pair
    for seat, (_, kept) in enumerate(dealt):
        game.play(seat, Keep(kept))
    arrange(game, ships={}, piles={FAR: "Y"}, bays={0: ["RR"]}, covered=3)
    outcome = finish(game)
    assert scored(outcome, 0) == {BAYS: 2, SPECIALS: 0, "NR-10.8 Old Hands": 4}
    assert scored(outcome, 1) == {BAYS: 0, SPECIALS: 0, "NR-10.5 Sunlight": 0}
    assert outcome.scores == (6, 0, 0)


def test_nr_9_3_without_directives_there_is_no_such_line() -> None:
    outcome = at_the_end()
    assert [scored(outcome, seat) for seat in range(3)] == [{BAYS: 0, SPECIALS: 0}] * 3


def led_by_red(name: str) -> NovaRaiders:
    """Seat 0 leads in red Shards and has this Directive; seat 1 is about to unload two more."""
    return arrange(
        new(),
        ships={1: {gate(4, 1): "RR"}},
        piles={FAR: "Y"},
        bays={0: ["R"]},
        directives={0: directive(name)},
        hands={1: [UNLOAD]},
        covered=3,
        time=13,
        active=1,
    )


def test_nr_9_3_most_conditions_look_at_the_end_only() -> None:
    ahead = led_by_red("Red Shift")
    assert scored(finish(ahead), 0)["NR-10.3 Red Shift"] == 6
    overtaken = led_by_red("Red Shift")
    overtaken.play(1, Unload(UNLOAD, gate(4, 1)))
    overtaken.play(1, Stow(0))
    overtaken.play(1, Stow(0))
    assert scored(finish(overtaken), 0)["NR-10.3 Red Shift"] == 0


def test_nr_9_3_destroyer_old_hands_buccaneer_and_last_light_look_at_what_happened() -> None:
    """What was done long ago counts, however the position is now."""
    for name, rule, want in (("Destroyer", "NR-10.4", 7), ("Old Hands", "NR-10.8", 0)):
        game = arrange(
            new(),
            ships={0: {gate(1, 0): ""}, 1: {gate(1, 1): ""}},
            piles={FAR: "Y"},
            bays={0: ["B"]},
            hands={0: [TIMEKEEPER]},
            directives={0: directive(name)},
            time=3,
        )
        game.play(0, Timekeeper(TIMEKEEPER))
        for _ in range(4):
            end_turn(game)
        assert scored(finish(game), 0)[f"{rule} {name}"] == want


# ---- NR-9.4


def test_nr_9_4_most_points_win() -> None:
    outcome = at_the_end(bays={0: ["YBR"], 1: ["YYYYYY"], 2: ["YB"]})
    assert (outcome.scores, outcome.winners) == ((10, 6, 5), (0,))  # although seat 1 has more Shards
    assert outcome.tie is None


def test_nr_9_4_then_more_shards_in_the_bays() -> None:
    outcome = at_the_end(bays={0: ["YB"], 1: ["YY", "BB", "R"], 2: ["BY"]}, lost_ships={1: 3})
    assert (outcome.scores, outcome.winners) == ((5, 5, 5), (1,))  # although it has no ship left
    assert outcome.tie == Tie("NR-9.4", "shards")


def test_nr_9_4_then_more_ships_left() -> None:
    outcome = at_the_end(bays={0: ["YB"], 1: ["BR"], 2: ["BY"]}, lost_ships={0: 1, 2: 3})
    assert (outcome.scores, outcome.winners) == ((5, 5, 5), (1,))
    assert outcome.tie == Tie("NR-9.4", "ships")


def test_nr_9_4_ships_in_the_dock_and_on_the_board_together() -> None:
    game = arrange(
        new(),
        ships={1: {gate(4, 1): "", gate(5, 1): "Y"}},
        piles={FAR: "Y"},
        lost_ships={0: 1, 2: 1},
        covered=3,
    )
    assert finish(game).winners == (1,)  # one of its three in the Dock
    docked = arrange(new(), ships={0: {gate(4, 1): ""}}, piles={FAR: "Y"}, lost_ships={0: 2}, covered=3)
    assert finish(docked).winners == (1, 2)


def test_nr_9_4_then_the_victory_is_shared() -> None:
    outcome = at_the_end(bays={0: ["YB"], 1: ["Y"], 2: ["BR"]}, lost_ships={0: 1, 2: 1})
    assert (outcome.scores, outcome.winners) == ((5, 1, 5), (0, 2))
    assert outcome.tie == Tie("NR-9.4", "shared")
    assert at_the_end().winners == (0, 1, 2)


def test_nr_9_4_hrl_is_never_a_player() -> None:
    game = arrange(
        new(2), ships={HRL: {gate(5, HRL): "YBR"}}, piles={FAR: "Y"}, lost_ships={0: 3, 1: 2}, covered=3
    )
    outcome = finish(game)
    assert (outcome.scores, outcome.winners) == ((0, 0, 0), (1,))  # H.R.L. has more ships
