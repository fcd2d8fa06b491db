//! What a viewer sees as a row of numbers, for those who learn: always as many for one table, each with a name.
//!
//! A game says once what its columns are, out of its view and of nothing else: [`Columns::columns`] gives names or numbers,
//! whichever is gathered, so that a name cannot belong to another number. Seats are counted from the viewer on: `+0` is the
//! own seat, `+1` the next one to the left.
#![allow(clippy::cast_precision_loss, reason = "what lies on a table is counted in small numbers")]

mod action;
mod contagion;
#[cfg(feature = "example")]
mod lots;
mod messina;
mod pest;
mod rattus;

use std::fmt::Arguments;

use kernel::{Game, Id, Seat, State, Viewer};

pub(crate) use action::ActionColumns;

/// What a game brings so that its views and choices can be read as rows of numbers.
pub(crate) trait Columns: Game {
    /// The most choices that are offered by number. No list of legal choices was ever longer.
    const WIDEST: usize;

    /// Words of choices that are the names of no things.
    const WORDS: &'static [&'static str];

    /// Puts a view into columns: which there are depends on nothing but the options.
    fn columns<S: Sink>(view: &Self::View, row: &mut Row<S>);
}

/// Where the columns go.
pub(crate) trait Sink {
    /// So many columns, empty, to be filled; `name` is what they have in common, `word` what each is called.
    fn block<W: AsRef<str>>(&mut self, count: usize, name: Arguments<'_>, word: impl Fn(usize) -> W) -> &mut [f32];

    /// One column.
    fn put(&mut self, name: Arguments<'_>, value: f32);
}

/// A row in the making.
pub(crate) struct Row<S> {
    sink: S,
    players: usize,
    own: usize,
}

impl<S: Sink> Row<S> {
    fn new(sink: S, players: usize, viewer: Viewer) -> Self {
        let own = match viewer {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Spectator => 0,
        };
        let mut row = Self { sink, players, own };
        row.sink.block(players, format_args!("own"), |seat| seat.to_string())[own] = 1.0;
        row
    }

    /// A number.
    #[inline]
    pub(crate) fn number(&mut self, name: Arguments<'_>, value: impl Into<f32>) {
        self.sink.put(name, value.into());
    }

    /// Some numbers.
    #[inline]
    pub(crate) fn numbers<const N: usize>(&mut self, name: Arguments<'_>, values: [impl Into<f32>; N]) {
        let block = self.sink.block(N, name, |at| at.to_string());
        for (column, value) in block.iter_mut().zip(values) {
            *column = value.into();
        }
    }

    /// A number that may not be there: one column says whether it is.
    #[inline]
    pub(crate) fn maybe(&mut self, name: Arguments<'_>, value: Option<impl Into<f32>>) {
        let block = self.sink.block(2, name, |at| ["there", "value"][at]);
        if let Some(value) = value {
            block[0] = 1.0;
            block[1] = value.into();
        }
    }

    /// Which of these words holds.
    #[inline]
    pub(crate) fn word(&mut self, name: Arguments<'_>, words: &[&'static str], which: Option<usize>) {
        let block = self.sink.block(words.len(), name, |at| words[at]);
        if let Some(which) = which {
            block[which] = 1.0;
        }
    }

    /// A thing, or none.
    #[inline]
    pub(crate) fn id<T: Id>(&mut self, name: Arguments<'_>, id: Option<T>) {
        self.ids(name, id);
    }

    /// How many of each thing.
    #[inline]
    pub(crate) fn ids<T: Id>(&mut self, name: Arguments<'_>, ids: impl IntoIterator<Item = T>) {
        let block = self.sink.block(T::ALL.len(), name, |at| T::ALL[at].word());
        for id in ids {
            block[id.index()] += 1.0;
        }
    }

    /// A number a thing; 0 for those that are not named.
    #[inline]
    pub(crate) fn each<T: Id>(&mut self, name: Arguments<'_>, values: impl IntoIterator<Item = (T, f32)>) {
        let block = self.sink.block(T::ALL.len(), name, |at| T::ALL[at].word());
        for (id, value) in values {
            block[id.index()] += value;
        }
    }

    /// So many numbers with words of their own.
    #[inline]
    pub(crate) fn block<W: AsRef<str>>(
        &mut self,
        count: usize,
        name: Arguments<'_>,
        word: impl Fn(usize) -> W,
    ) -> &mut [f32] {
        self.sink.block(count, name, word)
    }

    /// A seat, or none, counted from the viewer on.
    #[inline]
    pub(crate) fn seat(&mut self, name: Arguments<'_>, seat: Option<Seat>) {
        self.by_seat(name, seat.map(|seat| (seat, 1.0)));
    }

    /// A number a seat.
    #[inline]
    pub(crate) fn by_seat(&mut self, name: Arguments<'_>, values: impl IntoIterator<Item = (Seat, f32)>) {
        let (players, own) = (self.players, self.own);
        let block = self.sink.block(players, name, |at| format!("+{at}"));
        for (seat, value) in values {
            block[(seat.index() + players - own) % players] += value;
        }
    }

    /// The seats from the viewer on, each with its distance.
    pub(crate) fn seats(&self) -> impl Iterator<Item = (usize, usize)> + use<S> {
        let (players, own) = (self.players, self.own);
        (0..players).map(move |distance| (distance, (own + distance) % players))
    }
}

/// Gathers numbers in a row of zeros.
struct Numbers<'o> {
    out: &'o mut [f32],
    at: usize,
}

impl Sink for Numbers<'_> {
    #[inline]
    fn block<W: AsRef<str>>(&mut self, count: usize, _: Arguments<'_>, _: impl Fn(usize) -> W) -> &mut [f32] {
        let block = &mut self.out[self.at..self.at + count];
        self.at += count;
        block
    }

    #[inline]
    fn put(&mut self, _: Arguments<'_>, value: f32) {
        self.out[self.at] = value;
        self.at += 1;
    }
}

/// Gathers names.
#[derive(Default)]
struct Names {
    names: Vec<String>,
    unread: Vec<f32>,
}

impl Sink for Names {
    fn block<W: AsRef<str>>(&mut self, count: usize, name: Arguments<'_>, word: impl Fn(usize) -> W) -> &mut [f32] {
        self.names.extend((0..count).map(|at| format!("{name}.{}", word(at).as_ref())));
        self.unread.clear();
        self.unread.resize(count, 0.0);
        &mut self.unread
    }

    fn put(&mut self, name: Arguments<'_>, _: f32) {
        self.names.push(name.to_string());
    }
}

/// Writes what a viewer sees into `out`, which has a place for every column.
pub(crate) fn observe<G: Columns>(state: &State<G>, players: usize, viewer: Viewer, out: &mut [f32]) {
    // At once, not block by block: most columns are 0, and there are more blocks than numbers that are not.
    out.fill(0.0);
    let mut row = Row::new(Numbers { out, at: 0 }, players, viewer);
    G::columns(&state.view(viewer), &mut row);
    assert_eq!(row.sink.at, row.sink.out.len(), "the columns of a table are always the same");
}

/// The names of the columns at a table like this one.
pub(crate) fn names<G: Columns>(state: &State<G>, players: usize) -> Vec<String> {
    let mut row = Row::new(Names::default(), players, Viewer::Spectator);
    G::columns(&state.view(Viewer::Spectator), &mut row);
    row.sink.names
}
