//! `cargo xtask codegen`: writes what follows from the data and the rules, or says what is stale.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use press::data::Data;
use press::fault::{Fault, Place, Result};
use press::games::{GAMES, Game};

use crate::names::{LANGUAGES, Names};
use crate::repo;
use crate::spec::Spec;

/// A generated file: its path from the root, and its text.
#[derive(Debug, PartialEq, Eq)]
pub struct Output {
    /// The path from the root.
    pub file: String,
    /// The whole text.
    pub text: String,
}

/// Everything that is generated, for all games.
pub fn outputs(root: &Path) -> Result<Vec<Output>> {
    let mut outputs = Vec::new();
    for game in GAMES {
        outputs.extend(of_game(root, game)?);
    }
    Ok(outputs)
}

/// Writes the files that differ, and names them.
pub fn write(root: &Path) -> Result<Vec<String>> {
    let stale = stale(root)?;
    for output in &stale {
        let path = root.join(&output.file);
        let folder = path.parent().expect("a file of the repository lies in a folder");
        fs::create_dir_all(folder)
            .and_then(|()| fs::write(&path, &output.text))
            .map_err(|error| trouble(&output.file, &error))?;
    }
    Ok(stale.into_iter().map(|output| output.file).collect())
}

/// The files that are not what they would be if generated now.
pub fn stale(root: &Path) -> Result<Vec<Output>> {
    let mut outputs = outputs(root)?;
    outputs.retain(|output| fs::read_to_string(root.join(&output.file)).ok().as_deref() != Some(&output.text));
    Ok(outputs)
}

fn of_game(root: &Path, game: &Game) -> Result<Vec<Output>> {
    let Game { id, prefix, .. } = *game;
    let data = load(root, id)?;
    let code = game.code(&data)?;
    let names = Names::collect(id, &data)?;
    let file = |name: &str| format!("crates/{id}/src/{name}.rs");
    let mut outputs = vec![
        Output { file: file("data"), text: format(root, &file("data"), &code.finish(id, &data.names()))? },
        Output { file: file("rules"), text: format(root, &file("rules"), &Spec::load(root, id, prefix)?.code())? },
    ];
    for (number, language) in LANGUAGES.into_iter().enumerate() {
        outputs.push(Output { file: format!("locales/{language}/data/{id}.ftl"), text: names.fluent(id, number) });
    }
    Ok(outputs)
}

/// Reads `crates/<game>/data/*.toml`.
pub fn load(root: &Path, game: &str) -> Result<Data> {
    let files = repo::list(root, &format!("crates/{game}/data"), ".toml");
    let texts = files.into_iter().map(|file| repo::read(root, &file).map(|text| (file, text)));
    Data::parse(texts.collect::<Result<Vec<_>>>()?)
}

/// Passes Rust through rustfmt with the settings of the repository.
fn format(root: &Path, file: &str, text: &str) -> Result<String> {
    let trouble = |error: std::io::Error| trouble(file, &error);
    let mut rustfmt = Command::new("rustfmt")
        .args(["--edition", "2024", "--config-path"])
        .arg(root.join("rustfmt.toml"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(trouble)?;
    rustfmt.stdin.take().expect("stdin is piped").write_all(text.as_bytes()).map_err(trouble)?;
    let done = rustfmt.wait_with_output().map_err(trouble)?;
    if !done.status.success() {
        return Err(Place::new(file, 1).fault("the generated code is not Rust that rustfmt reads"));
    }
    String::from_utf8(done.stdout).map_err(|error| Place::new(file, 1).fault(error.to_string()))
}

fn trouble(file: &str, error: &std::io::Error) -> Fault {
    Place::new(file, 1).fault(error.to_string())
}
