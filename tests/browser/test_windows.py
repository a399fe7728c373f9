"""Every screen in every window: nothing outside, nothing over anything else, nothing cut off or too small."""

import json
from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page

from tests.browser.boxes import LANGUAGES, THEMES, WINDOWS, Glass, Wanted, Window
from tests.browser.conftest import Meet
from tests.browser.novaraiders_tables import (
    Position,
    choose_a_place,
    directives,
    first_turn,
    hijack,
    hijacking,
    hrl,
    leave_behind,
    mid_turn,
    unloading,
)
from tests.browser.test_afternova import READY
from tests.conftest import Work
from tools.stage import House, Scene, my_turn, over

LONG_NAMES = (
    "Maximiliane-Friederike",
    "Karl-Theodor Großmann",
    "Bartholomäus",
    "Annemarie-Luise",
    "Wolfgang-Amadeus",
    "Friedrich-Wilhelm",
)


class Look(NamedTuple):
    """Where a screen is, how it is brought there, and what it promises."""

    path: Callable[[House, dict[str, Any]], str]
    ready: str
    wanted: Wanted = Wanted()
    prepare: Callable[[Page], None] = lambda _page: None


def at(path: str) -> Callable[[House, dict[str, Any]], str]:
    return lambda _house, _guest: path


@cache
def record(scene: Scene | Position) -> str:
    return scene.record()


def seated(house: House, guest: dict[str, Any], scene: Scene | Position) -> str:
    """The scene as a table of people with long names, who do not move."""
    seats = [{"who": "me"}, *[{"who": "open"}] * (scene.players - 1)]
    body = {"record": record(scene), "seats": seats}
    table: str = house.ask("POST", "/api/tables/import", body, guest["token"])["table"]["id"]
    for seat, name in list(enumerate(LONG_NAMES))[1 : scene.players]:
        link = house.ask(
            "POST", f"/api/tables/{table}/links", {"purpose": "seat", "seat": seat}, guest["token"]
        )
        house.ask("POST", "/api/links/claim", {"secret": link["secret"]}, house.guest(name)["token"])
    return table


def table(scene: Scene | Position) -> Callable[[House, dict[str, Any]], str]:
    return lambda house, guest: f"/table/{seated(house, guest, scene)}"


def replay(scene: Scene, step: int) -> Callable[[House, dict[str, Any]], str]:
    return lambda house, guest: f"/replay/{seated(house, guest, scene)}/{step}"


def waiting(house: House, guest: dict[str, Any]) -> str:
    return f"/table/{gathering(house, guest)}"


def invitation(house: House, _guest: dict[str, Any]) -> str:
    host = house.guest(LONG_NAMES[4])
    table = gathering(house, host)
    link: dict[str, str] = house.ask("POST", f"/api/tables/{table}/links", {"purpose": "join"}, host["token"])
    return link["path"]


def gathering(house: House, guest: dict[str, Any]) -> str:
    """A table before the game, with a seat or two still free."""
    seats = [{"who": "me"}, *[{"who": "open"}] * 4, {"who": "computer", "level": "cadet"}]
    config = {
        "game": "afternova",
        "name": "Donnerstagsgesellschaft am Neckar",
        "listed": True,
        "seats": seats,
    }
    table: str = house.ask("POST", "/api/tables", config, guest["token"])["table"]["id"]
    for name in LONG_NAMES[1:4]:
        house.ask("POST", f"/api/tables/{table}/join", {}, house.guest(name)["token"])
    return table


PROMPT = "[data-testid=prompt]"
END = Scene("afternova", 6, 12, 0, over)
RAIDERS_END = Scene("novaraiders", 4, 9, 0, over)
RESULT = Wanted(parts=("result-why", "result-scores", "result-graph"), scrolls=("dialog .body",))
CONTENTS = Wanted(scrolls=("nav.contents", ".track"))
LOG = "[data-testid=log]"
AFTERNOVA = Wanted(
    ("bar", "prompt", "opponents", "planets", "market", "mine", "objective", "hand", "main-buttons"),
    (LOG,),
    still=True,
    others=("log", "opponent-storage", "opponent-upgrade", "opponent-done", "opponent-hand"),
    whole=("[data-testid^=planet-], [data-testid^=take-]",),
)
COSTS = "[data-testid=hand] .cost .icon"
CONTROLS = ("replay-play", "replay-scrub", "replay-label", "replay-eyes", "replay-share", "replay-leave")
REPLAY = AFTERNOVA._replace(
    parts=("bar", "prompt", "opponents", "planets", "market", "mine", "objective", "hand", *CONTROLS)
)
# What is said, offers and what would help are lists that may be longer than a low window, and beside a finger
# the lanes; on a phone the whole draft is one list. Its main buttons and what would come of it stay.
DEAL = Wanted(
    ("deal-head", "deal-live", "deal-close", "deal-footer"),
    (
        "[data-testid=deal-chat]",
        "[data-testid=deal-offers]",
        "[data-plan]:not([data-plan=four]) [data-testid=deal-lanes]",
        "[data-testid=deal-ways]",
        ".four > .body > .left",
        ".phone > .body",
    ),
    still=True,
    others=("deal-tabs", "deal-planet", "deal-ways", "deal-bars", "deal-lanes", "deal-offers", "deal-chat"),
)
BARGAIN = DEAL._replace(others=(*DEAL.others, "lane-0", "lane-1", "lane-2"))
CROWD = Scene("afternova", 6, 12, 400, my_turn)
KNOWN = Scene("afternova", 4, 19, 246, my_turn)
"""Much is known of the others' hands."""


def deal(page: Page) -> None:
    page.get_by_test_id("planet-0").click()
    page.get_by_test_id("deal-table").wait_for()


def bargain(page: Page) -> None:
    """Two of the others have been brought in."""
    deal(page)
    for seat in (1, 2):
        page.get_by_test_id(f"bring-{seat}").click()
        page.get_by_test_id(f"lane-{seat}").wait_for()


SPACES = ("[data-space]",)
BASES = ("[data-base] > g > path:first-child",)
RAIDERS = Wanted(
    ("bar", "time-track", "prompt", "opponents", "mine", "directive", "main-buttons", "hand"),
    ("[data-testid=log] ol", "[data-testid=row] ol"),  # a chain may be as long as it likes
    still=True,
    others=("academy", "log", "row"),
    pans=(".board.zoomed",),
    clear=SPACES,
    whole=BASES,
    floats=("[data-testid=overview]",),
)
CHOOSING = RAIDERS._replace(parts=("bar", "time-track", "prompt", "opponents", "hand"))
ASIDE = ("opponents", "academy", "mine")
UNLOADING = Wanted(("bar", "time-track", "unload", "hand"), still=True, others=ASIDE)
# A high Stack, and many choices, may be longer than a low window.
LEAVING = Wanted(
    ("bar", "time-track", "opponents", "leave-panel", "hand"),
    (".leave .stack",),
    still=True,
    pans=RAIDERS.pans,
    floats=RAIDERS.floats,
)
HRL = LEAVING._replace(
    parts=("bar", "time-track", "opponents", "hrl-panel", "hand"), scrolls=(".hrl .options",)
)
RAIDERS_REPLAY = RAIDERS._replace(
    parts=("bar", "time-track", "prompt", "opponents", "mine", "directive", "hand", *CONTROLS)
)
KEEPING = Wanted(
    ("bar", "time-track", "opponents", "directive-choice", "mine", "hand"), still=True, others=("academy",)
)
FIRST = KEEPING._replace(parts=(*KEEPING.parts, "first-game"))


def as_a_newcomer(page: Page) -> None:
    page.evaluate(
        """() => {
            const kept = JSON.parse(localStorage.getItem('novatable.settings'));
            localStorage.setItem('novatable.settings', JSON.stringify({ ...kept, met: [] }));
        }"""
    )
    page.reload()
    page.get_by_test_id("first-game").wait_for()


# Above the log where that has a column; before everything else where it is in a drawer.
NOTE = ("first-game",)


MY_TURN = "[data-testid=table][data-mine=true]"

SCREENS = {
    "home": Look(at("/"), "[data-testid=play-now-afternova]"),
    "create-afternova": Look(at("/new/afternova"), "[data-testid=create]"),
    "create-raiders": Look(at("/new/novaraiders"), "[data-testid=create]"),
    "waiting": Look(waiting, "[data-testid=copy-link]"),
    "invitation": Look(invitation, "[data-testid=sit-down]"),
    "rulebook-afternova": Look(at("/rules/afternova"), "main [id='AN-1.1']", CONTENTS),
    "rulebook-raiders": Look(at("/rules/novaraiders"), "main [id='NR-1.1']", CONTENTS),
    "cards-afternova": Look(at("/cards/afternova"), "main li svg"),
    "cards-raiders": Look(at("/cards/novaraiders"), "main li svg"),
    "unknown": Look(at("/no/such/page"), "main h1"),
    "afternova-two": Look(table(Scene("afternova", 2, 4, 110, my_turn)), PROMPT, AFTERNOVA),
    "afternova-four": Look(table(KNOWN), PROMPT, AFTERNOVA),
    "afternova-six": Look(table(CROWD), PROMPT, AFTERNOVA),
    "afternova-first": Look(
        table(Scene("afternova", 6, 2, 0, my_turn, (("first", 0),))),
        PROMPT,
        AFTERNOVA._replace(parts=NOTE, others=(*AFTERNOVA.parts, *AFTERNOVA.others), whole=()),
        as_a_newcomer,
    ),
    "afternova-complete": Look(table(READY), PROMPT, AFTERNOVA._replace(whole=(*AFTERNOVA.whole, COSTS))),
    "afternova-deal": Look(table(CROWD), PROMPT, DEAL, deal),
    "afternova-deal-known": Look(table(KNOWN), PROMPT, DEAL, deal),
    "afternova-bargain": Look(table(CROWD), PROMPT, BARGAIN, bargain),
    "afternova-replay": Look(replay(END, 40), "[data-testid=replay-bar]", REPLAY),
    "result-afternova": Look(table(END), "[data-testid=result] figure", RESULT),
    "result-raiders": Look(table(RAIDERS_END), "[data-testid=result] figure", RESULT),
    "raiders-two": Look(table(Position(2, lambda: mid_turn(2))), MY_TURN, RAIDERS),
    "raiders-three": Look(table(Position(3, lambda: mid_turn(3))), MY_TURN, RAIDERS),
    "raiders-four": Look(table(Position(4, lambda: mid_turn(4))), MY_TURN, RAIDERS),
    "raiders-choosing": Look(table(Position(4, lambda: mid_turn(4))), MY_TURN, CHOOSING, choose_a_place),
    "raiders-unload": Look(table(Position(3, unloading)), "[data-testid=unload]", UNLOADING),
    "raiders-directives": Look(table(Position(3, directives)), "[data-testid=directive-choice]", KEEPING),
    "raiders-first": Look(
        table(Position(3, directives)), "[data-testid=directive-choice]", FIRST, as_a_newcomer
    ),
    "raiders-first-turn": Look(
        table(Position(4, first_turn)),
        MY_TURN,
        RAIDERS._replace(parts=NOTE, others=(*RAIDERS.parts, *RAIDERS.others), clear=(), whole=()),
        as_a_newcomer,
    ),
    "raiders-hijack": Look(table(Position(3, hijacking)), MY_TURN, CHOOSING, hijack),
    "raiders-leaving": Look(table(Position(3, hijacking)), MY_TURN, LEAVING, leave_behind),
    "raiders-hrl": Look(table(Position(2, hrl)), "[data-testid=hrl-panel]", HRL),
    "raiders-replay": Look(replay(RAIDERS_END, 90), "[data-testid=replay-bar]", RAIDERS_REPLAY),
}


TWINS = (
    ("create-afternova", "create-raiders"),
    ("waiting", "invitation"),
    ("rulebook-afternova", "rulebook-raiders"),
    ("cards-afternova", "cards-raiders"),
    ("result-afternova", "result-raiders"),
    ("afternova-two", "afternova-four"),
    ("afternova-six", "afternova-complete"),
    ("afternova-deal", "afternova-bargain"),
    ("raiders-two", "raiders-three"),
    ("raiders-four", "raiders-choosing"),
    ("raiders-directives", "raiders-first"),
    ("afternova-first", "raiders-first-turn"),
    ("raiders-leaving", "raiders-hrl"),
    ("raiders-unload", "raiders-hijack"),
    ("afternova-replay", "raiders-replay"),
)
"""Screens so alike that one goes through every other window at a change, and its twin through the rest."""


def share(work: Work, screen: str) -> Iterator[tuple[Window, str, str]]:
    """Every window, with languages and themes in turn, shared with a twin; with `--trust`, all with all."""
    everything = list(product(LANGUAGES, THEMES, WINDOWS))
    start = list(SCREENS).index(screen)
    half = next((twins.index(screen) for twins in TWINS if screen in twins), None)
    mine = WINDOWS if half is None else WINDOWS[half::2]
    some = []
    for turn, language in enumerate(LANGUAGES):
        windows = mine[(turn + start) % 3 :: 3]
        some += [(language, THEMES[(turn + start) % 2], window) for window in windows]
    for language, theme, window in work.amount(some, everything):
        yield window, language, theme


def opened(meet: Meet, look: Look) -> Page:
    person = meet()
    house = House(person.url)
    guest = house.guest(LONG_NAMES[0])
    person.context.add_init_script(
        f"localStorage.setItem('novatable.guest', {json.dumps(json.dumps(guest))})"
    )
    page = person.opens(look.path(house, guest))
    page.locator(look.ready).first.wait_for()
    look.prepare(page)
    return page


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_fits_every_window(meet: Meet, work: Work, name: str) -> None:
    look = SCREENS[name]
    glass = Glass(opened(meet, look))
    found = []
    worn = None
    for window, language, theme in share(work, name):
        if worn != (language, theme):
            worn = (language, theme)
            glass.dress(language, theme)
        glass.resize(window)
        found += [f"{window} {language} {theme}: {fault}" for fault in glass.wrong(look.wanted)]
    assert not found, "\n".join(found)


PLANTED = {
    "first is outside the window": "#first#first#first { left: calc(100vw - 50px) }",
    "first is not on the screen": "#first { display: none }",
    "overlaps second": "#second#second { top: 40px }",
    "can be scrolled": "#planted { height: 120vh }",
    "px too wide": "#planted { width: 120vw }",
    "cut off by p: p in first": "#first p { height: 9px; overflow: hidden }",
    "sticks out of its button": "#second button { width: 44px; padding: 0; white-space: nowrap }",
    "target sticks out of second": "#second button { margin-left: 170px }",
    "cut off by an ellipsis": "#first p { width: 40px; overflow: hidden; text-overflow: ellipsis }",
    "cut off by div: p in first": "#first { overflow: clip } #first p { margin-left: 190px }",
    "has to be scrolled": "#first { overflow: auto } #first p { height: 200px }",
    "text of 11.0 px": "#first p { font-size: 11px }",
    "sticks out of the window: p": "#first p { margin-left: -60px }",
    "target of 30x30 px": "#second button { width: 30px; height: 30px }",
    "target lies under": "#first#first { height: 300px; z-index: 1 }",
    "runs into second": "#first#first { top: 90px; width: 60px } #second#second { left: 80px }",
    "no .space is on the screen": "#board { display: none }",
    "partly under p": "#first p { position: fixed; top: 80px; left: 40px; z-index: 1 }",
    "partly outside the window": "#second#second { left: auto; right: -10px }",
    'partly under b in first "next": p': "#first b { position: absolute; inset: 0 }",
    "partly under u": "#board u { position: absolute; inset: 0 0 25px 0 }",
    "lies under u": "#board u { position: absolute; inset: 0 }",
    "outside the window: path.space": "#board#board { left: -90px }",
    "out of reach: path.space": "#board { overflow: visible } #board svg { width: 5px; overflow: hidden }",
}
"""What a style sheet does to a page that has nothing wrong with it, by what must be found."""


@pytest.mark.parametrize("fault", ["nothing", *PLANTED])
def test_planted_faults_are_found(page: Page, fault: str) -> None:
    page.set_content(
        """<!doctype html><style>
            body { margin: 0; font: 16px sans-serif }
            #planted { position: relative; height: 100vh; overflow: visible }
            #planted > div { position: absolute; left: 0; width: 200px; height: 80px }
            #first { top: 0 } #second { top: 90px }
            p { margin: 0; text-wrap: nowrap } button { width: 60px; height: 44px }
            #board { top: 180px; overflow: hidden }
            #board i { position: absolute; left: 100px; top: 0; width: 50px; height: 50px }
        </style>
        <div id="planted">
            <div id="first" data-testid="first"><p>Some words to read</p><b>next</b></div>
            <div id="second" data-testid="second"><button>Go there</button></div>
            <div id="board"><i></i><u></u><svg width="900" height="80">
                <path class="space" d="M10,10h40v40h-40z" /><path class="space" d="M110,10h40v40h-40z" />
                <path class="space" d="M810,10h40v40h-40z" />
            </svg></div>
        </div>"""
    )
    glass = Glass(page)
    glass.resize(Window(390, 844, fingers=True))
    # Of the three spaces one lies free, one under what floats, and one is to be dragged into its frame.
    wanted = Wanted(
        ("first", "second"),
        still=True,
        pans=("#board",),
        clear=(".space",),
        whole=("#second", ".space"),
        floats=("#board i",),
    )
    assert glass.wrong(wanted) == []
    if fault in PLANTED:
        page.add_style_tag(content=PLANTED[fault])
        found = glass.wrong(wanted)
        assert any(fault in line for line in found), found
