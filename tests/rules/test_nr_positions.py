"""A position that comes from outside is taken only if the rules could lead to it."""

import copy
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from novatable import Game
from novatable.novaraiders.game import NovaRaiders
from novatable.novaraiders.model import HRL, OVER, PHASES
from tests.builders.novaraiders import HRL as HRL_SEAT
from tests.builders.novaraiders import arrange, basic, gate, hrl_card, new, space, special

Position = dict[str, Any]
Change = Callable[[Position], object]

HERE, NEXT, FAR = space(5, 0, 1), space(5, 0, 2), space(5, 0, 3)
ORBIT, ORBIT_2, HIJACK = basic("orbit 1", "jump"), basic("orbit 2", "jump"), basic("orbit 2", "hijack")
UNLOAD = basic("orbit 1", "unload")
HOP, SLIP = special("hop", "yellow"), special("slipstream", "black")
TURN, LEAVING, PLACING, ACTING, DISCARDING = range(5)


def sound(kind: int) -> NovaRaiders:
    """A position that is one of the game: in a turn, or in the middle of a decision."""
    game = new(2, directives=True)
    for seat in (0, 1):
        game.play(seat, game.legal(seat)[0])
    arrange(
        game,
        ships={0: {HERE: "Y", gate(4, 0): "B"}, 1: {gate(5, 1): ""}, HRL_SEAT: {gate(4, HRL_SEAT): "R"}},
        piles={FAR: "Y"},
        bays={0: ["YB"]},
        hands={0: [ORBIT, ORBIT_2, HIJACK, UNLOAD, HOP]},
        discards={1: [SLIP]},
        hrl_deck=[hrl_card("Orbit any")],
        covered=1,
        time=4,
    )
    game.state.hrl_hold[game.state.bag.pop()] += 1
    if kind in (LEAVING, DISCARDING):
        game.play(0, {"type": "end_turn"} if kind == DISCARDING else move(ORBIT, HERE, NEXT))
    elif kind == PLACING:
        game.play(0, {"type": "unload", "card": UNLOAD, "ship": gate(4, 0)})
        game.play(0, {"type": "stow", "bay": 0})
    elif kind == ACTING:
        game.play(0, {"type": "end_turn"})
        game.play(0, {"type": "draw"})
    return game


def move(card: int, ship: int, to: int) -> dict[str, Any]:
    return {"type": "orbit", "card": card, "ship": ship, "to": to}


def loaded(game: NovaRaiders, change: Change = lambda _: None) -> Game:
    """The game begun again from its position, with this change."""
    dump = game.dump()
    position = copy.deepcopy(dump["state"])
    change(position)
    return Game.load({"setup": dump["setup"], "state": position})


@pytest.mark.parametrize("kind", [TURN, LEAVING, PLACING, ACTING, DISCARDING])
def test_nr_2_1_a_sound_position_is_taken_as_it_is(kind: int) -> None:
    game = sound(kind)
    again = loaded(game)
    assert again.digest() == game.digest()
    for viewer in (0, 1, HRL_SEAT, None):
        assert again.view(viewer).to_bytes() == game.view(viewer).to_bytes()
        world = Game.imagine(game.view(viewer), Random(kind))
        assert isinstance(world, NovaRaiders)
        assert loaded(world).digest() == world.digest()


def laid(*row: tuple[int, str]) -> Change:
    """The row played, out of the hand of seat 0."""

    def change(position: Position) -> None:
        position["row"] = [list(card) for card in row]
        for card, _ in row:
            if card in position["players"][0]["hand"]:
                position["players"][0]["hand"].remove(card)

    return change


def put(path: str, value: Any) -> Change:
    """One number of the position changed: `put("players 0 hijacks", -1)`."""
    *way, last = [int(step) if step.isdigit() else step for step in path.split()]

    def change(position: Position) -> None:
        place: Any = position
        for step in way:
            place = place[step]
        place[last] = value

    return change


def both(*changes: Change) -> Change:
    return lambda position: [change(position) for change in changes]


def without_shards(position: Position) -> None:
    """Every Shard of the bag and the board lost to the Star."""
    for shard in (*position["bag"], *[shard for pile in position["shards"] for shard in pile]):
        position["lost"][shard] += 1
    position["bag"] = []
    position["shards"] = [[] for _ in position["shards"]]


UNSOUND: dict[str, tuple[int, Change, str]] = {
    "order": (TURN, put("order", [1, 1]), "the turn order is one of"),
    "players": (TURN, lambda p: p["players"].pop(), "there are 2 players"),
    "chance": (TURN, put("chance", [0]), "chance has 9 streams"),
    "phase": (TURN, put("phase", len(PHASES)), "the phase is 0 to 7"),
    # ships and Shards
    "covered": (TURN, put("covered", 2), "a ring is covered for each expansion"),
    "time": (TURN, put("time", 16), "the Time Track has 15 spaces"),
    "board": (TURN, lambda p: p["shards"].pop(), "the board has 60 spaces"),
    "fleets": (TURN, lambda p: p["fleets"].pop(), "3 fleets and Docks"),
    "four ships": (TURN, put("docks 0", 2), "3 ships of each colour"),
    "a negative Dock": (TURN, put("docks 0", -1), "3 ships of each colour"),
    "two on a space": (TURN, put("fleets 1 0", HERE), "one ship on space"),
    "a covered ship": (TURN, put("fleets 1 0", gate(1, 1)), "not on a ring that is left"),
    "a covered Shard": (TURN, lambda p: p["shards"].__setitem__(0, [p["bag"].pop()]), "on a covered ring"),
    "nine Shards": (TURN, lambda p: p["bag"].pop(), "there are 10 .* Shards, not 9"),
    "a fourth type": (TURN, put("bag 0", 3), "Shards are 0 yellow, 1 black or 2 red"),
    "negative losses": (TURN, put("lost 0", -1), "counts are not negative"),
    "two Bays": (TURN, lambda p: p["players"][1]["bays"].pop(), "a player has 3 Bays"),
    # cards
    "a card twice": (TURN, lambda p: p["players"][0]["hand"].append(ORBIT), "each card of seat 0"),
    "a lost Special": (TURN, lambda p: p["academy_deck"].pop(), "each Special is in one place"),
    "a short Academy": (TURN, lambda p: p["academy_deck"].append(p["academy"].pop()), "3 cards face up"),
    "seen by all": (TURN, put("players 1 unseen", [SLIP]), "in its owner's hand or draw pile"),
    "unseen twice": (TURN, put("players 0 unseen", [HOP, HOP]), "listed once"),
    "a lost H.R.L. card": (TURN, lambda p: p["hrl_deck"].pop(), "each H.R.L. card"),
    "Directives of others": (
        TURN,
        lambda p: p["players"][0].update(dealt=p["players"][1]["dealt"]),
        "each Directive is dealt once",
    ),
    "one Directive": (TURN, put("players 0 dealt", []), "dealt 2 Directives"),
    "a foreign Directive": (
        TURN,
        lambda p: p["players"][0].update(directive=p["players"][1]["directive"]),
        "one of those dealt",
    ),
    "no Directive": (TURN, put("players 0 directive", None), "everybody has kept a Directive"),
    # the moment
    "negative deeds": (TURN, put("players 0 hijacks", -1), "counts are 0 to"),
    "round 0": (TURN, put("round", 0), "rounds are counted from 1"),
    "turn 0": (TURN, put("turn", 0), "turns are counted from 1"),
    "H.R.L.'s turn": (TURN, put("active", HRL_SEAT), "the active seat is a player's"),
    "idle": (TURN, put("idle", 10), "fewer than 10 turns"),
    "the Supernova of H.R.L.": (TURN, put("nova", HRL_SEAT), "a player triggers"),
    "an early Supernova": (TURN, put("nova", 0), "the Supernova ends the game"),
    "no ship left": (
        TURN,
        lambda p: (p["fleets"][0].clear(), p["fleets"][1].clear(), p["docks"].__setitem__(slice(2), [0, 0])),
        "the game ends with the last ship",
    ),
    "no Shard left": (TURN, lambda p: without_shards(p), "and with the last Shard"),
    "over for no reason": (TURN, put("phase", OVER), "a game that is over has a reason"),
    "choosing": (TURN, both(put("phase", 0), put("turn", 0)), "somebody has yet to keep"),
    "nothing to discard": (
        DISCARDING,
        lambda p: p["players"][0].update(hand=[], draw=p["players"][0]["draw"] + p["players"][0]["hand"]),
        "there is a card to discard",
    ),
    "a row without a turn": (DISCARDING, laid((ORBIT, "orbit")), "cards are played in a turn"),
    "an end that waits for nothing": (TURN, put("phase", HRL), "waits for a decision only"),
    # links (NR-3.4 to NR-3.8)
    "a Chain first": (TURN, laid((ORBIT, "chain")), "a Chain follows a basic action"),
    "a linking Special first": (TURN, laid((HOP, "chain")), "does not begin with a Chain"),
    "no link": (TURN, laid((ORBIT, "orbit"), (ORBIT_2, "orbit")), "have a link between them"),
    "a use it has not": (TURN, laid((ORBIT, "hijack")), "is not played for hijack"),
    "another Special's use": (TURN, laid((HOP, "slipstream")), "is not played for slipstream"),
    "an unknown card": (TURN, laid((35, "orbit")), "card 35 of the row exists"),
    # what is pending
    "pending in a discard": (
        DISCARDING,
        put("frames", [{"type": "leave", "seat": 0, "ship": HERE, "to": NEXT}]),
        "nothing is pending in this phase",
    ),
    "two decisions": (LEAVING, lambda p: p["frames"].append(p["frames"][0]), "only the Orbit of Hit and Run"),
    "no card for it": (
        LEAVING,
        lambda p: (p["players"][0]["hand"].append(ORBIT), p["row"].clear()),
        "a card was",
    ),
    "H.R.L. decides": (LEAVING, put("frames 0 seat", HRL_SEAT), "a player decides"),
    "somebody else decides": (LEAVING, put("frames 0 seat", 1), "the active player decides"),
    "leaving nothing": (LEAVING, put("frames 0 ship", gate(5, 1)), "a Stack leaves Shards behind"),
    "onto a ship": (LEAVING, put("frames 0 to", gate(4, 0)), "a space without a ship"),
    "onto a covered ring": (LEAVING, put("frames 0 to", 0), "a space without a ship"),
    "a run of nobody": (
        LEAVING,
        put("frames", [{"type": "run", "seat": 0, "ship": NEXT}]),
        "the ship of Hit and Run is there",
    ),
    "unloading a bare ship": (
        LEAVING,
        put("frames", [{"type": "unload", "seat": 0, "ship": NEXT}]),
        "a Stack is unloaded",
    ),
    "Shards without Bays": (
        LEAVING,
        lambda p: p["frames"].__setitem__(
            0, {"type": "restow", "seat": 0, "shards": [p["bag"].pop()], "bays": []}
        ),
        "each Shard taken has its Bay",
    ),
    "an H.R.L. card in a turn": (
        LEAVING,
        put("frames", [{"type": "hrl", "seat": 0, "card": hrl_card("Orbit any")}]),
        "turned up after a turn",
    ),
    "placing on a blank": (PLACING, both(put("time", 6), put("idle", 0)), "the Track is on a spawn"),
    "H.R.L. places": (PLACING, put("frames 0 queue", [HRL_SEAT]), "players draw in a spawn"),
    "four more place": (PLACING, put("frames 0 queue", [0, 1, 0, 1]), "asks everybody once"),
    "another H.R.L. card": (ACTING, put("frames 0 card", hrl_card("Hijack blue")), "the last one turned up"),
    "an H.R.L. card that does nothing": (
        ACTING,
        lambda p: (p["fleets"][HRL_SEAT].clear(), put(f"docks {HRL_SEAT}", 3)(p)),
        "can be carried out",
    ),
}


@pytest.mark.parametrize("name", UNSOUND)
def test_nr_2_1_an_unsound_position_is_refused_with_the_reason(name: str) -> None:
    kind, change, reason = UNSOUND[name]
    with pytest.raises(ValueError, match=rf"not a position of Nova-Raiders: .*{reason}"):
        loaded(sound(kind), change)


def test_nr_8_7_only_hrl_keeps_shards_in_its_dock() -> None:
    def hold(position: Position) -> None:
        position["hrl_hold"][position["bag"].pop()] += 1

    assert loaded(new(2), hold).seats == 3
    with pytest.raises(ValueError, match=r"only H\.R\.L\. keeps Shards"):
        loaded(new(3), hold)


@pytest.mark.parametrize("players", [2, 3])
def test_nr_2_1_playing_on_in_a_copy_leaves_the_game_as_it_was(players: int) -> None:
    rng = Random(players)
    game = new(players, seed=4)

    def play_on(played: Game) -> None:
        (seat,) = played.waiting_for()
        played.play(seat, rng.choice(played.legal(seat)))

    for _ in range(40):
        before, twin = game.digest(), game.copy()
        for _ in range(3):
            play_on(twin)
        assert game.digest() == before
        play_on(game)


def test_nr_5_1_unloading_in_a_copy_leaves_the_bays_of_the_game_as_they_were() -> None:
    game = sound(TURN)
    twin, before = game.copy(), game.digest()
    twin.play(0, {"type": "unload", "card": UNLOAD, "ship": gate(4, 0)})
    twin.play(0, {"type": "stow", "bay": 0})
    assert (game.digest(), game.view(0).players[0].bays[0]) == (before, (0, 1))
