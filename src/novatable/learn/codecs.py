"""Finds the encoding of a game; each is made once."""

from typing import Final

from novatable.core.errors import Impossible, Refusal
from novatable.core.game import Game
from novatable.learn.codec import AnyCodec

_CODECS: Final[dict[tuple[str, int, str], AnyCodec]] = {}


def codec_of(game: Game) -> AnyCodec:
    setup = game.setup
    key = setup.game, setup.players, setup.cards.hash
    codec = _CODECS.get(key)
    if codec is None:
        kind = Game.part(setup.game, "learn", "CODEC")
        if kind is None:
            raise Impossible(Refusal("request", "no-game", {"name": setup.game, "names": learnable()}))
        codec = _CODECS[key] = kind(setup.players, setup.cards)
    return codec


def learnable() -> tuple[str, ...]:
    """The games that have an encoding."""
    return tuple([name for name in Game.kinds if "learn" in Game.parts[name]])
