"""AfterNova, section 5: taking cards from the Market, the hand limit, the end of the action."""

import pytest

from novatable.afternova.actions import Discard, Draw, Market, Pass, Sweep, Take
from novatable.afternova.events import CardDiscarded, Drew, MarketEnded, Reshuffled, RowFilled, Took
from novatable.afternova.game import AfterNova
from tests.builders.afternova import arrange, blueprint, new, pass_all, rule_of

PAWS, PLANS = [10, 20, 30, 39], [blueprint(nth=n) for n in (10, 20, 30, 39)]
FULL = [11, 12, 13, 14, 15, 16, 46, 47]  # a full hand: Paws and Blueprints count together
EDITIONS = ["second", "first"]


def table(edition: str = "second", hand: list[int] | None = None) -> AfterNova:
    """Seat 0 before a Market of known cards; Paws 0 to 4 and Blueprints 40 to 44 are drawn next."""
    return arrange(
        new(4, edition=edition),
        hands={0: hand or []},
        paws=PAWS,
        blueprints=PLANS,
        paw_deck=[0, 1, 2, 3, 4],
        blueprint_deck=[40, 41, 42, 43, 44],
    )


def all_paws_out(row: list[int]) -> AfterNova:
    """Six players hold all Paws but those of the row: no deck, no discards. Seat 0 holds none."""
    rest = [card for card in range(40) if card not in row]
    hands = {seat: rest[(seat - 1) * 8 : seat * 8] for seat in range(1, 6)}
    return arrange(new(6), hands={0: [], **hands}, paws=row)


def nothing_left(edition: str, row: list[int], own: int = 8) -> AfterNova:
    """All cards but these Paws in the row are in hands or completed; seat 0 holds so many Paws."""
    bunks = [blueprint(upgrade="bunks", nth=n) for n in range(2)]
    plans = [card for card in range(79, 39, -1) if card not in bunks]
    paws = [card for card in range(40) if card not in row]
    completed = {seat: plans[5 * seat : 5 * seat + 5] for seat in (0, 2, 3, 4, 5)}
    hands = {seat: paws[own + 8 * seat - 14 : own + 8 * seat - 6] for seat in (2, 3, 4, 5)}
    return arrange(
        new(6, edition=edition),
        completed={1: [*bunks, *plans[5:8]], **completed},
        hands={0: paws[:own], 1: [*plans[8:10], *plans[30:], *paws[own : own + 2]], **hands},
        paws=row,
        blueprints=[],
    )


# ---- AN-5.1


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    "taken", [PAWS[:3], PLANS[:3], [PAWS[0], PLANS[1], PAWS[2]], [PLANS[3], PLANS[0], PAWS[1]]]
)
def test_an_5_1_three_cards_one_at_a_time_in_any_mix(edition: str, taken: list[int]) -> None:
    game = table(edition)
    for count, card in enumerate(taken, start=1):
        assert game.waiting_for() == (0,)
        assert Take(card) in game.legal(0)
        assert Took(0, card) in game.play(0, Take(card))
        assert game.view(0).hand == tuple(taken[:count])
    assert game.view(None).active == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_5_1_rows_are_refilled_only_when_the_taking_is_finished(edition: str) -> None:
    game = table(edition)
    game.play(0, Take(PAWS[0]))
    game.play(0, Take(PLANS[3]))
    assert game.view(None).paws == tuple(PAWS[1:])
    assert game.view(None).blueprints == tuple(PLANS[:3])
    events = game.play(0, Take(PAWS[3]))
    assert game.view(None).paws == (PAWS[1], PAWS[2], 0, 1)
    assert game.view(None).blueprints == (*PLANS[:3], 40)
    assert events[1:4] == [MarketEnded(0), RowFilled("paws", (0, 1)), RowFilled("blueprints", (40,))]


def test_an_5_1_only_face_up_cards_are_taken() -> None:
    game = table(hand=[5])
    for card in (0, 40, 5, game.state.players[1].hand[0], 80, 9999):
        refusal = game.check(0, Take(card))
        assert str(refusal) == f"card {card} is not face up in the Market (AN-5.1)"
    game.play(0, Take(PAWS[0]))
    assert rule_of(game, 0, Take(PAWS[0])) == "AN-5.1"


def test_an_5_1_a_recruiter_takes_a_card_more() -> None:
    for recruiters in (1, 2):
        game = arrange(table(), upgrades={0: ["recruiter"] * recruiters})
        for card in (PAWS + PLANS)[: 3 + recruiters]:
            assert game.view(None).active == 0
            game.play(0, Take(card))
        assert game.view(None).active == 1


# ---- AN-5.4


def test_an_5_4_an_empty_deck_is_made_of_the_shuffled_discards() -> None:
    game = arrange(table(), used_up=["paws"], paw_deck=[7])
    discards = game.state.discards[0][:]
    events = [event for card in PAWS[:3] for event in game.play(0, Take(card))]
    assert Reshuffled("paws", len(discards)) in events
    assert game.view(None).paws[:2] == (PAWS[3], 7)
    assert sorted([*game.view(None).paws[2:], *game.state.decks[0]]) == sorted(discards)
    assert game.state.decks[0] not in (sorted(game.state.decks[0]), discards[:-2], discards[2:])
    assert game.state.discards[0] == []


def test_an_5_4_the_discards_are_shuffled_only_when_a_draw_finds_nothing() -> None:
    game = arrange(table(), used_up=["blueprints"], blueprint_deck=[40, 41])
    discards = game.state.discards[1][:]
    events = [event for card in (*PLANS[:2], PAWS[0]) for event in game.play(0, Take(card))]
    assert not any(isinstance(event, Reshuffled) for event in events)
    assert game.view(None).blueprints == (PLANS[2], PLANS[3], 40, 41)
    assert (game.state.decks[1], game.state.discards[1]) == ([], discards)


def test_an_5_4_with_deck_and_discards_empty_the_row_stays_short() -> None:
    game = all_paws_out([36, 37, 38, 39])
    for card in (36, 37, 38):
        game.play(0, Take(card))
    assert game.view(None).paws == (39,)
    assert len(game.view(None).blueprints) == 4
    assert game.view(None).active == 1


# ---- AN-5.5


def test_an_5_5_above_eight_cards_one_discards_at_once_what_one_likes() -> None:
    game = table(hand=FULL)
    game.play(0, Take(PAWS[0]))
    assert (game.view(None).phase, game.waiting_for()) == ("discard", (0,))
    assert game.legal(0) == tuple(Discard(card) for card in [*FULL, PAWS[0]])
    assert game.play(0, Discard(46)) == [CardDiscarded(0, 46)]
    assert len(game.view(0).hand) == 8
    assert (game.state.discards[0], game.state.discards[1]) == ([], [46])
    game.play(0, Take(PLANS[0]))
    game.play(0, Discard(13))
    assert (game.state.discards[0], game.state.discards[1]) == ([13], [46])


def test_an_5_5_the_card_just_taken_may_be_the_one_discarded() -> None:
    game = table(hand=FULL)
    game.play(0, Take(PLANS[2]))
    game.play(0, Discard(PLANS[2]))
    assert game.view(0).hand == tuple(FULL)


def test_an_5_5_eight_cards_are_not_too_many_and_every_take_is_checked() -> None:
    game = table(hand=FULL[1:])
    game.play(0, Take(PAWS[0]))
    assert game.view(None).phase == "market"
    game.play(0, Take(PAWS[1]))
    assert game.view(None).phase == "discard"
    game.play(0, Discard(12))
    game.play(0, Take(PAWS[2]))
    assert game.view(None).phase == "discard"


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_5_5_nothing_else_is_done_before(edition: str) -> None:
    game = table(edition, hand=FULL)
    game.play(0, Take(PAWS[0]))
    for action in (Take(PAWS[1]), Sweep("paws"), Draw("paws")):
        refusal = game.check(0, action)
        assert str(refusal) == "first discard down to the hand limit (AN-5.5)"


def test_an_5_5_only_cards_of_ones_own_hand_and_only_above_the_limit() -> None:
    game = table(hand=FULL)
    assert rule_of(game, 0, Discard(11)) == "AN-5.5"
    game.play(0, Take(PAWS[0]))
    refusal = game.check(0, Discard(PAWS[1]))
    assert str(refusal) == f"card {PAWS[1]} is not in your hand (AN-5.5)"
    assert rule_of(game, 1, Discard(game.state.players[1].hand[0])) == "AN-3.1"
    game.play(0, Discard(11))
    assert rule_of(game, 0, Discard(12)) == "AN-5.5"


def test_an_5_5_a_card_drawn_blind_is_checked_too() -> None:
    game = table("first", hand=FULL)
    game.play(0, Draw("blueprints"))
    assert game.view(None).phase == "discard"
    game.play(0, Discard(40))
    assert 40 not in game.view(0).hand


def test_an_5_5_refilling_comes_after_the_discard() -> None:
    game = arrange(all_paws_out([36, 37, 38, 39]), hands={0: [40, 41, 42, 43, 44, 45]})
    game.play(0, Take(36))
    game.play(0, Take(37))
    game.play(0, Take(38))
    assert game.view(None).paws == (39,)
    game.play(0, Discard(38))  # no Paw is left anywhere but the one just discarded
    assert game.view(None).paws == (39, 38)
    assert game.view(None).active == 1


def test_an_5_5_before_the_discard_nothing_is_refilled() -> None:
    game = table(hand=FULL[:6])
    for card in PAWS[:3]:
        game.play(0, Take(card))
    assert (game.view(None).phase, game.view(None).paws) == ("discard", (PAWS[3],))
    game.play(0, Discard(11))
    assert game.view(None).paws == (PAWS[3], 0, 1, 2)


def test_an_5_5_whether_anything_can_be_taken_is_asked_after_the_discard() -> None:
    second = nothing_left("second", [39])
    second.play(0, Take(39))
    second.play(0, Discard(0))
    assert second.view(None).active == 1  # both rows were empty, so the action was over, then refilled
    assert second.view(None).paws == (0,)
    first = nothing_left("first", [39])
    first.play(0, Take(39))
    first.play(0, Discard(0))
    assert first.legal(0) == (Draw("paws"),)
    first.play(0, Draw("paws"))
    assert 0 in first.view(0).hand


# ---- AN-5.6


def test_an_5_6_in_the_first_edition_a_card_may_come_from_the_top_of_either_deck() -> None:
    game = table("first")
    game.play(0, Draw("paws"))
    game.play(0, Draw("blueprints"))
    game.play(0, Draw("paws"))
    assert game.view(0).hand == (0, 40, 1)
    assert (game.view(None).paws, game.view(None).blueprints) == (tuple(PAWS), tuple(PLANS))
    assert game.view(None).active == 1


def test_an_5_6_each_card_comes_from_a_row_or_a_deck() -> None:
    game = table("first")
    game.play(0, Take(PAWS[1]))
    game.play(0, Draw("blueprints"))
    game.play(0, Take(PLANS[2]))
    assert game.view(0).hand == (PAWS[1], 40, PLANS[2])


def test_an_5_6_a_card_drawn_blind_is_seen_before_the_next_is_taken_and_by_nobody_else() -> None:
    game = table("first")
    [event] = game.play(0, Draw("paws"))
    assert game.view(None).phase == "market"
    assert game.view(0).hand == (0,)
    assert event.face(0) == Drew(0, "paws", 0)
    for other in (1, 2, 3, None):
        assert event.face(other) == Drew(0, "paws", None)
        player = game.view(other).players[0]
        assert (player.hand_size, player.known) == (1, ())


def test_an_5_6_there_is_no_sweep_in_the_first_edition() -> None:
    game = table("first")
    refusal = game.check(0, Sweep("paws"))
    assert str(refusal) == "the first edition has no sweep, except with a Scanner (AN-5.6)"
    assert {action.type for action in game.legal(0)} == {"take", "draw"}
    game.play(0, Take(PAWS[0]))
    assert rule_of(game, 0, Sweep("blueprints")) == "AN-5.6"


def test_an_5_6_in_the_second_edition_no_card_is_taken_from_a_deck() -> None:
    game = table("second")
    refusal = game.check(0, Draw("paws"))
    assert str(refusal) == "cards are drawn from a deck only in the first edition (AN-5.6)"
    assert {action.type for action in game.legal(0)} == {"take", "sweep"}


def test_an_5_6_an_empty_deck_is_made_anew_for_a_blind_draw() -> None:
    game = arrange(table("first"), used_up=["paws"])
    count = len(game.state.discards[0])
    assert Reshuffled("paws", count) in game.play(0, Draw("paws"))
    assert len(game.state.decks[0]) == count - 1


def test_an_5_6_nothing_is_drawn_where_deck_and_discards_are_empty() -> None:
    hands = {seat: list(range(8 * seat, 8 * seat + 8)) for seat in range(5)}
    game = arrange(new(6, edition="first"), hands={5: [], **hands}, paws=[], active=5)
    refusal = game.check(5, Draw("paws"))
    assert str(refusal) == "the deck and the discards of the paws are empty (AN-5.7)"
    assert Draw("blueprints") in game.legal(5)
    assert Draw("paws") not in game.legal(5)


# ---- AN-5.7


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_5_7_all_takes_must_be_made(edition: str) -> None:
    game = table(edition)
    for card in PAWS[:2]:
        game.play(0, Take(card))
        assert not {action.type for action in game.legal(0)} & {"market", "pass"}
        assert game.check(0, Market()) is not None
        assert game.check(0, Pass()) is not None
        assert game.waiting_for() == (0,)


def test_an_5_7_the_action_is_over_when_both_rows_are_empty_even_if_a_sweep_were_possible() -> None:
    game = arrange(table(), paws=[10], blueprints=[PLANS[0]])
    game.play(0, Take(10))
    assert rule_of(game, 0, Sweep("paws")) is None
    game.play(0, Take(PLANS[0]))
    assert len(game.view(0).hand) == 2
    assert game.view(None).active == 1
    assert len(game.view(None).paws) == len(game.view(None).blueprints) == 4  # filled when it was over


def test_an_5_7_in_the_first_edition_the_decks_have_to_be_empty_as_well() -> None:
    game = arrange(table("first"), paws=[10], blueprints=[])
    game.play(0, Take(10))
    assert game.legal(0) == (Draw("paws"), Draw("blueprints"))
    game.play(0, Draw("blueprints"))
    game.play(0, Draw("blueprints"))
    assert len(game.view(0).hand) == 3


def test_an_5_7_in_the_first_edition_the_discards_have_to_be_empty_as_well() -> None:
    game = arrange(table("first"), paws=[], blueprints=[], used_up=["paws", "blueprints"])
    assert game.legal(0) == (Draw("paws"), Draw("blueprints"))
    assert rule_of(game, 0, Market()) == "AN-5.7"


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_5_7_the_action_begins_with_its_first_step_and_is_not_declared(edition: str) -> None:
    game = table(edition)
    refusal = game.check(0, Market())
    other = "draw" if edition == "first" else "sweep"
    assert str(refusal) == f"the Market has cards: begin with a take or a {other} (AN-5.7)"
    assert Market() not in game.legal(0)
    assert game.view(None).phase == "turn"
    game.play(0, {"type": other, "row": "paws"})
    assert game.view(None).phase == "market"


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_5_7_with_nothing_to_take_the_action_is_declared_and_over(edition: str) -> None:
    game = nothing_left(edition, [])
    assert game.legal(0) == (Market(),)
    assert game.play(0, Market())[0] == MarketEnded(0)
    pass_all(game)
    assert game.view(None).active == 1


def test_an_5_7_no_sweep_when_nothing_can_be_taken() -> None:
    game = arrange(table(), paws=[], blueprints=[])
    refusal = game.check(0, Sweep("paws"))
    assert str(refusal) == "nothing can be taken, so the Market action is over (AN-5.7)"
    assert game.legal(0) == (Market(),)
    game.play(0, Market())
    assert len(game.view(None).paws) == 4


def test_an_5_7_in_the_first_edition_it_is_over_when_there_is_nothing_any_more() -> None:
    game = nothing_left("first", [38, 39], own=6)
    for card in (38, 39):
        assert game.view(None).active == 0
        game.play(0, Take(card))
    assert game.view(None).active == 1
