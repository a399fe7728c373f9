"""How much memory a table takes once a whole game was played there: the fold alone, without pages.

    python -m bench.server.memory novaraiders

Eight actions out of ten are a cadet's, the others random: games that wander longer than those of people.
"""

import gc
import subprocess
import sys
from random import Random

from novatable import Game
from novatable.players import make
from novatable.server.table import entries
from novatable.server.table.config import Config, SeatPlan
from novatable.server.table.table import Table

PLAYERS, GAMES = 4, 40


def played(name: str, seed: int) -> tuple[Game, list[tuple[int, dict[str, object]]]]:
    """The set-up of a game, and its actions as they come over the wire."""
    game, rng = Game.new(name, players=PLAYERS, seed=seed), Random(seed)
    begun = game.copy()
    cadets = [make("cadet", name, seed=seat) for seat in range(game.seats)]
    while waiting := game.waiting_for():
        seat = rng.choice(waiting)
        legal = game.legal(seat)
        action = rng.choice(legal) if rng.random() < 0.2 else cadets[seat].decide(game.view(seat), legal)
        game.play(seat, action)
    return begun, [(seat, action.to_json()) for seat, action in game.history]


def folded(number: int, begun: Game, actions: list[tuple[int, dict[str, object]]]) -> Table:
    config = Config(begun.setup.game, (SeatPlan("open"),) * PLAYERS)
    table = Table(f"table {number}", entries.Opened(at=0, by="mia", id="open", config=config))
    table.apply(entries.Started(at=0, by="mia", id="start", setup=begun.setup))
    for count, (seat, action) in enumerate(actions):
        acted = entries.Acted(at=count, by="mia", id=f"k{count}", seat=seat, action=action, how="person")
        table.apply(acted)
    return table


def resident() -> int:
    """The process's resident memory in KiB."""
    with open("/proc/self/status", encoding="ascii") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS:"))


def kib_per_table(name: str) -> tuple[float, float]:
    """Measured in a process of its own, whose memory nothing else has used before; and actions per game."""
    told = subprocess.run(
        [sys.executable, "-m", "bench.server.memory", name], capture_output=True, text=True, check=True
    )
    kib, actions = told.stdout.split()
    return float(kib), float(actions)


def main() -> None:
    logs = [played(sys.argv[1], seed) for seed in range(GAMES)]
    kept = [folded(GAMES, *logs[0])]
    gc.collect()
    before = resident()
    kept += [folded(number, *log) for number, log in enumerate(logs)]
    gc.collect()
    print((resident() - before) / GAMES, sum(len(actions) for _, actions in logs) / GAMES)


if __name__ == "__main__":
    main()
