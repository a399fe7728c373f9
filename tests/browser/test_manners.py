"""One device for two people, three languages, the text board, a phone."""

import json

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Meet
from tools.stage import House, Scene, my_turn

PHONE = (390, 844)


def test_a_curtain_falls_between_two_hands_on_one_device(meet: Meet) -> None:
    juno = meet("Juno")
    page = juno.opens("/")
    guest = json.loads(page.evaluate("localStorage.getItem('novatable.guest')"))
    scene = Scene("afternova", 3, 4, 0, my_turn, (("first", 0),))
    seats = [{"who": "me"}, {"who": "me"}, {"who": "computer", "level": "cadet"}]
    table = House(juno.url).set_up(scene, guest, seats)
    page.goto(f"{juno.url}/table/{table}")
    page.get_by_test_id("curtain").wait_for()
    expect(page.locator("[data-testid^=hand-]")).to_have_count(0)
    page.get_by_test_id("curtain-open").click()
    first = _hand(page)
    assert first
    for _ in range(3):
        before = _hand(page)
        page.locator("[data-testid^=take-]").first.click()
        expect(page.locator("[data-testid^=hand-]")).not_to_have_count(len(before))
    expect(page.get_by_test_id("curtain")).to_contain_text("Juno 2")
    expect(page.locator("[data-testid^=hand-]")).to_have_count(0)
    page.get_by_test_id("curtain-open").click()
    page.get_by_test_id("hand").wait_for()
    assert not set(_hand(page)) & set(first)


def _hand(page: Page) -> list[str]:
    page.get_by_test_id("hand").wait_for()
    cards = page.locator("[data-testid^=hand-]")
    return [cards.nth(place).get_attribute("data-testid") or "" for place in range(cards.count())]


def test_the_language_changes_without_loading_the_page_anew(meet: Meet) -> None:
    juno = meet("Juno")
    page = juno.opens("/")
    page.evaluate("window.stillHere = true")
    texts = []
    for language in ("de", "it", "en"):
        page.get_by_test_id(f"language-{language}").click()
        expect(page.locator("html")).to_have_attribute("lang", language)
        texts.append(page.get_by_test_id("play-now-afternova").inner_text())
    assert len(set(texts)) == 3
    assert page.evaluate("window.stillHere")


def test_a_table_speaks_german_and_italian(meet: Meet) -> None:
    juno = meet("Juno")
    page = juno.opens("/")
    page.get_by_test_id("play-now-novaraiders").click()
    page.get_by_test_id("prompt").wait_for(state="attached")  # the choice of a Directive lies over it
    prompts = []
    for language in ("de", "it"):
        page.get_by_test_id("language").click()
        expect(page.locator("html")).to_have_attribute("lang", language)
        prompts.append(page.locator("main, body").first.inner_text())
    assert prompts[0] != prompts[1]


def test_every_choice_can_be_made_on_the_text_board(meet: Meet) -> None:
    juno = meet("Juno")
    page = juno.opens("/")
    page.get_by_test_id("play-now-afternova").click()
    page.locator("[data-testid=prompt][data-mine=true]").wait_for()
    page.get_by_test_id("text-board").click()
    board = page.get_by_test_id("text-board-page")
    board.wait_for()
    expect(board.locator("h2").nth(4)).to_be_attached()
    before = page.get_by_test_id("connection").get_attribute("data-seq")
    board.locator("[data-testid^=text-deal-]").first.click()  # what cannot be listed has its own way in
    page.get_by_test_id("deal-table").wait_for()
    page.get_by_test_id("deal-close").click()
    board.locator("button", has_text="Take").first.click()
    expect(page.get_by_test_id("connection")).not_to_have_attribute("data-seq", before or "")


@pytest.mark.parametrize(
    ("language", "begins"), [("en", "First discard"), ("de", "Lege zuerst"), ("it", "Prima scarta")]
)
def test_a_refusal_says_why_and_leads_to_the_rule(meet: Meet, language: str, begins: str) -> None:
    juno = meet("Juno", language=language)
    page = juno.opens("/")
    guest = json.loads(page.evaluate("localStorage.getItem('novatable.guest')"))
    table = House(juno.url).set_up(Scene("afternova", 3, 4, 40, my_turn), guest)
    page.goto(f"{juno.url}/table/{table}")
    page.locator("[data-testid=prompt][data-mine=true]").wait_for()
    before = page.get_by_test_id("connection").get_attribute("data-seq")
    page.locator("[data-testid^=take-]").first.click()
    expect(page.get_by_test_id("connection")).not_to_have_attribute("data-seq", before or "")
    page.get_by_test_id("planet-0").click()  # whoever is at the Market does not extract any more
    refusal = page.get_by_test_id("refusal")
    refusal.wait_for()
    expect(refusal).to_contain_text(begins)
    with juno.context.expect_page() as opened:
        refusal.locator("a").click()
    rulebook = opened.value
    rulebook.wait_for_url("**/rules/afternova#AN-*")
    rule = rulebook.url.split("#")[1]
    expect(rulebook.locator(f"[id='{rule}']")).to_be_in_viewport()
