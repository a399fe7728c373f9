"""Which requests became which entries of a log, in eight bytes per entry, as there are many live tables."""

from copy import copy

_SIZE = 8
_NOBODY = bytes(_SIZE)


class Requests:
    """The entries of one table in order; requested ones are found by who asked and the request's id."""

    __slots__ = ("_keys",)

    def __init__(self) -> None:
        self._keys = bytearray()

    def add(self, request: tuple[str, str] | None) -> None:
        """Add the next entry: who asked for it and with which id, if anybody did."""
        self._keys += _NOBODY if request is None else _key(request)

    def find(self, request: tuple[str, str]) -> int | None:
        """The number of the entry that this request became, counted from 1."""
        key = _key(request)
        place = self._keys.find(key)
        while place >= 0 and place % _SIZE:  # the end of one key and the beginning of the next
            place = self._keys.find(key, place + 1)
        return None if place < 0 else place // _SIZE + 1

    def copy(self) -> "Requests":
        twin = Requests()
        twin._keys = copy(self._keys)
        return twin


def _key(request: tuple[str, str]) -> bytes:
    return hash(request).to_bytes(_SIZE, "big", signed=True)
