"""What docs/OPERATING.md gives an operator: the proxy example, the backup script, the commands, the unit."""

import asyncio
import os
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from novatable.server.operating.settings import Settings
from tests.missing import without
from tests.server.harness import Address, play_on, serving
from tests.server.nginx import DEPLOY, proxied
from tests.server.processes import ROOT

pytestmark = pytest.mark.anyio

OPERATING = (ROOT / "docs" / "OPERATING.md").read_text("utf-8")


# ---- the proxy


async def test_a_game_is_played_through_the_proxy_example(settings: Settings, tmp_path: Path) -> None:
    async with serving(settings) as server:
        port = int(server.url.rpartition(":")[2])
        with proxied(tmp_path, port) as listen:
            proxy = Address(listen)
            async with proxy.http:
                assert (await proxy.http.get("/readyz")).text == "well\n"
                assert (await proxy.http.get("/metrics")).status_code == 404
                mia = await proxy.guest("Mia")
                table = await mia.open("me", "random", options={"round_limit": 1})
                await mia.start(table)
                async with mia.at(table) as hers:
                    await play_on(hers, Random(1))
                    assert hers.over()
            ours = f"http://127.0.0.1:{listen}"
            async with connect(f"ws://127.0.0.1:{listen}/ws", origin=ours):  # type: ignore[arg-type]
                pass  # as a browser asks: the Host has come through with its port
            with pytest.raises(InvalidStatus) as refusal:
                async with connect(f"ws://127.0.0.1:{listen}/ws", origin="http://elsewhere.example"):  # type: ignore[arg-type]
                    pass
            assert refusal.value.response.status_code == 403


async def test_a_proxy_that_changes_the_host_is_told_of_in_the_log(
    settings: Settings, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with serving(settings) as server:
        port = int(server.url.rpartition(":")[2])
        with proxied(tmp_path, port, **{"$http_host": "inner"}) as listen, pytest.raises(InvalidStatus):
            async with connect(
                f"ws://127.0.0.1:{listen}/ws",
                origin=f"http://127.0.0.1:{listen}",  # type: ignore[arg-type]
            ):
                pass
    (told,) = [line for line in capsys.readouterr().err.splitlines() if "page from elsewhere" in line]
    assert f'"origin":"http://127.0.0.1:{listen}","host":"inner"' in told


async def test_a_sub_path_is_refused_in_words(settings: Settings) -> None:
    async with serving(settings) as server:
        answer = await server.http.get("/api/games", headers={"X-Forwarded-Prefix": "/games"})
        assert answer.status_code == 400
        assert "does not work under a sub-path" in answer.text
        assert (await server.http.get("/api/games", headers={"X-Forwarded-Prefix": "/"})).status_code == 200


# ---- backups


def commands(after: str) -> list[str]:
    """The commands in the first block of the page after these words."""
    block = OPERATING.split(after, 1)[1].split("```")[1]
    return [line for line in block.splitlines() if line.strip()]


async def test_backup_by_cron_and_restore_go_as_the_page_says(settings: Settings, tmp_path: Path) -> None:
    database = settings.database
    program = Path(sys.executable).with_name("novatable")
    backups = tmp_path / "backups"
    environment = {
        **os.environ,
        "BACKUPS": str(backups),
        "NOVATABLE": str(program),
        "DATABASE": database,
    }

    def run(*command: str) -> str:
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    async with serving(settings) as server:
        mia = await server.guest("Mia")
        table = await mia.open("me", "random")
        backups.mkdir()
        for number in range(20):
            (backups / f"novatable-2020{number:04}-000000.db").touch()
        await asyncio.to_thread(run, str(DEPLOY / "novatable-backup"))
        kept = sorted(backups.iterdir())
        assert len(kept) == 14
        assert kept[-1].stat().st_size > 0
        late = await mia.open("me", "random")
    said = []
    for line in commands("To restore:"):
        words = line.split()
        if words[0] == "novatable":
            words = [str(program), *words[1:]]
            words = [str(kept[-1]) if word.startswith("/var/backups") else word for word in words]
            said.append(run(*[database if word.startswith("sqlite:") else word for word in words]))
        else:
            assert words[0] in ("systemctl", "chown"), "what this test cannot do is about the service"
            assert words[0] == "systemctl" or words[1:4] == ["-R", "novatable:", "/var/lib/novatable"]
    assert said[0].startswith("restored; what was there is ")
    assert said[1] == "1 logs with 2 entries\n"
    async with serving(settings) as server:
        assert await server.app.store.read(table)
        assert await server.app.store.read(late) == []
    sqlite3.connect(tmp_path / "novatable.db").close()


# ---- the unit


def test_the_unit_is_one_that_systemd_takes(tmp_path: Path) -> None:
    """With a program that is there; a name that systemd does not know is only warned of."""
    if shutil.which("systemd-analyze") is None:
        without("systemd")
    program = Path(sys.executable).with_name("novatable")
    unit = (DEPLOY / "novatable.service").read_text("utf-8")
    file = tmp_path / "novatable.service"
    file.write_text(unit.replace("/opt/novatable/bin/novatable", str(program)))
    done = subprocess.run(
        ["systemd-analyze", "verify", str(file)], capture_output=True, text=True, check=False
    )
    assert (done.returncode, [line for line in done.stderr.splitlines() if file.name in line]) == (0, [])


def test_the_unit_names_what_there_is() -> None:
    unit = (DEPLOY / "novatable.service").read_text("utf-8")
    assert "ExecStart=/opt/novatable/bin/novatable serve" in unit
    assert "RestartPreventExitStatus=2" in unit
    assert "Restart=on-failure" in unit
    assert "StartLimitIntervalSec=0" in unit.partition("[Service]")[0]
    for name in ("deploy/novatable.service", "deploy/nginx.conf", "deploy/novatable-backup", "Containerfile"):
        assert (ROOT / name).is_file()
        assert f"../{name}" in OPERATING
