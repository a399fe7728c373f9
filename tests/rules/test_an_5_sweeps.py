"""AfterNova, section 5: sweeping the rows of the Market, also with Scanners and Recruiters."""

import pytest

from novatable.afternova.actions import Sweep, Take
from novatable.afternova.events import Reshuffled, RowFilled, Swept
from novatable.afternova.game import AfterNova
from tests.builders.afternova import arrange, blueprint, new, rule_of

PAWS, PLANS = (10, 20, 30, 39), tuple(blueprint(nth=n) for n in (10, 20, 30, 39))
PAW_DECK, PLAN_DECK = list(range(8)), [44, 45, 46, 47]  # none with a Scanner or Recruiter


def table(*upgrades: str, **options: object) -> AfterNova:
    """Seat 0 with these Upgrades before a Market of known cards and decks whose tops are known."""
    return arrange(
        new(4, 1, "standard", **options),
        hands={0: []},
        upgrades={0: upgrades},
        paws=PAWS,
        blueprints=PLANS,
        paw_deck=PAW_DECK,
        blueprint_deck=PLAN_DECK,
    )


def play(game: AfterNova, *steps: str) -> None:
    """Takes from the left of the Blueprints, or sweeps of the Paws, which must all be possible."""
    for step in steps:
        game.play(0, Sweep("paws") if step == "sweep" else Take(game.view(None).blueprints[0]))


def is_over(game: AfterNova) -> bool:
    return game.view(None).active == 1


# ---- AN-5.2


@pytest.mark.parametrize(
    ("row", "swept", "new_cards"), [("paws", PAWS, (0, 1, 2, 3)), ("blueprints", PLANS, (44, 45, 46, 47))]
)
def test_an_5_2_a_sweep_discards_the_row_and_lays_out_four_new_cards(
    row: str, swept: tuple[int, ...], new_cards: tuple[int, ...]
) -> None:
    game = table()
    events = game.play(0, {"type": "sweep", "row": row})
    assert events == [Swept(0, row, swept, free=False), RowFilled(row, new_cards)]  # type: ignore[arg-type]
    index = 0 if row == "paws" else 1
    assert tuple(game.state.discards[index]) == swept
    assert tuple(game.state.rows[index]) == new_cards
    assert tuple(game.state.rows[1 - index]) == (PLANS, PAWS)[index]
    assert game.state.discards[1 - index] == []
    assert game.view(0).hand == ()


@pytest.mark.parametrize("steps", [("sweep", "take", "take"), ("take", "sweep", "take")])
def test_an_5_2_a_sweep_at_any_point_costs_one_take(steps: tuple[str, ...]) -> None:
    game = table()
    for step in steps:
        assert not is_over(game)
        play(game, step)
    assert is_over(game)
    assert len(game.view(0).hand) == 2


def test_an_5_2_new_cards_may_be_taken_at_once() -> None:
    game = table()
    play(game, "sweep")
    game.play(0, Take(0))
    game.play(0, Take(3))
    assert game.view(0).hand == (0, 3)


# ---- AN-5.3


def test_an_5_3_sweeps_may_be_repeated_while_a_take_remains() -> None:
    game = table()
    game.play(0, Sweep("paws"))
    game.play(0, Sweep("paws"))
    assert game.view(None).paws == (4, 5, 6, 7)
    refusal = game.check(0, Sweep("blueprints"))
    assert str(refusal) == "a sweep must leave you at least one card to take (AN-5.3)"
    assert {action.type for action in game.legal(0)} == {"take"}
    play(game, "take")
    assert is_over(game)


def test_an_5_3_both_rows_may_be_swept_in_one_action() -> None:
    game = table()
    game.play(0, Sweep("paws"))
    game.play(0, Sweep("blueprints"))
    assert (game.view(None).paws, game.view(None).blueprints) == ((0, 1, 2, 3), (44, 45, 46, 47))


def test_an_5_3_before_the_last_take_no_sweep() -> None:
    game = table()
    play(game, "take", "take")
    assert rule_of(game, 0, Sweep("paws")) == "AN-5.3"


@pytest.mark.parametrize("steps", [("sweep", "sweep", "sweep"), ("take", "take", "sweep")])
def test_an_5_3_without_sweeps_keep_one_the_last_take_may_be_swept_away(steps: tuple[str, ...]) -> None:
    game = table(sweeps_keep_one=False)
    play(game, *steps)
    assert is_over(game)
    assert len(game.view(0).hand) == steps.count("take")
    assert len(game.view(None).paws) == len(game.view(None).blueprints) == 4


@pytest.mark.parametrize("value", [None, 1, "on"])
def test_an_5_3_sweeps_keep_one_is_on_or_off(value: object) -> None:
    with pytest.raises(ValueError, match=r"sweeps_keep_one must be True or False, not .* \(AN-5\.3\)"):
        table(sweeps_keep_one=value)


def test_an_5_3_a_row_taken_from_is_swept_of_what_is_left_and_gets_four() -> None:
    game = table()
    game.play(0, Take(PAWS[1]))
    game.play(0, Sweep("paws"))
    assert game.state.discards[0] == [PAWS[0], PAWS[2], PAWS[3]]
    assert game.view(None).paws == (0, 1, 2, 3)


def test_an_5_3_the_swept_cards_are_discarded_before_new_ones_are_drawn() -> None:
    game = arrange(table(), used_up=["paws"], paw_deck=[0, 1])
    discards = [*game.state.discards[0], *PAWS]
    assert Reshuffled("paws", len(discards)) in game.play(0, Sweep("paws"))
    assert game.view(None).paws[:2] == (0, 1)
    assert sorted([*game.view(None).paws[2:], *game.state.decks[0]]) == sorted(discards)


def all_paws_out(row: list[int]) -> AfterNova:
    """Six players hold all Paws but those of the row: no deck, no discards."""
    rest = [card for card in range(40) if card not in row]
    hands = {seat: rest[(seat - 1) * 8 : seat * 8] for seat in range(1, 6)}
    return arrange(new(6), hands={0: [], **hands}, paws=row)


def test_an_5_3_a_row_may_come_back_if_there_are_no_others() -> None:
    game = all_paws_out([36, 37, 38, 39])
    game.play(0, Sweep("paws"))
    assert sorted(game.view(None).paws) == [36, 37, 38, 39]
    assert game.state.discards[0] == []


def test_an_5_3_one_card_is_enough_for_a_sweep() -> None:
    game = all_paws_out([39])
    game.play(0, Sweep("paws"))
    assert game.view(None).paws == (39,)


def test_an_5_3_no_sweep_without_a_card_in_deck_discards_and_row() -> None:
    game = all_paws_out([])
    refusal = game.check(0, Sweep("paws"))
    assert str(refusal) == "no paws are left to lay out (AN-5.3)"
    assert Sweep("paws") not in game.legal(0)
    assert Sweep("blueprints") in game.legal(0)


def test_an_5_3_an_empty_row_may_be_swept_if_its_deck_has_cards() -> None:
    game = arrange(table(), paws=[])
    game.play(0, Sweep("paws"))
    assert game.view(None).paws == (0, 1, 2, 3)


# ---- AN-5.2 and AN-5.3 with Recruiter and Scanner


def test_an_5_3_a_recruiter_leaves_a_take_more_for_sweeps() -> None:
    game = table("recruiter")
    play(game, "sweep", "sweep", "sweep")
    assert rule_of(game, 0, Sweep("paws")) == "AN-5.3"
    play(game, "take")
    assert is_over(game)


def test_an_5_2_with_a_scanner_the_first_sweep_costs_nothing() -> None:
    game = table("scanner")
    assert game.play(0, Sweep("paws"))[0] == Swept(0, "paws", PAWS, free=True)
    assert game.view(None).takes == 3
    assert game.play(0, Sweep("blueprints"))[0] == Swept(0, "blueprints", PLANS, free=False)
    play(game, "take", "take")
    assert is_over(game)


def test_an_5_3_a_free_sweep_is_possible_while_the_last_take_is_left_and_not_after_it() -> None:
    game = table("scanner")
    play(game, "take", "take", "sweep")
    assert rule_of(game, 0, Sweep("paws")) == "AN-5.3"
    play(game, "take")
    assert is_over(game)
    unused = table("scanner")
    play(unused, "take", "take", "take")
    assert is_over(unused)


@pytest.mark.parametrize("scanners", [1, 2])
def test_an_5_2_scanners_and_a_recruiter_add_up(scanners: int) -> None:
    game = table("recruiter", *["scanner"] * scanners)
    play(game, *["sweep"] * scanners)
    assert game.view(None).takes == 4
    play(game, "sweep", "sweep", "sweep")
    assert rule_of(game, 0, Sweep("paws")) == "AN-5.3"
    play(game, "take")
    assert is_over(game)


def test_an_5_6_in_the_first_edition_only_a_scanner_sweeps() -> None:
    game = table("scanner", "scanner", edition="first")
    play(game, "sweep", "take", "sweep")
    assert game.view(None).takes == 2
    assert rule_of(game, 0, Sweep("paws")) == "AN-5.6"
    play(game, "take", "take")
    assert is_over(game)


def test_an_5_2_the_free_sweep_comes_anew_with_every_market_action() -> None:
    game = table("scanner")
    play(game, "sweep", "take", "take", "take")
    for _ in range(3):
        for _ in range(3):
            game.play(game.state.active, Take(game.view(None).blueprints[0]))
    play(game, "sweep")
    assert game.view(None).takes == 3
