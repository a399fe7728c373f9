"""Starting the server: `novatable serve`, or `python -m novatable.server.serve`."""

import os
import sys
from contextlib import suppress

import uvicorn
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess

from novatable.server.application import Server
from novatable.server.net.http_protocol import HttpProtocol
from novatable.server.net.protocol import LONGEST_MESSAGE, PipeProtocol
from novatable.server.operating.logs import log_config
from novatable.server.operating.settings import Settings, checked, from_environment, to_environment

KEPT_ALIVE = 75
"""Seconds that a connection is kept for the next request: longer than clients and proxies keep theirs (5 to
60). The client has to close first, or a request may meet a connection that is being closed."""

PING_SECONDS = 20.0
"""How often a page is asked whether it is still there, and how long it has to answer."""

BACKLOG = 65_535
"""Connections that may wait to be accepted; the system lowers it to its own limit, mostly 4,096. After a
restart all come back at once, and those that find no room try again only after 1, 3 and 7 seconds."""

SLOW_START = 60
"""Seconds that a worker may need to answer its supervisor. The default 5 are too few to start one on a busy
machine: it would be killed and restarted for ever."""


def application() -> Server:
    """What each of several workers runs; its settings come from the environment."""
    return Server(from_environment())


def uvicorn_config(settings: Settings, app: Server | str) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        factory=isinstance(app, str),
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        backlog=BACKLOG,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        http=HttpProtocol,
        ws=PipeProtocol,
        ws_max_size=LONGEST_MESSAGE,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,
        timeout_keep_alive=KEPT_ALIVE,
        timeout_graceful_shutdown=3,
        timeout_worker_healthcheck=SLOW_START,
        access_log=False,
        server_header=False,
        log_config=log_config(settings.log_level),
    )


class Workers(Multiprocess):
    """Several processes; one that dies is replaced. Ends with the exit code of one that could not start."""

    def keep_subprocess_alive(self) -> None:
        """Our copies of the workers' ends of the pipes are closed first.

        With them open, a worker that dies during a health check would be waited for like a slow one.
        """
        for process in self.processes:
            process.child_conn.close()
        super().keep_subprocess_alive()

    def run(self) -> None:
        super().run()
        if any(process.exitcode == STARTUP_FAILURE for process in self.processes):
            sys.exit(STARTUP_FAILURE)


def serve(settings: Settings) -> None:
    """Serve until stopped. ValueError if the settings are not possible.

    The process ends with 0 if it was told to stop, with 3 if it could not start: the log says why.
    """
    settings = checked(settings)
    if settings.workers == 1:
        with suppress(KeyboardInterrupt):  # uvicorn raises it again when all is stopped in order
            uvicorn.Server(uvicorn_config(settings, Server(settings))).run()
        return
    os.environ.update(to_environment(settings))
    config = uvicorn_config(settings, f"{__package__}.serve:application")
    Workers(config, sockets=[config.bind_socket()]).run()


if __name__ == "__main__":
    try:
        serve(from_environment())
    except ValueError as error:
        print(error, file=sys.stderr)
        sys.exit(2)
