"""AfterNova, section 6: completing Blueprints."""

from pathlib import Path

import pytest

from novatable.afternova.actions import Jettison, Pass, Take
from novatable.afternova.events import Completed, Passed, WindowOpened
from tests.builders.afternova import (
    arrange,
    blueprint,
    changed_cards,
    complete,
    fragments,
    letters,
    market,
    new,
    pass_all,
    paw,
    planet,
    rule_of,
)

KG = blueprint("KG")  # Hold
WO = blueprint("WO")
WG = blueprint("WG")  # Recruiter
KWP = blueprint("KWP")  # Prism
SIX = [blueprint(size=4, nth=n) for n in range(6)]


# ---- AN-6.1


def test_an_6_1_every_player_may_complete_at_the_end_of_anybodys_turn() -> None:
    game = arrange(new(3), hands={0: [KG], 1: [WO], 2: [WG]}, storage={0: "KG", 1: "WO", 2: "WG"}, active=1)
    market(game)
    assert game.waiting_for() == (0, 1, 2)
    game.play(0, complete(KG))
    game.play(2, complete(WG))
    game.play(1, complete(WO))
    assert [player.completed for player in game.state.players] == [[KG], [WO], [WG]]
    assert game.state.active == 2


@pytest.mark.parametrize("edition", ["first", "second"])
def test_an_6_1_any_number_of_blueprints_in_one_window(edition: str) -> None:
    cards = [KG, WO, WG]
    game = arrange(
        new(3, edition=edition), hands={1: cards}, storage={1: "KWWGGO"}, upgrades={1: ["hold"] * 2}
    )
    market(game)
    for card in cards:
        game.play(1, complete(card))
    assert game.state.players[1].completed[2:] == cards


def test_an_6_1_what_is_paid_comes_from_storage_and_is_what_the_card_asks() -> None:
    game = arrange(new(3), hands={1: [KG]}, storage={1: "KGGW"})
    market(game)
    assert str(game.check(1, complete(KG, "KW"))).endswith("costs 1 black and 1 green (AN-6.1)")
    for wrong in ("", "K", "GG", "KGG", "KGW"):
        assert rule_of(game, 1, complete(KG, wrong)) == "AN-6.1"
    assert str(game.check(1, complete(KG, "KP"))) == (
        "your Storage lacks purple Fragments for this payment (AN-6.1)"
    )
    game.play(1, complete(KG, "KG"))
    assert letters(game.state.players[1].storage) == "WG"


def test_an_6_1_only_blueprints_from_ones_own_hand() -> None:
    own_paw = paw("piloting")
    game = arrange(new(3), hands={1: [own_paw, WO], 2: [KG]}, storage={1: "KGWO"}, blueprints=[WG])
    market(game)
    for elsewhere in (KG, WG, own_paw):
        assert rule_of(game, 1, complete(elsewhere, "KG")) == "AN-6.1"
    assert str(game.check(1, complete(KG))) == f"card {KG} is not a Blueprint in your hand (AN-6.1)"


def test_an_6_1_not_before_the_end_of_the_turn() -> None:
    game = arrange(new(3), hands={0: [KG], 1: [WO]}, storage={0: "KG", 1: "WO"})
    assert rule_of(game, 0, complete(KG)) == rule_of(game, 1, complete(WO)) == "AN-6.1"
    game.play(0, Take(game.state.rows[0][0]))
    assert rule_of(game, 0, complete(KG)) == rule_of(game, 1, complete(WO)) == "AN-6.1"


def test_an_6_1_completions_per_turn_limits_each_player_in_each_turn() -> None:
    game = new(3, completions_per_turn=1)
    arrange(game, hands={0: [KG, WO], 1: [WG, KWP]}, storage={0: "KGWO", 1: "WGKP"})
    market(game)
    game.play(0, complete(KG))
    assert game.waiting_for() == (1,)
    assert (
        str(game.check(0, complete(WO))) == "at this table a player can complete at most 1 per turn (AN-6.1)"
    )
    game.play(1, complete(WG))
    market(game)
    assert game.waiting_for() == (0, 1)
    game.play(0, complete(WO))
    assert game.state.players[0].completed == [KG, WO]


def test_an_6_1_a_limit_of_completions_is_at_least_one() -> None:
    with pytest.raises(
        ValueError, match=r"completions_per_turn must be a whole number from 1 .*or None.*AN-6\.1"
    ):
        new(3, completions_per_turn=0)


# ---- AN-6.2


def test_an_6_2_surplus_is_discarded_before_anything_is_completed() -> None:
    crew = [paw("piloting"), paw("piloting", "engineering")]
    wobble = planet("piloting", "engineering", spaces=3)
    game = arrange(
        new(3), hands={0: [*crew, KG], 1: [WO]}, storage={0: "KGW", 1: "WO"}, planets=[(wobble, "PPO")]
    )
    game.play(0, {"type": "extract", "planet": wobble, "paws": crew})
    assert game.waiting_for() == (0,)
    for seat, card in ((0, KG), (1, WO)):
        assert str(game.check(seat, complete(card))) == (
            "not now: Fragments above capacity must be jettisoned first (AN-6.2)"
        )
    game.play(0, Jettison(fragments("KG")))
    assert rule_of(game, 0, complete(KG)) == "AN-6.1"
    assert rule_of(game, 1, complete(WO)) is None


# ---- AN-6.3


def test_an_6_3_the_card_is_revealed_and_tucked_and_the_fragments_are_discarded() -> None:
    game = arrange(new(3), hands={1: [KG, WO]}, storage={1: "KGP"})
    market(game)
    bag, discards = sorted(game.state.bag), game.state.fragment_discard[:]
    events = game.play(1, complete(KG))
    for viewer in (0, 1, 2, None):
        assert events[0].face(viewer) == Completed(1, KG, fragments("KG"))
        assert game.view(viewer).players[1].completed == (KG,)
    assert game.state.players[1].hand == [WO]
    assert letters(game.state.players[1].storage) == "P"
    assert letters([n - b for n, b in zip(game.state.fragment_discard, discards, strict=True)]) == "KG"
    assert sorted(game.state.bag) == bag


# ---- AN-6.4


def test_an_6_4_an_upgrade_does_not_work_in_the_window_of_its_completion() -> None:
    game = arrange(new(3), hands={1: [KWP, KG]}, storage={1: "KWPGG"}, upgrades={1: ["hold"]})
    market(game)
    game.play(1, complete(KWP))
    assert rule_of(game, 1, complete(KG, "GG")) == "AN-6.1"
    pass_all(game)
    market(game)
    assert rule_of(game, 1, complete(KG, "GG")) is None


def test_an_6_4_an_upgrade_works_from_the_next_turn_to_the_end() -> None:
    game = arrange(new(3), hands={1: [KG, WO]}, storage={1: "KGP", 2: "WW"})
    market(game)
    game.play(1, complete(KG))
    assert game.view(2).players[1].capacity == 4
    pass_all(game)
    for _ in range(4):
        assert game.view(2).players[1].capacity == 5
        market(game)
        pass_all(game)


def test_an_6_4_bots_turn_is_a_next_turn_too() -> None:
    game = arrange(new(2), hands={0: [KWP, KG]}, storage={0: "KWPGG"}, upgrades={0: ["hold"]}, active=1)
    market(game)
    game.play(0, complete(KWP))
    game.play(0, Pass())
    assert game.state.active == 2
    assert rule_of(game, 0, complete(KG, "GG")) is None


def test_an_6_4_an_upgrade_not_yet_working_cannot_be_named() -> None:
    autopilot = blueprint(upgrade="autopilot")
    wobble = planet("piloting", "engineering", spaces=3)
    crew = [paw("piloting"), paw("engineering")]
    game = arrange(new(3), hands={0: crew}, planets=[(wobble, "PPO")])
    extract = {"type": "extract", "planet": wobble, "paws": crew, "upgrades": ["autopilot"]}
    assert str(game.check(0, extract)) == "you have 0 working autopilot, not 1 (AN-6.4)"
    arrange(game, completed={0: [autopilot]})
    assert rule_of(game, 0, extract) is None


def test_an_6_4_several_of_the_same_upgrade_add_up() -> None:
    for count in range(4):
        game = arrange(new(3), upgrades={1: ["hold"] * count})
        assert game.view(0).players[1].capacity == 4 + count


# ---- AN-6.5


def test_an_6_5_nobody_completes_a_seventh() -> None:
    game = arrange(new(3), hands={1: [KG, WO], 2: [WG]}, storage={1: "KGWO", 2: "WG"}, completed={1: SIX[:5]})
    market(game)
    game.play(1, complete(KG))
    assert game.waiting_for() == (2,)
    assert game.legal(1) == ()
    assert str(game.check(1, complete(WO))) == "nobody can complete more than 6 Blueprints (AN-6.5)"


# ---- AN-6.6


def test_an_6_6_waited_for_is_who_by_public_facts_might_complete() -> None:
    some = [paw("piloting")]
    facts = {
        0: (some, "KW", SIX[:5], True),
        1: (some, "K", [], False),  # one Fragment pays for nothing
        2: ([], "KKKK", [], False),  # no card in hand
        3: (some, "WWWW", SIX, False),  # six are completed
        4: (some, "GGGG", [], True),
    }
    for seat, (hand, stored, completed, waited) in facts.items():
        game = arrange(
            new(6), hands={seat: hand}, storage={seat: stored}, completed={seat: completed}, active=5
        )
        market(game)
        assert game.state.window == ([seat] if waited else [])


def test_an_6_6_not_by_what_the_hand_holds() -> None:
    for hand in ([paw("piloting")], [blueprint(size=5)], [WO], [KG]):
        game = arrange(new(3), hands={1: hand}, storage={1: "KG"})
        market(game)
        assert game.waiting_for() == (1,)


def test_an_6_6_the_cheapest_blueprint_of_the_card_set_in_use_counts(tmp_path: Path) -> None:
    two_become_three = (r'cost = \["(\w+)", "(\w+)"\]', r'cost = ["\1", "\2", "\2"]')
    game = new(3, cards=changed_cards(tmp_path, two_become_three))
    arrange(game, hands={1: [WO], 2: [WG]}, storage={1: "WO", 2: "WGG"})
    market(game)
    assert game.waiting_for() == (2,)
    assert rule_of(game, 2, complete(WG, "WGG")) is None
    assert str(game.check(1, complete(WO))) == (
        "to complete a Blueprint you need a card in hand and at least 3 stored Fragments (AN-6.6)"
    )


def test_an_6_6_players_act_in_any_order_until_they_decline() -> None:
    game = arrange(new(3), hands={0: [KG], 1: [WO], 2: [WG]}, storage={0: "KG", 1: "WO", 2: "WG"})
    market(game)
    game.play(2, Pass())
    game.play(0, complete(KG))
    assert game.waiting_for() == (1,)
    assert str(game.check(2, complete(WG))) == "you have already passed (AN-6.6)"
    assert str(game.check(2, Pass())) == "the game is not waiting for you to complete anything (AN-6.6)"
    game.play(1, complete(WO))
    assert game.state.active == 1


def test_an_6_6_a_player_stays_in_the_window_while_the_facts_hold() -> None:
    game = arrange(new(3), hands={1: [KG, WO]}, storage={1: "KGWW"})
    market(game)
    game.play(1, complete(KG))  # one card and two Fragments are left: nothing to complete, but who knows
    assert game.waiting_for() == (1,)


@pytest.mark.parametrize(
    ("hand", "stored"), [([KG], "KGWW"), ([KG, WO], "KGW")], ids=["no card left", "one Fragment left"]
)
def test_an_6_6_a_player_leaves_the_window_when_the_facts_no_longer_hold(
    hand: list[int], stored: str
) -> None:
    game = arrange(new(3), hands={1: hand, 2: [WG]}, storage={1: stored, 2: "WG"})
    market(game)
    game.play(1, complete(KG))
    assert game.waiting_for() == (2,)


def test_an_6_6_the_limit_of_completions_holds_in_the_last_window_too() -> None:
    game = new(3, completions_per_turn=1)
    arrange(game, hands={0: [WG], 1: [KG, WO]}, storage={0: "WG", 1: "KGWO"}, completed={0: SIX[:5]})
    market(game)
    game.play(1, complete(KG))
    game.play(0, complete(WG))
    assert game.waiting_for() == ()
    assert game.state.players[1].completed == [KG]


# ---- AN-6.7


def test_an_6_7_the_table_learns_who_completed_what_and_who_declined() -> None:
    game = arrange(new(3), hands={1: [KG], 2: [WO]}, storage={1: "KG", 2: "WO"})
    assert market(game)[-1] == WindowOpened((1, 2))
    for viewer in (0, None):
        assert [event.face(viewer) for event in game.copy().play(1, Pass())] == [Passed(1)]
        assert [event.face(viewer) for event in game.copy().play(1, complete(KG))] == [
            Completed(1, KG, fragments("KG"))
        ]


def test_an_6_7_the_table_does_not_learn_who_could_have_completed() -> None:
    able = arrange(new(3), hands={1: [KG]}, storage={1: "KG", 2: "WW"})
    unable = arrange(new(3), hands={1: [blueprint(size=5)]}, storage={1: "KG", 2: "WW"})
    assert market(able) == market(unable)
    for viewer in (0, 2, None):
        assert able.view(viewer).to_json() == unable.view(viewer).to_json()
    assert able.play(1, Pass()) == unable.play(1, Pass())
    for viewer in (0, 2, None):
        assert able.view(viewer).to_json() == unable.view(viewer).to_json()
