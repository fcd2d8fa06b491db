//! Runs every case of `tests/rules/*.check` as a test of its own, named by its title.

use std::process::ExitCode;

use contagion::Contagion;

fn main() -> ExitCode {
    trials::scripts::<Contagion>(env!("CARGO_MANIFEST_DIR"))
}
