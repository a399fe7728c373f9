"""A process that answers questions, one after the other: a clerk, or a computer player's mind."""

import multiprocessing
import signal
from collections.abc import Callable, Iterator
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, TypeAlias

SPAWN = multiprocessing.get_context("spawn")
START_SECONDS = 60.0

Pipe: TypeAlias = "Connection[Any, Any]"


class Died(Exception):
    """The process ended before it answered."""


class Slow(Exception):
    """It took longer than it may, and was ended."""


def questions(pipe: Pipe) -> Iterator[Any]:
    """In the process: what it is asked, until the server closes its end, or dies."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its workers
    reply(pipe, "ready")
    while True:
        try:
            question = pipe.recv()
        except (EOFError, ConnectionError):
            return
        yield question


def reply(pipe: Pipe, what: object) -> None:
    """In the process: say it to the server, which may have stopped meanwhile."""
    with suppress(ConnectionError):
        pipe.send(what)


class Worker:
    """One process, which does what `life` says. Its methods block, so they run in a thread."""

    def __init__(self, life: Callable[[Pipe], None]) -> None:
        """RuntimeError: it does not start."""
        self.pipe, theirs = SPAWN.Pipe()
        self.process = SPAWN.Process(target=life, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()
        try:
            started = self.pipe.poll(START_SECONDS) and self.pipe.recv()
        except EOFError:
            started = None
        if not started:
            self.end()
            raise RuntimeError("a worker process does not start")

    def ask(self, question: tuple[Any, ...], seconds: float) -> Any:
        """The answer, which is never None. Died or Slow: there is none, and the process is gone."""
        try:
            self.pipe.send(question)
            answer = self.pipe.recv() if self.pipe.poll(seconds) else None
        except (EOFError, OSError):
            self.end()
            raise Died from None
        if answer is None:
            self.end()
            raise Slow
        return answer

    @property
    def alive(self) -> bool:
        return not self.pipe.closed

    def end(self) -> None:
        self.pipe.close()
        self.process.kill()
        self.process.join()
