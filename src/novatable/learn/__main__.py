"""`python -m novatable.learn GAME PLAYERS` prints every step and every entry of an observation by number."""

import sys

from novatable.core.game import Game
from novatable.learn.codecs import codec_of


def main() -> None:
    game, players = sys.argv[1], int(sys.argv[2])
    codec = codec_of(Game.new(game, players=players, seed=0))
    for title, names in (("steps", codec.actions), ("observation", codec.legend)):
        print(f"{game}, {players} players, {title}: {len(names)}")
        for number, name in enumerate(names):
            print(f"  {number:4} {name}")


if __name__ == "__main__":
    main()
