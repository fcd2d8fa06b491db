//! The words a game brings to the check language: one table of position words, one of facts. The parser, its
//! suggestions, `lazaret words` and the tests all read the same tables.

use super::cut::Cut;
use super::fault::{Slip, Sort};
use super::reader::{self, Reader};
use super::{Position, Script, Seats, Value, Write};
use crate::{Action, Game, Id, Message, Seat};

/// What a word of a table looks like: common to position words and facts.
#[derive(Clone, Copy, Debug)]
pub struct Word {
    /// The word itself: the first behind `given` or `expect`, or the second behind a seat.
    pub name: &'static str,
    /// What stands behind it. Capitals are kinds of words ([`Kind`]), small letters stand for themselves; `A|B` is one of
    /// both, `[A B]` may be left out, `{A B}` stands there any number of times, `A or B C` divides whole forms.
    pub form: &'static str,
    /// The whole of it in use.
    pub example: &'static str,
    /// Sentences that the example needs before it, one a line.
    pub needs: &'static str,
    /// Whether a seat stands before the name: `red wood 3`.
    pub of_seat: bool,
}

impl Word {
    pub(super) const fn new(name: &'static str, form: &'static str, example: &'static str) -> Self {
        Self { name, form, example, needs: "", of_seat: false }
    }

    /// How it is written: `rats REGION COUNT`.
    pub fn written(&self) -> String {
        let seat = if self.of_seat { "SEAT " } else { "" };
        let space = if self.form.is_empty() { "" } else { " " };
        format!("{seat}{}{space}{}", self.name, self.form)
    }
}

/// Reads the words behind a position word and lays them out.
pub type Lay<G> = fn(&mut Position<G>, &mut Reader<'_>) -> Result<(), Slip>;

/// Reads the words behind a fact and looks it up.
pub type Look<G> = fn(&<G as Game>::View, &mut Reader<'_>) -> Result<Value, Slip>;

/// A position word.
pub struct Given<G: Game> {
    /// How it looks.
    pub word: Word,
    /// What it does.
    pub lay: Lay<G>,
    /// Whether it may stand only once in a case.
    pub once: bool,
    /// Says of a position what this word lays out.
    pub write: Option<Write<G>>,
}

impl<G: Game> Given<G> {
    /// A position word with what stands behind it and an example.
    pub const fn new(name: &'static str, form: &'static str, example: &'static str, lay: Lay<G>) -> Self {
        Self { word: Word::new(name, form, example), lay, once: false, write: None }
    }

    /// It stands behind a seat: `given red wood 3`.
    #[must_use]
    pub const fn of_seat(mut self) -> Self {
        self.word.of_seat = true;
        self
    }

    /// The way back: it says of a position what this word lays out. What other words say already it leaves to them.
    #[must_use]
    pub const fn written(mut self, write: Write<G>) -> Self {
        self.write = Some(write);
        self
    }

    /// It may stand only once in a case.
    #[must_use]
    pub const fn once(mut self) -> Self {
        self.once = true;
        self
    }

    /// The example needs these sentences before it.
    #[must_use]
    pub const fn needs(mut self, sentences: &'static str) -> Self {
        self.word.needs = sentences;
        self
    }
}

/// A fact.
pub struct Fact<G: Game> {
    /// How it looks. The example ends in `= VALUE`.
    pub word: Word,
    /// How it is found in a view.
    pub look: Look<G>,
}

impl<G: Game> Fact<G> {
    /// A fact with what stands behind it and an example that holds.
    pub const fn new(name: &'static str, form: &'static str, example: &'static str, look: Look<G>) -> Self {
        Self { word: Word::new(name, form, example), look }
    }

    /// It stands behind a seat: `expect red wood = 3`.
    #[must_use]
    pub const fn of_seat(mut self) -> Self {
        self.word.of_seat = true;
        self
    }

    /// The example needs these sentences before it.
    #[must_use]
    pub const fn needs(mut self, sentences: &'static str) -> Self {
        self.word.needs = sentences;
        self
    }
}

/// A kind of word that forms name in capitals: `REGION`. `SEAT` and `COUNT` are known to every game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kind {
    /// The name in forms.
    pub name: &'static str,
    /// The words of this kind.
    pub words: Vec<String>,
}

impl Kind {
    /// The kind of a data id: `REGION` with every region.
    pub fn of<T: Id>(name: &'static str) -> Self {
        Self { name, words: T::ALL.iter().map(|id| id.word().to_owned()).collect() }
    }

    /// A kind with these words.
    pub fn new<W: ToString>(name: &'static str, words: impl IntoIterator<Item = W>) -> Self {
        Self { name, words: words.into_iter().map(|word| word.to_string()).collect() }
    }
}

/// The entry of a table that a text begins with, and a reader for the words behind it.
pub(super) fn find<'a, E>(
    entries: &'static [E],
    word_of: fn(&E) -> &Word,
    sort: Sort,
    text: Cut<'a>,
    seats: Seats,
) -> Result<(&'static E, Reader<'a>), Slip> {
    let (first, behind) = text.word();
    let of_seat = |owned: bool| entries.iter().filter(move |entry| word_of(entry).of_seat == owned);
    let named = |entry: &&E, name: &str| word_of(entry).name == name;
    let begins_with_seat = of_seat(true).next().is_some() && seats.read(first.text).is_some();
    let found = of_seat(false).find(|entry| named(entry, first.text));
    let (found, name, rest, owner): (_, _, _, Option<Seat>) = match found {
        None if begins_with_seat => {
            let seat = reader::seat(first, seats)?;
            let (name, rest) = behind.word();
            (of_seat(true).find(|entry| named(entry, name.text)), name, rest, Some(seat))
        }
        found => (found, first, behind, None),
    };
    let Some(entry) = found else {
        let known = of_seat(owner.is_some()).map(|entry| word_of(entry).name);
        return Err(Slip::unknown(sort, name, known));
    };
    let word = word_of(entry);
    let mut reader = Reader::new(rest, seats);
    reader.enter(word.name, owner, word.written());
    Ok((entry, reader))
}

/// A choice: how it is written, and one of its kind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// How it is written, with its fields in capitals: `place REGION`.
    pub form: String,
    /// One of them, in words.
    pub example: String,
    /// The sentence of the example.
    pub sentence: Message,
}

/// Every kind of choice of a game, in the order of every list.
fn choices<A: Action>() -> Vec<Choice> {
    let form = |notation: &str| {
        let word = |word: &str| match word.strip_prefix('{').and_then(|word| word.strip_suffix('}')) {
            Some(field) => field.to_uppercase(),
            None => word.to_owned(),
        };
        notation.split(' ').map(word).collect::<Vec<_>>().join(" ")
    };
    let choice = |(notation, sample): (&&str, A)| Choice {
        form: form(notation),
        example: sample.to_string(),
        sentence: sample.say(),
    };
    A::NOTATIONS.iter().zip(A::samples()).map(choice).collect()
}

/// Every word of a game, for people and for tests.
pub struct Vocabulary {
    /// Position words.
    pub given: Vec<Word>,
    /// Facts, those of every game first.
    pub facts: Vec<Word>,
    /// Choices.
    pub choices: Vec<Choice>,
    /// Kinds of words.
    pub kinds: Vec<Kind>,
    /// Colours of the seats.
    pub seats: &'static [&'static str],
    /// How the game can end.
    pub endings: &'static [&'static str],
}

/// Every word of a game.
pub fn vocabulary<G: Script>() -> Vocabulary {
    Vocabulary {
        given: G::GIVEN.iter().map(|given| given.word).collect(),
        facts: super::claim::COMMON.iter().copied().chain(G::FACTS.iter().map(|fact| fact.word)).collect(),
        choices: choices::<G::Action>(),
        kinds: G::kinds(),
        seats: G::SEATS,
        endings: G::ENDINGS,
    }
}
