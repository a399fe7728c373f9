"""A server on loopback that the tests share, and settings for those that need their own."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import msgspec
import pytest

from novatable.server.live import upkeep
from novatable.server.net.budget import ALLOWANCES, Payer
from novatable.server.operating.settings import Settings
from tests.server.harness import RunningServer, serving


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session", autouse=True)
def brisk() -> Iterator[None]:
    """What a server looks at every two seconds by itself, these look at more often."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(upkeep, "DUE", 0.1)
        yield


def usual_settings(folder: Path) -> Settings:
    """Nobody waits in tests."""
    return Settings(
        port=0,
        database=f"sqlite:///{folder}/novatable.db",
        pace=0.0,
        mind_seconds=20.0,
        connections_per_address=1_000_000,
        allowance=1000.0,
    )


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """For a server of one's own, with an empty database."""
    return usual_settings(tmp_path)


@pytest.fixture
async def frugal(settings: Settings) -> AsyncIterator[RunningServer]:
    """A server at which nothing is ever paid back."""
    async with serving(msgspec.structs.replace(settings, allowance=1.0)) as server:
        server.app.doors.budgets._clock = lambda: 0.0
        yield server


def paid(server: RunningServer, payer: Payer) -> float:
    """What it has paid at a frugal server for work."""
    return ALLOWANCES["work"][payer.kind].burst - server.app.doors.budgets.left(payer, "work")


@pytest.fixture(scope="session")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[RunningServer]:
    async with serving(usual_settings(tmp_path_factory.mktemp("server"))) as running:
        yield running
