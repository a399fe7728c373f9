"""A dataset of decisions and deals, for work on negotiation:

    python -m novatable.learn.dataset afternova --games 200 --levels trader,cadet --out deals

plays games among computer players and writes Parquet tables with a data card, which describes them. The same
command writes the same rows. It needs `novatable[lab,learn]`.
"""

import argparse
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final, NamedTuple, get_args, get_type_hints

import msgspec
import polars as pl

from novatable.core.game import Game
from novatable.learn.bargains import AnswerRow, OfferRow, SideRow
from novatable.players import make
from novatable.players.match import Match

FORMAT: Final = 1
"""The version of the tables. It changes when a column does."""
_TYPES: Final = {float: pl.Float64, int: pl.Int32, str: pl.String}


CARD: Final = """\
# {title}: decisions and deals

Format {format}, Novatable {version}, rules version {rules}. {games} games of {players} players, seed {seed}.
Levels: {levels}, in turn, moving on by a seat from game to game. Standard cards and options. Made by

    python -m novatable.learn.dataset {command}

**What it is for**: studying how offers are made, answered and countered. **What it is not**: people.
Everything was decided by computer players, whose valuations, patience and habits docs/PLAYERS.md describes.
There is no talk in it, and nobody's data.

**Hidden information**: tables show everything, also what players could not know. To see what a seat
saw, replay the `record` of its game up to a decision (`Game.replay`, `game.view(seat)`).

**Gains** are in points, by the valuation of each side itself: from its own view at that moment, with a
trader's taste, before the cost of the Paws that it would play.

**Licence**: as the program, MIT."""


class GameRow(NamedTuple):
    """One game. `levels`, `scores` and `winners` are JSON lists by seat; `record` replays it."""

    game: int
    players: int
    levels: str
    scores: str
    winners: str
    reason: str
    record: str


class DecisionRow(NamedTuple):
    """One action. `options` counts the actions listed as legal; deals are not among them."""

    game: int
    decision: int
    turn: int
    round: int
    phase: str
    seat: int
    level: str
    kind: str
    action: str
    options: int
    why: str | None


MEANING: Final = {
    "action": "the action as JSON (docs/api.md)",
    "active": "the seat whose turn it is",
    "answer": "agreed, or how the offer ended: declined, withdrawn, and so on",
    "call": "the open call that it answers, if any",
    "counters": "the offer that the proposer had been asked about, if any",
    "decision": "the number of the action in its game, from 0",
    "fragments": "how many Fragments of the Planet it would get",
    "gain": "what that is worth to it, in points",
    "game": "the number of the game, from 0",
    "gives": "how many stored Fragments it would give away",
    "icons": "how many icons it would bring",
    "kind": "the type of the action",
    "level": "the computer player that acted",
    "levels": "the computer player on each seat, as a JSON list",
    "offer": "the number of the offer in its game",
    "offers.kind": "proposal (in the proposer's own turn), call (to everybody), answer to a call, "
    "counter-offer (by somebody who was asked), or offer of help (unasked, in another's turn)",
    "options": "how many actions were listed as legal; deals are not among them; 0: nobody asked this seat",
    "phase": "the phase of the turn (docs/api.md)",
    "planet": "the number of the Planet that it is about",
    "players": "how many players, without Bot or H.R.L.",
    "proposer": "the seat that proposes",
    "reason": "how the game ended",
    "receives": "how many stored Fragments of others it would receive",
    "record": "the whole game, for `Game.replay`",
    "round": "the round",
    "scores": "the points of each seat at the end, as a JSON list",
    "seat": "the seat that acted",
    "sides.seat": "the seat that takes part",
    "terms": "the deal as JSON (docs/api.md)",
    "turn": "the turn",
    "why": "the reason that the computer player gave, as a code; empty if none",
    "winners": "the seats that won, as a JSON list",
}
"""What a column has, in all tables or in one of them."""

TABLES: Final = {
    "games": GameRow,
    "decisions": DecisionRow,
    "offers": OfferRow,
    "sides": SideRow,
    "answers": AnswerRow,
}


def make_dataset(
    game: str, out: Path, *, games: int, players: int = 4, levels: Sequence[str] = ("trader",), seed: int = 1
) -> None:
    """Play the games and write tables and data card. Levels move on by a seat from game to game."""
    rows: dict[type, list[Any]] = {kind: [] for kind in TABLES.values()}
    for number in range(games):
        for row in _played(game, number, players, levels, seed):
            rows[type(row)].append(row)
    out.mkdir(parents=True, exist_ok=True)
    for name, kind in TABLES.items():
        pl.DataFrame(rows[kind], schema=_columns(kind), orient="row").write_parquet(out / f"{name}.parquet")
    counts = {name: len(rows[kind]) for name, kind in TABLES.items()}
    (out / "CARD.md").write_text(_card(game, players, levels, seed, counts), "utf-8")


def _columns(kind: type) -> dict[str, Any]:
    """The columns of a table from its rows' fields; any of them may be empty."""
    return {
        name: next(_TYPES[each] for each in (hint, *get_args(hint)) if each in _TYPES)
        for name, hint in get_type_hints(kind).items()
    }


def _played(name: str, number: int, players: int, levels: Sequence[str], seed: int) -> list[Any]:
    bargains = Game.part(name, "learn", "BARGAINS")
    game = Game.new(name, players=players, seed=seed * 1_000_000 + number)
    seated = [levels[(seat + number) % len(levels)] for seat in range(players)]
    match = Match(game, [make(level, name, number * players + seat) for seat, level in enumerate(seated)])
    rows: list[Any] = []
    decision = 0
    while True:
        before = game.copy()
        move = match.step()
        if move is None:
            break
        view = before.view(move.seat)
        rows.append(
            DecisionRow(
                number,
                decision,
                view.turn,
                view.round,
                view.phase,
                move.seat,
                seated[move.seat],
                str(move.action.to_json()["type"]),
                msgspec.json.encode(move.action).decode(),
                len(before.legal(move.seat)) if move.seat in before.waiting_for() else 0,
                None if move.why is None else move.why.code,
            )
        )
        if bargains is not None:
            rows += bargains(number, decision, before, move.events)
        decision += 1
    outcome = game.outcome()
    assert outcome is not None
    levels_, scores, winners = _json(seated), _json(outcome.scores), _json(outcome.winners)
    rows.append(GameRow(number, players, levels_, scores, winners, outcome.reason, game.record()))
    return rows


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _card(game: str, players: int, levels: Sequence[str], seed: int, counts: dict[str, int]) -> str:
    kind = Game.kind(game)
    lines = [
        CARD.format(
            title=kind.title,
            format=FORMAT,
            version=version("novatable"),
            rules=kind.newest_rules(),
            games=counts["games"],
            players=players,
            seed=seed,
            levels=", ".join(levels),
            command=f"{game} --games {counts['games']} --players {players} "
            f"--levels {','.join(levels)} --seed {seed} --out DIR",
        )
    ]
    for name, row in TABLES.items():
        lines += [
            "",
            f"## {name}.parquet: {counts[name]} rows",
            "",
            f"{row.__doc__}",
            "",
            "| column | type | |",
            "|---|---|---|",
        ]
        for column, type_ in _columns(row).items():
            meaning = MEANING.get(f"{name}.{column}") or MEANING[column]
            lines.append(f"| {column} | {type_} | {meaning} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--levels", default="trader")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args()
    levels = asked.levels.split(",")
    make_dataset(
        asked.game, asked.out, games=asked.games, players=asked.players, levels=levels, seed=asked.seed
    )


if __name__ == "__main__":
    main()
