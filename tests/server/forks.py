"""Processes that start in no time: forked from one that has loaded all modules already."""

import multiprocessing

FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["tests.server.store.victim", "tests.server.dying_server"])
