"""What people do around a game: run a table without a seat, take back, save and open records, look again."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from novatable import Game
from tests.browser.conftest import Meet, Person
from tests.server.processes import ServerProcess
from tools.stage import House, Scene, my_turn, over


def guest_of(page: Page) -> dict[str, Any]:
    guest: dict[str, Any] = json.loads(page.evaluate("localStorage.getItem('novatable.guest')"))
    return guest


def test_a_host_without_a_seat_runs_the_table(meet: Meet) -> None:
    juno = meet("Juno")
    page = juno.opens("/")
    seats = [{"who": "open"}, {"who": "open"}, {"who": "computer", "level": "cadet"}]
    config = {"game": "novaraiders", "name": "Watchers", "seats": seats, "listed": True}
    house = House(juno.url)
    table = house.ask("POST", "/api/tables", config, guest_of(page)["token"])["table"]["id"]
    mia = house.guest("Mia")["token"]  # she never moves, so the game does not end meanwhile
    house.ask("POST", f"/api/tables/{table}/join", {"seat": 1}, mia)
    page.goto(f"{juno.url}/table/{table}")
    page.get_by_test_id("copy-link").wait_for()
    page.get_by_test_id("fill-and-start").click()
    page.get_by_test_id("table").wait_for()
    page.get_by_test_id("menu").click()
    seats_of_others = page.locator("dialog li select")
    expect(seats_of_others).to_have_count(3)
    seats_of_others.first.select_option("random")
    expect(page.locator("dialog li").first.locator("select")).to_have_value("random")


def test_everybody_is_asked_for_an_undo_and_sees_it(meet: Meet) -> None:
    juno, mia = meet("Juno"), meet("Mia")
    page = juno.opens("/")
    seats = [{"who": "me"}, {"who": "open"}, {"who": "computer", "level": "cadet"}]
    config = {"game": "afternova", "listed": True, "seats": seats, "options": {"first": 0}}
    house, guest = House(juno.url), guest_of(page)
    table = house.ask("POST", "/api/tables", config, guest["token"])["table"]["id"]
    hers = mia.opens("/")
    hers.get_by_test_id(f"join-{table}").click()
    page.goto(f"{juno.url}/table/{table}")
    expect(page.get_by_test_id("seat-1")).to_contain_text("Mia")
    page.get_by_test_id("start").click()
    for taken in range(3):
        expect(page.locator("[data-testid^=hand-]")).to_have_count(4 + taken)
        page.locator("[data-testid^=take-]").first.click()
    hers.locator("[data-testid=prompt][data-mine=true]").wait_for()
    expect(hers).to_have_title(re.compile("^Your turn"))
    expect(hers.locator("link[rel=icon]")).to_have_attribute("href", "/icon-turn.svg")
    page.get_by_test_id("undo").click()
    expect(page.get_by_test_id("undo-dialog")).to_contain_text("Mia")
    page.get_by_test_id("undo-go").click()
    expect(page.locator("[role=alertdialog]")).to_be_visible()
    expect(hers.locator("[role=alertdialog] li").first).to_be_visible()
    hers.get_by_test_id("consent-yes").click()
    page.locator("[data-testid=prompt][data-mine=true]").wait_for()
    expect(page.locator("[data-testid^=hand-]")).to_have_count(6)
    expect(hers).not_to_have_title(re.compile("^Your turn"))


def ended(person: Person, page: Page) -> str:
    return House(person.url).set_up(Scene("afternova", 3, 4, 0, over), guest_of(page))


def test_a_record_is_saved_and_opened_again(meet: Meet, tmp_path: Path) -> None:
    juno = meet("Juno")
    page = juno.opens("/")
    page.goto(f"{juno.url}/table/{ended(juno, page)}")
    with page.expect_download() as saving:
        page.get_by_test_id("save-record").click()
    file = tmp_path / "game.jsonl"
    saving.value.save_as(file)
    assert json.loads(file.read_text("utf-8").splitlines()[0])["game"] == "afternova"
    page.get_by_test_id("home").click()
    page.get_by_test_id("open-record").set_input_files(file)
    page.wait_for_url("**/replay/*/0")
    page.get_by_test_id("replay-bar").wait_for()
    page.goto(juno.url)
    file.write_text("no record", "utf-8")
    page.get_by_test_id("open-record").set_input_files(file)
    page.get_by_test_id("refusal").wait_for()


def test_a_step_has_the_same_address_for_all_eyes(meet: Meet) -> None:
    """Also in a game that was brought along in one piece."""
    juno = meet("Juno")
    page = juno.opens("/")
    table = ended(juno, page)
    page.goto(f"{juno.url}/replay/{table}/40")
    page.get_by_test_id("replay-bar").wait_for()
    expect(page.get_by_test_id("replay-label")).to_contain_text("40")
    page.get_by_test_id("replay-forward").click()
    page.wait_for_url(f"**/replay/{table}/41")
    page.get_by_test_id("replay-eyes").select_option("all")
    expect(page.get_by_test_id("replay-label")).to_contain_text("41")
    page.keyboard.press("Escape")
    page.get_by_test_id("replay-scrub").fill("7")
    page.wait_for_url(f"**/replay/{table}/7")
    page.reload()
    expect(page.get_by_test_id("replay-label")).to_contain_text("7")


def test_the_log_leads_to_its_moment(meet: Meet) -> None:
    juno = meet("Juno")
    page = juno.opens("/")
    table = House(juno.url).set_up(Scene("afternova", 3, 4, 0, my_turn, (("first", 0),)), guest_of(page))
    page.goto(f"{juno.url}/table/{table}")
    page.locator("[data-testid^=take-]").first.click()
    page.locator("section.log li button", has_text="You take").first.click()
    expect(page.get_by_test_id("moment-bar")).to_contain_text("step 1 of")
    assert page.url.endswith(f"/table/{table}")


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Rook is not needed"), ("de", "Rook wird nicht gebraucht"), ("it", "Rook non serve")],
)
def test_examples_answer_as_the_rules_do(meet: Meet, language: str, said: str) -> None:
    juno = meet("Juno", language=language)
    page = juno.opens("/rules/afternova")
    for place in (0, 2, 3):
        page.get_by_test_id(f"cover-{place}").click()
    expect(page.get_by_test_id("answer-cover").locator("a")).to_have_count(0)
    page.get_by_test_id("cover-1").click()
    expect(page.get_by_test_id("answer-cover")).to_contain_text(said)
    expect(page.get_by_test_id("answer-cover").locator("a")).to_have_text("AN-4.10")


def test_rulings_stand_at_their_rules(meet: Meet) -> None:
    juno = meet("Juno")
    page = juno.opens("/rules/novaraiders")
    ruling = page.get_by_test_id("ruling-NR-8.6").first
    expect(ruling.locator("p")).to_be_hidden()
    ruling.locator("summary").press("Enter")
    expect(ruling.locator("p")).to_be_visible()


def test_a_closed_table_says_why_and_gives_the_record(meet: Meet, site: ServerProcess) -> None:
    juno = meet("Juno")
    page = juno.opens("/")
    table = House(juno.url).set_up(Scene("afternova", 3, 4, 0, my_turn, (("first", 0),)), guest_of(page))
    page.goto(f"{juno.url}/table/{table}")
    page.locator("[data-testid=prompt]").wait_for()
    command = [str(Path(sys.executable).with_name("novatable")), "admin", "close", table]
    subprocess.run([*command, "--database", site.environment["NOVATABLE_DATABASE"]], check=True)
    expect(page.get_by_role("heading", name="This table is closed")).to_be_visible()
    expect(page.get_by_text("The operator has closed this table.")).to_be_visible()
    with page.expect_download() as saving:
        page.get_by_test_id("save-record").click()
    assert Game.replay(Path(saving.value.path()).read_text()).outcome() is None
