"""AfterNova, section 4: which icons an Extract needs, and the Paws and Upgrades that bring them."""

from collections.abc import Sequence
from itertools import combinations, product
from pathlib import Path
from random import Random

import pytest

from novatable.afternova.actions import Agree, Extract, Propose
from novatable.afternova.cards import UPGRADES, CardSet
from novatable.afternova.game import AfterNova
from novatable.afternova.pledge import SKILL_UPGRADES
from novatable.afternova.terms import Icons
from tests.builders.afternova import (
    arrange,
    blueprint,
    changed_cards,
    icons,
    letters,
    new,
    paw,
    planet,
    rule_of,
    terms,
)

REACH = planet("piloting", "security", spaces=3)  # 2 piloting, 2 security
WOBBLE = planet("piloting", "engineering", spaces=3)  # 3 piloting, 1 engineering
PP, P2 = paw("piloting"), paw("piloting", nth=1)
SS, S2 = paw("security"), paw("security", nth=1)
EE = paw("engineering")
PS, PE, SX = paw("piloting", "security"), paw("piloting", "engineering"), paw("security", "extraction")


def table(hand: list[int], *upgrades: str) -> AfterNova:
    """Seat 0 with these cards and Upgrades before Sable Reach and Little Wobble."""
    return arrange(new(4), hands={0: hand}, upgrades={0: upgrades}, planets=[(REACH, "KWG"), (WOBBLE, "PPO")])


def with_helper(
    own: list[int], theirs: list[int], active: Sequence[str] = (), helping: Sequence[str] = ()
) -> AfterNova:
    """The same with seat 1 beside seat 0: the Paws of both, then the Upgrades of both."""
    return arrange(table(own), hands={1: theirs}, upgrades={0: active, 1: helping})


def propose(mine: Icons, theirs: Icons, *paws: int) -> Propose:
    """Seat 0 proposes Sable Reach to seat 1: who promises what, and the Paws of seat 0."""
    return Propose(terms(REACH, {0: mine, 1: theirs}, {0: "KW", 1: "G"}), paws)


# ---- AN-4.1


def test_an_4_1_icons_that_meet_both_requirements_are_enough() -> None:
    game = table([PP, SS])
    action = Extract(REACH, (PP, SS))
    assert game.check(0, action) is None
    assert action in game.legal(0)


def test_an_4_1_icons_may_exceed_the_requirements() -> None:
    game = table([PP, P2, EE])
    action = Extract(WOBBLE, (PP, P2, EE))  # 4 and 2 icons for 3 and 1
    assert game.check(0, action) is None
    assert action in game.legal(0)


@pytest.mark.parametrize(
    ("paws", "lack"),
    [
        ((PP, SX), "1 security"),
        ((PS, S2), "1 piloting"),
        ((PP,), "2 security"),
        ((SS,), "2 piloting"),
        ((PS,), "1 piloting and 1 security"),
        ((), "2 piloting and 2 security"),
        ((EE,), "2 piloting and 2 security"),
    ],
)
def test_an_4_1_both_requirements_have_to_be_met(paws: tuple[int, ...], lack: str) -> None:
    game = table([PP, SS, S2, PS, SX, EE])
    refusal = game.check(0, Extract(REACH, paws))
    assert str(refusal) == f"Planet {REACH} still lacks {lack} (AN-4.1)"


def test_an_4_1_one_icon_counts_once() -> None:
    game = table([PS, PP, SS])
    assert game.check(0, Extract(REACH, (PS, PP, SS))) is not None  # PS would be in vain
    refusal = game.check(0, Extract(REACH, (PS, PP)))
    assert str(refusal) == f"Planet {REACH} still lacks 1 security (AN-4.1)"


def test_an_4_1_the_planet_lies_face_up() -> None:
    game = table([PP, SS])
    hidden = game.state.planet_deck[0]
    refusal = game.check(0, Extract(hidden, (PP, SS)))
    assert refusal is not None
    assert refusal.rule == "AN-4.1"
    assert "not face up" in refusal.message
    assert rule_of(game, 0, Propose(terms(hidden, {1: icons(piloting=1)}, {}))) == "AN-4.1"


@pytest.mark.parametrize(
    ("hand", "upgrades"),
    [
        ([PS, SX], ["autopilot"]),
        ([PP, SX], ["turret"]),
        ([PP], ["turret", "turret"]),
        ([PS], ["autopilot", "turret"]),
    ],
)
def test_an_4_1_skill_upgrades_bring_icons_if_they_are_used(hand: list[int], upgrades: list[str]) -> None:
    game = table(hand, *upgrades)
    used = {"type": "extract", "planet": REACH, "paws": hand, "upgrades": upgrades}
    assert game.check(0, used) is None
    assert rule_of(game, 0, Extract(REACH, tuple(hand))) == "AN-4.1"
    assert [action for action in game.legal(0) if action.type == "extract"]


def test_an_4_1_an_upgrade_brings_its_icon_once() -> None:
    game = table([SS], "autopilot")
    assert rule_of(game, 0, Extract(REACH, (SS,), ("autopilot",))) == "AN-4.1"
    refusal = game.check(0, Extract(REACH, (SS,), ("autopilot", "autopilot")))
    assert str(refusal) == "you have 1 working autopilot, not 2 (AN-6.4)"


def test_an_4_1_the_icons_of_all_participants_count_together() -> None:
    game = with_helper([PS], [paw("piloting", "security", nth=1)])
    game.play(0, propose(icons(piloting=1, security=1), icons(piloting=1, security=1), PS))
    game.play(1, Agree(1, (paw("piloting", "security", nth=1),)))
    assert REACH not in game.state.planets


# ---- AN-4.1 with other card sets (AN-1.5)


def other_paws(folder: Path, hand: list[int]) -> AfterNova:
    """Paw 0 has two wild icons, Paw 1 one, Paw 2 one piloting, Paw 3 a piloting and three securities."""
    cards = changed_cards(
        folder,
        (r'(name = "Swoop"\n.*\nicons = ).*', r'\1["wild", "wild"]'),
        (r'(name = "Marlo Tailwind"\n.*\nicons = ).*', r'\1["wild"]'),
        (r'(name = "Nimbus"\n.*\nicons = ).*', r'\1["piloting"]'),
        (r'(name = "Vesper"\n.*\nicons = ).*', r'\1["piloting", "security", "security", "security"]'),
    )
    return arrange(new(4, cards=cards), hands={0: hand}, planets=[(REACH, "KWG"), (WOBBLE, "PPO")])


@pytest.mark.parametrize("paws", [(0, SS), (0, PS), (1, 2, SS), (1, 3), (2, 3), (0, 1, 2)])
def test_an_4_1_wild_icons_and_other_numbers_of_icons(tmp_path: Path, paws: tuple[int, ...]) -> None:
    game = other_paws(tmp_path, list(paws))
    listed = [action for action in game.legal(0) if isinstance(action, Extract) and action.planet == REACH]
    assert [sorted(action.paws) for action in listed] == [sorted(paws)]
    game.play(0, Extract(REACH, paws))
    assert letters(game.state.players[0].storage) == "KWG"


@pytest.mark.parametrize(
    ("paws", "lack"), [((0, 1), "1 security"), ((1, SS), "1 piloting"), ((3,), "1 piloting")]
)
def test_an_4_1_a_wild_icon_is_one_icon(tmp_path: Path, paws: tuple[int, ...], lack: str) -> None:
    game = other_paws(tmp_path, list(paws))
    refusal = game.check(0, Extract(REACH, paws))
    assert str(refusal) == f"Planet {REACH} still lacks {lack} (AN-4.1)"
    assert not any(action.type == "extract" for action in game.legal(0))


def test_an_4_1_a_wild_icon_serves_a_promise(tmp_path: Path) -> None:
    game = arrange(other_paws(tmp_path, [PS]), hands={1: [0]})
    game.play(0, propose(icons(piloting=1, security=1), icons(piloting=1, security=1), PS))
    assert Agree(1, (0,)) in game.legal(1)
    game.play(1, Agree(1, (0,)))
    assert REACH not in game.state.planets


def covered(cards: CardSet, paws: tuple[int, ...], upgrades: Sequence[str], need: Icons) -> bool:
    """Whether the icons suffice, by trying out every skill that each icon could count for."""
    printed = [skill for paw in paws for skill, count in enumerate(cards.icons[paw]) for _ in range(count)]
    for meant in product(range(4), repeat=len(printed)):
        adapted = sum(icon not in (skill, 4) for icon, skill in zip(printed, meant, strict=True))
        have = [meant.count(skill) + upgrades.count(SKILL_UPGRADES[skill]) for skill in range(4)]
        if adapted <= upgrades.count("adapter") and all(h >= n for h, n in zip(have, need, strict=True)):
            return True
    return False


def test_an_4_1_icons_count_as_when_every_use_of_each_is_tried_out(tmp_path: Path) -> None:
    game = other_paws(tmp_path, [])
    cards = game.state.rules.cards
    rng = Random(4)
    seen = set()
    for _ in range(60):
        paws = tuple(dict.fromkeys([rng.randrange(4), *rng.sample([PP, P2, SS, S2, EE, PS, PE, SX], 2)]))
        upgrades = [name for name in ("autopilot", "turret", "adapter", "adapter") if rng.random() < 0.3]
        arrange(game, hands={0: paws})
        game.state.players[0].upgrades = [upgrades.count(name) for name in UPGRADES]
        need = cards.need[REACH]
        expected = "AN-4.1"
        if covered(cards, paws, upgrades, need):
            fewer = combinations(paws, len(paws) - 1)
            expected = "AN-4.10" if any(covered(cards, rest, upgrades, need) for rest in fewer) else "legal"
        seen.add(expected)
        action = {"type": "extract", "planet": REACH, "paws": paws, "upgrades": upgrades}
        assert (rule_of(game, 0, action) or "legal") == expected
    assert seen == {"legal", "AN-4.1", "AN-4.10"}


# ---- AN-4.2


def test_an_4_2_alone_one_plays_all_the_paws_and_takes_all_the_fragments() -> None:
    game = arrange(table([PP, SS, EE]), storage={0: "O"})
    others = game.view(None).players[1:]
    game.play(0, Extract(REACH, (PP, SS)))
    assert letters(game.state.players[0].storage) == "KWGO"
    assert game.state.players[0].hand == [EE]
    assert game.view(None).players[1:] == others


def test_an_4_2_alone_one_plays_only_own_paws() -> None:
    game = with_helper([PP], [SS])
    refusal = game.check(0, Extract(REACH, (PP, SS)))
    assert str(refusal) == f"card {SS} is not a Paw in your hand (AN-4.10)"


def test_an_4_2_only_paws_bring_icons() -> None:
    plan = blueprint("KG")
    refusal = table([PP, SS, plan]).check(0, Extract(REACH, (PP, SS, plan)))
    assert str(refusal) == f"card {plan} is not a Paw in your hand (AN-4.10)"


# ---- AN-4.5


@pytest.mark.parametrize(
    ("mine", "theirs", "message"),
    [
        (icons(piloting=2), icons(security=1), "still lacks 1 security"),
        (icons(piloting=1), icons(security=1), "still lacks 1 piloting and 1 security"),
        (icons(piloting=2, security=1), icons(security=2), "is promised 1 security more than it needs"),
        (icons(piloting=2), icons(security=2, extraction=1), "is promised 1 extraction more than it needs"),
        (icons(piloting=3), icons(security=1), "still lacks 1 security"),
    ],
)
def test_an_4_5_promises_add_up_to_exactly_the_requirements(mine: Icons, theirs: Icons, message: str) -> None:
    refusal = with_helper([PP, SS, SX], []).check(0, propose(mine, theirs, PP))
    assert str(refusal) == f"Planet {REACH} {message} (AN-4.5)"


def test_an_4_5_the_promises_of_several_helpers_add_up() -> None:
    game = with_helper([PP], [])
    three: dict[int | None, Icons] = {0: icons(piloting=2), 1: icons(security=1), 2: icons(security=1)}
    assert game.check(0, Propose(terms(REACH, three, {0: "KWG"}), (PP,))) is None
    four = three | {3: icons(security=1)}
    assert rule_of(game, 0, Propose(terms(REACH, four, {0: "KWG"}), (PP,))) == "AN-4.5"


def test_an_4_5_bots_icons_are_among_those_that_add_up() -> None:
    game = arrange(
        new(2),
        hands={0: [PP], 1: [SS]},
        planets=[(REACH, "KWG")],
        bot_row=[(blueprint("KG"), ""), (blueprint("WO"), "")],
    )
    with_bot = (icons(security=1), "K")
    fitting = terms(REACH, {0: icons(piloting=2), 1: icons(security=1)}, {0: "WG"}, bot=with_bot)
    assert game.check(0, Propose(fitting, (PP,))) is None
    surplus = terms(REACH, {0: icons(piloting=2), 1: icons(security=2)}, {0: "WG"}, bot=with_bot)
    assert rule_of(game, 0, Propose(surplus, (PP,))) == "AN-4.5"


def test_an_4_5_a_helper_promises_at_least_one_icon() -> None:
    game = with_helper([PP, SS], [EE])
    refusal = game.check(0, propose(icons(piloting=2, security=2), icons(), PP, SS))
    assert str(refusal) == "a helper must promise at least one icon; seat 1 promises none (AN-4.5)"
    third = terms(REACH, {0: icons(piloting=2), 1: icons(security=2), 2: icons()}, {0: "KWG"})
    assert rule_of(game, 0, Propose(third, (PP,))) == "AN-4.5"


def test_an_4_5_a_helpers_upgrades_alone_do_not_keep_a_promise() -> None:
    game = with_helper([PP, SX], [PS, SS], helping=["turret"])
    game.play(0, propose(icons(piloting=2, security=1), icons(security=1), PP, SX))
    refusal = game.check(1, Agree(1, (), ("turret",)))
    assert str(refusal) == "a helper must play at least one Paw: name the Paws for your promise (AN-4.5)"
    assert all(action.paws for action in game.legal(1) if isinstance(action, Agree))
    assert game.check(1, Agree(1, (PS,))) is None  # the Turret stays unused


def test_an_4_5_a_helper_who_proposes_plays_a_paw_too() -> None:
    game = with_helper([PP, SX], [PS], helping=["turret"])
    offer = terms(REACH, {0: icons(piloting=2, security=1), 1: icons(security=1)}, {0: "KWG"})
    assert rule_of(game, 1, Propose(offer, (), ("turret",))) == "AN-4.5"
    assert rule_of(game, 1, Propose(offer, (PS,))) is None


def test_an_4_5_a_helpers_upgrades_may_cover_a_part() -> None:
    game = with_helper([PP], [SX], helping=["turret"])
    game.play(0, propose(icons(piloting=2), icons(security=2), PP))
    assert rule_of(game, 1, Agree(1, (SX,))) == "AN-4.5"
    game.play(1, Agree(1, (SX,), ("turret",)))
    assert game.state.players[1].hand == []


def test_an_4_5_the_active_player_may_promise_nothing() -> None:
    game = with_helper([], [PP, SS])
    game.play(0, propose(icons(), icons(piloting=2, security=2)))
    game.play(1, Agree(1, (PP, SS)))
    assert letters(game.state.players[0].storage) == "KW"


def test_an_4_5_the_active_player_may_promise_nothing_to_a_counter_offer() -> None:
    game = with_helper([EE], [PP, SS])
    all_theirs = terms(REACH, {1: icons(piloting=2, security=2)}, {0: "KW", 1: "G"})
    game.play(1, Propose(all_theirs, (PP, SS)))
    assert [action.type for action in game.legal(0)][:2] == ["agree", "decline"]
    game.play(0, Agree(1))
    assert game.state.players[0].hand == [EE]


def test_an_4_5_the_active_player_may_extract_with_upgrades_alone() -> None:
    game = table([], "autopilot", "autopilot", "turret", "turret")
    action = Extract(REACH, (), ("autopilot", "autopilot", "turret", "turret"))
    assert action in game.legal(0)
    game.play(0, action)
    assert letters(game.state.players[0].storage) == "KWG"


def test_an_4_5_the_active_player_may_keep_a_promise_with_upgrades_alone() -> None:
    game = with_helper([], [PP, SX], active=["turret"])
    offer = terms(REACH, {0: icons(security=1), 1: icons(piloting=2, security=1)}, {0: "KWG"})
    assert rule_of(game, 0, Propose(offer)) == "AN-4.5"
    game.play(0, Propose(offer, (), ("turret",)))
    game.play(1, Agree(1, (PP, SX)))
    assert letters(game.state.players[0].storage) == "KWG"


# ---- AN-4.10: naming Paws and Upgrades


def test_an_4_10_the_named_cards_cover_ones_own_promise() -> None:
    game = with_helper([PP, EE], [SX, SS])
    refusal = game.check(0, propose(icons(piloting=2), icons(security=2), EE))
    assert str(refusal) == "your promise still lacks 2 piloting (AN-4.5)"
    game.play(0, propose(icons(piloting=2), icons(security=2), PP))
    refusal = game.check(1, Agree(1, (SX,)))
    assert str(refusal) == "your promise still lacks 1 security (AN-4.5)"


def test_an_4_10_surplus_icons_count_for_nothing() -> None:
    game = with_helper([SS], [PP])
    mine = propose(icons(piloting=1, security=2), icons(piloting=1), SS)
    assert rule_of(game, 0, mine) == "AN-4.5"  # the second piloting of seat 1 does not help seat 0


@pytest.mark.parametrize("extra", [EE, P2, S2, PS])
def test_an_4_10_no_paw_is_played_in_vain_alone(extra: int) -> None:
    game = table([PP, SS, extra])
    refusal = game.check(0, Extract(REACH, (PP, SS, extra)))
    assert refusal is not None
    assert refusal.rule == "AN-4.10"
    assert "is not needed; keep it in your hand" in refusal.message


def test_an_4_10_no_paw_is_played_in_vain_in_a_deal() -> None:
    game = with_helper([PP, P2], [SS, S2])
    offer = (icons(piloting=2), icons(security=2))
    assert rule_of(game, 0, propose(*offer, PP, P2)) == "AN-4.10"
    game.play(0, propose(*offer, PP))
    assert rule_of(game, 1, Agree(1, (SS, S2))) == "AN-4.10"
    assert rule_of(game, 1, Agree(1, (S2,))) is None


def test_an_4_10_who_promises_nothing_plays_nothing() -> None:
    game = with_helper([PP], [P2, SS])
    assert rule_of(game, 0, propose(icons(), icons(piloting=2, security=2), PP)) == "AN-4.10"


def test_an_4_10_surplus_alone_does_not_make_a_paw_superfluous() -> None:
    game = table([PP, PS, SX])
    assert rule_of(game, 0, Extract(REACH, (PP, PS, SX))) is None  # 3 piloting, but each Paw is needed


def test_an_4_10_a_paw_is_named_once() -> None:
    refusal = table([PP, SS]).check(0, Extract(REACH, (PP, PP, SS)))
    assert str(refusal) == "name each Paw only once (AN-4.10)"


def test_an_4_10_an_upgrade_need_not_be_used() -> None:
    game = table([PP, SS], "autopilot", "turret")
    assert game.check(0, Extract(REACH, (PP, SS))) is None


def test_an_4_10_an_upgrade_that_is_not_needed_may_be_named_and_does_nothing() -> None:
    game = table([PP, SS], "autopilot", "drill")
    game.play(0, Extract(REACH, (PP, SS), ("autopilot", "drill")))
    assert game.state.players[0].hand == []
    assert letters(game.state.players[0].storage) == "KWG"


def test_an_4_10_an_upgrade_named_can_make_a_paw_superfluous() -> None:
    game = with_helper([PE, PP, SS], [SS], active=["autopilot"])
    one = Propose(
        terms(REACH, {0: icons(piloting=1), 1: icons(piloting=1, security=2)}, {0: "KWG"}),
        (PE,),
        ("autopilot",),
    )
    assert rule_of(game, 0, one) == "AN-4.10"
    two = Propose(
        terms(REACH, {0: icons(piloting=2), 1: icons(security=2)}, {0: "KWG"}), (PP,), ("autopilot",)
    )
    assert rule_of(game, 0, two) is None


def test_an_4_10_nobody_names_an_upgrade_that_they_do_not_have() -> None:
    game = with_helper([PP], [SX], active=["turret"])
    game.play(0, propose(icons(piloting=2), icons(security=2), PP))
    refusal = game.check(1, Agree(1, (SX,), ("turret",)))
    assert str(refusal) == "you have 0 working turret, not 1 (AN-6.4)"
