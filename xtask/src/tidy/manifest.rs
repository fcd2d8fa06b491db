//! Every dependency has its reason in ARCHITECTURE.md.

use std::path::Path;

use crate::data::Node;
use crate::fault::{Fault, Result};
use crate::repo;

/// Checks the dependencies of the workspace.
pub fn check(root: &Path) -> Result<Vec<Fault>> {
    let Ok(architecture) = repo::read(root, "ARCHITECTURE.md") else { return Ok(Vec::new()) };
    check_manifest(&Node::parse("Cargo.toml", &repo::read(root, "Cargo.toml")?)?, &architecture)
}

/// Checks a manifest against a text that should name every dependency from outside in backticks.
pub fn check_manifest(manifest: &Node, architecture: &str) -> Result<Vec<Fault>> {
    let dependencies = manifest.get("workspace")?.get("dependencies")?.fields()?;
    let from_outside = dependencies.into_iter().filter(|(_, node)| node.opt("path").is_none());
    let unnamed = from_outside.filter(|(name, _)| !architecture.contains(&format!("`{name}`")));
    Ok(unnamed.map(|(name, node)| node.fault(format!("ARCHITECTURE.md gives no reason for `{name}`"))).collect())
}
