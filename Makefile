# Everything a newcomer needs: `make up`, `make demo`, `make test`. Python 3.11+ and make are the only requirements.

PYTHON ?= python3
TITLE  ?= carson-city
JOBS   ?= 3
BIN    := .venv/bin
RUN    := .venv/.installed-run
DEV    := .venv/.installed-dev
PIP    := $(BIN)/python -m pip --disable-pip-version-check --no-input install --quiet
PROTOC := PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m grpc_tools.protoc -I proto proto/sagebrush_rpc/v1/*.proto
stubs   = --python_out=$(1) --grpc_python_out=$(1) --mypy_out=quiet:$(1) --mypy_grpc_out=quiet:$(1)
NODE   := node_modules/.installed
NPM    := node_modules/.bin
SITE   := gateway/sagebrush_gateway/docs_files/index.html
LOCK   := $(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header --no-annotate
SOURCE := services gateway workers bench clients tests deploy

.PHONY: up demo test chaos check javascript format proto openapi clients docs bench compiled lock node clean help

help: ## this list
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /\1\t/' | expand -t 10

up: $(RUN) $(SITE) ## the whole platform on this machine, until Ctrl-C
	@$(BIN)/sagebrush up

demo: $(RUN) ## a game from command to replay; TITLE=carson-city
	@$(BIN)/sagebrush demo --title $(TITLE)

test: $(DEV) ## every test, in JOBS processes, 3 unless you say more: one more than cores is quickest
	$(BIN)/pytest -n $(JOBS) --dist loadfile --no-loadscope-reorder $(PYTEST)

chaos: $(DEV) ## plays for three minutes while every process is killed; CHAOS="--seed 1 --minutes 3"
	$(BIN)/python -m tests.e2e.chaos $(CHAOS)

check: $(DEV) ## format, lint, types, arrows between packages, cited rules, generated files
	$(BIN)/ruff format --check $(SOURCE)
	$(BIN)/ruff check $(SOURCE)
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	$(BIN)/sagebrush rules --check
	@rm -rf .venv/generated && mkdir .venv/generated
	$(PROTOC) $(call stubs,.venv/generated)
	diff -r -x '__*' .venv/generated/sagebrush_rpc/v1 services/sagebrush_rpc/v1
	$(BIN)/python -m sagebrush_gateway.openapi --check
	$(BIN)/python -m clients.types --check
	@$(MAKE) --no-print-directory javascript

node: $(NODE) ## tools of npm, which check what is JavaScript and what others generate from the API; needs Node 20

javascript: ## types of the page and of the TypeScript client, its package, the description of the API; a part of check
ifneq ($(wildcard $(NODE)),)
	$(NPM)/tsc --project .
	$(NPM)/tsc --project clients/typescript
	$(NPM)/publint --strict clients/typescript
	$(NPM)/attw --quiet --profile esm-only --pack clients/typescript
	REDOCLY_TELEMETRY=off REDOCLY_SUPPRESS_UPDATE_NOTICE=true $(NPM)/redocly lint --format=summary
	$(NPM)/spectral lint --quiet --fail-severity=warn docs/openapi.json
else
	@echo "NOT CHECKED: types of JavaScript, the npm package, the description of the API. 'make node' installs what checks them."
	@test -z "$$CI$$SAGEBRUSH_TEST_SERVERS_REQUIRED"
endif

format: $(DEV) ## formats the source and sorts the imports
	$(BIN)/ruff check --fix --select I $(SOURCE)
	$(BIN)/ruff format $(SOURCE)

proto: $(DEV) ## the stubs in services/sagebrush_rpc/v1 from proto/
	$(PROTOC) $(call stubs,services)

openapi: $(RUN) ## docs/openapi.json and docs/asyncapi.json from the gateway
	$(BIN)/python -m sagebrush_gateway.openapi

clients: $(DEV) ## types of the clients from the schemas, and the half of the Python client that blocks
	$(BIN)/python -m clients.types

docs: $(DEV) ## the documents as a site, which the gateway serves at /docs
	$(BIN)/python -m deploy.site

bench: $(DEV) ## every figure of bench/results.md
	$(BIN)/sagebrush bench

compiled: $(DEV) ## games and opponents as C, in build/compiled and as a wheel in dist; needs a compiler
	$(BIN)/python -m deploy.compiled
	HATCH_BUILD_HOOK_ENABLE_CUSTOM=true $(BIN)/python -m pip --disable-pip-version-check wheel --quiet --no-build-isolation --no-deps --wheel-dir dist .

lock: $(DEV) ## the four lock files from pyproject.toml
	$(LOCK) pyproject.toml $(foreach extra,platform arena mcp,--extra $(extra)) --group build -o requirements.lock
	$(LOCK) --group dev --group compiled --group docs -c requirements.lock -o requirements-dev.lock
	$(LOCK) --group compiled -c requirements-dev.lock -o requirements-compiled.lock
	$(LOCK) --group docs -c requirements-dev.lock -o requirements-docs.lock

clean: ## removes the environment and caches, never the games in var/
	rm -rf .venv node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache build dist gateway/sagebrush_gateway/docs_files
	find $(SOURCE) -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/bin/pip:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Sagebrush needs Python 3.11 or later; say PYTHON=/path/to/python3.11")'
	$(PYTHON) -m venv --clear .venv

$(RUN): requirements.lock pyproject.toml | .venv/bin/pip
	$(PIP) --require-hashes -r requirements.lock
	$(PIP) --no-build-isolation --no-deps --editable .
	@touch $@

$(DEV): $(RUN) requirements-dev.lock
	$(PIP) --require-hashes -r requirements.lock -r requirements-dev.lock
	@touch $@

$(SITE): | $(RUN)
	@echo "The documents are built once, some ten seconds; 'make docs' builds them again."
	@$(PIP) --require-hashes -r requirements-docs.lock && $(BIN)/python -m deploy.site || echo "Going on without them."

$(NODE): package-lock.json package.json .npmrc
	npm ci
	@touch $@
