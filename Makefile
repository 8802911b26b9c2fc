# The front door: `make play` and `make test` install what they need and do the rest.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
PEERS := $(VENV)/.peers

.PHONY: play test lint soak bench clean

play: $(READY)
	$(BIN)/regalia play barony --text

test: lint
	$(BIN)/pytest -n auto -m "not soak"

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

# The full counts: long, and worth it before anybody says that a game is done.
soak: $(READY)
	$(BIN)/pytest -n auto -m soak
	$(BIN)/regalia fuzz barony --games 2000 --seed soak
	$(BIN)/regalia tournament barony greedy random --games 200 --seed soak --at-least 0.95
	$(BIN)/regalia tournament barony search:300 greedy --games 100 --seed soak --at-least 0.65

bench: $(PEERS)
	$(BIN)/regalia bench barony --peers

# The stamp is older than pyproject.toml only when something new has to be installed.
$(READY): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Regalia needs Python 3.11 or newer; this is $$($(PYTHON) --version). Try: make PYTHON=python3.12"; exit 1; }
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --editable '.[dev]'
	@touch $@

$(PEERS): $(READY)
	$(BIN)/python -m pip install --quiet --editable '.[bench]'
	@touch $@

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache
