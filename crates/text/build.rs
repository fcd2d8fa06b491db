//! Lists the Fluent files of each language, so that the program carries them all and a new file needs no list.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let locales = Path::new(&env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("../../locales");
    println!("cargo::rerun-if-changed={}", locales.display());
    let mut code = Vec::new();
    for (name, language) in [("EN", "en"), ("FR", "fr"), ("RU", "ru")] {
        let mut files = fluent_files(&locales.join(language))?;
        files.extend(fluent_files(&locales.join(language).join("data"))?);
        let texts: Vec<String> = files.iter().map(|file| format!("include_str!(r\"{}\"),\n", file.display())).collect();
        code.push(format!("const {name}: &[&str] = &[\n{}];\n", texts.concat()));
    }
    let out = env::var_os("OUT_DIR").expect("cargo sets it");
    fs::write(Path::new(&out).join("files.rs"), code.concat())
}

/// The `.ftl` files of a folder, sorted.
fn fluent_files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files: Vec<PathBuf> = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
    files.retain(|file| file.extension().is_some_and(|ending| ending == "ftl"));
    files.sort();
    Ok(files)
}
