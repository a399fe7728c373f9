"""Who is there, who is gone, and whose time is up: what a table records about its people by itself."""

import time
from collections.abc import Sequence
from functools import partial

import msgspec

from novatable.server.live.hall import Decide
from novatable.server.live.live_table import LiveTable, now_ms
from novatable.server.table import entries
from novatable.server.table.clocks import stand_ins
from novatable.server.table.entries import Entry
from novatable.server.table.handover import thinks_twice
from novatable.server.table.house import running, time_is_up
from novatable.server.table.table import Table


class Overtaken(Exception):
    """The table has changed before the entry was written."""


def all_well(live: LiveTable) -> bool:
    """Everybody is here, plays for themselves and may take their time: a quick no to everything below."""
    table = live.table
    if live.unseen or live.foreign or table.config.decision_seconds is not None or table.status != "playing":
        return False
    for seat in table.seats:
        if seat.holder is None or seat.away is not None or seat.stand_in or seat.instruction is not None:
            return False
    return True


def returned(live: LiveTable) -> Decide | None:
    """Those who count as gone but have a page open here. If time is up, the stand-in still decides."""
    seats = tuple(
        [
            number
            for number, seat in enumerate(live.table.seats)
            if seat.away is not None
            and seat.holder is not None
            and live.here(seat.holder)
            and not (seat.stand_in is not None and time_is_up(live.table, seat.waited, now_ms()))
        ]
    )
    return partial(_back, numbers=seats, hands=_hands(live.table, seats)) if seats else None


def due(live: LiveTable, grace: float) -> Decide | None:
    """What is due now: noting the end, marking the absent, seating a stand-in."""
    table = live.table
    if table.status == "over":
        return None if table.ended else _ended
    if table.status == "closed":
        return None if table.closed is not None else _closed
    gone = tuple([number for number, at in _absences(live, grace) if at <= time.monotonic()])
    if gone:
        return partial(_away, numbers=gone, hands=_hands(table, gone))
    for standing in stand_ins(table):
        if standing.due <= now_ms():
            return partial(_stood_in, number=standing.seat)
    return None


def next_due(live: LiveTable, grace: float) -> float | None:
    """In how many seconds something will be due."""
    now = now_ms()
    waits = [(standing.due - now) / 1000 for standing in stand_ins(live.table)]
    waits += [at - time.monotonic() for _, at in _absences(live, grace)]
    end = thinks_twice(live.table)
    if end is not None and end > now:
        waits.append((end - now) / 1000)
    return max(0.01, min(waits)) if waits else None


def unless_changed(table: Table, number: int, entry: Entry) -> Decide:
    """The entry about a seat, dated when written, unless the seat has changed hands by then."""
    hands = _hands(table, (number,))

    def decide(table: Table) -> Entry:
        if _hands(table, (number,)) != hands:
            raise Overtaken
        return msgspec.structs.replace(entry, at=now_ms())

    return decide


def _absences(live: LiveTable, grace: float) -> list[tuple[int, float]]:
    """Seats whose holders have no page open here, and when they count as gone."""
    if not live.unseen or live.table.status in ("over", "closed"):
        return []
    return [
        (number, live.unseen[seat.holder] + grace)
        for number, seat in enumerate(live.table.seats)
        if seat.holder in live.unseen and seat.away is None
    ]


def _hands(table: Table, numbers: Sequence[int]) -> list[tuple[object, ...]]:
    return [table.seats[number].hands for number in numbers]


def _away(table: Table, numbers: tuple[int, ...], hands: list[tuple[object, ...]]) -> Entry:
    if _hands(table, numbers) != hands:
        raise Overtaken
    return entries.Away(at=now_ms(), seats=numbers)


def _back(table: Table, numbers: tuple[int, ...], hands: list[tuple[object, ...]]) -> Entry:
    if _hands(table, numbers) != hands:
        raise Overtaken
    return entries.Back(at=now_ms(), by=table.seats[numbers[0]].holder or "", seats=numbers)


def _stood_in(table: Table, number: int) -> Entry:
    """Unless the seat has acted, or somebody has come back, in the meantime."""
    now = now_ms()
    for seat, level, due_at, why in stand_ins(table):
        if seat == number and due_at <= now:
            return entries.StoodIn(at=now, seat=seat, level=level, why=why)
    raise Overtaken


def _closed(table: Table) -> Entry:
    """The rules are gone: noted once in the log, so that lists know it."""
    if table.closed is not None:
        raise Overtaken
    return entries.Closed(at=now_ms(), why="rules")


def _ended(table: Table) -> Entry:
    game = running(table)
    outcome = game.outcome()
    if outcome is None or table.ended:
        raise Overtaken
    return entries.Ended(at=now_ms(), winners=outcome.winners, digest=game.digest())
