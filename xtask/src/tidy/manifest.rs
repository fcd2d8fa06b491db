//! Every dependency has its reason in ARCHITECTURE.md, and no crate holds tests that its manifest keeps from being run.

use std::path::Path;

use crate::repo;
use press::data::Node;
use press::fault::{Fault, Result};

/// Checks the dependencies of the workspace.
pub fn check(root: &Path) -> Result<Vec<Fault>> {
    let mut faults = unrun(root)?;
    if let Ok(architecture) = repo::read(root, "ARCHITECTURE.md") {
        faults.extend(check_manifest(&Node::parse("Cargo.toml", &repo::read(root, "Cargo.toml")?)?, &architecture)?);
    }
    Ok(faults)
}

/// Tests inside crates that are not built for them.
fn unrun(root: &Path) -> Result<Vec<Fault>> {
    let mut faults = Vec::new();
    for file in repo::tree(root, "crates", &["Cargo.toml"]) {
        let manifest = Node::parse(&file, &repo::read(root, &file)?)?;
        let Some(library) = manifest.opt("lib").filter(|library| library.opt("test").is_some()) else { continue };
        for source in repo::tree(root, &file.replace("Cargo.toml", "src"), &[".rs"]) {
            if repo::read(root, &source)?.contains("#[test]") {
                faults.push(library.fault(format!("the tests of {source} are not run: move them to tests/")));
            }
        }
    }
    Ok(faults)
}

/// Checks a manifest against a text that should name every dependency from outside in backticks.
pub fn check_manifest(manifest: &Node, architecture: &str) -> Result<Vec<Fault>> {
    let dependencies = manifest.get("workspace")?.get("dependencies")?.fields()?;
    let from_outside = dependencies.into_iter().filter(|(_, node)| node.opt("path").is_none());
    let unnamed = from_outside.filter(|(name, _)| !architecture.contains(&format!("`{name}`")));
    Ok(unnamed.map(|(name, node)| node.fault(format!("ARCHITECTURE.md gives no reason for `{name}`"))).collect())
}
