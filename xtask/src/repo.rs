//! The repository as files: where it is, and how its files are read.

use std::fs;
use std::path::{Path, PathBuf};

use press::fault::{self, Place};

/// The root of the repository.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the root of the repository").to_owned()
}

/// The text of a file named from the root.
pub fn read(root: &Path, file: &str) -> fault::Result<String> {
    fs::read_to_string(root.join(file)).map_err(|error| Place::new(file, 1).fault(error.to_string()))
}

/// The files of a folder with this ending, named from the root and sorted; none where the folder does not exist.
pub fn list(root: &Path, folder: &str, ending: &str) -> Vec<String> {
    let Ok(entries) = fs::read_dir(root.join(folder)) else { return Vec::new() };
    let mut files: Vec<String> = entries
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .filter(|name| name.ends_with(ending))
        .map(|name| format!("{folder}/{name}"))
        .collect();
    files.sort();
    files
}

/// The files of a folder and all its folders with one of these endings, named from the root and sorted; what is built
/// or fetched is left out.
pub fn tree(root: &Path, folder: &str, endings: &[&str]) -> Vec<String> {
    let Ok(entries) = fs::read_dir(root.join(folder)) else { return Vec::new() };
    let mut files = Vec::new();
    for entry in entries.filter_map(Result::ok) {
        let Ok(name) = entry.file_name().into_string() else { continue };
        let path = if folder == "." { name.clone() } else { format!("{folder}/{name}") };
        if ["target", "node_modules", "dist", "artefacts", ".git"].contains(&name.as_str()) {
            continue;
        }
        if entry.path().is_dir() {
            files.extend(tree(root, &path, endings));
        } else if endings.iter().any(|ending| name.ends_with(ending)) {
            files.push(path);
        }
    }
    files.sort();
    files
}
