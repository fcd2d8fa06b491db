//! `cargo xtask tidy`: what the compiler and clippy cannot check.

pub mod glossary;
pub mod layers;
pub mod manifest;
pub mod marks;
pub mod parts;
pub mod places;
pub mod rulebooks;
pub mod secrets;
pub mod shape;
pub mod sources;
pub mod states;
pub mod words;

use std::path::Path;

use press::fault::{Fault, Result};

/// A check of the whole repository.
pub type Check = fn(&Path) -> Result<Vec<Fault>>;

/// Every check by name.
pub const CHECKS: &[(&str, Check)] = &[
    ("sources", sources::check),
    ("states", states::check),
    ("layers", layers::check),
    ("manifest", manifest::check),
    ("parts", parts::check),
    ("places", places::check),
    ("secrets", secrets::check),
    ("rulebooks", rulebooks::check),
    ("shape", shape::check),
    ("words", words::check),
    ("glossary", glossary::check),
    ("marks", marks::check),
];

/// What all checks find.
pub fn all(root: &Path) -> Result<Vec<Fault>> {
    let mut faults = Vec::new();
    for (_, check) in CHECKS {
        faults.extend(check(root)?);
    }
    faults.sort();
    Ok(faults)
}
