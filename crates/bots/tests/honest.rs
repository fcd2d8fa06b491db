//! Bots choose by what their seat knows, in every game. Positions that differ in nothing else are found by playing twins of
//! a game with other dice, without any help of `imagine`, on which the bots stand.

use bots::{Evaluate, Style, advise, line_for};
use contagion::Contagion;
use kernel::testkit::Twins;
use kernel::{Actions, Budget, Options as _, Seat, Sim, State, Vantage, Viewer, options};
use messina::Messina;
use pest::Pest;
use rattus::Rattus;

/// Two positions that have been the same to this seat all along, and in which it has a choice.
type Pair<G> = ([State<G>; 2], Seat);

/// Pairs out of random games, at most a few of each game.
fn pairs<G: Evaluate>(options: &G::Options, games: u64) -> Vec<Pair<G>> {
    let mut found = Vec::new();
    for game in 0..games {
        let mut sim = Sim::new(game);
        let mut twins = Twins::<G>::start(options, &mut sim);
        let mut left = 4;
        while twins.step(&mut sim) && left > 0 {
            let asked = twins.both()[0].asked();
            let alike = asked.into_iter().find(|&seat| twins.alike().contains(&Viewer::Seat(seat)));
            let Some(seat) = alike.filter(|_| twins.differ()) else { continue };
            let mut legal = Actions::<G>::new();
            twins.both()[0].legal(seat, &mut legal);
            if legal.len() > 1 {
                found.push((twins.both().clone(), seat));
                left -= 1;
            }
        }
    }
    found
}

/// The pairs in which a player, given the position itself, chooses by what differs.
fn betrayed<G: Evaluate>(pairs: &[Pair<G>], choose: impl Fn(&State<G>, Seat) -> G::Action) -> usize {
    pairs.iter().filter(|([first, second], seat)| choose(first, *seat) != choose(second, *seat)).count()
}

/// Every level is honest in the pairs of a game that hides something.
fn honest<G: Evaluate>(text: &str, games: u64) {
    let options: G::Options = options::parse(text).expect("options of the game");
    let pairs = pairs::<G>(&options, games);
    assert!(pairs.len() >= 20, "{text}: only {} pairs were found", pairs.len());
    for level in Style::all() {
        // A short search peeks where a long one would.
        let budget = Budget { iterations: level.budget::<G>().iterations.min(60), time: None };
        let choose =
            |state: &State<G>, seat| level.bot::<G>(7).choose(Vantage::new(state, seat, options.players()), budget);
        assert_eq!(betrayed(&pairs, choose), 0, "{level} in {} with {text}", G::ID);
    }
    assert!(betrayed(&pairs, cheat) > 0, "a cheat is found out");
    let budget = Budget { iterations: 60, time: None };
    for ([first, second], seat) in &pairs {
        let advice = |state| advise(Vantage::new(state, *seat, options.players()), 7, budget, 1);
        assert_eq!(advice(first), advice(second), "the adviser knows no more than the seat that asks");
    }
    for ([first, second], seat) in &pairs {
        let line = |state| line_for(Vantage::new(state, *seat, options.players()), 7);
        assert_eq!(line(first), line(second), "a program of somebody's own is told no more");
    }
}

/// Lets the hidden things themselves decide.
fn cheat<G: Evaluate>(state: &State<G>, seat: Seat) -> G::Action {
    let mut legal = Actions::<G>::new();
    state.legal(seat, &mut legal);
    legal[(state.fingerprint() % legal.len() as u64) as usize]
}

/// A game whose board holds nothing that some seat does not know: there are no such pairs, so nobody can peek.
fn hides_nothing<G: Evaluate>(text: &str, games: u64) {
    let options: G::Options = options::parse(text).expect("options of the game");
    let pairs = pairs::<G>(&options, games);
    assert!(pairs.is_empty(), "{} hides something now: hold its bots to it with `honest`", G::ID);
}

#[test]
fn bots_do_not_peek_under_the_rats() {
    honest::<Rattus>("players=3", 120);
}

#[test]
fn bots_do_not_peek_into_hands() {
    honest::<Contagion>("players=2", 40);
    honest::<Contagion>("players=4", 40);
}

#[test]
fn there_is_nothing_to_peek_at_in_pest() {
    hides_nothing::<Pest>("players=3", 20);
}

#[test]
fn there_is_nothing_to_peek_at_in_messina() {
    hides_nothing::<Messina>("players=3", 20);
}
