"""Programs that some tests need: without one its tests are left out, and the end of the run says so."""

import os
from collections import Counter
from typing import NoReturn

import pytest

_NEEDS = "needs the package "


def without(package: str) -> NoReturn:
    """Leave the test out, as this package of Debian's is not installed. In CI there is no leaving out."""
    if os.environ.get("CI"):
        pytest.fail(_NEEDS + package)
    pytest.skip(_NEEDS + package)


def told(reports: list[pytest.TestReport]) -> list[str]:
    """What was left out, and the command that installs what it needs."""
    left_out: Counter[str] = Counter()
    for report in reports:
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else ""
        if _NEEDS in reason:
            left_out[reason.partition(_NEEDS)[2]] += 1
    if not left_out:
        return []
    lines = [
        f"{count} {'test was' if count == 1 else 'tests were'} left out: {package} is not installed"
        for package, count in left_out.items()
    ]
    return [*lines, f"To run them as well: sudo apt-get install {' '.join(left_out)}"]
