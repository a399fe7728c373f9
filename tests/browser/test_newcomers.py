"""A newcomer at AfterNova's table: the first line, the Market, true prompts, and the text board."""

from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from novatable import Game
from tests.browser.conftest import Meet, violations
from tests.browser.hands import MY_TURN, novaraiders, there, until
from tests.browser.test_afternova import sit_down
from tests.browser.test_deals import three_at_a_table
from tools.stage import Scene, my_turn

LIVELY = Scene("afternova", 4, 1, 60, my_turn)
OPENING = Scene("afternova", 3, 2, 0, my_turn, (("first", 0),))


def _nothing_to_complete(game: Game) -> bool:
    view = game.view(0)
    return view.phase == "window" and [type(each).__name__ for each in game.legal(0)] == ["Pass"]


def _directives(game: Game) -> bool:
    return bool(game.view(0).phase == "directives" and 0 in game.waiting_for())


DIRECTIVES = Scene("novaraiders", 3, 7, 0, _directives)
IDLE = Scene("afternova", 4, 1, 40, _nothing_to_complete)
RAID = Scene("novaraiders", 3, 7, 60, my_turn)


WINDOWS = [(1440, 900), (1366, 640), (768, 1024), (390, 844), (844, 390)]


@pytest.mark.parametrize("size", WINDOWS)
def test_a_first_game_says_its_aim_and_what_to_do_now_once(meet: Meet, size: tuple[int, int]) -> None:
    page = sit_down(meet("Juno", size=size, met=[]), OPENING)
    line = page.get_by_test_id("first-game")
    expect(line).to_contain_text("pay for your Blueprints")
    expect(line).to_contain_text("Choose a Planet to see what it takes")
    assert lies_over(page) == []
    assert violations(page) == []
    page.get_by_test_id("first-game-read").click()
    expect(line).to_have_count(0)
    page.reload()
    page.get_by_test_id("hand").wait_for(state="attached")
    expect(line).to_have_count(0)


def lies_over(page: Page) -> list[str]:
    """What the first words hide a part of: nothing, unless they stand before everything else."""
    return list(
        page.evaluate(
            """() => {
                const line = document.querySelector('[data-testid=first-game]');
                if (line.closest('dialog:modal')) return [];
                const box = line.getBoundingClientRect();
                const needed = 'prompt opponents planets market mine hand board academy'.split(' ');
                return needed.filter(name => {
                    const part = document.querySelector(`[data-testid=${name}]`)?.getBoundingClientRect();
                    return part && Math.min(part.right, box.right) - Math.max(part.left, box.left) > 1
                        && Math.min(part.bottom, box.bottom) - Math.max(part.top, box.top) > 1;
                });
            }"""
        )
    )


def test_while_others_begin_a_first_game_says_to_wait(meet: Meet) -> None:
    _, mia, _, _ = three_at_a_table(meet, met=[])
    line = mia.page.get_by_test_id("first-game")
    expect(line).to_contain_text("pay for your Blueprints")
    expect(line).to_contain_text("Others play first")


def test_the_first_words_go_while_one_chooses(meet: Meet) -> None:
    page = sit_down(meet("Juno", met=[]), OPENING)
    line = page.get_by_test_id("first-game")
    line.wait_for()
    page.get_by_test_id("planet-0").click()
    page.get_by_test_id("deal-table").wait_for()
    expect(line).to_have_count(0)
    page.get_by_test_id("deal-close").click()
    expect(line).to_have_count(1)
    page.get_by_test_id("to-market").click()
    expect(line).to_have_count(0)


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_going_to_the_market_can_be_seen_and_counts_down(meet: Meet, size: tuple[int, int]) -> None:
    page = sit_down(meet("Juno", size=size), OPENING)
    table = page.get_by_test_id("afternova-table")
    page.get_by_test_id("to-market").click()
    expect(table).to_contain_class("shopping")
    left = page.get_by_test_id("takes-left")
    count = int(left.inner_text())
    page.get_by_test_id("from-market").click()
    expect(left).to_have_count(0)
    page.get_by_test_id("to-market").click()
    expect(page.locator("[data-testid^=take-]:focus")).to_have_count(1)
    page.locator("[data-testid^=take-]:visible").first.click()
    expect(left).to_have_text(str(count - 1))


def test_whoever_has_nothing_to_complete_is_not_told_to_complete(meet: Meet) -> None:
    """The first moment of the window is looked at: the page answers for the player soon after."""
    person = meet("Juno")
    person.page.clock.install()  # the page's own pause does not end
    page = sit_down(person, IDLE)
    expect(page.get_by_test_id("prompt")).to_contain_text("you have nothing to complete")
    expect(page.get_by_test_id("prompt")).to_have_attribute("data-mine", "false")
    expect(page.get_by_test_id("pass")).to_have_count(0)


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_cards_of_the_market_stay_where_they_lie_as_one_is_taken(meet: Meet, size: tuple[int, int]) -> None:
    page = sit_down(meet("Juno", size=size), OPENING)
    page.get_by_test_id("to-market").click()
    places = page.locator(".mrow.paws > :is(.take, .gap)")
    lie = "each => each.map(place => place.dataset.card ?? null)"
    before = places.evaluate_all(lie)
    page.get_by_test_id(f"take-{before[0]}").click()
    expect(page.get_by_test_id(f"take-{before[0]}")).to_have_count(0)
    assert places.evaluate_all(lie) == [None, *before[1:]]


def _focused(page: Page) -> str:
    return str(page.evaluate("document.activeElement?.dataset.testid ?? document.activeElement?.tagName"))


def test_after_a_card_is_taken_by_keyboard_the_focus_is_at_the_next_choice(meet: Meet) -> None:
    page = sit_down(meet("Juno"), OPENING)
    page.get_by_test_id("to-market").focus()
    page.keyboard.press("Enter")
    for _ in range(2):
        expect(page.locator("[data-testid^=take-]:focus")).to_have_count(1)
        taken = _focused(page)
        page.keyboard.press("Enter")
        expect(page.get_by_test_id(taken)).to_have_count(0)
    expect(page.locator("[data-testid^=take-]:focus")).to_have_count(1)


def test_the_text_board_has_the_log_the_chat_and_what_is_new(meet: Meet) -> None:
    page = sit_down(meet("Juno"), LIVELY)
    page.get_by_test_id("text-board").click()
    board = page.get_by_test_id("text-board-page")
    board.wait_for()
    expect(board.get_by_test_id("text-since").locator("li").first).to_be_visible()
    log = board.get_by_test_id("text-log")
    expect(log).to_have_attribute("aria-live", "polite")
    lines = log.locator("li").count()
    assert violations(page) == []
    board.get_by_test_id("say").fill("I am looking for purple")
    page.keyboard.press("Enter")
    expect(board.locator(".chat")).to_contain_text("I am looking for purple")
    board.locator(".choices button", has_text="Take").first.click()
    expect(log.locator("li")).not_to_have_count(lines)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_preferred_colour_scheme_is_followed(meet: Meet, scheme: str) -> None:
    person = meet("Juno", theme=None)
    person.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    page = person.opens("/")
    expect(page.locator("html")).to_have_attribute("data-theme", scheme)


@pytest.mark.parametrize(
    ("size", "said", "point"),
    [
        ((1366, 640), "Rest the pointer", "Choose a lit space"),
        ((390, 844), "Press and hold", "Tap a lit space"),
    ],
)
def test_a_first_game_of_raiders_says_its_aim_with_the_directives_and_then_what_to_do(
    meet: Meet, size: tuple[int, int], said: str, point: str
) -> None:
    page = sit_down(meet("Juno", size=size, met=[]), DIRECTIVES)
    line = page.get_by_test_id("first-game")
    expect(page.get_by_test_id("directive-choice").get_by_test_id("first-game")).to_contain_text(
        "pick up Shards"
    )
    page.locator("[data-testid^=keep-]").first.click()
    expect(page.get_by_test_id("directive-choice")).to_have_count(0)
    expect(line).to_contain_text(said)  # once it is one's turn
    expect(line).to_contain_text("Launch a ship")
    assert lies_over(page) == []
    if page.locator("dialog:modal").count():
        page.get_by_test_id("first-game-read").click()
    page.get_by_test_id("launch").click()
    expect(line).to_have_count(0)
    confirm = page.get_by_test_id("confirm")
    expect(confirm).to_have_text(point)
    page.locator("[data-space].can").first.click()
    expect(confirm).to_have_text("Launch here")
    confirm.click()
    expect(confirm).to_have_count(0)
    expect(page.get_by_test_id("prompt")).to_contain_text("Your turn")
    expect(line).to_have_count(0)  # whoever has begun knows how


def test_a_refusal_goes_with_the_next_thing_that_is_done(meet: Meet) -> None:
    page = sit_down(meet("Juno"), OPENING)
    hand = page.locator("[data-testid^=hand-]")
    before = hand.count()
    page.locator("[data-testid^=take-]:visible").first.click()
    expect(hand).to_have_count(before + 1)
    page.get_by_test_id("planet-0").click()  # whoever is at the Market does not extract any more
    refusal = page.get_by_test_id("refusal")
    refusal.wait_for()
    page.get_by_test_id("menu").click()
    assert refusal.count() == 0  # at once, not only after a while


def test_blueprints_of_the_market_tell_what_my_fragments_pay(meet: Meet) -> None:
    page = sit_down(meet("Juno"), LIVELY)
    marks = page.locator("[data-testid^=pays-]")
    expect(marks.first).to_be_visible()
    assert marks.first.get_attribute("aria-label") in (
        "You have all the Fragments it costs",
        *(f"You have {n} of the {of} Fragments it costs" for of in range(2, 6) for n in range(1, of)),
    )


@pytest.mark.parametrize("size", [(1366, 640), (390, 844)])
def test_a_tick_leaves_the_fragment_below_it_readable(meet: Meet, size: tuple[int, int]) -> None:
    page = sit_down(meet("Juno", size=size), LIVELY)
    page.locator("[data-testid=hand] .cost .icon i").first.wait_for(state="attached")
    covered = page.evaluate(
        """() => [...document.querySelectorAll('.cost .icon:has(i)')].map(icon => {
            const box = part => icon.querySelector(`:scope > ${part}`).getBoundingClientRect();
            const gem = box('svg'), tick = box('i');
            const across = Math.min(gem.right, tick.right) - Math.max(gem.left, tick.left);
            const down = Math.min(gem.bottom, tick.bottom) - Math.max(gem.top, tick.top);
            return across * down / (gem.width * gem.height);
        })"""
    )
    assert covered
    assert max(covered) <= 0.25


def test_on_a_phone_the_board_does_not_jump_with_every_line_of_another_s_turn(meet: Meet) -> None:
    page = sit_down(meet("Juno", size=(390, 844), pace="fast"), RAID)
    page.locator("[data-testid=table][data-mine=true]").wait_for()
    page.evaluate(
        """() => {
            window.heights = [];
            const look = () => {
                const who = document.querySelector('.acts')?.dataset.testid;
                const prompt = document.querySelector('.ask:has([data-testid=prompt][data-mine=false])');
                if (who && prompt) window.heights.push([who, prompt.getBoundingClientRect().height]);
                requestAnimationFrame(look);
            };
            look();
        }"""
    )

    def both_have_played() -> bool:
        if there(page, MY_TURN) is not None:
            novaraiders(page)
        return len({who for who, _ in page.evaluate("window.heights")}) == 2

    until(page, both_have_played, "the others have played")
    page.locator("[data-testid=table][data-mine=true]").wait_for()
    heights: list[tuple[str, float]] = page.evaluate("window.heights")
    shrunk = [
        (who, before, now)
        for (who, before), (same, now) in pairwise(heights)
        if who == same and now < before - 1
    ]
    assert not shrunk
