"""AfterNova, section 4: open calls to any player willing (AN-4.8)."""

from random import Random
from typing import get_args

from novatable import Game
from novatable.afternova.actions import Agree, Call, Decline, Propose, Take, Withdraw
from novatable.afternova.events import Agreed, Called, Ended, OfferEnded, Proposed, TurnBegan
from novatable.afternova.game import AfterNova
from novatable.afternova.model import PAWS
from novatable.afternova.terms import Terms
from tests.builders.afternova import arrange, icons, letters, new, paw, planet, rule_of, terms

REACH = planet("piloting", "security", spaces=3)  # 2 piloting, 2 security
PP, SS = paw("piloting"), paw("security")
S1, S2, S3 = [paw("security", nth=n) for n in range(1, 4)]


def table(offers_per_turn: tuple[int, int] | None = (6, 2)) -> AfterNova:
    """Everyone but seat 0 has a Paw with two securities; seat 3 has a purple Fragment too."""
    return arrange(
        new(4, offers_per_turn=offers_per_turn),
        hands={0: [PP, SS], 1: [S1], 2: [S2], 3: [S3]},
        storage={0: "O", 3: "P"},
        planets=[(REACH, "KWG")],
    )


def with_helper(helper: int | None, pay: str = "O") -> Terms:
    """Sable Reach for two securities, paid out of the Storage of seat 0; helper None is the open place."""
    promises = {0: icons(piloting=2), helper: icons(security=2)}
    return terms(REACH, promises, {0: "KWG"}, [(0, helper, pay)])


CALL = Call(with_helper(None))


def test_an_4_8_an_open_call_binds_nobody() -> None:
    game = table()
    assert game.play(0, CALL) == [Called(0, 1, with_helper(None))]
    assert game.view(2).calls[0].terms == with_helper(None)
    assert game.waiting_for() == (0,)
    assert [game.legal(seat) for seat in (1, 2, 3)] == [(), (), ()]
    game.play(0, Take(game.state.rows[PAWS][0]))
    assert game.state.players[0].hand[:2] == [PP, SS]


def test_an_4_8_an_open_call_is_not_agreed_to_but_answered_with_a_proposal() -> None:
    game = table()
    game.play(0, CALL)
    assert rule_of(game, 1, Agree(1, (S1,))) == rule_of(game, 1, Decline(1)) == "AN-4.10"
    assert game.play(1, Propose(with_helper(1), (S1,))) == [Proposed(1, 2, with_helper(1), 1)]
    assert game.waiting_for() == (0,)


def test_an_4_8_the_active_player_chooses_among_the_takers() -> None:
    game = table()
    game.play(0, CALL)
    for seat, own in ((1, S1), (2, S2), (3, S3)):
        game.play(seat, Propose(with_helper(seat), (own,)))
    game.play(0, Decline(2))
    assert [offer.seat for offer in game.view(None).offers] == [2, 3]
    events = game.play(0, Agree(4, (PP,)))
    assert [event.offer for event in events if isinstance(event, OfferEnded)] == [1, 3]
    assert [letters(player.storage) for player in game.state.players] == ["KWG", "", "", "PO"]
    assert (game.view(None).calls, game.view(None).offers) == ((), ())


def test_an_4_8_only_the_active_player_makes_an_open_call() -> None:
    call = Call(terms(REACH, {1: icons(security=2), None: icons(piloting=2)}, {0: "KWG"}))
    refusal = table().check(1, call)
    assert str(refusal) == "only the active player can make an open call (AN-4.8)"


def test_an_4_8_an_open_call_leaves_one_helpers_place_open() -> None:
    game = table()
    refusal = game.check(0, Call(with_helper(1)))
    assert refusal is not None
    assert refusal.rule == "AN-4.8"
    assert "must leave one helper's place open" in refusal.message
    idle = terms(REACH, {0: icons(piloting=2, security=2), None: icons()}, {None: "KWG"})
    assert rule_of(game, 0, Call(idle)) == "AN-4.8"


def test_an_4_8_the_terms_of_an_open_call_keep_the_rules_of_a_deal() -> None:
    game = table()
    too_little = terms(REACH, {0: icons(piloting=2), None: icons(security=1)}, {0: "KWG"})
    assert rule_of(game, 0, Call(too_little)) == "AN-4.5"
    idle_helper = terms(REACH, {0: icons(piloting=2), 1: icons(), None: icons(security=2)}, {0: "KWG"})
    assert rule_of(game, 0, Call(idle_helper)) == "AN-4.5"
    not_shared_out = terms(REACH, {0: icons(piloting=2), None: icons(security=2)}, {0: "KW"})
    assert rule_of(game, 0, Call(not_shared_out)) == "AN-4.6"
    assert rule_of(game, 0, Call(with_helper(None, pay="P"))) == "AN-4.4"
    hidden = game.state.planet_deck[0]
    assert rule_of(game, 0, Call(terms(hidden, {None: icons(piloting=1)}, {}))) == "AN-4.1"


def test_an_4_8_a_call_may_name_further_helpers_who_are_asked_too() -> None:
    game = table()
    promises = {0: icons(piloting=2), 3: icons(security=1), None: icons(security=1)}
    game.play(0, Call(terms(REACH, promises, {0: "K", 3: "W", None: "G"})))
    answer = terms(
        REACH,
        {0: icons(piloting=2), 1: icons(security=1), 3: icons(security=1)},
        {0: "K", 1: "G", 3: "W"},
    )
    game.play(1, Propose(answer, (S1,)))
    assert game.waiting_for() == (0, 3)
    game.play(0, Agree(2, (PP,)))
    game.play(3, Agree(2, (S3,)))
    assert [letters(player.storage) for player in game.state.players] == ["KO", "G", "", "WP"]


def test_an_4_8_the_open_place_may_be_asked_for_a_stored_fragment() -> None:
    game = table()
    game.play(
        0, Call(terms(REACH, {0: icons(piloting=2), None: icons(security=2)}, {0: "KWG"}, [(None, 0, "P")]))
    )
    for seat, own, rule in ((1, S1, "AN-4.4"), (3, S3, None)):
        answer = terms(REACH, {0: icons(piloting=2), seat: icons(security=2)}, {0: "KWG"}, [(seat, 0, "P")])
        assert rule_of(game, seat, Propose(answer, (own,))) == rule


def test_an_4_8_an_open_call_counts_as_a_proposal_of_the_active_player() -> None:
    game = table(offers_per_turn=(1, 2))
    game.play(0, CALL)
    assert rule_of(game, 0, Propose(with_helper(1), (PP,))) == "AN-4.16"
    spent = table(offers_per_turn=(1, 2))
    spent.play(0, Propose(with_helper(1), (PP,)))
    assert rule_of(spent, 0, CALL) == "AN-4.16"


def test_an_4_8_an_answer_on_the_terms_of_the_call_does_not_count() -> None:
    game = table(offers_per_turn=(6, 1))
    game.play(0, CALL)
    game.play(1, Propose(with_helper(1), (S1,)))
    wants = terms(REACH, {0: icons(piloting=2), 1: icons(security=2)}, {0: "KW", 1: "G"})
    assert rule_of(game, 1, Propose(wants, (S1,))) is None


def test_an_4_8_a_call_is_answered_once_by_each_player() -> None:
    game = table()
    game.play(0, CALL)
    answer = Propose(with_helper(1), (S1,))
    game.play(1, answer)
    assert rule_of(game, 1, answer) == "AN-4.16"  # it stands
    game.play(1, Withdraw(2))
    refusal = game.check(1, answer)
    assert str(refusal) == "you have already answered this call: one answer per player and call (AN-4.8)"
    game.play(2, Propose(with_helper(2), (S2,)))
    assert [call.answered for call in game.view(3).calls] == [(1, 2)]
    assert Game.load(game.dump()).digest() == game.digest()
    wants = terms(REACH, {0: icons(piloting=2), 1: icons(security=2)}, {0: "KW", 1: "G"})
    assert rule_of(game, 1, Propose(wants, (S1,))) is None  # a counter-offer is another thing
    game.play(0, Withdraw(1))
    assert rule_of(game, 1, answer) is None  # a proposal like any other
    game.play(0, CALL)
    assert rule_of(game, 1, answer) is None  # a call made again is another call


def test_an_4_8_an_imagined_world_knows_who_has_answered() -> None:
    game = table()
    game.play(0, CALL)
    answer = Propose(with_helper(1), (S1,))
    game.play(1, answer)
    game.play(1, Withdraw(2))
    assert rule_of(AfterNova.imagine_world(game.view(1), Random(1)), 1, answer) == "AN-4.8"


def test_an_4_8_a_counter_offer_to_a_call_counts() -> None:
    game = table(offers_per_turn=(6, 0))
    assert rule_of(game, 1, Propose(with_helper(1), (S1,))) == "AN-4.16"
    game.play(0, CALL)
    wants = terms(REACH, {0: icons(piloting=2), 1: icons(security=2)}, {0: "KW", 1: "G"})
    assert rule_of(game, 1, Propose(wants, (S1,))) == "AN-4.16"
    assert rule_of(game, 1, Propose(with_helper(1), (S1,))) is None


def test_an_4_8_a_counter_offer_to_a_call_may_be_chosen_as_well() -> None:
    game = table()
    game.play(0, CALL)
    game.play(1, Propose(with_helper(1), (S1,)))
    wants = terms(REACH, {0: icons(piloting=2), 2: icons(security=2)}, {0: "KW", 2: "G"})
    assert game.play(2, Propose(wants, (S2,))) == [Proposed(2, 3, wants, None)]
    game.play(0, Agree(3, (PP,)))
    assert letters(game.state.players[2].storage) == "G"


def test_an_4_8_the_active_player_withdraws_a_call_and_nobody_else() -> None:
    game = table()
    game.play(0, CALL)
    assert Withdraw(1) in game.legal(0)
    refusal = game.check(1, Withdraw(1))
    assert str(refusal) == "only the active player can withdraw an open call (AN-4.8)"
    assert game.play(0, Withdraw(1)) == [OfferEnded(1, 0, "withdrawn")]
    assert game.view(None).calls == ()


def test_an_4_8_after_a_call_is_withdrawn_its_terms_are_a_proposal_like_any_other() -> None:
    game = table(offers_per_turn=(6, 0))
    game.play(0, CALL)
    game.play(1, Propose(with_helper(1), (S1,)))
    game.play(0, Withdraw(1))
    assert rule_of(game, 2, Propose(with_helper(2), (S2,))) == "AN-4.16"
    game.play(0, Agree(2, (PP,)))  # the answer stood for itself
    assert letters(game.state.players[1].storage) == "O"


def test_an_4_8_several_calls_stand_at_once_and_the_same_one_not_twice() -> None:
    game = table()
    game.play(0, CALL)
    game.play(0, Call(terms(REACH, {0: icons(piloting=2), None: icons(security=2)}, {0: "KW", None: "G"})))
    assert [call.number for call in game.view(None).calls] == [1, 2]
    assert rule_of(game, 0, CALL) == "AN-4.16"


def test_an_4_8_others_may_speak_up_when_there_is_something_new_to_talk_about() -> None:
    deal = with_helper(1)
    new_talk = [TurnBegan(0, 1, 1), Called(0, 1, deal), Proposed(1, 2, deal, 1)]
    assert all(event.opens_talk for event in new_talk)
    ended = {how: OfferEnded(2, 1, how).opens_talk for how in get_args(Ended)}
    assert {how for how, opens in ended.items() if opens} == {"declined", "withdrawn"}
    assert len(ended) > 2
    assert not Agreed(1, 2).opens_talk
