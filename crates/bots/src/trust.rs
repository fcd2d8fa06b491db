//! How far points decide a game: what turns a judgement into the share of the game that people are told.
//!
//! Bots choose without it: to compare two choices of one turn it makes no difference.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use kernel::{Message, Options as _, Seat};
use serde::{Deserialize, Serialize};

use crate::bench::by_players;
use crate::evaluate::{Evaluate, PerSeat, shares};
use crate::weights::LIMITS;

/// What points are worth with one number of players.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Trust {
    /// So many times [`Evaluate::EDGE`] points ahead make a clear favourite shortly before the end.
    pub now: f32,
    /// And more by the part of the game that is left, because much can still happen: the two are added as errors are, by
    /// their squares. A lead fades with the third power of what is left: that fitted what came true better than the first
    /// power in every game, and than the second in Contagion and Pest; in Rattus and Messina the second does as well.
    pub early: f32,
    /// What a seat is ahead by for sitting where it sits, in edges; it fades with what is left. All of them together are 0.
    pub seats: [f32; MOST],
    /// What the seat that is asked is ahead by, in edges, to the end: a judgement counts what a turn will bring only when it
    /// has brought it.
    pub turn: f32,
}

/// What of a position beyond the points makes shares of them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Moment {
    /// The part of the game that is left.
    pub(crate) left: f32,
    /// Who is asked.
    pub(crate) asked: Option<Seat>,
}

impl Trust {
    /// The judgement as it stands.
    pub const PLAIN: Self = Self { now: 1.0, early: 0.0, seats: [0.0; MOST], turn: 0.0 };

    /// How many times the edge of the game counts as one, with this part of the game left.
    pub fn factor(&self, left: f32) -> f32 {
        (self.now * self.now + self.early * self.early * left.powi(3)).sqrt()
    }

    /// Each seat's share of a game that goes on.
    pub(crate) fn shares<G: Evaluate>(&self, points: &PerSeat, players: usize, moment: Moment) -> PerSeat {
        if players == 1 {
            return shares::<G>(points, players, 1.0);
        }
        let factor = self.factor(moment.left);
        let edge = G::EDGE * factor;
        let mut points = *points;
        for seat in Seat::all(players) {
            points[seat.index()] += edge * self.ahead(seat, moment);
        }
        shares::<G>(&points, players, factor)
    }

    /// How many edges each seat is ahead by, points and all.
    pub(crate) fn edges<G: Evaluate>(&self, points: &PerSeat, players: usize, moment: Moment) -> PerSeat {
        let edge = G::EDGE * self.factor(moment.left);
        let mut edges = [0.0; Seat::MAX];
        for seat in Seat::all(players) {
            edges[seat.index()] = points[seat.index()] / edge + self.ahead(seat, moment);
        }
        edges
    }

    /// What a seat is ahead by for where it sits and for its turn, in edges.
    fn ahead(&self, seat: Seat, moment: Moment) -> f32 {
        let turn = if moment.asked == Some(seat) { self.turn } else { 0.0 };
        moment.left * self.seats[seat.index()] + turn
    }
}

/// No game that bots judge has more players.
const MOST: usize = 5;
/// A share is of a game of two at least.
const FEWEST: usize = 2;

/// The trust for every number of players.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Trusts([Trust; MOST - FEWEST + 1]);

/// The trust for one number of players as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Written {
    now: f32,
    early: f32,
    seats: Vec<f32>,
    turn: f32,
}

/// No seat and no turn is worth more than so many edges.
const MOST_AHEAD: f32 = 5.0;

impl Trusts {
    /// The judgement as it stands.
    pub const PLAIN: Self = Self([Trust::PLAIN; MOST - FEWEST + 1]);

    /// That for so many players. Whoever plays alone has the whole game, and no trust matters.
    pub fn of(&self, players: usize) -> &Trust {
        &self.0[players.max(FEWEST) - FEWEST]
    }

    /// The same with another one for so many players.
    #[must_use]
    pub fn with(mut self, players: usize, trust: Trust) -> Self {
        self.0[players - FEWEST] = trust;
        self
    }

    /// Reads one for each number of players above one at which the game is played.
    pub(crate) fn read<G: Evaluate>(written: &BTreeMap<String, Written>) -> Result<Self, Message> {
        let counts =
            || by_players::<G::Options>().into_iter().map(|options| options.players()).filter(|&count| count > 1);
        if let Some(name) = written.keys().find(|name| !counts().any(|count| count.to_string() == **name)) {
            return Err(Message::new("weights-unknown").with("name", format!("trust.{name}").as_str()));
        }
        let mut trusts = Self::PLAIN;
        for count in counts() {
            let name = format!("trust.{count}");
            let missing = || Message::new("weights-missing").with("name", name.as_str());
            let Written { now, early, seats, turn } = written.get(&count.to_string()).ok_or_else(missing)?;
            let bounded = |value: &f32| value.abs() <= MOST_AHEAD;
            let fits = LIMITS.contains(now)
                && (0.0..=*LIMITS.end()).contains(early)
                && seats.len() == count
                && seats.iter().all(bounded)
                && bounded(turn);
            if !fits {
                return Err(Message::new("weights-beyond").with("name", name.as_str()));
            }
            let mut trust = Trust { now: *now, early: *early, turn: *turn, ..Trust::PLAIN };
            trust.seats[..count].copy_from_slice(seats);
            trusts = trusts.with(count, trust);
        }
        Ok(trusts)
    }

    /// Writes them as [`Trusts::read`] reads them.
    pub(crate) fn write<G: Evaluate>(&self, text: &mut String) {
        for players in by_players::<G::Options>().iter().map(kernel::Options::players).filter(|&players| players > 1) {
            let Trust { now, early, seats, turn } = self.of(players);
            let seats: Vec<String> = seats[..players].iter().map(|seat| format!("{seat:.3}")).collect();
            let _ = write!(
                text,
                "\n[trust.{players}]\nnow = {now:.3}\nearly = {early:.3}\nseats = [{}]\nturn = {turn:.3}\n",
                seats.join(", ")
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use kernel::Seat;
    use rattus::Rattus;

    use super::{Moment, Trust};

    #[test]
    fn the_longer_a_game_still_is_the_less_points_decide() {
        let trust = Trust { now: 3.0, early: 4.0, ..Trust::PLAIN };
        assert_eq!(trust.factor(0.0).to_bits(), 3.0_f32.to_bits());
        assert_eq!(trust.factor(1.0).to_bits(), 5.0_f32.to_bits());
        assert!((trust.factor(0.5) - 11.0_f32.sqrt()).abs() < 1e-6, "half a game is an eighth of its doubt");
    }

    #[test]
    fn a_turn_is_worth_something_to_the_end_and_a_seat_fades() {
        let mut trust = Trust { turn: 0.4, ..Trust::PLAIN };
        (trust.seats[0], trust.seats[1]) = (-0.3, 0.3);
        let share = |left, asked: usize| {
            let moment = Moment { left, asked: Some(Seat::new(asked)) };
            trust.shares::<Rattus>(&[0.0; Seat::MAX], 2, moment)[0]
        };
        let odds = |ahead: f32| 1.0 / (1.0 + (-ahead).exp());
        for (left, asked, ahead) in [(1.0, 0, -0.2), (1.0, 1, -1.0), (0.5, 0, 0.1), (0.0, 0, 0.4), (0.0, 1, -0.4)] {
            assert!((share(left, asked) - odds(ahead)).abs() < 1e-6, "{left} left, {asked} is asked");
        }
    }
}
