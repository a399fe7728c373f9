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
            # All that is new would be searched at once, while somebody waits: let it pass for old.
            gc.freeze()
            gc.unfreeze()
            gc.enable()
