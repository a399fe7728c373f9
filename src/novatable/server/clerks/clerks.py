"""Long work outside the event loop, in worker processes that take turns (see `turns`).

Threads would not do: they share one interpreter with the event loop. What a clerk can be asked for is in
`errands`. One that takes too long is killed, one that crashes is replaced; `Unfinished` says so.
"""

import time
from functools import partial
from typing import Any, NamedTuple

from novatable.core.errors import Impossible, Refusal
from novatable.server.clerks.turns import Turns
from novatable.server.clerks.worker import Died, Pipe, Slow, Worker, questions, reply
from novatable.server.net.budget import Budgets, Payer

PREVIEW_SECONDS = 5.0
RECORD_SECONDS = 20.0
REVIEW_SECONDS = 600.0
"""Seconds that a clerk may take for one errand.

Of a review that is one turn. Everything else goes first, so on a busy machine it takes long.
"""
REVIEWERS = 2
"""How many processes review games; they let everything else go first."""


class Unfinished(Exception):
    """An errand was not finished; the message says why."""


class Errand(NamedTuple):
    name: str
    args: tuple[Any, ...]


class Result(NamedTuple):
    """The result of an errand: an answer, or why there is none. `ms` of work it took."""

    answer: Any
    problem: Refusal | None
    ms: float


def run_errands(pipe: Pipe) -> None:
    """The life of a clerk."""
    from novatable.server.clerks import errands  # slow to import: only in the worker process

    for name, args in questions(pipe):
        began = time.process_time()
        found: Any = None
        problem: Refusal | None = None
        try:
            found = getattr(errands, name)(*args)
        except Impossible as error:
            problem = error.refusal
        except (ValueError, RecursionError) as error:
            detail = str(error)[:1000] or type(error).__name__
            problem = Refusal("request", "impossible", {"detail": detail})
        reply(pipe, (found, problem, 1000 * (time.process_time() - began)))


class Clerks:
    """A few clerks for one kind of work, started when first needed.

    An errand may take `seconds`, and wait `patience` seconds for its turn; `price` is for each millisecond.
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
        self._idle: list[Worker] = []
        self._all: list[Worker] = []

    async def run(self, payers: tuple[Payer, ...], name: str, *args: Any) -> Any:
        """Run an errand when the turn of its first payer comes.

        All payers pay for the time it took, with debt if need be. Impossible says why there is no answer.
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
            raise Impossible(problem)
        return answer

    def _run(self, errand: Errand) -> Result:
        try:
            clerk = self._idle.pop() if self._idle else self._hire()
        except (OSError, RuntimeError) as error:
            raise Unfinished("the server has nobody who could do this now") from error
        try:
            return Result(*clerk.ask(tuple(errand), self.seconds))
        except Died:
            raise Unfinished("the server could not finish this") from None
        except Slow:
            raise Unfinished(f"this took longer than {self.seconds:g} seconds") from None
        finally:
            if clerk.alive:
                self._idle.append(clerk)

    def _hire(self) -> Worker:
        self._all = [clerk for clerk in self._all if clerk.alive]
        clerk = Worker(run_errands)
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
        self.reviews = Clerks(REVIEWERS, REVIEW_SECONDS, budgets, "reviewing")

    def close(self) -> None:
        self.previews.close()
        self.records.close()
        self.reviews.close()
