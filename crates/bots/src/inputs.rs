//! What a net is told of a position: for each seat, what it has against what the others have.

use kernel::{Seat, State};
use sha2::{Digest as _, Sha256};

use crate::evaluate::{Evaluate, Terms};

/// No game counts more than this beside its terms.
pub const MOST_COUNTS: usize = 56;

/// What is counted for a seat, in the order of [`Evaluate::COUNTS`]; those beyond are 0.
pub type Counts = [f32; MOST_COUNTS];

/// What a net is told of one seat, in the order of [`inputs_names`].
pub(crate) type Inputs = Vec<f32>;

/// A share is of a game of two at least, and no game that bots judge has more than five.
const FEWEST: usize = 2;
const MOST: usize = 5;

/// Seats at tables of two to five, one after the other.
const CHAIRS: usize = 2 + 3 + 4 + 5;

/// What each count becomes: against the mean of the others, against the best of them, both also times what is left.
const WAYS: [&str; 4] = ["mean", "best", "mean-left", "best-left"];

/// How many inputs a game has.
pub(crate) fn inputs_len<G: Evaluate>() -> usize {
    counted::<G>() * WAYS.len() + 2 + 2 * CHAIRS
}

/// Terms, counts, whether a seat is asked, and what the judgement by hand makes of it.
fn counted<G: Evaluate>() -> usize {
    G::TERMS.len() + G::COUNTS.len() + OTHERS.len()
}

/// What every game is told besides.
const OTHERS: [&str; 2] = ["asked", "by-hand"];

/// The hash of the names of all inputs in order: a net is for these and no others.
pub(crate) fn inputs_hash<G: Evaluate>() -> [u8; 32] {
    Sha256::digest(inputs_names::<G>().join("\n")).into()
}

/// The names of all inputs.
fn inputs_names<G: Evaluate>() -> Vec<String> {
    let terms = G::TERMS.iter().map(|name| format!("term-{name}"));
    let counts = terms.chain(G::COUNTS.iter().map(|name| format!("count-{name}"))).chain(OTHERS.map(str::to_owned));
    let mut names: Vec<String> = counts.flat_map(|name| WAYS.map(|way| format!("{name}-{way}"))).collect();
    names.extend(["left", "left-left"].map(str::to_owned));
    for way in ["", "-left"] {
        let chairs = (FEWEST..=MOST).flat_map(|players| (0..players).map(move |seat| (players, seat)));
        names.extend(
            chairs.map(|(players, seat)| ["seat", &seat.to_string(), "of", &format!("{players}{way}")].join("-")),
        );
    }
    names
}

/// What is said of a position, seat by seat. The terms are those of the judgement before it is weighed; what it makes of them
/// with its weights and its trust is one input more, so that a net begins where the judgement ends.
pub(crate) fn inputs<G: Evaluate>(state: &State<G>, players: usize) -> [Inputs; Seat::MAX] {
    let left = G::left(state);
    let counts = raw(state, players);
    let mut all: [Inputs; Seat::MAX] = Default::default();
    for seat in Seat::all(players) {
        let inputs = &mut all[seat.index()];
        inputs.reserve_exact(inputs_len::<G>());
        for (at, own) in counts[seat.index()].iter().enumerate() {
            let others = || Seat::all(players).filter(|other| *other != seat).map(|other| counts[other.index()][at]);
            let mean = own - others().sum::<f32>() / (players - 1) as f32;
            let best = own - others().fold(f32::MIN, f32::max);
            inputs.extend([mean, best, mean * left, best * left]);
        }
        inputs.extend([left, left * left]);
        let chair = (FEWEST..players).sum::<usize>() + seat.index();
        let from = inputs.len();
        inputs.resize(from + 2 * CHAIRS, 0.0);
        inputs[from + chair] = 1.0;
        inputs[from + CHAIRS + chair] = left;
    }
    all
}

/// What is counted of each seat.
fn raw<G: Evaluate>(state: &State<G>, players: usize) -> [Vec<f32>; Seat::MAX] {
    let terms: [Terms; Seat::MAX] = G::terms(state, players);
    let mut counts = [[0.0; MOST_COUNTS]; Seat::MAX];
    G::counts(state, players, &mut counts);
    let asked = state.asked().first();
    let by_hand = G::weights().edges(state, players);
    let mut all: [Vec<f32>; Seat::MAX] = Default::default();
    for seat in Seat::all(players) {
        let (terms, counts) = (&terms[seat.index()], &counts[seat.index()]);
        let raw = &mut all[seat.index()];
        raw.extend_from_slice(&terms[..G::TERMS.len()]);
        raw.extend_from_slice(&counts[..G::COUNTS.len()]);
        raw.extend([f32::from(u8::from(asked == Some(seat))), by_hand[seat.index()]]);
    }
    all
}

#[cfg(test)]
mod tests {
    use contagion::Contagion;
    use kernel::{Actions, Options as _, Seat, Sim, State};
    use messina::Messina;
    use pest::Pest;
    use rattus::Rattus;

    use super::{MOST_COUNTS, inputs, inputs_len, inputs_names, raw};
    use crate::bench::by_players;
    use crate::evaluate::Evaluate;

    /// Whole games with every number of players: as many inputs as names, all of them numbers, hardly one of them idle.
    fn named<G: Evaluate>() {
        let names = inputs_names::<G>();
        assert_eq!(names.len(), inputs_len::<G>());
        assert!(G::COUNTS.len() <= MOST_COUNTS);
        let mut moved = vec![false; names.len()];
        let tables: Vec<G::Options> = by_players::<G::Options>().into_iter().filter(|one| one.players() > 1).collect();
        for (game, options) in tables.iter().cycle().take(4 * tables.len()).enumerate() {
            let players = options.players();
            let mut dice = Sim::new(game as u64);
            let mut legal = Actions::<G>::new();
            let mut state = State::<G>::new(options, &mut dice);
            while let Some(seat) = state.asked().first() {
                for inputs in &inputs(&state, players)[..players] {
                    assert_eq!(inputs.len(), names.len());
                    for ((input, moved), name) in inputs.iter().zip(&mut moved).zip(&names) {
                        assert!(input.is_finite(), "{name} in {}", G::ID);
                        *moved |= *input != 0.0;
                    }
                }
                state.legal(seat, &mut legal);
                let action = legal[dice.below(legal.len() as u32) as usize];
                state.play_unchecked(seat, action, &mut dice);
            }
        }
        // Seats of larger tables than the game has never sit; a thing or two does not turn up in so few games.
        let tells = moved.iter().filter(|moved| **moved).count();
        assert!(tells * 5 > names.len() * 4, "{tells} of {} inputs of {} ever differ", names.len(), G::ID);
    }

    #[test]
    fn every_input_has_a_name_and_tells_something() {
        named::<Rattus>();
        named::<Contagion>();
        named::<Pest>();
        named::<Messina>();
    }

    #[test]
    fn a_seat_is_told_by_what_it_has_against_the_others() {
        let options = kernel::options::parse("players=3").expect("options of the game");
        let state = State::<Rattus>::new(&options, &mut Sim::new(3));
        let (raw, told) = (raw(&state, 3), inputs(&state, 3));
        let left = Rattus::left(&state);
        for (at, own) in raw[1].iter().enumerate() {
            let (first, third) = (raw[0][at], raw[2][at]);
            let expected = [own - f32::midpoint(first, third), own - first.max(third)];
            let found = &told[1][4 * at..4 * at + 4];
            assert_eq!(found, [expected[0], expected[1], expected[0] * left, expected[1] * left]);
        }
        let chairs = &told[1][4 * raw[1].len() + 2..];
        let taken: Vec<usize> = (0..chairs.len()).filter(|&at| chairs[at] != 0.0).collect();
        assert_eq!(taken, [2 + Seat::new(1).index(), 14 + 2 + 1], "the second of three, behind the two of two");
    }
}
