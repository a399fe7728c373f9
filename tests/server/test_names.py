"""Names: nothing hidden in them, none that passes for another, none that commands a chat service."""

import unicodedata

import pytest

from novatable.server.operating.alerts import harmless
from novatable.server.table.names import clean_name, look_of, numbered
from novatable.server.table.refused import Refused
from tests.server.harness import RunningServer

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    "hidden",
    [
        "\u200b",
        "\u200d",
        "\u2060",
        "\ufeff",
        "\u00ad",
        "\u034f",
        "\u3164",
        "\u2800",
        "\ufe0f",
        "\u202e",
        "\U000e0061",
    ],
)
@pytest.mark.parametrize("form", ["Mia{}", "{}Mia", "M{}ia"])
def test_what_cannot_be_seen_is_left_out(hidden: str, form: str) -> None:
    assert clean_name(form.format(hidden), 40) == "Mia"


@pytest.mark.parametrize("text", ["\u200b", " \u3164 ", "\u2800\u2800", "\u0301", "\u202e"])
def test_a_name_of_nothing_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="visible character"):
        clean_name(text, 40)


@pytest.mark.parametrize(
    "name",
    [
        "Mia", "José", "Łukasz", "Ştefan", "Björk Guðmundsdóttir", "O'Neill", "Anne-Marie", "Мария", "Ελένη",
        "Նարե", "中村 さくら", "Kim 김민준", "دانیال", "प्रिया", "สมชาย", "ירון",
        "Мария Smith", "R2-D2", "Mia ★", "👩🚀",
        "Ὀδυσσεύς",
    ],
)  # fmt: skip
def test_people_may_be_called_as_they_are(name: str) -> None:
    assert clean_name(name, 40) == unicodedata.normalize("NFKC", name)


@pytest.mark.parametrize("name", ["Mi\u0430", "\u0410nna", "P\u03b1ul", "\u13a0dam"])
def test_a_word_has_letters_of_one_alphabet(name: str) -> None:
    with pytest.raises(Refused, match="several alphabets"):
        clean_name(name, 40)


def test_accents_are_not_piled_up() -> None:
    assert clean_name("Việt", 40) == "Việt"
    with pytest.raises(Refused, match="accents"):
        clean_name("M" + "\u0301\u0302\u0303\u0304\u0305" + "ia", 40)


@pytest.mark.parametrize("text", ["Mia\nBen", "Mi\u2028a", "Mia\ud800", "x" * 41])
def test_what_is_no_name_is_refused_in_words(text: str) -> None:
    with pytest.raises(Refused, match="characters"):
        clean_name(text, 40)


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("mia", "Mia"), ("M i a", "Mia"), ("Mía", "Mia"), ("\u041c\u0438\u0430", "\u043c\u0438\u0430"),
        ("\u0410\u041d\u041d\u0410", "AHHA"), ("\u041e\u0441\u0430", "Oca"), ("\u039d\u0399\u039a", "NIK"),
        ("Bi11", "Bill"), ("Ann0", "Anno"), ("\uff2d\uff49\uff41", "Mia"),
        ("Ernma", "Emma"), ("VVill", "Will"), ("HRL", "H.R.L."),
        ("Mia.", "Mia"), ("Mia\u2019", "Mia-"), ("M!a", "Mia"),
    ],
)  # fmt: skip
def test_look_alikes_are_numbered(name: str, other: str) -> None:
    assert look_of(name) == look_of(other)
    assert numbered(name, [other]) == f"{name} 2"
    assert numbered(name, [other, f"{other} 2"]) == f"{name} 3"


@pytest.mark.parametrize(
    ("name", "other"), [("Mia", "Mio"), ("Ben", "Bea"), ("Анна", "Инна"), ("櫻", "桜"), ("...", "?")]
)
def test_who_looks_different_keeps_the_name(name: str, other: str) -> None:
    assert numbered(name, [other]) == name


async def test_look_alikes_at_a_table_are_told_apart(server: RunningServer) -> None:
    mia, twin, bot = await server.guests("Mia", "Mi\u200ba", "mia")
    assert (await twin.get("/api/me"))["name"] == "Mia"
    table = await mia.open("me", "open", "open", "open")
    secret = await mia.link(table, "join")
    for guest in (twin, bot):
        await guest.join(table, secret)
    await mia.post(f"/api/tables/{table}/links", {"purpose": "bot", "seat": 3, "name": "MIA"})
    told = await mia.get(f"/api/tables/{table}")
    assert [seat["name"] for seat in told["table"]["seats"]] == ["Mia", "Mia 2", "mia 3", "MIA 4"]


async def test_a_computer_player_does_not_take_a_guest_s_name(server: RunningServer) -> None:
    mia = await server.guest("Mia")
    table = await mia.open("me", "open", "random")
    told = await mia.get(f"/api/tables/{table}")
    later = await server.guest(told["table"]["seats"][2]["name"])
    other = await later.open("open", "open", "me")
    for seat in (0, 1):
        await later.ask("PUT", f"/api/tables/{other}/seats/{seat}", {"level": "random"})
    names = [seat["name"] for seat in (await later.get(f"/api/tables/{other}"))["table"]["seats"]]
    assert len({look_of(name) for name in names}) == 3


@pytest.mark.parametrize(("game", "automa"), [("afternova", "Bot"), ("novaraiders", "H.R.L.")])
async def test_nobody_passes_for_the_automa(server: RunningServer, game: str, automa: str) -> None:
    host, guest = await server.guests(automa, automa.lower())
    table = await host.open("me", "open", "open", game=game)
    await guest.join(table, await host.link(table, "join"))
    await host.post(f"/api/tables/{table}/links", {"purpose": "bot", "seat": 2, "name": automa})
    told = await host.get(f"/api/tables/{table}")
    names = [seat["name"] for seat in told["table"]["seats"]]
    assert names == [f"{automa} 2", f"{automa.lower()} 3", f"{automa} 4"]


async def test_a_name_that_mixes_alphabets_is_refused_over_http(server: RunningServer) -> None:
    answer = await server.http.post("/api/people", json={"name": "Mi\u0430"})
    assert (answer.status_code, answer.json()["rule"]) == (400, "name")


@pytest.mark.parametrize(
    "name",
    ["<!channel>", "<@U123>", "@everyone", "@here", "[free](https://evil.example)", "https://evil.example",
     "*b* `c`", "<at>Mia</at>", "&lt;!here&gt;", "evil.example", "a|b", "# title", "\\u003c!channel>"],
)  # fmt: skip
def test_chat_services_find_no_command_in_a_name(name: str) -> None:
    told = harmless(name)
    assert not set(told) & set("<>@#&*_~`|\\[]()!/:")
    assert "evil.example" not in told
    assert len(told) == len(name)


def test_ordinary_names_are_told_as_they_are() -> None:
    for name in ("Mia", "Dr. Mia", "Anne-Marie", "O'Neill", "中村 さくら"):
        assert harmless(name) == name
