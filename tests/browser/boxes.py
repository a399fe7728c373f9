"""Screens measured in the real browser: what is outside the window, overlaps, is cut off or too small."""

from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import CDPSession, Page

_MEASURE = Path(__file__).with_name("boxes.js").read_text("utf-8")

LANGUAGES = ("de", "en", "it")
THEMES = ("dark", "light")


class Window(NamedTuple):
    """A browser's window, in CSS pixels: zoomed by 150 % a page has two thirds of them."""

    width: int
    height: int
    fingers: bool = False

    def __str__(self) -> str:
        return f"{self.width}x{self.height}{' (touch)' if self.fingers else ''}"

    def zoomed(self, percent: int) -> "Window":
        return self._replace(width=self.width * 100 // percent, height=self.height * 100 // percent)


PHONES = (Window(360, 640, True), Window(390, 844, True), Window(740, 360, True), Window(844, 390, True))
TABLETS = (Window(768, 1024, True), Window(820, 1180, True), Window(1024, 768, True))
LAPTOPS = (Window(1280, 600), Window(1366, 640), Window(1440, 780), Window(1536, 730))
DESKS = (Window(1440, 900), Window(1920, 950), Window(2560, 1440))
ZOOMED = tuple(
    window.zoomed(percent)
    for window in (Window(1366, 640), Window(1536, 730), Window(1920, 950))
    for percent in (125, 150)
)
LOW = (Window(1280, 720),)
"""The least height at which a table has the shape of a desk."""
BETWEEN = (
    Window(960, 520),
    Window(1024, 560, True),
    Window(1180, 750, True),
    Window(600, 960, True),
)
"""Half a laptop's screen, and tablets whose browser has bars: near where a table changes its shape."""
WINDOWS = PHONES + TABLETS + LAPTOPS + DESKS + ZOOMED + LOW + BETWEEN


class Wanted(NamedTuple):
    """What a screen promises in every window."""

    parts: tuple[str, ...] = ()
    """`data-testid`s of parts that are on the screen, whole and beside each other."""
    scrolls: tuple[str, ...] = ()
    """Selectors of what may be scrolled by itself."""
    still: bool = False
    """Whether the page itself never scrolls, as at a table."""
    others: tuple[str, ...] = ()
    """`data-testid`s of parts that some windows put away; where they are seen they lie beside the rest."""
    pans: tuple[str, ...] = ()
    """Selectors of what is dragged under its frame: what is outside of the frame is not out of reach."""
    clear: tuple[str, ...] = ()
    """Selectors of shapes in a drawing whose middles nothing outside the drawing lies over."""
    whole: tuple[str, ...] = ()
    """Selectors of what nothing lies over, not even over its edge."""
    floats: tuple[str, ...] = ()
    """Selectors of what may lie over shapes that can be dragged away from under it."""


class Glass:
    """One page through windows of all sizes, without loading it again."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._devtools: CDPSession = page.context.new_cdp_session(page)
        self._fingers: bool | None = None
        # Laid out but not painted, which without a graphics card takes most of the time.
        page.evaluate("document.documentElement.style.opacity = 0")
        # Measured all the same: what is not drawn before one scrolls to it.
        page.add_style_tag(content="* { content-visibility: visible !important }")

    def resize(self, window: Window) -> None:
        if window.fingers is not self._fingers:
            touch = {"enabled": window.fingers, "maxTouchPoints": 5 if window.fingers else 1}
            self._devtools.send("Emulation.setTouchEmulationEnabled", touch)
            self._fingers = window.fingers
        self.page.set_viewport_size({"width": window.width, "height": window.height})
        self.page.evaluate(
            """async ([width, height]) => {
                while (innerWidth !== width || innerHeight !== height)
                    await new Promise(requestAnimationFrame);
            }""",
            [window.width, window.height],
        )
        self.settle()

    def dress(self, language: str, theme: str) -> None:
        """As if it had been chosen in another tab."""
        chosen = {"language": language, "theme": theme}
        self.page.evaluate(
            """chosen => {
                const kept = JSON.parse(localStorage.getItem('novatable.settings'));
                localStorage.setItem('novatable.settings', JSON.stringify({ ...kept, ...chosen }));
                dispatchEvent(new StorageEvent('storage', { key: 'novatable.settings' }));
            }""",
            chosen,
        )
        self.page.locator(f"html[lang={language}][data-theme={theme}]").wait_for(state="attached")
        self.settle()

    def settle(self) -> None:
        """What watches sizes has answered, and what it changed is drawn: some frames give the same boxes."""
        self.page.evaluate(
            """async () => {
                const frame = () => new Promise(requestAnimationFrame);
                const boxes = () => [...document.querySelectorAll('[data-testid], figure > svg')]
                    .map(each => Object.values(each.getBoundingClientRect().toJSON()).join()
                        + each.getAttribute('width')).join(';');
                let same = 0, before = null;
                for (let frames = 0; same < 2 && frames < 120; frames += 1) {
                    await frame();
                    const now = boxes();
                    same = now === before ? same + 1 : 0;
                    before = now;
                }
            }"""
        )

    def wrong(self, wanted: Wanted) -> list[str]:
        """What is wrong with the screen in the present window, a line each."""
        asked = {**wanted._asdict(), "fingers": bool(self._fingers)}
        found: list[str] = self.page.evaluate(
            f"""asked => {{
                document.documentElement.style.opacity = '';
                try {{ return ({_MEASURE})(asked); }}
                finally {{ document.documentElement.style.opacity = 0; }}
            }}""",
            asked,
        )
        return found
