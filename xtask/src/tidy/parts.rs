//! What others wrote and we build upon is allowed by deny.toml: its licence, where it comes from, and what it is. The
//! same lists as `make deny` reads, without the tool, which takes longer to build than to run.

use std::path::Path;

use crate::package::{self, Part};
use crate::repo;
use press::data::Node;
use press::fault::{Fault, Result};

/// Checks every crate of the lock file and the licences of those that are in the program.
pub fn check(root: &Path) -> Result<Vec<Fault>> {
    let list = Node::parse("deny.toml", &repo::read(root, "deny.toml")?)?;
    let mut faults = check_lock(&list, &Node::parse("Cargo.lock", &repo::read(root, "Cargo.lock")?)?)?;
    faults.extend(check_licences(&list, &package::crates(root, &package::platform()?)?)?);
    Ok(faults)
}

/// Checks that the crates of a lock file come from a registry and that none of them is banned.
pub fn check_lock(list: &Node, lock: &Node) -> Result<Vec<Fault>> {
    let mut faults = Vec::new();
    for package in lock.get("package")?.list()? {
        let name = package.get("name")?.text()?;
        if let Some(source) = package.opt("source") {
            let from = source.text()?;
            if !from.starts_with("registry+") {
                faults.push(source.fault(format!("`{name}` comes from {from} and not from a registry")));
            }
        }
        for banned in list.get("bans")?.get("deny")?.list()? {
            if banned.get("crate")?.text()? == name {
                faults.push(package.fault(format!("`{name}`: {}", banned.get("reason")?.text()?)));
            }
        }
    }
    Ok(faults)
}

/// Checks the licences of parts against those that are allowed.
pub fn check_licences(list: &Node, parts: &[Part]) -> Result<Vec<Fault>> {
    let allowed = list.get("licenses")?.get("allow")?;
    let names = allowed.list()?.iter().map(|node| node.text()).collect::<Result<Vec<_>>>()?;
    let refused = parts.iter().filter(|part| !permits(&part.licence, &|name| names.contains(&name)));
    let fault = |part: &Part| allowed.fault(format!("`{}` has the licence {}", part.name, part.licence));
    Ok(refused.map(fault).collect())
}

/// Whether an SPDX expression can be met with licences that are allowed.
fn permits(expression: &str, allowed: &dyn Fn(&str) -> bool) -> bool {
    let expression = expression.trim();
    for (word, any) in [(" OR ", true), (" AND ", false)] {
        let parts = split(expression, word);
        if parts.len() > 1 {
            let mut met = parts.into_iter().map(|part| permits(part, allowed));
            return if any { met.any(|met| met) } else { met.all(|met| met) };
        }
    }
    match expression.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')) {
        Some(inner) => permits(inner, allowed),
        None => allowed(expression),
    }
}

/// The parts of an expression between a word outside all brackets.
fn split<'a>(expression: &'a str, word: &str) -> Vec<&'a str> {
    let mut parts = Vec::new();
    let mut start = 0;
    for (at, _) in expression.match_indices(word) {
        let before = &expression[..at];
        if before.matches('(').count() == before.matches(')').count() {
            parts.push(&expression[start..at]);
            start = at + word.len();
        }
    }
    parts.push(&expression[start..]);
    parts
}
