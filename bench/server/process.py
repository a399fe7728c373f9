"""A server as a process of its own, on a core of its own."""

import os
import signal
import socket
import subprocess
import time
from pathlib import Path

SERVER_CORE, LOAD_CORE = 0, 1
_TICK = os.sysconf("SC_CLK_TCK")


class Process:
    """A server that listens on `port`. Its words go to a file; stopped, they are there to be read."""

    def __init__(self, command: list[str], environment: dict[str, str], port: int, words: Path) -> None:
        self.port = port
        self._words = words
        with words.open("ab") as file:
            self._process = subprocess.Popen(
                command, env=os.environ | environment, stdin=subprocess.DEVNULL, stdout=file, stderr=file
            )
        self.pid = self._process.pid
        os.sched_setaffinity(self.pid, {SERVER_CORE})
        self._until_it_listens()

    def _until_it_listens(self) -> None:
        patience = time.monotonic() + 30
        while time.monotonic() < patience:
            if self._process.poll() is not None:
                break
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.05)
        raise RuntimeError(f"the server did not start:\n{self._words.read_text()[-2000:]}")

    def memory(self) -> int:
        """Resident bytes."""
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def busy(self) -> float:
        """Seconds of CPU time so far, of all its threads."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / _TICK

    def stop(self) -> None:
        """In order, as an operator would; what does not stop is killed."""
        self._process.send_signal(signal.SIGTERM)
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
