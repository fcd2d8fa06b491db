//! Runs every case of `tests/rules/*.check` as a test of its own, named by its title.

use std::process::ExitCode;

use pest::Pest;

fn main() -> ExitCode {
    trials::scripts::<Pest>(env!("CARGO_MANIFEST_DIR"))
}
