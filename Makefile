# make play · make test · make bench: each does its own set-up.

SHELL := /bin/bash -euo pipefail
.DEFAULT_GOAL := help
.PHONY: help play test bench check rust-setup rust-test deny wire

help:
	@echo "make play    build everything and play in the terminal"
	@echo "make test    run every test there is"
	@echo "make bench   measure speed and print the table"

# ---- set-up -----------------------------------------------------------------------------------------------------------

rust-setup:
	@command -v cargo >/dev/null || { echo "Lazaret needs Rust 1.95 or newer: see the home page of Rust, then run this again." >&2; exit 1; }
	@scripts/need cc gcc "to build the parts written in C"

# ---- play -------------------------------------------------------------------------------------------------------------

play: rust-setup
	cargo build --release --bin lazaret
	target/release/lazaret play rattus

# ---- test -------------------------------------------------------------------------------------------------------------

test: check rust-test deny

check: rust-setup
	cargo fmt --all --check
	cargo clippy --workspace --all-targets --all-features -- -D warnings
	RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps --all-features --quiet

rust-test: rust-setup
	cargo test --workspace --all-features

# Licences, sources and duplicate versions of what we depend on. The tool is built once into target/tools.
deny: rust-setup
	@command -v cargo-deny >/dev/null || [ -x target/tools/bin/cargo-deny ] || cargo install cargo-deny --locked --quiet --root target/tools
	PATH="$$PATH:$(CURDIR)/target/tools/bin" cargo deny --workspace --all-features check bans licenses sources

# ---- measure ----------------------------------------------------------------------------------------------------------

bench: rust-setup
	cargo build --release --bin lazaret
	target/release/lazaret bench

# ---- generated --------------------------------------------------------------------------------------------------------

# The page's types, made from the wire types of crates/protocol.
wire:
	LAZARET_RENEW=1 cargo test -p protocol --test typescript
