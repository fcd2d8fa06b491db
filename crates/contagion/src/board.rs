//! What lies on the table.

use kernel::{Bag, BySeat, Cited, Id as _, List, Numbers, Seat, Set, Table, rule};
use serde::Serialize;
use ts_rs::TS;

use crate::card::Modify;
use crate::data::{ByCity, ByDisease, ByTrack, City, Color, Disease, HAND_LIMIT, RoundCard, TOP_LEVEL, Track};
use crate::event::Event;
use crate::score::{Category, Ending};
use crate::{Contagion, name, rules};

/// Seats at the largest table; also diseases, because the neutral one takes a colour that nobody plays.
pub const SEATS: usize = 5;

/// Contagion cards by colour.
pub type Cards = Bag<6>;

/// A set of cities.
pub type Cities = Set<City, u32>;

/// The cubes of one disease in a city: one row of the card, in one byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Row(u8);

impl Row {
    pub(crate) const fn new(disease: Disease, cubes: u8) -> Self {
        Self((disease as u8) << 4 | cubes)
    }

    /// Whose row it is.
    #[inline]
    pub fn disease(self) -> Disease {
        Disease::from_index(usize::from(self.0 >> 4))
    }

    /// How many cubes stand in it.
    #[inline]
    pub fn cubes(self) -> u8 {
        self.0 & 15
    }

    #[inline]
    fn is(self, disease: Disease) -> bool {
        self.0 >> 4 == disease as u8
    }
}

/// What a disease owns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Owned {
    /// The hand.
    pub hand: Cards,
    /// Cards that everybody has seen this disease put on the discard pile.
    pub shown: Cards,
    /// Cubes in the Petri dish.
    pub dish: u8,
    /// Level of each mutation.
    pub levels: ByTrack<u8>,
    /// Points by category.
    pub points: Numbers<u16, { Category::COUNT }>,
    /// Kept City cards.
    pub kept: Cities,
    /// Cities of presence.
    pub present: Cities,
    /// What this player knows for certain of the other hands: cards that were taken from this one.
    pub known: BySeat<Cards, SEATS>,
}

/// The turn in progress.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Turn {
    /// Whose turn it is.
    pub seat: Seat,
    /// Actions left.
    pub actions: u8,
    /// Infect a City actions taken.
    pub infections: u8,
    /// The card of the round does not apply.
    pub ignoring: bool,
    /// Changes to the next Infect a City action.
    pub next_infect: Modify,
}

/// Everything on the table. What nobody has seen is a bag or a set; hands are the only secrets.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    pub(crate) players: u8,
    pub(crate) neutral: bool,
    pub(crate) rotating: bool,
    /// From 1.
    pub(crate) round: u8,
    /// Skulls revealed.
    pub(crate) skulls: u8,
    /// The card of the round.
    pub(crate) active: Option<RoundCard>,
    /// Why this round is the last, if it is.
    pub(crate) last: Option<Ending>,
    pub(crate) turn: Turn,
    /// Cities on the table.
    pub(crate) table: Cities,
    /// Cities of the face-down pile.
    pub(crate) city_pile: Cities,
    /// Cities that were eradicated.
    pub(crate) eradicated: Cities,
    /// Round cards nobody has seen, those out of the game included.
    pub(crate) unseen: Set<RoundCard, u32>,
    /// The rows of each city, from the top.
    pub(crate) rows: ByCity<List<Row, SEATS>>,
    /// All cubes in each city.
    pub(crate) filled: ByCity<u8>,
    /// The draw pile, whose order nobody knows.
    pub(crate) pile: Cards,
    pub(crate) discard: Cards,
    pub(crate) owned: ByDisease<Owned>,
}

/// Who owns cubes: a player, or nobody.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Owner {
    /// The player in this seat.
    Seat(Seat),
    /// The neutral disease.
    Neutral,
}

/// The disease of a seat: colours are given out in seat order.
#[inline]
pub fn disease_of(seat: Seat) -> Disease {
    Disease::from_index(seat.index())
}

impl Board {
    /// How many sit at the table.
    #[inline]
    pub fn players(&self) -> usize {
        self.players.into()
    }

    /// How many diseases take part.
    pub fn diseases(&self) -> impl DoubleEndedIterator<Item = Disease> + use<> {
        let count = self.players() + usize::from(self.neutral);
        Disease::ALL[..count].iter().copied()
    }

    /// The neutral disease, if it plays: the first colour that nobody has.
    pub fn neutral(&self) -> Option<Disease> {
        self.neutral.then(|| Disease::from_index(self.players()))
    }

    /// Who owns a disease.
    pub fn owner(&self, disease: Disease) -> Owner {
        if disease.index() < self.players() { Owner::Seat(Seat::new(disease.index())) } else { Owner::Neutral }
    }

    /// The round, from 1; 0 before the first.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// Who plays first in this round: seat 0, unless the first turn passes on (CON-160).
    pub fn first_seat(&self) -> Seat {
        rule!(CON_160);
        if self.rotating { Seat::new((usize::from(self.round) - 1) % self.players()) } else { Seat::new(0) }
    }

    /// Whose turn it is.
    #[inline]
    pub fn active_seat(&self) -> Seat {
        self.turn.seat
    }

    /// Actions that seat has left.
    pub fn actions_left(&self) -> u8 {
        self.turn.actions
    }

    /// Skulls revealed so far.
    pub fn skulls(&self) -> u8 {
        self.skulls
    }

    /// Whether this round is the last.
    pub fn is_last_round(&self) -> bool {
        self.last.is_some()
    }

    /// Cities on the table, in the order of the data file.
    #[inline]
    pub fn cities(&self) -> Cities {
        self.table
    }

    /// The rows of a city, from the top.
    #[inline]
    pub fn rows(&self, city: City) -> &[Row] {
        &self.rows[city]
    }

    /// Cubes that still fit into a city.
    #[inline]
    pub fn room(&self, city: City) -> u8 {
        city.card().population - self.filled[city]
    }

    /// Cubes of a disease in a city.
    #[inline]
    pub fn cubes(&self, city: City, disease: Disease) -> u8 {
        self.rows(city).iter().find(|row| row.is(disease)).map_or(0, |row| row.cubes())
    }

    /// Cubes of a disease in all cities.
    pub fn cubes_on_table(&self, disease: Disease) -> u8 {
        self.owned(disease).present.into_iter().map(|city| self.cubes(city, disease)).sum()
    }

    /// Cities where a seat is present.
    #[inline]
    pub fn presence(&self, seat: Seat) -> Cities {
        self.seat(seat).present
    }

    /// Cubes in the dish of a seat.
    #[inline]
    pub fn dish(&self, seat: Seat) -> u8 {
        self.seat(seat).dish
    }

    /// The hand of a seat. A secret: only for those who imagine.
    #[inline]
    pub fn hand(&self, seat: Seat) -> &Cards {
        &self.seat(seat).hand
    }

    /// How many cards a seat holds.
    #[inline]
    pub fn hand_size(&self, seat: Seat) -> u8 {
        self.hand(seat).counts().iter().sum()
    }

    /// The level of a mutation.
    #[inline]
    pub fn level(&self, seat: Seat, track: Track) -> u8 {
        self.seat(seat).levels[track]
    }

    /// The sum of the three levels.
    pub fn levels(&self, seat: Seat) -> u8 {
        self.seat(seat).levels.values().iter().sum()
    }

    /// The City cards a seat keeps.
    pub fn kept(&self, seat: Seat) -> Cities {
        self.seat(seat).kept
    }

    /// Points scored so far.
    pub fn score(&self, disease: Disease) -> u16 {
        self.owned(disease).points.iter().sum()
    }

    /// Whether the card of the round applies to the player whose turn it is.
    #[inline]
    pub fn round_card_applies(&self) -> Option<RoundCard> {
        rule!(CON_21);
        if self.turn.ignoring { None } else { self.active }
    }

    /// How the card of the round changes the actions of the player whose turn it is.
    #[inline]
    pub(crate) fn modify(&self) -> &'static Modify {
        const NONE: &Modify = &Modify::NONE;
        rule!(CON_22);
        self.round_card_applies().map_or(NONE, |card| &card.face().modify)
    }

    #[inline]
    pub(crate) fn owned(&self, disease: Disease) -> &Owned {
        &self.owned[disease]
    }

    #[inline]
    pub(crate) fn owned_mut(&mut self, disease: Disease) -> &mut Owned {
        &mut self.owned[disease]
    }

    #[inline]
    pub(crate) fn seat(&self, seat: Seat) -> &Owned {
        &self.owned.values()[seat.index()]
    }

    #[inline]
    pub(crate) fn seat_mut(&mut self, seat: Seat) -> &mut Owned {
        &mut self.owned.values_mut()[seat.index()]
    }

    /// Everybody but `seat`, clockwise from there.
    pub(crate) fn opponents(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let players = self.players();
        (1..players).map(move |step| Seat::new((seat.index() + step) % players))
    }

    /// Puts `n` cubes out of the dish into a city: into the own row, or into the next free one (CON-56).
    pub(crate) fn put_cubes(&mut self, disease: Disease, city: City, n: u8) {
        self.owned_mut(disease).dish -= n;
        self.filled[city] += n;
        if self.owned_mut(disease).present.insert(city) {
            self.rows[city].push(Row::new(disease, n));
        } else {
            let row = self.rows[city].iter_mut().find(|row| row.is(disease)).expect("present means a row");
            row.0 += n;
        }
    }

    /// Takes `n` cubes home; a row that empties closes, and those below move up (CON-57).
    pub(crate) fn take_cubes(&mut self, disease: Disease, city: City, n: u8) {
        let rows = &mut self.rows[city];
        let at = rows.iter().position(|row| row.is(disease)).expect("cubes come out of a row");
        rows[at].0 -= n;
        if rows[at].cubes() == 0 {
            rows.remove(at);
            self.owned_mut(disease).present.remove(city);
        }
        self.filled[city] -= n;
        self.owned_mut(disease).dish += n;
    }

    /// A card of a hand becomes public on the discard pile: whoever knew of it knows of one less.
    #[inline]
    pub(crate) fn discard_card(&mut self, seat: Seat, color: Color) {
        let owned = self.seat_mut(seat);
        owned.hand.take(color.index());
        owned.shown.put(color.index());
        self.discard.put(color.index());
        self.forget(seat, color);
    }

    /// A card of this colour may have left the hand of `holder`.
    pub(crate) fn forget(&mut self, holder: Seat, color: Color) {
        for knower in self.owned.values_mut() {
            let known = &mut knower.known[holder];
            if known.count(color.index()) > 0 {
                known.take(color.index());
            }
        }
    }

    /// Lowers a mutation.
    pub(crate) fn lower(&mut self, seat: Seat, track: Track, n: u8, table: &mut impl Table<Contagion>) {
        let level = &mut self.seat_mut(seat).levels[track];
        *level -= n;
        let level = *level;
        table.tell(|| Event::Weakened { seat, track, level });
    }

    /// Raises a mutation.
    pub(crate) fn raise(&mut self, seat: Seat, track: Track, n: u8, table: &mut impl Table<Contagion>) {
        let level = &mut self.seat_mut(seat).levels[track];
        *level = (*level + n).min(*TOP_LEVEL);
        let level = *level;
        table.tell(|| Event::Mutated { seat, track, level });
    }

    /// Why a city can be chosen for nothing: it is not on the table (CON-90, CON-113).
    pub(crate) fn off_table(&self, city: City) -> Option<Cited> {
        let reason = if self.eradicated.contains(city) {
            Cited::new(rules::CON_113, "contagion-reason-eradicated")
        } else if self.table.contains(city) {
            return None;
        } else {
            Cited::new(rules::CON_90, "contagion-reason-not-on-table")
        };
        Some(reason.with("city", name(city)))
    }

    /// Whether a seat holds more cards than it may.
    pub(crate) fn over_limit(&self, seat: Seat) -> bool {
        self.hand_size(seat) > *HAND_LIMIT
    }
}
