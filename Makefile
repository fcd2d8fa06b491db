# make play · make test · make bench: each does its own set-up.
.PHONY: test
test:
	cargo test --workspace --features kernel/testkit
