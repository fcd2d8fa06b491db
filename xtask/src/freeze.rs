//! Freezes the rules of a game: builds its engine as a WebAssembly package and puts it into `engines/` with its sum
//! (docs/engines.md). The same sources and the same compiler make the same bytes, wherever the repository lies: `--again`
//! builds everything anew in another folder and compares.

mod toolchain;

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use press::fault::{Fault, Place, Result};
use press::games::GAMES;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use toolchain::Toolchain;

/// A package is not larger than this when it is sent, in bytes.
const LARGEST: usize = 600_000;

/// The example of the kernel, which is frozen for a test, and its feature in `crates/engine`; that of any other game is its word.
const EXAMPLE: (&str, &str) = ("lots", "example");

/// A package on the list, as `crates/frozen` reads it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Listed {
    /// The file in `engines/`.
    pub file: String,
    /// The word of the game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The SHA-256 of the file, in hexadecimal digits.
    pub sha256: String,
}

#[derive(Default, Serialize, Deserialize)]
struct Index {
    #[serde(default)]
    package: Vec<Listed>,
}

/// What was frozen.
#[derive(Debug)]
pub struct Frozen {
    /// As it is on the list now.
    pub listed: Listed,
    /// What built it.
    pub by: String,
    /// How large it is, and how large it is when it is sent.
    pub bytes: (usize, usize),
    /// Whether the package on the list was the same already.
    pub known: bool,
}

/// Freezes the rules of a game as they are now; or, if that was done, does it again elsewhere and sees that it is the same.
pub fn freeze(root: &Path, game: &str, again: bool) -> Result<Frozen> {
    let known: Vec<&str> = GAMES.iter().map(|known| known.id).chain([EXAMPLE.0]).collect();
    if !known.contains(&game) {
        return Err(Place::new("cargo xtask freeze", 1)
            .fault(format!("there is no game `{game}`: the games are {}", known.join(", "))));
    }
    let feature = if game == EXAMPLE.0 { EXAMPLE.1 } else { game };
    let toolchain = toolchain::find(root)?;
    let built = build(root, &toolchain, feature, if again { "again" } else { "first" })?;
    let sent = zipped(&built)?;
    if sent > LARGEST {
        return Err(Place::new("engines", 1).fault(format!("it takes {sent} bytes to send, and may take {LARGEST}")));
    }
    let rules = rules(root, game)?;
    let file = format!("{game}-{rules}.wasm");
    let listed = Listed { file, game: game.to_owned(), rules, sha256: sum(&built) };
    let mut packages = list(root)?;
    let known = packages.contains(&listed);
    if again && !known {
        return Err(Place::new("engines", 1)
            .fault(format!("built again, {} is another: it has {}", listed.file, listed.sha256)));
    }
    write(&root.join("engines").join(&listed.file), &built)?;
    packages.retain(|other| other.file != listed.file);
    packages.push(listed.clone());
    packages.sort_by(|one, other| (&one.game, one.rules).cmp(&(&other.game, other.rules)));
    let text = toml::to_string(&Index { package: packages }).map_err(|error| index_fault(&error.to_string()))?;
    let head = "# The packages of the rules, written by `cargo xtask freeze`. One that was released is not changed under its number.\n\n";
    write(&root.join("engines/index.toml"), format!("{head}{text}").as_bytes())?;
    Ok(Frozen { listed, by: toolchain.to_string(), bytes: (built.len(), sent), known })
}

/// The packages on the list.
pub fn list(root: &Path) -> Result<Vec<Listed>> {
    let file = root.join("engines/index.toml");
    let text =
        if file.exists() { fs::read_to_string(&file).map_err(|error| fault(&file, &error))? } else { String::new() };
    let index: Index = toml::from_str(&text).map_err(|error| index_fault(&error.to_string()))?;
    Ok(index.package)
}

/// The SHA-256 of a file, in hexadecimal digits.
pub fn sum(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().fold(String::new(), |digits, byte| format!("{digits}{byte:02x}"))
}

/// The version of the rules as the source of the game has it.
fn rules(root: &Path, game: &str) -> Result<u32> {
    let file =
        if game == EXAMPLE.0 { "crates/kernel/src/example.rs".to_owned() } else { format!("crates/{game}/src/lib.rs") };
    let text = fs::read_to_string(root.join(&file)).map_err(|error| fault(Path::new(&file), &error))?;
    let line = text.lines().find_map(|line| line.trim().strip_prefix("const RULES: u32 = ")?.strip_suffix(';'));
    line.and_then(|rules| rules.parse().ok())
        .ok_or_else(|| Place::new(&file, 1).fault("`const RULES: u32 = …;` is not here"))
}

/// Builds a package in a folder of its own, out of nothing but what does not change with the place.
fn build(root: &Path, toolchain: &Toolchain, feature: &str, folder: &str) -> Result<Vec<u8>> {
    let target = root.join("target/engines").join(folder);
    // What was built before from the same sources is not built again but for the last step, in which the place could matter.
    let package = target.join("wasm32-unknown-unknown/frozen/engine.wasm");
    if package.exists() {
        fs::remove_file(&package).map_err(|error| fault(&package, &error))?;
    }
    let mut cargo = toolchain.cargo();
    cargo
        .current_dir(root)
        .env("CARGO_TARGET_DIR", &target)
        .env("CARGO_ENCODED_RUSTFLAGS", remapped(root, &target, toolchain).join("\u{1f}"))
        .env_remove("RUSTFLAGS")
        .env("SOURCE_DATE_EPOCH", "0")
        .args(["build", "--locked", "--package", "engine", "--profile", "frozen", "--target", toolchain::TARGET])
        .args(["--no-default-features", "--features", feature]);
    let built = cargo.status().map_err(|error| fault(Path::new("cargo"), &error))?;
    if !built.success() {
        return Err(Place::new("crates/engine", 1).fault("the package could not be built; cargo says above why"));
    }
    fs::read(&package).map_err(|error| fault(&package, &error))
}

/// Where things lie on this machine, as they are called everywhere.
fn remapped(root: &Path, target: &Path, toolchain: &Toolchain) -> Vec<String> {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(PathBuf::from(std::env::var_os("HOME")?).join(".cargo")));
    let mut places = vec![(target.to_owned(), "/target"), (root.to_owned(), "/lazaret")];
    // Sources of others lie in a folder that is named after where they were fetched from.
    let fetched = home.iter().flat_map(|home| fs::read_dir(home.join("registry/src")).into_iter().flatten().flatten());
    places.extend(fetched.map(|entry| (entry.path(), "/crates")).collect::<Vec<_>>());
    places.extend(home.map(|home| (home, "/cargo")));
    places.extend(toolchain.library().map(|library| (library.to_owned(), "/rust")));
    // Of several that fit, the compiler takes the last one.
    places.sort_by_key(|(place, _)| place.as_os_str().len());
    places.iter().map(|(place, name)| format!("--remap-path-prefix={}={name}", place.display())).collect()
}

/// How large a file is when it is sent.
fn zipped(bytes: &[u8]) -> Result<usize> {
    let gzip = Path::new("gzip");
    let started = Command::new(gzip).arg("-9").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
    let mut child = started.map_err(|error| fault(gzip, &error))?;
    let mut input = child.stdin.take().ok_or_else(|| Place::new("gzip", 1).fault("it does not listen"))?;
    let output = std::thread::scope(|scope| {
        scope.spawn(move || input.write_all(bytes));
        child.wait_with_output()
    });
    Ok(output.map_err(|error| fault(gzip, &error))?.stdout.len())
}

fn write(path: &Path, bytes: &[u8]) -> Result<()> {
    let folder = path.parent().unwrap_or(path);
    fs::create_dir_all(folder).and_then(|()| fs::write(path, bytes)).map_err(|error| fault(path, &error))
}

fn index_fault(why: &str) -> Fault {
    Place::new("engines/index.toml", 1).fault(why.to_owned())
}

fn fault(path: &Path, error: &std::io::Error) -> Fault {
    Place::new(&path.display().to_string(), 1).fault(error.to_string())
}
