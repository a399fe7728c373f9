"""A small remote bot: it connects with its token and plays a random legal action when it has to decide.

    python examples/bot.py http://localhost:8000 TABLE TOKEN

The host gets the token for a seat: POST /api/tables/TABLE/links {"purpose": "bot", "seat": 1}.
docs/WIRE.md describes all messages. Needs the package websockets.
"""

import asyncio
import json
import sys
from collections.abc import Callable
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Json = dict[str, Any]
Decide = Callable[[Json, Random], Json]


def anything(look: Json, rng: Random) -> Json:
    """Choose an action. `look["view"]` is what the bot sees, `look["legal"]` what it can do. Improve this!"""
    action: Json = rng.choice(look["legal"])
    return action


async def play(socket: ClientConnection, table: str, token: str, rng: Random, decide: Decide) -> bool:
    """Play until the game is over (True) or the connection is lost."""
    await socket.send(json.dumps({"type": "hello", "table": table, "token": token}))
    answered = 0
    async for text in socket:
        message = json.loads(text)
        if message["type"] == "gone":
            if message["reason"] == "stopping":  # the server is restarting
                return False
            raise SystemExit(message["message"])
        looks = message.get("looks") or [face["look"] for face in message.get("faces", []) if "look" in face]
        for look in looks:
            if look["view"]["outcome"] is not None:
                return True
            seat, seq = look["seat"], message["seq"]
            if seat in look["view"]["waiting_for"] and seq > answered:
                answered = seq
                request = {"type": "play", "id": f"bot-{seat}-{seq}", "seq": seq, "seat": seat}
                await socket.send(json.dumps({**request, "action": decide(look, rng)}))
    return False


async def main(url: str, table: str, token: str, decide: Decide = anything) -> None:
    """Connect, and reconnect when the connection is lost."""
    rng = Random(token)
    while True:
        try:
            async with connect(url.replace("http", "ws", 1) + "/ws") as socket:
                if await play(socket, table, token, rng, decide):
                    return
        except (OSError, ConnectionClosed):
            pass
        await asyncio.sleep(0.5)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], sys.argv[3]))
