"""nginx as an operator would run it, in front of a server."""

import os
import re
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.missing import without
from tests.patience import PATIENCE
from tests.server.processes import ROOT, free_port

DEPLOY = ROOT / "deploy"


def _nginx() -> str:
    found = shutil.which("nginx", path=os.environ["PATH"] + ":/usr/sbin:/usr/local/sbin")
    if found is None:
        without("nginx-light")
    return found


@contextmanager
def proxied(folder: Path, port: int, **changes: str) -> Iterator[int]:
    """nginx with the example of the repository, on loopback and without TLS, before a server at `port`."""
    listen = free_port()
    example = (DEPLOY / "nginx.conf").read_text("utf-8")
    example = example.replace("127.0.0.1:8000", f"127.0.0.1:{port}")
    example = example.replace("listen 443 ssl;", f"listen 127.0.0.1:{listen};")
    example = re.sub(r"^ *ssl_certificate.*\n", "", example, flags=re.MULTILINE)
    for old, new in changes.items():
        assert old in example or old == "location"
        example = example.replace(old, new)
    places = "".join(
        f"{name}_temp_path {folder}/{name};\n"
        for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"pid {folder}/nginx.pid;\nerror_log {folder}/nginx.log;\ndaemon off;\nworker_processes 1;\n"
        f"events {{}}\nhttp {{\naccess_log off;\n{places}{example}}}\n"
    )
    command = [_nginx(), "-p", str(folder), "-c", str(folder / "nginx.conf")]
    with (folder / "nginx.out").open("wb") as out:
        process = subprocess.Popen(command, stdout=out, stderr=out)
    try:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_connection(("127.0.0.1", listen), 1).close()
                break
            except OSError:
                assert process.poll() is None, (folder / "nginx.out").read_text()
                assert time.monotonic() < end, "nginx does not answer"
                time.sleep(0.02)
        yield listen
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE)
