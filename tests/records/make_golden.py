"""Makes golden records of the newest rules: `python -m tests.records.make_golden [GAME]`.

When results have moved on purpose, and the rules version with them, records of the new version are added
here (see CONTRIBUTING.md). A record that is there already is never made again: it is there to be replayed.
"""

import sys
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from novatable import Game
from novatable.players import make
from tests.properties.afternova import busy_cards
from tests.properties.games import GAMES, Subject, next_action
from tests.properties.novaraiders import busy_cards as busy_raiders
from tests.records.play_again import golden_record


class Golden(NamedTuple):
    """A game to record. `wild` is the share of random actions; the others are those of cadets.

    `rules` is the version by which it was played: those of older versions cannot be made any more.
    """

    name: str
    seed: int
    wild: float
    table: dict[str, Any]
    rules: int = 1


AFTERNOVA_NUMBERS = {
    "paws_dealt": 3,
    "hand_limit": 7,
    "storage": 5,
    "blueprints_to_end": 4,
    "market_takes": 4,
    "market_row": 5,
    "planets": 4,
    "fragments_per_colour": 9,
    "bot_row": 2,
    "bot_storage": 3,
    "fragment_points": 2,
    "objective_points": 3,
}
NOVARAIDERS_NUMBERS = {
    "ships": 4,
    "shards_per_type": 8,
    "academy_row": 2,
    "directives_dealt": 3,
    "hand_size": 6,
    "hrl_rings": 2,
    "bay_set_points": 12,
    "bay_pair_points": 4,
    "bay_single_points": 2,
    "special_pair_points": 2,
    "special_single_points": 0,
}
"""Every number of a game, other than by default."""
AFTERNOVA = (
    Golden("2-players", 8, 0.0, {"players": 2}),
    Golden("2-players-wild", 6, 0.5, {"players": 2, "offers_per_turn": None}),
    Golden("2-players-one-completion", 2, 0.2, {"players": 2, "completions_per_turn": 1, "first": 1}),
    Golden("2-players-last-round", 3, 0.3, {"players": 2, "round_limit": 5, "sweeps_keep_one": False}),
    Golden("2-players-busy", 8, 0.2, {"players": 2, "cards": busy_cards()}),
    Golden("3-players", 10, 0.0, {"players": 3}),
    Golden("3-players-first-edition", 5, 0.0, {"players": 3, "edition": "first"}),
    Golden("3-players-last-round", 3, 0.9, {"players": 3, "round_limit": 8, "tie_break": "last_turn"}),
    Golden("3-players-busy-first-edition", 5, 0.3, {"players": 3, "cards": busy_cards(), "edition": "first"}),
    Golden("4-players", 5, 0.0, {"players": 4}),
    Golden("4-players-first-edition", 4, 0.2, {"players": 4, "edition": "first"}),
    Golden("4-players-fair-deals", 8, 0.3, {"players": 4, "fair_deals": True, "offers_per_turn": [9, 4]}),
    Golden("4-players-last-round", 6, 0.8, {"players": 4, "round_limit": 6}),
    Golden("4-players-busy", 3, 0.3, {"players": 4, "cards": busy_cards(), "first": 3}),
    Golden("5-players", 1, 0.0, {"players": 5, "sweeps_keep_one": False}),
    Golden("5-players-first-edition", 8, 0.1, {"players": 5, "edition": "first", "completions_per_turn": 2}),
    Golden("5-players-last-round", 3, 0.8, {"players": 5, "round_limit": 5, "fair_deals": True}),
    Golden("6-players", 4, 0.0, {"players": 6}),
    Golden("6-players-first-edition", 2, 0.1, {"players": 6, "edition": "first"}),
    Golden("6-players-last-round", 7, 0.6, {"players": 6, "round_limit": 4, "offers_per_turn": None}),
    Golden("rules-2-2-players", 1, 0.2, {"players": 2}, rules=2),
    Golden("rules-2-3-players-calls", 2, 0.9, {"players": 3, "offers_per_turn": None, "round_limit": 6}, 2),
    Golden("rules-2-4-players", 3, 0.0, {"players": 4}, rules=2),
    Golden("rules-2-4-players-wild", 4, 0.7, {"players": 4, "round_limit": 8}, rules=2),
    Golden("rules-2-5-players-first-edition", 5, 0.3, {"players": 5, "edition": "first"}, rules=2),
    Golden("rules-2-6-players-busy", 6, 0.4, {"players": 6, "cards": busy_cards()}, rules=2),
    Golden("rules-2-2-players-numbers", 7, 0.2, {"players": 2, **AFTERNOVA_NUMBERS}, rules=2),
)
NOVARAIDERS = (
    Golden("2-players", 1, 0.0, {"players": 2}),
    Golden("2-players-each-round", 2, 0.0, {"players": 2, "hrl_pace": "each_round", "first": 1}),
    Golden("2-players-wild", 3, 0.5, {"players": 2, "hijack_bare_ships": True}),
    Golden("2-players-no-ships", 55, 1.0, {"players": 2, "idle_rounds": 1, "directives": False}),
    Golden("2-players-no-ships-with-directives", 313, 1.0, {"players": 2}),
    Golden("2-players-without-directives", 6, 0.1, {"players": 2, "directives": False}),
    Golden("2-players-quick", 7, 0.3, {"players": 2, "idle_rounds": 1, "special_set_points": 10}),
    Golden("3-players", 8, 0.0, {"players": 3}),
    Golden("3-players-wild", 9, 0.5, {"players": 3}),
    Golden("3-players-random", 10, 1.0, {"players": 3, "idle_rounds": 2}),
    Golden("3-players-bare-ships", 11, 0.2, {"players": 3, "hijack_bare_ships": True, "first": 2}),
    Golden("3-players-without-directives", 12, 0.0, {"players": 3, "directives": False}),
    Golden("3-players-set-points", 13, 0.2, {"players": 3, "special_set_points": 10}),
    Golden("4-players", 14, 0.0, {"players": 4}),
    Golden("4-players-again", 15, 0.0, {"players": 4, "first": 3}),
    Golden("4-players-wild", 16, 0.5, {"players": 4}),
    Golden("4-players-random", 17, 1.0, {"players": 4, "idle_rounds": 1}),
    Golden("4-players-bare-ships", 18, 0.2, {"players": 4, "hijack_bare_ships": True}),
    Golden("4-players-without-directives", 19, 0.1, {"players": 4, "directives": False}),
    Golden("4-players-slow", 20, 0.4, {"players": 4, "idle_rounds": 9, "special_set_points": 10}),
    Golden("2-players-busy", 1, 0.2, {"players": 2, "cards": busy_raiders()}),
    Golden("4-players-busy-no-shards", 1, 0.1, {"players": 4, "cards": busy_raiders()}),
    Golden("2-players-numbers", 2, 0.2, {"players": 2, **NOVARAIDERS_NUMBERS}),
)
GOLDEN = {"afternova": AFTERNOVA, "novaraiders": NOVARAIDERS}
"""Another game joins with its tuple here."""


def played(subject: Subject, golden: Golden) -> Game:
    """The whole game."""
    game = Game.new(subject.name, seed=golden.seed, **golden.table)
    rng = Random(golden.seed)
    cadets = [make("cadet", subject.name, seat) for seat in range(game.seats)]
    while game.waiting_for():
        if rng.random() < golden.wild:
            game.play(*next_action(subject, game, rng))
            continue
        speaker = rng.randrange(game.seats)
        if speaker not in game.waiting_for():
            spoken = cadets[speaker].volunteer(game.view(speaker))
            if spoken is not None and game.check(speaker, spoken) is None:
                game.play(speaker, spoken)
        if game.waiting_for():
            seat = game.waiting_for()[0]
            game.play(seat, cadets[seat].decide(game.view(seat), game.legal(seat)))
    return game


def main() -> None:
    chosen = sys.argv[1:] or list(GOLDEN)
    for subject in GAMES:
        if subject.name in chosen:
            folder = Path(__file__).parent / subject.name
            folder.mkdir(exist_ok=True)
            for golden in GOLDEN[subject.name]:
                file = folder / f"{golden.name}.jsonl"
                if golden.rules != Game.kind(subject.name).newest_rules() or file.exists():
                    continue
                game = played(subject, golden)
                outcome = game.outcome()
                assert outcome is not None
                file.write_text(golden_record(game), "utf-8")
                print(f"{golden.name}: {len(game.history)} actions, {outcome.reason}")


if __name__ == "__main__":
    main()
