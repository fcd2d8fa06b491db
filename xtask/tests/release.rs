//! The program that people run is built without what only tests need.

use std::process::Command;

use xtask::repo;

/// The features of the kernel in a build with these arguments.
fn features_of_kernel(arguments: &[&str]) -> Vec<String> {
    let mut tree = Command::new("cargo");
    tree.current_dir(repo::root()).args(["tree", "--offline", "--prefix", "none", "--format", "{p}={f}"]);
    let output = tree.args(arguments).output().expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let lines = String::from_utf8(output.stdout).expect("cargo writes text");
    let kernel = lines.lines().find(|line| line.starts_with("kernel v")).expect("it is built on the kernel");
    let features = kernel.rsplit('=').next().unwrap_or_default().trim_end_matches(" (*)");
    features.split(',').map(str::to_owned).collect()
}

#[test]
fn rules_are_marked_in_tests_alone() {
    let marks = "marks".to_owned();
    assert!(!features_of_kernel(&["--package", "lazaret", "--edges", "normal,build"]).contains(&marks));
    assert!(features_of_kernel(&["--package", "rattus", "--edges", "normal,build,dev"]).contains(&marks));
}

/// Without `-p` cargo builds for all crates at once, and the program gets the features that the test crates ask for.
#[test]
fn release_builds_name_their_package() {
    for file in ["Makefile", "README.md", "docs/server.md", "docs/performance.md"] {
        let text = repo::read(&repo::root(), file).expect("it is there");
        let builds = text.lines().filter(|line| line.contains("cargo ") && line.contains("--release"));
        let unnamed: Vec<&str> = builds.filter(|line| !line.contains(" -p ")).collect();
        assert!(unnamed.is_empty(), "{file}: {unnamed:?}");
    }
}
