"""One WebSocket per open table page: a greeting, then requests answered in order, previews when ready."""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

import msgspec

from novatable.core.errors import Args, Refusal
from novatable.server.clerks.clerks import Unfinished
from novatable.server.live import faces
from novatable.server.live.hall import Hall, NoTable
from novatable.server.live.identity import Identity, bot_id
from novatable.server.live.live_table import LiveTable, now_ms
from novatable.server.net import protocol, wire
from novatable.server.net.budget import Overdrawn, Payer, address_of, cost
from novatable.server.net.doors import Doors
from novatable.server.net.protocol import EXTENSION, Pipe
from novatable.server.net.wire import Cause
from novatable.server.operating.metrics import METRICS
from novatable.server.operating.settings import Settings
from novatable.server.store import Damaged, Person, StoreFailure
from novatable.server.table import entries, house
from novatable.server.table.house import Refused
from novatable.server.table.table import Table, Viewer

Message = MutableMapping[str, Any]
Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

log = logging.getLogger("novatable.sockets")

GREETING_SECONDS = 10.0
MOST_MALFORMED = 20
MOST_PAGES = 20
"""Pages that one person may have open at one table."""
MOST_PREVIEWS = 8
"""Previews that are made for one page at a time."""
MOST_WATCHING = 200
"""Spectators of one table."""
PRICES: dict[type[wire.Request], tuple[str, str | None]] = {
    wire.Play: ("play", None),
    wire.Check: ("check", None),
    wire.Draft: ("draft", None),
    wire.Say: ("aside", "chat"),
    wire.Undo: ("aside", "line"),
    wire.Consent: ("aside", "line"),
    wire.Instruct: ("aside", "line"),
    wire.Return: ("aside", "line"),
}
"""What each request costs in work and, if it is not a move, in log lines (see `budget`)."""
CLOSE_CODES: dict[Cause, int] = {
    "refused": 4003,
    "left": 4004,
    "flood": 4029,
    "stopping": 1012,
}
PONG = wire.encode(wire.Pong())
STOPPING = wire.encode(wire.gone("stopping", "page-restart"))


ELSEWHERE_SECONDS = 10.0
"""Between two log lines about pages that are not ours."""


class Page:
    """An open page: who is there, what they see, and the pipe to them."""

    __slots__ = ("address", "closing", "hints", "pipe", "previews", "viewers", "who")

    def __init__(self, pipe: Pipe, address: str) -> None:
        self.pipe = pipe
        pipe.farewell = STOPPING
        self.address = address
        self.who: str | None = None
        self.viewers: tuple[Viewer, ...] = ()
        self.hints = False
        self.closing: str | None = None
        self.previews: set[asyncio.Task[None]] = set()
        """Those being made for it."""

    def send(self, frame: bytes) -> None:
        if self.closing is None and not self.pipe.write(frame):
            self.closing = "slow"
            METRICS.cut_off.add("slow")

    def tell(self, message: wire.FromServer) -> None:
        self.send(wire.encode(message))

    def gone(self, reason: Cause, code: str, args: Args | None = None) -> None:
        """Say why, and close. What arrives afterwards is ignored."""
        if self.closing is None:
            self.tell(wire.gone(reason, code, args))
            self.closing = reason
            self.pipe.shut(CLOSE_CODES[reason], reason)

    def flood(self) -> None:
        self.gone("flood", "slower-here")


class Sockets:
    """The ASGI application for WebSockets."""

    def __init__(self, tables: Hall, identity: Identity, doors: Doors, settings: Settings) -> None:
        self.tables = tables
        self.identity = identity
        self.doors = doors
        self.settings = settings
        self.pages: set[Page] = set()
        self.stopping = False
        self._addresses: Counter[str] = Counter()
        self._muted: set[str] = set()
        self._told_again = 0.0
        identity.renewed = self._end_pages_of

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
            await self._serve(page, receive)
        except asyncio.CancelledError:
            raise
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
            await asyncio.sleep(self.doors.budgets.pay("page", Payer("address", address)))
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
        elif person.muted:
            self._muted.add(person_id)
        else:
            self._muted.discard(person_id)

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

    # ---- greeting

    async def _serve(self, page: Page, receive: Receive) -> None:
        try:
            async with asyncio.timeout(GREETING_SECONDS):
                text = await _text(receive)
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
        try:
            live = await self._enter(page, hello)
        except NoTable:
            page.gone("refused", "page-table")
            return
        except Overdrawn:
            self._end_flood(page)
            return
        except Refused as refused:
            page.gone("refused", refused.refusal.code, refused.refusal.args)
            return
        except StoreFailure as failure:
            page.gone("refused", "not-read", {"detail": str(failure)})
            return
        try:
            await self._listen(page, live, receive)
        finally:
            self._leave(page, live)

    async def _enter(self, page: Page, hello: wire.Hello) -> LiveTable:
        """Find out who it is and what they may see, show that, and from then on send what happens."""
        if hello.token is None and hello.watch is None:
            raise Refused("token", "token-or-link")
        page.hints = hello.hints
        address = Payer("address", page.address)
        await self._pay("hello", address)
        who = None if hello.token is None else await self._holder(hello.token)
        if who is None:
            live = await self.tables.open(hello.table, address)
        else:
            person = Payer("person", who)
            await self._pay("hello", person)
            live = await self.tables.open(hello.table, person, address)
        while not await self._show(page, live, who, hello):
            pass
        if page.who is not None:
            live.unseen.pop(page.who, None)
            self.tables.tend(live, None)
        return live

    async def _eyes(
        self, live: LiveTable, who: str | None, hello: wire.Hello
    ) -> tuple[str | None, tuple[Viewer, ...]]:
        """Who sees the table, and as which viewers; or NoTable."""
        viewers = () if who is None else live.table.eyes_of(who)
        if viewers:
            return who, viewers
        if await self.identity.link(hello.watch or "", "watch", hello.table) is None:
            raise NoTable(hello.table)
        return None, (None,)

    async def _holder(self, token: str) -> str:
        """The person or the remote bot that a token stands for."""
        person = await self.identity.person(token)
        if person is not None:
            self.know(person.id, person)
            return person.id
        link = await self.identity.link(token, "bot")
        if link is None:
            raise Refused("token", "token-ended")
        return bot_id(link.hash)

    async def _show(self, page: Page, live: LiveTable, who: str | None, hello: wire.Hello) -> bool:
        """Show the table as it is, or what happened since the page was here. False: it changed meanwhile.

        What the table does not remember is made by a clerk, without holding up anybody else.
        """
        after, older = hello.after, list[bytes]()
        page.who, page.viewers = await self._eyes(live, who, hello)
        if after is not None and after < live.table.seq and not live.remembers(after) and not live.damaged:
            payers = self._payers(page, live)
            try:
                after, told = await self.tables.older(live, page.viewers, after, protocol.MOST_UNSENT, payers)
            except Damaged as damage:
                live.damaged = str(damage)
                told = None
            if told is None:
                after = None
            else:
                older = told
        async with live.lock:
            viewers = page.viewers
            page.who, page.viewers = await self._eyes(live, who, hello)
            if viewers != page.viewers or not (after is None or live.remembers(after)):
                return False
            _make_room(page, live)
            frames = self._missed(page, live, after, older)
            if frames is None:
                page.send(faces.welcome(live.table, live.damaged, page.viewers, now_ms(), hints=page.hints))
            else:
                seats = tuple([viewer for viewer in page.viewers if viewer is not None])
                page.tell(wire.Resumed(hello.after or 0, len(frames), seats, now_ms()))
                for frame in frames:
                    page.send(frame)
            live.connections.add(page)
            return True

    def _missed(
        self, page: Page, live: LiveTable, after: int | None, older: list[bytes]
    ) -> list[bytes] | None:
        """What happened since; None: too much for one page, or unknown."""
        if after is None or after > live.table.seq or live.damaged is not None:
            return None
        frames = older + self.tables.missed(live, page.viewers, after, hints=page.hints)
        return frames if sum(map(len, frames)) <= protocol.MOST_UNSENT else None

    def _leave(self, page: Page, live: LiveTable) -> None:
        live.connections.discard(page)
        if page.who is not None and not live.here(page.who):
            live.unseen[page.who] = time.monotonic()
            self.tables.tend(live, None)

    # ---- budgets

    def _payers(self, page: Page, live: LiveTable) -> tuple[Payer, ...]:
        shared = (Payer("address", page.address), Payer("table", live.table.id))
        return shared if page.who is None else (Payer("person", page.who), *shared)

    async def _pay(self, what: str, *payers: Payer, times: float = 1.0, besides: float = 0.0) -> None:
        """Those in debt wait, and nothing more is read from them until then."""
        wait = self.doors.budgets.pay(what, *payers, times=times, besides=besides)
        if wait:
            await asyncio.sleep(wait)

    def _pay_line(self, what: str, *payers: Payer) -> None:
        try:
            self.doors.budgets.pay(what, *payers)
        except Overdrawn as overdrawn:
            METRICS.limited.add(overdrawn.payer.kind)
            raise Refused("limit", "slower-here") from None

    def _end_flood(self, page: Page) -> None:
        self.doors.report("flood", page.address)
        page.flood()

    # ---- requests

    async def _listen(self, page: Page, live: LiveTable, receive: Receive) -> None:
        payers = self._payers(page, live)
        page.pipe.paid_by(*payers, flood=page.flood)
        malformed = 0
        while page.closing is None:
            text = await _text(receive)
            if text is None or page.closing is not None:
                return
            try:
                try:
                    request = wire.read_request(text)
                except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
                    METRICS.malformed.add()
                    malformed += 1
                    if malformed > MOST_MALFORMED:
                        self.doors.report("malformed", page.address)
                        page.gone("flood", "page-unreadable")
                        return
                    await self._pay("malformed", *payers)
                    page.tell(wire.refused(Refusal("message", "no-message", {"detail": f"{error!s:.200}"})))
                    continue
                if isinstance(request, wire.Ping):
                    await self._pay("alive", *payers)
                    page.send(PONG)
                    continue
                price = PRICES[type(request)][0]
                shown = 0 if isinstance(request, wire.Check | wire.Draft) else len(live.connections)
                await self._pay(price, *payers, times=_actions(request), besides=cost("shown", shown))
                await self._answer(page, live, request)
            except Overdrawn:
                self._end_flood(page)
                return

    async def _answer(self, page: Page, live: LiveTable, request: wire.AnyRequest) -> None:
        who = page.who
        try:
            if who is None:
                raise Refused("seat", "spectators")
            if isinstance(request, wire.Check):
                self._check(page, live, who, request)
                return
            if isinstance(request, wire.Draft):
                page.tell(house.draft(live.table, who, request))
                return
            if isinstance(request, wire.Say) and request.refuses is None and who in self._muted:
                raise Refused("muted", "muted")
            line = PRICES[type(request)][1]
            if line is not None:
                self._pay_line(line, *self._payers(page, live))
            await self._carry_out(page, live, who, request)
        except Refused as refusal:
            METRICS.refused.add()
            looks = faces.looks(live.table, page.viewers, hints=page.hints) if refusal.stale else []
            page.tell(wire.refused(refusal.refusal, request.id, live.table.seq, looks, refusal.which))

    def _check(self, page: Page, live: LiveTable, who: str, request: wire.Check) -> None:
        """What the game can answer now is answered at once; a clerk finds out what it would lead to.

        Nobody waits for that, not even this page: it can play on, and is told when the preview is made.
        """
        told = house.check(live.table, who, request)
        if told is not None:
            page.tell(told)
        elif not self._may_foresee(page, live):
            page.tell(wire.Checked(request.id, unforeseen=True))
        else:
            preview = asyncio.create_task(self._foresee(page, live, request))
            page.previews.add(preview)
            preview.add_done_callback(page.previews.discard)

    def _may_foresee(self, page: Page, live: LiveTable) -> bool:
        try:
            self.doors.budgets.pay("preview", *self._payers(page, live))
        except Overdrawn as overdrawn:
            METRICS.limited.add(overdrawn.payer.kind)
            return False
        return len(page.previews) < MOST_PREVIEWS

    async def _foresee(self, page: Page, live: LiveTable, request: wire.Check) -> None:
        """Tell a page what would come of a step; or that this cannot be foreseen, whatever goes wrong."""
        table, *others = reversed(self._payers(page, live))
        actions = entries.actions_of(request.action)
        try:
            view = house.running(live.table).view(request.seat)
            clerks = self.tables.office.previews
            page.send(await clerks.run((table, *others), "foresee", request.id, view, actions))
        except Exception as error:
            expected = isinstance(error, Unfinished | ValueError)
            log.log(
                logging.INFO if expected else logging.ERROR,
                "not foreseen",
                extra={"table": live.table.id, "why": str(error)},
                exc_info=None if expected else error,
            )
            page.tell(wire.Checked(request.id, unforeseen=True))

    async def _carry_out(self, page: Page, live: LiveTable, who: str, request: wire.AnyRequest) -> None:
        def decide(table: Table) -> entries.Entry:
            seq = table.done(who, request.id)
            if seq is not None:
                raise Repeated(seq)
            entry = house.answer(table, who, request, now_ms())
            if isinstance(entry, entries.Instructed) and _stands(table, entry):
                raise Repeated(table.seq)
            return entry

        try:
            await self.tables.perform(live, decide, lambda seq: page.tell(wire.Done(request.id, seq)))
        except Repeated as repeated:
            METRICS.repeated.add()
            page.tell(wire.Done(request.id, repeated.seq))


def _make_room(page: Page, live: LiveTable) -> None:
    """Refused if too many pages are open here: everything that happens is sent to each."""
    there = sum(one.who == page.who for one in live.connections)
    if there >= (MOST_WATCHING if page.who is None else MOST_PAGES):
        raise Refused("limit", "pages")


def _actions(request: wire.AnyRequest) -> int:
    """How many actions it has; what is not a move counts as one."""
    return len(entries.actions_of(request.action)) if isinstance(request, wire.Play | wire.Check) else 1


def _stands(table: Table, entry: entries.Instructed) -> bool:
    """Whether the seat has exactly this instruction, or none if none is given: nothing would change."""
    standing = table.seats[entry.seat].instruction
    if standing is None:
        return not entry.kinds
    return standing.told() == (entry.kinds, entry.only, entry.until_turn)


class Repeated(Exception):
    """The request was already carried out, as entry `seq`."""

    def __init__(self, seq: int) -> None:
        self.seq = seq


async def _text(receive: Receive) -> str | bytes | None:
    """The next message; None: the client is gone."""
    message = await receive()
    if message["type"] != "websocket.receive":
        return None
    text: str | bytes | None = message.get("text")
    return text if text is not None else bytes(message["bytes"])
