# make play · make test · make bench: each does its own set-up.
.PHONY: test
test:
	cargo test --workspace --features kernel/testkit

# The page's types, made from the wire types of crates/protocol.
.PHONY: wire
wire:
	LAZARET_RENEW=1 cargo test -p protocol --test typescript
