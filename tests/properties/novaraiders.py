"""Nova-Raiders for the tests of every game: tables to play at, and what is conserved."""

from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from novatable.core.actions import Action
from novatable.novaraiders.frames import Placing, Restowing
from novatable.novaraiders.game import NovaRaiders
from novatable.novaraiders.model import State
from tests.builders.novaraiders import STANDARD

_FOLDER = TemporaryDirectory()  # kept as long as the tests run


def busy_cards() -> str:
    """A card set in which much happens: Shards everywhere, cards that unload, upgrade and hijack."""
    text = STANDARD.replace('name = "standard"', 'name = "busy"').replace("shards = 0", "shards = 1")
    text = text.replace("first = 3, second = 4", "first = 5, second = 5")
    text = text.replace('["orbit 1", "jump"]', '["unload", "upgrade"]')
    text = text.replace('["orbit 2", "jump"]', '["orbit 9", "upgrade"]')
    text = text.replace('["orbit 2", "hijack"]', '["orbit 5", "hijack"]')
    path = Path(_FOLDER.name, "busy.toml")
    path.write_text(text, "utf-8")
    return str(path)


TABLES: tuple[dict[str, Any], ...] = (
    {"players": 2},
    {"players": 2, "hrl_pace": "each_round", "hijack_bare_ships": True, "idle_rounds": 1},
    {"players": 3},
    {"players": 3, "directives": False, "special_set_points": 10},
    {"players": 4},
    {"players": 4, "idle_rounds": 2, "hijack_bare_ships": True, "first": 3},
    {"players": 2, "cards": busy_cards()},
    {"players": 4, "cards": busy_cards()},
    {"players": 2, "ships": 5, "hand_size": 8, "academy_row": 5, "directives_dealt": 4, "hrl_rings": 5},
    {"players": 3, "ships": 1, "hand_size": 3, "shards_per_type": 7, "academy_row": 1, "bay_pair_points": 9},
)
EAGER = (
    *("unload", "upgrade", "hijack", "timekeeper", "stevedore", "hop", "gateway", "tractor_beam", "drop_pod"),
    *("long_burn", "slipstream", "gate_ram", "plunder", "hit_and_run", "shove", "breach"),
)
BASICS = list(range(11))
SPECIALS = list(range(11, 35))
HRL_CARDS = [0, 1, 2, 3, 6, 7]
"""Without the Hijacks of the red and the white ships (NR-8.1)."""


def conserved(game: NovaRaiders) -> None:
    """Everything is somewhere, once (NR-2.1), and nothing is where it cannot be."""
    state = game.state
    _shards(state)
    _cards(state)
    _ships(state)
    _directives(state)


def _shards(state: State) -> None:
    """As many Shards of each type as there are; none under a covered ring (NR-6.3)."""
    counts = [lost + held for lost, held in zip(state.lost, state.hrl_hold, strict=True)]
    assert min(state.lost) >= 0
    piles = [*state.shards, state.bag]
    for player in state.players:
        piles += player.bays
    for frame in state.frames:
        if isinstance(frame, Restowing):
            piles.append(frame.shards)
        elif isinstance(frame, Placing):
            piles.append((frame.shard,))
    for pile in piles:
        for shard in pile:
            counts[shard] += 1
    assert counts == [state.rules.shards_per_type] * 3
    assert not any(state.shards[: state.edge()])


def _cards(state: State) -> None:
    """A basic deck for each player, 24 Special cards, and with two players H.R.L.'s deck."""
    specials = state.academy + state.academy_deck
    assert len(state.academy) <= state.rules.academy_row
    for seat, player in enumerate(state.players):
        cards = player.hand + player.draw + player.discard
        if seat == state.active:
            cards += [card for card, _ in state.row]
        cards.sort()
        assert cards == BASICS + sorted(player.specials)
        assert all(card in player.specials and card not in player.discard for card in player.unseen)
        specials += player.specials
    assert sorted(specials) == SPECIALS
    assert sorted(state.hrl_deck + state.hrl_used) == (HRL_CARDS if state.rules.people == 2 else [])


def _ships(state: State) -> None:
    """No more ships of each colour than there are, each on a space of its own that is left."""
    for seat, fleet in enumerate(state.fleets):
        assert 0 <= state.docks[seat] <= state.rules.ships - len(fleet)
        assert all(state.ships[space] == seat and space >= state.edge() for space in fleet)
    assert len([owner for owner in state.ships if owner is not None]) == sum(map(len, state.fleets))


def _directives(state: State) -> None:
    dealt = [directive for player in state.players for directive in player.dealt]
    assert len(set(dealt)) == len(dealt) == state.rules.directives_dealt * state.rules.people
    assert all(player.directive is None or player.directive in player.dealt for player in state.players)


def idea(_game: NovaRaiders, _seat: int, _rng: Random) -> Action | None:
    """Nothing: in this game all that can be done is listed."""
    return None
