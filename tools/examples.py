"""The worked examples of the on-screen rulebook, played by the engine.

    python -m tools.examples

writes web/src/screens/examples.json. The positions are those of the tests of the worked examples; what is
shown after each step is what the engine made of it. A test fails when the file has to be written again.
"""

import json
from itertools import product
from pathlib import Path
from typing import Any, Final

import msgspec

from novatable.afternova.actions import Agree, Call, Extract, Propose
from novatable.afternova.game import AfterNova
from novatable.afternova.terms import Terms
from novatable.core.actions import Action
from novatable.core.game import Game
from novatable.novaraiders.actions import Hijack, Jump, Leave, Orbit
from novatable.novaraiders.game import NovaRaiders
from novatable.novaraiders.scoring import bay_groups
from tests.builders import afternova as an
from tests.builders import novaraiders as nr

FILE: Final = Path(__file__).parents[1] / "web" / "src" / "screens" / "examples.json"
ADA, BEN = 0, 1
RED, BLUE = 0, 1
HIGHEST_BAY: Final = 6
"""The highest Bay that readers can build when trying it out."""
BAY_POINTS: Final = (1, 5, 10)
"""The usual points of one, two and three Shards that count together."""


def examples() -> dict[str, Any]:
    return {
        "cover": _cover(),
        "deal": _deal(),
        "pay": _pay(),
        "count": _count(),
        "flight": _flight(),
        "gate": _gate(),
        "over": _over(),
        "hijack": _hijack(),
        "bays": [_division(bay) for n in range(HIGHEST_BAY + 1) for bay in product(range(3), repeat=n)],
        "group_points": (0, *BAY_POINTS),
    }


# ---- AfterNova


def _deal() -> list[dict[str, Any]]:
    """AN-4.3: two crews for Nektarr."""
    nektarr = an.planet("piloting", "engineering", spaces=4)
    pilots, engineers, both = an.paw("piloting"), an.paw("engineering"), an.paw("piloting", "engineering")
    game = an.arrange(
        an.new(3),
        hands={ADA: [pilots, engineers, an.paw("security")], BEN: [both, an.paw("extraction")]},
        storage={ADA: "", BEN: "W"},
        planets=[(nektarr, "GPPO")],
    )
    before = _crews(game, nektarr)
    bens_wish = an.terms(
        nektarr,
        {ADA: an.icons(piloting=2, engineering=2), BEN: an.icons(piloting=1, engineering=1)},
        {ADA: "GO", BEN: "PP"},
    )
    game.play(BEN, Propose(bens_wish, (both,)))
    proposed = _crews(game, nektarr)
    game.play(ADA, Agree(1, (pilots, engineers)))
    return [before, proposed, _crews(game, None)]


def _cover() -> dict[str, Any]:
    """AN-4.1, AN-4.10: which Paws of a hand extract Nektarr, and why others do not."""
    nektarr = an.planet("piloting", "engineering", spaces=4)
    hand = [
        an.paw("piloting"),
        an.paw("piloting", "security"),
        an.paw("engineering"),
        an.paw("piloting", "engineering"),
        an.paw("engineering", "extraction"),
    ]
    game = an.arrange(an.new(3), hands={ADA: hand}, planets=[(nektarr, "GPPO")])
    played = [
        [paw for place, paw in enumerate(hand) if chosen >> place & 1] for chosen in range(1 << len(hand))
    ]
    answers = [_answer(game, ADA, Extract(nektarr, tuple(paws))) for paws in played]
    return {"planet": nektarr, "fragments": an.fragments("GPPO"), "hand": hand, "answers": answers}


def _answer(game: Game, seat: int, action: Action) -> dict[str, str] | None:
    """Why it is refused; None: it is possible."""
    refusal = game.check(seat, action)
    return None if refusal is None else msgspec.to_builtins(refusal) | {"message": refusal.message}


def _pay() -> list[dict[str, Any]]:
    """AN-4.12: paying with a stored Fragment."""
    nektarr = an.planet("piloting", "engineering", spaces=4)
    crew = (an.paw("piloting"), an.paw("engineering"), an.paw("engineering", "security"))
    helper = an.paw("piloting", "extraction")
    game = an.arrange(
        an.new(3), hands={ADA: crew, BEN: [helper]}, storage={ADA: "G"}, planets=[(nektarr, "KWPO")]
    )
    before = _crews(game, nektarr)

    def offer(who: int | None) -> Terms:
        promises = {ADA: an.icons(piloting=2, engineering=3), who: an.icons(piloting=1)}
        return an.terms(nektarr, promises, {ADA: "KWPO"}, [(ADA, who, "G")])

    game.play(ADA, Call(offer(None)))
    game.play(BEN, Propose(offer(BEN), (helper,)))
    called = _crews(game, nektarr)
    game.play(ADA, Agree(2, crew))
    return [before, called, _crews(game, None)]


def _crews(game: AfterNova, planet: int | None) -> dict[str, Any]:
    """The Planet, while it is there, and what Ada and Ben have; with the standing offer."""
    table = game.view(None)
    laid = next((list(place.fragments) for place in table.planets if place.planet == planet), None)
    offer = table.offers[0] if table.offers else None
    return {
        "planet": None if planet is None else {"planet": planet, "fragments": laid},
        "crews": [
            {
                "storage": list(table.players[seat].storage),
                "capacity": table.players[seat].capacity,
                "hand": list(game.view(seat).hand),
            }
            for seat in (ADA, BEN)
        ],
        "terms": None if offer is None else msgspec.to_builtins(offer.terms),
    }


def _count() -> dict[str, Any]:
    """AN-7.4: 29 + 2 + 2 + 4 = 37."""
    sixth = an.blueprint("KP")
    game = an.arrange(
        an.new(3),
        hands={ADA: [sixth]},
        storage={ADA: "KPGO"},
        completed={ADA: [an.blueprint(cost) for cost in ("KG", "WGO", "WWGG", "WGPP", "GGPPO")]},
        starships={ADA: an.starship("KW")},
    )
    an.market(game)
    game.play(ADA, an.complete(sixth))
    end = game.view(None)
    ada = end.players[ADA]
    assert end.outcome is not None
    return {
        "completed": list(ada.completed),
        "storage": list(ada.storage),
        "starship": ada.starship,
        "breakdown": msgspec.to_builtins(end.outcome.breakdown[ADA]),
        "score": end.outcome.scores[ADA],
    }


# ---- Nova-Raiders


def _gate() -> list[Any]:
    """NR-4.6: onto another base's Gate."""
    at, card = nr.space(3, 0, 2), nr.basic("orbit 2", "jump")
    game = nr.arrange(nr.new(), ships={RED: {at: "Y"}}, piles={}, hands={RED: [card]})
    before = _board(game)
    game.play(RED, Orbit(card, at, nr.gate(3, BLUE)))
    game.play(RED, Leave(0))
    return [before, _board(game)]


def _over() -> list[Any]:
    """NR-4.6: over one Shard, onto another."""
    at, black, yellow = nr.space(5, 1, 1), nr.space(5, 1, 2), nr.space(5, 1, 4)
    card = nr.basic("orbit 3", "jump")
    piles, hands = {black: "B", yellow: "Y"}, {BLUE: [card]}
    game = nr.arrange(nr.new(), ships={BLUE: {at: ""}}, piles=piles, hands=hands, active=BLUE)
    before = _board(game)
    game.play(BLUE, Orbit(card, at, yellow))
    return [before, _board(game)]


def _hijack() -> list[Any]:
    """NR-5.3: a Hijack in three steps."""
    red, blue, card = nr.space(4, 0, 1), nr.space(4, 0, 2), nr.basic("orbit 2", "hijack")
    ships = {RED: {red: "BR"}, BLUE: {blue: "YB"}}
    game = nr.arrange(nr.new(), ships=ships, piles={}, hands={RED: [card]})
    before = _board(game)
    game.play(RED, Hijack(card, red, blue))
    pushed = _board(game)
    game.play(RED, Leave(0))
    return [before, pushed, _board(game)]


def _division(bay: tuple[int, ...]) -> str:
    """NR-9.1: how many Shards count together, from the lowest."""
    return "".join(str(count) for count, _ in bay_groups(bay, BAY_POINTS))


def _flight() -> dict[str, Any]:
    """NR-4.4, NR-4.6, NR-4.7: where a ship on a Gate can go with one card, and why not elsewhere."""
    at, card = nr.gate(4, RED), nr.basic("orbit 3", "jump")
    ships = {RED: {at: "Y"}, BLUE: {nr.space(4, 0, 3): "B", nr.gate(2, BLUE): ""}}
    piles = {nr.gate(3, 2): "R", nr.space(5, 2, 1): "Y"}
    game = nr.arrange(nr.new(), ships=ships, piles=piles, hands={RED: [card]})
    spaces = range(nr.board(3).size)
    return {
        "view": _board(game),
        "ship": at,
        "card": card,
        "orbit": [_answer(game, RED, Orbit(card, at, to)) for to in spaces],
        "jump": [_answer(game, RED, Jump(card, at, to)) for to in spaces],
    }


def _board(game: NovaRaiders) -> Any:
    return game.view(None).to_json()


def text() -> str:
    return json.dumps(examples(), separators=(",", ":"), sort_keys=True) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
