"""Who asks over HTTP, for which table, and whether not too often."""

from typing import Any

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath

from novatable.server.house import Refused
from novatable.server.live import Live
from novatable.server.lobby import Lobby
from novatable.server.metrics import METRICS
from novatable.server.store import Person

AnyRequest = Request[Any, Any, State]
TheLobby = NamedDependency[Lobby]
ThePerson = NamedDependency[Person]
TheLive = NamedDependency[Live]

NOBODY: list[dict[str, list[str]]] = [{}]
"""Who must say who they are, for the document: nobody; else by token. Or also spectators, by their link."""
ANYBODY_THERE: list[dict[str, list[str]]] = [{"token": []}, {"watch": []}]


async def not_too_often(request: AnyRequest) -> None:
    """Before every request: a wide limit per address."""
    within(request, "addresses", "requests")


def within(request: AnyRequest, limit: str, told: str) -> None:
    address = request.client.host if request.client else "?"
    if not request.app.state[limit].take(address):
        METRICS.limited.add()
        raise Refused("limit", f"too many {told} from this address: wait a moment")


async def the_lobby(state: State) -> Lobby:
    lobby: Lobby = state.lobby
    return lobby


async def the_person(request: AnyRequest, lobby: TheLobby) -> Person:
    """The person whose token is in the Authorization header."""
    token = secret_of(request, "bearer")
    person = None if token is None else await lobby.identity.person(token)
    if person is None:
        raise Refused("token", "a valid token is needed, in the header Authorization: Bearer ...")
    not_too_fast(request, "requests", person.id)
    return person


def secret_of(request: AnyRequest, wanted: str) -> str | None:
    """What the Authorization header has after that word: `bearer` a token, `watch` a link's secret."""
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    return secret if scheme.lower() == wanted and 0 < len(secret) <= 64 else None


def not_too_fast(request: AnyRequest, limit: str, who: str) -> None:
    if not request.app.state[limit].take(who):
        METRICS.limited.add()
        raise Refused("limit", "slower, please: too many requests")


async def the_live(table_id: FromPath[str], person: ThePerson, lobby: TheLobby) -> Live:  # noqa: ARG001
    """The table of the path; only for those who have said who they are."""
    return await lobby.tables.open(table_id)
