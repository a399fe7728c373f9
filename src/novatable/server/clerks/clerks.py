"""Long work outside the event loop, in worker processes that take turns (see `turns`).

Threads would not do: they share one interpreter with the event loop. What a clerk can be asked for is in
`errands`. One that takes too long is killed, one that crashes is replaced; `Unfinished` says so.
"""

import multiprocessing
import signal
import time
from functools import partial
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from novatable.server.clerks.turns import Turns
from novatable.server.net.budget import Budgets, Payer

SPAWN = multiprocessing.get_context("spawn")

START_SECONDS = 60.0
PREVIEW_SECONDS = 5.0
RECORD_SECONDS = 20.0
"""Seconds that a clerk may take to start, and for one errand."""


class Unfinished(Exception):
    """An errand was not finished; the message says why."""


class Errand(NamedTuple):
    name: str
    args: tuple[Any, ...]


class Result(NamedTuple):
    """The result of an errand: an answer or, as a ValueError, why there is none. `ms` of work it took."""

    answer: Any
    problem: str | None
    ms: float


def run_errands(connection: "Connection[Any, Any]") -> None:
    """The life of a clerk. It ends when the server closes its end, or dies."""
    from novatable.server.clerks import errands  # slow to import: only in the worker process

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its clerks
    connection.send("ready")
    while True:
        try:
            name, args = connection.recv()
        except EOFError:
            return
        began = time.process_time()
        answer: Any = None
        problem: str | None = None
        try:
            answer = getattr(errands, name)(*args)
        except (ValueError, RecursionError) as error:
            problem = str(error)[:1000] or type(error).__name__
        connection.send((answer, problem, 1000 * (time.process_time() - began)))


class Clerk:
    """One process. Its methods block, so they run in a thread."""

    def __init__(self) -> None:
        self.connection, theirs = SPAWN.Pipe()
        self.process = SPAWN.Process(target=run_errands, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()
        if not self.connection.poll(START_SECONDS):
            self.end()
            raise RuntimeError("a clerk does not begin")
        self.connection.recv()

    def run(self, errand: Errand, seconds: float) -> Result:
        try:
            self.connection.send(tuple(errand))
            answered = self.connection.poll(seconds)
            told = self.connection.recv() if answered else None
        except (EOFError, OSError):
            self.end()
            raise Unfinished("the server could not finish this") from None
        if told is None:
            self.end()
            raise Unfinished(f"this took longer than {seconds:g} seconds")
        return Result(*told)

    @property
    def alive(self) -> bool:
        return not self.connection.closed

    def end(self) -> None:
        self.connection.close()
        self.process.kill()
        self.process.join()


class Clerks:
    """A few clerks for one kind of work, started when first needed.

    An errand may take `seconds`, and wait `patience` seconds for its turn; `price` is for a
    millisecond of it.
    """

    def __init__(
        self,
        workers: int,
        seconds: float,
        budgets: Budgets,
        price: str = "millisecond",
        patience: float | None = None,
    ) -> None:
        self.seconds = seconds
        self._budgets = budgets
        self._price = price
        self._patience = patience
        self._turns = Turns(workers, "clerks")
        self._idle: list[Clerk] = []
        self._all: list[Clerk] = []

    async def run(self, payers: tuple[Payer, ...], name: str, *args: Any) -> Any:
        """Run an errand when the turn of its first payer comes.

        All payers pay for the time it took, with debt if need be. ValueError says why there is no answer.
        Unfinished: it took too long, or its turn did not come in time.
        """
        ms = 1000 * self.seconds
        errand = partial(self._run, Errand(name, args))
        try:
            answer, problem, ms = await self._turns.run(payers[0], errand, self._patience)
        except TimeoutError:
            ms = 0
            raise Unfinished("its turn did not come in time") from None
        finally:
            self._budgets.charge(self._price, *payers, times=ms)
        if problem is not None:
            raise ValueError(problem)
        return answer

    def _run(self, errand: Errand) -> Result:
        try:
            clerk = self._idle.pop() if self._idle else self._hire()
        except (EOFError, OSError, RuntimeError) as error:
            raise Unfinished("the server has nobody who could do this now") from error
        try:
            return clerk.run(errand, self.seconds)
        finally:
            (self._idle if clerk.alive else []).append(clerk)

    def _hire(self) -> Clerk:
        self._all = [clerk for clerk in self._all if clerk.alive]
        clerk = Clerk()
        self._all.append(clerk)
        return clerk

    def close(self) -> None:
        self._turns.close()
        for clerk in self._all:
            clerk.process.kill()


class Office:
    """The clerks of a server. Long records do not hold up what people at the table wait for."""

    def __init__(self, budgets: Budgets) -> None:
        self.budgets = budgets
        self.previews = Clerks(1, PREVIEW_SECONDS, budgets, "foreseeing", PREVIEW_SECONDS)
        self.records = Clerks(1, RECORD_SECONDS, budgets)

    def close(self) -> None:
        self.previews.close()
        self.records.close()
