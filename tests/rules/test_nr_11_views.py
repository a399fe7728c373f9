"""Who sees what (section 11)."""

from random import Random

import pytest

from novatable import Game
from novatable.core.chance import commitment
from novatable.novaraiders import frames
from novatable.novaraiders import view as views
from novatable.novaraiders.actions import Chain, Discard, Draw, EndTurn, Keep, Orbit, Slipstream, Upgrade
from novatable.novaraiders.events import DirectiveKept, Drew, GameEnded, Played, Took, TookUnseen
from novatable.novaraiders.game import NovaRaiders
from tests.builders.novaraiders import (
    HRL,
    arrange,
    basic,
    directive,
    end_turn,
    finish,
    gate,
    hrl_card,
    letters,
    new,
    rule_of,
    space,
    special,
)

FAR, HERE, NEXT = space(5, 0, 3), space(5, 0, 1), space(5, 0, 2)
ORBIT_1 = basic("orbit 1", "jump")
ORBIT_2 = basic("orbit 2", "jump")
HIJACK = basic("orbit 2", "hijack")
UPGRADE = basic("orbit 1", "upgrade")
UPGRADE_4 = basic("orbit 4", "upgrade")
SLIP, HOP, SHOVE, RAM = (
    special("slipstream", "black"),
    special("hop", "yellow"),
    special("shove", "black"),
    special("gate_ram"),
)
EVERYBODY = pytest.mark.parametrize("viewer", [0, 1, 2, None])


def known_specials(game: NovaRaiders, seat: int) -> list[tuple[int, ...]]:
    """The Special cards that seats 0, 1, 2 and a spectator know this seat to own."""
    return [game.view(viewer).players[seat].specials for viewer in (0, 1, 2, None)]


def alike(one: NovaRaiders, other: NovaRaiders, *viewers: int | None) -> bool:
    """Whether two worlds look the same to all of these, to the byte; they must not be the same."""
    assert one.state_json() != other.state_json()
    return all(one.view(viewer).to_bytes() == other.view(viewer).to_bytes() for viewer in viewers)


# ---- NR-11.1


def test_nr_11_1_a_view_has_these_fields_and_no_others() -> None:
    allowed = {
        views.View: "game rules options cards commitment seed seat order turn round active phase waiting_for"
        " covered time idle advanced nova fleets docks shards lost bag_size bag academy academy_deck_size"
        " academy_deck row linked slipping frames players hrl outcome",
        views.PlayerView: "seat colour bays hand_size hand draw_size draw discard specials unseen_count"
        " unseen dealt directive hijacks destroyed",
        views.HrlView: "deck_size deck used hold",
        views.RowCard: "card use",
        frames.Leaving: "seat ship to",
        frames.Running: "seat ship",
        frames.Unloading: "seat ship",
        frames.Restowing: "seat shards bays",
        frames.Placing: "seat shard queue",
        frames.HrlActing: "seat card",
    }
    for kind, names in allowed.items():
        assert set(kind.__struct_fields__) == set(names.split())
    tags = ["leave", "run", "unload", "restow", "place", "hrl"]
    assert [kind.__struct_config__.tag for kind in allowed if kind.__module__ == frames.__name__] == tags
    for module in (views, frames):
        own = {kind for kind in vars(module).values() if getattr(kind, "__module__", "") == module.__name__}
        structs = {kind for kind in own if isinstance(kind, type)} - {frames.Frame}
        assert structs == {kind for kind in allowed if kind.__module__ == module.__name__}


@EVERYBODY
def test_nr_11_1_everyone_sees_what_lies_on_the_table(viewer: int | None) -> None:
    game = arrange(
        new(),
        ships={0: {HERE: "YB"}, 1: {gate(4, 1): "R", gate(4, 0): ""}},
        piles={FAR: "Y", gate(3, 2): "BR"},
        bays={0: ["BY"], 1: ["", "R", "YY"]},
        hands={0: [ORBIT_1, ORBIT_2, SLIP], 1: [HIJACK], 2: []},
        discards={1: [ORBIT_1, HOP], 2: [UPGRADE]},
        academy=[SHOVE, RAM, special("plunder", "red")],
        lost_ships={0: 1, 2: 2},
        bag="YBRYB",
        covered=1,
        time=5,
    )
    game.play(0, Slipstream(SLIP))
    game.play(0, Orbit(ORBIT_1, HERE, NEXT))
    seen = game.view(viewer)
    assert seen.fleets == ((HERE,), (gate(4, 1), gate(4, 0)), ())  # the board
    assert {at: letters(pile) for at, pile in enumerate(seen.shards) if pile} == {
        HERE: "YB",
        gate(4, 1): "R",
        FAR: "Y",
        gate(3, 2): "BR",
    }
    assert [[letters(bay) for bay in player.bays] for player in seen.players] == [
        ["BY", "", ""],
        ["", "R", "YY"],
        ["", "", ""],
    ]
    assert seen.docks == (1, 1, 1)
    assert seen.academy == (SHOVE, RAM, special("plunder", "red"))
    assert [player.discard for player in seen.players] == [(), (ORBIT_1, HOP), (UPGRADE,)]
    assert [(laid.card, laid.use) for laid in seen.row] == [(SLIP, "slipstream"), (ORBIT_1, "orbit")]
    assert (seen.linked, seen.slipping) == (False, True)
    assert (seen.time, seen.covered, seen.idle) == (5, 1, 0)
    assert [player.hand_size for player in seen.players] == [1, 1, 0]
    assert [player.draw_size for player in seen.players] == [9, 9, 10]
    assert (seen.bag_size, seen.academy_deck_size) == (5, 24 - 3 - 2)
    on_table = [*letters([*game.state.bag]), *"YBRYBRBYRYY"]
    assert seen.lost == tuple(10 - on_table.count(letter) for letter in "YBR")  # Shards out of the game
    ships_lost = [3 - dock - len(fleet) for dock, fleet in zip(seen.docks, seen.fleets, strict=True)]
    assert ships_lost == [1, 0, 2]
    assert [player.specials for player in seen.players] == [(SLIP,), (HOP,), ()]
    assert seen.frames == (frames.Leaving(0, HERE, NEXT),)
    assert (seen.order, seen.active, seen.waiting_for) == ((0, 1, 2), 0, (0,))


@pytest.mark.parametrize("viewer", [0, 1, HRL, None])
def test_nr_11_1_everyone_sees_hrls_ships_and_used_cards(viewer: int | None) -> None:
    game = arrange(
        new(2),
        ships={HRL: {gate(4, 2): ""}},
        piles={FAR: "Y"},
        hrl_deck=[hrl_card(name) for name in ("Acquire middle", "Hijack blue")],
        covered=1,
        time=4,
    )
    end_turn(game)
    end_turn(game)
    seen = game.view(viewer)
    assert seen.fleets[HRL] == (gate(4, 2),)
    assert seen.hrl is not None
    assert seen.hrl.used == (hrl_card("Acquire middle"), hrl_card("Hijack blue"))
    assert (seen.hrl.deck_size, seen.hrl.deck, seen.hrl.hold) == (4, None, (0, 0, 0))


def test_nr_11_1_everyone_knows_who_took_which_card_face_up() -> None:
    game = arrange(new(), hands={0: [UPGRADE]}, academy=[SHOVE, HOP, RAM], academy_deck=[SLIP])
    events = game.play(0, Upgrade(UPGRADE, HOP))
    assert [events[-1].face(viewer) for viewer in (0, 1, None)] == [Took(0, HOP, SLIP)] * 3
    assert known_specials(game, 0) == [(HOP,)] * 4
    assert [player.unseen_count for player in game.view(1).players] == [0, 0, 0]


def test_nr_11_1_that_it_is_still_in_the_hand_is_not_told() -> None:
    held = arrange(new(), hands={1: [HOP]}, draws={1: [ORBIT_1]})
    drawn = arrange(new(), hands={1: [ORBIT_1]}, draws={1: [HOP]})
    assert alike(held, drawn, 0, 2, None)


# ---- NR-11.2


def test_nr_11_2_only_the_owner_sees_a_hand() -> None:
    game = arrange(new(2), hands={1: [ORBIT_1, HOP, HIJACK]}, active=0)
    assert game.view(1).players[1].hand == (ORBIT_1, HOP, HIJACK)
    for viewer in (0, HRL, None):
        assert game.view(viewer).players[1].hand is None
    other = arrange(new(2), hands={1: [ORBIT_2, UPGRADE, HIJACK]}, draws={1: [HOP]}, active=0)
    assert alike(game, other, 0, HRL, None)
    assert game.view(1).to_bytes() != other.view(1).to_bytes()


def test_nr_11_2_only_who_draws_sees_the_cards() -> None:
    game = arrange(new(), hands={0: [ORBIT_1]}, draws={0: [ORBIT_2, HIJACK, UPGRADE, UPGRADE_4]})
    game.play(0, EndTurn())
    drew = game.play(0, Draw())[0]
    assert drew.face(0) == Drew(0, 4, (ORBIT_2, HIJACK, UPGRADE, UPGRADE_4))
    assert drew.face(1) == drew.face(None) == Drew(0, 4, None)


def test_nr_11_2_only_the_owner_sees_the_directives_and_the_discarded_one_too() -> None:
    game = new(directives=True)
    for seat in (1, 0, 2):
        kept, other = game.state.players[seat].dealt
        told = game.play(seat, Keep(kept))[0]
        assert told.face(seat) == DirectiveKept(seat, kept)
        for viewer in (None, *({0, 1, 2} - {seat})):
            assert told.face(viewer) == DirectiveKept(seat, None)
            seen = game.view(viewer).players[seat]
            assert (seen.dealt, seen.directive) == (None, None)
        seen = game.view(seat).players[seat]
        assert (seen.dealt, seen.directive) == ((kept, other), kept)
    end_turn(game)
    assert game.view(0).players[1].dealt is None  # for the whole game
    twin = game.copy()
    twin.state.to_change(1).directive = game.state.players[1].dealt[1]
    assert alike(game, twin, 0, 2, None)


def blind(cards: list[int]) -> NovaRaiders:
    """Seat 0 has taken a Slipstream unseen; these are the other cards of its hand."""
    game = arrange(
        new(),
        ships={0: {HERE: ""}},
        piles={FAR: "Y"},
        bays={0: ["B"]},
        hands={0: [UPGRADE, *cards]},
        academy_deck=[SLIP],
    )
    (_, taken) = game.play(0, Upgrade(UPGRADE, None))
    row = game.view(None).academy
    assert taken.face(0) == TookUnseen(0, SLIP, row)
    assert taken.face(1) == taken.face(None) == TookUnseen(0, None, row)
    return game


def unseen(game: NovaRaiders) -> list[tuple[int, tuple[int, ...] | None]]:
    """What seats 0, 1 and a spectator see of the cards that seat 0 took unseen: how many, and which."""
    players = [game.view(viewer).players[0] for viewer in (0, 1, None)]
    return [(player.unseen_count, player.unseen) for player in players]


def test_nr_11_2_a_card_taken_unseen_is_known_to_its_owner_alone() -> None:
    game = blind([])
    assert known_specials(game, 0) == [()] * 4
    assert unseen(game) == [(1, (SLIP,)), (1, None), (1, None)]
    assert SLIP in (game.view(0).players[0].hand or ())


@pytest.mark.parametrize("played", ["for its action", "without"])
def test_nr_11_2_until_it_is_played(played: str) -> None:
    game = blind([ORBIT_2])
    action = Slipstream(SLIP) if played == "for its action" else Chain(SLIP)
    event = game.play(0, action)[0]
    assert event.face(1) == Played(0, SLIP, action.type)
    assert known_specials(game, 0) == [(SLIP,)] * 4
    assert unseen(game) == [(0, ()), (0, None), (0, None)]


def test_nr_11_2_or_discarded() -> None:
    game = blind([ORBIT_2])
    game.play(0, EndTurn())
    end_turn(game)
    end_turn(game)
    assert game.view(None).players[0].hand_size == 5
    assert unseen(game)[1] == (1, None)  # unplayed, it is as secret in the next turn
    game.play(0, EndTurn())
    game.play(0, Discard(SLIP))
    assert game.view(1).players[0].discard[-1] == SLIP
    assert known_specials(game, 0) == [(SLIP,)] * 4
    assert unseen(game)[1] == (0, None)


def test_nr_11_2_which_of_two_unseen_cards_was_played_first_is_not_told_by_their_order() -> None:
    one = arrange(new(), ships={0: {HERE: ""}}, piles={}, hands={0: [SLIP, SHOVE, ORBIT_1]})
    one.state.players[0].unseen = [SLIP, SHOVE]
    other = one.copy()
    other.state.to_change(0).specials = one.state.players[0].specials[::-1]
    for game in (one, other):
        game.play(0, Orbit(ORBIT_1, HERE, NEXT))
        game.play(0, Chain(SHOVE))
        game.play(0, Chain(SLIP))
    assert known_specials(one, 0) == [tuple(sorted([SLIP, SHOVE]))] * 4
    assert alike(one, other, 0, 1, None)


# ---- NR-11.3


def hidden_piles(game: NovaRaiders) -> list[list[int]]:
    state = game.state
    decks = [state.bag, state.academy_deck, *[player.draw for player in state.players]]
    return [*decks, state.hrl_deck] if state.rules.people == 2 else decks


@pytest.mark.parametrize("players", [2, 3])
def test_nr_11_3_no_one_sees_the_order_of_draw_piles_decks_and_bag(players: int) -> None:
    game = arrange(new(players), discards={0: [HOP, SHOVE]})
    game.state.players[0].draw += game.state.players[0].discard
    game.state.players[0].discard = []
    for viewer in (0, 1, 2, None):
        seen = game.view(viewer)
        assert (seen.bag, seen.academy_deck, seen.seed) == (None, None, None)
        assert [player.draw for player in seen.players] == [None] * players
        assert seen.hrl is None or seen.hrl.deck is None
    for number in range(len(hidden_piles(game))):
        twin = Game.load(game.dump())
        assert isinstance(twin, NovaRaiders)
        hidden_piles(twin)[number].reverse()
        assert alike(game, twin, 0, 1, 2, None)


def test_nr_11_3_cards_that_go_under_the_academy_deck_are_mixed() -> None:
    orders = set()
    for seed in range(12):
        game = arrange(new(seed=seed), hands={0: [UPGRADE]}, academy=[SHOVE, HOP, RAM])
        game.play(0, Upgrade(UPGRADE, None))
        assert sorted(game.state.academy_deck[:3]) == sorted([SHOVE, HOP, RAM])
        orders.add(tuple(game.state.academy_deck[:3]))
    assert len(orders) > 3


# ---- NR-11.4


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nr_11_4_at_the_end_everything_is_revealed(players: int) -> None:
    game = new(players, directives=True)
    for seat in range(players):
        game.play(seat, game.legal(seat)[0])
    arrange(game, hands={0: [UPGRADE]})
    game.play(0, Upgrade(UPGRADE, None))
    secret = game.setup.seed.encode()
    for viewer in (0, 1, None):
        assert secret not in game.view(viewer).to_bytes()
        assert game.view(viewer).outcome is None
    finish(game)
    state = game.state
    for viewer in (0, 1, 2, None):
        seen = game.view(viewer)
        assert (seen.phase, seen.outcome) == ("over", game.outcome())
        assert seen.bag == tuple(state.bag)
        assert seen.academy_deck == tuple(state.academy_deck)
        for told, player in zip(seen.players, state.players, strict=True):
            assert (told.hand, told.draw) == (tuple(player.hand), tuple(player.draw))
            assert (told.dealt, told.directive) == (player.dealt, player.directive)
            assert told.unseen == tuple(player.unseen)
        assert seen.players[0].unseen_count == 1
        assert (seen.hrl is None) == (players > 2)
        assert seen.hrl is None or seen.hrl.deck == tuple(state.hrl_deck)
        assert seen.seed == game.setup.seed


def test_nr_11_4_the_last_event_tells_it_to_everybody() -> None:
    game = arrange(
        new(),
        ships={},
        piles={FAR: "Y"},
        hands={1: [HOP, ORBIT_1]},
        directives={0: directive("Trim"), 1: directive("Tower"), 2: directive("Destroyer")},
        time=14,
        active=1,
    )
    state = game.state
    state.players[1].unseen = [HOP]
    state.idle = state.rules.idle_turns - 1
    game.play(1, EndTurn())
    ended = game.play(1, Draw())[-1]
    assert isinstance(ended, GameEnded)
    assert ended.face(0) is ended.face(None) is ended
    assert ended.outcome == game.outcome()
    assert ended.hands == tuple(tuple(sorted(player.hand)) for player in state.players)
    assert ended.unseen == ((), (HOP,), ())
    assert ended.dealt == tuple(player.dealt for player in state.players)
    assert ended.kept == (directive("Trim"), directive("Tower"), directive("Destroyer"))
    assert ended.seed == game.setup.seed
    assert rule_of(game, 1, EndTurn()) == "NR-6.4"


def test_nr_11_4_the_seed_keeps_the_promise_made_before_the_game() -> None:
    game = new(4, seed=99)
    before = game.view(None)
    finish(game)
    seed = game.view(None).seed
    assert seed is not None
    assert game.view(None).commitment == before.commitment == commitment(bytes.fromhex(seed))
    again = Game.new("novaraiders", players=4, seed=seed, first=0, directives=False)
    assert again.view(0).to_bytes() == new(4, seed=99).view(0).to_bytes()


@EVERYBODY
def test_nr_11_4_until_then_a_viewer_can_only_imagine(viewer: int | None) -> None:
    game = blind([ORBIT_2])
    view = game.view(viewer)
    worlds = [Game.imagine(view, Random(seed)) for seed in range(8)]
    assert all(world.view(viewer).to_bytes() == view.to_bytes() for world in worlds)
    taken = {tuple(world.state.players[0].unseen) for world in worlds if isinstance(world, NovaRaiders)}
    assert (len(taken) == 1) == (viewer == 0)


def test_nr_11_4_directives_can_only_be_imagined_too() -> None:
    game = new(directives=True)
    for seat in range(3):
        game.play(seat, game.legal(seat)[0])
    view = game.view(1)
    pairs = set()
    for seed in range(8):
        world = Game.imagine(view, Random(seed))
        assert isinstance(world, NovaRaiders)
        assert world.view(1).to_bytes() == view.to_bytes()
        dealt = [player.dealt for player in world.state.players]
        assert dealt[1] == game.state.players[1].dealt
        assert len({number for pair in dealt for number in pair}) == 6
        pairs.add(dealt[0])
    assert len(pairs) > 3


def test_nr_11_4_after_the_end_an_imagined_world_has_the_deck_of_hrl_that_everybody_sees() -> None:
    game = new(2)
    finish(game)
    world = Game.imagine(game.view(0), Random(1))
    assert isinstance(world, NovaRaiders)
    assert world.state.hrl_deck == game.state.hrl_deck != []
