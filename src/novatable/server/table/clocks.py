"""When a table's time is up: decisions that take too long, people who are gone. Pure; times in ms."""

from collections.abc import Iterator
from typing import Literal, NamedTuple

from novatable.server.table.table import Table

COMING_BACK = 60
"""Minimum seconds that everybody has after the server has started."""


class StandIn(NamedTuple):
    """A computer player is to play this seat from `due` on."""

    seat: int
    level: str
    due: int
    why: Literal["away", "time"]


def stand_ins(table: Table) -> Iterator[StandIn]:
    """The seats waited for that a stand-in will take over, if nothing happens before.

    Nobody stands in for the absent while nobody is there to wait; the decision clock runs even then.
    """
    config = table.config
    gone = [seat for seat in table.seats if seat.away is not None]
    if (config.decision_seconds is None and not gone) or config.stand_in is None or table.status != "playing":
        return
    somebody = any(seat.kind == "person" and seat.away is None for seat in table.seats)
    for number, seat in enumerate(table.seats):
        if seat.waited is None or seat.mind is not None:
            continue
        if config.decision_seconds is not None:
            due = seat.waited + config.decision_seconds * 1000
            soonest = table.resumed + min(config.decision_seconds, COMING_BACK) * 1000
            yield StandIn(number, config.stand_in, max(due, soonest), "time")
        if seat.away is not None and config.away_seconds is not None and somebody:
            yield StandIn(
                number, config.stand_in, max(seat.away, seat.waited) + config.away_seconds * 1000, "away"
            )


def next_wake(table: Table) -> int | None:
    """When to look at a table that nobody uses, in ms: 0 for at once, None for never."""
    if table.status == "over":
        return None if table.ended else 0
    if table.status != "playing":
        return None
    waited = [table.seats[number] for number in table.waiting_for()]
    if any(seat.mind is not None or seat.instruction is not None for seat in waited):
        return 0
    return min([standing.due for standing in stand_ins(table)], default=None)
