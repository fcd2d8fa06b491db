//! What the macros and the types say to those who hold them wrong. Each file of `misuse/` holds one of them wrong and tells
//! in its head the sentence that the compiler must say.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The newest build of a crate beside this test. Any will do: what is held wrong is wrong with all features.
fn built(folder: &Path, name: &str) -> PathBuf {
    let files =
        fs::read_dir(folder).expect("the folder of this test").map(|entry| entry.expect("a readable entry").path());
    let rlibs = files.filter(|path| {
        let file = path.file_name().expect("a file has a name").to_string_lossy();
        file.starts_with(&format!("lib{name}-")) && file.ends_with(".rlib")
    });
    let age = |path: &PathBuf| fs::metadata(path).and_then(|data| data.modified()).expect("a file has an age");
    rlibs.max_by_key(age).unwrap_or_else(|| panic!("no build of {name} in {}", folder.display()))
}

/// What the compiler says to a file, and whether it takes it.
fn compile(file: &Path, folder: &Path) -> (bool, String) {
    let output = Command::new(std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()))
        .args(["--edition=2024", "--crate-type=lib", "--emit=metadata", "-o"])
        .arg(std::env::temp_dir().join(format!("misuse-{}.rmeta", std::process::id())))
        .arg("-L")
        .arg(format!("dependency={}", folder.display()))
        .args(["kernel", "serde"].map(|name| format!("--extern={name}={}", built(folder, name).display())))
        .arg(file)
        .output()
        .expect("the compiler runs");
    (output.status.success(), String::from_utf8_lossy(&output.stderr).into_owned())
}

#[test]
fn misuse_is_explained() {
    let program = std::env::current_exe().expect("this test is a program");
    let folder = program.parent().expect("a program lies in a folder");
    let files = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/misuse")).expect("the folder of misuse");
    let mut tried = 0;
    for file in files.map(|entry| entry.expect("a readable entry").path()) {
        let text = fs::read_to_string(&file).expect("a readable file");
        let wanted = text.lines().find_map(|line| line.strip_prefix("//! says: ")).expect("a sentence in the head");
        let (taken, said) = compile(&file, folder);
        assert!(!taken, "{} is taken as if nothing were wrong", file.display());
        assert!(said.contains(wanted), "{} is answered by:\n{said}", file.display());
        tried += 1;
    }
    assert_eq!(tried, 12);
}
