//! Nothing in the repository tells where it was made: no path of a machine, no host of a package registry.

use std::fs;
use std::path::Path;

use crate::repo;
use press::fault::{Fault, Place, Result};

/// Beginnings of paths that exist on one machine only; written in halves, since this file is read too.
const MACHINE_PATHS: [&str; 4] =
    [concat!("/ro", "ot/"), concat!("/ho", "me/"), concat!("/Us", "ers/"), concat!("/wo", "rk/")];

/// What addresses of package registries contain.
const REGISTRIES: [&str; 4] = [
    concat!("registry", ".npmjs"),
    concat!("://regis", "try."),
    concat!("index.", "crates.io"),
    concat!("artifact", "ory"),
];

/// Checks every text file.
pub fn check(root: &Path) -> Result<Vec<Fault>> {
    let mut faults = Vec::new();
    for file in repo::tree(root, ".", &[""]) {
        // What is no UTF-8 is no text.
        let Ok(text) = fs::read_to_string(root.join(&file)) else { continue };
        faults.extend(check_text(&file, &text));
    }
    Ok(faults)
}

/// Checks one file.
pub fn check_text(file: &str, text: &str) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (number, line) in text.lines().enumerate() {
        let place = Place::new(file, number + 1);
        let starts_path =
            |at: usize| !line[..at].ends_with(|c: char| c.is_alphanumeric() || matches!(c, '.' | '}' | '*'));
        if MACHINE_PATHS.iter().any(|path| line.match_indices(path).any(|(at, _)| starts_path(at))) {
            faults.push(place.fault("a path of one machine"));
        }
        if REGISTRIES.iter().any(|host| line.contains(host)) {
            faults.push(place.fault("the host of a package registry"));
        }
    }
    faults
}
