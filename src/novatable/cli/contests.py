"""Who is stronger (`tournament`), and how fast the engine is (`bench`)."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from novatable.cli.common import (
    GAMES_HELP,
    Cards,
    Processes,
    Rules,
    errors,
    one_of,
    output,
    progress_of,
    read_rules,
    wrong_usage,
)
from novatable.core.game import Game
from novatable.lab.series import Job
from novatable.lab.speed import measure
from novatable.lab.tournament import Tournament
from novatable.lab.tournament import tournament as play_tournament


def tournament(
    game: Annotated[str, typer.Argument(callback=one_of(Game.kinds), help=GAMES_HELP)],
    levels: Annotated[
        str,
        typer.Option(
            "--with",
            metavar="LEVEL,...",
            help="Who plays, one each or a mix; module:Class is your own.",
        ),
    ],
    players: Annotated[int, typer.Option(help="How many sit at a table.")] = 4,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 400,
    seed: Annotated[int, typer.Option(help="The same seed, the same result.")] = 1,
    out: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Keep results and records here, and resume from here.")
    ] = None,
    processes: Processes = None,
    cards: Cards = "standard",
    rules: Rules = None,
    as_json: Annotated[bool, typer.Option("--json", help="The whole result as JSON.")] = False,
) -> None:
    """Let computer players of several levels meet: wins and Elo, with 95% intervals.

    Interrupt it whenever you like: with --out, the same command continues where it stopped.

    Examples:

    novatable tournament afternova --with trader,cadet,cadet,cadet --games 400 --out trader

    novatable tournament novaraiders --players 3 --with random,cadet,pilot --games 600

    PYTHONPATH=examples novatable tournament novaraiders --with learner:Eager,random --games 200
    """
    job = Job(
        game, players, tuple([level.strip() for level in levels.split(",")]), seed, cards, read_rules(rules)
    )
    with progress_of(games) as progress:
        task = progress.add_task("games", total=games)
        try:
            result = play_tournament(job, games, out, processes, lambda done: progress.advance(task, done))
        except ValueError as error:
            progress.stop()
            wrong_usage(str(error))
        except KeyboardInterrupt:
            progress.stop()
            wrong_usage(
                "Interrupted. The games played so far are kept: the same command goes on."
                if out
                else "Interrupted."
            )
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(result)).decode())
    else:
        _print_tournament(output(), result)


def _print_tournament(console: Console, result: Tournament) -> None:
    console.print(
        f"[bold]{result.games} games of {result.game}[/], {result.players} at a table, seed {result.seed}"
    )
    table = Table("level", "games", "wins", "95% interval", "fair share", "score", "Elo", "95% interval")
    for column in table.columns[1:]:
        column.justify = "right"
    for standing in result.standings:
        wins, rating = standing.wins, standing.rating
        table.add_row(
            standing.name,
            str(wins.total),
            f"{wins.share:.1%}",
            f"{wins.low:.1%} to {wins.high:.1%}",
            f"{standing.fair:.1%}",
            f"{standing.score.mean:.1f}",
            "" if rating is None else f"{rating.elo:.0f}",
            "" if rating is None else f"{rating.low:.0f} to {rating.high:.0f}",
        )
    console.print(table)


def bench(
    game: Annotated[
        str | None,
        typer.Argument(metavar="[GAME]", help="The game; all if none is named.", show_default=False),
    ] = None,
    seconds: Annotated[float, typer.Option(min=0.01, help="How long to measure each game.")] = 2.0,
    as_json: Annotated[bool, typer.Option("--json", help="The figures as JSON.")] = False,
) -> None:
    """Measure how fast the rules engine is on this machine.

    A decision is waiting_for, legal and play; choices are random, there are 4 seats, one processor is used.
    In an imagined game, where computer players think ahead, nothing is checked twice or recorded.

    Examples:

    novatable bench

    novatable bench afternova --seconds 10 --json
    """
    names = list(Game.kinds) if game is None else [one_of(Game.kinds)(game)]
    results = []
    with errors().status("Measuring ..."):
        for name in names:
            results.append(measure(name, players=4, seconds=seconds))
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(results)).decode())
        return
    table = Table("game", "rules", "decisions", "µs each", "per second", "copies/s", "imagined/s")
    for column in table.columns[2:]:
        column.justify = "right"
    for speed in results:
        table.add_row(
            speed.game,
            "compiled" if speed.compiled else "plain",
            f"{speed.decisions:,}",
            f"{speed.us_per_decision:.1f}",
            f"{1e6 / speed.us_per_decision:,.0f}",
            f"{speed.copies_per_second:,.0f}",
            f"{speed.imagined_per_second:,.0f}",
        )
    output().print(table)
