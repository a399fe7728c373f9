"""The HTTP side of the server: routes, errors, limits, and the document that describes them."""

from litestar import Litestar, Router
from litestar.config.cors import CORSConfig
from litestar.datastructures import MutableScopeHeaders, State
from litestar.di import Provide
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import Message, Scope

from novatable.server.http import callers, errors, library, routes, site
from novatable.server.http.bodies import Error
from novatable.server.http.docs_page import DocsPage, Document, in_a_thread
from novatable.server.live.lobby import Lobby
from novatable.server.net.budget import Budgets
from novatable.server.net.doors import Doors
from novatable.server.operating.settings import Settings

LONGEST_BODY = 64 * 1024
"""Bytes; a record is the only thing that may be longer."""
HEADERS = {
    "Content-Security-Policy": "; ".join(
        (
            "default-src 'self'",  # sockets of our own too
            "style-src 'self' 'unsafe-inline'",
            "img-src 'self' data:",
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        )
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}
"""In every answer. Nothing is loaded from elsewhere, and pages have no inline scripts."""


async def add_headers(message: Message, _scope: Scope) -> None:
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        headers.update(HEADERS)
        headers.setdefault("Cache-Control", "no-store")


def http_app(lobby: Lobby | None, settings: Settings, doors: Doors | None = None) -> Litestar:
    """The application; without a lobby, only for its description."""
    refusals = {status: ResponseSpec(Error, description=told) for status, told in errors.ERRORS.items()}
    handlers = (*routes.HANDLERS, *library.HANDLERS)
    for handler in handlers:
        handler.responses = refusals
    api = Router(
        path="/api",
        route_handlers=handlers,
        dependencies={"person": Provide(callers.the_person), "live": Provide(callers.the_live)},
    )
    return Litestar(
        route_handlers=[api, site.page, routes.livez, routes.readyz, routes.metrics],
        dependencies={"lobby": Provide(callers.the_lobby)},
        before_send=[add_headers],
        exception_handlers=errors.HANDLERS,
        cors_config=CORSConfig(allow_origins=list(settings.origins)) if settings.origins else None,
        request_class=callers.TypedRequest,
        request_max_body_size=LONGEST_BODY,
        logging_config=None,
        state=State({"lobby": lobby, "doors": doors or Doors(Budgets(), 1, 1)}),
        openapi_config=OpenAPIConfig(
            title="Novatable",
            version="1",
            openapi_router=Router(
                "/api/docs", route_handlers=[], include_in_schema=False, before_request=in_a_thread
            ),
            render_plugins=[DocsPage(path="/"), Document(path="/openapi.json")],
            components=Components(
                security_schemes={
                    "token": SecurityScheme(type="http", scheme="bearer"),
                    "watch": SecurityScheme(type="http", scheme="watch"),
                }
            ),
            security=[{"token": []}],
        ),
    )
