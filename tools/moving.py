"""Films of real games, a deal being made and a chained turn; and the preview picture for shared links."""

import io
import json
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Error, Page

from tools.stage import House, Scene, over

WINDOW = (1280, 720)
SHOWN = (960, 540)
EVERY = 0.16
"""Seconds from picture to picture."""

DEAL = Scene("afternova", 3, 2, 0, lambda _game: True, (("first", 0),))
"""Lockjaw lies at the left: Mia can bring its three engineering icons, Tomás its one security icon."""

CHAIN = (Scene("novaraiders", 3, 7, 0, over), 49, 10)
"""A turn of two links: two flights and an unloading; its first step, and how many there are."""
LINK_PICTURE = (1200, 630)


class Film:
    """A film of what a page shows."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.pictures: list[Image.Image] = []
        self.times: list[int] = []

    def watch(self, seconds: float) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            began = time.monotonic()
            shot = Image.open(io.BytesIO(self.page.screenshot(type="jpeg", quality=90)))
            self._add(shot.resize(SHOWN, Image.Resampling.LANCZOS))
            self.page.wait_for_timeout(max(0.0, EVERY - (time.monotonic() - began)) * 1000)

    def _add(self, picture: Image.Image) -> None:
        """Instead of repeating a picture, show it longer."""
        if self.pictures and picture.tobytes() == self.pictures[-1].tobytes():
            self.times[-1] = min(self.times[-1] + int(EVERY * 1000), 1200)
        else:
            self.pictures.append(picture)
            self.times.append(int(EVERY * 1000))

    def click(self, selector: str, then: float = 0.6) -> None:
        self.page.locator(selector).first.click()
        self.page.mouse.move(1, 1)  # so that nothing opens because the mouse rests on it
        self.watch(then)

    def keep(self, file: Path) -> None:
        self.times[-1] = 2000
        first, *others = self.pictures
        first.save(
            file, save_all=True, append_images=others, duration=self.times, loop=0, quality=62, method=4
        )
        print(f"{file.name}: {len(self.pictures)} pictures, {file.stat().st_size // 1024} KiB")


def person(browser: Browser, guest: dict[str, Any], **more: Any) -> Page:
    width, height = WINDOW
    context = browser.new_context(viewport={"width": width, "height": height}, locale="en-GB")
    met = ["afternova", "novaraiders"]
    settings = {"language": "en", "theme": "dark", "motion": True, "pace": "normal", "met": met, **more}
    for key, kept in (("settings", settings), ("guest", guest)):
        context.add_init_script(f"localStorage.setItem('novatable.{key}', {json.dumps(json.dumps(kept))})")
    page = context.new_page()
    page.set_default_timeout(30_000)
    return page


def film_deal(browser: Browser, house: House, file: Path) -> None:
    """Juno asks two others for help with a Planet; both agree, and the Fragments fly."""
    guests = [house.guest(name) for name in ("Juno", "Mia", "Tomás")]
    seats = [{"who": "me"}, {"who": "open"}, {"who": "open"}]
    table = house.set_up(DEAL, guests[0], seats)
    pages = [person(browser, guest, pace="normal" if guest is guests[0] else "instant") for guest in guests]
    for seat, guest in enumerate(guests):
        if seat:
            asked = {"purpose": "seat", "seat": seat}
            link = house.ask("POST", f"/api/tables/{table}/links", asked, guests[0]["token"])
            house.ask("POST", "/api/links/claim", {"secret": link["secret"]}, guest["token"])
        pages[seat].goto(f"{house.url}/table/{table}")
        pages[seat].get_by_test_id("hand").wait_for()
    juno, mia, tomas = pages
    for page, text in ((mia, "Lockjaw is tempting."), (tomas, "I would listen to a good offer.")):
        page.get_by_placeholder("Say something").fill(text)
        page.keyboard.press("Enter")
        juno.get_by_text(text).first.wait_for()
    film = Film(juno)
    film.watch(0.8)
    film.click("[data-testid=planet-0]", 1.0)
    for skill in (1, 2):
        _empty(juno, f"less-0-{skill}")
    film.click("[data-testid=bring-1]", 0.7)
    _empty(juno, "less-1-2")
    film.click("[data-testid=bring-2]", 0.7)
    for gem, seat in ((0, 0), (1, 1), (2, 2)):
        film.click(f"[data-testid=gem-{gem}]", 0.25)
        film.click(f"[data-testid=goes-to-{seat}]", 0.45)
    film.click("[data-testid=deal-offer][aria-disabled=false]", 1.0)
    for page in (mia, tomas):
        page.get_by_test_id("open-offers").wait_for()
        if not page.get_by_test_id("deal-table").is_visible():
            page.get_by_test_id("open-offers").click()
        page.get_by_test_id("offer-1-agree").click()
        page.locator("[data-testid=agree-go][aria-disabled=false]").click()
        film.watch(1.2)
    film.watch(2.4)
    film.keep(file)
    for page in pages:
        page.context.close()


def _empty(page: Page, stepper: str) -> None:
    """Press it as long as it can be; the last answer may come while it is being pressed again."""
    button = page.get_by_test_id(stepper)
    while button.is_enabled():
        with suppress(Error):
            button.click(timeout=2_000)


def film_chain(browser: Browser, house: House, file: Path) -> None:
    """A chained turn, step by step."""
    scene, first, steps = CHAIN
    guest = house.guest("Juno")
    page = person(browser, guest)
    page.goto(f"{house.url}/replay/{house.set_up(scene, guest)}/{first}")
    page.get_by_test_id("replay-bar").wait_for()
    film = Film(page)
    film.watch(0.8)
    for _ in range(steps):
        film.click("[data-testid=replay-forward]", 0.9)
    film.watch(1.0)
    film.keep(file)
    page.context.close()


def link_picture(browser: Browser, house: House, file: Path) -> None:
    """The preview of a shared link: both games, and nothing to press."""
    width, height = LINK_PICTURE
    context = browser.new_context(viewport={"width": width, "height": height}, locale="en-GB")
    page = context.new_page()
    page.goto(house.url)
    page.get_by_test_id("play-now-afternova").wait_for()
    page.add_style_tag(
        content=".bar > :not(.brand), .lists, .ways, footer { display: none !important }"
        ".frame .tile { height: 524px; padding: 0 !important }"
    )
    page.screenshot(path=file, type="jpeg", quality=84)
    context.close()
