//! A choice as a row of numbers: its kind, and the words that follow in its notation. A word is 1 where it comes first, 2 where it
//! comes second, 4 where it comes third and so on, so that no two choices look alike.

use std::collections::BTreeMap;

use kernel::Action as _;

use crate::shelved::Shelved;

/// Counts that a choice may name have columns up to this one.
const HIGHEST: usize = 60;

/// The columns of the choices of a game. Rows are made once for each choice and kept.
pub(crate) struct ActionColumns<G: Shelved> {
    names: Vec<String>,
    kinds: usize,
    words: BTreeMap<String, usize>,
    known: BTreeMap<G::Action, Vec<(u16, f32)>>,
}

impl<G: Shelved> ActionColumns<G> {
    pub(crate) fn new() -> Self {
        let things = G::things().into_iter().map(|thing| thing.id.to_owned());
        let own = G::WORDS.iter().map(|&word| word.to_owned());
        let counts = (0..=HIGHEST).map(|count| count.to_string());
        let kinds = G::Action::NOTATIONS;
        let mut names: Vec<String> = kinds.iter().map(|notation| format!("kind.{}", kernel::verb(notation))).collect();
        let mut words = BTreeMap::new();
        for word in counts.chain(own).chain(things) {
            words.entry(word).or_insert_with_key(|word| {
                names.push(format!("word.{word}"));
                names.len() - 1
            });
        }
        Self { names, kinds: kinds.len(), words, known: BTreeMap::new() }
    }

    pub(crate) fn names(&self) -> &[String] {
        &self.names
    }

    pub(crate) fn count(&self) -> usize {
        self.names.len()
    }

    /// Writes the row of a choice.
    pub(crate) fn write(&mut self, action: G::Action, out: &mut [f32]) {
        out.fill(0.0);
        let (words, kinds) = (&self.words, self.kinds);
        let columns = self.known.entry(action).or_insert_with(|| {
            debug_assert!(action.kind() < kinds, "every choice has a kind");
            let written = action.to_string();
            let named = parts(&written).zip([1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0]);
            let named = named.filter_map(|(word, place)| Some((*words.get(word)? as u16, place)));
            std::iter::once((action.kind() as u16, 1.0)).chain(named).collect()
        });
        for &(column, place) in &*columns {
            out[usize::from(column)] += place;
        }
    }
}

/// The words of a notation behind the first.
fn parts(written: &str) -> impl Iterator<Item = &str> {
    let rest = written.split_once(' ').map_or("", |(_, rest)| rest);
    rest.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').filter(|word| !word.is_empty())
}
