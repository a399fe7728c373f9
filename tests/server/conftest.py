"""One running server per test that asks for it, with an own SQLite file."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from novatable.server.settings import Settings
from tests.server.harness import Table, serving


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Nobody waits in tests."""
    return Settings(port=0, database=f"sqlite:///{tmp_path}/novatable.db", pace=0.0, mind_seconds=10.0)


@pytest.fixture
async def server(settings: Settings) -> AsyncIterator[Table]:
    async with serving(settings) as running:
        yield running
