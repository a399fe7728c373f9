"""Counters for /metrics, in the text format that Prometheus reads. Touched on the event loop only."""

import bisect
import os

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)


class Counter:
    """Counts up; a gauge is set instead."""

    __slots__ = ("name", "told", "type", "value")

    def __init__(self, name: str, told: str, kind: str = "counter") -> None:
        self.name = name
        self.told = told
        self.type = kind
        self.value = 0

    def add(self, more: int = 1) -> None:
        self.value += more

    def set(self, value: int) -> None:
        self.value = value

    def lines(self, labels: str) -> list[str]:
        return [f"{self.name}{{{labels}}} {self.value}"]


class Reasons:
    """Counts up, by the reason why."""

    __slots__ = ("name", "told", "type", "values")

    def __init__(self, name: str, told: str) -> None:
        self.name = name
        self.told = told
        self.type = "counter"
        self.values: dict[str, int] = {}

    def add(self, why: str) -> None:
        self.values[why] = self.values.get(why, 0) + 1

    def lines(self, labels: str) -> list[str]:
        return [f'{self.name}{{{labels},why="{why}"}} {value}' for why, value in sorted(self.values.items())]


class Histogram:
    """How long something took, in seconds."""

    __slots__ = ("counts", "name", "sum", "told", "type")

    def __init__(self, name: str, told: str) -> None:
        self.name = name
        self.told = told
        self.type = "histogram"
        self.counts = [0] * (len(BUCKETS) + 1)
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect.bisect_left(BUCKETS, seconds)] += 1
        self.sum += seconds

    def lines(self, labels: str) -> list[str]:
        lines = []
        total = 0
        for bound, count in zip((*BUCKETS, "+Inf"), self.counts, strict=True):
            total += count
            lines.append(f'{self.name}_bucket{{{labels},le="{bound}"}} {total}')
        return [
            *lines,
            f"{self.name}_sum{{{labels}}} {self.sum:.6f}",
            f"{self.name}_count{{{labels}}} {total}",
        ]


class Metrics:
    """Everything measured by one process."""

    def __init__(self) -> None:
        self.tables = Counter("novatable_live_tables", "Tables in memory.", "gauge")
        self.sockets = Counter("novatable_sockets", "Open WebSockets.", "gauge")
        self.actions = Counter("novatable_actions_total", "Actions played, by whomever.")
        self.refused = Counter("novatable_refused_total", "Requests refused.")
        self.repeated = Counter("novatable_repeated_total", "Requests that had been carried out already.")
        self.malformed = Counter("novatable_malformed_total", "Messages that could not be read.")
        self.slowed = Reasons("novatable_slowed_total", "Times that somebody was slowed, by who overdrew.")
        self.limited = Reasons("novatable_limited_total", "Requests refused for a budget, by who overdrew.")
        self.cut_off = Reasons("novatable_cut_off_total", "Connections that the server ended, and why.")
        self.connections = Counter("novatable_connections", "Open connections of any kind.", "gauge")
        self.elsewhere = Counter("novatable_elsewhere_total", "WebSockets refused to pages of other sites.")
        self.damaged = Counter("novatable_damaged_total", "Tables found damaged.")
        self.store_failures = Counter("novatable_store_failures_total", "Entries the store could not keep.")
        self.minds_failed = Counter("novatable_minds_failed_total", "Computer players that failed.")
        self.alerts = Counter("novatable_alerts_total", "Turn alerts delivered.")
        self.alerts_failed = Counter("novatable_alerts_failed_total", "Turn alerts that were not.")
        self.commits = Histogram("novatable_commit_seconds", "From asking the store to a durable entry.")
        self.thinking = Histogram("novatable_thinking_seconds", "Decisions of computer players.")

    def text(self) -> str:
        labels = f'worker="{os.getpid()}"'
        lines = []
        for metric in vars(self).values():
            lines += [f"# HELP {metric.name} {metric.told}", f"# TYPE {metric.name} {metric.type}"]
            lines += metric.lines(labels)
        return "\n".join(lines) + "\n"


METRICS = Metrics()
