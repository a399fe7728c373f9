"""Every basic action needs a link and every Special is one (NR-3.5 to NR-3.8)."""

import msgspec
import pytest

from novatable import Action
from novatable.novaraiders.actions import (
    Breach,
    Chain,
    DropPod,
    EndTurn,
    GateRam,
    Gateway,
    Hijack,
    HitAndRun,
    Hop,
    Jump,
    Leave,
    LongBurn,
    NovaRaidersAction,
    Orbit,
    Plunder,
    Restow,
    Run,
    Shove,
    Slipstream,
    Stevedore,
    Stow,
    Timekeeper,
    TractorBeam,
    Unload,
    Upgrade,
)
from novatable.novaraiders.cards import KINDS
from novatable.novaraiders.game import NovaRaiders
from tests.builders.novaraiders import CARDS, arrange, basic, gate, new, rule_of, space, special

ORBIT = basic("orbit 1", "jump")
ORBIT_2 = basic("orbit 2", "jump")
CHAIN = basic("orbit 3", "jump")
HIJACK = basic("orbit 2", "hijack")
UNLOAD = basic("orbit 1", "unload")
UPGRADE = basic("orbit 1", "upgrade")
SCOUT, NEXT, LATER = space(5, 0, 1), space(5, 0, 2), space(5, 0, 4)
SHIP, VICTIM = space(3, 0, 1), space(3, 0, 2)
OUTER, INNER = gate(4, 0), gate(3, 0)


def table(cards: list[int], bays: str = "YBR") -> NovaRaiders:
    """Seat 0 has a scout, a ship next to a Stack of seat 1, and a Stack on a Gate with another one inward."""
    return arrange(
        new(),
        ships={0: {SCOUT: "", SHIP: "", OUTER: "R"}, 1: {VICTIM: "Y", INNER: "Y"}},
        piles={},
        bays={0: [bays]},
        hands={0: cards},
        time=1,
    )


def play(game: NovaRaiders, action: Action) -> None:
    """The action, and what it asks."""
    game.play(0, action)
    while game.view(None).frames:
        asked = game.legal(0)
        assert isinstance(asked[0], Leave | Run | Stow | Restow)
        game.play(0, asked[0])


# ---- basic actions

BASICS: dict[str, Action] = {
    "orbit": Orbit(ORBIT, SCOUT, NEXT),
    "jump": Jump(ORBIT_2, OUTER, gate(5, 2)),
    "unload": Unload(UNLOAD, OUTER),
    "hijack": Hijack(HIJACK, SHIP, VICTIM),
    "upgrade": Upgrade(UPGRADE, None),
}


@pytest.mark.parametrize("first", BASICS)
def test_nr_3_5_every_basic_action_needs_a_link_and_takes_it_away(first: str) -> None:
    game = table([ORBIT, ORBIT_2, UNLOAD, HIJACK, UPGRADE, CHAIN])
    play(game, BASICS[first])
    assert not game.view(None).linked
    for name, action in BASICS.items():
        if name != first:
            assert rule_of(game, 0, action) == "NR-3.5"
    assert not {action.type for action in game.legal(0)} & set(BASICS)
    play(game, Chain(CHAIN))
    assert game.view(None).linked
    assert rule_of(game, 0, BASICS["upgrade" if first != "upgrade" else "orbit"]) is None


def test_nr_3_5_the_next_turn_begins_linked() -> None:
    game = table([ORBIT, CHAIN])
    arrange(game, hands={1: [HIJACK]})
    play(game, BASICS["orbit"])
    game.play(0, EndTurn())
    assert game.view(None).linked
    assert rule_of(game, 1, Orbit(HIJACK, VICTIM, gate(3, 1))) is None
    assert rule_of(game, 1, Chain(HIJACK)) == "NR-3.5"


# ---- Specials

SPECIALS: dict[str, NovaRaidersAction] = {
    "timekeeper": Timekeeper(special("timekeeper")),
    "stevedore": Stevedore(special("stevedore"), None),
    "hop": Hop(special("hop"), SHIP, space(4, 0, 1)),
    "gateway": Gateway(special("gateway"), SHIP, gate(5, 1)),
    "tractor_beam": TractorBeam(special("tractor_beam"), VICTIM, gate(3, 1)),
    "drop_pod": DropPod(special("drop_pod"), OUTER),
    "long_burn": LongBurn(special("long_burn"), SHIP, gate(3, 1)),
    "slipstream": Slipstream(special("slipstream")),
    "gate_ram": GateRam(special("gate_ram"), OUTER),
    "plunder": Plunder(special("plunder"), SHIP, VICTIM),
    "hit_and_run": HitAndRun(special("hit_and_run"), SHIP, VICTIM),
    "shove": Shove(special("shove"), SHIP, VICTIM),
    "breach": Breach(special("breach"), OUTER, INNER, "clockwise"),
}
EACH = pytest.mark.parametrize("kind", KINDS)


@EACH
def test_nr_3_6_every_special_chains_the_cards_on_both_sides(kind: str) -> None:
    action, card = SPECIALS[kind], special(kind)
    game = table([ORBIT, card, ORBIT_2])
    play(game, BASICS["orbit"])
    assert rule_of(game, 0, action) is None  # although the row is not linked
    play(game, action)
    assert [laid.use for laid in game.view(None).row] == ["orbit", kind]
    assert rule_of(game, 0, Orbit(ORBIT_2, NEXT, LATER)) is None


@EACH
def test_nr_3_6_no_action_without_a_shard_of_its_symbol(kind: str) -> None:
    card = special(kind)
    symbol = CARDS.symbol[card]
    assert symbol is not None
    others = "YBR".replace("YBR"[symbol], "")
    assert rule_of(table([card], bays=others), 0, SPECIALS[kind]) == "NR-3.6"
    assert rule_of(table([card], bays="YBR"[symbol]), 0, SPECIALS[kind]) is None


@EACH
def test_nr_3_7_every_special_with_its_action_may_begin_a_row_and_without_it_may_not(kind: str) -> None:
    card = special(kind)
    game = table([card, ORBIT])
    assert rule_of(game, 0, Chain(card)) == "NR-3.7"
    assert rule_of(game, 0, SPECIALS[kind]) is None
    play(game, SPECIALS[kind])
    assert game.view(None).linked


@EACH
def test_nr_3_7_every_special_links_without_its_action_too(kind: str) -> None:
    game = table([ORBIT, special(kind), ORBIT_2])
    play(game, BASICS["orbit"])
    assert rule_of(game, 0, Chain(special(kind))) is None
    play(game, Chain(special(kind)))
    assert rule_of(game, 0, Orbit(ORBIT_2, NEXT, LATER)) is None


@EACH
def test_nr_3_8_a_special_is_played_for_its_own_action_only(kind: str) -> None:
    other = SPECIALS["slipstream" if kind == "timekeeper" else "timekeeper"]
    game = table([special(kind)])
    assert rule_of(game, 0, msgspec.structs.replace(other, card=special(kind))) == "NR-3.6"
    assert rule_of(game, 0, other) == "NR-3.1"  # and only by who holds it


OF_ONE_SHIP = [
    *(BASICS[name] for name in ("orbit", "jump", "unload", "hijack")),
    *(
        action
        for kind, action in SPECIALS.items()
        if "ship" in action.__struct_fields__ and kind != "tractor_beam"
    ),
]


@pytest.mark.parametrize("action", OF_ONE_SHIP, ids=lambda action: action.type)
def test_nr_3_8_only_ones_own_ships_can_be_used(action: NovaRaidersAction) -> None:
    """Seat 2 would be able to do the same, were these its ships."""
    card = action.to_json()["card"]
    game = arrange(table([]), bays={0: [], 2: ["YBR"]}, hands={2: [card]}, active=2)
    assert rule_of(game, 2, action) == action.rule
