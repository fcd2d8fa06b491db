//! The patch of this process: at most one, laid in before anything is played.

use std::fmt::Write as _;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::LayIn;

/// What a patch changes, in one spelling: two patches are the same if and only if their lines are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Patch {
    /// The game it is for.
    pub game: String,
    /// Its changes, sorted, each a path and a value: `cities.city.cairo.population = 7`.
    pub lines: Vec<String>,
}

impl Patch {
    /// A number that changes with any of the lines.
    pub fn hash(&self) -> u64 {
        let mut text = self.game.clone();
        for line in &self.lines {
            _ = write!(text, "\n{line}");
        }
        text.bytes().fold(0xCBF2_9CE4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3))
    }
}

/// What a patch calls a thing, or what it has printed on it, in one language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Called {
    /// The code of the language.
    pub language: &'static str,
    /// The message whose place it takes.
    pub key: String,
    /// What is said instead.
    pub text: String,
}

/// Whether a patch is in force: set once, after its values are laid in.
pub(crate) static IN_FORCE: AtomicBool = AtomicBool::new(false);

static INSTALLED: OnceLock<Patch> = OnceLock::new();

static CALLED: OnceLock<Vec<Called>> = OnceLock::new();

/// Makes a patch that of this process: `changes` lay its values in, `called` is what it calls things. The same patch again changes nothing; another one is
/// refused, and the one that is in force is given back.
pub fn install(patch: &Patch, changes: Vec<LayIn>, called: Vec<Called>) -> Result<(), &'static Patch> {
    let mut ours = false;
    let installed = INSTALLED.get_or_init(|| {
        ours = true;
        patch.clone()
    });
    if ours {
        for lay_in in changes {
            lay_in();
        }
        CALLED.get_or_init(|| called);
        IN_FORCE.store(true, Ordering::Release);
    }
    if installed == patch { Ok(()) } else { Err(installed) }
}

/// The patch of this process.
pub fn installed() -> Option<&'static Patch> {
    INSTALLED.get()
}

/// The patch of this process if it is for this game.
pub fn patch_of(game: &str) -> Option<&'static Patch> {
    installed().filter(|patch| patch.game == game)
}

/// What the patch of this process says in the place of a message.
pub fn called(language: &str, key: &str) -> Option<&'static str> {
    if !IN_FORCE.load(Ordering::Relaxed) {
        return None;
    }
    let called = CALLED.get()?.iter().find(|called| called.language == language && called.key == key)?;
    Some(&called.text)
}
