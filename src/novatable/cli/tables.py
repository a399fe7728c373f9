"""Games at the terminal: watching (`demo`) and playing (`play`)."""

import secrets
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final, Literal

import typer

from novatable.cli.common import (
    FAILED,
    GAMES_HELP,
    Cards,
    Language,
    Rules,
    Seed,
    in_words,
    new_game,
    one_of,
    output,
    read_rules,
    wrong_usage,
)
from novatable.core.errors import Impossible
from novatable.core.game import Game
from novatable.core.words import Texts
from novatable.locales import words
from novatable.players import AnyPlayer, levels_of, make, usual_level
from novatable.players.match import Match
from novatable.terminal.games import screen_of
from novatable.terminal.session import Quit, Session, Speak
from novatable.terminal.watch import Watch

Edition = Literal["second", "first"]
ME: Final = "me"
COMPUTER_LEVELS: Final = ", ".join(dict.fromkeys([level for game in Game.kinds for level in levels_of(game)]))
PEOPLE: Final = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay")
RESERVED: Final = {"me", "i", "anyone", *[kind.automa.casefold() for kind in Game.kinds.values()]} - {""}
COMPUTERS: Final = ("Altair", "Rigel", "Vega", "Mira", "Deneb", "Sirius")


def demo(
    language: Language,
    game: Annotated[
        str, typer.Argument(metavar="[GAME]", callback=one_of(Game.kinds), help=GAMES_HELP)
    ] = Game.usual(),
    seed: Seed = None,
    players: Annotated[int, typer.Option(help="How many play; with two, an automa joins them.")] = 3,
    level: Annotated[
        str | None, typer.Option(help=f"Which computer players: {COMPUTER_LEVELS}.", show_default="cadet")
    ] = None,
    delay: Annotated[float, typer.Option(min=0, help="Seconds between moves, at a terminal.")] = 0.5,
    fast: Annotated[bool, typer.Option("--fast", help="No delays.")] = False,
) -> None:
    """Watch a game between computer players, move by move.

    Examples:

    novatable demo

    novatable demo --seed 7 --players 4 --delay 2

    novatable demo novaraiders --language de
    """
    texts = words(language)
    seed = secrets.randbelow(100_000) if seed is None else seed
    level = level or usual_level(game)
    console = output()
    playing = new_game(game, players, seed, "standard", {}, texts)
    table = Match(playing, _computers([level] * players, game, seed, texts))
    screen = screen_of(playing, _names([level] * players, []), texts)
    watch = Watch(console, screen, playing)
    pause = 0.0 if fast or not console.is_terminal else delay
    again = f"novatable demo {game} --seed {seed} --players {players} --level {level}"
    console.print(texts.format("term-demo", game=playing.title, command=again))
    try:
        watch.tell(playing.opening, boards=True)
        said = None
        while (move := table.step()) is not None:
            silent = not move.events or screen.tell(move.events[0], None) is None
            if not silent and move.why is not None and said != (move.seat, move.why):
                said = (move.seat, move.why)
                console.print(screen.quote(*said))
            began = watch.tell(move.events, boards=True)
            time.sleep(2 * pause if began else pause)
    except KeyboardInterrupt:
        raise typer.Exit(FAILED) from None
    watch.result()


def play(
    game: Annotated[str, typer.Argument(callback=one_of(Game.kinds), help=GAMES_HELP)],
    language: Language,
    seats: Annotated[
        str | None,
        typer.Option(
            metavar="WHO,WHO,...",
            help=f"Who sits where: {ME}, {COMPUTER_LEVELS}.",
            show_default="me,cadet,cadet",
        ),
    ] = None,
    edition: Annotated[
        Edition | None,
        typer.Option(help="The edition, if the game has several; first is from 2019.", show_default="second"),
    ] = None,
    seed: Seed = None,
    cards: Cards = "standard",
    names: Annotated[str, typer.Option(metavar="NAME,NAME,...", help="What the players are called.")] = "",
    record: Annotated[
        Path | None, typer.Option(metavar="FILE", dir_okay=False, help="Write the record of the game here.")
    ] = None,
    speak: Annotated[
        Speak | None,
        typer.Option(help="When to be asked in others' turns.", show_default="turns; calls with several me"),
    ] = None,
    rules: Rules = None,
) -> None:
    """Play a whole game at the terminal, against computer players or with friends at one keyboard.

    Type help in the game to see the commands. With several me seats, the screen is cleared between hands.

    Exit code 1: the input ended before the game did.

    Examples:

    novatable play afternova

    novatable play afternova --seats me,cadet,random,cadet --names Mia --record mia.jsonl

    novatable play afternova --seats me,me,me --edition first --rule fair_deals=true

    novatable play novaraiders --seats me,cadet --language it
    """
    texts = words(language)
    if record is not None:
        _check_writable(record)
    usual = usual_level(game)
    who = [ME, usual, usual] if seats is None else [seat.strip() for seat in seats.split(",")]
    people = [seat for seat, player in enumerate(who) if player == ME]
    if not people:
        wrong_usage("Nobody plays: name at least one seat me, or watch with novatable demo.")
    options: dict[str, object] = {} if edition is None else {"edition": edition}
    among_people = len(people) == len(who)
    playing = new_game(game, len(who), seed, cards, options | read_rules(rules), texts, among_people)
    table = Match(playing, _computers(who, game, secrets.randbelow(1 << 32) if seed is None else seed, texts))
    called = _names(who, [name.strip() for name in names.split(",") if name.strip()])
    asked: Speak = speak or ("turns" if len(people) == 1 else "calls")
    console = output()
    session = Session(console, table, screen_of(playing, called, texts), people, asked)
    seated = [_seated(name, level, texts) for name, level in zip(called, who, strict=True)]
    console.print(texts.format("term-seated", players=", ".join(seated)), markup=False)
    try:
        session.run()
    except Quit:
        console.print(texts.format("term-unfinished"))
    except (EOFError, KeyboardInterrupt):
        console.print(f"\n{texts.format('term-no-input')}")
        raise typer.Exit(FAILED) from None
    finally:
        if record is not None:
            record.write_text(playing.record(), encoding="utf-8")
            again = f"novatable replay {record}"
            console.print(texts.format("term-record", file=str(record), command=again), markup=False)


def _seated(name: str, level: str, texts: Texts) -> str:
    """Who sits there: "Mia (you)", "Rigel (Cadet)"."""
    who = texts.format("seat-you-subject") if level == ME else texts.format(f"level-{level}")
    return f"{name} ({who})"


def _check_writable(file: Path) -> None:
    """Better to find out now than after the game."""
    try:
        file.open("a").close()
    except OSError as error:
        wrong_usage(f"The record cannot be written to {file}: {error.strerror}.")


def _computers(who: Sequence[str], game: str, seed: int, texts: Texts) -> list[AnyPlayer | None]:
    try:
        return [None if level == ME else make(level, game, seed + seat) for seat, level in enumerate(who)]
    except Impossible as error:
        wrong_usage(in_words(error, texts))


def _names(who: Sequence[str], given: Sequence[str]) -> list[str]:
    """Names as given, to the people first; the rest get default names."""
    taken = {name.casefold() for name in given}
    if len(given) > len(who) or len(taken) < len(given) or taken & RESERVED:
        wrong_usage(f"Give up to {len(who)} different names (none of {', '.join(sorted(RESERVED))}).")
    names = [""] * len(who)
    left = list(given)
    for seat in sorted(range(len(who)), key=lambda seat: who[seat] != ME):
        own = (PEOPLE if who[seat] == ME else COMPUTERS)[seat]
        names[seat] = left.pop(0) if left else own if own.casefold() not in taken else f"{own}-{seat}"
    return names
