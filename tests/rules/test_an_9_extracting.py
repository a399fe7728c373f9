"""AfterNova, section 9: the Upgrades that serve in an Extract, alone and with their equals (AN-6.4)."""

from pathlib import Path

import pytest

from novatable.afternova.actions import Agree, Extract, Propose
from novatable.afternova.events import PawsReturned, PlanetLaid, Reshuffled, Siphoned, WindowOpened
from novatable.afternova.game import AfterNova
from novatable.afternova.model import PAWS
from novatable.afternova.terms import SkillUpgrade
from tests.builders.afternova import (
    arrange,
    blueprint,
    changed_cards,
    fragments,
    icons,
    letters,
    market,
    new,
    paw,
    planet,
    rule_of,
    terms,
)

WOBBLE = planet("piloting", "engineering", spaces=3)  # 3 piloting, 1 engineering
GYRE = planet("piloting", "engineering", spaces=5)  # 2 piloting, 5 engineering
REACH = planet("piloting", "security", spaces=3)  # 2 and 2
SKIP = planet("piloting", "extraction", spaces=3)  # 1 piloting, 3 extraction
MOSS = planet("engineering", "extraction", spaces=3)  # 2 and 2
LOCKJAW = planet("engineering", "security", spaces=3)  # 3 engineering, 1 security
PILOTS = [paw("piloting", nth=n) for n in range(4)]
MECHANICS = [paw("engineering", nth=n) for n in range(4)]
GUARD = paw("security")
MINER = paw("extraction")
BOTH = paw("piloting", "engineering")
KG = blueprint("KG")


# ---- AN-9.2 Autopilot, Toolkit, Turret, Drill


@pytest.mark.parametrize(
    ("upgrade", "where", "crew", "lacks"),
    [
        ("autopilot", WOBBLE, [BOTH, paw("piloting", "security")], "1 piloting"),
        ("toolkit", LOCKJAW, [MECHANICS[0], GUARD], "1 engineering"),
        ("turret", LOCKJAW, MECHANICS[:2], "1 security"),
        ("drill", SKIP, [MINER, PILOTS[0]], "1 extraction"),
    ],
)
def test_an_9_2_one_icon_more_without_a_card(
    upgrade: SkillUpgrade, where: int, crew: list[int], lacks: str
) -> None:
    game = arrange(new(3), hands={0: crew}, planets=[(where, "KWG")], upgrades={0: [upgrade]})
    assert str(game.check(0, Extract(where, tuple(crew)))).endswith(f"still lacks {lacks} (AN-4.1)")
    others: set[SkillUpgrade] = {"autopilot", "toolkit", "turret", "drill", "adapter"}
    for other in others - {upgrade}:
        assert rule_of(game, 0, Extract(where, tuple(crew), (other,))) == "AN-6.4"
    game.play(0, Extract(where, tuple(crew), (upgrade,)))
    assert letters(game.state.players[0].storage) == "KWG"


def test_an_9_2_it_is_of_its_own_skill() -> None:
    game = arrange(new(3), hands={0: [BOTH]}, planets=[(WOBBLE, "KWG")], upgrades={0: ["toolkit"] * 2})
    assert rule_of(game, 0, Extract(WOBBLE, (BOTH,), ("toolkit", "toolkit"))) == "AN-4.1"


def test_an_9_2_equals_add_up_and_serve_in_every_extract() -> None:
    names: tuple[SkillUpgrade, ...] = ("autopilot", "autopilot", "turret", "turret")
    game = arrange(new(3), planets=[(REACH, "KWG")], upgrades={0: names})
    assert rule_of(game, 0, Extract(REACH, (), names[1:])) == "AN-4.1"
    assert rule_of(game, 0, Extract(REACH, (), (*names, "autopilot"))) == "AN-6.4"
    game.play(0, Extract(REACH, (), names))
    arrange(game, planets=[(REACH, "KWG")], storage={0: ""}, active=0)
    game.play(0, Extract(REACH, (), names))
    assert letters(game.state.players[0].storage) == "KWG"


def test_an_9_2_a_helper_has_it_too() -> None:
    game = arrange(
        new(3),
        hands={0: [BOTH], 1: [PILOTS[0]]},
        planets=[(WOBBLE, "KWG")],
        upgrades={1: ["autopilot", "toolkit"]},
    )
    deal = terms(WOBBLE, {0: icons(), 1: icons(piloting=3, engineering=1)}, {0: "KW", 1: "G"})
    game.play(0, Propose(deal))
    assert str(game.check(1, Agree(1, (PILOTS[0],), ("autopilot",)))) == (
        "your promise still lacks 1 engineering (AN-4.5)"
    )
    game.play(1, Agree(1, (PILOTS[0],), ("autopilot", "toolkit")))
    assert letters(game.state.players[1].storage) == "G"


# ---- AN-9.3 Adapter


def can_extract(
    game: AfterNova, where: int, crew: list[int], upgrades: tuple[SkillUpgrade, ...] = ()
) -> bool:
    """Whether seat 0 can extract with exactly these; `legal` lists it if and only if `check` allows it."""
    allowed = game.check(0, Extract(where, tuple(crew), upgrades)) is None
    listed = [
        action
        for action in game.legal(0)
        if isinstance(action, Extract)
        and (action.planet, set(action.paws), sorted(action.upgrades)) == (where, set(crew), sorted(upgrades))
    ]
    assert allowed == bool(listed)
    return allowed


def test_an_9_3_one_icon_on_the_paws_counts_as_another_skill() -> None:
    game = arrange(new(3), hands={0: PILOTS}, planets=[(WOBBLE, "KWG")], upgrades={0: ["adapter"]})
    assert not can_extract(game, WOBBLE, PILOTS[:2])
    assert can_extract(game, WOBBLE, PILOTS[:2], ("adapter",))
    assert not can_extract(game, WOBBLE, PILOTS[:3], ("adapter",))  # the third is not needed


def test_an_9_3_an_icon_of_a_skill_that_is_not_asked_for_serves_too() -> None:
    crew = [PILOTS[0], paw("piloting", "extraction")]
    game = arrange(new(3), hands={0: crew}, planets=[(WOBBLE, "KWG")], upgrades={0: ["adapter"]})
    assert can_extract(game, WOBBLE, crew, ("adapter",))


def test_an_9_3_one_adapter_changes_one_icon_and_two_change_two() -> None:
    game = arrange(new(3), hands={0: PILOTS[:2]}, planets=[(REACH, "KWG")], upgrades={0: ["adapter"] * 2})
    assert not can_extract(game, REACH, PILOTS[:2], ("adapter",))
    assert can_extract(game, REACH, PILOTS[:2], ("adapter", "adapter"))


def test_an_9_3_an_upgrades_icon_is_not_on_a_paw() -> None:
    upgrades: tuple[SkillUpgrade, ...] = ("autopilot", "autopilot", "adapter")
    game = arrange(new(3), hands={0: [MINER, GUARD]}, planets=[(SKIP, "KWG")], upgrades={0: upgrades})
    assert rule_of(game, 0, Extract(SKIP, (MINER,), upgrades)) == "AN-4.1"
    assert rule_of(game, 0, Extract(SKIP, (MINER, GUARD), ("autopilot", "adapter"))) is None


def test_an_9_3_a_paws_icon_set_free_by_an_upgrade_may_be_the_one() -> None:
    crew = [paw("piloting", "extraction", nth=n) for n in range(2)]
    cindermere = planet("piloting", "extraction", spaces=4)  # 2 piloting, 3 extraction
    game = arrange(
        new(3), hands={0: crew}, planets=[(cindermere, "KWGP")], upgrades={0: ["autopilot", "adapter"]}
    )
    assert not can_extract(game, cindermere, crew, ("adapter",))
    assert not can_extract(game, cindermere, crew, ("autopilot",))
    assert can_extract(game, cindermere, crew, ("autopilot", "adapter"))


def test_an_9_3_a_helper_has_it_too() -> None:
    game = arrange(
        new(3), hands={0: PILOTS[:2], 1: [GUARD]}, planets=[(WOBBLE, "KWG")], upgrades={1: ["adapter"]}
    )
    deal = terms(WOBBLE, {0: icons(piloting=3), 1: icons(engineering=1)}, {0: "KW", 1: "G"})
    game.play(0, Propose(deal, tuple(PILOTS[:2])))
    assert rule_of(game, 1, Agree(1, (GUARD,))) == "AN-4.5"
    assert rule_of(game, 1, Agree(1, (GUARD,), ("adapter",))) is None


def test_an_9_3_beside_wild_icons(tmp_path: Path) -> None:
    wild = 0
    swoop = (r'(name = "Swoop"\nspecies = "swift"\nicons = ).*', r'\1["piloting", "wild"]')
    cards = changed_cards(tmp_path, swoop)
    crew = [wild, PILOTS[1]]  # 3 piloting and 1 wild
    game = arrange(new(3, cards=cards), hands={0: crew}, planets=[(WOBBLE, "KWG"), (REACH, "KWG")])
    assert can_extract(game, WOBBLE, crew)
    assert not can_extract(game, REACH, crew)
    arrange(game, upgrades={0: ["adapter"]})
    assert can_extract(game, REACH, crew, ("adapter",))
    game.play(0, Extract(REACH, tuple(crew), ("adapter",)))
    assert letters(game.state.players[0].storage) == "KWG"


# ---- AN-9.8 Siphon

LAID = [(REACH, "KWG"), (WOBBLE, "PPO"), (SKIP, "PPO")]
SOLO = Extract(REACH, (PILOTS[0], GUARD))


def siphon(count: int, stored: str, bag: str, hold: int = 0) -> AfterNova:
    """Seat 0 can extract black, white and green from Reach; Moss with 3 spaces comes next."""
    return arrange(
        new(3),
        hands={0: [PILOTS[0], GUARD, KG]},
        storage={0: stored},
        upgrades={0: ["siphon"] * count + ["hold"] * hold},
        planets=LAID,
        planet_deck=[MOSS],
        bag=bag,
    )


def test_an_9_8_after_the_new_planet_a_fragment_is_drawn_from_the_bag() -> None:
    game = siphon(1, "", "KKKOPP")
    events = game.play(0, SOLO)
    laid, drawn = events.index(PlanetLaid(0, REACH, MOSS, fragments("KKK"))), events.index(Siphoned(0, 4))
    assert laid < drawn < [type(event) for event in events].index(WindowOpened)
    assert letters(game.state.players[0].storage) == "KWGO"
    assert len(game.state.bag) == 2


def test_an_9_8_only_if_there_is_room() -> None:
    game = siphon(1, "P", "KKKOPP")
    assert not any(isinstance(event, Siphoned) for event in game.play(0, SOLO))
    assert letters(game.state.players[0].storage) == "KWGP"
    assert len(game.state.bag) == 3


@pytest.mark.parametrize(
    ("stored", "holds", "drawn"), [("", 0, "O"), ("", 1, "OP"), ("P", 0, ""), ("P", 1, "O")]
)
def test_an_9_8_two_siphons_draw_two_as_far_as_there_is_room(stored: str, holds: int, drawn: str) -> None:
    game = siphon(2, stored, "KKKOPP", holds)
    events = game.play(0, SOLO)
    assert "".join("KWGPO"[event.colour] for event in events if isinstance(event, Siphoned)) == drawn


def test_an_9_8_an_empty_bag_is_filled_from_the_discards_first() -> None:
    game = siphon(1, "", "KKK")
    events = game.play(0, SOLO)
    assert any(isinstance(event, Reshuffled) and event.pile == "bag" for event in events)
    assert sum(game.state.players[0].storage) == 4


def test_an_9_8_with_bag_and_discards_empty_nothing_is_drawn() -> None:
    game = arrange(
        siphon(1, "", ""), planets=LAID, storage={1: "K" * 7 + "W" * 7 + "G" * 7, 2: "P" * 4 + "O" * 6}
    )
    assert not game.state.bag
    assert not any(game.state.fragment_discard)
    game.play(0, SOLO)
    assert letters(game.state.players[0].storage) == "KWG"
    assert game.view(None).phase == "window"


def test_an_9_8_in_a_deal_only_for_the_active_player() -> None:
    for owner, stored in ((0, ["KWO", "G"]), (1, ["KW", "G"])):
        game = arrange(
            new(3),
            hands={0: [PILOTS[0]], 1: [GUARD]},
            upgrades={owner: ["siphon"]},
            planets=LAID,
            planet_deck=[MOSS],
            bag="KKKOPP",
        )
        deal = terms(REACH, {0: icons(piloting=2), 1: icons(security=2)}, {0: "KW", 1: "G"})
        game.play(0, Propose(deal, (PILOTS[0],)))
        game.play(1, Agree(1, (GUARD,)))
        assert [letters(player.storage) for player in game.state.players[:2]] == stored


def test_an_9_8_not_after_a_market_action() -> None:
    game = siphon(2, "", "KKKOPP")
    market(game)
    assert letters(game.state.players[0].storage) == ""


# ---- AN-9.9 Loyalty


def loyal(count: int, crew: list[int], where: int = GYRE) -> AfterNova:
    return arrange(new(3), hands={0: crew}, planets=[(where, "KWG")], upgrades={0: ["loyalty"] * count})


def test_an_9_9_one_of_the_paws_played_comes_back() -> None:
    game = loyal(1, [PILOTS[0], GUARD], REACH)
    events = game.play(0, Extract(REACH, (PILOTS[0], GUARD), returns=(GUARD,)))
    kinds = [type(event) for event in events]
    assert events[kinds.index(PawsReturned)] == PawsReturned(0, (GUARD,))
    assert kinds.index(PlanetLaid) < kinds.index(PawsReturned) < kinds.index(WindowOpened)
    assert game.state.players[0].hand == [GUARD]
    assert game.state.discards[PAWS] == [PILOTS[0]]


def test_an_9_9_before_siphon() -> None:
    game = arrange(loyal(1, [PILOTS[0], GUARD], REACH), completed={0: [blueprint(upgrade="siphon")]})
    events = game.play(0, Extract(REACH, (PILOTS[0], GUARD), returns=(GUARD,)))
    kinds = [type(event) for event in events]
    assert kinds.index(PawsReturned) < kinds.index(Siphoned)


def test_an_9_9_it_is_a_choice() -> None:
    game = loyal(1, [PILOTS[0], GUARD], REACH)
    game.play(0, Extract(REACH, (PILOTS[0], GUARD)))
    assert game.state.players[0].hand == []


@pytest.mark.parametrize(("loyalties", "most"), [(0, 0), (1, 1), (2, 2), (3, 3)])
def test_an_9_9_several_bring_back_as_many_paws(loyalties: int, most: int) -> None:
    crew = (PILOTS[0], *MECHANICS[:3])
    game = loyal(loyalties, list(crew))
    for count in range(5):
        expected = None if count <= most else "AN-9.9"
        assert rule_of(game, 0, Extract(GYRE, crew, returns=crew[:count])) == expected
    assert str(game.check(0, Extract(GYRE, crew, returns=crew))) == (
        f"{most} of these Paws can come back to you, not 4 (AN-9.9)"
    )
    game.play(0, Extract(GYRE, crew, returns=crew[:most]))
    assert sorted(game.state.players[0].hand) == sorted(crew[:most])


def test_an_9_9_at_least_one_paw_stays_discarded() -> None:
    game = loyal(3, [PILOTS[0], GUARD], REACH)
    assert rule_of(game, 0, Extract(REACH, (PILOTS[0], GUARD), returns=(PILOTS[0], GUARD))) == "AN-9.9"
    assert rule_of(game, 0, Extract(REACH, (PILOTS[0], GUARD), returns=(GUARD,))) is None


def test_an_9_9_not_after_playing_a_single_paw() -> None:
    game = arrange(
        loyal(1, [PILOTS[0]], REACH), completed={0: [blueprint(upgrade="turret", nth=n) for n in (0, 1)]}
    )
    extract = Extract(REACH, (PILOTS[0],), ("turret", "turret"), returns=(PILOTS[0],))
    assert str(game.check(0, extract)) == "0 of these Paws can come back to you, not 1 (AN-9.9)"


def test_an_9_9_only_paws_that_were_played_each_once() -> None:
    game = loyal(2, [PILOTS[0], GUARD, MINER], REACH)
    assert str(game.check(0, Extract(REACH, (PILOTS[0], GUARD), returns=(MINER,)))) == (
        f"card {MINER} is not among the Paws you play, so it cannot come back (AN-9.9)"
    )
    crew = (PILOTS[0], *MECHANICS[:3])
    game = loyal(2, list(crew))
    assert rule_of(game, 0, Extract(GYRE, crew, returns=(crew[0], crew[0]))) == "AN-9.9"


def test_an_9_9_a_helper_names_it_when_agreeing_and_counts_only_own_paws() -> None:
    mechanics = (MECHANICS[0], paw("engineering", "security"))
    game = arrange(
        new(3),
        hands={0: [GUARD], 1: list(mechanics)},
        planets=[(LOCKJAW, "KWG")],
        upgrades={0: ["loyalty"], 1: ["loyalty"]},
    )
    deal = terms(LOCKJAW, {0: icons(security=1), 1: icons(engineering=3)}, {0: "KW", 1: "G"})
    assert rule_of(game, 0, Propose(deal, (GUARD,), returns=(GUARD,))) == "AN-9.9"
    game.play(0, Propose(deal, (GUARD,)))
    game.play(1, Agree(1, mechanics, returns=(mechanics[0],)))
    assert game.state.players[1].hand == [mechanics[0]]
    assert game.state.players[0].hand == []
