//! Runs every case of `tests/rules/*.check` as a test of its own, named by its title.

use std::process::ExitCode;

use messina::Messina;

fn main() -> ExitCode {
    trials::scripts::<Messina>(env!("CARGO_MANIFEST_DIR"))
}
