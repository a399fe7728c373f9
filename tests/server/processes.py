"""A server in a process of its own, which can be stopped in order or killed at any moment."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

from tests.patience import PATIENCE
from tests.server import dying_server
from tests.server.forks import FORKS
from tests.server.harness import Address

METRICS_TOKEN = "the token of an operator"
ROOT = Path(__file__).parents[2]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Fork:
    """A forked process, to be handled like one of `subprocess`."""

    def __init__(self, *args: object) -> None:
        self._process = FORKS.Process(target=dying_server.run, args=args)
        self._process.start()

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self, timeout: float) -> int | None:
        self._process.join(timeout)
        return self._process.exitcode

    def send_signal(self, how: int) -> None:
        if self._process.pid is not None and self.poll() is None:
            os.kill(self._process.pid, how)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


class ServerProcess(Address):
    """`start` it, then `stop` or `kill` it, and `start` it again on the same port and database."""

    def __init__(self, folder: Path, **environment: str) -> None:
        self.port = free_port()
        super().__init__(self.port)
        self.folder = folder
        self.log = folder / "log"
        self.environment = {
            **os.environ,
            "NOVATABLE_PORT": str(self.port),
            "NOVATABLE_DATABASE": f"sqlite:///{folder}/novatable.db",
            "NOVATABLE_PACE": "0",
            "NOVATABLE_METRICS_TOKEN": METRICS_TOKEN,
            **environment,
        }
        self.command: tuple[str | Path, ...] = (sys.executable, "-m", "novatable.server.serve")
        self.process: subprocess.Popen[bytes] | Fork | None = None

    def start(self, seconds: float = PATIENCE) -> float:
        """Start as an operator does, and wait until it answers; how long that took."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(self.command, env=self.environment, stderr=log, cwd=ROOT)
        return self._until_it_answers(seconds)

    def start_quickly(self, die: str | None = None) -> float:
        """The same server without waiting for Python and its modules. `die`: see `dying_server`."""
        self.process = Fork(self.environment, self.log, die)
        return self._until_it_answers(PATIENCE)

    def _until_it_answers(self, seconds: float) -> float:
        assert self.process is not None
        began = time.monotonic()
        while time.monotonic() - began < seconds:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return time.monotonic() - began
            except OSError:
                assert self.process.poll() is None, self.log.read_text()
                time.sleep(0.002)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """As when the power goes."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
            self.process = None
