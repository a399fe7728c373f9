"""AfterNova, section 4: proposals, counter-offers and the answers to them."""

import pytest

from novatable.afternova.actions import (
    Agree,
    Call,
    Decline,
    Extract,
    Propose,
    Take,
    Withdraw,
)
from novatable.afternova.events import Agreed, Extracted, OfferEnded, Proposed
from novatable.afternova.game import AfterNova
from novatable.afternova.model import PAWS
from novatable.afternova.terms import Icons, Terms
from novatable.core.actions import Event
from tests.builders.afternova import arrange, blueprint, icons, letters, new, paw, planet, rule_of, terms

REACH = planet("piloting", "security", spaces=3)  # 2 piloting, 2 security
PP, P2 = paw("piloting"), paw("piloting", nth=1)
SS, S1, S2, S3 = [paw("security", nth=n) for n in range(4)]


def table(edition: str = "second") -> AfterNova:
    """Seat 0 could extract Sable Reach alone; seats 1 and 2 have two Paws each, seat 3 no card at all."""
    return arrange(
        new(4, edition=edition),
        hands={0: [PP, P2, SS], 1: [S1, paw("security", "extraction")], 2: [S2, S3], 3: []},
        planets=[(REACH, "KWG")],
    )


def deal(helper: int, wants: str = "G") -> Terms:
    """Sable Reach with one helper for the security, who receives what they want."""
    rest = "KWG".replace(wants, "")
    return terms(REACH, {0: icons(piloting=2), helper: icons(security=2)}, {0: rest, helper: wants})


def shared() -> Terms:
    """Sable Reach with seats 1 and 2, one security each."""
    return terms(
        REACH,
        {0: icons(piloting=2), 1: icons(security=1), 2: icons(security=1)},
        {0: "K", 1: "W", 2: "G"},
    )


def ended(events: list[Event]) -> list[tuple[int, int, str]]:
    return [(event.offer, event.seat, event.how) for event in events if isinstance(event, OfferEnded)]


# ---- AN-4.8


def test_an_4_8_the_active_player_proposes_and_those_asked_are_waited_for() -> None:
    game = table()
    assert game.play(0, Propose(shared(), (PP,))) == [Proposed(0, 1, shared(), None)]
    assert game.waiting_for() == (1, 2)
    game.play(1, Agree(1, (S1,)))
    assert game.waiting_for() == (2,)


def test_an_4_8_another_player_proposes_to_the_active_player() -> None:
    game = table()
    game.play(1, Propose(deal(1, wants="W"), (S1,)))
    assert game.waiting_for() == (0,)
    assert Agree(1, (PP,)) in game.legal(0)
    game.play(0, Agree(1, (PP,)))
    assert letters(game.state.players[1].storage) == "W"


def test_an_4_8_who_proposes_takes_part() -> None:
    refusal = table().check(2, Propose(deal(1), (S2,)))
    assert str(refusal) == "you can propose only deals that you take part in (AN-4.8)"


def test_an_4_8_a_counter_offer_is_made_to_the_active_player() -> None:
    game = table()
    between_others = terms(REACH, {1: icons(piloting=2), 2: icons(security=2)}, {1: "KW", 2: "G"})
    game.play(2, Propose(between_others, (S2,)))
    assert game.waiting_for() == (0, 1)  # nothing is extracted without the active player


def test_an_4_8_a_counter_offer_may_bring_in_further_helpers() -> None:
    game = table()
    game.play(0, Propose(deal(1), (PP,)))
    game.play(1, Propose(shared(), (S1,)))
    assert game.waiting_for() == (0, 1, 2)
    game.play(2, Agree(2, (S2,)))
    game.play(0, Agree(2, (PP,)))
    assert [letters(player.storage) for player in game.state.players] == ["K", "W", "G", ""]


def test_an_4_8_several_proposals_stand_at_once() -> None:
    game = table()
    game.play(0, Propose(deal(1), (PP,)))
    game.play(0, Propose(deal(2), (PP,)))
    game.play(2, Propose(deal(2, wants="K"), (S2,)))
    assert [(offer.number, offer.seat) for offer in game.view(3).offers] == [(1, 0), (2, 0), (3, 2)]
    assert game.waiting_for() == (0, 1, 2)


def test_an_4_8_who_cannot_deliver_is_asked_and_waited_for_all_the_same() -> None:
    game = table()
    game.play(0, Propose(deal(3), (PP,)))
    assert game.waiting_for() == (3,)
    assert game.legal(3) == (Decline(1),)


def test_an_4_8_a_proposal_is_not_checked_against_the_hands_of_others() -> None:
    able, unable = table(), arrange(table(), hands={1: [paw("extraction")], 2: []})
    for action in (Propose(deal(1), (PP,)), Propose(deal(2), (PP,)), Propose(shared(), (PP,))):
        assert able.check(0, action) is None
        assert unable.check(0, action) is None


def test_an_4_8_a_proposal_is_checked_against_the_proposers_own_hand() -> None:
    game = table()
    assert rule_of(game, 0, Propose(deal(1), (SS,))) == "AN-4.5"
    assert rule_of(game, 0, Propose(deal(1), (S1,))) == "AN-4.10"
    assert rule_of(game, 1, Propose(deal(1), (paw("security", "extraction"),))) == "AN-4.5"
    assert rule_of(game, 3, Propose(deal(3))) == "AN-4.5"


def test_an_4_8_a_proposal_is_checked_on_public_facts() -> None:
    game = arrange(table(), storage={1: "K"})
    promises: dict[int | None, Icons] = {0: icons(piloting=2), 1: icons(security=2)}
    from_storage = terms(REACH, promises, {0: "KWG"}, [(1, 0, "K")])
    assert rule_of(game, 0, Propose(from_storage, (PP,))) is None
    from_nowhere = terms(REACH, promises, {0: "KWG"}, [(1, 0, "O")])
    assert rule_of(game, 0, Propose(from_nowhere, (PP,))) == "AN-4.4"


def test_an_4_8_a_proposal_names_all_helpers() -> None:
    open_place = terms(REACH, {0: icons(piloting=2), None: icons(security=2)}, {0: "KWG"})
    assert rule_of(table(), 0, Propose(open_place, (PP,))) == "AN-4.8"


# ---- AN-4.10: agreeing


def test_an_4_10_proposing_is_agreeing() -> None:
    game = table()
    game.play(0, Propose(deal(1), (PP,)))
    offer = game.view(3).offers[0]
    assert (offer.agreed, offer.asked) == ((0,), (1,))
    assert rule_of(game, 0, Agree(1, (PP,))) == "AN-4.10"
    events = game.play(1, Agree(1, (S1,)))
    assert events[0] == Agreed(1, 1)
    assert isinstance(events[1], Extracted)


def test_an_4_10_only_who_is_asked_answers() -> None:
    game = table()
    game.play(0, Propose(deal(1), (PP,)))
    for seat in (0, 2, 3):
        refusal = game.check(seat, Decline(1))
        assert str(refusal) == "proposal 1 is not waiting for your answer (AN-4.10)"
    assert rule_of(game, 2, Agree(1, (S2,))) == "AN-4.10"
    assert rule_of(game, 1, Agree(2, (S1,))) == rule_of(game, 1, Decline(2)) == "AN-4.10"


def test_an_4_10_named_cards_are_changed_only_by_withdrawing() -> None:
    game = table()
    game.play(0, Propose(shared(), (PP,)))
    game.play(2, Agree(1, (S2,)))
    assert rule_of(game, 2, Agree(1, (S3,))) == "AN-4.10"
    assert rule_of(game, 0, Propose(shared(), (P2,))) == "AN-4.16"
    game.play(0, Withdraw(1))
    game.play(0, Propose(shared(), (P2,)))
    game.play(2, Agree(2, (S3,)))
    game.play(1, Agree(2, (S1,)))
    assert (game.state.players[0].hand, game.state.players[2].hand) == ([PP, SS], [S2])


def test_an_4_10_the_same_paw_may_be_named_for_several_proposals() -> None:
    game = table()
    game.play(0, Propose(deal(1), (PP,)))
    game.play(0, Propose(deal(2), (PP,)))
    game.play(2, Agree(2, (S2,)))
    assert game.state.players[0].hand == [P2, SS]


# ---- AN-4.10: declining and withdrawing


def test_an_4_10_declining_ends_a_proposal_and_no_other() -> None:
    game = table()
    game.play(0, Propose(shared(), (PP,)))
    game.play(0, Propose(deal(2), (PP,)))
    game.play(1, Agree(1, (S1,)))
    assert ended(game.play(2, Decline(1))) == [(1, 2, "declined")]
    assert [offer.number for offer in game.view(None).offers] == [2]
    assert rule_of(game, 1, Withdraw(1)) == rule_of(game, 2, Agree(1, (S2,))) == "AN-4.10"


@pytest.mark.parametrize("seat", [0, 1])
def test_an_4_10_who_has_agreed_may_withdraw_which_ends_the_proposal(seat: int) -> None:
    game = table()
    game.play(0, Propose(shared(), (PP,)))
    game.play(1, Agree(1, (S1,)))
    assert Withdraw(1) in game.legal(seat)
    assert ended(game.play(seat, Withdraw(1))) == [(1, seat, "withdrawn")]
    assert game.view(None).offers == ()
    assert rule_of(game, 2, Agree(1, (S2,))) == "AN-4.10"


def test_an_4_10_who_has_not_agreed_does_not_withdraw() -> None:
    game = table()
    game.play(0, Propose(shared(), (PP,)))
    for seat in (1, 2, 3):
        refusal = game.check(seat, Withdraw(1))
        assert str(refusal) == "you have not agreed to proposal 1 (AN-4.10)"
    refusal = game.check(0, Withdraw(2))
    assert str(refusal) == "proposal 2 is no longer on the table (AN-4.10)"


def test_an_4_10_a_withdrawn_proposal_may_be_made_again() -> None:
    game = table()
    game.play(0, Propose(deal(1), (PP,)))
    game.play(0, Withdraw(1))
    game.play(1, Propose(deal(1), (S1,)))
    game.play(1, Withdraw(2))
    game.play(0, Propose(deal(1), (PP,)))
    game.play(1, Agree(3, (S1,)))
    assert letters(game.state.players[1].storage) == "G"


# ---- AN-4.10: how proposals end


def test_an_4_10_the_first_proposal_to_be_complete_wins() -> None:
    game = table()
    game.play(0, Propose(deal(1), (PP,)))
    game.play(0, Propose(deal(2), (P2,)))
    game.play(2, Propose(deal(2, wants="K"), (S2,)))
    events = game.play(2, Agree(2, (S3,)))
    assert ended(events) == [(1, 0, "extract"), (3, 0, "extract")]
    assert [letters(player.storage) for player in game.state.players] == ["KW", "", "G", ""]
    assert game.state.players[0].hand == [PP, SS]
    assert game.view(None).offers == ()


def test_an_4_10_the_active_player_may_act_while_answers_are_open() -> None:
    game = table()
    game.play(0, Propose(deal(1), (PP,)))
    assert game.waiting_for() == (1,)
    kinds = {action.type for action in game.legal(0)}
    assert kinds == {"withdraw", "extract", "take", "sweep"}
    game.play(0, Propose(deal(2), (PP,)))
    game.play(0, Extract(REACH, (PP, SS)))
    assert letters(game.state.players[0].storage) == "KWG"


@pytest.mark.parametrize(
    ("edition", "first_step"),
    [
        ("second", "extract"),
        ("second", "take"),
        ("second", "sweep"),
        ("second", "market"),
        ("first", "take"),
        ("first", "draw"),
    ],
)
def test_an_4_10_the_first_step_of_the_action_ends_all_proposals(edition: str, first_step: str) -> None:
    game = table(edition)
    if first_step == "market":  # only an empty Market is declared
        arrange(game, paws=[], blueprints=[])
    game.play(0, Propose(deal(1), (PP,)))
    game.play(2, Propose(deal(2), (S2,)))
    game.play(0, Call(terms(REACH, {0: icons(piloting=2), None: icons(security=2)}, {0: "KWG"})))
    action = next(action for action in game.legal(0) if action.type == first_step)
    how = "extract" if first_step == "extract" else "market"
    assert ended(game.play(0, action)) == [(1, 0, how), (2, 0, how), (3, 0, how)]
    assert (game.view(None).offers, game.view(None).calls) == ((), ())


def test_an_4_10_nothing_is_negotiated_after_the_first_step() -> None:
    game = table()
    game.play(0, Propose(deal(1), (PP,)))
    game.play(0, Take(game.state.rows[PAWS][0]))
    call = Call(terms(REACH, {0: icons(piloting=2), None: icons(security=2)}, {0: "KWG"}))
    for seat, action in (
        (0, Propose(deal(2), (PP,))),
        (1, Propose(deal(1), (S1,))),
        (0, call),
        (1, Agree(1, (S1,))),
        (1, Decline(1)),
        (0, Withdraw(1)),
    ):
        refusal = game.check(seat, action)
        who = "you are" if seat == 0 else "the active player is"
        assert str(refusal) == f"not now: {who} taking cards from the Market (AN-4.10)"


def test_an_4_10_nothing_is_negotiated_in_the_window() -> None:
    game = arrange(table(), hands={2: [S2, blueprint("KG")]}, storage={2: "KG"})
    game.play(0, Extract(REACH, (PP, SS)))
    assert game.view(None).phase == "window"
    assert rule_of(game, 0, Propose(deal(1), (P2,))) == "AN-4.10"
