//! Dependencies point one way (invariant 11 of ARCHITECTURE.md), read from the manifests of the crates.

use std::path::Path;

use crate::repo;
use press::data::Node;
use press::fault::{Fault, Place, Result};

/// The crates from the ground up: each may use only those of lower layers. Crates of one layer do not know each other.
pub const LAYERS: &[&[&str]] = &[
    &["printed"],
    &["kernel", "press"],
    &["rattus", "contagion", "pest", "messina", "text", "protocol", "store"],
    &["bots", "trials", "evening"],
    &["shelf"],
    &["engine", "frozen"],
    &["table", "lab"],
    &["server"],
    &["lazaret"],
];

/// Checks the manifests of all crates.
pub fn check(root: &Path) -> Result<Vec<Fault>> {
    let mut faults = Vec::new();
    for file in repo::tree(root, "crates", &["Cargo.toml"]) {
        faults.extend(check_manifest(&Node::parse(&file, &repo::read(root, &file)?)?)?);
    }
    Ok(faults)
}

/// Checks one manifest.
pub fn check_manifest(manifest: &Node) -> Result<Vec<Fault>> {
    let mut faults = Vec::new();
    let name = manifest.get("package")?.get("name")?;
    let layer = |name: &str| LAYERS.iter().position(|layer| layer.contains(&name));
    let Some(own) = layer(name.text()?) else {
        return Ok(vec![name.fault(format!("the crate `{}` has no layer in xtask/src/tidy/layers.rs", name.text()?))]);
    };
    let mut uses = Vec::new();
    for section in ["dependencies", "build-dependencies"] {
        uses.extend(manifest.opt(section).map_or(Ok(Vec::new()), Node::fields)?);
    }
    for (used, node) in uses {
        if layer(used).is_some_and(|layer| layer >= own) {
            faults.push(node.fault(format!("`{}` must not use `{used}`: dependencies point one way", name.text()?)));
        }
    }
    // Raw memory crosses the border of a package: it alone has lints of its own, in which unsafe code is not forbidden for good.
    if name.text()? != "engine" && manifest.opt("lints").and_then(|lints| lints.opt("workspace")).is_none() {
        faults.push(Place::new(&manifest.place.file, 1).fault("the lints of the workspace are not switched on here"));
    }
    Ok(faults)
}
