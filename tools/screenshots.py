"""`make screenshots`: every screen in three sizes with real games, and films, into docs/screenshots."""

import argparse
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))  # so that tools can share a module
from tools.moving import film_chain, film_deal, link_picture
from tools.stage import House, Scene, my_turn, over

FOLDER = Path(__file__).parents[1] / "docs" / "screenshots"
SIZES = {"desk": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}
SEEN = 15_000
"""Milliseconds within which a screen must appear."""
REVIEWED = 600_000
"""The same for a review, which is made first."""


class Screen(NamedTuple):
    """Where a screen is, and what to do before its picture is taken."""

    path: str
    ready: str
    """A selector that matches once the screen is there."""
    prepare: Callable[[Page], None] = lambda _page: None
    patience: int = SEEN
    """Milliseconds until it must be there."""


@contextmanager
def server() -> Iterator[House]:
    with socket.socket() as probe, tempfile.TemporaryDirectory() as folder:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
        probe.close()
        environment = {
            **os.environ,
            "NOVATABLE_PORT": str(port),
            "NOVATABLE_DATABASE": f"sqlite:///{folder}/novatable.db",
            "NOVATABLE_ALLOWANCE": "100",  # many tables at once, in a hurry
        }
        process = subprocess.Popen(
            [sys.executable, "-m", "novatable.server.serve"], env=environment, stderr=subprocess.DEVNULL
        )
        try:
            while True:
                with socket.socket() as knock:
                    if knock.connect_ex(("127.0.0.1", port)) == 0:
                        break
                if process.poll() is not None:
                    raise RuntimeError("the server did not start")
                time.sleep(0.05)
            yield House(f"http://127.0.0.1:{port}")
        finally:
            process.terminate()
            process.wait()


PROMPT = "[data-testid=prompt]"
RESULT = "[data-testid=result]"
DEAL = Scene("afternova", 4, 7, 60, my_turn)

TABLES = {
    "afternova-table": DEAL,
    "afternova-deal": DEAL,
    "afternova-bot": Scene("afternova", 2, 3, 30, my_turn),
    "afternova-six": Scene("afternova", 6, 5, 60, my_turn),
    "afternova-result": Scene("afternova", 4, 11, 0, over),
    "raiders-table": Scene("novaraiders", 3, 7, 110, my_turn),
    "raiders-hrl": Scene("novaraiders", 2, 9, 80, my_turn),
    "raiders-four": Scene("novaraiders", 4, 4, 120, my_turn),
    "raiders-result": Scene("novaraiders", 3, 5, 0, over),
    "text-board": DEAL,
    "replay": Scene("afternova", 4, 11, 0, over),
    "afternova-review": Scene("afternova", 4, 11, 0, over, (("round_limit", 3),)),  # every turn takes seconds
    "raiders-review": Scene("novaraiders", 3, 5, 0, over),
    "coach": DEAL,
}
"""Screens with a game in them."""
PAGES = {
    "home": Screen("/", "[data-testid=play-now-afternova]"),
    "learn": Screen("/learn", "[data-testid=guide-afternova]"),
    "create": Screen("/new/afternova", "[data-testid=create]"),
    "rulebook": Screen("/rules/afternova", "main [id='AN-1.1']"),
    "cards-afternova": Screen("/cards/afternova", "main li, main article"),
    "cards-raiders": Screen("/cards/novaraiders", "main li, main article"),
}
LESSONS = {
    "guided-afternova": "afternova-first",
    "guided-raiders": "novaraiders-first",
    "exercise": "an-05-first-deal",
}
NAMES = [*PAGES, *LESSONS, "waiting", *TABLES]
MOVING = {"deal": film_deal, "chain": film_chain}
LINK_PICTURE = Path(__file__).parents[1] / "web" / "public" / "share.jpg"


def screens(house: House, guest: dict[str, Any], name: str) -> Screen:
    """A screen, with its own table if it needs one."""
    if name in PAGES:
        return PAGES[name]
    if name in LESSONS:
        taught = house.ask("POST", f"/api/lessons/{LESSONS[name]}/play", {}, guest["token"])["table"]["id"]
        return Screen(f"/table/{taught}", "[data-testid=lesson]", _read_on)
    if name == "waiting":
        who = [{"who": "me"}, {"who": "open"}, {"who": "open"}, {"who": "computer", "level": "cadet"}]
        config = {"game": "afternova", "name": "Friday crew", "listed": True, "seats": who}
        opened = house.ask("POST", "/api/tables", config, guest["token"])
        return Screen(f"/table/{opened['table']['id']}", "[data-testid=copy-link]")
    if name == "coach":  # it helps only against computer players
        return Screen(f"/table/{house.set_up(TABLES[name], guest)}", PROMPT, _ask_coach)
    table = house.play_on(TABLES[name], guest)
    if name == "replay":
        return Screen(f"/replay/{table}/40", "[data-testid=afternova-table]")
    if name.endswith("review"):
        return Screen(f"/review/{table}", "[data-testid=review-done]", _show_better, REVIEWED)
    prepare = {"afternova-deal": _open_planet, "text-board": _text_board}.get(name, lambda _page: None)
    return Screen(f"/table/{table}", RESULT if name.endswith("result") else PROMPT, prepare)


def _read_on(page: Page) -> None:
    """To the first step of a guided game in which something is done."""
    for _ in range(3):
        if page.get_by_test_id("step-next").is_visible():
            page.get_by_test_id("step-next").click()
            page.wait_for_timeout(400)


def _open_planet(page: Page) -> None:
    page.locator("[data-testid=planet-0]").first.click()
    page.wait_for_timeout(600)


def _show_better(page: Page) -> None:
    """The worst decision, with what was better."""
    button = page.get_by_test_id("review-show")
    if button.count():
        button.click()
    page.wait_for_timeout(600)


def _ask_coach(page: Page) -> None:
    button = page.get_by_test_id("coach")
    if button.is_visible():
        button.click()
    else:
        page.get_by_test_id("menu").click()
        page.get_by_test_id("menu-coach").click()
    page.get_by_test_id("advice-0").wait_for()


def _text_board(page: Page) -> None:
    button = page.get_by_test_id("text-board")
    if button.is_visible():
        button.click()
    else:
        page.get_by_test_id("menu").click()
        page.locator("dialog button", has_text="Text board").click()
    page.get_by_test_id("text-board-page").wait_for()


def picture(
    browser: Browser,
    house: House,
    guest: dict[str, Any],
    screen: Screen,
    size: tuple[int, int],
    file: Path,
    theme: str,
) -> None:
    width, height = size
    context = browser.new_context(
        viewport={"width": width, "height": height}, has_touch=width < 700, locale="en-GB"
    )
    settings = {
        "language": "en",
        "pace": "instant",
        "motion": False,
        "theme": theme,
        "met": ["afternova", "novaraiders"],
    }
    for key, kept in (("settings", settings), ("guest", guest)):
        text = json.dumps(json.dumps(kept))
        context.add_init_script(f"localStorage.setItem('novatable.{key}', {text})")
    page = context.new_page()
    page.set_default_timeout(screen.patience)
    page.goto(house.url + screen.path)
    page.locator(screen.ready).first.wait_for()
    page.wait_for_timeout(500)
    screen.prepare(page)
    page.screenshot(path=file, type="jpeg", quality=80)
    wide = page.evaluate("document.documentElement.scrollWidth")
    if wide > width:
        print(f"{file.stem}: {wide - width} pixels too wide")
    context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="only these screens, or moving pictures")
    parser.add_argument("--size", choices=SIZES, help="only this size")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--theme", choices=("dark", "light"), default="dark")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
    with server() as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        guest = house.guest("Juno")
        for name, film in MOVING.items():
            if name in (asked.names or MOVING):
                film(browser, house, asked.folder / f"{name}.webp")
        if not asked.names:
            link_picture(browser, house, LINK_PICTURE)
        for name in [name for name in asked.names or NAMES if name not in MOVING]:
            made = screens(house, guest, name) if name.endswith("review") else None  # once: it takes minutes
            for size, pixels in SIZES.items():
                if asked.size in (None, size):
                    screen = made or screens(house, guest, name)
                    file = asked.folder / f"{name}-{size}.jpg"
                    try:
                        picture(browser, house, guest, screen, pixels, file, asked.theme)
                    except Exception as error:
                        print(f"{file.stem}: {str(error).splitlines()[0]}")
        browser.close()


if __name__ == "__main__":
    main()
