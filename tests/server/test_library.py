"""What can be looked up: card sets and rules, as clients draw them."""

from pathlib import Path
from typing import Any

import msgspec
import pypdfium2
import pytest

from novatable.afternova.cards import load as afternova
from novatable.core.game import Game
from novatable.novaraiders.cards import load as novaraiders
from novatable.server.net.budget import Payer
from novatable.server.operating.settings import Settings
from tests.server.harness import RunningServer, serving

pytestmark = pytest.mark.anyio
RULES = Path(__file__).parents[2] / "docs" / "rules"


async def asked(server: RunningServer, path: str) -> Any:
    answer = await server.http.get(path)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def test_the_cards_of_afternova_are_told_with_their_numbers(server: RunningServer) -> None:
    told = await asked(server, "/api/cards/afternova")
    cards = afternova("standard")
    assert (told["game"], told["hash"]) == ("afternova", cards.hash)
    assert [paw["number"] for paw in told["paws"]] == list(range(40))
    assert [blueprint["number"] for blueprint in told["blueprints"]] == list(range(40, 80))
    for blueprint in told["blueprints"]:
        assert blueprint["name"] == cards.card_name(blueprint["number"])
        assert len(blueprint["cost"]) == cards.cost_size[blueprint["number"]]
        assert blueprint["points"] == cards.points[blueprint["number"]]
        upgrade = cards.upgrade[blueprint["number"]]
        assert blueprint.get("upgrade") == (None if upgrade is None else told["upgrades"][upgrade]["name"])
    assert [planet["spaces"] for planet in told["planets"]] == cards.spaces
    for number, ship in enumerate(told["starships"]):
        assert tuple(map(told["colours"].index, ship["objective"])) == cards.objective[number]


async def test_the_boards_and_cards_of_nova_raiders_are_told_with_their_numbers(
    server: RunningServer,
) -> None:
    told = await asked(server, "/api/cards/novaraiders")
    cards = novaraiders("standard")
    assert told["hash"] == cards.hash
    for plan, board in zip(told["boards"], cards.boards, strict=True):
        assert len(plan["spaces"]) == board.size
        for number, space in enumerate(plan["spaces"]):
            assert board.space(space["ring"], space["base"], space["step"]) == number
            assert space["gate"] == (number in board.gates)
            assert space["asteroid"] == (number in board.asteroids)
        assert plan["track"][-1] == "supernova"
    for special in told["specials"]:
        assert special["name"] == cards.card_name(special["number"])
        assert told["shards"].index(special["symbol"]) == cards.symbol[special["number"]]
    assert [card["number"] for card in told["basics"]] == list(range(cards.n_basics))
    assert len(told["directives"]) == 11
    assert len(told["hrl"]) == 8


async def test_cards_that_have_not_changed_are_not_sent_again(server: RunningServer) -> None:
    first = await server.http.get("/api/cards/afternova")
    again = await server.http.get("/api/cards/afternova", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    unknown = await server.http.get("/api/cards/afternova?name=none")
    assert (unknown.status_code, unknown.json()["rule"]) == (400, "request")
    assert (await server.http.get("/api/cards/chess")).status_code == 400


async def test_a_card_set_of_one_s_own_is_printed_and_the_asker_pays_for_the_time(
    settings: Settings, tmp_path: Path
) -> None:
    shipped = (Path(__file__).parents[2] / "src/novatable/afternova/cards/standard.toml").read_text()
    (tmp_path / "afternova").mkdir()
    (tmp_path / "afternova" / "ours.toml").write_text(shipped.replace('"Swoop"', '"Ours"'))
    async with serving(msgspec.structs.replace(settings, cards=str(tmp_path))) as server:
        budgets = server.app.doors.budgets
        budgets._clock = lambda: 0.0  # nothing is refilled
        payer = Payer("address", "127.0.0.1")
        for wrong in ("name=none", "paper=a3", "language=xx", "ink=gold"):
            refused = await server.http.get(f"/api/cards/afternova/print?{wrong}")
            assert refused.status_code == 400
        before = budgets.left(payer, "work")
        path = "/api/cards/afternova/print?name=ours&paper=letter&language=it&ink=saving"
        answer = await server.http.get(path)
        assert (answer.status_code, answer.headers["content-type"]) == (200, "application/pdf")
        assert "Ours" in pypdfium2.PdfDocument(answer.content)[0].get_textpage().get_text_bounded()
        assert before - budgets.left(payer, "work") > 200


async def test_a_card_set_of_one_s_own_is_told_by_its_own_request_and_in_no_frame(
    settings: Settings, tmp_path: Path
) -> None:
    shipped = (Path(__file__).parents[2] / "src/novatable/afternova/cards/standard.toml").read_text()
    (tmp_path / "afternova").mkdir()
    own = shipped.replace('name = "standard"', 'name = "ours"').replace("points = 5", "points = 6")
    (tmp_path / "afternova" / "ours.toml").write_text(own)
    async with serving(msgspec.structs.replace(settings, cards=str(tmp_path))) as server:
        mia, stranger = await server.guests("Mia", "Stranger")
        table = await mia.open("me", "me", "me", cards="ours", options={"first": 0})
        before = await mia.get(f"/api/tables/{table}/cards")
        watch = await mia.link(table, "watch")
        await mia.start(table)
        async with mia.at(table) as hers:
            look = hers.looks[0]
            await hers.play(0, next(action for action in look["legal"] if action["type"] == "take"))
            await hers.quiet()
            assert not [text for text in hers.raw if before["blueprints"][0]["name"] in text]
        assert look["view"]["cards"] == {"name": "ours", "hash": before["hash"]}
        assert look["view"]["cards"]["hash"] != afternova("standard").hash
        path = f"/api/tables/{table}/cards"
        assert await mia.get(path) == before == await asked(server, "/api/cards/afternova?name=ours")
        assert (await stranger.ask("GET", path)).status_code == 404
        for secret, status in ((watch, 200), ("0" * 32, 404)):
            spectator = await server.http.get(path, headers={"Authorization": f"Watch {secret}"})
            assert spectator.status_code == status


@pytest.mark.parametrize("game", sorted(Game.kinds))
async def test_the_rules_are_told_in_sections_with_all_their_ids(server: RunningServer, game: str) -> None:
    told = await asked(server, f"/api/rules/{game}")
    page = (RULES / {"afternova": "afternova.md", "novaraiders": "nova-raiders.md"}[game]).read_text()
    ids = [line.split("|")[1].strip() for line in page.splitlines() if line.startswith(("| AN-", "| NR-"))]
    statements = [statement for section in told["sections"] for statement in section.get("statements", ())]
    assert [statement["id"] for statement in statements] == ids
    for statement in statements:
        assert statement["text"] in page
    titles = [section["title"] for section in told["sections"]]
    assert titles[-3:] == ["Rule options", "Worked examples", "Rulings"]
    numbers = [section["number"] for section in told["sections"] if "number" in section]
    assert numbers == list(range(1, len(numbers) + 1))
    assert told["introduction"]
    assert all("|" not in paragraph for section in told["sections"] for paragraph in section.get("text", ()))
    games = {line["game"]: line for line in await asked(server, "/api/games")}
    assert games[game]["languages"] == ["en", "de", "it"]
    for language in ("de", "it"):
        translated = await asked(server, f"/api/rules/{game}?language={language}")
        others = [one for section in translated["sections"] for one in section["statements"]]
        assert [one["id"] for one in others] == ids
        assert not {one["text"] for one in others} & {one["text"] for one in statements}
        assert [section["number"] for section in translated["sections"]] == numbers
    refused = await server.http.get(f"/api/rules/{game}?language=xx")
    assert refused.status_code == 400
    assert "possible: en" in refused.json()["message"]
