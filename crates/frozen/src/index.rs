//! The packages that the program carries: the files of `engines/`, each known by its sum. A package is opened when it is
//! asked for the first time, and stays.

use std::collections::BTreeMap;
use std::sync::{Mutex, OnceLock, PoisonError};

use rust_embed::RustEmbed;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use crate::package::Package;

#[derive(RustEmbed)]
#[folder = "../../engines"]
struct Files;

/// A package on the list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
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

/// `engines/index.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Index {
    #[serde(default)]
    package: Vec<Listed>,
}

/// The packages of the program, as their index has them.
pub fn listed() -> &'static [Listed] {
    static LIST: OnceLock<Vec<Listed>> = OnceLock::new();
    LIST.get_or_init(|| {
        let file = Files::get("index.toml").expect("the index of the packages is built in");
        let text = std::str::from_utf8(&file.data).expect("the index is text");
        let index: Index = toml::from_str(text).expect("a test reads the index");
        let shown = |listed: &Listed| cfg!(feature = "example") || listed.game != "lots";
        index.package.into_iter().filter(shown).collect()
    })
}

impl Listed {
    /// What is in the file.
    pub fn bytes(&self) -> Option<std::borrow::Cow<'static, [u8]>> {
        Files::get(&self.file).map(|file| file.data)
    }

    /// Whether a file is the one that is listed.
    pub fn is(&self, bytes: &[u8]) -> bool {
        hex(&Sha256::digest(bytes)) == self.sha256
    }
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    use std::fmt::Write as _;

    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// What was opened so far: none for a package that is listed and cannot be used.
type Opened = Mutex<BTreeMap<(String, u32), Option<&'static Package>>>;

static OPENED: Opened = Mutex::new(BTreeMap::new());

/// The package of a game at these rules, if the program carries it and it is whole.
pub fn package(game: &str, rules: u32) -> Option<&'static Package> {
    let mut opened = OPENED.lock().unwrap_or_else(PoisonError::into_inner);
    *opened.entry((game.to_owned(), rules)).or_insert_with(|| {
        let listed = listed().iter().find(|listed| listed.game == game && listed.rules == rules)?;
        let bytes = listed.bytes().filter(|bytes| listed.is(bytes))?;
        Package::open(game, rules, &bytes).ok().map(kept)
    })
}

/// It stays as long as the program: there is one for each version of the rules, and no more.
fn kept(package: Package) -> &'static Package {
    Box::leak(Box::new(package))
}

/// Gives this process a package that is on no list: for the tests of those that do harm.
#[cfg(feature = "example")]
pub fn plant(game: &str, rules: u32, bytes: &[u8]) -> Result<(), crate::Unfit> {
    let package = Package::open(game, rules, bytes)?;
    OPENED.lock().unwrap_or_else(PoisonError::into_inner).insert((game.to_owned(), rules), Some(kept(package)));
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::Files;

    /// The same sources make the same program, whenever their files were written.
    #[test]
    fn no_time_gets_into_the_program() {
        let times: Vec<_> = Files::iter().filter_map(|name| Files::get(&name)?.metadata.last_modified()).collect();
        assert!(times.len() > 4 && times.iter().all(|time| *time == 0), "{times:?}");
    }
}
