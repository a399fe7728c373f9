"""Real Chromium at a real server. The pages must have been built (`make web`)."""

import json
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from novatable.server.http.site import FOLDER
from tests.missing import without
from tests.patience import PATIENCE
from tests.server.processes import ServerProcess

CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
MILLISECONDS = 1000 * PATIENCE
expect.set_options(timeout=MILLISECONDS)
WITHOUT = (
    # Every window would load the suggestions of an address bar that nobody sees: dearer than the page itself.
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    # What Playwright does without: this list takes the place of its own.
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)
"""Features of Chromium that no test needs."""


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """The machine's own Chromium, without anything that would speak to other hosts."""
    if CHROMIUM is None:
        without("chromium")  # or one that the variable CHROMIUM names
    return {
        "executable_path": CHROMIUM,
        "args": [
            "--no-sandbox",
            "--disable-gpu",  # it would be played by the processor, at a price
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--disable-default-apps",
            "--no-first-run",
            "--disable-dev-shm-usage",
            f"--disable-features={','.join(WITHOUT)}",
        ],
    }


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """The server with its pages."""
    yield from serving(tmp_path_factory.mktemp("site"))


def serving(folder: Path, **settings: str) -> Iterator[ServerProcess]:
    assert (FOLDER / "index.html").exists(), "the pages are not built: make web"
    # One address, and many people in a hurry.
    server = ServerProcess(folder, NOVATABLE_ALLOWANCE="100", **settings)
    server.start()
    yield server
    server.stop()


class Person:
    """Somebody with a browser of their own: what the page does wrong is collected, and fails the test."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context = context
        self.url = url
        self.wrong: list[str] = []
        self.hosts: set[str] = set()
        self.page = self.tab()

    def tab(self) -> Page:
        page = self.context.new_page()
        page.set_default_timeout(MILLISECONDS)
        page.on("pageerror", lambda error: self.wrong.append(f"{error}"))
        page.on("console", lambda said: self._heard(said.type, said.text))
        page.on("request", lambda request: self.hosts.add(request.url.split("/")[2]))
        return page

    def _heard(self, kind: str, text: str) -> None:
        lost = "WebSocket connection" in text or "Failed to load resource" in text or "ERR_" in text
        if kind in ("error", "warning") and not lost:
            self.wrong.append(text)

    def opens(self, path: str) -> Page:
        self.page.goto(self.url + path)
        return self.page


Meet = Callable[..., Person]


@pytest.fixture
def meet(browser: Browser, site: ServerProcess) -> Iterator[Meet]:
    """`meet("Mia")` gives a person; how they like it is kept as the page would keep it."""
    people: list[Person] = []

    def new(name: str | None = None, size: tuple[int, int] = (1440, 900), **settings: Any) -> Person:
        width, height = size
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale="en-GB",
            has_touch=width < 700,
            reduced_motion="reduce",
        )
        met = ["afternova", "novaraiders"]  # those who know the games; a newcomer has `met=[]`
        kept = {"language": "en", "pace": "instant", "motion": False, "theme": "dark", "met": met, **settings}
        url = f"http://127.0.0.1:{site.port}"
        context.add_init_script(
            f"if (!localStorage.getItem('novatable.settings'))"
            f" localStorage.setItem('novatable.settings', {_text(kept)});"
        )
        person = Person(context, url)
        people.append(person)
        if name is not None:
            guest = _guest(person, name)
            context.add_init_script(f"localStorage.setItem('novatable.guest', {_text(guest)});")
        return person

    yield new
    wrong = [fault for person in people for fault in person.wrong]
    hosts = {host for person in people for host in person.hosts} - {f"127.0.0.1:{site.port}"}
    for person in people:
        person.context.close()
    assert not wrong, "\n".join(wrong)
    assert not hosts, f"the page asked other hosts: {hosts}"


def _guest(person: Person, name: str) -> dict[str, Any]:
    answer = person.context.request.post(f"{person.url}/api/people", data={"name": name})
    guest: dict[str, Any] = answer.json()
    return guest


def _text(value: object) -> str:
    """A JavaScript string with the value as JSON."""
    return json.dumps(json.dumps(value))


AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def violations(page: Page, *only: str) -> list[str]:
    """What axe finds wrong with a page, a line each; by all its rules, or by some of them only.

    While a dialog is open, nothing behind it can be reached: then only the topmost one is looked at.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    found = page.evaluate(
        "async only => (await axe.run([...document.querySelectorAll('dialog:modal')].at(-1) ?? document,"
        " {resultTypes: ['violations'], ...(only.length ? {runOnly: only} : {})})).violations"
        ".map(v => `${v.id}: ${v.help}: ` + v.nodes.slice(0, 4).map(n => n.html.slice(0, 160)).join(' | '))",
        list(only),
    )
    return [str(each) for each in found]
