"""The hash chain of a log: every entry seals all before it, and a separate head seals the last."""

from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import NamedTuple

from novatable.server.store.rows import Row


class Head(NamedTuple):
    """The last entry of a log: its number and its hash."""

    seq: int
    hash: bytes


NOTHING = Head(0, bytes(32))
"""The head of a log without entries."""


class Broken(Exception):
    """The chain ends here; says why."""


def link(table: str, before: Head, body: bytes) -> Head:
    """The head after one more entry. The length of the name keeps name and body apart."""
    seq = before.seq + 1
    name = table.encode()
    return Head(seq, sha256(b"%b%d:%d:%b%b" % (before.hash, seq, len(name), name, body)).digest())


def seal_erased(digest: bytes, body: bytes) -> bytes:
    """Seals what is left of an entry whose words were erased.

    Its hash, made from the words, stays: the next entry, or the head, is made from it and so vouches for it.
    But the body can no longer be checked against that hash; this binds the two again.
    """
    return sha256(b"novatable erased " + digest + body).digest()


Stored = tuple[int, bytes, bytes, bytes | None]
"""An entry as the database has it: its number, body, hash, and the seal if words in it were erased."""


def verified(table: str, start: Head, stored: Iterable[Stored], head: Head | None) -> Iterator[Row]:
    """The entries of a log after `start`, as long as they are as written; then Broken if there was more."""
    at = start
    for seq, body, digest, erased in stored:
        if seq != at.seq + 1:
            raise Broken(f"entry {at.seq + 1} is missing; the next is {seq}")
        if erased is None:
            after = link(table, at, body)
        elif erased == seal_erased(digest, body):
            after = Head(seq, digest)
        else:
            raise Broken(f"entry {seq}, whose words were erased, does not fit its seal")
        if digest != after.hash:
            raise Broken(f"entry {seq} does not fit its hash")
        yield Row(seq, body)
        at = after
    if head is None and at != NOTHING:
        raise Broken(f"there are {at.seq} entries but no head")
    if head is not None and head.seq > at.seq:
        raise Broken(f"entries {at.seq + 1} to {head.seq} are missing")
    if head is not None and head.seq < at.seq:
        raise Broken(f"the head says {head.seq} entries, there are {at.seq}")
    if head is not None and head.hash != at.hash:
        raise Broken("the last entry does not fit the head")
