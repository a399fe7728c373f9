"""`novatable review`: what decided a recorded game, in words, as JSON or as a page."""

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from novatable.cli.common import Language, errors, failed, in_words, one_of, output
from novatable.core.words import Texts, text_of
from novatable.locales import words
from novatable.review.judge import QUALITIES, USUAL
from novatable.review.page import page_of
from novatable.review.report import Decision, Figure, Review
from novatable.review.running import review as make_review
from novatable.review.walk import Walk
from novatable.terminal.games import screen_of

CHOICES = [name for name in QUALITIES if QUALITIES[name].first]


def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", exists=True, dir_okay=False, help="A record.")],
    language: Language,
    as_json: Annotated[bool, typer.Option("--json", help="The whole review as JSON.")] = False,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE.html", help="Write it as one page.", show_default=False)
    ] = None,
    quality: Annotated[
        str, typer.Option(callback=one_of(CHOICES), help=f"How thoroughly: {', '.join(CHOICES)}.")
    ] = USUAL,
    seed: Annotated[int, typer.Option(help="The same seed, the same review.")] = 1,
    processes: Annotated[
        int | None, typer.Option(min=1, help="Processes at once.", show_default="one per processor")
    ] = None,
) -> None:
    """Review a finished game: the chances turn by turn, every decision graded, deals missed, luck.

    A page needs nothing but a browser. docs/REVIEW.md says what the figures mean.

    Exit code 1: the record cannot be read or played, or its game is not over.

    Examples:

    novatable review mia.jsonl

    novatable review mia.jsonl --out mia.html

    novatable review mia.jsonl --json --quality quick
    """
    texts = words(language)
    try:
        text = file.read_text(encoding="utf-8")
        walk = Walk(text)
        page = page_of(walk, language) if out is not None else None
        with _progress() as progress:
            task = progress.add_task(texts.format("review"), total=len(walk.turns))
            made = make_review(
                text, quality, seed, processes, lambda done, _: progress.update(task, completed=done)
            )
    except ValueError as error:
        failed(f"{file}: {in_words(error, texts)}")
    if out is not None and page is not None:
        out.write_text(page.with_review(made), encoding="utf-8")
        errors().print(texts.format("review-written", file=str(out)), markup=False, soft_wrap=True)
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(made)).decode())
    elif out is None:
        _print(made, walk, texts)


def _progress() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = errors()
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def _print(review: Review, walk: Walk, texts: Texts) -> None:
    say = texts.format
    names = [say("player-number", n=seat + 1) for seat in range(review.players)]
    table = Table(
        *[say(name) for name in ("review-player", "review-score", "review-even-luck-short", "review-luck")],
        say("review-mean-loss"),
        say("review-grades"),
    )
    for one in review.standings:
        grades = [f"{say(f'review-grade-{grade}')} {count}" for grade, count in one.grades.items() if count]
        loss = "–" if one.loss is None else _per_cent(one.loss)
        table.add_row(
            names[one.seat], str(one.score), _figure(one.even), _per_cent(one.luck), loss, ", ".join(grades)
        )
    console = output()
    console.print(table)
    mistakes = [one for one in review.decisions if one.grade in ("slip", "blunder")]
    console.print(Text(say("review-slips" if mistakes else "review-no-slips"), "bold"))
    screen = screen_of(walk.final, names, texts)
    for slip in mistakes:
        teller = screen.words(slip.seat)
        read = walk.final.actions.from_json

        def told(actions: tuple[Any, ...]) -> str:
            return "; ".join([text_of(teller.choice(read(each))) for each in actions])  # noqa: B023

        console.print(_line(slip, names[slip.seat], told(slip.played.actions), say), markup=False)
        if slip.better is not None:
            console.print(f"    {say('review-line-better', better=told(slip.better.actions))}", markup=False)


def _line(one: Decision, name: str, played: str, say: Any) -> str:
    return "  " + str(
        say(
            "review-line",
            round=say("review-round-long", n=one.round),
            name=name,
            played=played or "–",
            grade=say(f"review-grade-{one.grade}"),
            loss=say("review-loss", n=say("review-per-cent", n=f"{100 * one.loss.value:.1f}")),
        )
    )


def _figure(figure: Figure) -> str:
    return f"{figure.value:.1f} ± {figure.off:.1f}"


def _per_cent(figure: Figure) -> str:
    return f"{100 * figure.value:.1f} ± {100 * figure.off:.1f}"
