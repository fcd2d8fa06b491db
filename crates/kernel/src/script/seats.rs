//! How seats are called in a script: by colour, by its first letter, or by number.

use crate::Seat;

/// The seats of a table and their colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seats {
    pub(super) colours: &'static [&'static str],
    pub(super) players: usize,
}

impl Seats {
    /// Seats with these colours, in turn order, `players` of them taken. A game without colours gives none.
    pub fn new(colours: &'static [&'static str], players: usize) -> Self {
        Self { colours, players }
    }

    /// How many seats are taken.
    pub fn players(self) -> usize {
        self.players
    }

    /// The seat a word names: `red`, `R` or its number as in records. It may be one that nobody has taken.
    pub fn read(self, word: &str) -> Option<Seat> {
        let named = |colour: &&str| {
            word.eq_ignore_ascii_case(colour) || word.len() == 1 && word.eq_ignore_ascii_case(&colour[..1])
        };
        let by_colour = self.colours.iter().position(named);
        let most = if self.colours.is_empty() { Seat::MAX } else { self.colours.len() };
        by_colour.or_else(|| word.parse().ok().filter(|&number| number < most)).map(Seat::new)
    }

    /// What a seat is called: its colour, or its number.
    pub fn name(self, seat: Seat) -> String {
        self.colours.get(seat.index()).map_or_else(|| seat.to_string(), |colour| (*colour).to_owned())
    }

    /// Whatever each taken seat may be called, in turn order.
    pub fn all(self) -> impl Iterator<Item = Vec<String>> {
        Seat::all(self.players).map(move |seat| {
            let colour = self.colours.get(seat.index());
            let letter = colour.map(|colour| colour[..1].to_uppercase());
            colour.map(|colour| (*colour).to_owned()).into_iter().chain(letter).chain([seat.to_string()]).collect()
        })
    }

    /// Every name a seat may have here.
    pub(super) fn names(self) -> impl Iterator<Item = &'static str> {
        self.colours.iter().take(self.players).copied()
    }
}
