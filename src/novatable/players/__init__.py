"""Computer players. They see only views; `make` builds one by its level."""

from collections.abc import Mapping

from novatable.core.game import Game
from novatable.players.player import AnyPlayer, Maker, Player
from novatable.players.random import RandomPlayer

ANY_GAME: Mapping[str, Maker] = {"random": RandomPlayer}


def levels_of(game: str) -> Mapping[str, Maker]:
    """The levels of a game, from the weakest to the strongest; ValueError says which games there are."""
    levels: Mapping[str, Maker] | None = Game.part(game, "players", "LEVELS")
    return ANY_GAME if levels is None else levels


def usual_level(game: str) -> str:
    """The level that is meant where none is named: the second, or the only one."""
    return list(levels_of(game))[:2][-1]


def make(level: str, game: str | None = None, seed: int = 1) -> AnyPlayer:
    """A computer player of that level; ValueError says which there are."""
    game = game or Game.usual()
    levels = levels_of(game)
    maker = levels.get(level)
    if maker is None:
        raise ValueError(f"{game} has no computer player {level!r:.80}; possible: {', '.join(levels)}")
    return maker(seed)


__all__ = ["AnyPlayer", "Player", "levels_of", "make", "usual_level"]
