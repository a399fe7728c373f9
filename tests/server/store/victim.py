"""A process that writes to a store until it is killed, and tells what it tried and what was acknowledged."""

import asyncio
import os
import signal
import threading
from multiprocessing.connection import Connection
from typing import Any

import msgspec

from novatable.server.store import Conflict, Store
from novatable.server.store.writer import Job
from tests.patience import PATIENCE

POINTS = ("before the write", "before the commit", "after the commit", "after the acknowledgement")


class Orders(msgspec.Struct, frozen=True):
    """What a victim has to do."""

    url: str
    name: str
    tables: tuple[str, ...]
    dies: str | None = None
    """A point of POINTS, or None: it waits to be killed."""
    passage: int = 1
    """Dies when it passes that point for this time."""
    hasty: bool = False
    """A planted fault: acknowledges before it commits."""


class Word(msgspec.Struct, frozen=True):
    """What a victim tells."""

    what: str
    """ready, tried or acknowledged"""
    table: str = ""
    seq: int = 0
    body: bytes = b""


def live(orders: Orders, tell: Connection) -> None:
    asyncio.run(_live(orders, tell))


async def _live(orders: Orders, tell: Connection) -> None:
    store = await Store.open(orders.url)
    known = {table: len(await store.read(table)) for table in orders.tables}
    tell.send(Word("ready"))
    _plant(store, orders)
    await asyncio.gather(*(_write(store, orders.name, table, known[table], tell) for table in orders.tables))


async def _write(store: Store, name: str, table: str, known: int, tell: Connection) -> None:
    turn = 0
    while True:
        turn += 1
        body = f"{table} by {name}, {turn}".encode()
        tell.send(Word("tried", table, 0, body))
        while True:
            try:
                await store.append(table, known + 1, body)
                break
            except Conflict:
                known += len(await store.read(table, after=known))
        known += 1
        tell.send(Word("acknowledged", table, known, body))
        _told.set()


_told = threading.Event()
"""The last acknowledgement has got out."""


def _plant(store: Store, orders: Orders) -> None:
    passages = 0

    def pass_by(point: str) -> None:
        nonlocal passages
        passages += point == orders.dies
        if passages == orders.passage:
            os.kill(os.getpid(), signal.SIGKILL)

    def surround(owner: object, method: str, before: str, after: str) -> None:
        original = getattr(owner, method)

        def surrounded(*args: Any) -> None:
            pass_by(before)
            original(*args)
            pass_by(after)

        setattr(owner, method, surrounded)

    writer = store._writer
    surround(writer, "_transact", before="before the write", after="")
    surround(
        store._database.writing.dialect, "do_commit", before="before the commit", after="after the commit"
    )
    surround(writer, "_acknowledge", before="", after="after the acknowledgement")

    if orders.hasty:
        settle, acknowledge = writer._settle, writer._acknowledge

        def hasty(batch: list[Job]) -> None:
            _told.clear()
            acknowledge(batch)
            _told.wait(PATIENCE)
            settle(batch)

        setattr(writer, "_settle", hasty)  # noqa: B010
        setattr(writer, "_acknowledge", lambda _: None)  # noqa: B010
