"""How much the tests do: a share at every change, all of it with `--trust` (see docs/TRUST.md)."""

from typing import TypeVar

import pytest
from hypothesis import settings

T = TypeVar("T")

settings.register_profile("novatable", derandomize=True, database=None, deadline=None, print_blob=False)
settings.load_profile("novatable")


class Work:
    """Chooses between the share of a change and the share of a release."""

    def __init__(self, full: bool) -> None:
        self.full = full

    def amount(self, change: T, release: T) -> T:
        return release if self.full else change


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--trust", action="store_true", help="test every promise at the size of a release")


@pytest.fixture(scope="session")
def work(request: pytest.FixtureRequest) -> Work:
    return Work(bool(request.config.getoption("--trust")))
