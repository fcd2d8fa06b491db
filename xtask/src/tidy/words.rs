//! The messages: the same in every language, all that are needed, no more.

use std::path::Path;

use crate::keys::Uses;
use crate::locales;
use crate::names::LANGUAGES;
use press::fault::{Fault, Result};

/// Checks the Fluent files and the sources that use them.
pub fn check(root: &Path) -> Result<Vec<Fault>> {
    let mut faults = Vec::new();
    let mut load = |language: &str| locales::load(root, language, &mut faults);
    let [first, second, third] = LANGUAGES;
    let locales = [load(first)?, load(second)?, load(third)?];
    faults.extend(locales::compare(&locales));
    faults.extend(Uses::load(root)?.check(&locales[0]));
    Ok(faults)
}
