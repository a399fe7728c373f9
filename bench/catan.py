"""One measurement of catanatron's random 4-player games: `python -m bench.catan SECONDS SEED` prints JSON."""

import json
import sys
import time

from catanatron.game import Game
from catanatron.models.player import Color, RandomPlayer


def main() -> None:
    seconds, seed = float(sys.argv[1]), int(sys.argv[2])
    games = decisions = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        game = Game([RandomPlayer(color) for color in Color], seed=1 + seed + games)
        game.play()
        decisions += len(game.state.actions)
        games += 1
    spent = time.process_time() - began
    game = Game([RandomPlayer(color) for color in Color], seed=1 + seed)
    for _ in range(100):
        game.play_tick()
    copies = 0
    began = time.process_time()
    while time.process_time() - began < seconds / 4:
        game.copy()
        copies += 1
    copies_per_second = copies / (time.process_time() - began)
    result = {
        "games": games,
        "decisions": decisions,
        "us_per_decision": spent / decisions * 1e6,
        "copies_per_second": copies_per_second,
    }
    print(json.dumps(result))


if __name__ == "__main__":
    main()
