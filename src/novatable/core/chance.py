"""Chance: one seed, named streams, the same numbers on every Python.

Every stream is SHA-256 in counter mode: block k of stream "bag" is SHA-256(seed, "bag", k), read as
eight 32-bit words. A shuffle begins on a fresh block, so the only state of a stream is how many
blocks it has used. The commitment (a hash of the seed) is public before the game, the seed after
it, and anybody can shuffle again and compare.
"""

import hashlib
from string import hexdigits
from struct import Struct
from typing import Final

ALGORITHM: Final = "sha256-counter-1"
SEED_BYTES: Final = 32
_RANGE: Final = 1 << 32
_WORDS: Final = Struct(">8I")


def seed_bytes(seed: object) -> bytes:
    """The 256-bit seed meant by a whole number, by 64 hex digits or by 32 bytes."""
    if isinstance(seed, bytes) and len(seed) == SEED_BYTES:
        return seed
    if isinstance(seed, str) and len(seed) == 2 * SEED_BYTES and not set(seed) - set(hexdigits):
        return bytes.fromhex(seed)
    if isinstance(seed, int) and not isinstance(seed, bool):
        return hashlib.sha256(f"novatable seed {seed}".encode()).digest()
    raise ValueError(f"a seed is a whole number, 64 hex digits or 32 bytes, not {seed!r:.80}")


def commitment(seed: bytes) -> str:
    """The public promise of a seed that is still secret."""
    return hashlib.sha256(b"novatable commitment " + seed).hexdigest()


class Chance:
    """The streams of one game. `copy` gives an independent generator at the same point."""

    __slots__ = ("seed", "streams", "used")

    def __init__(self, seed: bytes, streams: tuple[str, ...], used: list[int]) -> None:
        self.seed = seed
        self.streams = streams
        self.used = used

    def copy(self) -> "Chance":
        return Chance(self.seed, self.streams, self.used)

    def shuffle(self, stream: str, items: list[int]) -> None:
        """Fisher-Yates in place, with rejection sampling, so that every order is equally likely."""
        index = self.streams.index(stream)
        block = self.used[index]
        prefix = self.seed + stream.encode() + b"\0"
        words: tuple[int, ...] = ()
        at = 0
        for last in range(len(items) - 1, 0, -1):
            choices = last + 1
            fair = _RANGE - _RANGE % choices
            while True:
                if at == len(words):
                    words = _WORDS.unpack(hashlib.sha256(prefix + block.to_bytes(8, "big")).digest())
                    block += 1
                    at = 0
                word = words[at]
                at += 1
                if word < fair:
                    break
            other = word % choices
            items[last], items[other] = items[other], items[last]
        self.used = self.used[:]  # copies share the list
        self.used[index] = block

    def below(self, stream: str, bound: int) -> int:
        """A number from 0 to bound - 1."""
        numbers = list(range(bound))
        self.shuffle(stream, numbers)
        return numbers[0]
