//! Games played to their end from a position: what a choice is really followed by.
//!
//! Each game begins in a position that looks the same to whoever chooses, with the rest imagined afresh, and is finished by
//! bots of one level in all seats. Game number *n* has the same hidden things, the same chance and the same whims after every
//! choice, so that what differs is the choice.

use kernel::script::{Script, Share};
use kernel::{Actions, Journal, Live, Sim, Vantage};

use crate::evaluate::{Evaluate, winnings};
use crate::level::Level;
use crate::playing::{Player, key, mix, whim};

/// Those who finish games: one who looks a choice ahead, not quite clearly, and one who searches a little.
pub const FINISHERS: [Level; 2] = [Level::at(5), Level::at(8)];

/// What came of the games that were finished after a choice.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Finished {
    /// How many.
    pub games: u32,
    /// What was won of them; a shared win counts for its part.
    pub won: f64,
}

impl Finished {
    fn add(&mut self, won: f64) {
        self.games += 1;
        self.won += won;
    }

    /// The part that was won, and its standard error. A game is won or not; one more of each is counted in the error, so that
    /// it is never nothing.
    pub fn share(self) -> Share {
        let games = f64::from(self.games.max(1));
        let likely = (self.won + 1.0) / (games + 2.0);
        let error = (likely * (1.0 - likely) / games).sqrt();
        let thousandths = |part: f64| {
            #[expect(clippy::cast_sign_loss, reason = "no part is below nothing")]
            let whole = (part * 1000.0).round() as u32;
            whole
        };
        Share { value: thousandths(self.won / games), error: thousandths(error) + 1 }
    }
}

/// Finishes games after each of these choices.
pub(crate) struct Finishing<'a, G: Evaluate> {
    vantage: Vantage<'a, G>,
    choices: &'a [G::Action],
    level: Level,
    seed: u64,
    /// What came of each choice, in the order of the choices.
    pub(crate) found: Vec<Finished>,
}

impl<'a, G: Evaluate> Finishing<'a, G> {
    pub(crate) fn new(vantage: Vantage<'a, G>, choices: &'a [G::Action], level: Level, seed: u64) -> Self {
        Self { vantage, choices, level, seed, found: vec![Finished::default(); choices.len()] }
    }

    /// Finishes games until there are so many after each choice.
    pub(crate) fn until(&mut self, games: u32) {
        for (&choice, found) in self.choices.iter().zip(&mut self.found) {
            for number in found.games..games {
                // The levels share no game.
                let future = mix(mix(self.seed, self.level.number().into()), number.into());
                found.add(won(self.vantage, choice, self.level, future));
            }
        }
    }
}

/// What whoever chooses this wins of one game.
fn won<G: Evaluate>(vantage: Vantage<'_, G>, choice: G::Action, level: Level, future: u64) -> f64 {
    let players = vantage.players();
    let weights = *G::weights();
    let strength = weights.levels.strength(level);
    let mut seated: Vec<Player<'_, G>> =
        (0..players).map(|seat| Player::strong(strength, whim(future, 1, seat), weights)).collect();
    let mut state = vantage.imagine(&mut Sim::new(future));
    let chance = key(future, 1);
    let mut step = 1;
    state.play_unchecked(vantage.seat(), choice, &mut Live::new(&chance, step, Journal::Mute));
    let mut legal = Actions::<G>::new();
    while let Some(seat) = state.asked().first() {
        let chosen = seated[seat.index()].choose(Vantage::new(&state, seat, players), &mut legal);
        let chosen = chosen.expect("a bot of ours always chooses");
        step += 1;
        state.play_unchecked(seat, chosen, &mut Live::new(&chance, step, Journal::Mute));
    }
    f64::from(winnings(&state, players)[vantage.seat().index()])
}

/// What so many finished games after each of these choices come to.
pub fn finish<G: Evaluate + Script>(
    vantage: Vantage<'_, G>,
    choices: &[G::Action],
    level: Level,
    games: u32,
    seed: u64,
) -> Vec<Finished> {
    let mut finishing = Finishing::new(vantage, choices, level, seed);
    finishing.until(games);
    finishing.found
}
