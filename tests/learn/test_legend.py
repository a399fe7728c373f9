"""Every step and every entry has a name of its own; the page has the true sizes and an example that works."""

import re
from pathlib import Path
from typing import Any

import pytest

from novatable import Game
from novatable.learn.codecs import codec_of
from tests.learn.sizes import SIZES

PAGE = (Path(__file__).parents[2] / "docs/LEARN.md").read_text()


@pytest.mark.parametrize(("game", "players"), SIZES)
def test_every_number_has_a_name(game: str, players: int) -> None:
    codec = codec_of(Game.new(game, players=players, seed=0))
    assert len(set(codec.actions)) == len(codec.actions)
    assert len(set(codec.legend)) == len(codec.legend)
    rows = re.findall(rf"^\| {game} \| {players} \| (\d+) \| (\d+) \|$", PAGE, flags=re.MULTILINE)
    assert rows == [(str(len(codec.actions)), str(len(codec.legend)))]


def test_what_is_in_the_hand_is_named_so() -> None:
    game = Game.new("afternova", players=4, seed=3)
    codec = codec_of(game)
    for seat in range(4):
        view = game.view(seat)
        row = codec.observe(view)
        shown = [
            name for name, entry in zip(codec.legend, row, strict=True) if entry and "in the hand" in name
        ]
        hand = [f"card {card} in the hand" for card in sorted(view.hand)]  # type: ignore[attr-defined]
        sizes = [f"seat +{other}: cards in the hand" for other in range(4)]
        assert [name for name in shown if name not in sizes] == hand


def test_the_example_on_the_page_plays_a_game() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", PAGE, flags=re.DOTALL)
    played: dict[str, Any] = {}
    exec(example.replace("fair_deals=True", "fair_deals=True, round_limit=20"), played)
    assert played["env"].table.game.outcome() is not None
    assert not played["env"].agents
