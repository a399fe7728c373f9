"""The batches of a run on a Ray cluster: more machines, the same rows.

A batch whose machine dies is played again elsewhere; whoever asked for it gets it once.
"""

import logging
from collections.abc import Iterator
from typing import Any, Final

import ray

from novatable.lab.batch import Batch, Span
from novatable.lab.plan import Plan
from novatable.lab.workers import Cutter, Play

AGAIN: Final = -1
"""How often a batch is tried again if its machine dies: until it succeeds."""


class Cluster:
    """A Ray cluster as workers: `with Cluster("auto") as cluster: run.play(1000, cluster)`."""

    def __init__(self, address: str) -> None:
        self.address = address

    def __enter__(self) -> "Cluster":
        ray.init(address=self.address, log_to_driver=False, logging_level=logging.ERROR)
        return self

    def __exit__(self, *_error: object) -> None:
        ray.shutdown()

    def __call__(self, plan: Plan, gaps: list[Span], play: Play) -> Iterator[Batch]:
        """All batches, as they get done."""
        remote = ray.remote(num_cpus=1, max_retries=AGAIN)(play)
        processors = max(1, int(ray.cluster_resources().get("CPU", 1)))
        cutter = Cutter(gaps, processors)
        running: list[Any] = []
        while True:
            while len(running) < 2 * processors and (span := cutter.next()) is not None:
                running.append(remote.remote(plan, span))
            if not running:
                return
            done, running = ray.wait(running, num_returns=1)
            batch: Batch = ray.get(done[0])
            cutter.learn(batch)
            yield batch
