"""How much the tests do: a share at every change, all of it with `--trust` (see docs/TRUST.md)."""

import gc
from typing import TypeVar, cast

import pytest
from hypothesis import settings

from tests.missing import told

T = TypeVar("T")

settings.register_profile("novatable", derandomize=True, database=None, deadline=None, print_blob=False)
settings.load_profile("novatable")


class Work:
    """Chooses between what is done at a change and at a release, and keeps count of what was done.

    `share`: of what is done at a release; 0 at a change.
    """

    def __init__(self, share: float, properties: list[tuple[str, object]]) -> None:
        self.full = share == 1
        self._share = share
        self._properties = properties

    def amount(self, change: T, release: T) -> T:
        """For a part of a release numbers are in between; what cannot be divided is as at a change."""
        if self.full or not self._share or type(change) not in (int, float):
            return release if self.full else change
        few, many = cast(float, change), cast(float, release)  # a step between two tests gets smaller
        some = max(few, many * self._share) if few < many else min(few, many / self._share)
        return cast(T, round(some) if isinstance(change, int) else some)

    def did(self, count: int, what: str) -> None:
        """Tell how many of something this test has done, for the table that `make trust` writes."""
        self._properties.append((what, count))

    def took(self, seconds: float, what: str) -> None:
        """Tell how long something took; the table has the longest."""
        self._properties.append((what, f"{1000 * seconds:.0f} ms"))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--trust", action="store_true", help="test every promise at the size of a release")
    parser.addoption("--share", type=float, default=1.0, help="with --trust: this part of it, such as 0.1")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests in a browser come last: Playwright keeps an event loop running, beside which no other can run."""
    items.sort(key=lambda item: "playwright" in getattr(item, "fixturenames", ()))


def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> None:
    """What a file of tests has left open is found while its last test ends, and not in some later one.

    Warnings are errors: whichever test runs when garbage is collected would be blamed for it.
    """
    if nextitem is None or nextitem.path != item.path:
        gc.collect()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for line in told(terminalreporter.getreports("skipped")):
        terminalreporter.write_line(line, yellow=True)


@pytest.fixture
def work(request: pytest.FixtureRequest) -> Work:
    share: float = request.config.getoption("--share") if request.config.getoption("--trust") else 0.0
    return Work(share, request.node.user_properties)
