"""`make bench-review`: how soon a review of a four-player game shows something, and how long it takes.

On a server as people use it, in the usual quality. The bars are for two cores with nothing else to do.
"""

import sys
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))
from tools.screenshots import server
from tools.stage import House, Scene, over

GAMES = {
    "AfterNova": Scene("afternova", 4, 11, 0, over),
    "Nova-Raiders": Scene("novaraiders", 4, 11, 0, over),
}
FIRST_SECONDS, WHOLE_SECONDS = 10.0, 180.0
"""The bars: until the course of the whole game can be seen, and until everything is judged."""


def reviewed(house: House, scene: Scene) -> dict[str, float]:
    """Seconds until each thing was there for the first time."""
    guest = house.guest("Juno")
    path = f"/api/tables/{house.set_up(scene, guest)}/review"
    began = time.perf_counter()
    seen: dict[str, float] = {}
    state = house.ask("POST", path, None, guest["token"])
    while True:
        for what in _there(state["review"]):
            seen.setdefault(what, time.perf_counter() - began)
        if state["status"] != "running":
            break
        time.sleep(0.2)
        state = house.ask("GET", path, None, guest["token"])
    if state["status"] != "done":
        sys.exit(f"the review of {scene.game} was {state['status']}")
    seen["everything"] = time.perf_counter() - began
    return seen


def _there(review: dict[str, Any] | None) -> list[str]:
    if review is None:
        return []
    graded = any(one["grade"] in ("slip", "blunder") for one in review["decisions"])
    found = {
        "first turns": bool(review["points"]),
        "whole course": len(review["points"]) > review["turns"],
        "first graded decision": bool(review["decisions"]),
        "first mistake": graded,
    }
    return [what for what, there in found.items() if there]


def main() -> None:
    missed = []
    with server() as house:
        for name, scene in GAMES.items():
            seen = reviewed(house, scene)
            print(f"{name}: " + ", ".join(f"{what} {took:.1f} s" for what, took in seen.items()), flush=True)
            missed += [f"first results of {name}"] if seen["first turns"] > FIRST_SECONDS else []
            missed += [f"the whole review of {name}"] if seen["everything"] > WHOLE_SECONDS else []
    if missed:
        sys.exit("missed: " + "; ".join(missed))


if __name__ == "__main__":
    main()
