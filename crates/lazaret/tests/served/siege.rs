//! A slice of the siege: the attacks of `make siege` against this program, fewer of each.

use std::process::Command;

#[test]
fn a_slice_of_the_siege_holds() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let mut siege = Command::new("python3");
    siege.args(["scripts/siege.py", env!("CARGO_BIN_EXE_lazaret"), "--slice"]).current_dir(root);
    let output = siege.output().expect("python3 is there");
    let table = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{table}{}", String::from_utf8_lossy(&output.stderr));
    assert!(table.matches("| held |").count() > 30, "it tried what it is there for:\n{table}");
}
