//! The README shows what it speaks of, and nobody waits for it.

use std::path::Path;

/// All of its pictures together, in bytes.
const MOST: u64 = 600_000;

#[test]
fn the_pictures_of_the_readme_are_there_and_small() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let readme = std::fs::read_to_string(root.join("README.md")).expect("the README");
    let shown: Vec<&str> = readme
        .split("](")
        .skip(1)
        .filter_map(|rest| rest.split(')').next())
        .filter(|at| at.starts_with("docs/pictures/"))
        .collect();
    assert_eq!(shown.len(), 5, "the shelf and four boards: {shown:?}");
    let size = |at: &&str| std::fs::metadata(root.join(at)).unwrap_or_else(|error| panic!("{at}: {error}")).len();
    let sizes: u64 = shown.iter().map(size).sum();
    assert!(sizes < MOST, "{sizes} bytes");
}
