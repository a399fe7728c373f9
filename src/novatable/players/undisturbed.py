"""Playing without Python's search for reference cycles, which would take a third of the time."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def undisturbed() -> Iterator[None]:
    """Games, played or imagined, contain no cycles: they are freed as soon as nobody needs them."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()
