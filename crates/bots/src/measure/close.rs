//! A game looked at closely: what chance did to it, and how many choices were real ones.

use kernel::{Actions, Seat, Sim, State, Vantage};

use crate::evaluate::{Evaluate, worth};
use crate::measure::tally::{Closely, micro};

/// Fresh draws of a step that used chance.
const DRAWS: usize = 8;
/// Positions imagined to tell choices apart.
const IMAGINED: usize = 12;
/// Of so many choices with an alternative, one is judged option by option.
const EVERY: u64 = 8;
/// A walk to the end of the turn is broken off here.
const LONGEST: usize = 40;

/// What has been found in one game.
pub(super) struct Close {
    sim: Sim,
    players: usize,
    decisions: u64,
    found: Closely,
}

impl Close {
    pub(super) fn new(seed: u64, players: usize) -> Self {
        Self { sim: Sim::new(seed), players, decisions: 0, found: Closely { games: 1, ..Closely::default() } }
    }

    pub(super) fn done(self) -> Closely {
        self.found
    }

    /// Somebody is about to choose.
    pub(super) fn before<G: Evaluate>(&mut self, state: &State<G>, seat: Seat, legal: &Actions<G>) {
        if legal.len() < 2 {
            return;
        }
        self.decisions += 1;
        if self.decisions % EVERY == 1 {
            self.found.positions += 1;
            self.found.options += legal.len() as u64;
            self.found.real += self.real(Vantage::new(state, seat, self.players), legal);
        }
    }

    /// How many options cannot be told from the best by one standard error of the difference. Each is tried on the same
    /// imagined positions, and its turn is played to its end at random.
    fn real<G: Evaluate>(&mut self, vantage: Vantage<'_, G>, legal: &Actions<G>) -> u64 {
        let seat = vantage.seat();
        let imagined: Vec<State<G>> = (0..IMAGINED).map(|_| vantage.imagine(&mut self.sim)).collect();
        let mut list = Actions::<G>::new();
        let mut judged = Vec::with_capacity(legal.len());
        for &action in legal {
            let mut values = [0.0_f64; IMAGINED];
            for (value, state) in values.iter_mut().zip(&imagined) {
                let mut state = state.clone();
                let turn = G::turn(&state);
                state.play_unchecked(seat, action, &mut self.sim);
                for _ in 0..LONGEST {
                    let Some(asked) = state.asked().first().filter(|_| G::turn(&state) == turn) else { break };
                    state.legal(asked, &mut list);
                    let any = list[self.sim.below(list.len() as u32) as usize];
                    state.play_unchecked(asked, any, &mut self.sim);
                }
                *value = f64::from(worth(&state, vantage.players())[seat.index()]);
            }
            judged.push(mean_and_error(&values));
        }
        let best = judged.iter().copied().fold((f64::MIN, 0.0), |best, one| if one.0 > best.0 { one } else { best });
        judged.iter().filter(|one| best.0 - one.0 <= best.1.hypot(one.1)).count() as u64
    }

    /// Somebody has chosen. The change of the shares is parted into what the choice did on average and what chance did.
    pub(super) fn after<G: Evaluate>(
        &mut self,
        before: &State<G>,
        after: &State<G>,
        seat: Seat,
        action: G::Action,
        sealed: bool,
    ) {
        let players = self.players;
        let (was, is) = (worth(before, players), worth(after, players));
        let mut drawn = vec![is];
        if sealed {
            for _ in 0..DRAWS {
                let mut state = before.clone();
                state.play_unchecked(seat, action, &mut self.sim);
                drawn.push(worth(&state, players));
            }
        }
        for seat in 0..players {
            let values: Vec<f64> = drawn.iter().map(|shares| f64::from(shares[seat])).collect();
            let (mean, error) = mean_and_error(&values);
            let luck = error * error * values.len() as f64;
            // The mean of few draws errs by the luck that is left in it; taken off, the parts are right on average.
            let choice = (mean - f64::from(was[seat])).powi(2) - error * error;
            self.found.luck += micro(luck * 1e3);
            self.found.choice += micro(choice * 1e3);
        }
    }
}

/// The mean of some values and its standard error; a single value has none.
fn mean_and_error(values: &[f64]) -> (f64, f64) {
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    if values.len() < 2 {
        return (mean, 0.0);
    }
    let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
    (mean, (squares / (count - 1.0) / count).sqrt())
}

#[cfg(test)]
mod tests {
    use super::mean_and_error;

    #[test]
    fn the_error_of_a_mean_is_that_of_the_textbook() {
        let (mean, error) = mean_and_error(&[2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0]);
        assert!((mean - 5.0).abs() < 1e-12 && (error - (32.0_f64 / 7.0 / 8.0).sqrt()).abs() < 1e-12, "{error}");
        assert_eq!(mean_and_error(&[3.0]), (3.0, 0.0));
    }
}
