"""What everybody may ask of the server: budgets per person, address and table, paid at named prices.

There are four purses. `work` is milliseconds of the server's time: whoever overdraws it is slowed until the
debt is paid back, and cut off if it grows beyond patience. `foresight` is milliseconds that previews take:
whoever has none left is told that nothing can be foreseen, but is neither slowed nor cut off. `entries` are
lines in a table's log that are not moves, and `doors` are new guests and tables: whoever has none left is
refused, and can ask again later.
"""

import asyncio
import time
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Literal, NamedTuple

from novatable.server.operating.metrics import METRICS

Kind = Literal["stranger", "person", "address", "table"]
Purse = Literal["work", "foresight", "entries", "doors"]

PATIENCE = 10.0
"""Seconds of debt after which somebody is cut off."""
ON_END = 30.0
"""Seconds that one person may be in debt continuously."""
KEPT = 20_000
"""How many accounts of each purse are remembered; those that are full again are forgotten first."""


class Payer(NamedTuple):
    """Who pays. A stranger is a connection not yet known to be anybody's."""

    kind: Kind
    name: str


def watchers_of(table: str) -> Payer:
    """All who watch a table: they have as much as those who play there, and use up nothing of theirs."""
    return Payer("table", f"watchers of {table}")


class Allowance(NamedTuple):
    """How much per second, and how much at once."""

    rate: float
    burst: float


ALLOWANCES: dict[Purse, dict[Kind, Allowance]] = {
    "work": {
        "stranger": Allowance(20, 400),
        "person": Allowance(100, 2000),
        "address": Allowance(500, 3000),
        "table": Allowance(300, 3000),
    },
    "foresight": {
        "person": Allowance(100, 3000),
        "address": Allowance(500, 3000),
        "table": Allowance(300, 3000),
    },
    "entries": {
        "person": Allowance(1, 30),
        "address": Allowance(50, 1500),
        "table": Allowance(6, 180),
    },
    "doors": {
        "person": Allowance(0.2, 30),
        "address": Allowance(2, 120),
    },
}
"""Wide enough for fifty honest players behind one address."""


class Price(NamedTuple):
    purse: Purse
    amount: float


PRICES: dict[str, Price] = {
    # bytes and frames of any kind
    "kilobyte": Price("work", 0.1),
    "frame": Price("work", 0.05),
    # requests over a WebSocket
    "page": Price("work", 3),
    "hello": Price("work", 5),
    "alive": Price("work", 0.1),
    "malformed": Price("work", 1),
    "check": Price("work", 0.5),
    "draft": Price("work", 2),
    "play": Price("work", 1.5),
    "aside": Price("work", 1.5),
    "shown": Price("work", 0.05),
    # requests over HTTP
    "connection": Price("work", 0.5),
    "request": Price("work", 2),
    "listed": Price("work", 0.5),
    "lookup": Price("work", 10),
    "import": Price("work", 200),
    "sent kilobyte": Price("work", 0.02),
    # time actually used elsewhere, in a process or thread outside the event loop
    "millisecond": Price("work", 1),
    # previews: to ask for one, and the time it took
    "preview": Price("foresight", 2),
    "foreseeing": Price("foresight", 1),
    # a review runs for minutes beside everything else: to ask for one, and its time
    "review": Price("doors", 3),
    "reviewing": Price("work", 0.001),
    # lines in a log
    "line": Price("entries", 1),
    "chat": Price("entries", 3),
    # new things
    "guest": Price("doors", 1),
    "table": Price("doors", 1),
}
"""All prices. Work is priced at what it takes on a slow machine."""


class Overdrawn(Exception):
    """A payer has asked for too much. `seconds`: when to ask again."""

    def __init__(self, payer: Payer, purse: Purse, seconds: float) -> None:
        super().__init__(f"the {payer.kind} {payer.name} has nothing left to pay with")
        self.payer = payer
        self.purse = purse
        self.seconds = seconds


class Account:
    """What one payer has left in one purse. Below zero it is debt."""

    __slots__ = ("at", "burst", "left", "rate", "since")

    def __init__(self, allowance: Allowance, now: float) -> None:
        self.rate, self.burst = allowance
        self.left = self.burst
        self.at = now
        self.since: float | None = None
        """Since when it has been in debt, or near it."""

    def refill(self, now: float) -> None:
        left = self.left + (now - self.at) * self.rate
        self.left = left if left < self.burst else self.burst
        self.at = now
        if self.since is not None and left >= self.burst / 2:
            self.since = None

    def charge(self, amount: float) -> None:
        self.left -= amount
        if self.left < 0 and self.since is None:
            self.since = self.at

    @property
    def owed(self) -> float:
        """Seconds until the debt is paid back."""
        return -self.left / self.rate if self.left < 0 else 0.0


def cost(what: str, times: float) -> float:
    return PRICES[what].amount * times


class Budgets:
    """All accounts of a server. `allowance`: how many times the usual everybody has."""

    def __init__(self, allowance: float = 1.0, clock: Callable[[], float] = time.monotonic) -> None:
        self._allowance = allowance
        self._clock = clock
        self._accounts: dict[Purse, dict[Payer, Account]] = {purse: {} for purse in ALLOWANCES}

    def pay(self, what: str, *payers: Payer, times: float = 1.0, besides: float = 0.0) -> float:
        """Charge them all; returns how many seconds to wait before doing it. Overdrawn: do not do it.

        `besides`: the `cost` of something else that is paid from the same purse.
        """
        purse, amount = PRICES[what]
        amount = amount * times + besides
        now = self._clock()
        known = self._accounts[purse]
        accounts: list[Account] = []
        enough = True
        for payer in payers:
            account = known.get(payer) or self._open(payer, purse, now)
            account.refill(now)
            if account.left < amount:
                enough = False
            accounts.append(account)
        if not enough:  # seldom: every frame is paid for
            return _overdraw(purse, amount, tuple(zip(payers, accounts, strict=True)))
        for account in accounts:
            account.left -= amount
        return 0.0

    async def settle(self, what: str, *payers: Payer, times: float = 1.0, besides: float = 0.0) -> None:
        """Charge them all, and wait while one of them is in debt: they get nothing else meanwhile."""
        wait = self.pay(what, *payers, times=times, besides=besides)
        if wait:
            await asyncio.sleep(wait)

    def charge(self, what: str, *payers: Payer, times: float) -> None:
        """For what is already done: a debt if need be, but nobody who is deep in debt already owes more."""
        purse, amount = PRICES[what]
        for payer in payers:
            account = self._account(payer, purse)
            if account.owed <= PATIENCE:
                account.charge(amount * times)

    def left(self, payer: Payer, purse: Purse) -> float:
        return self._account(payer, purse).left

    def forget(self, payer: Payer) -> None:
        """A stranger who has gone."""
        self._accounts["work"].pop(payer, None)

    def _account(self, payer: Payer, purse: Purse) -> Account:
        now = self._clock()
        account = self._accounts[purse].get(payer) or self._open(payer, purse, now)
        account.refill(now)
        return account

    def _open(self, payer: Payer, purse: Purse, now: float) -> Account:
        known = self._accounts[purse]
        if len(known) >= KEPT:
            _tidy(known, now)
        rate, burst = ALLOWANCES[purse][payer.kind]
        account = Account(Allowance(rate * self._allowance, burst * self._allowance), now)
        known[payer] = account
        return account


def _tidy(accounts: dict[Payer, Account], now: float) -> None:
    for payer, account in tuple(accounts.items()):
        account.refill(now)
        if account.left >= account.burst:
            del accounts[payer]
    for payer in tuple(accounts)[: max(0, len(accounts) - KEPT // 2)]:
        del accounts[payer]  # somebody with that many addresses is not stopped by a longer list


def _overdraw(purse: Purse, amount: float, payments: tuple[tuple[Payer, Account], ...]) -> float:
    """Charge them all although one has too little; Overdrawn if there is no time to pay later."""
    for payer, account in payments:
        if account.left < amount:
            _refuse(payer, purse, account, amount)
    wait = 0.0
    for payer, account in payments:
        account.charge(amount)
        if account.left < 0 and account.owed > wait:
            wait = account.owed
            METRICS.slowed.add(payer.kind)
    return wait


def _refuse(payer: Payer, purse: Purse, account: Account, amount: float) -> None:
    """Overdrawn, unless there is time to pay later."""
    if purse != "work":
        raise Overdrawn(payer, purse, (amount - account.left) / account.rate)
    if account.owed > PATIENCE or _on_end(payer, account):
        raise Overdrawn(payer, purse, account.owed)


def _on_end(payer: Payer, account: Account) -> bool:
    """Whether somebody constantly asks for too much. Not for addresses and tables, which are many people."""
    if payer.kind not in ("stranger", "person") or account.since is None:
        return False
    return account.at - account.since > ON_END


@lru_cache(4096)
def address_of(host: str) -> str:
    """What counts as one address: for IPv6, the network that one household is given."""
    try:
        ip = ip_address(host.partition("%")[0])
    except ValueError:  # a Unix socket, or nothing
        return host[:100]
    if not isinstance(ip, IPv6Address):
        return str(ip)
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return f"{IPv6Address(int(ip) >> 64 << 64)}/64"
