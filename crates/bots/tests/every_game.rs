//! In every game: bots choose legally, the same with the same seed, remember what they thought, and each is stronger than
//! chance and than what looks less far. What they judge is the sum of named terms, and the adviser names its choices by them.

mod common;

use std::collections::BTreeSet;
use std::time::Duration;

use bots::{
    ADVISED, Entrant, Evaluate, Greedy, MOST_TERMS, Random, Search, Series, Style, Terms, Tuning, Weights, advise,
    arena, by_players, points, terms, worth,
};
use contagion::Contagion;
use kernel::{Actions, Bot, Budget, Options as _, Seat, Sim, State, Vantage, options};
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
        for level in Style::all() {
            let budget = short(level.budget::<G>().iterations.min(40));
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

fn win_rate<G: Evaluate>(first: Style, second: Style, games: u64) -> f64 {
    let series = Series { games, seed: 1347, threads: 2, patience: Duration::ZERO, watch: &|_| {} };
    let report = arena::<G>(&two::<G>(), &[Entrant::from(first), Entrant::from(second)], series);
    report.expect("levels do not fail").bots[0].win_rate
}

/// The gates are wide, for the series are short: they find a level that is broken, not one that is a little too weak.
fn each_stronger<G: Evaluate>() {
    assert!(win_rate::<G>(Style::level(1), Style::Random, 40) >= 0.55, "level 1 against random play in {}", G::ID);
    for [lower, upper] in
        [[Style::level(1), Style::level(4)], [Style::level(4), Style::Greedy], [Style::Greedy, Style::level(10)]]
    {
        let won = win_rate::<G>(upper, lower, 40);
        assert!(won >= 0.6, "{upper} against {lower} in {}: {won}", G::ID);
    }
}

/// Somebody who plays for the first time: they look one choice ahead, weigh everything as it stands, and make one choice in
/// five without a thought.
struct Beginner<G: Evaluate> {
    looking: Greedy<G>,
    blind: Random<G>,
    whims: Sim,
}

impl<G: Evaluate> Beginner<G> {
    fn new(seed: u64) -> Self {
        Self { looking: Greedy::blurred(seed, 0.0, Weights::PLAIN), blind: Random::new(seed), whims: Sim::new(seed) }
    }
}

impl<G: Evaluate> Bot<G> for Beginner<G> {
    fn choose(&mut self, vantage: Vantage<'_, G>, _: Budget) -> G::Action {
        if self.whims.below(5) == 0 {
            self.blind.choose(vantage, short(1))
        } else {
            self.looking.choose(vantage, short(1))
        }
    }
}

/// The games of this many that a beginner wins against level 1, with seats in turn.
fn beginner_wins<G: Evaluate>(games: u64) -> f64 {
    let mut wins = 0.0;
    for game in 0..games {
        let beginner = Seat::new((game % 2) as usize);
        let mut bots: [Box<dyn Bot<G>>; 2] = [Box::new(Beginner::<G>::new(game)), Style::level(1).bot(game + games)];
        let mut dice = Sim::new(game / 2);
        let mut state = State::<G>::new(&two::<G>(), &mut dice);
        while let Some(seat) = state.asked().first() {
            let bot = &mut bots[usize::from(seat != beginner)];
            let action = bot.choose(Vantage::new(&state, seat, 2), Style::level(1).budget::<G>());
            state.play_unchecked(seat, action, &mut dice);
        }
        let standing = |seat| G::standing(state.board(), seat);
        let others = Seat::all(2).find(|seat| *seat != beginner).map(standing);
        wins += match Some(standing(beginner)).cmp(&others) {
            std::cmp::Ordering::Greater => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Less => 0.0,
        };
    }
    wins
}

fn the_first_level_is_easy<G: Evaluate>() {
    let wins = beginner_wins::<G>(60);
    assert!(wins > 36.0, "a beginner wins {wins} of 60 games of {} against level 1", G::ID);
}

/// Holds the terms of a position to what bots make of it.
fn sums_up<G: Evaluate>(state: &State<G>, players: usize, moved: &mut Terms) {
    let (terms, judged, shares) = (terms(state, players), points(state, players), worth(state, players));
    for seat in Seat::all(players) {
        let of_seat = &terms[seat.index()];
        let sum: f32 = of_seat.iter().sum();
        assert_eq!(sum.to_bits(), judged[seat.index()].to_bits(), "{of_seat:?}");
        assert!(of_seat[G::TERMS.len()..].iter().all(|term| *term == 0.0), "a term without a name: {of_seat:?}");
        if state.is_over() {
            let points = G::standing(state.board(), seat)[0];
            assert_eq!(sum as i32, points, "at the end there are points alone");
            continue;
        }
        for (moved, term) in moved.iter_mut().zip(of_seat) {
            *moved = moved.max(term.abs());
        }
        // The share of the game grows by a factor of e for each edge that a seat is ahead of another.
        let ahead = f64::from(sum) - f64::from(terms[0].iter().sum::<f32>());
        let ratio = f64::from(shares[seat.index()]) / f64::from(shares[0]);
        if (0.001..1000.0).contains(&ratio) {
            assert!((ratio.ln() * f64::from(G::EDGE) - ahead).abs() < 1e-3, "{ahead} against {ratio}");
        }
    }
}

/// Whole games with every number of players.
fn judged_by_terms<G: Evaluate>() {
    let mut moved = [0.0; MOST_TERMS];
    for (game, options) in by_players::<G::Options>().iter().enumerate() {
        let mut dice = Sim::new(game as u64);
        let mut legal = Actions::<G>::new();
        let mut state = State::<G>::new(options, &mut dice);
        sums_up(&state, options.players(), &mut moved);
        while let Some(seat) = state.asked().first() {
            state.legal(seat, &mut legal);
            let action = legal[dice.below(legal.len() as u32) as usize];
            state.play_unchecked(seat, action, &mut dice);
            sums_up(&state, options.players(), &mut moved);
        }
    }
    for (term, name) in G::TERMS.iter().enumerate() {
        assert!(moved[term] > 0.0, "nothing ever comes to the term {name} of {}", G::ID);
    }
}

/// The adviser names legal choices, says the same twice, and finds reasons.
fn advised<G: Evaluate>() {
    let (mut reasons, mut asked) = (BTreeSet::new(), 0);
    for (state, seat) in positions::<G>(&two::<G>(), 6).into_iter().step_by(23) {
        let vantage = Vantage::new(&state, seat, 2);
        let mut legal = Actions::<G>::new();
        vantage.legal(&mut legal);
        let advice = advise(vantage, 7, short(120), 1);
        assert_eq!(advice, advise(vantage, 7, short(120), 1));
        assert_eq!(advice.choices.len(), legal.len().min(ADVISED), "of {}", legal.len());
        let named: BTreeSet<String> = advice.choices.iter().map(|choice| choice.action.to_string()).collect();
        assert_eq!(named.len(), advice.choices.len(), "each is named once");
        let mut bot = Search::<G>::new(7, Tuning::WIDE);
        assert_eq!(advice.choices[0].action, bot.choose(vantage, short(120)), "the first is what a bot would choose");
        for choice in &advice.choices {
            assert!(legal.contains(&choice.action) && (0.0..=1.0).contains(&choice.share.value), "{choice:?}");
            assert!(choice.share.error > 0.0, "few tries leave a doubt: {choice:?}");
            reasons.extend(choice.why.iter().map(|why| why.key.to_string()));
        }
        let others = advice.choices.get(1..).unwrap_or_default();
        let falls = others.is_sorted_by(|one, next| one.share.value >= next.share.value);
        assert!(falls, "behind the first the better ones come first: {others:?}");
        for pair in advice.choices.windows(2) {
            let (one, next) = (pair[0].share, pair[1].share);
            let apart = (one.value - next.value).abs() >= 2.0 * one.error.hypot(next.error);
            assert_eq!(pair[0].unclear, !apart, "unclear is what two errors do not part: {pair:?}");
        }
        assert!(advice.choices.last().is_none_or(|last| !last.unclear), "nothing comes after the last");
        asked += 1;
    }
    assert!(asked > 2 && reasons.len() > 2, "{asked} asked, with these reasons: {reasons:?}");
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
            fn a_judgement_is_the_sum_of_its_terms() {
                judged_by_terms::<$title>();
            }

            #[test]
            fn the_adviser_answers() {
                advised::<$title>();
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

            #[test]
            fn a_beginner_beats_the_first_level() {
                the_first_level_is_easy::<$title>();
            }
        }
    )*};
}
every_game!(in_rattus: Rattus, in_contagion: Contagion, in_pest: Pest, in_messina: Messina);

#[test]
fn a_glance_at_one_seat_is_the_judgement_of_it() {
    let options = options::parse("players=3").expect("options of the game");
    for (state, seat) in positions::<Messina>(&options, 9) {
        let judged = points(&state, 3)[seat.index()];
        assert_eq!(Messina::glance(&state, seat, 3, Messina::weights()).to_bits(), judged.to_bits());
    }
}

#[test]
fn what_is_known_outlasts_the_choices_of_others() {
    let [_, others] = remembered::<Messina>();
    assert!(others > 0, "nothing was remembered over the choice of another seat");
}
