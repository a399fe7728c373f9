"""A server in a process of its own, which can be stopped in order or killed at any moment."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

from tests.server.harness import Address

ROOT = Path(__file__).parents[2]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


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
            **environment,
        }
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, seconds: float = 30.0, die: str | None = None) -> float:
        """Start, and wait until it answers; how long that took. `die`: see `dying_server`."""
        began = time.monotonic()
        module = "novatable.server.serve" if die is None else "tests.server.dying_server"
        environment = {**self.environment, "DIE": die or ""}
        with self.log.open("ab") as log:
            command = [sys.executable, "-m", module]
            self.process = subprocess.Popen(command, env=environment, stderr=log, cwd=ROOT)
        while time.monotonic() - began < seconds:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return time.monotonic() - began
            except OSError:
                assert self.process.poll() is None, self.log.read_text()
                time.sleep(0.01)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """As when the power goes."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(10)
            self.process = None
