# Novatable. Needs Python 3.11+ with venv, and make. `make help` lists the targets.

PYTHON ?= python3
JOBS ?= 2
SHARE ?= 1

BIN := .venv/bin
CODE := $(wildcard src tests bench tools examples)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help run serve setup web wire screenshots transcripts test lint lint-python lint-web vitest format trust bench \
        bench-learn bench-review bench-server bench-web dist compiled test-compiled test-ray test-suites mutants lock clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' Makefile

run: web ## start the table server and its pages at http://localhost:8000
	$(BIN)/novatable serve

serve: web ## the same with compiled rules, to host many tables (needs a C compiler)
	$(MAKE) compiled
	PYTHONPATH=build/compiled $(BIN)/novatable serve

web: build/web.stamp ## build the browser pages and the drawings to print from web/ into the package

setup: .venv/test.stamp ## create only the environment that run, test and lint use

test: ## run everything a change must pass
	@$(MAKE) --no-print-directory --jobs=$(JOBS) --output-sync lint web vitest
	$(BIN)/pytest -n $(JOBS) --maxschedchunk 2

lint: lint-python lint-web ## check style, types and import directions

lint-python: .venv/test.stamp
	$(BIN)/ruff check $(CODE)
	$(BIN)/ruff format --check $(CODE)
	$(BIN)/mypy $(CODE)
	$(BIN)/lint-imports

lint-web: web/node_modules/.stamp
	cd web && $(NODE_PATH) npm run --silent check

vitest: web/node_modules/.stamp
	cd web && $(NODE_PATH) npm test --silent

format: .venv/test.stamp web/node_modules/.stamp ## format the code
	$(BIN)/ruff check --fix $(CODE)
	$(BIN)/ruff format $(CODE)
	cd web && $(NODE_PATH) npm run --silent format

trust: .venv/test.stamp web ## the long run: test every promise at release scale; resumes if interrupted
	$(BIN)/python tools/trust.py --jobs $(JOBS) --share $(SHARE)

bench: .venv-bench/bench.stamp build/compiled.stamp ## measure speed, plain and compiled, next to another engine
	.venv-bench/bin/python -m bench

bench-learn: .venv-bench/bench-learn.stamp ## measure the learning environments next to PettingZoo's own
	.venv-bench/bin/python -m bench.learn

bench-server: .venv/run.stamp build/compiled.stamp build/bench-server/npm.stamp ## load-test the table server next to another one (needs Node 20)
	$(BIN)/python -m bench.server

bench-web: .venv/test.stamp web ## measure the start page's size and how soon a table appears
	$(BIN)/python bench/web.py

bench-review: .venv/test.stamp ## measure how soon reviews show something, and how long they take
	$(BIN)/python -m bench.review

build/bench-server/npm.stamp: $(wildcard bench/server/node/package*.json bench/server/node/.npmrc)
	@mkdir -p $(@D)
	cp $^ $(@D)
	cd $(@D) && npm ci --no-audit --no-fund
	@touch $@

screenshots: .venv/test.stamp web ## save pictures of every screen in three sizes to docs/screenshots
	$(BIN)/python tools/screenshots.py

# The browser client. If Node 20.19 or newer is missing, one from PyPI is installed into the environment.

HAS_NODE := $(shell node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2> /dev/null && echo yes)
NODE_PATH := $(if $(HAS_NODE),,PATH="$(CURDIR)/$(BIN):$$PATH")

web/node_modules/.stamp: web/package.json web/package-lock.json web/.npmrc $(if $(HAS_NODE),,.venv/node.stamp)
	cd web && $(NODE_PATH) npm ci --silent
	@touch $@

build/web.stamp: .venv/run.stamp web/node_modules/.stamp $(wildcard web/*.*) \
                 $(shell find web/src web/public src/novatable/locales -type f)
	@mkdir -p $(@D)
	cd web && $(NODE_PATH) npm run --silent build
	@touch $@

transcripts: .venv/test.stamp ## write the readable games in tests/records again
	$(BIN)/python -m tests.records.transcripts

wire: .venv/run.stamp web/node_modules/.stamp ## generate the client's message types from Python
	@mkdir -p build
	$(BIN)/python -m novatable.server.http.schema > build/wire.json
	cd web && $(NODE_PATH) npx openapi-typescript ../build/wire.json --output src/wire/schema.ts
	for game in $$($(BIN)/python -c "import novatable; print(*novatable.Game.kinds)"); do $(BIN)/python -m novatable.$$game.rows > web/src/wire/$$game.json; done

dist: web ## build the package, sdist and wheel, into dist/
	rm -rf dist
	$(BIN)/python -m hatchling build -t sdist -t wheel -d dist

compiled: build/compiled.stamp ## compile the same source into build/compiled (needs a C compiler)

test-compiled: web ## run the tests on the compiled code
	$(MAKE) compiled
	PYTHONPATH=build/compiled $(BIN)/pytest -n $(JOBS) --maxschedchunk 2

test-ray: .venv/ray.stamp ## play a run of the lab on a local Ray cluster that loses a machine
	$(BIN)/pytest tests/lab/losing_a_machine.py

test-suites: .venv/suites.stamp ## run OpenSpiel's and TextArena's own tests and tools on both games
	$(BIN)/pytest -n $(JOBS) tests/learn/openspiel_suite.py tests/learn/textarena_suite.py

build/compiled.stamp: .venv/compile.stamp tools/compile.py $(shell find src -type f ! -name '*.pyc')
	$(BIN)/python tools/compile.py
	@touch $@

mutants: .venv/test.stamp ## break the program on purpose and see whether the tests notice
	$(BIN)/python tools/mutants.py --jobs $(JOBS)

# Environments. A stamp is newer than everything it was made from, so a second make installs nothing.
# The user's pip settings (index, proxy, certificates) apply, except those that would install
# outside the environment or require a hash for our own package.

pip_install = PIP_REQUIRE_HASHES=0 $(1)/bin/python -m pip install --quiet --disable-pip-version-check \
              --no-user --target=

define locked # environment, lock
	@echo "Installing $(2) into $(1)"
	@$(call pip_install,$(1)) --require-hashes -r $(2)
endef

define ourselves # environment
	@$(call pip_install,$(1)) --no-deps --no-build-isolation --editable .
endef

%/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Novatable needs Python 3.11 or newer. Name one: make PYTHON=python3.12 ..." >&2; exit 1; }
	$(PYTHON) -m venv $*

.venv/run.stamp .venv-bench/run.stamp: %/run.stamp: requirements/run.txt pyproject.toml | %/bin/python
	$(call locked,$*,$<)
	$(call ourselves,$*)
	@touch $@

# After run.stamp, because only one installer may change an environment at a time.
.venv/test.stamp: requirements/test.txt .venv/run.stamp | $(if $(HAS_NODE),,.venv/node.stamp)
	$(call locked,.venv,$<)
	@touch $@

.venv/node.stamp: requirements/node.txt .venv/run.stamp
	$(call locked,.venv,$<)
	@touch $@

.venv/compile.stamp: requirements/compile.txt .venv/test.stamp
	$(call locked,.venv,$<)
	@touch $@

.venv/suites.stamp: requirements/suites.txt .venv/test.stamp
	$(call locked,.venv,$<)
	@touch $@

.venv/ray.stamp: requirements/ray.txt .venv/test.stamp
	$(call locked,.venv,$<)
	@touch $@

.venv-bench/bench.stamp .venv-bench/bench-learn.stamp: .venv-bench/%.stamp: requirements/%.txt .venv-bench/run.stamp
	$(call locked,.venv-bench,$<)
	@touch $@

# Locks contain versions and hashes, never an index.

UV_COMPILE := build/lock/bin/uv pip compile --quiet --upgrade --universal --generate-hashes --no-header \
              --python-version 3.11

lock: ## update requirements/ to the newest versions that pyproject.toml allows
	$(PYTHON) -m venv build/lock
	@$(call pip_install,build/lock) uv
	$(UV_COMPILE) pyproject.toml --extra server --extra print --group build -o requirements/run.txt
	$(UV_COMPILE) --group test -c requirements/run.txt -o requirements/test.txt
	$(UV_COMPILE) --group node -o requirements/node.txt
	$(UV_COMPILE) --group ray -c requirements/run.txt -c requirements/test.txt -o requirements/ray.txt
	$(UV_COMPILE) --group suites -c requirements/run.txt -c requirements/test.txt -o requirements/suites.txt
	$(UV_COMPILE) --group compile -c requirements/run.txt -c requirements/test.txt -o requirements/compile.txt
	$(UV_COMPILE) --group bench -c requirements/run.txt -o requirements/bench.txt
	$(UV_COMPILE) --group bench-learn -c requirements/run.txt -c requirements/test.txt -o requirements/bench-learn.txt

clean: ## remove everything that make, the tools and the tests left behind
	rm -rf .venv .venv-bench build dist web/node_modules src/novatable/server/site src/novatable/printing/drawn src/novatable/review/client htmlcov .coverage .hypothesis .mypy_cache .ruff_cache \
	       .pytest_cache .import_linter_cache
	find $(CODE) -name __pycache__ -prune -exec rm -rf {} +
