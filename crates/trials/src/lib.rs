//! How the tests of a game crate run its scripts and its whole games: files in, tests out.
//!
//! The laws and the check language themselves are in [`kernel::testkit`], which reads no files.

use std::fs;
use std::path::Path;
use std::process::ExitCode;

use kernel::testkit::{self, Script};
use libtest_mimic::{Arguments, Failed, Trial};

/// Runs every case of every `*.check` in a folder as a test of its own, named by its title.
/// It is the `main` of a test without harness.
pub fn scripts<G: Script>(folder: &str) -> ExitCode {
    let mut trials = Vec::new();
    each(folder, ".check", |file, text| {
        let cases = testkit::parse(text).unwrap_or_else(|error| panic!("{file}:{error}"));
        trials.extend(cases.into_iter().map(|case| {
            let file = file.to_owned();
            Trial::test(case.title.clone(), move || {
                testkit::run::<G>(&case).map_err(|error| Failed::from(format!("{file}:{error}")))
            })
        }));
    });
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

/// Hands every file of a folder with this ending to `check`, by name and text. There must be one at least.
pub fn each(folder: &str, ending: &str, mut check: impl FnMut(&str, &str)) {
    let entries = fs::read_dir(Path::new(folder)).unwrap_or_else(|error| panic!("{folder}: {error}"));
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("a readable folder").path()).collect();
    paths.retain(|path| path.to_string_lossy().ends_with(ending));
    paths.sort();
    assert!(!paths.is_empty(), "there is no *{ending} in {folder}");
    for path in paths {
        let name = path.file_name().expect("a file has a name").to_string_lossy();
        check(&name, &fs::read_to_string(&path).unwrap_or_else(|error| panic!("{name}: {error}")));
    }
}
