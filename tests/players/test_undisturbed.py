"""Thinking without Python's search for reference cycles, also right after it."""

import gc

from novatable.players.undisturbed import undisturbed


def test_no_search_for_cycles_follows_a_long_thought() -> None:
    searches: list[int] = []

    def note(phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            searches.append(info["generation"])

    gc.collect()
    gc.callbacks.append(note)
    try:
        with undisturbed():
            thought: list[list[int]] = [[] for _ in range(20_000)]
        after: list[list[int]] = [[] for _ in range(20)]
    finally:
        gc.callbacks.remove(note)
    assert len(thought) > len(after)
    assert searches == []
    assert gc.isenabled()


def test_what_was_switched_off_stays_off() -> None:
    gc.disable()
    try:
        with undisturbed():
            pass
        assert not gc.isenabled()
    finally:
        gc.enable()
