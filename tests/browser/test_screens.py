"""Every screen, at a desk or on a phone (`--trust`: both): axe has no objection, nothing sticks out."""

import json

import pytest

from tests.browser.conftest import MILLISECONDS, Meet, violations
from tests.browser.names import faults_of_names
from tests.conftest import Work
from tools.screenshots import NAMES, SIZES, screens
from tools.stage import House

LOOKED_AT = [name for name in NAMES if not name.endswith("review")]
"""A review is made first, which takes long: `test_reviews` looks at its own in the same way."""
PLACES = [("desk", "dark"), ("phone", "light")]


@pytest.mark.parametrize("name", LOOKED_AT)
def test_a_screen_is_accessible_and_fits(meet: Meet, work: Work, name: str) -> None:
    turn = LOOKED_AT.index(name) % 2
    for size, theme in work.amount(PLACES[turn : turn + 1], PLACES):
        person = meet("Juno", SIZES[size], theme=theme)
        page = person.opens("/")
        guest = json.loads(page.evaluate("localStorage.getItem('novatable.guest')"))
        screen = screens(House(person.url), guest, name)
        page.goto(person.url + screen.path)
        page.locator(screen.ready).first.wait_for(timeout=max(MILLISECONDS, screen.patience))
        screen.prepare(page)
        page.wait_for_timeout(200)
        assert violations(page) + faults_of_names(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0]
