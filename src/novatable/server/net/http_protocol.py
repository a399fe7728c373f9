"""uvicorn's HTTP protocol with time limits: for headers, bodies, and clients that don't read the answer."""

import asyncio
from typing import cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from novatable.server.net.budget import Overdrawn, Payer, address_of
from novatable.server.net.doors import (
    ANSWER_SECONDS,
    BEHIND_PROXY,
    BODY_SECONDS,
    HEADER_SECONDS,
    STATE,
    Connection,
    Doors,
)

SECONDS = {"headers": HEADER_SECONDS, "body": BODY_SECONDS, "answer": ANSWER_SECONDS}

TOO_LATE = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


class HttpProtocol(H11Protocol):
    """Reports to the doors what it waits for."""

    doors: Doors
    address: str
    proxy: bool
    _upgraded = False
    _awaited: str | None = None
    _deadline: asyncio.TimerHandle | None = None
    _reading: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client else "?"
        self.doors = self.app_state[STATE]
        self.address = address_of(host)
        self.proxy = host in getattr(self.app, "trusted_hosts", ())
        if self.proxy:
            self.app_state = {**self.app_state, BEHIND_PROXY: True}
        if self.doors.enter(self, self.address, proxy=self.proxy):
            self._await("headers")

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if not self.proxy:
            try:
                self.doors.budgets.pay("kilobyte", Payer("address", self.address), times=len(data) / 1024)
            except Overdrawn:
                self.doors.end(self, "flood", self.address)
                return
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.conn.their_state is h11.SEND_BODY:  # answered before the end of the body: the rest is useless
            self.transport.close()
            self._reading = self._reading or self.loop.call_later(ANSWER_SECONDS, self.transport.abort)
        self._look()

    def _look(self) -> None:
        """What is awaited now. The time limit is for all of it, however often a byte arrives."""
        if self._upgraded:
            return
        state = self.conn.their_state
        if state is h11.SEND_BODY:
            self._await("body")
        elif state is h11.IDLE and self.conn.trailing_data[0]:
            self._await("headers")
        else:
            self._await(None)
            if state is h11.IDLE:
                self.doors.rests(self, self.address)

    def _await(self, what: str | None) -> None:
        if what == self._awaited:
            return
        self._awaited = what
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        if what is None:
            self.doors.complete(self)
        else:
            self.doors.waits(self, self.address)
            self._deadline = self.loop.call_later(SECONDS[what], self._too_late, what)

    def _too_late(self, what: str) -> None:
        if what == "headers" or (what == "body" and not self.cycle.response_started):
            self.transport.write(TOO_LATE)
        self.doors.complete(self)
        self.doors.report(what, self.address)
        self.transport.close()
        self.loop.call_later(1.0, self.transport.abort)

    # ---- answers that nobody reads

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reading = self._reading or self.loop.call_later(ANSWER_SECONDS, self._too_late, "answer")

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_waiting_for_the_reader()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()  # closes when all is sent
        self._reading = self._reading or self.loop.call_later(ANSWER_SECONDS, self.transport.abort)

    def _stop_waiting_for_the_reader(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None

    # ---- the end, or the beginning of a WebSocket

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
        self._upgraded = True
        super().handle_websocket_upgrade(event)
        self.doors.succeed(self, cast(Connection, self.transport.get_protocol()))

    def connection_lost(self, exc: Exception | None) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
        self._stop_waiting_for_the_reader()
        self.doors.leave(self)
        super().connection_lost(exc)
