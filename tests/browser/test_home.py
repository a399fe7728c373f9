"""The first page."""

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
