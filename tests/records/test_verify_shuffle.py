"""A stranger with docs/RECORD.md and the standard library deals the same cards as the engine."""

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from examples.verify_shuffle import shuffle, verified
from novatable import Game
from novatable.afternova.game import AfterNova
from novatable.novaraiders.game import NovaRaiders

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("*/*.jsonl"))
SCRIPT = HERE.parent.parent / "examples" / "verify_shuffle.py"


def opening(record: Path) -> tuple[dict[str, Any], Game]:
    """The header of a record, and the game before its first action."""
    line = record.read_text("utf-8").split("\n", 1)[0]
    return json.loads(line), Game.replay(line + "\n")


def standard(game: str) -> list[Path]:
    """Records that begin with a shuffle of the standard cards."""
    headers = {path: json.loads(path.read_text("utf-8").split("\n", 1)[0]) for path in RECORDS}
    return [
        path
        for path, header in headers.items()
        if header["game"] == game and "start" not in header and "set" not in header["cards"]
    ]


@pytest.mark.parametrize("record", standard("afternova"), ids=lambda path: path.stem)
def test_a_stranger_deals_afternova_like_the_engine(record: Path) -> None:
    header, game = opening(record)
    assert isinstance(game, AfterNova)
    piles = {name: iter(pile) for name, pile in verified(header).items()}
    state, view = game.state, game.view(None)
    players = header["players"]
    options = header["options"]
    assert [player.starship for player in state.players] == [next(piles["starships"]) for _ in range(players)]
    assert [planet.planet for planet in view.planets] == [
        next(piles["planets"]) for _ in range(options.get("planets", 3))
    ]
    for planet in view.planets:
        drawn = Counter(next(piles["bag"]) for _ in range(sum(planet.fragments)))
        assert [drawn[colour] for colour in range(5)] == list(planet.fragments)
    row = options.get("market_row", 4)
    assert list(view.paws) == [next(piles["paws"]) for _ in range(row)]
    assert list(view.blueprints) == [next(piles["blueprints"]) for _ in range(row)]
    begins = next(piles["first"])
    order = [(begins + step) % players for step in range(players)]
    assert [seat for seat in view.order if seat < players] == order
    for seat in order:
        hand = state.players[seat].hand
        assert hand == [next(piles["blueprints"])] + [next(piles["paws"]) for _ in hand[1:]]
    if view.bot is not None:
        assert list(view.bot.row) == [next(piles["blueprints"]) for _ in range(options.get("bot_row", 3))]


@pytest.mark.parametrize("record", standard("novaraiders"), ids=lambda path: path.stem)
def test_a_stranger_deals_nova_raiders_like_the_engine(record: Path) -> None:
    header, game = opening(record)
    assert isinstance(game, NovaRaiders)
    piles = {name: iter(pile) for name, pile in verified(header).items()}
    state = game.state
    assert [shard for pile in state.shards for shard in pile] == [
        next(piles["bag"]) for pile in state.shards if pile
    ]
    assert state.academy == [next(piles["academy"]) for _ in range(header["options"].get("academy_row", 3))]
    for seat, player in enumerate(state.players):
        assert player.hand == [next(piles[f"deck {seat}"]) for _ in player.hand]
        assert list(player.dealt) == [next(piles["directives"]) for _ in player.dealt]
    assert state.hrl_deck[::-1] == list(piles.get("hrl", ()))
    assert state.rules.order[0] == next(piles["first"])


def test_a_stranger_reshuffles_like_the_engine() -> None:
    """The second shuffle of a stream goes on at the first unused block."""
    game = Game.new("novaraiders", players=3, seed=5)
    assert isinstance(game, NovaRaiders)
    seed = bytes.fromhex(game.setup.seed)
    pile = list(range(11))
    block = shuffle(seed, "deck 0", pile)
    state = game.state
    assert state.chance.used[5] == block
    again = [3, 1, 4, 5, 9, 2, 6]
    state.chance.shuffle("deck 0", mine := again[:])
    assert shuffle(seed, "deck 0", again, block) == state.chance.used[5]
    assert again == mine


def test_another_seed_than_the_promised_one_is_noticed() -> None:
    header, _ = opening(RECORDS[0])
    header["seed"] = header["seed"][::-1]
    with pytest.raises(ValueError, match="not the seed that was promised"):
        verified(header)


def test_what_is_dealt_in_another_way_is_not_verified() -> None:
    """With cards of its own, or from a position in mid-game."""
    header, _ = opening(RECORDS[0])
    for other in ({**header, "start": {}}, {**header, "cards": {**header["cards"], "set": {}}}):
        with pytest.raises(ValueError, match="only games from the beginning, with the standard cards"):
            verified(other)


def test_the_verifier_runs_by_itself() -> None:
    """Without our packages: isolated from the environment and the site."""
    done = subprocess.run(
        [sys.executable, "-I", "-S", SCRIPT, standard("afternova")[0]],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.startswith("first: ")
