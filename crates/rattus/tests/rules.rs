//! Runs every case of `tests/rules/*.check` as a test of its own, named by its title.

use std::process::ExitCode;

use rattus::Rattus;

fn main() -> ExitCode {
    trials::scripts::<Rattus>(env!("CARGO_MANIFEST_DIR"))
}
