"""The first page."""

from playwright.sync_api import Route

from tests.browser.conftest import Meet, violations


def test_the_start_page_is_light_and_accessible(meet: Meet) -> None:
    person = meet()
    sizes: list[int] = []
    person.page.on(
        "response",
        lambda answer: sizes.append(len(answer.body())) if not answer.url.endswith(".woff2") else None,
    )
    page = person.opens("/")
    page.get_by_test_id("play-now-afternova").wait_for()
    page.get_by_test_id("play-now-novaraiders").wait_for()
    assert violations(page) == []


def test_a_page_from_before_the_site_was_built_anew_is_loaded_again(meet: Meet) -> None:
    page = meet("Juno").opens("/")
    gone: list[str] = []

    def missing(route: Route) -> None:
        if gone:
            route.continue_()
        else:
            gone.append(route.request.url)
            route.fulfill(status=404)

    page.route("**/assets/Create-*.js", missing)
    page.get_by_role("link", name="Create a table").first.click()
    page.get_by_test_id("create").wait_for()
    assert gone
