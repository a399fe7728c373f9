# Novatable. Needs Python 3.11+ with venv, and make; `make help` lists what it does.

PYTHON ?= python3
JOBS ?= 2

BIN := .venv/bin
CODE := $(wildcard src tests bench tools)
LOCKS := $(addprefix requirements/,run.txt test.txt compile.txt mutation.txt bench.txt)

# The user's own pip settings (index, proxy, certificates) hold; only those that would
# install elsewhere than into the environment, or demand hashes of our own package, are put aside.
PIP := PIP_USER=0 PIP_TARGET= PIP_PREFIX= PIP_ROOT= PIP_REQUIRE_HASHES=0 PIP_DISABLE_PIP_VERSION_CHECK=1 \
       PIP_NO_INPUT=1
INSTALL = -m pip install --quiet --require-hashes -r
INSTALL_SELF = -m pip install --quiet --no-deps --no-build-isolation --editable .

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help run setup test lint format trust bench compiled test-compiled mutants lock clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' Makefile

run: .venv/run.stamp ## a demonstration game in the terminal
	$(BIN)/novatable demo

setup: .venv/test.stamp ## the environment of run, test and lint (.venv)

test: lint ## everything a change must pass
	$(BIN)/pytest -n $(JOBS)

lint: .venv/test.stamp ## style, types and import directions
	$(BIN)/ruff check $(CODE)
	$(BIN)/ruff format --check $(CODE)
	$(BIN)/mypy $(CODE)
	$(BIN)/lint-imports

format: .venv/test.stamp ## rewrite the code in the project's format
	$(BIN)/ruff check --fix $(CODE)
	$(BIN)/ruff format $(CODE)

trust: .venv/test.stamp ## the long run: every promise at the size of a release
	$(BIN)/pytest -n $(JOBS) tests --trust

bench: .venv-bench/stamp ## speed, side by side with a peer
	.venv-bench/bin/python -m bench

compiled: .venv/compile.stamp ## the same source compiled by mypyc, in build/compiled (needs a C compiler)
	$(BIN)/python tools/compile.py

test-compiled: compiled ## the tests on the compiled code
	PYTHONPATH=build/compiled $(BIN)/pytest -n $(JOBS)

mutants: .venv/mutation.stamp ## do the tests notice broken rules?
	$(BIN)/mutmut run

lock: ## renew requirements/ to the newest versions that fit pyproject.toml
	$(PYTHON) -m venv build/lock
	$(PIP) build/lock/bin/python -m pip install --quiet uv
	rm -f $(LOCKS)
	$(COMPILE) pyproject.toml --group build -o requirements/run.txt
	$(COMPILE) --group test -c requirements/run.txt -o requirements/test.txt
	$(COMPILE) --group compile -c requirements/run.txt -c requirements/test.txt -o requirements/compile.txt
	$(COMPILE) --group mutation -c requirements/run.txt -c requirements/test.txt -o requirements/mutation.txt
	$(COMPILE) --group bench -c requirements/run.txt -o requirements/bench.txt

COMPILE := build/lock/bin/uv pip compile --quiet --universal --generate-hashes --no-header --python-version 3.11

clean: ## remove everything that make, the tools and the tests left
	rm -rf .venv .venv-bench build dist mutants htmlcov .coverage .hypothesis .mypy_cache .ruff_cache \
	       .pytest_cache .import_linter_cache
	find $(CODE) -name __pycache__ -prune -exec rm -rf {} +

# A stamp is newer than all it was made from, so a second make installs nothing.

%/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Novatable needs Python 3.11 or newer; name one with: make PYTHON=python3.12 ..." >&2; exit 1; }
	$(PYTHON) -m venv $*

.venv/run.stamp: requirements/run.txt pyproject.toml | $(BIN)/python
	$(PIP) $(BIN)/python $(INSTALL) requirements/run.txt
	$(PIP) $(BIN)/python $(INSTALL_SELF)
	@touch $@

.venv/test.stamp: requirements/test.txt .venv/run.stamp
	$(PIP) $(BIN)/python $(INSTALL) requirements/test.txt
	@touch $@

.venv/compile.stamp: requirements/compile.txt .venv/test.stamp
	$(PIP) $(BIN)/python $(INSTALL) requirements/compile.txt
	@touch $@

.venv/mutation.stamp: requirements/mutation.txt .venv/test.stamp
	$(PIP) $(BIN)/python $(INSTALL) requirements/mutation.txt
	@touch $@

.venv-bench/stamp: requirements/run.txt requirements/bench.txt pyproject.toml | .venv-bench/bin/python
	$(PIP) .venv-bench/bin/python $(INSTALL) requirements/run.txt
	$(PIP) .venv-bench/bin/python $(INSTALL) requirements/bench.txt
	$(PIP) .venv-bench/bin/python $(INSTALL_SELF)
	@touch $@
