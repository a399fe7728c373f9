"""Computer players, each decision in a worker process with a time budget.

A worker gets a level, a seed, a view and what is legal, nothing else. One that takes too long is killed; one
that crashes is replaced. Either way the table gets `MindFailed` and goes on with a simpler player.
"""

import asyncio
import multiprocessing
import signal
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import Any, Literal, NamedTuple

from novatable.core.actions import Action
from novatable.core.reason import Reason
from novatable.players import make

SPAWN = multiprocessing.get_context("spawn")


Failure = Literal["impossible", "crashed", "slow", "failed", "unstarted"]
"""What a computer player did: something impossible, die, take too long, raise an error, or never start."""


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


class Decision(NamedTuple):
    action: Action | None
    why: Reason | None


def think(question: Question) -> Decision:
    """The same question gives the same decision, in any process."""
    player = make(question.level, game=question.game, seed=question.seed)
    if question.legal is None:
        action = player.volunteer(question.view)
    else:
        action = player.decide(question.view, question.legal)
    return Decision(action, player.why)


def serve_questions(connection: "Connection[Any, Any]") -> None:
    """The life of a worker process. It ends when the server closes its end, or dies."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its workers
    while True:
        try:
            question = connection.recv()
        except EOFError:
            return
        try:
            answer: Decision | str = think(Question(*question))
        except Exception as error:
            answer = f"{type(error).__name__}: {error}"
        connection.send(answer)


class Worker:
    """One process. Its methods block, so they run in a thread."""

    def __init__(self) -> None:
        self.connection, theirs = SPAWN.Pipe()
        self.process = SPAWN.Process(target=serve_questions, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()

    def ask(self, question: Question, seconds: float) -> Decision:
        try:
            self.connection.send(tuple(question))
            answered = self.connection.poll(seconds)
            answer = self.connection.recv() if answered else None
        except (EOFError, OSError):
            self.end()
            raise MindFailed("crashed") from None
        if answer is None:
            self.end()
            raise MindFailed("slow")
        if isinstance(answer, str):
            raise MindFailed("failed") from RuntimeError(answer)
        return Decision(*answer)

    @property
    def alive(self) -> bool:
        return not self.connection.closed

    def end(self) -> None:
        self.connection.close()
        self.process.kill()
        self.process.join()


class Minds:
    """A few worker processes, started when first needed. Questions wait for a free one."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.seconds = seconds
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="minds")
        self._free = asyncio.Semaphore(workers)
        self._idle: list[Worker] = []
        self._busy: list[Worker] = []

    async def decide(self, question: Question) -> Decision:
        """The decision; MindFailed says why there is none."""
        async with self._free:
            return await asyncio.get_running_loop().run_in_executor(self._threads, self._ask, question)

    def _ask(self, question: Question) -> Decision:
        try:
            worker = self._idle.pop() if self._idle else Worker()
        except (OSError, RuntimeError) as error:
            raise MindFailed("unstarted") from error
        self._busy.append(worker)
        try:
            return worker.ask(question, self.seconds)
        finally:
            self._busy.remove(worker)
            if worker.alive:
                self._idle.append(worker)

    def close(self) -> None:
        """Ends the workers. Pending decisions fail."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        for worker in self._busy + self._idle:
            worker.process.kill()
