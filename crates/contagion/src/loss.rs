//! Chapter 5.6: what a player is about to lose.

use kernel::{Cited, Flow, Question, Seat, SeatSet, Table, rule};

use crate::action::only;
use crate::board::{Board, disease_of};
use crate::card::{Effect, Pick, Tracks};
use crate::data::City;
use crate::elements::Elements;
use crate::resist::Resist;
use crate::{Contagion, Frame, cubes, name, rules};

/// What a player is about to lose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Loss {
    /// Who loses.
    pub victim: Seat,
    /// Whether Resistance may protect.
    pub resistible: bool,
    /// What is still to be lost or protected.
    pub pending: Elements,
    /// Which cubes.
    pub taking: Taking,
    /// Which mutations.
    pub tracks: Tracks,
    /// At most so many levels of each.
    pub each: u8,
}

/// Which cubes a loss can take.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Taking {
    /// Any.
    Any,
    /// One of each city.
    EachCity,
    /// All of one of the largest cities, not chosen yet.
    Largest,
    /// Those of this city.
    In(City),
}

impl Loss {
    /// Counts what these effects take from a player: never more than there is (CON-72, CON-73).
    pub(crate) fn of(board: &Board, victim: Seat, effects: &[Effect]) -> Self {
        rule!(CON_72, CON_73);
        let pending = Elements::default();
        let mut loss = Self { victim, resistible: false, pending, taking: Taking::Any, tracks: Tracks(0), each: 0 };
        for effect in effects {
            match *effect {
                Effect::Discard { n, .. } => loss.pending.cards = n.min(board.hand_size(victim)),
                Effect::Remove { n, pick, .. } => {
                    (loss.taking, loss.pending.cubes) = match pick {
                        Pick::Any => (Taking::Any, n.min(board.cubes_on_table(disease_of(victim)))),
                        Pick::EachCity => (Taking::EachCity, board.presence(victim).len() as u8),
                        Pick::LargestCityAll => largest(board, victim),
                    };
                }
                Effect::LevelDown { n, tracks, .. } => {
                    (loss.tracks, loss.each) = (tracks, n);
                    loss.pending.levels = tracks.iter().map(|track| n.min(board.level(victim, track))).sum();
                }
                Effect::Draw(_)
                | Effect::Steal(_)
                | Effect::Place { .. }
                | Effect::RemoveEnemy(_)
                | Effect::LevelUp { .. }
                | Effect::Move { .. }
                | Effect::Climb
                | Effect::Points(_)
                | Effect::ExtraAction(_)
                | Effect::IgnoreRoundCard
                | Effect::Modify(_) => {}
            }
        }
        loss
    }

    /// Whether anything is pending.
    pub(crate) fn any(&self) -> bool {
        self.pending != Elements::default()
    }

    /// Where it begins: with the choice among the largest cities, or with Resistance.
    pub(crate) fn begin(self) -> Frame {
        if self.taking == Taking::Largest && self.pending.cubes > 0 {
            LossCity { loss: self }.into()
        } else {
            Resist { loss: self }.into()
        }
    }
}

/// The cities that hold most cubes of a player: one is known, of several one is to be chosen.
fn largest(board: &Board, victim: Seat) -> (Taking, u8) {
    let most = most_cubes(board, victim);
    let mut cities = board.presence(victim).into_iter().filter(|&city| own(board, victim, city) == most);
    match (cities.next(), cities.next()) {
        (Some(only), None) => (Taking::In(only), most),
        _ => (Taking::Largest, most),
    }
}

/// The most cubes a player has in one city.
fn most_cubes(board: &Board, victim: Seat) -> u8 {
    board.presence(victim).into_iter().map(|city| own(board, victim, city)).max().unwrap_or(0)
}

pub(crate) fn own(board: &Board, victim: Seat, city: City) -> u8 {
    board.cubes(city, disease_of(victim))
}

/// In which of the largest cities (CON-72)?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LossCity {
    loss: Loss,
}

impl Question<Contagion> for LossCity {
    type Choice = only::Lose;

    #[inline]
    fn asked(self, _: &Board) -> SeatSet {
        SeatSet::only(self.loss.victim)
    }

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::CON_72, "contagion-ask-choose-loss-city")
    }

    fn legal(self, board: &Board, seat: Seat, out: &mut impl Extend<only::Lose>) {
        let most = most_cubes(board, seat);
        let cities = board.presence(seat).into_iter();
        out.extend(cities.filter(|&city| own(board, seat, city) == most).map(only::Lose));
    }

    fn choose(self, _: &mut Board, _: Seat, choice: only::Lose, _: &mut impl Table<Contagion>) -> Flow<Frame> {
        let only::Lose(city) = choice;
        Flow::goto(Resist { loss: Loss { taking: Taking::In(city), ..self.loss } })
    }

    fn why_not(self, board: &Board, seat: Seat, only::Lose(city): only::Lose) -> Option<Cited> {
        Some(if board.presence(seat).contains(city) {
            Cited::new(rules::CON_72, "contagion-reason-not-largest").with("city", name(city))
        } else {
            cubes::not_present(city, rules::CON_72)
        })
    }
}
