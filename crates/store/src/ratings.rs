//! How strong people are, from how their games ended: Weng–Lin for several players, one rating a person and game.
//!
//! A rating is a guess with a doubt. It follows from the finished games in the order in which they ended and from nothing
//! else, and it is rounded after each of them, so that it comes out the same however often it is made.
#![allow(clippy::cast_precision_loss, reason = "ratings are estimates with errors far above the rounding")]

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// Where everybody begins, and how unsure that is, in the units in which ratings are reckoned.
const BEGIN: f64 = 25.0;
const DOUBT: f64 = 25.0 / 3.0;
/// How far the luck of one game scatters a strength.
const BETA: f64 = 25.0 / 6.0;
/// No doubt is ever smaller than this part of itself after one game.
const LEAST: f64 = 0.000_001;
/// So much the square of a doubt grows in a day without a game: who has played for years and then not for one is about as
/// uncertain as after twenty games.
const GROWTH: f64 = 0.024;
/// A day, in milliseconds.
const DAY: f64 = 24.0 * 3600.0 * 1000.0;
/// Ratings are kept in millionths.
const KEPT: f64 = 1_000_000.0;

/// Where everybody begins, as it is shown.
const SHOWN_BEGIN: f64 = 1500.0;
/// What one unit is on the scale that is shown. There, ten to one is 400 apart, as players of other games know it: two
/// strengths of which one wins ten times as often are ln 10 · √2 · β apart.
const SHOWN_UNIT: f64 = 400.0 / (std::f64::consts::LN_10 * std::f64::consts::SQRT_2 * BETA);
/// So many doubts on either side hold the truth about 95 times in 100. Weng and Lin take the pairs of one game for
/// independent games, so that theirs are a little too small: found by playing, see the test.
const SHOWN_DOUBTS: f64 = 2.2;
/// Who has played fewer rated games is new: nothing is shown yet.
pub const NEW_BELOW: u64 = 5;

/// A level of our bots wins about 66 of 100 games against the one below, in every game, which is so much on the scale that
/// is shown. The sixth stands where people begin.
const LEVEL_STEP: f64 = 115.0;
const MIDDLE_LEVEL: f64 = 6.0;

/// What is known of a strength, in millionths.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Strength {
    /// The guess.
    pub rating: i64,
    /// How far off it may be.
    pub doubt: i64,
    /// When it was last made better, in milliseconds since 1970.
    pub at: u64,
}

/// A strength as people are told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shown {
    /// The guess.
    pub rating: i64,
    /// About 95 times in 100 the truth is not farther off than this.
    pub doubt: i64,
}

/// Somebody in a rated game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rated {
    /// A person, as they were before.
    Person(Strength),
    /// A bot of ours: what it is worth does not change.
    Level(u8),
}

impl Strength {
    /// Of whom nothing is known.
    pub fn unknown(at: u64) -> Self {
        Self { rating: kept(BEGIN), doubt: kept(DOUBT), at }
    }

    /// The same at a later time: what was not tried for long is less certain.
    #[must_use]
    pub fn later(self, at: u64) -> Self {
        let days = at.saturating_sub(self.at) as f64 / DAY;
        let doubt = (units(self.doubt).powi(2) + GROWTH * days).sqrt().min(DOUBT);
        Self { rating: self.rating, doubt: kept(doubt).max(self.doubt), at: at.max(self.at) }
    }

    /// What is kept, in millionths, of a rating as it is shown.
    pub fn of_shown(rating: i64) -> i64 {
        kept(BEGIN + (rating as f64 - SHOWN_BEGIN) / SHOWN_UNIT)
    }

    /// As it is shown to people.
    pub fn shown(self) -> Shown {
        let rating = SHOWN_BEGIN + (units(self.rating) - BEGIN) * SHOWN_UNIT;
        Shown { rating: whole(rating), doubt: whole(units(self.doubt) * SHOWN_UNIT * SHOWN_DOUBTS) }
    }
}

/// What a level of our bots is worth, as it is shown.
pub fn level_shown(level: u8) -> i64 {
    whole(level_points(level))
}

fn level_points(level: u8) -> f64 {
    SHOWN_BEGIN + (f64::from(level) - MIDDLE_LEVEL) * LEVEL_STEP
}

/// What is known of everybody behind a game that ended with these places at this time. Of bots nothing new is known.
pub fn after(places: &[(Rated, u8)], at: u64) -> Vec<Option<Strength>> {
    let before: Vec<[WengLinRating; 1]> = places.iter().map(|(rated, _)| [weighed(*rated, at)]).collect();
    let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> = before
        .iter()
        .zip(places)
        .map(|(team, (_, place))| (team.as_slice(), MultiTeamOutcome::new(usize::from(*place))))
        .collect();
    let config = WengLinConfig { beta: BETA, uncertainty_tolerance: LEAST };
    let after = weng_lin_multi_team(&teams, &config).into_iter().flatten();
    let strength = |(now, (rated, _)): (WengLinRating, &(Rated, u8))| match rated {
        Rated::Person(_) => Some(Strength { rating: kept(now.rating), doubt: kept(now.uncertainty), at }),
        Rated::Level(_) => None,
    };
    after.zip(places).map(strength).collect()
}

fn weighed(rated: Rated, at: u64) -> WengLinRating {
    match rated {
        Rated::Person(strength) => {
            let now = strength.later(at);
            WengLinRating { rating: units(now.rating), uncertainty: units(now.doubt) }
        }
        Rated::Level(level) => {
            let rating = BEGIN + (level_points(level) - SHOWN_BEGIN) / SHOWN_UNIT;
            // A bot of which the doubt were nothing would be divided by.
            WengLinRating { rating, uncertainty: 1.0 / KEPT }
        }
    }
}

fn kept(units: f64) -> i64 {
    whole(units * KEPT)
}

fn units(kept: i64) -> f64 {
    kept as f64 / KEPT
}

fn whole(number: f64) -> i64 {
    number.round() as i64
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Numbers by chance, the same at every run.
    struct Chance(u64);

    impl Chance {
        /// Between 0 and 1, neither of them.
        fn share(&mut self) -> f64 {
            self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            ((self.0 >> 33) as f64 + 0.5) / (1_u64 << 31) as f64
        }

        fn below(&mut self, count: usize) -> usize {
            (self.share() * count as f64) as usize
        }

        /// How well somebody does who should do so well: whoever does best is chosen in proportion to strength.
        fn day(&mut self, strength: f64) -> f64 {
            let luck = -(-self.share().ln()).ln();
            strength + luck * 400.0 / std::f64::consts::LN_10
        }
    }

    const PEOPLE: usize = 60;
    const HOUR: u64 = 3600 * 1000;

    /// Sixty people whose strength lies among the levels play tables of two to five with each other and with bots, until
    /// everybody has played so many. Says their true strength and what is then known of it.
    fn club(seed: u64, games: usize) -> Vec<(f64, Strength)> {
        let mut chance = Chance(seed);
        let truth: Vec<f64> =
            (0..PEOPLE).map(|_| level_points(1) + chance.share() * (level_points(12) - level_points(1))).collect();
        let mut known = vec![Strength::unknown(0); PEOPLE];
        let mut played = vec![0; PEOPLE];
        for game in 0.. {
            // Those who have played least come first.
            let mut people: Vec<(f64, usize)> =
                (0..PEOPLE).map(|person| (f64::from(played[person]) + 2.0 * chance.share(), person)).collect();
            people.sort_by(|one, other| one.0.total_cmp(&other.0));
            if played.iter().all(|played| *played as usize >= games) {
                break;
            }
            let seats: Vec<Result<usize, u8>> = (0..2 + chance.below(4))
                .map(|seat| {
                    let bot = seat > 0 && chance.share() < 0.3;
                    if bot { Err(1 + chance.below(12) as u8) } else { Ok(people[seat].1) }
                })
                .collect();
            let days: Vec<f64> =
                seats.iter().map(|seat| chance.day(seat.map_or_else(level_points, |person| truth[person]))).collect();
            let places: Vec<(Rated, u8)> = seats
                .iter()
                .zip(&days)
                .map(|(seat, day)| {
                    let place = 1 + days.iter().filter(|other| *other > day).count() as u8;
                    (seat.map_or_else(Rated::Level, |person| Rated::Person(known[person])), place)
                })
                .collect();
            for (seat, strength) in seats.iter().zip(after(&places, game * HOUR)) {
                if let (Ok(person), Some(strength)) = (seat, strength) {
                    known[*person] = strength;
                    played[*person] += 1;
                }
            }
        }
        truth.into_iter().zip(known).collect()
    }

    /// How well two orders agree, by Spearman.
    fn agreement(club: &[(f64, Strength)]) -> f64 {
        let ranks = |value: &dyn Fn(&(f64, Strength)) -> f64| -> Vec<f64> {
            let rank = |one: &(f64, Strength)| club.iter().filter(|other| value(other) < value(one)).count() as f64;
            club.iter().map(rank).collect()
        };
        let (truth, guess) = (ranks(&|(truth, _)| *truth), ranks(&|(_, known)| known.rating as f64));
        let apart: f64 = truth.iter().zip(&guess).map(|(one, other)| (one - other).powi(2)).sum();
        let count = club.len() as f64;
        1.0 - 6.0 * apart / (count * (count.powi(2) - 1.0))
    }

    #[test]
    fn after_twenty_games_the_order_is_right_and_the_doubt_is_honest() {
        let mut within = 0;
        let clubs = 20;
        for seed in 1..=clubs {
            let club = club(seed * 7919, 20);
            let rho = agreement(&club);
            assert!(rho >= 0.9, "club {seed}: {rho}");
            within += club
                .iter()
                .filter(|(truth, known)| {
                    let Shown { rating, doubt } = known.shown();
                    (*truth - rating as f64).abs() <= doubt as f64
                })
                .count();
        }
        let share = 100.0 * within as f64 / (PEOPLE * clubs as usize) as f64;
        assert!((90.0..=98.0).contains(&share), "the interval holds the truth {share:.1} times in 100");
    }

    #[test]
    fn who_wins_rises_who_loses_falls_and_bots_stay() {
        let new = Strength::unknown(0);
        let after = after(&[(Rated::Person(new), 1), (Rated::Person(new), 2), (Rated::Level(6), 3)], HOUR);
        let [Some(first), Some(second), None] = after[..] else { panic!("{after:?}") };
        assert!(first.rating > second.rating && first.rating > new.rating);
        assert!(first.doubt < new.doubt && second.doubt < new.doubt);
        assert_eq!((first.at, second.at), (HOUR, HOUR));
    }

    #[test]
    fn doubt_grows_while_nobody_plays_and_never_beyond_that_of_a_stranger() {
        let known = Strength { doubt: kept(1.5), ..Strength::unknown(0) };
        assert_eq!(known.later(0), known);
        let year = known.later(365 * 24 * HOUR);
        assert_eq!(year.rating, known.rating);
        assert!((3.2..3.5).contains(&units(year.doubt)), "{year:?}");
        assert_eq!(known.later(u64::from(u32::MAX) * 1000).doubt, kept(DOUBT));
        assert!(known.shown().doubt < year.shown().doubt);
    }

    #[test]
    fn one_game_says_more_of_somebody_who_has_not_played_for_a_year() {
        let known = Strength { doubt: kept(1.5), ..Strength::unknown(0) };
        let won = |at: u64| after(&[(Rated::Person(known), 1), (Rated::Level(6), 2)], at)[0].expect("a person").rating;
        assert!(won(0) > known.rating);
        assert!(won(365 * 24 * HOUR) - known.rating > 2 * (won(0) - known.rating));
    }

    #[test]
    fn what_is_shown_is_where_people_know_it() {
        assert_eq!(Strength::unknown(0).shown().rating, 1500);
        assert_eq!((level_shown(6), level_shown(7), level_shown(1)), (1500, 1615, 925));
        // A level above wins about 66 of 100.
        let odds = 10_f64.powf(LEVEL_STEP / 400.0);
        assert!((0.655..0.665).contains(&(odds / (1.0 + odds))));
    }
}
