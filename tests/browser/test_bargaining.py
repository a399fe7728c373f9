"""Bargaining among people: what is said, announced, kept and safe at the deal table."""

import json

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Meet, violations
from tests.browser.test_deals import see_offers, state, three_at_a_table
from tools.stage import House

CALL = 1

PRESS_WHAT_COMES = """([x, y, name]) => {
  window.pressedTwice = false;
  const look = () => {
    const there = document.elementFromPoint(x, y)?.closest("button");
    if (!there?.dataset.testid?.startsWith(name)) return requestAnimationFrame(look);
    const press = { bubbles: true, cancelable: true, clientX: x, clientY: y, detail: 1 };
    for (let n = 0; n < 2; n++) there.dispatchEvent(new MouseEvent("click", press));
    window.pressedTwice = true;
  };
  requestAnimationFrame(look);
}"""
"""Press twice as soon as such a button is there: in the page, since a slow machine would be too late."""


def ask_everyone(page: Page) -> None:
    page.get_by_test_id("planet-0").click()
    page.get_by_test_id("deal-ask-everyone").click()
    page.get_by_test_id(f"offer-{CALL}").wait_for()


def told(page: Page, words: str) -> None:
    """It is announced wherever one is looking."""
    expect(page.get_by_test_id("deal-news")).to_contain_text(words)


def test_an_open_call_is_one_step_shows_every_answer_and_ends_visibly(meet: Meet) -> None:
    juno, mia, tom, _ = three_at_a_table(meet)
    ask_everyone(juno.page)
    for seat in (1, 2):
        state(juno.page, CALL, seat, "asked")
    told(mia.page, "Juno asks everyone for help.")

    # Juno looks at the main table when Mia says no, and is told there.
    juno.page.get_by_test_id("deal-close").click()
    see_offers(mia.page)
    mia.page.get_by_test_id(f"offer-{CALL}-decline").click()
    told(juno.page, "Mia says no to the call.")
    see_offers(juno.page)
    state(juno.page, CALL, 1, "declined")
    state(juno.page, CALL, 2, "asked")

    see_offers(tom.page)
    tom.page.get_by_test_id(f"offer-{CALL}-answer").click()
    tom.page.locator("[data-testid=deal-offer][aria-disabled=false]").click()
    told(juno.page, "Tom is willing.")
    state(juno.page, CALL, 2, "offers")

    juno.page.get_by_test_id(f"offer-{CALL}-withdraw").click()
    expect(juno.page.get_by_test_id(f"offer-{CALL}")).to_have_attribute("data-open", "false")
    expect(juno.page.get_by_test_id(f"offer-{CALL}-ended")).to_contain_text("Ended: you withdrew it.")
    told(mia.page, "Juno has withdrawn the call.")


def test_a_call_that_everyone_refuses_says_that_nobody_is_willing(meet: Meet) -> None:
    juno, mia, tom, _ = three_at_a_table(meet)
    ask_everyone(juno.page)
    nobody = juno.page.get_by_test_id(f"offer-{CALL}-nobody")
    for person in (mia, tom):
        expect(nobody).to_have_count(0)
        see_offers(person.page)
        person.page.get_by_test_id(f"offer-{CALL}-decline").click()
    expect(nobody).to_contain_text("Nobody is willing")
    expect(juno.page.get_by_test_id("deal-live")).to_contain_text("Nobody is willing")
    bars = juno.page.get_by_test_id("deal-bars")
    expect(bars).to_contain_text("Declined")
    expect(bars.locator(".asked")).to_have_count(0)  # what nobody brings does not fill them


@pytest.mark.parametrize("size", [(1366, 640), (390, 844)])
def test_whoever_is_called_on_is_told_so_and_can_say_no_at_once(meet: Meet, size: tuple[int, int]) -> None:
    juno, mia, _, _ = three_at_a_table(meet, size=size)
    juno.page.get_by_test_id("planet-0").click()
    juno.page.get_by_test_id("deal-ask-everyone").click()
    prompt = mia.page.get_by_test_id("prompt")
    expect(prompt).to_contain_text("Juno asks everyone for help: join in or decline.")
    mia.page.get_by_test_id("refuse-calls").click()
    expect(prompt).not_to_contain_text("asks everyone")
    expect(mia.page.get_by_test_id("refuse-calls")).to_have_count(0)
    expect(mia.page.get_by_test_id("open-offers")).to_be_visible()
    state(juno.page, CALL, 1, "declined")


def test_a_draft_outlives_its_offer_and_goes_to_the_next_one(meet: Meet) -> None:
    juno, mia, tom, _ = three_at_a_table(meet, pace="normal")  # shown some time after it has happened
    page = juno.page
    page.get_by_test_id("planet-0").click()
    page.get_by_test_id("bring-1").click()
    page.locator("[data-testid=deal-offer][aria-disabled=false]").click()
    page.get_by_test_id("offer-1").wait_for()
    expect(page.get_by_test_id("deal-live")).to_contain_text("Offered: waiting for Mia")
    expect(page.get_by_test_id("deal-offer")).to_have_attribute("aria-disabled", "true")
    expect(page.get_by_test_id("lane-1")).to_be_visible()

    told(mia.page, "Juno makes an offer.")
    see_offers(mia.page)
    mia.page.get_by_test_id("offer-1-decline").click()
    told(page, "Mia says no.")
    expect(page.get_by_test_id("deal-live")).to_contain_text("Mia said no")

    page.locator("[data-way=instead]", has_text="Ask Tom instead of Mia").click()
    expect(page.get_by_test_id("lane-1")).to_have_count(0)
    page.locator("[data-testid=deal-offer][aria-disabled=false]", has_text="Offer to Tom").click()
    state(page, 2, 2, "asked")
    # What is no answer to an offer is not called one.
    expect(tom.page.get_by_test_id("deal-news")).to_contain_text("Juno makes an offer.")
    see_offers(tom.page)
    expect(tom.page.get_by_test_id("offer-2")).to_contain_text("Offer by Juno")
    tom.page.get_by_test_id("offer-2-counter").click()
    tom.page.locator("[data-testid^=gem-][aria-label*='goes to Juno']").first.click()
    tom.page.get_by_test_id("goes-to-2").click()
    tom.page.locator("[data-testid=deal-offer][aria-disabled=false]").click()
    told(page, "Tom makes a counter-offer.")
    expect(page.get_by_test_id("offer-3")).to_contain_text("Counter-offer by Tom")


def test_help_that_nobody_asked_for_is_an_offer(meet: Meet) -> None:
    juno, mia, _, _ = three_at_a_table(meet)
    mia.page.get_by_test_id("planet-0").click()
    mia.page.locator("[data-testid=deal-offer][aria-disabled=false]").click()
    told(juno.page, "Mia makes an offer.")
    see_offers(juno.page)
    expect(juno.page.get_by_test_id("offer-1")).to_contain_text("Offer by Mia")


def test_nothing_is_pressed_that_has_come_under_the_pointer(meet: Meet) -> None:
    juno, mia, _, _ = three_at_a_table(meet)
    page = juno.page
    page.get_by_test_id("planet-0").click()
    page.get_by_test_id("bring-1").click()
    for offer in (1, 2):
        page.locator("[data-testid=deal-offer][aria-disabled=false]").click()
        page.get_by_test_id(f"offer-{offer}").wait_for()
        if offer == 1:  # the second one is more generous
            page.locator("[data-testid^=gem-][aria-label*='goes to you']").first.click()
            page.get_by_test_id("goes-to-1").click()

    see_offers(mia.page)
    # When the first is declined, the second moves up to where it was: its button comes under the pointer.
    top, low = mia.page.get_by_test_id("offer-2-decline"), mia.page.get_by_test_id("offer-1-decline")
    low.wait_for()
    box = top.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    mia.page.evaluate(PRESS_WHAT_COMES, [x, y, "offer-1-"])
    mia.page.mouse.click(x, y)
    expect(mia.page.get_by_test_id("offer-2")).to_have_attribute("data-open", "false")
    mia.page.wait_for_function("pressedTwice")
    expect(mia.page.get_by_test_id("offer-1")).to_have_attribute("data-open", "true")
    expect(mia.page.locator("dialog[open]")).to_have_count(0)

    # Whoever moves the pointer means it.
    mia.page.mouse.move(x + 60, y + 60)
    low.click()
    expect(mia.page.get_by_test_id("offer-1")).to_have_attribute("data-open", "false")


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768), (390, 844), (844, 390)])
def test_people_talk_beside_the_deal_table(meet: Meet, size: tuple[int, int]) -> None:
    juno, mia, _, _ = three_at_a_table(meet)
    page = juno.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.get_by_test_id("planet-0").click()
    page.get_by_test_id("deal-table").wait_for()
    mia.page.get_by_test_id("say").fill("What do I get for it?")
    mia.page.keyboard.press("Enter")
    chat = page.get_by_test_id("deal-chat")
    if size != (1440, 900):
        told(page, "Mia: What do I get for it?")
        expect(page.get_by_test_id("deal-tab-chat")).to_contain_text("1")
        page.get_by_test_id("deal-tab-chat").click()
        expect(page.get_by_test_id("deal-tab-chat").locator(".n")).to_have_count(0)
    expect(chat).to_contain_text("What do I get for it?")
    # What is asked for lies on the table; what one's Blueprints cost is not told by a slip.
    expect(chat.get_by_text("Who can bring 2 engineering and 1 security?")).to_be_visible()
    expect(chat.get_by_text("I need")).to_have_count(0)
    chat.get_by_text("One more and you have a deal.").click()
    expect(mia.page.locator(".chat").first).to_contain_text("One more and you have a deal.")
    chat.get_by_test_id("say").fill("The white one?")
    page.keyboard.press("Enter")
    expect(mia.page.locator(".chat").first).to_contain_text("The white one?")


def test_a_spectator_sees_the_deal_table_and_can_do_nothing(meet: Meet) -> None:
    juno, mia, _, table = three_at_a_table(meet)
    token = json.loads(juno.page.evaluate("localStorage.getItem('novatable.guest')"))["token"]
    link = House(juno.url).ask("POST", f"/api/tables/{table}/links", {"purpose": "watch"}, token)
    wanda = meet("Wanda")
    page = wanda.opens(link["path"])
    page.get_by_test_id("afternova-table").wait_for()
    ask_everyone(juno.page)
    told(page, "Juno asks everyone for help.")
    page.get_by_test_id("open-offers").click()
    for part in ("deal-planet", "deal-bars", "deal-lanes", "deal-offers", "deal-chat"):
        expect(page.get_by_test_id(part)).to_be_visible()
    state(page, CALL, 1, "asked")
    expect(page.get_by_test_id("lane-anyone")).to_be_visible()
    for button in ("deal-footer", "more-0-1", "draft-new", "say", f"offer-{CALL}-decline"):
        expect(page.get_by_test_id("deal-table").get_by_test_id(button)).to_have_count(0)
    see_offers(mia.page)
    mia.page.get_by_test_id(f"offer-{CALL}-decline").click()
    state(page, CALL, 1, "declined")
    assert violations(page) == []


def test_who_says_no_lies_over_no_offer_and_one_asks_where_the_fragment_is(meet: Meet) -> None:
    juno, mia, _, _ = three_at_a_table(meet)
    ask_everyone(juno.page)
    see_offers(mia.page)
    mia.page.get_by_test_id(f"offer-{CALL}-decline").click()
    state(juno.page, CALL, 1, "declined")
    told(juno.page, "Mia says no to the call.")
    # The offer itself says so: nothing is laid over it, it is only read out.
    expect(juno.page.get_by_test_id("deal-news").locator("button")).to_have_count(0)

    page = juno.page
    page.get_by_test_id("deal-close").click()
    page.get_by_test_id("planet-1").click()
    page.get_by_test_id("bring-1").click()
    lane = page.get_by_test_id("lane-0")
    lane.get_by_role("button", name="from the Planet").first.click()
    expect(lane.get_by_test_id("goes-to-1")).to_be_visible()
    lane.get_by_test_id("goes-to-1").click()
    expect(page.get_by_test_id("goes-to-1")).to_have_count(0)
