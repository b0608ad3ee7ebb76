# Abraka. `make` alone lists what there is. Everything is set up on the way, in .venv beside this file.
#   ARGS=…    passed on to the program        make play ARGS=--help
#   PYTHON=…  the Python to build .venv with   make test PYTHON=python3.12

PYTHON ?=
ARGS ?=
export PYTHON
BIN := .venv/bin

.DEFAULT_GOAL := help
.PHONY: help play tty test check quick lint format types bench arena golden lock clean setup setup-dev web browser torch dist

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' Makefile

play: web ## open the table in the browser, for you and your friends
	@$(BIN)/abraka play $(ARGS)

tty: setup ## play Wandering Towers in the terminal
	@$(BIN)/abraka tty towers $(ARGS)

test: setup-dev web browser torch ## compile the rules with bounds checks, then run all tests
	@tools/web test
	@NUMBA_BOUNDSCHECK=1 $(BIN)/abraka compile --bots
	@NUMBA_BOUNDSCHECK=1 $(BIN)/python -m pytest -n auto --dist worksteal $(ARGS)

check: setup-dev ## lint, and the quick tests that a change can touch (ARGS=REVISION: all since then)
	@$(MAKE) -s lint
	@$(BIN)/python tools/check $(ARGS)

quick: setup-dev ## run all quick tests on the plain form of the rules: no compiler, no browser
	@NUMBA_DISABLE_JIT=1 $(BIN)/python -m pytest -n auto -m "not slow" --ignore tests/browser $(ARGS)

lint: setup-dev ## check style and types, also that lock and generated types are fresh
	@tools/setup uv lock --check --quiet --offline
	@$(BIN)/python -m ruff check
	@$(BIN)/python -m ruff format --check
	@$(BIN)/python -m mypy
	@$(BIN)/abraka types --check web/src
	@tools/web check

format: setup-dev ## put the sources into shape
	@$(BIN)/python -m ruff check --fix
	@$(BIN)/python -m ruff format
	@tools/web format

web: ## build the browser client
	@tools/web packages & tools/setup runtime && wait && tools/web

dist: setup-dev web ## make a wheel and a source archive, with the client inside
	@rm -rf dist && tools/setup uv build --quiet --out-dir dist

types: setup ## write the client's types of protocol, messages and games anew
	@$(BIN)/abraka types web/src

bench: setup ## measure how fast Wandering Towers runs
	@$(BIN)/abraka bench towers $(ARGS)

arena: setup-dev ## let bots play against each other (ARGS="towers --bots greedy,random")
	@$(BIN)/abraka arena $(ARGS)

golden: setup-dev ## write the golden playthroughs anew
	@$(BIN)/python -m abraka.testing.golden $(ARGS)

lock: setup-dev ## write uv.lock anew from pyproject.toml (ARGS=--upgrade for newer packages)
	@tools/setup uv lock $(ARGS)

clean: ## remove .venv, caches and builds
	@rm -rf .venv src/abraka/client web/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist
	@find . -name .git -prune -o -name node_modules -prune -o -type d -name __pycache__ -prune -exec rm -rf {} +

setup:
	@tools/setup runtime

setup-dev:
	@tools/setup dev

browser:
	@tools/browser

torch: setup-dev
	@tools/torch
