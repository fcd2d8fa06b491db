//! One archive for this platform: the program, its manual, completions, unit, the licences of all that is inside it, and
//! the list of those parts (`CycloneDX`).

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::{Value, json};

use crate::repo;
use press::fault::{Place, Result};

/// Files that go into the archive as they are.
const FILES: &[(&str, &str)] = &[
    ("README.md", "README.md"),
    ("CHANGELOG.md", "CHANGELOG.md"),
    ("SECURITY.md", "SECURITY.md"),
    ("NOTICE.md", "NOTICE.md"),
    ("LICENSE-MIT", "LICENSE-MIT"),
    ("LICENSE-APACHE", "LICENSE-APACHE"),
    ("docs/server.md", "docs/server.md"),
    ("docs/upgrade.md", "docs/upgrade.md"),
    ("docs/fairness.md", "docs/fairness.md"),
    ("docs/verify.py", "docs/verify.py"),
    ("deploy/lazaret.service", "lib/systemd/system/lazaret.service"),
    ("deploy/lazaret-backup.service", "lib/systemd/system/lazaret-backup.service"),
    ("deploy/lazaret.toml", "etc/lazaret/lazaret.toml"),
    ("deploy/alerts.yaml", "share/lazaret/alerts.yaml"),
    ("deploy/grafana.json", "share/lazaret/grafana.json"),
];

/// A part of the program that others wrote.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Part {
    /// `cargo` or `npm`.
    pub kind: &'static str,
    /// Its name.
    pub name: String,
    /// Its version.
    pub version: String,
    /// Its licence, as an SPDX expression.
    pub licence: String,
    /// Where its files are.
    pub folder: PathBuf,
}

/// Makes the archive, and beside it a file with its checksum as `sha256sum --check` reads it; says where the archive is.
pub fn make(root: &Path, program: &Path, to: &Path) -> Result<PathBuf> {
    let (program, to) = (root.join(program), root.join(to));
    let platform = platform()?;
    let name = format!("lazaret-{}-{platform}", env!("CARGO_PKG_VERSION"));
    let folder = to.join(&name);
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(|error| fault(&folder, &error))?;
    }
    copy(&program, &folder.join("bin/lazaret"))?;
    for (from, into) in FILES {
        copy(&root.join(from), &folder.join(into))?;
    }
    manual(&folder)?;
    let mut parts = crates(root, &platform)?;
    parts.extend(packages(root)?);
    write(&folder.join("share/lazaret/sbom.cdx.json"), &format!("{:#}\n", sbom(&parts)))?;
    write(&folder.join("share/doc/lazaret/LICENCES.txt"), &licences(&parts)?)?;
    let archive = to.join(format!("{name}.tar.gz"));
    // The same files make the same archive, whoever makes it and when.
    let options =
        ["--sort=name", "--owner=0", "--group=0", "--numeric-owner", "--mtime=@0", "--mode=u=rwX,go=rX", "--gzip"];
    run(Command::new("tar")
        .args(options)
        .arg("--directory")
        .arg(&to)
        .arg("--create")
        .arg("--file")
        .args([&archive])
        .arg(&name))?;
    let bytes = fs::read(&archive).map_err(|error| fault(&archive, &error))?;
    let sum = crate::freeze::sum(&bytes);
    write(&to.join(format!("{name}.tar.gz.sha256")), &format!("{sum}  {name}.tar.gz\n"))?;
    Ok(archive)
}

/// What the program writes about itself.
fn manual(folder: &Path) -> Result<()> {
    let share = folder.join("share");
    run(Command::new(folder.join("bin/lazaret")).args(["manual", "--lang", "en"]).arg(&share))?;
    let moves = [
        ("completions/lazaret.bash", "bash-completion/completions/lazaret"),
        ("completions/_lazaret", "zsh/site-functions/_lazaret"),
        ("completions/lazaret.fish", "fish/vendor_completions.d/lazaret.fish"),
    ];
    for (from, into) in moves {
        copy(&share.join(from), &share.join(into))?;
    }
    fs::remove_dir_all(share.join("completions")).map_err(|error| fault(&share, &error))?;
    let (from, into) = (share.join("man"), share.join("man/man1"));
    let pages = repo::list(&from, ".", ".1");
    for page in &pages {
        copy(&from.join(page), &into.join(page))?;
        fs::remove_file(from.join(page)).map_err(|error| fault(&from, &error))?;
    }
    Ok(())
}

/// The triple of this platform.
pub fn platform() -> Result<String> {
    let said = run(Command::new("rustc").arg("-vV"))?;
    let host = said.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).ok_or_else(|| Place::new("rustc", 1).fault("it does not name its host"))
}

/// The crates that are linked into the program on this platform.
pub fn crates(root: &Path, platform: &str) -> Result<Vec<Part>> {
    let mut cargo = Command::new("cargo");
    cargo.args(["metadata", "--format-version=1", "--locked", "--filter-platform", platform]).current_dir(root);
    let text = run(&mut cargo)?;
    let metadata: Value =
        serde_json::from_str(&text).map_err(|error| Place::new("cargo metadata", 1).fault(error.to_string()))?;
    let empty = Vec::new();
    let list = |value: &'_ Value| value.as_array().cloned().unwrap_or_default();
    let mut edges: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for node in metadata["resolve"]["nodes"].as_array().unwrap_or(&empty) {
        let linked = |dependency: &Value| list(&dependency["dep_kinds"]).iter().any(|kind| kind["kind"].is_null());
        let dependencies = list(&node["deps"]).into_iter().filter(linked);
        edges.insert(text_of(&node["id"]), dependencies.map(|dependency| text_of(&dependency["pkg"])).collect());
    }
    let all = metadata["packages"].as_array().unwrap_or(&empty);
    let program = all.iter().find(|package| package["name"] == "lazaret").map(|package| text_of(&package["id"]));
    let mut linked = BTreeSet::new();
    let mut waiting: Vec<String> = program.into_iter().collect();
    while let Some(id) = waiting.pop() {
        if linked.insert(id.clone()) {
            waiting.extend(edges.get(&id).cloned().unwrap_or_default());
        }
    }
    let from_outside = |package: &&Value| !package["source"].is_null() && linked.contains(&text_of(&package["id"]));
    let part = |package: &Value| Part {
        kind: "cargo",
        name: text_of(&package["name"]),
        version: text_of(&package["version"]),
        // Older crates write a slash where SPDX writes OR.
        licence: text_of(&package["license"]).replace('/', " OR "),
        folder: Path::new(&text_of(&package["manifest_path"])).parent().map(Path::to_owned).unwrap_or_default(),
    };
    let mut parts: Vec<Part> = all.iter().filter(from_outside).map(part).collect();
    parts.sort();
    Ok(parts)
}

/// The packages that are built into the page.
pub fn packages(root: &Path) -> Result<Vec<Part>> {
    let file = "web/package-lock.json";
    let lock: Value =
        serde_json::from_str(&repo::read(root, file)?).map_err(|error| Place::new(file, 1).fault(error.to_string()))?;
    let mut parts = Vec::new();
    for (path, package) in lock["packages"].as_object().into_iter().flatten() {
        let Some(name) = path.rsplit("node_modules/").next().filter(|_| !path.is_empty()) else { continue };
        if package["dev"] == true || package["optional"] == true {
            continue;
        }
        parts.push(Part {
            kind: "npm",
            name: name.to_owned(),
            version: text_of(&package["version"]),
            licence: text_of(&package["license"]),
            folder: root.join("web").join(path),
        });
    }
    parts.sort();
    Ok(parts)
}

/// The list of parts in the form of `CycloneDX`.
pub fn sbom(parts: &[Part]) -> Value {
    let component = |part: &Part| {
        let Part { kind, name, version, licence, .. } = part;
        let address = format!("pkg:{kind}/{}@{version}", name.replace('@', "%40"));
        json!({
            "type": "library",
            "bom-ref": address,
            "name": name,
            "version": version,
            "purl": address,
            "licenses": [{ "expression": licence }],
        })
    };
    json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": { "component": {
            "type": "application",
            "bom-ref": "lazaret",
            "name": "lazaret",
            "version": env!("CARGO_PKG_VERSION"),
            "licenses": [{ "expression": "MIT OR Apache-2.0" }],
        } },
        "components": parts.iter().map(component).collect::<Vec<_>>(),
    })
}

/// The licences of all parts, each with the words that its authors want to see.
pub fn licences(parts: &[Part]) -> Result<String> {
    let mut text = String::from("What others wrote and Lazaret contains, with their licences.\n");
    for part in parts {
        text.extend(["\n==== ", &part.name, " ", &part.version, " (", &part.licence, ")\n"]);
        let names = fs::read_dir(&part.folder)
            .into_iter()
            .flatten()
            .filter_map(|entry| entry.ok()?.file_name().into_string().ok());
        let says = |name: &String| {
            ["LICEN", "COPYING", "COPYRIGHT", "NOTICE", "UNLICENSE"]
                .iter()
                .any(|word| name.to_uppercase().starts_with(word))
        };
        let mut names: Vec<String> = names.filter(says).filter(|name| part.folder.join(name).is_file()).collect();
        names.sort();
        for name in names {
            let path = part.folder.join(&name);
            let words = fs::read(&path).map_err(|error| fault(&path, &error))?;
            text.extend(["\n-- ", &name, "\n", String::from_utf8_lossy(&words).trim_end(), "\n"]);
        }
    }
    Ok(text)
}

fn text_of(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

fn write(path: &Path, text: &str) -> Result<()> {
    let folder = path.parent().unwrap_or(path);
    fs::create_dir_all(folder).and_then(|()| fs::write(path, text)).map_err(|error| fault(path, &error))
}

fn copy(from: &Path, into: &Path) -> Result<()> {
    let folder = into.parent().unwrap_or(into);
    fs::create_dir_all(folder).and_then(|()| fs::copy(from, into)).map(|_| ()).map_err(|error| fault(from, &error))
}

fn run(command: &mut Command) -> Result<String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let output = command.output().map_err(|error| fault(Path::new(&name), &error))?;
    if !output.status.success() {
        return Err(Place::new(&name, 1).fault(String::from_utf8_lossy(&output.stderr).into_owned()));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

fn fault(path: &Path, error: &std::io::Error) -> press::fault::Fault {
    Place::new(&path.display().to_string(), 1).fault(error.to_string())
}
