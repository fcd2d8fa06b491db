//! A game on the shelf: the box, not a game in play.

use std::marker::PhantomData;

use kernel::Options as _;
use kernel::script::{Case, Lesson, ScriptError, Vocabulary, run, try_lesson, try_puzzle, vocabulary};
use protocol::PatchedValue;

use crate::engine::School;
use crate::laboratory::Laboratory;
use crate::lessons;
use crate::patch;
use crate::shelved::{Shelved, Thing};
use crate::shown::LoadError;
use crate::typescript;

/// A game on the shelf: it is played ([`Engine`](crate::Engine)), taught and studied, and can be looked into.
pub trait Title: School + Laboratory {
    /// The player counts there are, smallest first.
    fn players(&self) -> Vec<usize>;

    /// Every reason for which a game can end, as words of message keys.
    fn endings(&self) -> &'static [&'static str];

    /// The rulebook for people in this language, as Markdown; English if there is none in it.
    fn rulebook(&self, language: &str) -> &'static str;

    /// The specification, `rules.md`: rules, rulings and test vectors with their ids.
    fn rules(&self) -> &'static str;

    /// Everything in the data files that has a name.
    fn things(&self) -> Vec<Thing>;

    /// The TypeScript types of the view, the events, the things and the options: a file of the page.
    fn typescript(&self) -> String;

    /// Plays a case of a script in the check language. `keys` are those of the game's events and reasons.
    fn check(&self, case: &Case, keys: &[&str]) -> Result<(), ScriptError>;

    /// Tries every way through a lesson. `unsaid` names a language in which a message is missing.
    fn check_lesson(&self, lesson: &Lesson, unsaid: &dyn Fn(&str) -> Option<String>) -> Result<(), ScriptError>;

    /// Tries a puzzle: the best choices solve it, every other legal one is weighed.
    fn check_puzzle(&self, puzzle: &Lesson, unsaid: &dyn Fn(&str) -> Option<String>) -> Result<(), ScriptError>;

    /// The words of the check language for this game.
    fn vocabulary(&self) -> Vocabulary;

    /// A number that changes with the data files.
    fn data_hash(&self) -> u64;

    /// Lays a patch over the data, for the whole process and before anything is played: the text of the patch, and what it
    /// is called. It is checked as the data files are and tried in random games; the same one again changes nothing.
    fn patch(&self, name: &str, text: &str) -> Result<(), LoadError>;

    /// Whether a patch fits the data, without laying it in, and its changes in the one spelling that records have.
    fn spelled(&self, name: &str, text: &str) -> Result<Vec<String>, LoadError>;

    /// What the patch of this process changes.
    fn differences(&self) -> Vec<PatchedValue>;
}

/// The box of a game.
pub(crate) struct Boxed<G>(PhantomData<G>);

impl<G> Boxed<G> {
    pub(crate) const NEW: Self = Self(PhantomData);
}

impl<G: Shelved> Title for Boxed<G> {
    fn players(&self) -> Vec<usize> {
        let spec = G::Options::SPECS.iter().find(|spec| spec.key == "players").expect("every game has `players`");
        spec.values.iter().map(|value| value.parse().expect("every value of `players` is a number")).collect()
    }

    fn endings(&self) -> &'static [&'static str] {
        G::ENDINGS
    }

    fn rulebook(&self, language: &str) -> &'static str {
        G::rulebook(language)
    }

    fn rules(&self) -> &'static str {
        G::RULES_TEXT
    }

    fn things(&self) -> Vec<Thing> {
        G::things()
    }

    fn typescript(&self) -> String {
        typescript::file::<G>()
    }

    fn check(&self, case: &Case, keys: &[&str]) -> Result<(), ScriptError> {
        run::<G>(case, keys)
    }

    fn check_lesson(&self, lesson: &Lesson, unsaid: &dyn Fn(&str) -> Option<String>) -> Result<(), ScriptError> {
        try_lesson::<G>(lesson, unsaid, &lessons::other::<G>)
    }

    fn check_puzzle(&self, puzzle: &Lesson, unsaid: &dyn Fn(&str) -> Option<String>) -> Result<(), ScriptError> {
        try_puzzle::<G>(puzzle, unsaid, &lessons::other::<G>)
    }

    fn vocabulary(&self) -> Vocabulary {
        vocabulary::<G>()
    }

    fn data_hash(&self) -> u64 {
        G::DATA_HASH
    }

    fn patch(&self, name: &str, text: &str) -> Result<(), LoadError> {
        patch::lay_in::<G>(name, text)
    }

    fn spelled(&self, name: &str, text: &str) -> Result<Vec<String>, LoadError> {
        patch::read::<G>(name, text).map(|patched| patched.patch().lines.clone())
    }

    fn differences(&self) -> Vec<PatchedValue> {
        patch::differences::<G>()
    }
}
