"""A server that kills itself at a chosen moment, WHERE:N.

WHERE is `before_commit`, `after_commit` (before anybody is told), `after_done` (whoever asked is told, the
others are not) or `after_show`; N counts the actions that got so far. `told_early` is a planted fault: this
server confirms before it commits, and dies in between.
"""

import asyncio
import os
import signal
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from novatable.server.live.hall import Decide, Hall
from novatable.server.live.live_table import LiveTable
from novatable.server.operating.settings import from_environment
from novatable.server.serve import serve
from novatable.server.store import Store
from novatable.server.table import entries
from novatable.server.table.table import Happening

_where = ""
_left = 0


def _reached(where: str) -> None:
    global _left
    if where == _where:
        _left -= 1
        if _left == 0:
            os.kill(os.getpid(), signal.SIGKILL)


def _plant() -> None:
    append, take_in, show = Store.append, Hall._take_in, Hall._show

    async def dying_append(self: Store, table: str, seq: int, *bodies: bytes, **more: Any) -> None:
        acted = b'"type":"acted"' in bodies[0]
        if acted:
            _reached("before_commit")
        await append(self, table, seq, *bodies, **more)
        if acted:
            _reached("after_commit")

    def dying_take_in(self: Hall, live: LiveTable, entry: entries.Entry, done: Any) -> Any:
        def tell(seq: int) -> None:
            if done is not None:
                done(seq)
            if isinstance(entry, entries.Acted):
                _reached("after_done")

        return take_in(self, live, entry, tell)

    def dying_show(self: Hall, live: LiveTable, happening: Any) -> None:
        show(self, live, happening)
        if isinstance(happening.entry, entries.Acted):
            _reached("after_show")

    Store.append = dying_append  # type: ignore[method-assign]
    Hall._take_in = dying_take_in  # type: ignore[method-assign]
    Hall._show = dying_show  # type: ignore[method-assign]


def _plant_the_fault() -> None:
    perform = Hall.perform

    async def hasty(
        self: Hall, live: LiveTable, decide: Decide, done: Callable[[int], None] | None = None
    ) -> Happening:
        if done is not None:
            decide(live.table)  # refuses what may not be
            done(live.table.seq + 1)
            await asyncio.sleep(0.05)  # the words get out
            _reached("told_early")
        return await perform(self, live, decide)

    Hall.perform = hasty  # type: ignore[method-assign]


def run(environment: Mapping[str, str], log: Path, die: str | None) -> None:
    """The life of a server process, its words in a file."""
    global _where, _left
    os.dup2(os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600), 2)
    if die is not None:
        _where, _, number = die.partition(":")
        _left = int(number)
        _plant()
        if _where == "told_early":
            _plant_the_fault()
    serve(from_environment(environment))
