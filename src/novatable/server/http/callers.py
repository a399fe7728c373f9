"""Who is asking over HTTP, for which table, and who pays for it."""

from typing import Any

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.serialization import decode_json

from novatable.server.live.live_table import LiveTable
from novatable.server.live.lobby import Lobby
from novatable.server.net.budget import Payer, address_of
from novatable.server.net.doors import Doors
from novatable.server.store import Person
from novatable.server.table.house import Refused

AnyRequest = Request[Any, Any, State]
TheLobby = NamedDependency[Lobby]
ThePerson = NamedDependency[Person]
TheLive = NamedDependency[LiveTable]

NOBODY: list[dict[str, list[str]]] = [{}]
"""OpenAPI security: no token required. ANYBODY_THERE: a token, or a spectator link."""
ANYBODY_THERE: list[dict[str, list[str]]] = [{"token": []}, {"watch": []}]


class TypedRequest(AnyRequest):
    """Reads a body straight into the type that its handler takes.

    What does not fit is refused at the first wrong byte: a megabyte of lists would take 100 ms to build.
    """

    async def json(self) -> Any:
        taken = self.route_handler.parsed_data_field
        return decode_json(await self.body(), target_type=Any if taken is None else taken.annotation)


async def pay(request: AnyRequest, what: str, *payers: Payer) -> None:
    """Charge the address and the payers; wait while they are in debt. Overdrawn: too much."""
    doors: Doors = request.app.state.doors
    await doors.budgets.settle(what, address(request), *payers)


def address(request: AnyRequest) -> Payer:
    return Payer("address", address_of(request.client.host if request.client else "?"))


def payers_of(request: AnyRequest, person: Person) -> tuple[Payer, Payer]:
    """Who pays for what a person asks for."""
    return Payer("person", person.id), address(request)


async def the_lobby(state: State) -> Lobby:
    lobby: Lobby = state.lobby
    return lobby


async def the_person(request: AnyRequest, lobby: TheLobby) -> Person:
    """The person whose token is in the Authorization header."""
    token = secret_of(request, "bearer")
    person = None if token is None else await lobby.identity.person(token)
    if person is None:
        raise Refused("token", "token")
    await pay(request, "request", Payer("person", person.id))
    return person


def secret_of(request: AnyRequest, wanted: str) -> str | None:
    """What the Authorization header has after that word: `bearer` a token, `watch` a link's secret."""
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    return secret if scheme.lower() == wanted and 0 < len(secret) <= 64 else None


async def the_live(
    request: AnyRequest, table_id: FromPath[str], person: ThePerson, lobby: TheLobby
) -> LiveTable:
    """The table in the path, for an identified person. Requests that change something pay a line."""
    live = await lobby.tables.open(table_id, *payers_of(request, person))
    if request.method != "GET":
        await pay(request, "line", Payer("person", person.id), Payer("table", table_id))
    return live
