//! A compiler that can build WebAssembly: the installed one with its target, else the packages of Debian, unpacked into
//! `target/` and installed nowhere.

use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use press::fault::{Fault, Place, Result};

/// What packages are built for.
pub(super) const TARGET: &str = "wasm32-unknown-unknown";

/// The packages of Debian that have a compiler, its library, and the sources of the standard library.
const DEBIAN: &[&str] = &["rustc-web", "libstd-rust-web-dev", "rust-web-src"];

/// A compiler that can build packages.
pub(super) enum Toolchain {
    /// The installed one, which has the standard library for the target.
    Installed { version: String },
    /// One that was unpacked, and builds the standard library too.
    Unpacked { version: String, folder: PathBuf, linkers: PathBuf },
}

impl fmt::Display for Toolchain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Installed { version } => write!(f, "{version}, with its own target {TARGET}"),
            Self::Unpacked { version, folder, .. } => write!(f, "{version}, unpacked into {}", folder.display()),
        }
    }
}

impl Toolchain {
    /// The command that builds with it.
    pub(super) fn cargo(&self) -> Command {
        let mut cargo = Command::new("cargo");
        if let Self::Unpacked { folder, linkers, .. } = self {
            let paths = std::env::var_os("PATH").unwrap_or_default();
            let paths = [linkers.clone()].into_iter().chain(std::env::split_paths(&paths));
            cargo.arg("-Zbuild-std=std,panic_abort").env("RUSTC", compiler(folder)).env("RUSTC_BOOTSTRAP", "1");
            cargo.env("LD_LIBRARY_PATH", libraries(folder));
            if let Ok(paths) = std::env::join_paths(paths) {
                cargo.env("PATH", paths);
            }
        }
        cargo
    }

    /// Where the sources of the standard library lie, if they are built.
    pub(super) fn library(&self) -> Option<&Path> {
        match self {
            Self::Installed { .. } => None,
            Self::Unpacked { folder, .. } => Some(folder),
        }
    }
}

/// The first that is there: the installed compiler; the target fetched for it; the packages of Debian.
pub(super) fn find(root: &Path) -> Result<Toolchain> {
    if let Some(version) = installed(root) {
        return Ok(Toolchain::Installed { version });
    }
    let fetched = Command::new("rustup").args(["target", "add", TARGET]).current_dir(root).output();
    if fetched.is_ok_and(|fetched| fetched.status.success())
        && let Some(version) = installed(root)
    {
        return Ok(Toolchain::Installed { version });
    }
    unpacked(root)
}

fn said(command: &mut Command) -> Option<String> {
    let output = command.output().ok().filter(|output| output.status.success())?;
    Some(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// The version of the installed compiler, if it has the library of the target.
fn installed(root: &Path) -> Option<String> {
    let library = said(Command::new("rustc").args(["--print", "target-libdir", "--target", TARGET]).current_dir(root))?;
    let there =
        fs::read_dir(library).ok()?.flatten().any(|file| file.file_name().to_string_lossy().starts_with("libstd-"));
    if there { said(Command::new("rustc").arg("--version").current_dir(root)) } else { None }
}

fn compiler(folder: &Path) -> PathBuf {
    folder.join("usr/bin/rustc")
}

fn libraries(folder: &Path) -> PathBuf {
    folder.join(format!("usr/lib/{}-linux-gnu", std::env::consts::ARCH))
}

fn unpacked(root: &Path) -> Result<Toolchain> {
    let folder = root.join("target/engines/debian");
    let asked = || said(Command::new(compiler(&folder)).arg("--version").env("LD_LIBRARY_PATH", libraries(&folder)));
    if asked().is_none() {
        unpack(&folder)?;
    }
    let version = asked().ok_or_else(none)?;
    // The linker comes with the installed compiler; where there is none, Debian's has to be there.
    let sysroot = said(Command::new("rustc").args(["--print", "sysroot"]).current_dir(root)).ok_or_else(none)?;
    let linkers = Path::new(&sysroot).join(format!("lib/rustlib/{}-unknown-linux-gnu/bin", std::env::consts::ARCH));
    Ok(Toolchain::Unpacked { version, folder, linkers })
}

fn none() -> Fault {
    Place::new("cargo xtask freeze", 1).fault(format!(
        "no compiler here can build {TARGET}: `rustup target add {TARGET}`, or on Debian `apt-get update` so that {} can be fetched",
        DEBIAN.join(", ")
    ))
}

/// Fetches the packages, with the two libraries that the compiler is linked to, and unpacks them.
fn unpack(folder: &Path) -> Result<()> {
    let failed = |error: std::io::Error| Place::new(&folder.display().to_string(), 1).fault(error.to_string());
    fs::create_dir_all(folder).map_err(failed)?;
    let mut wanted: Vec<String> = DEBIAN.iter().map(|&name| name.to_owned()).collect();
    let library = depended("libstd-rust-web-dev", "libstd-rust-web-").ok_or_else(none)?;
    wanted.extend(depended(&library, "libllvm"));
    wanted.push(library);
    said(Command::new("apt-get").arg("download").args(&wanted).current_dir(folder)).ok_or_else(none)?;
    let files = fs::read_dir(folder).map_err(failed)?.flatten().map(|file| file.path());
    for file in files.filter(|file| file.extension().is_some_and(|ending| ending == "deb")) {
        said(Command::new("dpkg").arg("-x").args([&file, folder])).ok_or_else(none)?;
    }
    Ok(())
}

/// The package that another one needs and that begins so.
fn depended(package: &str, begins: &str) -> Option<String> {
    let said = said(Command::new("apt-cache").args(["depends", package]))?;
    let needed = said.lines().filter_map(|line| line.trim().strip_prefix("Depends: "));
    needed.map(str::to_owned).find(|name| name.starts_with(begins))
}
