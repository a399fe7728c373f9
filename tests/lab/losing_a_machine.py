"""A run on a local Ray cluster of two machines, of which one dies in mid-run (`make test-ray`)."""

from pathlib import Path

from ray.cluster_utils import Cluster as Machines

from novatable.lab.batch import Span
from novatable.lab.cluster import Cluster
from novatable.lab.plan import plan_of
from novatable.lab.rows import Shelf
from novatable.lab.run import Run, processes_of

GAMES = 30


def test_nothing_is_lost_or_counted_twice(tmp_path: Path) -> None:
    """The rows are those of one machine."""
    plan = plan_of("afternova", (3,), ["cadet"], options={"round_limit": 6})
    machines = Machines(initialize_head=True, head_node_args={"num_cpus": 0})
    try:
        first, _ = [machines.add_node(num_cpus=1) for _ in range(2)]
        run = Run.open(plan, tmp_path / "cluster")
        done: list[int] = []

        def progress(games: int) -> None:
            """After a few batches, the first machine is gone, with what it was playing."""
            done.append(games)
            if len(done) == 3:
                machines.remove_node(first, allow_graceful=False)

        with Cluster(machines.address) as cluster:
            run.play(GAMES, cluster, progress)
    finally:
        machines.shutdown()
    assert len(done) > 3
    assert sum(done) == GAMES
    spans = run.shelf.spans()
    assert [number for span in spans for number in range(*span)] == list(range(GAMES))
    alone = Run.open(plan, tmp_path / "alone")
    alone.play(GAMES, processes_of(2))
    for name in ("games", "seats", "cards", "deals", "turns"):
        ours, theirs = [Shelf(each).table(name).collect() for each in (alone.folder, run.folder)]
        assert ours.equals(theirs), name
    assert run.shelf.missing(GAMES) == []
    assert run.shelf.missing(GAMES + 1) == [Span(GAMES, GAMES + 1)]
