# make play · make test · make bench: each does its own set-up.
.PHONY: test
test: postgres
	cargo test --workspace --features kernel/testkit,store/testkit

# The store and the crash test run on PostgreSQL too: the tests start their own from these programs.
.PHONY: postgres
postgres:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null 2>&1 || { \
	  echo "Installing PostgreSQL for the tests"; \
	  $$(command -v sudo) apt-get install --yes --no-install-recommends postgresql; } || { \
	  echo "The tests need PostgreSQL (initdb and postgres) and it could not be installed: please install it." >&2; exit 1; }

# The figures of the server in docs/performance.md: 2,000 tables, 4,000 sockets, every commit synchronous.
.PHONY: bench-server
bench-server:
	cargo build --release -p lazaret
	cargo build --release -p server --example load
	target/release/examples/load target/release/lazaret

# The page's types, made from the wire types of crates/protocol.
.PHONY: wire
wire:
	LAZARET_RENEW=1 cargo test -p protocol --test typescript

# Licences, unwanted crates and sources of everything that comes in. The tool is built once, which takes some minutes.
.PHONY: deny
deny: target/tools/bin/cargo-deny
	PATH="$(CURDIR)/target/tools/bin:$$PATH" cargo deny check bans licenses sources

target/tools/bin/cargo-deny:
	cargo install cargo-deny --locked --root target/tools

# The page: installed when its lock file changes, built when one of its sources does.
PAGE_SOURCES := $(shell find web/src web/build web/public locales crates/*/data -type f) \
	$(wildcard web/*.html web/*.ts web/*.js web/package-lock.json)

web/node_modules: web/package-lock.json
	@command -v npm >/dev/null || { echo "The page needs Node.js 20 or newer with npm: install the packages nodejs and npm."; exit 1; }
	npm --prefix web ci
	touch web/node_modules

web/dist/index.html: web/node_modules $(PAGE_SOURCES)
	npm --prefix web run build

.PHONY: page
page: web/dist/index.html

# Sets up everything, builds page and server, serves on http://127.0.0.1:1347 and says so.
.PHONY: play
play: page
	cargo build --release -p lazaret
	target/release/lazaret serve

# Types, lints, format and unit tests of the page.
.PHONY: test-page
test-page: web/node_modules
	npm --prefix web run check
	npm --prefix web run test

# The page in a real Chromium against the real program.
.PHONY: e2e
e2e: page
	cargo build --release -p lazaret
	e2e/setup
	npm --prefix e2e test
