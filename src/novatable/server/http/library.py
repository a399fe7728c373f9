"""The HTTP interface to what can be looked up: games, cards, rules, and games played, step by step."""

import asyncio
from datetime import UTC, date, datetime
from functools import lru_cache
from typing import Any, Literal

import msgspec
from litestar import MediaType, Response, get
from litestar.params import FromPath, FromQuery

from novatable.core.client_cards import ClientCards
from novatable.core.errors import Impossible, Refusal
from novatable.core.game import Game
from novatable.core.options import Value
from novatable.core.record import CardsUsed
from novatable.lessons.daily import puzzle_of
from novatable.lessons.lesson import Lesson
from novatable.lessons.library import Lessons
from novatable.locales import Language
from novatable.players import levels_of
from novatable.printing import Ink, Print
from novatable.rulebook import ENGLISH, Rulebook, languages, rulebook
from novatable.server.clerks.replay import MOST_MOMENTS, Moment, Steps
from novatable.server.clerks.reviews import ReviewState
from novatable.server.http import bodies
from novatable.server.http.callers import ANYBODY_THERE, NOBODY, AnyRequest, TheLobby, address, pay, secret_of
from novatable.server.live.hall import NoTable
from novatable.server.live.live_table import LiveTable
from novatable.server.live.lobby import Lobby
from novatable.server.net.budget import Payer, watchers_of
from novatable.server.table.config import MOST_SEATS, phrases_of
from novatable.server.table.house import Refused, running
from novatable.server.table.table import Viewer

Paper = Literal["a4", "letter"]

# ---- games, cards, rules


@get("/games", summary="The games, with their options, card sets and computer players", security=NOBODY)
async def games(lobby: TheLobby) -> list[bodies.GameInfo]:
    return [
        bodies.GameInfo(
            game=kind.name,
            title=kind.title,
            rules=kind.newest_rules(),
            players=_player_numbers(kind),
            options=tuple(
                [
                    bodies.OptionInfo(o.name, o.default, o.usual(True), o.rule, o.kind, o.or_none, o.varied)
                    for o in kind.options
                ]
            ),
            cards=lobby.cards.names(kind.name),
            levels=tuple(levels_of(kind.name)),
            phrases=phrases_of(kind.name),
            languages=languages(kind.name),
        )
        for kind in Game.kinds.values()
    ]


def _player_numbers(kind: type[Game]) -> tuple[int, ...]:
    options: dict[str, Value] = {option.name: option.default for option in kind.options}
    possible = []
    for players in range(1, MOST_SEATS + 1):
        try:
            kind.check_players(players, options)
        except ValueError:
            continue
        possible.append(players)
    return tuple(possible)


@get("/cards/{game:str}", summary="A card set: everything there is to draw", security=NOBODY)
async def cards(
    request: AnyRequest, lobby: TheLobby, game: FromPath[str], name: FromQuery[str] = "standard"
) -> Response[ClientCards]:
    kind = Game.kind(game)
    return _cards(request, game, kind.load_cards(lobby.cards.source(game, name)))


@get(
    "/cards/{game:str}/print",
    summary="A game to print, cut out and play with, as a PDF",
    security=NOBODY,
    media_type="application/pdf",
)
async def print_cards(
    request: AnyRequest,
    lobby: TheLobby,
    game: FromPath[str],
    name: FromQuery[str] = "standard",
    paper: FromQuery[Paper] = "a4",
    language: FromQuery[Language] = ENGLISH,
    ink: FromQuery[Ink] = "full",
) -> Response[bytes]:
    """The time that it takes is paid for by the asker's address."""
    await pay(request, "lookup")
    pdf = await lobby.printed(game, name, Print(paper, language, ink), address(request))
    saved = f'attachment; filename="{game}-{paper}-{language}.pdf"'
    return Response(pdf, media_type="application/pdf", headers={"Content-Disposition": saved})


@get(
    "/tables/{table_id:str}/cards",
    summary="The card set that a table plays with",
    security=ANYBODY_THERE,
)
async def table_cards(request: AnyRequest, lobby: TheLobby, table_id: FromPath[str]) -> Response[ClientCards]:
    live = await lobby.tables.open(table_id, address(request))
    await _eyes(request, lobby, live)
    config, game = live.table.config, live.table.game
    if game is not None:
        return _cards(request, config.game, game.setup.cards)
    source = lobby.cards.source(config.game, config.cards)
    return _cards(request, config.game, Game.kind(config.game).load_cards(source))


def _cards(request: AnyRequest, game: str, used: CardsUsed) -> Response[ClientCards]:
    """Sent again only if it has changed."""
    headers = {"ETag": f'"{used.hash}"', "Cache-Control": "no-cache"}
    if used.hash in request.headers.get("if-none-match", ""):
        return Response(None, status_code=304, headers=headers)  # type: ignore[arg-type]
    return Response(_to_draw(game, msgspec.json.encode(used)), headers=headers)


@lru_cache(maxsize=32)
def _to_draw(game: str, used: bytes) -> ClientCards:
    """Encoded, as a set that a game carries along is a dict, which cannot be hashed."""
    return Game.kind(game).client_cards(msgspec.json.decode(used, type=CardsUsed))


@get("/lessons", summary="What there is to learn, and the puzzles of the day", security=NOBODY)
async def lessons(request: AnyRequest, lobby: TheLobby) -> list[bodies.GameLessons]:
    await pay(request, "lookup")
    today = datetime.now(UTC).date()
    return [_to_learn(lobby.lessons, game, today) for game in Game.kinds if lobby.lessons.of(game)]


def _to_learn(library: Lessons, game: str, today: date) -> bodies.GameLessons:
    found = library.of(game)
    guides = [lesson for lesson in found if lesson.kind == "guide"]
    puzzle = puzzle_of(found, today)
    return bodies.GameLessons(
        game,
        _line(guides[0]) if guides else None,
        tuple([_line(lesson) for lesson in found if lesson.kind == "exercise"]),
        None if puzzle is None else _line(puzzle),
        today.isoformat(),
    )


def _line(lesson: Lesson) -> bodies.LessonLine:
    steps = tuple([step.title for step in lesson.steps])
    return bodies.LessonLine(
        lesson.id, lesson.kind, lesson.title, lesson.about, lesson.group, lesson.picture, steps
    )


@get("/rules/{game:str}", summary="The rules, in sections and statements with their ids", security=NOBODY)
async def rules(game: FromPath[str], language: FromQuery[str] = ENGLISH) -> Response[Rulebook]:
    told = await asyncio.to_thread(rulebook, game, language)  # reading a language takes half a second
    return Response(told, headers={"Cache-Control": "public, max-age=3600"})


# ---- games, step by step


@get("/tables/{table_id:str}/replay", summary="What happened in a game, step by step", security=ANYBODY_THERE)
async def replay(
    request: AnyRequest,
    lobby: TheLobby,
    table_id: FromPath[str],
    seat: FromQuery[int | None] = None,
    everything: FromQuery[bool] = False,
    after: FromQuery[int] = -1,
) -> Response[Steps]:
    """Before the end as one's own seat saw it; then as any seat did (without one: as spectators did)."""
    viewer, payers = await _viewer(request, lobby, table_id, seat, everything)
    return _encoded(await lobby.replays.steps(table_id, after, viewer, everything, *payers))


@get(
    "/tables/{table_id:str}/replay/views",
    summary="How a game looked after some of its steps",
    security=ANYBODY_THERE,
)
async def replay_views(
    request: AnyRequest,
    lobby: TheLobby,
    table_id: FromPath[str],
    first: FromQuery[int],
    last: FromQuery[int],
    seat: FromQuery[int | None] = None,
    everything: FromQuery[bool] = False,
) -> Response[list[Moment]]:
    viewer, payers = await _viewer(request, lobby, table_id, seat, everything)
    if last - first >= MOST_MOMENTS:
        raise Impossible(Refusal("request", "moments", {"n": MOST_MOMENTS}))
    return _encoded(await lobby.replays.moments(table_id, first, last, viewer, everything, *payers))


@get(
    "/tables/{table_id:str}/review",
    summary="The review of a finished game, as far as it is",
    security=ANYBODY_THERE,
)
async def review(request: AnyRequest, lobby: TheLobby, table_id: FromPath[str]) -> Response[ReviewState]:
    live = await lobby.tables.open(table_id, address(request))
    await _eyes(request, lobby, live)
    if running(live.table).outcome() is None:
        raise Refused("status", "review-not-over")
    return _encoded(await lobby.reviews.state(table_id))


def _encoded(answer: bytes) -> Response[Any]:
    """What a clerk has encoded as JSON."""
    return Response(answer, media_type=MediaType.JSON)


async def _viewer(
    request: AnyRequest, lobby: Lobby, table_id: str, seat: int | None, everything: bool
) -> tuple[Viewer, tuple[Payer, ...]]:
    """From whose point of view the game is shown, if the asker may see that now; and who pays."""
    live = await lobby.tables.open(table_id, address(request))
    own, payers = await _eyes(request, lobby, live)
    seats = running(live.table).seats
    if live.table.status in ("over", "closed"):
        if seat is not None and not 0 <= seat < seats:
            raise Refused("seat", "no-seat", {"name": str(seat), "n": seats - 1})
        return seat, payers
    if everything:
        raise Refused("status", "replay-open")
    if seat is None:
        return next(iter(own), None), payers
    if seat not in own:
        raise Refused("seat", "replay-seat", {"seat": seat})
    return seat, payers


async def _eyes(
    request: AnyRequest, lobby: Lobby, live: LiveTable
) -> tuple[tuple[int, ...], tuple[Payer, ...]]:
    """The seats of the asker, and who pays for them; NoTable if they may not see the table.

    Its people (`Authorization: Bearer TOKEN`) and spectators (`Watch SECRET`) may.
    """
    table = live.table
    token, secret = secret_of(request, "bearer"), secret_of(request, "watch")
    who: str | None = None
    if token is not None:
        person = await lobby.identity.person(token)
        who = None if person is None else person.id
    if who is not None and (table.seats_of(who) or table.host == who):
        asker, players = Payer("person", who), Payer("table", table.id)
        await pay(request, "lookup", asker, players)
        return table.seats_of(who), (asker, address(request), players)
    if secret is None or await lobby.identity.link(secret, "watch", table.id) is None:
        raise NoTable(table.id)
    watchers = watchers_of(table.id)
    await pay(request, "lookup", watchers)
    return (), (address(request), watchers)


HANDLERS = (games, cards, print_cards, table_cards, lessons, rules, replay, replay_views, review)
