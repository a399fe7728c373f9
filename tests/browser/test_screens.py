"""Every screen, at a desk and on a phone: nothing that axe objects to, nothing that sticks out."""

import json

import pytest

from tests.browser.conftest import Meet, violations
from tests.browser.names import faults_of_names
from tools.screenshots import NAMES, SIZES, screens
from tools.stage import House


@pytest.mark.parametrize(("size", "theme"), [("desk", "dark"), ("phone", "light")])
@pytest.mark.parametrize("name", NAMES)
def test_a_screen_is_accessible_and_fits(meet: Meet, name: str, size: str, theme: str) -> None:
    person = meet("Juno", SIZES[size], theme=theme)
    page = person.opens("/")
    guest = json.loads(page.evaluate("localStorage.getItem('novatable.guest')"))
    screen = screens(House(person.url), guest, name)
    page.goto(person.url + screen.path)
    page.locator(screen.ready).first.wait_for()
    screen.prepare(page)
    page.wait_for_timeout(200)
    assert violations(page) + faults_of_names(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0]
