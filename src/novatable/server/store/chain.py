"""The hash chain of a log: every entry seals all before it, and the head, stored apart, seals the last."""

from collections.abc import Iterable
from hashlib import sha256
from typing import NamedTuple

from novatable.server.store.errors import Damaged
from novatable.server.store.rows import Row


class Head(NamedTuple):
    """The last entry of a log: its number and its hash."""

    seq: int
    hash: bytes


NOTHING = Head(0, bytes(32))
"""The head of a log without entries."""


def link(table: str, before: Head, body: bytes) -> Head:
    """The head after one more entry. The length of the name keeps name and body apart."""
    seq = before.seq + 1
    name = table.encode()
    return Head(seq, sha256(b"%b%d:%d:%b%b" % (before.hash, seq, len(name), name, body)).digest())


def verified(
    table: str, start: Head, stored: Iterable[tuple[int, bytes, bytes]], head: Head | None
) -> list[Row]:
    """The rows of a log after `start`, if they are what was written; else Damaged."""
    at = start
    rows = []
    for seq, body, digest in stored:
        if seq != at.seq + 1:
            raise Damaged(table, at.seq, f"entry {at.seq + 1} is missing; the next is {seq}")
        after = link(table, at, body)
        if digest != after.hash:
            raise Damaged(table, at.seq, f"entry {seq} does not fit its hash")
        rows.append(Row(seq, body))
        at = after
    if at != (head or NOTHING):
        raise Damaged(table, at.seq, _against_the_head(at, head))
    return rows


def _against_the_head(at: Head, head: Head | None) -> str:
    if head is None:
        return f"there are {at.seq} entries but no head"
    if head.seq > at.seq:
        return f"entries {at.seq + 1} to {head.seq} are missing"
    if head.seq < at.seq:
        return f"the head says {head.seq} entries, there are {at.seq}"
    return "the last entry does not fit the head"
