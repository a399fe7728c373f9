"""The lab: what many games between computer players show (docs/LAB.md)."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.console import Console, RenderableType
from rich.table import Table

from novatable.cli.common import (
    GAMES_HELP,
    Cards,
    Language,
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
from novatable.lab.plan import plan_of
from novatable.lab.simulate import Entry, Simulation, played
from novatable.locales import Words, words

if TYPE_CHECKING:  # these need polars, which is slow to load
    from novatable.lab.compare import Comparison
    from novatable.lab.run import Workers

app = typer.Typer(no_args_is_help=True, help="Balance a game by many games between computer players.")

Levels = Annotated[
    str | None,
    typer.Option(
        "--with",
        metavar="LEVEL,...",
        help="Computer players: one for all, or one each.",
        show_default="cadet",
    ),
]
Json = Annotated[bool, typer.Option("--json", help="The whole result as JSON.")]
Ray = Annotated[
    str | None,
    typer.Option(metavar="ADDRESS", help="With --out: play on a Ray cluster, auto or its address."),
]
Players = Annotated[str, typer.Option(metavar="N,...", help="How many play; with several, in turn.")]


@app.command()
def run(
    game: Annotated[str, typer.Argument(callback=one_of(Game.kinds), help=GAMES_HELP)],
    language: Language,
    players: Players = "4",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    levels: Levels = None,
    seed: Annotated[int, typer.Option(help="The same seed, the same rows.")] = 1,
    cards: Cards = "standard",
    rules: Rules = None,
    out: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Keep rows and report here, and resume from here."),
    ] = None,
    processes: Processes = None,
    ray: Ray = None,
    as_json: Json = False,
) -> None:
    """Let computer players play many games: who wins, how long it takes, which cards decide.

    The players change seats from game to game. With --out, every game, seat, card, deal and turn is kept as
    a row of a Parquet table, and a report is written. Interrupt it whenever you like: the same command
    continues where it stopped.

    Examples:

    novatable lab run afternova --games 1000 --with trader --out balance

    novatable lab run novaraiders --players 2,3,4 --games 300 --cards mine.toml --rule hand_size=6 --out mine
    """
    if ray is not None and out is None:
        wrong_usage("--ray needs --out: the rows of all machines arrive there.")
    with _watched(games, out is not None) as done:
        plan = plan_of(game, _numbers(players), _words(levels), seed, cards, read_rules(rules))
        if out is None:
            result = played(plan, games, processes, done)
        else:
            from novatable.lab.run import play_run

            with _workers(processes, ray) as workers:
                result = play_run(plan, games, out, workers, done)
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(result)).decode())
    else:
        _print_simulation(output(), result)
    if out is not None:
        report(out, language)


@app.command()
def report(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="The folder of a run.")],
    language: Language,
) -> None:
    """Write the report of a run: one page that needs nothing else.

    Example:

    novatable lab report balance --language de
    """
    from novatable.lab.report import write_report

    try:
        written = write_report(folder, language)
    except ValueError as error:
        wrong_usage(str(error))
    errors().print(f"Report: {written}", soft_wrap=True)


@app.command()
def compare(
    first: Annotated[Path, typer.Argument(metavar="A", help="The folder of a run.")],
    second: Annotated[Path, typer.Argument(metavar="B", help="The folder of another run of the game.")],
    language: Language,
    as_json: Json = False,
) -> None:
    """Say what B has more or less than A, with 95% intervals, and how many games would settle what is open.

    Runs with the same seed and number of players are compared game by game, which needs far fewer games.

    Example:

    novatable lab run afternova --games 500 --out second

    novatable lab run afternova --games 500 --rule edition=first --out first

    novatable lab compare second first
    """
    from novatable.lab.compare import compare as compare_runs
    from novatable.lab.run import Run

    try:
        found = compare_runs(Run(first), Run(second))
    except ValueError as error:
        wrong_usage(str(error))
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(found)).decode())
        return
    _print_comparison(output(), found, words(language))


@app.command()
def sweep(
    game: Annotated[str, typer.Argument(callback=one_of(Game.kinds), help=GAMES_HELP)],
    vary: Annotated[
        list[str],
        typer.Option(
            metavar="NAME=LOW..HIGH",
            help="A rule (storage=3..6) or a number of the card set (blueprints/NAME/points=2..5).",
        ),
    ],
    goal: Annotated[
        str,
        typer.Option(
            help="NAME=NUMBER, min:NAME or max:NAME; a measure, places (fairness by turn order) or aims."
        ),
    ],
    out: Annotated[Path, typer.Option(metavar="DIR", help="Keep everything here, and resume from here.")],
    language: Language,
    players: Players = "4",
    games: Annotated[int, typer.Option(min=16, help="About how many games in all.")] = 4000,
    levels: Levels = None,
    seed: Annotated[int, typer.Option(help="The same seed, the same result.")] = 1,
    cards: Cards = "standard",
    rules: Rules = None,
    processes: Processes = None,
    ray: Ray = None,
) -> None:
    """Find the numbers that come closest to a goal, and check the best on fresh seeds.

    Examples:

    novatable lab sweep afternova --vary storage=3..6 --goal "turns per game=60" --out found

    novatable lab sweep afternova --vary "blueprints/Ballast Cellar/points=2..6" --goal places --out cellar
    """
    from novatable.lab.sweep import games_in, goal_of, values_of
    from novatable.lab.sweep import sweep as find_best

    try:
        varied = dict([values_of(each) for each in vary])
        wanted = goal_of(goal, game)
    except ValueError as error:
        wrong_usage(str(error))
    with _watched(games_in(varied, games), True) as done, _workers(processes, ray) as workers:
        plan = plan_of(game, _numbers(players), _words(levels), seed, cards, read_rules(rules))
        found = find_best(plan, varied, wanted, games, out, workers, done)
    console = output()
    table = Table("rank", *varied, wanted.name, "95% interval", "games", title="The last candidates")
    for rank, candidate in enumerate(found.ranked, start=1):
        figure = candidate.figure
        settings = [str(value) for value in candidate.settings.values()]
        table.add_row(
            str(rank),
            *settings,
            f"{figure.value:.3g}",
            f"{figure.low:.3g} to {figure.high:.3g}",
            str(figure.games),
        )
    console.print(table)
    before, after = found.before, found.after
    console.print(
        f"On fresh seeds, {wanted.name}: "
        f"{after.value:.3g} ({after.low:.3g} to {after.high:.3g}) with the best, "
        f"{before.value:.3g} ({before.low:.3g} to {before.high:.3g}) before, {after.games} games each"
    )
    _print_comparison(console, found.check, words(language))


@contextmanager
def _watched(games: int, kept: bool) -> Iterator[Callable[[int], None]]:
    """Shows progress; says what is not possible, and that an interrupted command can go on."""
    with progress_of(games) as progress:
        task = progress.add_task("games", total=games)
        try:
            yield lambda count: progress.advance(task, count)
        except ValueError as error:
            progress.stop()
            wrong_usage(str(error))
        except KeyboardInterrupt:
            progress.stop()
            wrong_usage(
                "Interrupted. The games played so far are kept: the same command goes on."
                if kept
                else "Interrupted."
            )


@contextmanager
def _workers(processes: int | None, ray: str | None) -> "Iterator[Workers]":
    """Processes of this machine, or a Ray cluster."""
    if ray is None:
        from novatable.lab.run import processes_of

        yield processes_of(processes)
        return
    from novatable.lab.cluster import Cluster

    with Cluster(ray) as cluster:
        yield cluster


def _print_comparison(console: Console, found: "Comparison", texts: Words) -> None:
    from novatable.lab.verdicts import sentence

    console.print(
        texts.format("lab-compare-matched" if found.matched else "lab-compare-unmatched", n=found.games)
    )
    for verdict in found.verdicts:
        mark = {"more": "+", "less": "-", "same": "=", "open": "?"}[verdict.word]
        console.print(f" {mark} {sentence(verdict, texts)}", markup=False)


def _numbers(text: str) -> list[int]:
    try:
        return [int(number) for number in text.split(",")]
    except ValueError:
        raise ValueError(f"players must be a number, or several with commas, not {text!r}") from None


def _words(text: str | None) -> list[str] | None:
    return None if text is None else [word.strip() for word in text.split(",")]


def _print_simulation(console: Console, result: Simulation) -> None:
    players = ", ".join(map(str, result.players))
    console.print(
        f"[bold]{result.games} games of {result.game}[/], {players} players, seed {result.seed}: "
        f"{result.seconds:.1f} s, {result.games_per_second:.1f} games/s"
    )
    console.print(_entries("player", result.levels))
    console.print(_entries("place", result.places))
    figures = Table("measure", "figure", title="Per game", title_justify="left")
    figures.columns[1].justify = "right"
    middle = f"{result.turns.low:.0f} to {result.turns.high:.0f}"
    figures.add_row("turns: median (middle half)", f"{result.turns.median:.0f} ({middle})")
    for name, value in result.measures.items():
        figures.add_row(name, f"{value:.2f}")
    for reason, count in result.reasons.items():
        figures.add_row(f"ended by {reason.replace('_', ' ')}", f"{count / result.games:.1%}")
    console.print(figures)


def _entries(title: str, entries: list[Entry]) -> RenderableType:
    table = Table(title, "seats", "wins", "share", "95% interval", "score", "spread")
    for column in table.columns[1:]:
        column.justify = "right"
    for entry in entries:
        wins = entry.wins
        table.add_row(
            entry.name,
            f"{entry.seats:g}",
            str(wins.count),
            f"{wins.share:.1%}",
            f"{wins.low:.1%} to {wins.high:.1%}",
            f"{entry.score.mean:.1f}",
            f"{entry.score.spread:.1f}",
        )
    return table
