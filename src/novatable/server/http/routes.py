"""The HTTP interface to people and tables, one function per request; its summary says what it does."""

from contextlib import suppress
from hmac import compare_digest
from typing import Annotated, cast

import msgspec
from litestar import MediaType, Response, delete, get, patch, post, put
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from novatable.core.game import Game
from novatable.locales import Language
from novatable.review.coach import Advice, Word
from novatable.rulebook import ENGLISH
from novatable.server.clerks.reviews import ReviewState
from novatable.server.http import bodies
from novatable.server.http.callers import (
    NOBODY,
    AnyRequest,
    TheLive,
    TheLobby,
    ThePerson,
    address,
    pay,
    payers_of,
)
from novatable.server.live import faces
from novatable.server.live.hall import NoTable
from novatable.server.live.identity import DEVICE_MINUTES
from novatable.server.live.live_table import LiveTable, now_ms
from novatable.server.live.lobby import LONGEST_RECORD
from novatable.server.net.budget import Payer
from novatable.server.operating.metrics import METRICS
from novatable.server.store import Listing, Person
from novatable.server.table.config import Config
from novatable.server.table.entries import Purpose
from novatable.server.table.table import Status

LONGEST_IMPORT = 2 * LONGEST_RECORD
"""Bytes: JSON writes some characters as two."""
Before = Annotated[int | None, QueryParameter(ge=0, le=2**53)]
"""Further down a list: what was changed before this time, in ms."""

# ---- people


@post("/people", summary="Become a guest: a name, and a token that is shown once", security=NOBODY)
async def register(request: AnyRequest, data: JSONBody[bodies.Named], lobby: TheLobby) -> bodies.Guest:
    await pay(request, "guest")
    person, token = await lobby.identity.register(data.name)
    return bodies.Guest(person.id, person.name, token)


@get("/me", summary="Who I am")
async def me(person: ThePerson) -> bodies.Me:
    return bodies.Me(person.id, person.name)


@patch("/me", summary="Change my name, for tables from now on")
async def rename(person: ThePerson, data: JSONBody[bodies.Named], lobby: TheLobby) -> bodies.Me:
    renamed = await lobby.identity.rename(person, data.name)
    return bodies.Me(renamed.id, renamed.name)


@post("/me/token", summary="Get a new token; all others, also on my other devices, end")
async def renew(request: AnyRequest, person: ThePerson, lobby: TheLobby) -> bodies.Guest:
    await pay(request, "line", Payer("person", person.id))
    return bodies.Guest(person.id, person.name, await lobby.identity.renew(person))


@post("/me/devices", summary="A link that makes another device mine too")
async def invite_device(person: ThePerson, lobby: TheLobby) -> bodies.DeviceLink:
    secret = await lobby.identity.invite_device(person, now_ms())
    return bodies.DeviceLink(secret, f"/#device={secret}", DEVICE_MINUTES)


@post("/devices", summary="Use my guest on this device too: another token, shown once", security=NOBODY)
async def add_device(request: AnyRequest, data: JSONBody[bodies.OneSecret], lobby: TheLobby) -> bodies.Guest:
    await pay(request, "guest")
    person, token = await lobby.identity.add_device(data.secret, now_ms())
    return bodies.Guest(person.id, person.name, token)


# ---- tables


@get("/tables", summary="Tables that anybody may join", security=NOBODY)
async def listed(
    lobby: TheLobby, game: FromQuery[str | None] = None, before: Before = None
) -> list[bodies.Listed]:
    if game is not None:
        Game.kind(game)  # ValueError says which there are
    found = await lobby.tables.store.index(game=game, status="waiting", before=before)
    return [_listed(listing) for listing in found]


@get("/tables/mine", summary="My tables, those waiting for me first")
async def mine(
    request: AnyRequest, person: ThePerson, lobby: TheLobby, before: Before = None
) -> list[bodies.Mine]:
    found = []
    payers = payers_of(request, person)
    for listing in await lobby.tables.store.index(person=person.id, before=before):
        await pay(request, "listed", payers[0])
        if msgspec.json.decode(listing.seats, type=bodies.ListingTold).lesson:
            continue  # the learner's page knows them
        line = bodies.Mine(**msgspec.structs.asdict(_listed(listing)))
        if listing.status == "playing":
            with suppress(NoTable):  # damaged from its first entry on: listed without its state
                line = _standing(line, person, await lobby.tables.open(listing.table, *payers))
        found.append(line)
    return sorted(found, key=lambda line: not line.your_turn)


def _standing(line: bodies.Mine, person: Person, live: LiveTable) -> bodies.Mine:
    """The state of a game of mine."""
    table = live.table
    if table.game is None:
        return line
    view = table.view(None)
    own, waiting = table.seats_of(person.id), table.waiting_for()
    return msgspec.structs.replace(
        line,
        your_turn=any(seat in waiting for seat in own),
        own=own,
        waiting_for=waiting,
        round=view.round,
        scores=Game.known_scores(view),
    )


def _listed(listing: Listing) -> bodies.Listed:
    told = msgspec.json.decode(listing.seats, type=bodies.ListingTold)
    status = cast(Status, listing.status)
    return bodies.Listed(listing.table, listing.game, status, told.name, told.seats, listing.updated)


@post("/tables", summary="Open a table")
async def create(
    request: AnyRequest, person: ThePerson, data: JSONBody[Config], lobby: TheLobby
) -> bodies.TableState:
    await pay(request, "table", Payer("person", person.id))
    return _state(person, await lobby.open(person, data, *payers_of(request, person)))


@post("/play-now", summary="Open a table with computer players, and deal")
async def play_now(
    request: AnyRequest, person: ThePerson, data: JSONBody[bodies.PlayNow], lobby: TheLobby
) -> bodies.TableState:
    await pay(request, "table", Payer("person", person.id))
    payers = payers_of(request, person)
    return _state(person, await lobby.play_now(person, data.game, data.players, data.level, *payers))


@post("/lessons/{lesson:str}/play", summary="Begin a lesson, an exercise or a puzzle: a table of my own")
async def learn(
    request: AnyRequest, person: ThePerson, lesson: FromPath[str], lobby: TheLobby
) -> bodies.TableState:
    found = lobby.lessons.find(lesson)
    if found is None:
        raise NotFoundException
    await pay(request, "table", Payer("person", person.id))
    return _state(person, await lobby.learn(person, found, *payers_of(request, person)))


@post("/tables/import", summary="Open a table from a record", request_max_body_size=LONGEST_IMPORT)
async def bring(
    request: AnyRequest, person: ThePerson, data: JSONBody[bodies.Import], lobby: TheLobby
) -> bodies.TableState:
    await pay(request, "import", Payer("person", person.id))
    await pay(request, "table", Payer("person", person.id))
    return _state(person, await lobby.bring(person, data.record, data.seats, *payers_of(request, person)))


@get("/tables/{table_id:str}", summary="A table of mine")
async def show(person: ThePerson, live: TheLive) -> bodies.TableState:
    return _state(person, live)


def _state(person: Person, live: LiveTable) -> bodies.TableState:
    table = live.table
    seats = table.seats_of(person.id)
    host = table.host == person.id
    if not seats and not host:
        raise NoTable(table.id)
    return bodies.TableState(
        faces.table_info(table, live.damaged), table.seq, seats, host, table.waiting_for()
    )


@post("/tables/{table_id:str}/join", summary="Take an open seat", status_code=200)
async def join(
    person: ThePerson, live: TheLive, data: JSONBody[bodies.Join], lobby: TheLobby
) -> bodies.Seated:
    return bodies.Seated(live.table.id, await lobby.join(person, live, data.secret, data.seat))


@post("/tables/{table_id:str}/leave", summary="Give up a seat", status_code=204)
async def leave(person: ThePerson, live: TheLive, data: JSONBody[bodies.OneSeat], lobby: TheLobby) -> None:
    await lobby.leave(person, live, data.seat)


@post(
    "/tables/{table_id:str}/come-back",
    summary="Come back after leaving, as long as nobody has moved",
    status_code=200,
)
async def come_back(
    person: ThePerson, live: TheLive, data: JSONBody[bodies.OneSeat], lobby: TheLobby
) -> bodies.Seated:
    await lobby.come_back(person, live, data.seat)
    return bodies.Seated(live.table.id, data.seat)


@post("/tables/{table_id:str}/start", summary="Deal (host only)", status_code=200)
async def start(person: ThePerson, live: TheLive, lobby: TheLobby) -> bodies.TableState:
    await lobby.start(person, live)
    return _state(person, live)


@put(
    "/tables/{table_id:str}/seats/{seat:int}",
    summary="Put a computer player in a seat, or nobody (host only)",
)
async def set_mind(
    person: ThePerson, live: TheLive, seat: FromPath[int], data: JSONBody[bodies.Mind], lobby: TheLobby
) -> bodies.TableState:
    await lobby.set_mind(person, live, seat, data.level)
    return _state(person, live)


@post("/tables/{table_id:str}/links", summary="Get a link to join, watch or take a seat, or a bot's token")
async def issue(
    person: ThePerson, live: TheLive, data: JSONBody[bodies.NewLink], lobby: TheLobby
) -> bodies.LinkSecret:
    secret = await lobby.issue(person, live, data.purpose, data.seat, data.name)
    path = None if data.purpose == "bot" else f"/table/{live.table.id}#{data.purpose}={secret}"
    return bodies.LinkSecret(data.purpose, data.seat, secret, path)


@post("/links/look", summary="What a link is for", status_code=200, security=NOBODY)
async def look(request: AnyRequest, data: JSONBody[bodies.OneSecret], lobby: TheLobby) -> bodies.LinkInfo:
    link, live = await lobby.look(data.secret, address(request))
    return bodies.LinkInfo(cast(Purpose, link.purpose), link.seat, faces.table_info(live.table, live.damaged))


@post("/links/claim", summary="Take the seat that a link is for", status_code=200)
async def claim(
    request: AnyRequest, person: ThePerson, data: JSONBody[bodies.OneSecret], lobby: TheLobby
) -> bodies.Seated:
    await pay(request, "line", Payer("person", person.id))
    live, seat = await lobby.claim(person, data.secret, *payers_of(request, person))
    return bodies.Seated(live.table.id, seat)


@post("/tables/{table_id:str}/rematch", summary="Play again; the winner starts", status_code=200)
async def rematch(
    request: AnyRequest, person: ThePerson, live: TheLive, lobby: TheLobby
) -> bodies.TableState:
    await pay(request, "table", Payer("person", person.id))
    return _state(person, await lobby.rematch(person, live, *payers_of(request, person)))


@put("/tables/{table_id:str}/alert", summary="Where turn alerts go, or nowhere (host only)", status_code=204)
async def alert(person: ThePerson, live: TheLive, data: JSONBody[bodies.Alert], lobby: TheLobby) -> None:
    await lobby.set_alert(person, live, data.url)


@get(
    "/tables/{table_id:str}/record",
    summary="The record of a finished game; before the end, what the seat may know",
    media_type=MediaType.TEXT,
)
async def record(
    request: AnyRequest,
    person: ThePerson,
    live: TheLive,
    lobby: TheLobby,
    seat: FromQuery[int | None] = None,
) -> str:
    return await lobby.export(person, live, seat, *payers_of(request, person))


@post("/tables/{table_id:str}/coach", summary="What a computer player would do in my place", status_code=200)
async def advice(
    request: AnyRequest,
    person: ThePerson,
    live: TheLive,
    data: JSONBody[bodies.CoachAsked],
    lobby: TheLobby,
) -> Response[list[Advice]]:
    told = await lobby.advice(person, live, data.seat, data.level, *payers_of(request, person))
    return Response(told, media_type=MediaType.JSON)  # type: ignore[arg-type]


@post(
    "/tables/{table_id:str}/coach/word",
    summary="Whether my last choice lost much; null if not",
    status_code=200,
)
async def coach_word(
    request: AnyRequest, person: ThePerson, live: TheLive, data: JSONBody[bodies.OneSeat], lobby: TheLobby
) -> Response[Word | None]:
    told = await lobby.coach_word(person, live, data.seat, *payers_of(request, person))
    return Response(told, media_type=MediaType.JSON)  # type: ignore[arg-type]


@post("/tables/{table_id:str}/review", summary="Have a finished game reviewed", status_code=200)
async def begin_review(
    request: AnyRequest, person: ThePerson, live: TheLive, lobby: TheLobby
) -> Response[ReviewState]:
    """Nothing happens if it is done or running. The answer says how far it is."""
    await pay(request, "review", Payer("person", person.id))
    await lobby.review(person, live, *payers_of(request, person))
    return Response(await lobby.reviews.state(live.table.id), media_type=MediaType.JSON)  # type: ignore[arg-type]


@get(
    "/tables/{table_id:str}/review/page",
    summary="A finished review as one page that needs no server",
    media_type=MediaType.HTML,
)
async def review_page(
    request: AnyRequest,
    person: ThePerson,
    live: TheLive,
    lobby: TheLobby,
    language: FromQuery[Language] = ENGLISH,
) -> Response[bytes]:
    page = await lobby.review_page(person, live, language, *payers_of(request, person))
    saved = f'attachment; filename="{live.table.id}.html"'
    return Response(page, media_type=MediaType.HTML, headers={"Content-Disposition": saved})


@delete("/tables/{table_id:str}/review", summary="Stop a review; what there is of it is kept")
async def stop_review(person: ThePerson, live: TheLive, lobby: TheLobby) -> None:
    _state(person, live)  # NoTable if they are not of the table
    await lobby.reviews.stop(live.table.id)


# ---- for the operator


@get("/livez", include_in_schema=False, media_type=MediaType.TEXT)
async def livez() -> str:
    """The process answers. It need not be restarted, even if its database is away."""
    return "alive\n"


@get(["/readyz", "/healthz"], include_in_schema=False, media_type=MediaType.TEXT)
async def readyz(lobby: TheLobby) -> str:
    """The database can be written; else 503. The older name is kept."""
    await lobby.tables.store.can_write()
    return "well\n"


@get("/metrics", include_in_schema=False, media_type="text/plain; version=0.0.4")
async def metrics(request: AnyRequest, lobby: TheLobby) -> str:
    """Only for those who have the operator's token, and for nobody if there is none."""
    token = lobby.settings.metrics_token
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if not token or not compare_digest(given.encode(), token.encode()):
        raise NotFoundException
    return METRICS.text()


HANDLERS = (
    register, me, rename, renew, invite_device, add_device,
    listed, mine, create, play_now, learn, bring, show, join, leave, come_back, start,
    set_mind, issue, look, claim, rematch, alert, record,
    advice, coach_word, begin_review, review_page, stop_review,
)  # fmt: skip
