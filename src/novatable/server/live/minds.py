"""Computer players, each decision in a worker process with a time budget.

A worker gets a level, a seed, a view and what is legal, nothing else. If it takes too long or crashes,
another one is asked; if that fails, too, the table gets `MindFailed` and goes on with a simpler player.
"""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, Literal, NamedTuple

from novatable.core.actions import Action
from novatable.core.reason import Reason
from novatable.players import make
from novatable.players.budget import USUAL, Budget
from novatable.server.clerks.worker import Died, Pipe, Slow, Worker, questions, reply

Failure = Literal["impossible", "crashed", "slow", "failed", "unstarted"]
"""What a computer player did: something impossible, die, take too long, raise an error, or never start."""


TRIES: Final = 2
"""How many workers are asked for a decision, if each of them gets stuck or dies: perhaps not by its fault."""


class MindFailed(Exception):
    """A computer player made no decision that can be played."""

    def __init__(self, why: Failure) -> None:
        super().__init__(why)
        self.why: Failure = why


class Question(NamedTuple):
    """A decision to make; without `legal`: whether to speak up unasked."""

    level: str
    game: str
    seed: int
    view: Any
    legal: Sequence[Action] | None
    seconds: float = USUAL.seconds
    """How long a player that searches may think."""
    answers: Sequence[Any] = ()
    """How everybody has dealt in this game (`Game.answers`)."""


class Decision(NamedTuple):
    action: Action | None
    why: Reason | None


def think(question: Question) -> Decision:
    """The same question gives the same decision in any process, unless that depends on the time."""
    player = make(question.level, game=question.game, seed=question.seed)
    player.budget = Budget(question.seconds)
    player.remember(question.answers)
    if question.legal is None:
        action = player.volunteer(question.view)
    else:
        action = player.decide(question.view, question.legal)
    return Decision(action, player.why)


def serve_questions(pipe: Pipe) -> None:
    """The life of a worker."""
    for question in questions(pipe):
        try:
            decided: Decision | str = think(Question(*question))
        except Exception as error:
            decided = f"{type(error).__name__}: {error}"
        reply(pipe, decided)


class Minds:
    """A few worker processes, started when first needed. Questions wait for a free one.

    The more of them wait, the less time there is for each, so that nobody waits long.
    """

    def __init__(self, workers: int, seconds: float) -> None:
        self.seconds = seconds
        self._workers = workers
        self._asked = 0
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="minds")
        self._free = asyncio.Semaphore(workers)
        self._idle: list[Worker] = []
        self._busy: list[Worker] = []

    async def decide(self, question: Question) -> Decision:
        """The decision; MindFailed says why there is none."""
        self._asked += 1
        try:
            async with self._free:
                share = min(self._workers / self._asked, 1.0)
                timed = question._replace(seconds=question.seconds * share)
                return await asyncio.get_running_loop().run_in_executor(self._threads, self._ask, timed)
        finally:
            self._asked -= 1

    def _ask(self, question: Question) -> Decision:
        for _ in range(TRIES - 1):
            try:
                return self._ask_one(question)
            except MindFailed as failure:
                if failure.why not in ("crashed", "slow"):
                    raise
        return self._ask_one(question)

    def _ask_one(self, question: Question) -> Decision:
        try:
            worker = self._idle.pop() if self._idle else Worker(serve_questions)
        except (OSError, RuntimeError) as error:
            raise MindFailed("unstarted") from error
        self._busy.append(worker)
        try:
            answer = worker.ask(tuple(question), self.seconds)
        except Died:
            raise MindFailed("crashed") from None
        except Slow:
            raise MindFailed("slow") from None
        finally:
            self._busy.remove(worker)
            if worker.alive:
                self._idle.append(worker)
        if isinstance(answer, str):
            raise MindFailed("failed") from RuntimeError(answer)
        return Decision(*answer)

    def close(self) -> None:
        """Ends the workers. Pending decisions fail."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        for worker in self._busy + self._idle:
            worker.process.kill()
