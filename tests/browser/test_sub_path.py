"""Behind a proxy that puts Novatable under a sub-path and says nothing of it, nobody sees an empty page."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.server.nginx import proxied
from tests.server.processes import ServerProcess

WORDS = "does not work under a sub-path"
UNDER_A_PATH = {
    "location / {": "location /games/ {",
    "proxy_pass http://novatable;": "proxy_pass http://novatable/;",
}


def test_a_sub_path_is_told_of_on_the_page(browser: Browser, site: ServerProcess, tmp_path: Path) -> None:
    with proxied(tmp_path, site.port, **UNDER_A_PATH) as listen, browser.new_context() as context:
        page = context.new_page()
        page.goto(f"http://127.0.0.1:{listen}/games/")
        for words in (WORDS, "eigenen Hostnamen", "nome host"):
            expect(page.get_by_text(words)).to_be_visible()


def test_a_page_that_is_loaded_has_other_words(browser: Browser, site: ServerProcess) -> None:
    with browser.new_context() as context:
        page = context.new_page()
        page.goto(site.url)
        expect(page.get_by_role("main")).to_be_visible()
        expect(page.get_by_text(WORDS)).to_have_count(0)
