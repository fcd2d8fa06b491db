//! Runs the program as a person would.

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// What the program did.
pub struct Ran {
    pub code: Option<i32>,
    pub out: String,
    pub err: String,
}

impl Ran {
    /// The one JSON document on standard output.
    pub fn json(&self) -> serde_json::Value {
        serde_json::from_str(&self.out).unwrap_or_else(|error| panic!("{error} in:\n{}{}", self.out, self.err))
    }
}

impl From<Output> for Ran {
    fn from(output: Output) -> Self {
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("the program speaks UTF-8");
        Self { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
    }
}

/// The program in a folder, in English.
pub fn lazaret(folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_lazaret"));
    command.current_dir(folder).env_remove("LANGUAGE").env_remove("LC_ALL").env("LANG", "en_GB.UTF-8");
    command
}

/// Runs a command line in a folder.
pub fn run(folder: &Path, args: &[&str]) -> Ran {
    lazaret(folder).args(args).stdin(Stdio::null()).output().expect("the program starts").into()
}

/// Runs a command line and types this.
pub fn typed(folder: &Path, args: &[&str], input: &str) -> Ran {
    let mut child = lazaret(folder)
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut keyboard = child.stdin.take().expect("a keyboard");
    keyboard.write_all(input.as_bytes()).expect("the program listens");
    drop(keyboard);
    child.wait_with_output().expect("the program ends").into()
}

/// Which of the cast are named in a text.
pub fn named(lang: text::Lang, told: &str) -> usize {
    let words = text::Words::new(lang);
    let names = (1..=shelf::CAST).map(|who| words.say(&shelf::cast_name(who)));
    names.filter(|name| told.contains(name.as_str())).count()
}

/// A folder of one's own.
pub fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder")
}
