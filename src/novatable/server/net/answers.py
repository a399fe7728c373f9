"""What a page asks for: answered in order, except previews, which are answered when they are made."""

import asyncio
import logging

import msgspec

from novatable.core.errors import Refusal
from novatable.server.clerks.clerks import Unfinished
from novatable.server.live import faces
from novatable.server.live.hall import Hall
from novatable.server.live.live_table import LiveTable, now_ms
from novatable.server.net import wire
from novatable.server.net.budget import Overdrawn, Payer, cost
from novatable.server.net.doors import Doors
from novatable.server.net.page import Page
from novatable.server.operating.metrics import METRICS
from novatable.server.table import entries, house
from novatable.server.table.house import Refused
from novatable.server.table.table import Table

log = logging.getLogger("novatable.sockets")

MOST_MALFORMED = 20
MOST_PREVIEWS = 8
"""Previews that are made for one page at a time."""
PRICES: dict[type[wire.Request], tuple[str, str | None]] = {
    wire.Play: ("play", None),
    wire.Check: ("check", None),
    wire.Draft: ("draft", None),
    wire.Say: ("aside", "chat"),
    wire.Undo: ("aside", "line"),
    wire.Consent: ("aside", "line"),
    wire.Instruct: ("aside", "line"),
    wire.Return: ("aside", "line"),
    wire.Turn: ("aside", "line"),
}
"""What each request costs in work and, if it is not a move, in log lines (see `budget`)."""
_STEPS = (wire.Play, wire.Check)
_UNSHOWN = (wire.Check, wire.Draft)
"""Requests whose answers only the asker gets."""
PONG = wire.encode(wire.Pong())


class Repeated(Exception):
    """The request was already carried out, as entry `seq`."""

    def __init__(self, seq: int) -> None:
        self.seq = seq


class Answers:
    """Does what pages ask for, or says why not."""

    def __init__(self, tables: Hall, doors: Doors, muted: set[str]) -> None:
        self.tables = tables
        self.doors = doors
        self.muted = muted

    async def listen(self, page: Page, live: LiveTable) -> None:
        """Answer what the page asks for until it goes. Overdrawn: it asked for too much."""
        payers = page.payers(live)
        page.pipe.paid_by(*payers, flood=page.flood)
        settle = self.doors.budgets.settle
        malformed = 0
        while page.closing is None:
            text = await page.pipe.next_text()
            if text is None or page.closing is not None:
                return
            besides = page.pipe.owed()
            try:
                request = wire.read_request(text)
            except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
                METRICS.malformed.add()
                malformed += 1
                if malformed > MOST_MALFORMED:
                    self.doors.report("malformed", page.address)
                    page.gone("flood", "page-unreadable")
                    return
                await settle("malformed", *payers, besides=besides)
                page.tell(wire.refused(Refusal("message", "no-message", {"detail": f"{error!s:.200}"})))
                continue
            if isinstance(request, wire.Ping):
                await settle("alive", *payers, besides=besides)
                page.send(PONG)
                continue
            if not isinstance(request, _UNSHOWN):
                besides += cost("shown", len(live.connections))
            await settle(PRICES[type(request)][0], *payers, times=_actions(request), besides=besides)
            await self._answer(page, live, request)

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
            if isinstance(request, wire.Say) and request.refuses is None and who in self.muted:
                raise Refused("muted", "muted")
            line = PRICES[type(request)][1]
            if line is not None:
                self._pay_line(line, *page.payers(live))
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
            self.doors.budgets.pay("preview", *page.payers(live))
        except Overdrawn as overdrawn:
            METRICS.limited.add(overdrawn.payer.kind)
            return False
        return len(page.previews) < MOST_PREVIEWS

    async def _foresee(self, page: Page, live: LiveTable, request: wire.Check) -> None:
        """Tell a page what would come of a step; or that this cannot be foreseen, whatever goes wrong."""
        table, *others = reversed(page.payers(live))
        actions = entries.actions_of(request.action)
        try:
            view = house.running(live.table).view(request.seat)
            clerks = self.tables.office.previews
            asked = request.id, view, actions, page.hints
            page.send(await clerks.run((table, *others), "foresee", *asked))
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

    def _pay_line(self, what: str, *payers: Payer) -> None:
        try:
            self.doors.budgets.pay(what, *payers)
        except Overdrawn as overdrawn:
            METRICS.limited.add(overdrawn.payer.kind)
            raise Refused("limit", "slower-here") from None


def _actions(request: wire.AnyRequest) -> int:
    """How many actions it has; what is not a move counts as one."""
    return len(entries.actions_of(request.action)) if isinstance(request, _STEPS) else 1


def _stands(table: Table, entry: entries.Instructed) -> bool:
    """Whether the seat has exactly this instruction, or none if none is given: nothing would change."""
    standing = table.seats[entry.seat].instruction
    if standing is None:
        return not entry.kinds
    return standing.told() == (entry.kinds, entry.only, entry.until_turn)
