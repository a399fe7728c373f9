"""Where every HTTP request is paid for, whatever comes of it: found or not, allowed or not, read or not."""

from collections.abc import Awaitable, Callable, MutableMapping
from math import ceil
from typing import Any

import msgspec

from novatable.core.errors import Refusal
from novatable.server.http.bodies import Error
from novatable.server.net.budget import Overdrawn, Payer, address_of
from novatable.server.net.doors import BEHIND_PROXY, Doors
from novatable.server.operating.metrics import METRICS

Message = MutableMapping[str, Any]
Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]


class Till:
    """The HTTP application behind it sees only requests that are paid for."""

    def __init__(self, app: App, doors: Doors) -> None:
        self._app = app
        self._doors = doors
        self._budgets = doors.budgets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        payer = payer_of(scope)
        proxied = BEHIND_PROXY in scope.get("state", ())

        async def paid_receive() -> Message:
            """Whose bytes a proxy passes on is known only here; all others are paid at the door."""
            message = await receive()
            if proxied:
                await self._budgets.settle("kilobyte", payer, times=len(message.get("body", b"")) / 1024)
            return message

        async def paid_send(message: Message) -> None:
            self._budgets.charge("sent kilobyte", payer, times=len(message.get("body", b"")) / 1024)
            await send(message)

        try:
            await self._budgets.settle("request", payer)
        except Overdrawn as overdrawn:
            self._doors.report("flood", payer.name)
            await _refuse(send, overdrawn)
            return
        await self._app(scope, paid_receive, paid_send)


def payer_of(scope: Scope) -> Payer:
    return Payer("address", address_of((scope.get("client") or ("?", 0))[0]))


async def _refuse(send: Send, overdrawn: Overdrawn) -> None:
    """The same answer as `errors` gives to whoever overdraws in the course of a request."""
    METRICS.limited.add(overdrawn.payer.kind)
    headers = [
        (b"content-type", b"application/json"),
        (b"retry-after", str(ceil(overdrawn.seconds)).encode()),
        (b"cache-control", b"no-store"),
    ]
    why = Refusal("limit", "slower-here")
    body = msgspec.json.encode(Error(why.rule, why.message, why.code, why.args))
    await send({"type": "http.response.start", "status": 429, "headers": headers})
    await send({"type": "http.response.body", "body": body})
