//! The bots of a game in play. A bot remembers what it thought, as long as the game stays in memory: the choices of a turn
//! are one search.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use bots::{Cores, Evaluate, Style, TurnClock};
use kernel::{Bot, Budget, Seat, State, Vantage};

use crate::play::Thinker;

type Slot<G> = Arc<Mutex<Option<Sitting<G>>>>;

/// One place for a bot a seat.
pub(crate) struct Minds<G: Evaluate> {
    slots: Vec<Slot<G>>,
    /// Counts the turns of the game, so that each has its own time.
    turn: u64,
}

/// A bot in its seat.
struct Sitting<G: Evaluate> {
    style: Style,
    bot: Box<dyn Bot<G>>,
    clock: TurnClock,
    /// What it answered last, and to which position: whoever asks again gets the same.
    answered: Option<(u64, String)>,
}

impl<G: Evaluate> Minds<G> {
    pub(crate) fn new(players: usize) -> Self {
        Self { slots: (0..players).map(|_| Slot::default()).collect(), turn: 1 }
    }

    /// A choice led from one position to another.
    pub(crate) fn moved(&mut self, before: &State<G>, after: &State<G>) {
        if G::turn(before) != G::turn(after) {
            self.turn += 1;
        }
    }

    /// A bot at work. If it is given a time, the whole turn takes no longer than its level has for one.
    pub(crate) fn thinker(
        &self,
        state: State<G>,
        seat: Seat,
        style: Style,
        seed: u64,
        time: Option<Duration>,
    ) -> Thinker {
        let (slot, turn, players) = (Arc::clone(&self.slots[seat.index()]), self.turn, self.slots.len());
        Box::new(move || {
            let kept = held(&slot).take().filter(|sitting| sitting.style == style);
            let mut sitting = kept.unwrap_or_else(|| Sitting {
                style,
                bot: style.bot::<G>(seed),
                clock: TurnClock::default(),
                answered: None,
            });
            let position = state.fingerprint();
            let answer = match sitting.answered.take() {
                Some((to, answer)) if to == position => answer,
                Some(_) | None => {
                    let cores = time.map(|_| Cores::claim());
                    let Sitting { bot, clock, .. } = &mut sitting;
                    bot.think_on(cores.as_ref().map_or(1, Cores::count));
                    let chosen = clock.choose(turn, style.turn_time(), |left| {
                        let budget = Budget { time: time.map(|time| time.min(left)), ..style.budget::<G>() };
                        bot.choose(Vantage::new(&state, seat, players), budget)
                    });
                    chosen.to_string()
                }
            };
            sitting.answered = Some((position, answer.clone()));
            // Taken while it thought, and not put back if it failed: half a thought is of no use to anybody.
            *held(&slot) = Some(sitting);
            answer
        })
    }
}

fn held<G: Evaluate>(slot: &Slot<G>) -> MutexGuard<'_, Option<Sitting<G>>> {
    slot.lock().unwrap_or_else(PoisonError::into_inner)
}
