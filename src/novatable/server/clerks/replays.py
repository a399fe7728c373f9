"""Replays: the log is read here, the rest is done by a clerk."""

from collections import OrderedDict
from typing import Any

from novatable.server.clerks.clerks import Clerks
from novatable.server.clerks.errands import KEPT_REPLAYS
from novatable.server.clerks.folding import Line
from novatable.server.net.budget import Payer
from novatable.server.store import Damaged, Store
from novatable.server.table.table import Viewer


class Replays:
    """Answers are JSON, made by the clerk (see `errands`)."""

    def __init__(self, store: Store, clerks: Clerks) -> None:
        self._store = store
        self._clerks = clerks
        self._known: OrderedDict[str, int] = OrderedDict()
        """Up to which entry the clerk should know a table's log."""

    async def steps(self, table: str, after: int, viewer: Viewer, everything: bool, *payers: Payer) -> bytes:
        """`replay.Steps`."""
        return await self._ask(table, payers, "steps", after, viewer, everything)

    async def moments(
        self, table: str, first: int, last: int, viewer: Viewer, everything: bool, *payers: Payer
    ) -> bytes:
        """A list of `replay.Moment`."""
        return await self._ask(table, payers, "moments", first, last, viewer, everything)

    async def _ask(self, table: str, payers: tuple[Payer, ...], errand: str, *args: Any) -> bytes:
        known = self._known.pop(table, 0)
        told = await self._clerks.run(payers, errand, table, known, await self._read(table, known), *args)
        if told is None:  # the clerk no longer has it
            told = await self._clerks.run(payers, errand, table, 0, await self._read(table, 0), *args)
        seq, answer = told
        self._known[table] = seq
        while len(self._known) > KEPT_REPLAYS:
            self._known.popitem(last=False)
        return bytes(answer)

    async def _read(self, table: str, after: int) -> list[Line]:
        try:
            rows = await self._store.read(table, after)
        except Damaged as damage:  # it can be looked at up to the damage
            rows = [row for row in damage.rows if row.seq > after]
        return [(row.seq, row.body) for row in rows]
