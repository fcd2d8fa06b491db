# make play · make test · make bench: each does its own set-up.

SHELL := /bin/bash -euo pipefail
.DEFAULT_GOAL := help
.PHONY: help play test bench check rust-setup rust-test deny page test-page e2e browser postgres bench-server bench-figures bench-engines pushes studies wire evening python python-test bench-python ray-test wheels values mutants pictures readme-pictures legible lessons orca taps frames chaos siege package bare book turns site

help:
	@echo "make play    build everything and serve it on http://127.0.0.1:1347"
	@echo "make test    run the tests that decide whether a change lands"
	@echo "make browser run all browser tests, those too that take too long for make test"
	@echo "make bench   measure speed and print the table"
	@echo "make studies run every study and renew docs/balance.md (some minutes)"
	@echo "make values  let finished games teach the judgement anew, and hold it to fresh ones (an hour)"
	@echo "make pictures  take pictures of every board in every size, theme and language, under target/pictures"
	@echo "make readme-pictures  take the pictures of the README anew"
	@echo "make legible measure the text, the targets and the overlaps of every board in every size and language"
	@echo "make lessons do every lesson in a browser, on a desktop and on a phone"
	@echo "make orca    hear what the screen reader Orca says of a lesson and of ten choices of each game"
	@echo "make taps    play whole games by taps on a phone, upright and lying"
	@echo "make evening play a whole evening of thirteen people, three of them in browsers, and kill the program on the way (some minutes)"
	@echo "make frames  count the frames a second while pieces move on each board, on a processor slowed down fourfold, and time the first paint"
	@echo "make ray-test  spread a study over a Ray cluster and kill a worker, let PPO learn for two minutes (fetches Ray)"
	@echo "make wheels  build a wheel of the Python package for this platform, and install and play it where there is no compiler (some minutes)"
	@echo "make chaos   break nodes and database for ten minutes and see that nothing is lost"
	@echo "make siege   attack a server of its own on loopback, ten minutes at most, and print what held"
	@echo "make bare    start what make package made on a Debian with nothing installed (as root), and what the Dockerfile describes"
	@echo "make book    write all that is said about each game, in three languages, as books to read, under target/book"
	@echo "make site    write the page for any static host, with games that need no server, under target/site"
	@echo "make package put the program, its manual, unit, licences and list of parts into one archive for this platform"
	@echo "make mutants plant faults into the rules, a hundred a game, and count those that the tests notice (hours)"

# ---- set-up -----------------------------------------------------------------------------------------------------------

rust-setup:
	@command -v cargo >/dev/null || { echo "Lazaret needs Rust 1.95 or newer: see the home page of Rust, then run this again." >&2; exit 1; }
	@scripts/need cc gcc "to build the parts written in C"

# The page: installed when its lock file changes, built when one of its sources does.
PAGE_SOURCES := $(shell find web/src web/build web/public locales crates/*/data -type f) \
	$(wildcard web/*.html web/*.ts web/*.js web/package-lock.json)

web/node_modules: web/package-lock.json
	@command -v npm >/dev/null || { echo "The page needs Node.js 20 or newer with npm: install the packages nodejs and npm."; exit 1; }
	npm --prefix web ci
	touch web/node_modules

web/dist/index.html: web/node_modules $(PAGE_SOURCES)
	npm --prefix web run build

page: web/dist/index.html

# The store and the crash test run on PostgreSQL too: the tests start their own from these programs.
postgres:
	@scripts/need openssl openssl "to try TLS to PostgreSQL"
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null 2>&1 || { \
	  echo "Installing PostgreSQL for the tests"; \
	  $$(command -v sudo) apt-get install --yes --no-install-recommends postgresql; } || { \
	  echo "The tests need PostgreSQL (initdb and postgres) and it could not be installed: please install it." >&2; exit 1; }

# ---- play -------------------------------------------------------------------------------------------------------------

play: rust-setup page
	cargo build --release -p lazaret
	target/release/lazaret serve

# ---- a page without a server ------------------------------------------------------------------------------------------

# A folder for any static host: four games here, on the device of whoever opens it, with lessons, puzzles and rulebooks.
site: rust-setup web/node_modules
	cargo build --release -p lazaret
	node web/build/site.js target/release/lazaret target/site

# ---- words ------------------------------------------------------------------------------------------------------------

book: rust-setup
	cargo xtask book

# The table of turns in docs/turns.md anew: its head, then what each command in it prints. A test holds the document to it.
turns: rust-setup
	cargo build --bin lazaret
	scripts/turns target/debug/lazaret docs/turns.md

# ---- package ----------------------------------------------------------------------------------------------------------

# The rules as they are now must be frozen already: what is given away is what later programs play on (docs/engines.md).
# Where it was built is not in the program: the same sources make the same bytes in any folder.
package: rust-setup page
	cargo test --workspace --all-features --test packages
	RUSTFLAGS="--remap-path-prefix=$(CURDIR)=/lazaret --remap-path-prefix=$${CARGO_HOME:-$$HOME/.cargo}=/cargo" \
	  cargo build --release --locked -p lazaret
	cargo xtask package

# What was packed runs on a Debian with nothing installed, and so does what the Dockerfile describes. Needs root.
bare: package
	scripts/bare $$(ls -t target/package/*.tar.gz | head -n 1)

# ---- test -------------------------------------------------------------------------------------------------------------

test: page check rust-test test-page python-test e2e

check: rust-setup
	cargo fmt --all --check
	cargo clippy --workspace --all-targets --all-features -- -D warnings
	RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps --all-features --quiet

rust-test: rust-setup postgres
	@scripts/need python3 python3 "to check chance without Lazaret (docs/verify.py)"
	cargo test --workspace --all-features --tests
	cargo test --workspace --all-features --doc

# What `cargo xtask tidy` says of the licences and sources of what we depend on, said by a tool of others, which is built
# once into target/tools.
deny: rust-setup
	@command -v cargo-deny >/dev/null || [ -x target/tools/bin/cargo-deny ] || cargo install cargo-deny --locked --quiet --debug --root target/tools
	PATH="$$PATH:$(CURDIR)/target/tools/bin" cargo deny --workspace --all-features check bans licenses sources

# Types, lints, format and unit tests of the page.
test-page: web/node_modules
	npm --prefix web run check
	npm --prefix web run test

# The program for tests that start it. Built for all crates at once it is the very build of `rust-test`: with `-p` the
# features would differ, and everything would be built twice.
PROGRAM := cargo build --workspace --all-features --bin lazaret

# The page in a real Chromium against the real program.
e2e: rust-setup page
	$(PROGRAM)
	e2e/setup
	LAZARET=$(CURDIR)/target/debug/lazaret npm --prefix e2e test

# All browser tests, those too that take too long for `make test`.
browser: rust-setup page
	$(PROGRAM)
	e2e/setup
	EVERYTHING=1 LAZARET=$(CURDIR)/target/debug/lazaret npm --prefix e2e test

# What the screen reader Orca says of a lesson and of ten choices of each game. With
# LAZARET_RENEW=1 the transcripts in e2e/orca are written anew, to be read.
orca: rust-setup page
	$(PROGRAM)
	e2e/setup
	LAZARET=$(CURDIR)/target/debug/lazaret e2e/orca/run

# Whole games by taps on a phone, upright and lying; `make browser` plays the first choices of each.
taps: rust-setup page
	$(PROGRAM)
	e2e/setup
	WHOLE_GAMES=1 LAZARET=$(CURDIR)/target/debug/lazaret npm --prefix e2e test -- taps

# Every board, the replay and the pages around them in every size, theme and language, to be looked at: target/pictures/index.html.
pictures: rust-setup page
	$(PROGRAM)
	e2e/setup
	LAZARET=$(CURDIR)/target/debug/lazaret npm --prefix e2e run pictures

# The pictures that the README begins with: docs/pictures.
readme-pictures: rust-setup page
	$(PROGRAM)
	e2e/setup
	LAZARET=$(CURDIR)/target/debug/lazaret npm --prefix e2e run readme

# Whether every board can be read and hit in five sizes and three languages, in ten positions of a game each.
legible: rust-setup page
	$(PROGRAM)
	e2e/setup
	LAZARET=$(CURDIR)/target/debug/lazaret npm --prefix e2e run legible

# Every lesson done by clicks, on a desktop and on a phone; `make browser` does the first one of each game.
lessons: rust-setup page
	$(PROGRAM)
	e2e/setup
	EVERY_LESSON=1 LAZARET=$(CURDIR)/target/debug/lazaret npm --prefix e2e test -- lessons

# A whole evening of thirteen people, three of them in browsers, with the program killed on the way.
evening: rust-setup page
	$(PROGRAM)
	e2e/setup
	LAZARET=$(CURDIR)/target/debug/lazaret npm --prefix e2e run evening

# How smoothly pieces move in the page, and how soon a table is seen.
frames: rust-setup page
	$(PROGRAM)
	e2e/setup
	LAZARET=$(CURDIR)/target/debug/lazaret npm --prefix e2e run frames

# The Python package, in a virtual environment of its own; optimised as little as the other tests are.
PYTHON := target/python/venv
INSTALL := MATURIN_PEP517_ARGS="--profile dev" CARGO_TARGET_DIR=$(CURDIR)/target \
  $(PYTHON)/bin/pip install --quiet --disable-pip-version-check
PYTHON_SOURCES := $(shell find python/src python/lazaret crates locales -name '*.rs' -o -name '*.py' -o -name '*.pyi' -o -name '*.ftl') \
	$(wildcard python/*.toml crates/*/Cargo.toml)

$(PYTHON)/ready: $(PYTHON_SOURCES)
	@scripts/need python3 python3 "for the Python package"
	@python3 -m venv $(PYTHON) || { \
	  echo "The Python package is tested in a virtual environment, and python3 cannot make one: install python3-venv." >&2; exit 1; }
	$(INSTALL) "./python[test,pettingzoo]"
	touch $@

python: rust-setup $(PYTHON)/ready

python-test: python page
	cargo fmt --manifest-path python/Cargo.toml --check
	$(PROGRAM)
	cd python && LAZARET=$(CURDIR)/target/debug/lazaret ../$(PYTHON)/bin/pytest -q --ignore=tests/test_ray.py --ignore=tests/test_learning.py

# A study over a Ray cluster of two workers, one of which is killed; and two minutes of PPO. Ray is large, so this is apart.
# Workers of Ray look for modules where the study was begun: not beside the sources of the package, which are not built.
ray-test: python
	$(INSTALL) "./python[ray]"
	$(PROGRAM)
	LAZARET_LEARN=2 LAZARET=$(CURDIR)/target/debug/lazaret $(PYTHON)/bin/pytest -q python/tests/test_ray.py python/tests/test_learning.py

# A wheel for this platform and any Python from 3.10 on, with the tag of the oldest systems it runs on; then auditwheel reads it, and it
# is installed and played where there is no compiler. Optimised as people get it, which takes some minutes.
wheels: rust-setup
	@scripts/need python3 python3 "for the Python package"
	@python3 -m venv target/python/tools || { \
	  echo "Wheels are built in a virtual environment, and python3 cannot make one: install python3-venv." >&2; exit 1; }
	target/python/tools/bin/pip install --quiet --disable-pip-version-check "maturin>=1.7,<2" auditwheel
	rm -rf target/python/wheels
	CARGO_TARGET_DIR=$(CURDIR)/target target/python/tools/bin/maturin build --quiet --release --manifest-path python/Cargo.toml --out target/python/wheels
	scripts/wheel target/python/wheels/*.whl

# Three nodes, one database, fifty people, and everything that can break: ten minutes of what `make test` does for two.
chaos: rust-setup postgres
	LAZARET_CHAOS_SECONDS=600 cargo test --workspace --all-features --test chaos -- --nocapture nothing_is_lost nodes_are_replaced play_goes_on

# Attacks on a server of its own on loopback: some minutes, and a table of what held.
siege: rust-setup page
	@scripts/need python3 python3 "to attack a server"
	cargo build --release -p lazaret
	python3 scripts/siege.py target/release/lazaret

# Faults planted into the rule chapters, one at a time: which does no test notice? Stopped and started again it goes on.
# MUTANTS="pest --shard 0/4" plants a quarter of Pest's.
mutants: rust-setup
	@command -v cargo-mutants >/dev/null || [ -x target/tools/bin/cargo-mutants ] || cargo install cargo-mutants --locked --quiet --debug --root target/tools
	PATH="$$PATH:$(CURDIR)/target/tools/bin" cargo xtask mutants $(MUTANTS)

# ---- measure ----------------------------------------------------------------------------------------------------------

bench: rust-setup
	cargo build --release -p lazaret
	target/release/lazaret bench

# The figures of the Python package in docs/performance.md, built as people install it.
bench-python: rust-setup
	python3 -m venv target/python/quick
	CARGO_TARGET_DIR=$(CURDIR)/target target/python/quick/bin/pip install --quiet --disable-pip-version-check "./python[pettingzoo]"
	target/python/quick/bin/python python/examples/speed.py

# The figures of the server in docs/performance.md: 2,000 tables, 4,000 sockets, every commit synchronous.
bench-server:
	cargo build --release -p lazaret
	cargo build --release -p server --example load
	target/release/examples/load target/release/lazaret

# What packages of older rules cost: a choice in the server and 200 tables in the memory; in the page the first table, and a choice.
bench-engines: rust-setup page
	cargo test --release -p frozen --all-features --test figures -- --ignored --nocapture --test-threads 1
	$(PROGRAM)
	e2e/setup
	LAZARET=$(CURDIR)/target/debug/lazaret npm --prefix e2e run frames -- here.spec

# 100,000 finished games in both databases: a page within 50 ms, a recount within two minutes.
bench-figures:
	cargo test --release -p server --all-features --lib -- --ignored --nocapture a_page_among a_hundred_thousand

# Ten thousand people are told at once, and push services do what they should not. All on loopback.
pushes:
	cargo test -p server --all-features --lib -- --ignored --nocapture ten_thousand

# The tables of docs/balance.md. Stopped and started again it goes on; target/studies has the reports.
studies: rust-setup page
	LAZARET_COMMIT=$$(git rev-parse HEAD) cargo build --release -p lazaret
	for study in studies/*.toml; do \
	  target/release/lazaret lab $$study --out target/studies/$$(basename $$study .toml).lab --into docs/balance.md --lang en; done

# What finished games teach the judgement: plays them, learns a net a game, and holds each to fresh games (docs/bots.md).
# VALUES="rattus pest" does it for these alone; QUICK, LATER and GATE say how many games of each kind.
values: rust-setup
	@scripts/need python3 python3 "to learn from games"
	cargo build --release -p lazaret
	@python3 -m venv target/values/venv || { \
	  echo "Learning needs a virtual environment for numpy, and python3 cannot make one: install python3-venv." >&2; exit 1; }
	target/values/venv/bin/pip install --quiet --disable-pip-version-check numpy
	scripts/values learn target/release/lazaret target/values/venv/bin/python target/values $(VALUES)
	cargo build --release -p lazaret
	scripts/values gate target/release/lazaret $(VALUES)

# ---- generated --------------------------------------------------------------------------------------------------------

# The page's types: those of the wire from crates/protocol, those of each game from its view, events, things and options.
wire:
	LAZARET_RENEW=1 cargo test -p protocol -p shelf --test typescript --test pictures
