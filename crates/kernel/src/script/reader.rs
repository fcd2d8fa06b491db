//! Reads the words of a position or of a fact, and says what is wrong with them.

use std::ops::RangeInclusive;

use super::cut::Cut;
use super::fault::{Fault, Slip, Sort, Unknown};
use super::{Seats, nearest};
use crate::{Id, Message, Seat};

/// The words behind `given` or `expect`, taken one by one. Every fault stands at the word it is about.
#[derive(Clone, Debug)]
pub struct Reader<'a> {
    rest: Cut<'a>,
    /// The word taken last.
    last: Cut<'a>,
    seats: Seats,
    owner: Option<Seat>,
    name: &'static str,
    form: String,
}

impl<'a> Reader<'a> {
    pub(super) fn new(rest: Cut<'a>, seats: Seats) -> Self {
        Self { rest, last: rest, seats, owner: None, name: "", form: String::new() }
    }

    pub(super) fn enter(&mut self, name: &'static str, owner: Option<Seat>, form: String) {
        (self.name, self.owner, self.form) = (name, owner, form);
    }

    /// The name of the entry whose words are read: for entries that share one function.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// The seat before the name, in entries made with `of_seat`.
    pub fn owner(&self) -> Seat {
        self.owner.expect("an entry made with `of_seat` is entered with its seat")
    }

    /// How many sit at the table.
    pub fn players(&self) -> usize {
        self.seats.players
    }

    /// Whether nothing is left.
    pub fn is_empty(&self) -> bool {
        self.rest.is_empty()
    }

    /// The next word without taking it.
    pub fn peek(&self) -> Option<&'a str> {
        Some(self.rest.word().0.text).filter(|word| !word.is_empty())
    }

    /// This fault, at the word taken last.
    pub fn slip(&self, fault: Fault) -> Slip {
        Slip::new(self.last.at, fault)
    }

    /// The game's own objection, at the word taken last.
    pub fn objection(&self, why: Message) -> Slip {
        self.slip(Fault::Objection(why))
    }

    /// More pieces are laid out than there are.
    pub fn too_few(&self, piece: Message, there: impl Into<i64>, laid: impl Into<i64>) -> Slip {
        self.slip(Fault::Pieces { piece, there: there.into(), laid: laid.into() })
    }

    /// More pieces are laid out than a seat has.
    pub fn seat_has_too_few(&self, seat: Seat, piece: Message, there: impl Into<i64>, laid: impl Into<i64>) -> Slip {
        self.slip(Fault::SeatPieces { seat, piece, there: there.into(), laid: laid.into() })
    }

    /// A thing that is not in play with these options.
    pub fn not_in_play(&self) -> Slip {
        self.slip(Fault::NotInPlay { word: self.last.text.to_owned() })
    }

    /// Something that may be said only once.
    pub fn twice(&self) -> Slip {
        self.slip(Fault::Twice { word: self.last.text.to_owned() })
    }

    /// The next word.
    pub fn word(&mut self) -> Result<&'a str, Slip> {
        let (word, rest) = self.rest.word();
        if word.is_empty() {
            return Err(Slip::new(self.rest.at, Fault::Missing { form: self.form.clone() }));
        }
        (self.last, self.rest) = (word, rest);
        Ok(word.text)
    }

    /// Takes the next word if it is this one; says whether it was.
    pub fn accept(&mut self, word: &str) -> bool {
        let found = self.peek() == Some(word);
        if found {
            (self.last, self.rest) = self.rest.word();
        }
        found
    }

    /// The next word must be this one.
    pub fn expect(&mut self, word: &'static str) -> Result<(), Slip> {
        self.one_of(&[(word, ())])
    }

    /// The next word out of a list, as what it stands for.
    pub fn one_of<T: Copy>(&mut self, words: &[(&'static str, T)]) -> Result<T, Slip> {
        let word = self.word()?;
        let found = words.iter().find(|(name, _)| *name == word);
        found.map(|&(_, meant)| meant).ok_or_else(|| self.unknown(words.iter().map(|(name, _)| *name)))
    }

    /// The next word as the word of a data id.
    pub fn id<T: Id>(&mut self) -> Result<T, Slip> {
        let word = self.word()?;
        T::from_word(word).ok_or_else(|| self.unknown(T::ALL.iter().map(|id| id.word())))
    }

    /// The next word as a data id that these options have in play.
    pub fn id_in_play<T: Id>(&mut self, in_play: impl Fn(T) -> bool) -> Result<T, Slip> {
        let id = self.id()?;
        if in_play(id) { Ok(id) } else { Err(self.not_in_play()) }
    }

    /// The next word as `read` understands it; `words` are those that it would understand.
    pub fn read<T>(&mut self, read: impl FnOnce(&str) -> Option<T>, words: &[&str]) -> Result<T, Slip> {
        let word = self.word()?;
        read(word).ok_or_else(|| self.unknown(words.iter().copied()))
    }

    /// The next word as a number within a range.
    pub fn number<N>(&mut self, range: RangeInclusive<N>) -> Result<N, Slip>
    where
        N: Copy + Into<i64> + TryFrom<i64>,
    {
        let word = self.word()?.to_owned();
        if word.is_empty() || !word.trim_start_matches('-').chars().all(|c| c.is_ascii_digit()) {
            return Err(self.slip(Fault::NotANumber { word }));
        }
        let (low, high) = ((*range.start()).into(), (*range.end()).into());
        let number = word.parse::<i64>().ok().filter(|number| (low..=high).contains(number));
        let number = number.and_then(|number| N::try_from(number).ok());
        number.ok_or_else(|| self.slip(Fault::OutOfRange { word, low, high }))
    }

    /// The next word as a seat that somebody has taken.
    pub fn seat(&mut self) -> Result<Seat, Slip> {
        self.word()?;
        seat(self.last, self.seats)
    }

    /// The word taken last is none of `words`.
    pub fn unknown<'w>(&self, words: impl IntoIterator<Item = &'w str>) -> Slip {
        let near = nearest(self.last.text, words);
        self.slip(Fault::Unknown(Sort::Word, Unknown { word: self.last.text.to_owned(), near }))
    }

    /// Done: nothing may be left.
    pub(super) fn end(&self) -> Result<(), Slip> {
        let (word, _) = self.rest.word();
        if word.is_empty() {
            return Ok(());
        }
        Err(Slip::new(word.at, Fault::TooMany { word: word.text.to_owned(), form: self.form.clone() }))
    }
}

/// The seat that a word names, if somebody has taken it.
pub(super) fn seat(word: Cut<'_>, seats: Seats) -> Result<Seat, Slip> {
    let Some(seat) = seats.read(word.text) else { return Err(Slip::unknown(Sort::Seat, word, seats.names())) };
    if seat.index() < seats.players {
        return Ok(seat);
    }
    Err(Slip::new(word.at, Fault::AbsentSeat { word: word.text.to_owned(), players: seats.players }))
}
