"""Every game of Nova-Raiders ends: play many over all player counts and rule options, and report how.

    python tools/endings.py random --games 20000
    python tools/endings.py cadet --games 5000 --seed 2

An exception in any game ends the run.
"""

import argparse
from collections import Counter

from novatable.lab.simulate import simulate

OPTIONS: tuple[dict[str, object], ...] = (
    {},
    {"directives": False},
    {"hijack_bare_ships": True},
    {"idle_rounds": 1},
    {"idle_rounds": 12, "special_set_points": 10},
    {"hrl_pace": "each_round", "hijack_bare_ships": True, "idle_rounds": 2},
)
PLAYERS = (2, 3, 4)


def main() -> None:
    parser = argparse.ArgumentParser(description="How games of Nova-Raiders end.")
    parser.add_argument("level", help="the computer players: random, cadet, ...")
    parser.add_argument("--games", type=int, default=1000, help="about how many games in all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args()
    each = -(-given.games // (len(PLAYERS) * len(OPTIONS)))
    ends: Counter[str] = Counter()
    for players in PLAYERS:
        for options in OPTIONS:
            result = simulate(
                "novaraiders", players, each, (given.level,), given.seed, given.processes, options
            )
            ends.update(result.reasons)
            turns = result.turns
            rounds = f"{turns.low / players:.0f}-{turns.median / players:.0f}-{turns.high / players:.0f}"
            named = ", ".join(f"{name}={value}" for name, value in options.items()) or "standard rules"
            print(
                f"{players} players, {each} games, rounds {rounds} (quartiles), "
                f"unloads {result.measures['unloads per game']:.1f}, "
                f"hijacks {result.measures['hijacks per game']:.1f}, "
                f"ends {result.reasons}; {named}",
                flush=True,
            )
    print(f"{ends.total()} games of {given.level} ended: {dict(sorted(ends.items()))}")


if __name__ == "__main__":
    main()
