//! Runs every case of `tests/rules/*.check` as a test of its own, named by its title.

use std::process::ExitCode;

use kernel::testkit;
use libtest_mimic::{Arguments, Failed, Trial};
use messina::Messina;

fn main() -> ExitCode {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/rules");
    let mut trials = Vec::new();
    for file in std::fs::read_dir(folder).expect("the folder of scripts") {
        let path = file.expect("a readable folder").path();
        let name = path.file_name().expect("a file has a name").to_string_lossy().into_owned();
        let text = std::fs::read_to_string(&path).expect("a readable script");
        let cases = testkit::parse(&text).unwrap_or_else(|error| panic!("{name}:{error}"));
        trials.extend(cases.into_iter().map(|case| {
            let name = name.clone();
            Trial::test(case.title.clone(), move || {
                testkit::run::<Messina>(&case).map_err(|error| Failed::from(format!("{name}:{error}")))
            })
        }));
    }
    assert!(!trials.is_empty(), "there are scripts");
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}
