"""Hands that play through the page: they click what a player would click, knowing no rule."""

import time
from collections.abc import Callable
from itertools import count

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as Missing

from tests.patience import PATIENCE

MY_TURN = "[data-testid=prompt][data-mine=true], [data-testid=table][data-mine=true]"
_places = count()


def seen(page: Page) -> int:
    """The entry that the page has last heard of."""
    return int(page.get_by_test_id("connection").get_attribute("data-seq") or 0)


def there(page: Page, selector: str) -> Locator | None:
    """The first such element that is visible now."""
    place = page.evaluate(
        "selector => [...document.querySelectorAll(selector)].findIndex(each => each.checkVisibility("
        "{visibilityProperty: true}) && each.getBoundingClientRect().width)",
        selector,
    )
    return None if place < 0 else page.locator(selector).nth(place)


def click(place: Locator) -> bool:
    """Click; False if it went away meanwhile, as others act too."""
    try:
        place.click(timeout=3000)
    except Missing:
        return False
    return True


def until(page: Page, so: Callable[[], bool], what: str) -> None:
    patience = time.monotonic() + PATIENCE
    while not so():
        assert time.monotonic() < patience, f"not so after {PATIENCE:.0f} s: {what}"
        page.wait_for_timeout(30)


def play_on(page: Page, hand: Callable[[Page], bool], most: int = 600) -> int:
    """Play until the result is shown; how many clicks that took."""
    result = "[data-testid=result]"
    refused_at = None
    for clicks in range(most):
        until(page, lambda: there(page, f"{result}, {MY_TURN}") is not None, "my turn, or the result")
        if there(page, result) is not None:
            return clicks
        if not hand(page):
            page.wait_for_timeout(50)
            continue
        refusal = there(page, "[data-testid=refusal]")
        if (
            refusal is not None
        ):  # the game may have gone on between looking and clicking; not twice at one point
            assert refused_at != seen(page), f"refused: {refusal.inner_text()}"
            refused_at = seen(page)
            refusal.get_by_role("button").click()
    raise AssertionError(f"no end after {most} clicks")


def _answered(page: Page, act: Callable[[Page], bool]) -> bool:
    """Act, and wait until something has come of it: an entry, a refusal, or a question of the page itself."""
    before = seen(page)
    # Under a pointer that rests where it has pressed, a new button is dead at first: see shared/steady.ts.
    page.mouse.move(0, 0)
    done = act(page)
    asked = "[data-testid=refusal], [data-testid^=pay-]"
    if done:
        until(page, lambda: seen(page) > before or there(page, asked) is not None, "an answer")
    return done


# ---- AfterNova


def afternova(page: Page) -> bool:
    """One decision; False if there was nothing to click."""
    return _answered(page, _afternova)


def _afternova(page: Page) -> bool:
    jettison = there(page, "[data-testid=jettison-go]")
    if jettison is not None:
        for number in range(12):
            if jettison.get_attribute("aria-disabled") != "true":
                break
            click(page.get_by_test_id(f"jettison-{number}"))
        return click(jettison)
    for wanted in ("[data-testid^=pay-]", "[data-testid^=complete-]", "[data-testid$=-decline]"):
        place = there(page, wanted)
        if place is not None:
            return click(place)
    offers = there(page, "[data-testid=open-offers].pri")
    if offers is not None:
        return click(offers) and click(page.locator("[data-testid$=-decline]").first)
    close = there(page, "[data-testid=deal-close]")
    if close is not None:
        click(close)
    extract = there(page, ".slot.solo")
    if extract is not None and there(page, "[data-testid=to-market]") is not None:
        return click(extract) and click(page.locator("[data-testid=deal-extract][aria-disabled=false]"))
    if there(page, ".hand .chip.warn") is not None:
        return click(page.locator("[data-testid^=hand-]").last)
    take = there(page, "[data-testid^=take-]")
    if take is not None and there(page, "[data-testid=pass]") is None:
        return click(take)
    done = there(page, "[data-testid=pass]")
    return done is not None and click(done)


# ---- Nova-Raiders


def novaraiders(page: Page) -> bool:
    return _answered(page, _novaraiders)


def _novaraiders(page: Page) -> bool:
    for wanted in ("[data-testid^=keep-]", "[data-testid=leave-confirm]", "button[data-testid^=restow-]"):
        place = there(page, wanted)
        if place is not None:
            return click(place)
    if there(page, "[data-testid=unload-panel]") is not None:
        return click(page.locator("[data-testid=unload-panel] [data-testid=confirm]"))
    if there(page, "[data-testid=hrl-panel] .option") is not None:
        return click(page.locator("[data-testid=hrl-panel] .option").first) and click(
            page.locator("[data-testid=confirm]:enabled:not([aria-disabled=true])").first
        )
    row = page.locator("[data-testid^=row-]").count()
    card = there(page, "[data-testid=hand] [data-use][aria-disabled=false]:not([data-use=chain])")
    if card is not None and row < 3:
        if not click(card):
            return False
        return _point(page)
    launch = there(page, "[data-testid=launch][aria-disabled=false]")
    if launch is not None:
        click(launch)
        return _point(page)
    end = there(page, "[data-testid=end-turn][aria-disabled=false]")
    if end is not None:
        return click(end)
    return _point(page)


def _point(page: Page) -> bool:
    """Point at what is lit up until the action can be confirmed, then confirm it."""
    before = seen(page)
    for _ in range(9):
        confirm = there(page, "[data-testid=confirm]:enabled:not([aria-disabled=true])")
        if confirm is not None:
            return click(confirm)
        if seen(page) > before:
            return True
        for other in ("[data-testid^=push-]", "[data-testid=pick-bay-tops]", "[data-testid^=pick-bay-]"):
            place = there(page, other)
            if place is not None:
                click(place)
                break
        else:
            lit = page.locator("[data-space].can")
            shown = lit.count()
            take = there(page, "[data-testid^=take-]:not([aria-disabled=true])")
            if not shown and take is None:
                break
            # Never the same places in the same order: whoever is stuck gets out.
            place = take if take is not None else lit.nth(next(_places) % shown)
            place.dispatch_event("click")  # spaces are rings' slices: their middle may lie under a ship
        page.wait_for_timeout(30)
    cancel = there(page, "[data-testid=cancel]")
    if cancel is not None:
        click(cancel)
    return False
