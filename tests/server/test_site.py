"""The browser client is served: files, pages, how long they may be kept, and what browsers may load."""

from pathlib import Path

import pytest
from litestar.exceptions import NotFoundException

from novatable.server.http import site
from tests.server.harness import RunningServer

pytestmark = pytest.mark.anyio


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small site, in place of the one that is built."""
    folder = tmp_path / "site"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>Client</title>")
    (folder / "favicon.svg").write_text("<svg/>")
    (folder / "assets" / "app-1a2b.js").write_text("plain()")
    (folder / "assets" / "app-1a2b.js.br").write_text("brotli")
    (folder / "assets" / "app-1a2b.js.gz").write_text("gzip")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(site, "FOLDER", folder)
    return folder


PAGES = (
    "/",
    "/t/abc",
    "/rules",
    "/rules/afternova/AN-4/",
    "/cards/x",
    "/replay/a",
)
PACKED = (("gzip, br", "brotli"), ("gzip", "gzip"), ("br;q=0, gzip;q=0.5", "gzip"), ("", "plain()"))
NOWHERE = (
    *("/assets/gone.js", "/assets/", "/robots.txt", "/api/nothing", "/ws/x"),
    *("/%2e%2e/secret.txt", "/%00", "/" + "x" * 300, "/" + "%C3%A9" * 150),
)
ALL_KINDS = ("/", "/assets/app-1a2b.js", "/assets/gone.js", "/healthz", "/api/me", "/api/docs")


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("path", PAGES)
async def test_every_address_of_the_client_gives_its_page(server: RunningServer, path: str) -> None:
    answer = await server.http.get(path)
    assert answer.status_code == 200
    assert answer.text == "<title>Client</title>"
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.usefixtures("folder")
async def test_a_page_that_has_not_changed_is_not_sent_again(server: RunningServer, folder: Path) -> None:
    first = await server.http.get("/")
    again = await server.http.get("/", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    (folder / "index.html").write_text("<title>Newer client</title>")
    newer = await server.http.get("/", headers={"If-None-Match": first.headers["etag"]})
    assert (newer.status_code, newer.text) == (200, "<title>Newer client</title>")


@pytest.mark.usefixtures("folder")
async def test_assets_are_kept_for_ever_and_come_packed_to_those_who_take_it(server: RunningServer) -> None:
    for accepted, got in PACKED:
        headers = {"Accept-Encoding": accepted}
        request = server.http.build_request("GET", "/assets/app-1a2b.js", headers=headers)
        answer = await server.http.send(request, stream=True)
        assert b"".join([part async for part in answer.aiter_raw()]).decode() == got
        await answer.aclose()
        assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.headers["vary"] == "Accept-Encoding"
    assert (await server.http.head("/favicon.svg")).headers["content-type"] == "image/svg+xml"


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    "path",
    [
        "/assets/gone.js",
        "/assets/",
        "/robots.txt",
        "/api/nothing",
        "/ws/x",
        "/%2e%2e/secret.txt",
        "/%00",
        "/" + "x" * 300,
        "/" + "é" * 150,
    ],
)
async def test_what_is_not_there_is_not_there(server: RunningServer, path: str) -> None:
    answer = await server.http.get(path)
    assert answer.status_code == 404
    assert set(answer.json()) == {"rule", "code", "args", "message"}


def test_nothing_outside_the_site_is_found(folder: Path) -> None:
    for path in ("../secret.txt", "assets/../../secret.txt", "/../secret.txt"):
        with pytest.raises(NotFoundException):
            site.find(folder, path)


async def test_where_nothing_is_built_the_page_says_how(
    server: RunningServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(site, "FOLDER", tmp_path / "none")
    for path in ("/", "/t/abc"):
        answer = await server.http.get(path)
        assert answer.status_code == 200
        assert "make web" in answer.text
        assert "href=/api/docs" in answer.text
    assert (await server.http.get("/assets/app.js")).status_code == 404


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("path", ALL_KINDS)
async def test_every_answer_says_what_a_browser_may_do_with_it(server: RunningServer, path: str) -> None:
    headers = (await server.http.get(path, headers={"Accept-Encoding": "identity"})).headers
    policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'self'"
    assert "script-src" not in policy
    assert policy["style-src"] == "'self' 'unsafe-inline'"
    assert policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    if path.startswith("/api/me"):
        assert headers["cache-control"] == "no-store"


# ---- where a link is shared

HEAD = (
    '<title>Client</title><meta property="og:title" content="Novatable" />'
    '<meta property="og:description" content="Two games." />'
    '<meta property="og:image" content="/share.jpg" />'
)


async def test_a_shared_link_shows_a_picture_by_its_whole_address(
    server: RunningServer, folder: Path
) -> None:
    (folder / "index.html").write_text(HEAD)
    answer = await server.http.get("/rules/afternova")
    assert f'"og:image" content="{server.url}/share.jpg"' in answer.text
    assert 'content="Novatable"' in answer.text
    strange = await server.http.get("/", headers={"Host": 'a"><script>x</script>'})
    assert "<script>" not in strange.text


async def test_a_shared_invitation_says_which_table_and_game_and_nothing_more(
    server: RunningServer, folder: Path
) -> None:
    (folder / "index.html").write_text(HEAD)
    juno = await server.guest("Juno")
    seats = [{"who": "me"}, {"who": "open"}, {"who": "open"}]
    config = {"game": "afternova", "seats": seats, "name": 'Juno\'s "night" \\1 <b>'}
    opened = await juno.post("/api/tables", config)
    table = opened["table"]["id"]
    secret = (await juno.post(f"/api/tables/{table}/links", {"purpose": "join"}))["secret"]
    text = (await server.http.get(f"/table/{table}")).text
    assert 'content="Juno&#x27;s &quot;night&quot; \\1 &lt;b&gt;' in text
    assert "A table of AfterNova is waiting for you: 2 open seats" in text
    assert secret not in text
    assert juno.id not in text
    for nowhere in ("/table/unknown", "/table/", "/table/a/b"):
        assert (await server.http.get(nowhere)).text.count('content="Novatable"') == 1
