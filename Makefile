# make play · make test · make bench: each does its own set-up.
.PHONY: test
test:
	cargo test --workspace --features kernel/testkit

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
