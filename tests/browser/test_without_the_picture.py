"""Every screen of a game for who does not see it: axe finds nothing, every control has its own name."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from novatable import Game
from tests.browser.conftest import Meet, violations
from tests.browser.names import faults_of_names
from tests.browser.test_accidents import at_a_game
from tests.browser.test_afternova import BOT_NEXT, READY, sit_down
from tests.browser.test_deals import offer, see_offers, three_at_a_table
from tests.browser.test_novaraiders_moves import HIJACK, ORBIT_3, UNLOAD, at_table, ready
from tests.builders.novaraiders import HRL, arrange, gate, hrl_turned_up, new, space
from tests.conftest import Work
from tools.stage import House, Scene, my_turn, over

PHONE = (390, 844)
THEMES = {(1440, 900): "dark", PHONE: "light"}
LIVELY = Scene("afternova", 4, 1, 60, my_turn)


class Ear:
    """Listens to a page, screen by screen, and keeps what was wrong."""

    def __init__(self, both_themes: bool) -> None:
        self.both_themes = both_themes
        self.found: list[str] = []

    def listen(self, page: Page, screen: str) -> None:
        """By all rules in the theme that is worn; at a release the colours of the other one, too."""
        found = violations(page) + faults_of_names(page)
        if self.both_themes:
            worn = page.locator("html").get_attribute("data-theme") or "dark"
            other = "light" if worn == "dark" else "dark"
            _wear(page, other)
            found += [f"{other}: {fault}" for fault in violations(page, "color-contrast")]
            _wear(page, worn)
        self.found += [f"{screen}: {fault}" for fault in found]


def _wear(page: Page, theme: str) -> None:
    """The theme, with no colour on its way any more: what is inherited follows frame by frame."""
    page.evaluate(
        """async theme => {
            document.documentElement.dataset.theme = theme;
            const under = () => document.getAnimations().filter(each => each instanceof CSSTransition);
            for (let still = 0; still < 3; still += 1) {
                if (under().length) still = 0;
                for (const each of under()) each.finish();
                await new Promise(requestAnimationFrame);
            }
        }""",
        theme,
    )


@pytest.fixture
def ear(work: Work) -> Iterator[Ear]:
    listening = Ear(both_themes=work.amount(False, True))
    yield listening
    assert not listening.found, "\n".join(listening.found)


def close(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


@pytest.mark.parametrize("size", THEMES)
def test_the_table_of_afternova_and_what_opens_from_it(meet: Meet, ear: Ear, size: tuple[int, int]) -> None:
    page = sit_down(meet("Juno", size, theme=THEMES[size]), LIVELY)
    page.locator("[data-testid=prompt][data-mine=true]").wait_for()
    ear.listen(page, "the table")
    page.get_by_test_id("menu").click()
    page.get_by_test_id("leave").wait_for()
    ear.listen(page, "the menu")
    page.get_by_test_id("leave").click()
    page.get_by_test_id("leave-dialog").wait_for()
    ear.listen(page, "leaving")
    page.get_by_test_id("leave-stay").click()
    close(page)
    page.get_by_test_id("show-cards").click()
    page.locator("[data-testid^=show-][aria-pressed]").first.click()
    ear.listen(page, "showing cards")
    close(page)
    page.get_by_test_id("opponent-1").get_by_role("button").first.click()
    page.locator("dialog[open]").wait_for()
    ear.listen(page, "a player")
    close(page)
    page.get_by_role("button", name="Decks and discards").first.click()
    page.locator("dialog[open]").wait_for()
    ear.listen(page, "the piles")
    close(page)
    page.get_by_test_id("to-market").click()
    page.get_by_test_id("takes-left").wait_for()
    ear.listen(page, "the Market")
    page.get_by_test_id("from-market").click()
    page.get_by_test_id("planet-0").click()
    page.get_by_test_id("deal-table").wait_for()
    ear.listen(page, "a draft")
    page.get_by_test_id("bring-1").click()
    page.locator("[data-testid^=gem-]").first.click()
    page.locator("[data-testid^=goes-to-]").first.wait_for()
    ear.listen(page, "a Fragment to give")
    page.keyboard.press("Escape")
    for _ in range(2):
        page.get_by_test_id("draft-new").click()
        page.locator(".menu button").first.click()
    page.get_by_test_id("draft-new").click()
    ear.listen(page, "several drafts of one Planet")


def test_the_deal_table_among_people(meet: Meet, ear: Ear) -> None:
    juno, mia, tom, _ = three_at_a_table(meet)
    offer(juno.page)
    ear.listen(juno.page, "my offer")
    see_offers(mia.page)
    ear.listen(mia.page, "an offer to me")
    mia.page.get_by_test_id("offer-1-agree").click()
    mia.page.get_by_test_id("agree-go").wait_for()
    ear.listen(mia.page, "agreeing")
    close(mia.page)
    mia.page.get_by_test_id("offer-1-decline").click()
    expect(juno.page.get_by_test_id("deal-live")).to_contain_text("Mia said no")
    ear.listen(juno.page, "an offer that was declined")
    juno.page.get_by_test_id("deal-close").click()
    juno.page.get_by_test_id("planet-1").click()
    juno.page.get_by_test_id("deal-ask-everyone").click()
    juno.page.get_by_test_id("offer-2").wait_for()
    ear.listen(juno.page, "my open call")
    juno.page.get_by_test_id("deal-close").click()
    juno.page.get_by_test_id("menu").click()
    juno.page.get_by_test_id("leave").wait_for()
    ear.listen(juno.page, "the menu of the host")
    see_offers(tom.page)
    tom.page.get_by_test_id("offer-2-answer").wait_for()
    ear.listen(tom.page, "an open call")
    tom.page.get_by_test_id("deal-close").click()
    ear.listen(tom.page, "the table in another's turn")


def test_the_text_boards(meet: Meet, ear: Ear) -> None:
    juno = meet("Juno")
    for scene in (LIVELY, Scene("novaraiders", 3, 7, 110, my_turn)):
        page = sit_down(juno, scene)
        page.get_by_test_id("text-board").click()
        page.get_by_test_id("text-board-page").wait_for()
        ear.listen(page, f"the text board of {scene.game}")
        page.get_by_test_id("text-board").click()


def test_what_is_asked_in_between(meet: Meet, ear: Ear) -> None:
    juno = meet("Juno")
    page = sit_down(juno, READY)
    page.get_by_test_id("pass").wait_for()
    ear.listen(page, "completing")
    page = sit_down(juno, Scene("afternova", 4, 1, 0, _jettisons))
    page.get_by_test_id("jettison").wait_for()
    ear.listen(page, "jettisoning")
    page = sit_down(juno, BOT_NEXT)
    ear.listen(page, "the table with Bot")
    page = sit_down(juno, Scene("afternova", 4, 1, 0, _discards))
    page.locator(".hand .chip.warn").wait_for()
    shadow = page.get_by_test_id("market").evaluate("each => getComputedStyle(each).boxShadow")
    assert shadow == "none", "the Market glows, but one chooses from the hand"
    ear.listen(page, "discarding")


def _jettisons(game: Game) -> bool:
    return any(type(each).__name__ == "Jettison" for each in game.legal(0)) and 0 in game.waiting_for()


def _discards(game: Game) -> bool:
    return bool(game.view(0).phase == "discard" and 0 in game.waiting_for())


def test_taking_back_and_looking_back(meet: Meet, ear: Ear) -> None:
    page, _ = at_a_game(meet("Juno"))
    hand = page.locator("[data-testid^=hand-]")
    for have in (4, 5, 6):
        expect(hand).to_have_count(have)
        page.locator("[data-testid^=take-]").first.click()
    page.locator("[data-testid=afternova-table]:not([data-turn='1'])").wait_for()
    page.locator("[data-testid=prompt][data-mine=true]").wait_for()
    page.get_by_test_id("undo").click()
    page.get_by_test_id("undo-dialog").locator("li").first.wait_for()
    ear.listen(page, "taking back")
    close(page)
    page.locator(".log li button").first.click()
    page.get_by_test_id("moment-bar").wait_for()
    ear.listen(page, "an earlier moment")


@pytest.mark.parametrize("game", ["afternova", "novaraiders"])
def test_a_result_and_its_replay(meet: Meet, ear: Ear, game: str) -> None:
    juno = meet("Juno")
    kept = json.loads(juno.opens("/").evaluate("localStorage.getItem('novatable.guest')"))
    table = House(juno.url).set_up(Scene(game, 3, 5, 0, over), kept)
    page = juno.opens(f"/table/{table}")
    page.locator("[data-testid=result] figure").first.wait_for()
    ear.listen(page, "the result")
    page.goto(f"{juno.url}/replay/{table}/40")
    page.get_by_test_id("replay-bar").wait_for()
    ear.listen(page, "the replay")
    page.get_by_test_id("replay-share").click()
    page.get_by_test_id("replay-eyes").select_option("all")
    page.get_by_test_id("open-hands").wait_for()
    ear.listen(page, "all hands")
    close(page)
    ear.listen(page, "the replay with all eyes, shared")


def _directives(game: Game) -> bool:
    return bool(game.view(0).phase == "directives" and 0 in game.waiting_for())


@pytest.mark.parametrize("size", THEMES)
def test_the_table_of_nova_raiders(meet: Meet, ear: Ear, size: tuple[int, int]) -> None:
    juno = meet("Juno", size, theme=THEMES[size])
    page = sit_down(juno, Scene("novaraiders", 3, 7, 0, _directives))
    page.get_by_test_id("directive-choice").wait_for()
    ear.listen(page, "the choice of a Directive")
    page = sit_down(juno, Scene("novaraiders", 3, 7, 110, my_turn))
    ready(page)
    ear.listen(page, "the table")
    page.locator("[data-testid=hand] [data-use][aria-disabled=false]").first.click()
    ear.listen(page, "an action that was begun")
    if size == PHONE:
        page.get_by_test_id("cancel").first.click()
        page.get_by_test_id("open-log").click()
        page.get_by_test_id("drawer-close").wait_for()
        ear.listen(page, "the drawer")


@pytest.mark.parametrize("size", THEMES)
def test_the_panels_of_nova_raiders(meet: Meet, ear: Ear, size: tuple[int, int]) -> None:
    ships = {0: {gate(4, 0): "BY"}, 1: {space(1, 0, 1): "R"}}
    game = arrange(new(), ships=ships, piles={}, bays={0: ["R", "RB"]}, hands={0: [UNLOAD, ORBIT_3]}, time=3)
    page = at_table(meet, game, size)
    page.get_by_test_id(f"card-{UNLOAD}-unload").click()
    page.get_by_test_id("confirm").click()
    page.get_by_test_id("unload-panel").get_by_test_id("bay-0").wait_for()
    ready(page)
    ear.listen(page, "unloading")

    ships = {0: {space(4, 0, 1): "YB"}, 1: {space(4, 0, 2): "RBY"}}
    page = at_table(meet, arrange(new(), ships=ships, piles={}, hands={0: [HIJACK, UNLOAD]}, time=1), size)
    page.get_by_test_id(f"card-{HIJACK}-hijack").click()
    page.get_by_test_id("leave-shards").click()
    page.get_by_test_id("leave-confirm").wait_for()
    ear.listen(page, "leaving Shards behind")

    ships = {1: {space(2, 1, 1): "RB"}, HRL: {gate(1, 2): "", space(2, 2, 1): "Y", space(3, 2, 1): ""}}
    page = at_table(meet, hrl_turned_up("Hijack brown", ships), size)
    page.get_by_test_id("hrl-A").click()
    ear.listen(page, "deciding for H.R.L.")


def test_the_house(meet: Meet, ear: Ear) -> None:
    juno = meet("Juno")
    page = juno.opens("/")
    page.get_by_test_id("add-device").click()
    page.get_by_test_id("device-dialog").locator("svg").first.wait_for()
    ear.listen(page, "another device")
    link = page.get_by_test_id("device-dialog").locator("input").input_value()
    close(page)
    page.get_by_test_id("my-name").click()
    page.get_by_test_id("name-field").wait_for()
    ear.listen(page, "my name")
    close(page)
    page.get_by_test_id("join-by-link").click()
    page.get_by_test_id("pasted-link").wait_for()
    ear.listen(page, "joining by a link")
    phone = meet(size=PHONE)
    phone.page.goto(link)
    phone.page.get_by_test_id("device-add").wait_for()
    ear.listen(phone.page, "arriving on another device")
    scene = Scene("afternova", 3, 4, 0, my_turn, (("first", 0),))
    kept = json.loads(page.evaluate("localStorage.getItem('novatable.guest')"))
    seats = [{"who": "me"}, {"who": "me"}, {"who": "computer", "level": "cadet"}]
    page.goto(f"{juno.url}/table/{House(juno.url).set_up(scene, kept, seats)}")
    page.get_by_test_id("curtain").wait_for()
    ear.listen(page, "the curtain")


PLANTED = """<!doctype html><html lang="en"><title>Planted</title>
    <button>Twice</button><button aria-label="Twice">Another</button><button></button>
    <button>Once</button><button disabled>Once</button><button hidden>Once</button>
    <a href="#here">Same</a><a href="#here">Same</a><a href="#one">Other</a><a href="#two">Other</a>
    <select aria-label="First"><option>A</option></select>
    <select aria-label="Second"><option>A</option></select>
    <section class="log"><ol><li><button>Line</button></li><li><button>Line</button></li></ol></section>"""


def test_planted_names_are_found(page: Page) -> None:
    page.set_content(PLANTED)
    assert sorted(faults_of_names(page)) == [
        "2 controls are called 'Other'",
        "2 controls are called 'Twice'",
        "a button without a name, in Planted",
    ]
