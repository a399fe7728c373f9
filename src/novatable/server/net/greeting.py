"""The beginning of a page: who it is, what they may see, and the table or what they missed of it."""

import time

from novatable.server.live import faces
from novatable.server.live.hall import Hall, NoTable
from novatable.server.live.identity import Identity, bot_id
from novatable.server.live.live_table import LiveTable, now_ms
from novatable.server.net import protocol, wire
from novatable.server.net.budget import Budgets, Payer
from novatable.server.net.page import Page
from novatable.server.store import Damaged, Person
from novatable.server.table.house import Refused
from novatable.server.table.table import Viewer

MOST_PAGES = 20
"""Pages that one person may have open at one table."""
MOST_WATCHING = 200
"""Spectators of one table."""


class Muted(set[str]):
    """The people whom the operator has muted, as far as they have been here."""

    def know(self, person: Person) -> None:
        (self.add if person.muted else self.discard)(person.id)


class Greeter:
    """Lets pages enter tables and leave them."""

    def __init__(self, tables: Hall, identity: Identity, budgets: Budgets, muted: Muted) -> None:
        self.tables = tables
        self.identity = identity
        self.budgets = budgets
        self.muted = muted

    async def enter(self, page: Page, hello: wire.Hello) -> LiveTable:
        """Find out who it is and what they may see, show that, and from then on send what happens."""
        if hello.token is None and hello.watch is None:
            raise Refused("token", "token-or-link")
        page.hints, page.token = hello.hints, hello.token
        address = Payer("address", page.address)
        await self.budgets.settle("hello", address)
        who = None if hello.token is None else await self._holder(hello.token)
        if who is None:
            live = await self.tables.open(hello.table, address)
        else:
            person = Payer("person", who)
            await self.budgets.settle("hello", person)
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
            self.muted.know(person)
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
        seen: tuple[Viewer, ...] | None = None
        if after is not None and after < live.table.seq and not live.remembers(after) and not live.damaged:
            page.who, page.viewers = await self._eyes(live, who, hello)
            seen, payers = page.viewers, page.payers(live)
            try:
                after, told = await self.tables.older(live, page.viewers, after, protocol.MOST_UNSENT, payers)
            except Damaged as damage:
                live.damaged = damage.refusal
                told = None
            if told is None:
                after = None
            else:
                older = told
        async with live.lock:
            page.who, page.viewers = await self._eyes(live, who, hello)
            if seen not in (None, page.viewers) or not (after is None or live.remembers(after)):
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

    def leave(self, page: Page, live: LiveTable) -> None:
        live.connections.discard(page)
        if page.who is not None and not live.here(page.who):
            live.unseen[page.who] = time.monotonic()
            self.tables.tend(live, None)


def _make_room(page: Page, live: LiveTable) -> None:
    """Refused if too many pages are open here: everything that happens is sent to each."""
    there = sum(one.who == page.who for one in live.connections)
    if there >= (MOST_WATCHING if page.who is None else MOST_PAGES):
        raise Refused("limit", "pages")
