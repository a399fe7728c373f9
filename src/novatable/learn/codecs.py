"""Finds the encoding of a game; each is made once."""

from typing import Final

from novatable.core.errors import Impossible, Refusal
from novatable.core.game import Game
from novatable.core.record import CardsUsed
from novatable.learn.codec import AnyCodec

_CODECS: Final[dict[tuple[str, int, str], AnyCodec]] = {}


def codec_of(game: Game) -> AnyCodec:
    return codec_for(game.setup.game, game.setup.players, game.setup.cards)


def codec_for(game: str, players: int, cards: CardsUsed) -> AnyCodec:
    """Impossible if the game has no encoding."""
    key = game, players, cards.hash
    codec = _CODECS.get(key)
    if codec is None:
        kind = Game.part(game, "learn", "CODEC")
        if kind is None:
            raise Impossible(Refusal("request", "no-game", {"name": game, "names": learnable()}))
        codec = _CODECS[key] = kind(players, cards)
    return codec


def learnable() -> tuple[str, ...]:
    """The games that have an encoding."""
    return tuple([name for name in Game.kinds if "learn" in Game.parts[name]])
