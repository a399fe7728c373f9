"""AfterNova, section 9: Storage, Market, hand and payment; test_an_9_extracting has the other Upgrades."""

from itertools import combinations

import pytest

from novatable.afternova.actions import Complete, Discard, Draw, Extract, Sweep, Take
from novatable.afternova.events import Swept
from novatable.afternova.game import AfterNova
from novatable.afternova.model import PAWS
from tests.builders.afternova import (
    arrange,
    blueprint,
    complete,
    letters,
    market,
    new,
    paw,
    planet,
    rule_of,
)

GYRE = planet("piloting", "engineering", spaces=5)  # 2 piloting, 5 engineering
PILOTS = [paw("piloting", nth=n) for n in range(4)]
MECHANICS = [paw("engineering", nth=n) for n in range(4)]
GUARD = paw("security")
MINER = paw("extraction")
BOTH = paw("piloting", "engineering")
KG, WO = blueprint("KG"), blueprint("WO")


# ---- AN-9.1 Hold


@pytest.mark.parametrize(("holds", "surplus"), [(0, 2), (1, 1), (2, 0)])
def test_an_9_1_each_hold_is_one_storage_space_more(holds: int, surplus: int) -> None:
    crew = [PILOTS[0], *MECHANICS[:3]]
    game = arrange(
        new(3), hands={0: crew}, storage={0: "K"}, planets=[(GYRE, "WGPOO")], upgrades={0: ["hold"] * holds}
    )
    game.play(0, Extract(GYRE, tuple(crew)))
    assert [player.capacity for player in game.view(1).players] == [4 + holds, 4, 4]
    if surplus:
        assert {sum(action.to_json()["fragments"]) for action in game.legal(0)} == {surplus}
    else:
        assert letters(game.state.players[0].storage) == "KWGPOO"


# ---- AN-9.4 Recruiter


@pytest.mark.parametrize("edition", ["first", "second"])
@pytest.mark.parametrize("recruiters", [0, 1, 2])
def test_an_9_4_each_recruiter_takes_one_card_more(recruiters: int, edition: str) -> None:
    game = arrange(new(3, edition=edition), hands={0: []}, upgrades={0: ["recruiter"] * recruiters})
    market(game)
    assert len(game.state.players[0].hand) == 3 + recruiters


def test_an_9_4_a_sweep_still_costs_one_of_them() -> None:
    game = arrange(new(3), hands={0: []}, upgrades={0: ["recruiter"]})
    game.play(0, Sweep("paws"))
    market(game)
    assert len(game.state.players[0].hand) == 3


# ---- AN-9.5 Scanner


@pytest.mark.parametrize("scanners", [1, 2])
def test_an_9_5_the_first_sweeps_cost_no_card(scanners: int) -> None:
    game = arrange(new(3), hands={0: []}, upgrades={0: ["scanner"] * scanners})
    for _ in range(scanners):
        swept = game.play(0, Sweep("paws"))[0]
        assert isinstance(swept, Swept)
        assert swept.free
        assert game.view(0).takes == 3
    swept = game.play(0, Sweep("blueprints"))[0]
    assert isinstance(swept, Swept)
    assert not swept.free
    market(game)
    assert len(game.state.players[0].hand) == 2


def test_an_9_5_a_free_sweep_is_possible_before_the_last_take_and_not_after() -> None:
    game = arrange(new(3), hands={0: []}, storage={1: "KW"}, upgrades={0: ["scanner"]})
    plain = arrange(new(3), hands={0: []}, storage={1: "KW"})
    for table in (game, plain):
        for _ in range(2):
            table.play(0, Take(table.state.rows[PAWS][0]))
    assert str(plain.check(0, Sweep("paws"))) == "a sweep must leave you at least one card to take (AN-5.3)"
    game.play(0, Sweep("paws"))
    assert rule_of(game, 0, Sweep("paws")) == "AN-5.3"
    market(game)
    assert len(game.state.players[0].hand) == 3


def test_an_9_5_after_the_last_take_a_scanner_is_of_no_use() -> None:
    game = arrange(new(3), hands={0: []}, storage={1: "KW"}, upgrades={0: ["scanner"]})
    market(game)
    assert game.view(None).phase == "window"
    assert rule_of(game, 0, Sweep("paws")) == "AN-3.1"


def test_an_9_5_it_is_free_again_in_the_next_market_action() -> None:
    game = arrange(new(3), hands={0: []}, upgrades={0: ["scanner"]})
    for _ in range(2):
        arrange(game, hands={0: []}, active=0)
        game.play(0, Sweep("paws"))
        market(game)
        assert len(game.state.players[0].hand) == 3


@pytest.mark.parametrize("scanners", [0, 1, 2])
def test_an_9_5_in_the_first_edition_there_are_as_many_sweeps_as_scanners(scanners: int) -> None:
    game = arrange(new(3, edition="first"), hands={0: []}, upgrades={0: ["scanner"] * scanners})
    for _ in range(scanners):
        game.play(0, Sweep("paws"))
    assert (
        str(game.check(0, Sweep("paws"))) == "the first edition has no sweep, except with a Scanner (AN-5.6)"
    )
    assert Sweep("paws") not in game.legal(0)
    game.play(0, Draw("paws"))
    market(game)
    assert len(game.state.players[0].hand) == 3


# ---- AN-9.6 Bunks


@pytest.mark.parametrize("bunks", [0, 1, 2])
def test_an_9_6_each_bunks_adds_two_to_the_hand_limit(bunks: int) -> None:
    limit = 8 + 2 * bunks
    crew = [*PILOTS, *MECHANICS, GUARD, MINER, BOTH, KG][: limit - 1]
    game = arrange(new(3), hands={0: crew}, upgrades={0: ["bunks"] * bunks})
    assert [player.hand_limit for player in game.view(1).players] == [limit, 8, 8]
    game.play(0, Take(game.state.rows[PAWS][0]))
    assert game.view(0).phase == "market"
    game.play(0, Take(game.state.rows[PAWS][0]))
    assert game.view(0).phase == "discard"
    game.play(0, Discard(crew[0]))
    assert len(game.state.players[0].hand) == limit


# ---- AN-9.7 Prism


def prisms(count: int, hand: list[int], stored: str) -> AfterNova:
    """Seat 1 in the window, with so many Prisms and this hand and Storage."""
    game = arrange(new(3), hands={1: hand}, storage={1: stored}, upgrades={1: ["prism"] * count})
    market(game)
    return game


def test_an_9_7_one_required_fragment_may_be_of_another_colour() -> None:
    game = prisms(1, [KG], "KGPO")
    for paid in ("KG", "KP", "KO", "GP", "GO"):
        assert rule_of(game, 1, complete(KG, paid)) is None
    assert str(game.check(1, complete(KG, "PO"))).endswith(
        "costs 1 black and 1 green; of these 1 may be of any other colour (AN-9.7)"
    )
    for paid in ("K", "KGP", "P"):
        assert rule_of(game, 1, complete(KG, paid)) == "AN-9.7"
    assert rule_of(prisms(0, [KG], "KGPO"), 1, complete(KG, "KP")) == "AN-6.1"


def test_an_9_7_the_payer_names_what_is_paid() -> None:
    game = prisms(1, [KG], "KGPO")
    offered = {letters(action.paid) for action in game.legal(1) if isinstance(action, Complete)}
    assert offered == {"KG", "KP", "KO", "GP", "GO"}
    game.play(1, complete(KG, "GO"))
    assert letters(game.state.players[1].storage) == "KP"
    assert game.state.players[1].completed[-1] == KG


@pytest.mark.parametrize("count", [0, 1, 2])
def test_an_9_7_all_possible_payments_are_listed(count: int) -> None:
    stored = "KKGPO"
    game = prisms(count, [KG], stored)
    listed = [action for action in game.legal(1) if isinstance(action, Complete)]
    payments = {complete(KG, "".join(paid)) for size in range(6) for paid in combinations(stored, size)}
    assert len(listed) == len(set(listed))
    assert set(listed) == {action for action in payments if game.check(1, action) is None}


def test_an_9_7_the_colour_may_be_one_that_is_required_anyway() -> None:
    assert rule_of(prisms(1, [KG], "KK"), 1, complete(KG, "KK")) is None


def test_an_9_7_two_prisms_change_two() -> None:
    game = prisms(2, [KG, blueprint("WGO")], "PPO")
    assert rule_of(game, 1, complete(KG, "PP")) is None
    assert rule_of(game, 1, complete(blueprint("WGO"), "PPO")) is None
    assert rule_of(prisms(2, [blueprint("KWP")], "GGO"), 1, complete(blueprint("KWP"), "GGO")) == "AN-9.7"


def test_an_9_7_it_serves_for_every_blueprint() -> None:
    game = prisms(1, [KG, WO], "KPWP")
    game.play(1, complete(KG, "KP"))
    game.play(1, complete(WO, "WP"))
    assert game.state.players[1].completed[-2:] == [KG, WO]
