//! The table of docs/scale.md is the one that the simulation comes to.

use std::process::Command;

use xtask::repo;

#[test]
fn the_table_of_queues_is_the_one_that_comes_out() {
    let mut check = Command::new("python3");
    check.args(["scripts/queues.py", "--check", "docs/scale.md"]).current_dir(repo::root());
    let output = check.output().expect("python3 is there");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}
