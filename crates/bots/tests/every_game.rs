//! In every game: bots choose legally, the same with the same seed, remember what they thought, and each is stronger than
//! chance and than what looks less far.

mod common;

use std::time::Duration;

use bots::{Entrant, Evaluate, Level, Search, Series, Tuning, arena};
use contagion::Contagion;
use kernel::{Actions, Bot as _, Budget, Sim, State, Vantage, options};
use messina::Messina;
use pest::Pest;
use rattus::Rattus;

use crate::common::positions;

fn two<G: Evaluate>() -> G::Options {
    options::parse("players=2").expect("every game is played by two")
}

fn short(iterations: u32) -> Budget {
    Budget { iterations, time: None }
}

fn legal_and_repeatable<G: Evaluate>() {
    for (state, seat) in positions::<G>(&two::<G>(), 5).into_iter().step_by(17) {
        let vantage = Vantage::new(&state, seat, 2);
        let mut legal = Actions::<G>::new();
        vantage.legal(&mut legal);
        for level in Level::ALL {
            let budget = short(level.budget().iterations.min(40));
            let choice = level.bot::<G>(7).choose(vantage, budget);
            assert!(legal.contains(&choice), "{level}: {choice}");
            assert_eq!(level.bot::<G>(7).choose(vantage, budget), choice, "{level}");
        }
        let on_two_threads = || {
            let mut bot = Search::<G>::new(7, Tuning::WIDE);
            bot.think_on(2);
            bot.choose(vantage, short(60))
        };
        assert_eq!(on_two_threads(), on_two_threads(), "the same on two threads, whichever is quicker");
    }
}

/// How many iterations a search can do without when it is asked again, where nothing was learned in between: of the same
/// seat, and after somebody else has chosen.
fn remembered<G: Evaluate>() -> [u32; 2] {
    const ITERATIONS: u32 = 150;
    let mut saved = [0; 2];
    let mut dice = Sim::new(3);
    let mut legal = Actions::<G>::new();
    let mut state = State::<G>::new(&two::<G>(), &mut dice);
    let mut bots = [Search::<G>::new(1, Tuning::WIDE), Search::<G>::new(2, Tuning::WIDE)];
    let mut last = None;
    for _ in 0..120 {
        let Some(seat) = state.asked().first() else { break };
        state.legal(seat, &mut legal);
        let mut chosen = legal[0];
        if legal.len() > 1 {
            let vantage = Vantage::new(&state, seat, 2);
            let bot = &mut bots[seat.index()];
            let made = bot.think(vantage, short(ITERATIONS));
            assert!(made <= ITERATIONS);
            saved[usize::from(last != Some(seat))] += ITERATIONS - made;
            chosen = bot.choose(vantage, short(ITERATIONS));
            last = Some(seat);
        }
        state.play_unchecked(seat, chosen, &mut dice);
    }
    saved
}

fn win_rate<G: Evaluate>(first: Level, second: Level, games: u64) -> f64 {
    let series = Series { games, seed: 1347, threads: 2, patience: Duration::ZERO, watch: &|_| {} };
    let report = arena::<G>(&two::<G>(), &[Entrant::from(first), Entrant::from(second)], series);
    report.expect("levels do not fail").bots[0].win_rate
}

/// The gates are wide, for the series are short: they find a level that is broken, not one that is a little too weak.
fn each_stronger<G: Evaluate>() {
    assert!(win_rate::<G>(Level::Easy, Level::Random, 16) >= 0.6, "easy against random in {}", G::ID);
    assert!(win_rate::<G>(Level::Greedy, Level::Easy, 16) >= 0.6, "greedy against easy in {}", G::ID);
    assert!(win_rate::<G>(Level::Medium, Level::Easy, 8) >= 0.6, "medium against easy in {}", G::ID);
}

macro_rules! every_game {
    ($($game:ident: $title:ty),*) => {$(
        mod $game {
            use super::*;

            #[test]
            fn bots_choose_legally_and_the_same_with_the_same_seed() {
                legal_and_repeatable::<$title>();
            }

            #[test]
            fn a_turn_is_one_search() {
                let [same_seat, _] = remembered::<$title>();
                assert!(same_seat > 0, "nothing was remembered");
            }

            #[test]
            fn each_level_is_stronger() {
                each_stronger::<$title>();
            }
        }
    )*};
}
every_game!(in_rattus: Rattus, in_contagion: Contagion, in_pest: Pest, in_messina: Messina);

#[test]
fn what_is_known_outlasts_the_choices_of_others() {
    let [_, others] = remembered::<Messina>();
    assert!(others > 0, "nothing was remembered over the choice of another seat");
}
