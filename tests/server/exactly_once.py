"""The promise about requests, as something that tests can ask: each confirmed one is in the log once."""

from collections.abc import Collection, Mapping, Sequence

from novatable.server.table import entries
from novatable.server.table.entries import Entry


def assert_exactly_once(
    log: Sequence[Entry], decided: Collection[str], confirmed: Mapping[str, int], given_up: Collection[str]
) -> None:
    acted = [(seq, entry) for seq, entry in enumerate(log, start=1) if isinstance(entry, entries.Acted)]
    written = [entry.id for _, entry in acted]
    assert len(set(written)) == len(written), "an action was done twice"
    assert {entry.id: seq for seq, entry in acted if entry.id in confirmed} == dict(confirmed), (
        "lost, or moved"
    )
    assert not set(written) & set(given_up), "an action that was refused was done"
    assert set(written) <= set(decided), "an action that nobody decided"
