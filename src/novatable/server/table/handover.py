"""How a seat changes hands: because its holder wants it, or after the absence that the table agreed on.

Pure, like the house: a table, who asks, and the time. Before the deal there is no hand to see, and the host
may empty a seat; from then on nobody takes one against its holder's will, and nobody who runs or plays the
game looks into a second hand.
"""

from novatable.server.table import entries
from novatable.server.table.entries import Handed
from novatable.server.table.house import Refused
from novatable.server.table.seat import Seat
from novatable.server.table.table import Table

SECOND_THOUGHTS = 10
"""Seconds in which nobody plays for somebody who has just left, as they may still come back."""


def gone_long_enough(table: Table, seat: Seat, now: int) -> bool:
    """Whether its holder has been away as long as the table waits. While no server runs, nobody is away."""
    wait = table.config.away_seconds
    return seat.away is not None and wait is not None and max(seat.away, table.resumed) + wait * 1000 <= now


def gives(seat: Seat, who: str) -> bool:
    """Whether the seat is this person's to give: their own, or that of a bot they brought."""
    return seat.holder is not None and who == (seat.brought_by if seat.kind == "bot" else seat.holder)


def how_it_passes(table: Table, number: int, who: str, now: int) -> Handed:
    """By what right `who` takes a seat from its present holder; Refused if by none."""
    seat = table.seats[number]
    if seat.holder is None:
        return "free" if seat.level is None else "computer"
    if gives(seat, who):
        return "given"
    if gone_long_enough(table, seat, now):
        return "away"
    seconds = table.config.away_seconds
    if seconds is None:
        raise Refused("held", "held-for-good", {"seat": number})
    raise Refused("held", "held", {"seat": number, "n": seconds})


def claim(table: Table, number: int, who: str, now: int) -> Handed:
    """By what right `who` takes a seat with the link to it; Refused if by none."""
    seat = table.seats[number]
    if seat.holder is not None and seat.link_given:
        return "given"
    handed = how_it_passes(table, number, who, now)
    if table.status == "playing" and (table.seats_of(who) or who == table.host):
        raise Refused("held", "second-hand")
    return handed


def may_bring_bot(table: Table, number: int, who: str, now: int) -> Handed:
    """Like `how_it_passes`, but never for another's hand: whoever brings a bot sees what it sees."""
    if table.status == "playing" and not gives(table.seats[number], who):
        raise Refused("held", "bot-hand")
    return how_it_passes(table, number, who, now)


def come_back(table: Table, number: int, who: str, now: int) -> entries.Sat:
    """Somebody who has left sits down again, as long as nobody has moved since."""
    left = table.seats[number].left
    if left is None or left.holder != who or table.status != "playing":
        raise Refused("seat", "not-left", {"seat": number})
    if left.game_seq != table.game_seq:
        raise Refused("stale", "moved-since")
    return entries.Sat(at=now, by=who, seat=number, holder=who, name=left.name, handed="back")


def thinks_twice(table: Table) -> int | None:
    """Until when, in ms, somebody who has just left may come back: no computer player moves before."""
    gone = [seat.left for seat in table.seats if seat.left is not None]
    since = [left.at for left in gone if left.game_seq == table.game_seq]
    return max(since) + SECOND_THOUGHTS * 1000 if since else None
