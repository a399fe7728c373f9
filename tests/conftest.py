"""How much the tests do: a share at every change, all of it with `--trust` (see docs/TRUST.md)."""

from typing import TypeVar

import pytest
from hypothesis import settings

from tests.missing import told

T = TypeVar("T")

settings.register_profile("novatable", derandomize=True, database=None, deadline=None, print_blob=False)
settings.load_profile("novatable")


class Work:
    """Chooses between the share of a change and the share of a release, and keeps count of what was done."""

    def __init__(self, full: bool, properties: list[tuple[str, object]]) -> None:
        self.full = full
        self._properties = properties

    def amount(self, change: T, release: T) -> T:
        return release if self.full else change

    def did(self, count: int, what: str) -> None:
        """Tell how many of something this test has done, for the table that `make trust` writes."""
        self._properties.append((what, count))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--trust", action="store_true", help="test every promise at the size of a release")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests in a browser come last: Playwright keeps an event loop running, beside which no other can run."""
    items.sort(key=lambda item: "playwright" in getattr(item, "fixturenames", ()))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for line in told(terminalreporter.getreports("skipped")):
        terminalreporter.write_line(line, yellow=True)


@pytest.fixture
def work(request: pytest.FixtureRequest) -> Work:
    return Work(bool(request.config.getoption("--trust")), request.node.user_properties)
