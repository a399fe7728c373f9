"""Turn alerts: a webhook per table that names the table and whose turn it is.

Off unless the operator allows hosts by name. The address is looked up once, checked, and connected to as
checked; no redirects; short time-outs; in separate threads, never on the event loop.
"""

import asyncio
import http.client
import ipaddress
import logging
import re
import socket
import ssl
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import NamedTuple
from urllib.parse import urlsplit

import msgspec

from novatable.core.errors import Impossible, Refusal
from novatable.locales import Words, words
from novatable.server.live.live_table import LiveTable
from novatable.server.operating.metrics import METRICS
from novatable.server.operating.settings import Settings
from novatable.server.table.table import Table

log = logging.getLogger("novatable.alerts")

SECONDS = 5.0
"""Time-out for connecting, for TLS, and for the answer."""
INTERVAL = 10.0
"""Seconds between two alerts of a table; the next one has what changed in between."""
MOST_QUEUED = 200
MOST_REMEMBERED = 10_000
"""Tables whose last alert is known: a server that runs for years has very many tables."""
_COMMANDS = {ord(sign): ord(sign) + 0xFEE0 for sign in "<>@#&*_~`|\\[](){}!/:"}
"""Characters with which chat services mention, link or format, and their harmless full-width twins."""
LONGEST_ANSWER = 1000
"""The most bytes of its first line."""


class Alert(msgspec.Struct, frozen=True):
    """What is posted, as JSON. `text` is what chat services show."""

    table: str
    name: str
    game: str
    turn: tuple[str, ...]
    text: str


class Target(NamedTuple):
    """Where an alert goes: a checked address, and the host name to use there."""

    scheme: str
    host: str
    port: int
    path: str
    address: str


def check_url(url: str, settings: Settings) -> None:
    """Impossible if no alerts may be sent there. Only checks the name; `find_target` checks the address."""
    if not settings.alert_hosts:
        raise Impossible(Refusal("request", "alerts-off"))
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Impossible(Refusal("request", "alerts-address")) from None
    if parts.scheme not in ("https", "http") or not parts.hostname or parts.username or port == 0:
        raise Impossible(Refusal("request", "alerts-address"))
    if parts.hostname.lower() not in (host.lower() for host in settings.alert_hosts):
        raise Impossible(Refusal("request", "alerts-hosts", {"names": settings.alert_hosts}))


def find_target(url: str, settings: Settings) -> Target:
    """Look the host up. ValueError if any of its addresses is one that must not be reached."""
    check_url(url, settings)
    parts = urlsplit(url)
    host = parts.hostname or ""
    port = parts.port or (443 if parts.scheme == "https" else 80)
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(entry[4][0]).partition("%")[0] for entry in found]
    for address in addresses:
        if address not in settings.alert_private and not _public(address):
            raise ValueError(f"{host} leads to an address that is not public")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(parts.scheme, host, port, path, addresses[0])


def _public(address: str) -> bool:
    ip = ipaddress.ip_address(address)
    if isinstance(ip, ipaddress.IPv6Address):
        inside = ip.ipv4_mapped or ip.sixtofour
        if inside is not None:
            return _public(str(inside))
        if ip.teredo is not None or ip.is_site_local:
            return False
    return ip.is_global and not ip.is_multicast and not ip.is_reserved  # so is any other IPv4 within IPv6


def post(url: str, body: bytes, settings: Settings) -> int:
    """Deliver, and return the status of the answer. Blocks; OSError and ValueError say why it failed."""
    target = find_target(url, settings)
    raw = socket.create_connection((target.address, target.port), SECONDS)
    try:
        if target.scheme == "https":
            raw = ssl.create_default_context().wrap_socket(raw, server_hostname=target.host)
        connection = http.client.HTTPConnection(target.host, target.port, timeout=SECONDS)
        connection.sock = raw
        headers = {"Content-Type": "application/json", "User-Agent": "novatable", "Connection": "close"}
        connection.request("POST", target.path, body, headers)
        return _status(raw)
    except http.client.HTTPException as error:
        raise ValueError(f"no HTTP: {type(error).__name__}") from None
    finally:
        raw.close()


def _status(answer: socket.socket) -> int:
    """The only part of an answer that is read. However slowly it arrives, SECONDS is the limit."""
    end = time.monotonic() + SECONDS
    line = b""
    while b"\n" not in line:
        answer.settimeout(max(0.001, end - time.monotonic()))
        more = answer.recv(LONGEST_ANSWER)
        line += more
        if not more or len(line) > LONGEST_ANSWER or time.monotonic() > end:
            raise ValueError("no answer in time")
    status = re.match(rb"HTTP/1\.[01] (\d{3})\b", line)
    if status is None:
        raise ValueError("no HTTP")
    return int(status[1])


class Alerts:
    """Sends an alert when the people waited for change."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._threads = ThreadPoolExecutor(2, thread_name_prefix="alerts")
        self._last: dict[str, tuple[tuple[str, ...], float]] = {}
        self._later: dict[str, asyncio.TimerHandle] = {}
        self._queued = 0

    def notice(self, live: LiveTable) -> None:
        """Called after every change of a table that this process has written."""
        table = live.table
        if table.alert is None or not self._settings.alert_hosts or live.foreign:
            return
        turn = whose_turn(table)
        told, at = self._last.get(table.id, ((), -INTERVAL))
        if turn == told or table.id in self._later:
            return
        wait = at + INTERVAL - time.monotonic()
        loop = asyncio.get_running_loop()
        if wait > 0:
            self._later[table.id] = loop.call_later(wait, self._due, live)
            return
        self._last.pop(table.id, None)
        self._last[table.id] = (turn, time.monotonic())
        if len(self._last) > MOST_REMEMBERED:
            del self._last[next(iter(self._last))]  # the one that was told longest ago
        if turn and self._queued < MOST_QUEUED:
            self._queued += 1
            sending = loop.run_in_executor(self._threads, _deliver, table, table.alert, turn, self._settings)
            sending.add_done_callback(partial(self._sent, table.id))

    def _due(self, live: LiveTable) -> None:
        self._later.pop(live.table.id, None)
        self.notice(live)

    def _sent(self, table_id: str, sending: asyncio.Future[str | None]) -> None:
        self._queued -= 1
        if sending.cancelled():  # the server is stopping
            return
        why = sending.result()
        (METRICS.alerts if why is None else METRICS.alerts_failed).add()
        if why is not None:
            log.warning("alert not delivered", extra={"table": table_id, "why": why})

    def close(self) -> None:
        for timer in self._later.values():
            timer.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)


def _deliver(table: Table, url: str, turn: tuple[str, ...], settings: Settings) -> str | None:
    """In a thread: loading a language takes a second. Returns why it failed; never the URL, a secret."""
    told = alert(table, turn, words(settings.alert_language))
    try:
        status = post(url, msgspec.json.encode(told), settings)
    except (OSError, ValueError) as error:
        return type(error).__name__
    return None if 200 <= status < 300 else f"answered {status}"


def whose_turn(table: Table) -> tuple[str, ...]:
    """The names of the people waited for."""
    waited = [table.seats[number] for number in table.waiting_for()]
    return tuple([seat.name for seat in waited if seat.kind == "person" and seat.stand_in is None])


def harmless(name: str) -> str:
    """A name that no chat service mistakes for a command: `<!channel>`, `@everyone`, `[here](http://...)`."""
    plain = name.translate(_COMMANDS)
    return re.sub(r"\.(?=\S)", "\u2024", plain)  # nor for an address


def alert(table: Table, turn: tuple[str, ...], said: Words) -> Alert:
    name, game = harmless(table.config.name), table.config.game
    turn = tuple([harmless(each) for each in turn])
    *most, last = turn
    names = said.format("list-and", most=", ".join(most), last=last) if most else last
    return Alert(table.id, name, game, turn, said.format("alert-turn", table=name, names=names))
