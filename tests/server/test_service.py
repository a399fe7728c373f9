"""The server as a service: its settings, exit codes and files."""

import asyncio
import signal
import stat
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from novatable.server.operating.settings import Settings, checked, from_environment
from novatable.server.store import Store, StoreFailure
from tests.patience import PATIENCE
from tests.server.harness import serving
from tests.server.processes import METRICS_TOKEN, ROOT, ServerProcess

pytestmark = pytest.mark.anyio


# ---- settings


@pytest.mark.parametrize(
    ("name", "value", "right"),
    [
        ("PORT", "99999", "it must be a whole number from 0 to 65535"),
        ("PORT", "-1", "it must be a whole number from 0 to 65535"),
        ("PORT", "many", "it must be a whole number from 0 to 65535"),
        ("WORKERS", "0", "it must be a whole number from 1 to 256"),
        ("IDLE", "0", "it must be a number from 1 to 86400"),
        ("MINDS", "-2", "it must be a whole number from 1 to 256"),
        ("PACE", "-0.5", "it must be a number from 0 to 86400"),
        ("PACE", "nan", "it must be a number from 0 to 86400"),
        ("ALLOWANCE", "0", "it must be a number from 0.01"),
        ("CONNECTIONS_PER_ADDRESS", "-5", "it must be a whole number from 1"),
        ("ABANDONED_DAYS", "-1", "it must be a whole number from 0"),
        ("LOG_LEVEL", "loud", "it must be debug or info or warning or error"),
        ("ALERT_LANGUAGE", "fr", "it must be en or de or it"),
        ("ORIGINS", "play.example.org", "it must be like https://play.example.org"),
        ("ORIGINS", "https://", "it must be like https://play.example.org"),
        ("ORIGINS", "https://play.example.org,https://a b", "'https://a b' is not possible"),
        ("HOST", "", "it must be a host name or an IP address"),
        ("HOST", "http://localhost", "it must be a host name or an IP address"),
        ("DATABASE", "novatable.db", "it must be sqlite:///FILE or postgresql://"),
        ("DATABASE", "sqlite:///:memory:", "it must be sqlite:///FILE or postgresql://"),
        ("CARDS", "/no/such/folder", "it must be a folder that exists"),
        ("LESSONS", "/no/such/folder", "it must be a folder that exists"),
        ("ALERT_HOSTS", "https://hooks.example.org", "it must be a host name"),
        ("ALERT_PRIVATE", "localhost", "it must be an IP address"),
        ("METRICS_TOKEN", "short", "it must be at least 16 ASCII characters"),
        ("METRICS_TOKEN", "cannot be sént in a header", "it must be at least 16 ASCII characters"),
        ("PROT", "8000", "did you mean NOVATABLE_PORT?"),
        ("SOCKETS_PER_ADDRES", "5", "NOVATABLE_SOCKETS_PER_ADDRES is not a setting of Novatable"),
    ],
)
def test_a_setting_that_is_not_possible_is_refused_with_what_is(name: str, value: str, right: str) -> None:
    with pytest.raises(ValueError, match=f"^NOVATABLE_{name}\\b") as refusal:
        from_environment({f"NOVATABLE_{name}": value})
    assert right in str(refusal.value)


def test_settings_that_do_not_fit_together_are_refused() -> None:
    with pytest.raises(ValueError, match="several workers need PostgreSQL"):
        from_environment({"NOVATABLE_WORKERS": "2"})


def test_a_password_is_not_told() -> None:
    with pytest.raises(ValueError, match="NOVATABLE_DATABASE is not possible") as refusal:
        from_environment({"NOVATABLE_DATABASE": "postgres://mia:secret@localhost/games"})
    assert "mia:secret" not in str(refusal.value)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("HOST", "::1"),
        ("HOST", "play.example.org"),
        ("DATABASE", "sqlite:////var/lib/novatable/novatable.db"),
        ("DATABASE", "postgresql+psycopg://mia@/games?host=/run/postgresql"),
        ("CARDS", "/"),
        ("ORIGINS", "http://localhost:5173, https://play.example.org"),
        ("ALERT_PRIVATE", "192.168.1.5,fd00::1"),
    ],
)
def test_a_setting_that_is_possible_is_taken(name: str, value: str) -> None:
    from_environment({f"NOVATABLE_{name}": value})


def test_settings_from_elsewhere_are_checked_too() -> None:
    with pytest.raises(ValueError, match="port=99999 is not possible: it must be a whole number from 0"):
        checked(Settings(port=99999))
    assert checked(Settings()) == Settings()


# ---- exit codes


def serve(folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """A server that is not going to run; its end."""
    process = ServerProcess(folder, **environment)
    command = [sys.executable, "-m", "novatable.server.serve"]
    return subprocess.run(
        command, env=process.environment, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE
    )


def test_a_wrong_setting_ends_with_2_and_a_sentence(tmp_path: Path) -> None:
    done = serve(tmp_path, NOVATABLE_PORTS="1")
    assert (done.returncode, done.stderr) == (
        2,
        "NOVATABLE_PORTS is not a setting of Novatable; did you mean NOVATABLE_PORT?\n",
    )


def test_a_game_that_is_not_there_ends_with_2_and_a_sentence(tmp_path: Path) -> None:
    done = serve(tmp_path, NOVATABLE_GAMES="tests.another_game.registerd")
    assert (done.returncode, done.stderr) == (
        2,
        "NOVATABLE_GAMES: there is no Python module tests.another_game.registerd\n",
    )


async def test_a_database_in_use_ends_with_3(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/novatable.db")
    done = await asyncio.to_thread(serve, tmp_path)
    assert done.returncode == 3
    assert "in use by another process" in done.stderr
    await store.close()


def test_several_workers_that_cannot_start_end_with_3(tmp_path: Path) -> None:
    nowhere = "postgresql://nobody@127.0.0.1:1/nothing"
    given = {"NOVATABLE_DATABASE": nowhere, "NOVATABLE_WORKERS": "2", "NOVATABLE_DATABASE_SECONDS": "0"}
    assert serve(tmp_path, **given).returncode == 3


async def test_a_stopped_server_ends_as_one_that_was_told_to(tmp_path: Path) -> None:
    process = ServerProcess(tmp_path)
    process.start()
    assert isinstance(process.process, subprocess.Popen)
    process.process.send_signal(signal.SIGTERM)
    assert process.process.wait(PATIENCE) in (0, -signal.SIGTERM)
    await process.http.aclose()


# ---- files


async def test_the_database_is_its_owner_s_alone(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/novatable.db")
    await store.append("a", 1, b"1")
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == [
        "novatable.db",
        "novatable.db-shm",
        "novatable.db-wal",
        "novatable.db.lock",
    ]
    for file in files:
        assert stat.S_IMODE(file.stat().st_mode) == 0o600, file
    await store.close()
    (tmp_path / "novatable.db").chmod(0o644)
    await (await Store.open(f"sqlite:///{tmp_path}/novatable.db")).close()
    assert stat.S_IMODE((tmp_path / "novatable.db").stat().st_mode) == 0o640


async def test_nothing_is_made_beside_what_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Ann")
    (tmp_path / "folder").mkdir()
    for name in ("letter", "folder"):
        with pytest.raises(StoreFailure, match=r"file is not a database|it is a folder"):
            await Store.open(f"sqlite:///{tmp_path}/{name}")
    assert sorted(file.name for file in tmp_path.iterdir()) == ["folder", "letter"]
    assert (tmp_path / "letter").read_text() == "Dear Ann"


# ---- metrics


@pytest.mark.parametrize(
    ("given", "status"),
    [
        (None, 404),
        ("", 404),
        ("Bearer", 404),
        (f"Bearer {METRICS_TOKEN[:-1]}", 404),
        (f"Bearer {METRICS_TOKEN}", 200),
    ],
)
async def test_metrics_are_for_who_has_the_operator_s_token(
    settings: Settings, given: str | None, status: int
) -> None:
    async with serving(msgspec.structs.replace(settings, metrics_token=METRICS_TOKEN)) as server:
        answer = await server.http.get("/metrics", headers={} if given is None else {"Authorization": given})
        assert answer.status_code == status
        assert ("novatable_sockets" in answer.text) == (status == 200)


async def test_without_a_token_of_the_operator_there_are_no_metrics(settings: Settings) -> None:
    async with serving(msgspec.structs.replace(settings, metrics_token="")) as server:
        assert (await server.http.get("/metrics")).status_code == 404
