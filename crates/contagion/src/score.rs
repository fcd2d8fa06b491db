//! Chapter 8: the end, scoring, tie-breaks.

use kernel::{ScoreLine, Seat, Table, rule};
use serde::Serialize;
use ts_rs::TS;

use crate::board::{Board, disease_of};
use crate::data::Disease;
use crate::event::Event;
use crate::{Contagion, round, rules};

/// Where points come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Category {
    /// Playing before others in every round.
    HeadStart,
    /// Leading a city in a death toll.
    DeathTolls,
    /// A place in an eradicated city.
    Eradications,
    /// The action of a City card.
    CityActions,
    /// Leading a city at the end.
    FinalCities,
    /// Mutation levels at the end.
    Mutations,
}

impl Category {
    /// How many there are.
    pub const COUNT: usize = Self::ALL.len();

    /// All of them with the words of their message keys, in the order of the score sheet.
    pub const ALL: [(Self, &'static str); 6] = [
        (Self::HeadStart, "head-start"),
        (Self::DeathTolls, "death-tolls"),
        (Self::Eradications, "eradications"),
        (Self::CityActions, "city-actions"),
        (Self::FinalCities, "final-cities"),
        (Self::Mutations, "mutations"),
    ];
}

/// Why the game ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// The last WHO card was revealed.
    LastWho,
    /// Only two cities were left.
    TwoCities,
}

impl Ending {
    /// The word of the message key.
    pub fn word(self) -> &'static str {
        match self {
            Self::LastWho => "last-who",
            Self::TwoCities => "two-cities",
        }
    }
}

impl Board {
    pub(crate) fn award(&mut self, disease: Disease, category: Category, points: u8) {
        self.owned_mut(disease).points[category as usize] += u16::from(points);
    }
}

/// Final scoring (CON-144, CON-145).
pub(crate) fn finish(board: &mut Board, table: &mut impl Table<Contagion>) {
    rule!(CON_127, CON_144);
    table.tell(|| Event::FinalScoring);
    round::lead_cities(board, Category::FinalCities, table);
    rule!(CON_145);
    for seat in Seat::all(board.players()) {
        let points = board.levels(seat);
        board.award(disease_of(seat), Category::Mutations, points);
        table.tell(|| Event::FinalLevels { seat, points });
    }
}

/// Points, then the sum of levels; still equal, the victory is shared (CON-146). The neutral disease is not compared.
pub(crate) fn standing(board: &Board, seat: Seat) -> [i32; 4] {
    rule!(CON_146, CON_157);
    [board.score(disease_of(seat)).into(), board.levels(seat).into(), 0, 0]
}

/// The score sheet, category by category; the head start only where somebody has one (CON-10).
pub(crate) fn sheet(board: &Board, seat: Seat) -> Vec<ScoreLine> {
    let of = |seat: Seat, category: Category| board.seat(seat).points[category as usize];
    let agreed = Seat::all(board.players()).any(|seat| of(seat, Category::HeadStart) > 0);
    let told = Category::ALL.into_iter().filter(|(category, _)| agreed || *category != Category::HeadStart);
    told.map(|(category, word)| ScoreLine { category: word, points: of(seat, category).into() }).collect()
}
