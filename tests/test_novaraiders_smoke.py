"""Nova-Raiders as a whole: games of random players end, keep everything in its place and tell themselves."""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from novatable import Action, Game
from novatable.novaraiders import actions as a
from novatable.novaraiders.cards import CardSet, check, load
from novatable.novaraiders.frames import Placing, Restowing
from novatable.novaraiders.game import NovaRaiders
from novatable.novaraiders.model import DIRECTIVES, State

CARDS = load("standard")
TABLES: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 2, "hrl_pace": "each_round", "hijack_bare_ships": True},
    {"players": 3},
    {"players": 3, "directives": False, "special_set_points": 10},
    {"players": 4},
    {"players": 4, "idle_rounds": 1, "hijack_bare_ships": True, "first": 3},
]


def new(seed: int, **table: Any) -> NovaRaiders:
    game = Game.new("novaraiders", seed=seed, **table)
    assert isinstance(game, NovaRaiders)
    return game


def walk(game: Game, rng: Random) -> Iterator[tuple[int, Action]]:
    """Random play, slow to end a turn; whoever iterates sees the game after every action."""
    while game.waiting_for():
        seat = rng.choice(game.waiting_for())
        listed = game.legal(seat)
        assert listed
        going_on = [action for action in listed if not isinstance(action, a.EndTurn)]
        action = rng.choice(going_on if going_on and rng.random() < 0.7 else listed)
        game.play(seat, action)
        yield seat, action


def conserved(state: State) -> None:
    """30 Shards, 24 Specials, every basic deck and three ships per colour, each in one place."""
    piles: list[tuple[int, ...]] = [*state.shards, tuple(state.bag)]
    for player in state.players:
        piles += player.bays
    for frame in state.frames:
        if isinstance(frame, Restowing):
            piles.append(frame.shards)
        elif isinstance(frame, Placing):
            piles.append((frame.shard,))
    shards = Counter(shard for pile in piles for shard in pile)
    for shard in range(3):
        assert shards[shard] + state.lost[shard] + state.hrl_hold[shard] == 10

    specials = [*state.academy, *state.academy_deck]
    for seat, player in enumerate(state.players):
        cards = [*player.hand, *player.draw, *player.discard]
        if seat == state.active:
            cards += [card for card, _ in state.row]
        assert sorted(card for card in cards if card < CARDS.n_basics) == list(range(CARDS.n_basics))
        assert sorted(card for card in cards if card >= CARDS.n_basics) == sorted(player.specials)
        assert set(player.unseen) <= {*player.hand, *player.draw}
        specials += player.specials
    assert sorted(specials) == list(range(CARDS.n_basics, CARDS.n_cards))

    edge = state.rules.board.start[state.covered]
    assert not any(state.shards[:edge])
    for seat, fleet in enumerate(state.fleets):
        assert len(fleet) + state.docks[seat] <= 3
        assert all(space >= edge for space in fleet)
        assert sorted(fleet) == [space for space, owner in enumerate(state.ships) if owner == seat]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_random_games_end_with_everything_in_its_place(table: dict[str, Any]) -> None:
    for seed in range(3):
        game = new(seed, **table)
        for _ in walk(game, Random(seed)):
            conserved(game.state)
            waited_for = game.waiting_for()
            for seat in range(game.seats):
                listed = game.legal(seat)
                assert bool(listed) == (seat in waited_for)
                assert len(set(listed)) == len(listed) <= 250
                for action in listed:
                    assert game.check(seat, action.to_json()) is None
        outcome = game.outcome()
        assert outcome is not None
        assert len(outcome.scores) == game.seats
        assert outcome.reason in ("supernova", "no_shards", "no_ships")


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_game_can_be_told_and_imagined_at_any_moment(table: dict[str, Any]) -> None:
    rng = Random(1)
    game = new(7, **table)
    for _ in walk(game, rng):
        if rng.random() > 0.05 and game.waiting_for():
            continue
        position = json.loads(json.dumps(game.state_json()))
        resumed = Game.load({"setup": msgspec.to_builtins(game.setup), "state": position})
        assert resumed.digest() == game.digest()
        for viewer in (None, *range(game.seats)):
            view = game.view(viewer)
            assert resumed.view(viewer).to_json() == view.to_json()
            world = Game.imagine(view, rng)
            assert world.view(viewer).to_json() == view.to_json()
            assert isinstance(world, NovaRaiders)
            conserved(world.state)
            if viewer in game.waiting_for():
                assert world.legal(viewer) == game.legal(viewer)
    assert Game.replay(game.record()).digest() == game.digest()
    assert Game.load(json.loads(json.dumps(game.dump()))).digest() == game.digest()


def scattered(seed: int, table: dict[str, Any]) -> NovaRaiders:
    """A turn in the middle of nowhere: ships, Shards and Special cards dealt out at random."""
    rng = Random(seed)
    game = new(seed, **table)
    while game.state.phase == DIRECTIVES:
        seat = game.waiting_for()[0]
        game.play(seat, game.legal(seat)[0])
    state = game.state
    board = state.rules.board
    state.covered = rng.randrange(4)
    state.time = next(time for time in range(15) if board.track[:time].count(2) == state.covered)
    edge, narrow = state.edge(), board.start[min(state.covered + 2, board.rings)]
    state.shards = [()] * board.size
    state.fleets = [[] for _ in state.fleets]
    for fleet in state.fleets:
        for _ in range(3):
            space = rng.choice([gate for gate in board.gates if gate >= edge])
            if rng.random() < 0.5:
                space = rng.randrange(edge, narrow)
            if all(space not in other for other in state.fleets):
                fleet.append(space)
    state.docks = [3 - len(fleet) for fleet in state.fleets]
    state.bag = [shard for shard in range(3) for _ in range(10)]
    rng.shuffle(state.bag)
    ships = [space for fleet in state.fleets for space in fleet]
    for _ in range(12):
        space = rng.choice(ships) if rng.random() < 0.7 else rng.randrange(edge, board.size)
        state.shards[space] += (state.bag.pop(),)
    for player in state.players:
        for bay in range(3):
            player.bays[bay] = (state.bag.pop(),)
    deck = [*state.academy, *state.academy_deck]
    rng.shuffle(deck)
    for player in state.players:
        player.specials = [deck.pop() for _ in range(4)]
        player.hand += player.specials
    state.academy, state.academy_deck = deck[:3], deck[3:]
    document = {"setup": msgspec.to_builtins(game.setup), "state": json.loads(json.dumps(game.state_json()))}
    loaded = Game.load(document)
    assert isinstance(loaded, NovaRaiders)
    return loaded


def conceivable(game: NovaRaiders, seat: int, rng: Random) -> Iterator[Action]:
    """Actions of all kinds, possible or not, with a card of the hand, ships on the board and any space."""
    state = game.state
    spaces = range(state.rules.board.size)
    ships = [space for fleet in state.fleets for space in fleet] + [rng.choice(spaces)]
    hand = state.players[seat].hand if seat < state.rules.people else [0]
    card = rng.choice(hand) if hand else 0
    yield from (a.EndTurn(), a.Draw(), a.Chain(card), a.Discard(card), a.Timekeeper(card), a.Slipstream(card))
    yield from (a.Keep(directive) for directive in range(12))
    yield from (a.Stevedore(card, bay) for bay in (None, 0, 1, 2, 3))
    yield from (a.Upgrade(card, take) for take in (None, *range(CARDS.n_cards)))
    yield from (kind(number) for kind in (a.Leave, a.Stow, a.Restow) for number in range(31))
    yield from (kind(space) for kind in (a.Launch, a.Place, a.Run) for space in spaces)
    yield a.Run(None)
    for ship in ships:
        yield from (kind(card, ship) for kind in (a.Unload, a.DropPod, a.GateRam))
        yield from (a.HrlHijack(ship, side, ship) for side in spaces)
        yield from (a.HrlHijack(ship, side, rng.choice(ships)) for side in spaces)
        for to in spaces:
            yield from (a.Orbit(card, ship, to), a.Jump(card, ship, to), a.Hop(card, ship, to))
            yield from (a.Gateway(card, ship, to), a.TractorBeam(card, ship, to), a.LongBurn(card, ship, to))
            yield from (a.Hijack(card, ship, to), a.Plunder(card, ship, to), a.HitAndRun(card, ship, to))
            yield from (a.Shove(card, ship, to), a.HrlMove(ship, to), a.Breach(card, ship, to))
            yield a.Breach(card, ship, to, "clockwise")
            yield a.Breach(card, ship, to, "counter_clockwise")


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_is_listed_is_exactly_what_is_accepted(table: dict[str, Any]) -> None:
    rng = Random(3)
    for seed in range(6):
        game = scattered(seed, table)
        for number, _ in zip(range(12), walk(game, rng), strict=False):
            conserved(game.state)
            if number % 4:
                continue
            for seat in range(game.seats):
                listed = set(game.legal(seat))
                for action in conceivable(game, seat, rng):
                    refusal = game.check(seat, action)
                    assert (refusal is None) == (action in listed), (seat, action, refusal)
                    assert refusal is None or refusal.rule.startswith("NR-")


def test_neighbours_are_symmetric_and_four_on_the_middle_rings() -> None:
    """NR-1.3, NR-1.4."""
    assert [board.size for board in CARDS.boards] == [60, 80]
    for board in CARDS.boards:
        for space in range(board.size):
            near = board.adjacent[space]
            assert len(set(near)) == len(near)
            assert all(space in board.adjacent[other] for other in near)
            assert all(abs(board.ring[space] - board.ring[other]) == 1 for other in near)
            assert board.clockwise[board.counter_clockwise[space]] == space
            if 0 < board.ring[space] < 4:
                assert len(near) == 4


def test_a_changed_card_set_plays_and_is_carried_along(tmp_path: Path) -> None:
    """Wider rings, another track, cards that orbit further: numbers are data."""
    data = CARDS.to_json()
    text = json.dumps(data)
    for width in (6, 5, 4, 3, 2):
        text = text.replace(f'"width": {width}', f'"width": {width + 1}')
    text = text.replace('"orbit 4"', '"orbit 7"').replace('"reach": 6', '"reach": 9')
    text = text.replace('"name": "standard"', '"name": "wide"')
    wide = CardSet.from_json(json.loads(text))
    assert [board.size for board in wide.boards] == [75, 100]
    path = tmp_path / "wide.toml"
    path.write_text(as_toml(json.loads(text)))
    assert check(path.read_text(), "wide").hash == wide.hash
    for players in (2, 4):
        game = new(5, players=players, cards=str(path))
        for _ in walk(game, Random(5)):
            conserved(game.state)
        path.rename(tmp_path / "gone.toml")
        assert Game.replay(game.record()).digest() == game.digest()
        (tmp_path / "gone.toml").rename(path)


def as_toml(data: dict[str, Any]) -> str:
    """Data of a card set as inline TOML."""
    return "\n".join(f"{key} = {_toml(value)}" for key, value in data.items())


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_toml(item)}" for key, item in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(_toml(item) for item in value) + "]"
    return json.dumps(value)
