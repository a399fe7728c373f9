"""Rate limits: buckets that refill. They are wide enough for fifty honest players behind one address."""

import time
from collections.abc import Hashable

KEPT = 10_000
"""How many buckets are remembered; those that are full again are forgotten first."""


class Bucket:
    """Holds `burst` and refills by `rate` a second."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def take(self) -> bool:
        """Whether one more is within the limit."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def full(self, now: float) -> bool:
        return self.left + (now - self.at) * self.rate >= self.burst


class Limits:
    """A bucket per address, person or whatever the key is."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: dict[Hashable, Bucket] = {}

    def take(self, key: Hashable) -> bool:
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= KEPT:
                self._tidy()
            bucket = self._buckets[key] = Bucket(self.rate, self.burst)
        return bucket.take()

    def _tidy(self) -> None:
        now = time.monotonic()
        self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.full(now)}
