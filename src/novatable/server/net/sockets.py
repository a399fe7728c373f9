"""One WebSocket per open table page: let in, greeted, listened to until it goes."""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import msgspec

from novatable.server.live.hall import Hall, NoTable
from novatable.server.live.identity import Identity
from novatable.server.net import wire
from novatable.server.net.answers import Answers
from novatable.server.net.budget import Overdrawn, Payer, address_of
from novatable.server.net.doors import Doors
from novatable.server.net.greeting import Greeter, Muted
from novatable.server.net.page import Page
from novatable.server.net.protocol import EXTENSION
from novatable.server.operating.metrics import METRICS
from novatable.server.operating.settings import Settings
from novatable.server.store import Person, StoreFailure
from novatable.server.table.house import Refused

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

log = logging.getLogger("novatable.sockets")

GREETING_SECONDS = 10.0
ELSEWHERE_SECONDS = 10.0
"""Between two log lines about pages that are not ours."""


class Sockets:
    """The ASGI application for WebSockets."""

    def __init__(self, tables: Hall, identity: Identity, doors: Doors, settings: Settings) -> None:
        self.doors = doors
        self.settings = settings
        self.pages: set[Page] = set()
        self.stopping = False
        self._addresses: Counter[str] = Counter()
        self._told_again = 0.0
        self._muted = Muted()
        self._greeter = Greeter(tables, identity, doors.budgets, self._muted)
        self._answers = Answers(tables, doors, self._muted)
        self._identity = identity
        identity.renewed = self._renewed
        identity.present = lambda: {page.who for page in self.pages if page.who is not None}
        self._checks: set[asyncio.Task[None]] = set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        address = address_of((scope.get("client") or ("?", 0))[0])
        if not self._welcome_from(scope) or self.stopping:
            await send({"type": "websocket.close", "code": 4003})
            return
        if not await self._let_in(address):
            await send({"type": "websocket.close", "code": 4029})
            return
        await send({"type": "websocket.accept"})
        page = Page(scope["extensions"][EXTENSION], address)
        page.pipe.paid_by(Payer("address", address), flood=page.flood)
        self.pages.add(page)
        self._addresses[address] += 1
        METRICS.sockets.set(len(self.pages))
        try:
            await self._serve(page)
        except asyncio.CancelledError:
            raise
        except Overdrawn:
            self.doors.report("flood", page.address)
            page.flood()
        except Exception:
            log.exception("page failed")
            page.gone("refused", "page-failed")
        finally:
            self.pages.discard(page)
            self._addresses[address] -= 1
            if not self._addresses[address]:
                del self._addresses[address]
            METRICS.sockets.set(len(self.pages))

    async def _let_in(self, address: str) -> bool:
        if self._addresses[address] >= self.doors.most_per_address:
            self.doors.report("connections", address)
            return False
        try:
            await self.doors.budgets.settle("page", Payer("address", address))
        except Overdrawn:
            self.doors.report("flood", address)
            return False
        return True

    def stop(self) -> None:
        """Tell every page that the server is stopping, so that it reconnects by itself."""
        self.stopping = True
        for page in tuple(self.pages):
            page.gone("stopping", "page-restart")

    def know(self, person_id: str, person: Person | None) -> None:
        """The operator has changed something about a person: muted, no longer muted, or removed."""
        if person is None:
            self._end_pages_of(person_id)
        else:
            self._muted.know(person)

    def _renewed(self, person: str) -> None:
        check = asyncio.create_task(self._end_stale_pages_of(person))
        self._checks.add(check)
        check.add_done_callback(self._checks.discard)

    async def _end_stale_pages_of(self, person: str) -> None:
        """A renewal may be an old one, from before these pages: what counts is whether their tokens hold."""
        for page in tuple(self.pages):
            if page.who == person and page.token is not None:
                with suppress(StoreFailure):  # once the store can be read again, this is heard again
                    if await self._identity.person(page.token) is None:
                        page.gone("refused", "page-token")

    def _end_pages_of(self, person: str) -> None:
        for page in tuple(self.pages):
            if page.who == person:
                page.gone("refused", "page-token")

    def _welcome_from(self, scope: Scope) -> bool:
        """Whether the page that opened the socket is ours, or an operator's; programs send no origin."""
        headers = dict(scope["headers"])
        origin = headers.get(b"origin")
        if origin is None:
            return True
        text = origin.decode("latin-1")
        host = headers.get(b"host", b"").decode("latin-1")
        try:
            ours = text in self.settings.origins or urlsplit(text).netloc == host
        except ValueError:  # not an address
            ours = False
        if not ours:
            self._turn_away(text, host)
        return ours

    def _turn_away(self, origin: str, host: str) -> None:
        """Operators whose proxy changes the Host have to learn of it; strangers must not fill the log."""
        METRICS.elsewhere.add()
        now = time.monotonic()
        if now > self._told_again:
            self._told_again = now + ELSEWHERE_SECONDS
            log.warning("page from elsewhere", extra={"origin": origin[:100], "host": host[:100]})

    async def _serve(self, page: Page) -> None:
        try:
            async with asyncio.timeout(GREETING_SECONDS):
                text = await page.pipe.next_text()
        except TimeoutError:
            self.doors.report("greeting", page.address)
            page.gone("refused", "page-hello")
            return
        if text is None:
            return
        try:
            hello = wire.read_hello(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            METRICS.malformed.add()
            page.gone("refused", "page-greeting", {"detail": f"{error!s:.200}"})
            return
        renewals = self._identity.renewals
        try:
            live = await self._greeter.enter(page, hello)
        except NoTable:
            page.gone("refused", "page-table")
            return
        except Refused as refused:
            page.gone("refused", refused.refusal.code, refused.refusal.args)
            return
        except StoreFailure as failure:
            page.gone("refused", "not-read", {"detail": str(failure)})
            return
        if page.who is not None and self._identity.renewals != renewals:
            self._renewed(page.who)  # it may have entered with a token that ended meanwhile
        try:
            await self._answers.listen(page, live)
        finally:
            self._greeter.leave(page, live)
