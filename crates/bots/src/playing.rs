//! Bots at a table: one game from its set-up to its end.

use std::time::{Duration, Instant};

use kernel::{Actions, Bot, Budget, Game, Journal, Live, Message, Options as _, Seat, Session, State, Vantage};

use crate::entrant::Entrant;
use crate::evaluate::Evaluate;
use crate::program::{Program, Seated};
use crate::strength::Strength;
use crate::style::Style;
use crate::turns::Stopwatch;
use crate::vow::Sworn;
use crate::weights::Weights;

/// Those who take part in a series, as far as they outlast a game.
pub(crate) struct Field {
    entrants: Vec<Entrant>,
    /// One for each entrant that is a program.
    programs: Vec<Option<Program>>,
    /// Those of each entrant that has others than those of the house.
    weights: Vec<Option<Weights>>,
    options: String,
    seed: u64,
}

impl Field {
    pub(crate) fn new<G: Evaluate>(
        options: &G::Options,
        entrants: &[Entrant],
        seed: u64,
        patience: Duration,
    ) -> Result<Self, Message> {
        assert_eq!(entrants.len(), options.players(), "one entrant a seat");
        let program = |entrant: &Entrant| match entrant {
            Entrant::Ours(_) | Entrant::Weighed { .. } => None,
            Entrant::Program(command) => Some(Program::new::<G>(command, patience)),
        };
        let weights = |entrant: &Entrant| match entrant {
            Entrant::Weighed { judgement, .. } => judgement.read::<G>().map(Some),
            Entrant::Ours(_) | Entrant::Program(_) => Ok(None),
        };
        Ok(Self {
            programs: entrants.iter().map(program).collect(),
            weights: entrants.iter().map(weights).collect::<Result<_, _>>()?,
            entrants: entrants.to_vec(),
            options: kernel::options::write(options),
            seed,
        })
    }

    /// The players of a game in seat order; seat `s` is taken by entrant `who(s)`.
    pub(crate) fn seated<G: Evaluate>(
        &self,
        game: u64,
        who: impl Fn(usize) -> usize,
    ) -> Result<Vec<Player<'_, G>>, Message> {
        let players = self.entrants.len();
        let seated = |seat: usize| {
            let seed = whim(self.seed, game, seat);
            match (&self.entrants[who(seat)], &self.programs[who(seat)]) {
                (_, Some(program)) => program.sit(seat, players, &self.options, game, seed).map(Player::Program),
                (Entrant::Ours(style), None) => Ok(Player::of_style(*style, seed)),
                (Entrant::Weighed { style, .. }, None) => {
                    let weights = self.weights[who(seat)].expect("they were read in the beginning");
                    Ok(Player::strong(style.strength(&weights.levels), seed, weights))
                }
                (Entrant::Program(_), None) => unreachable!("every program was made in the beginning"),
            }
        };
        (0..players).map(seated).collect()
    }
}

/// A seat taken.
pub(crate) enum Player<'p, G: Evaluate> {
    Bot { bot: Box<dyn Bot<G>>, budget: Budget },
    Sworn(Box<Sworn<G>>),
    Program(Seated<'p>),
}

impl<G: Evaluate> Player<'_, G> {
    /// A bot of ours.
    pub(crate) fn of_style(style: Style, seed: u64) -> Self {
        let weights = *G::weights();
        Self::strong(style.strength(&weights.levels), seed, weights)
    }

    /// A bot of this strength.
    pub(crate) fn strong(strength: Strength, seed: u64, weights: Weights) -> Self {
        Self::Bot { bot: strength.bot(seed, weights), budget: strength.budget() }
    }

    /// Decides, unless there is nothing to decide; lists what could be chosen.
    pub(crate) fn choose(&mut self, vantage: Vantage<'_, G>, legal: &mut Actions<G>) -> Result<G::Action, Message> {
        vantage.legal(legal);
        match (&legal[..], self) {
            (&[only], _) => Ok(only),
            (_, Self::Bot { bot, budget }) => Ok(bot.choose(vantage, *budget)),
            (_, Self::Sworn(sworn)) => Ok(sworn.choose(vantage, legal)),
            (_, Self::Program(seated)) => seated.choose(vantage, legal),
        }
    }
}

/// Where the whims of whoever sits in a seat of a game come from.
pub fn whim(seed: u64, game: u64, seat: usize) -> u64 {
    mix(mix(seed, game), seat as u64)
}

/// Everybody leaves the table.
pub(crate) fn leave<G: Evaluate>(seated: Vec<Player<'_, G>>, state: &State<G>) -> Result<(), Message> {
    let places = places(state, seated.len());
    for player in seated {
        if let Player::Program(program) = player {
            program.leave(state, &places)?;
        }
    }
    Ok(())
}

/// The seed of the record of game number `game` in a series.
pub fn key(seed: u64, game: u64) -> [u8; 32] {
    let mut key = [0; 32];
    key[..8].copy_from_slice(&seed.to_le_bytes());
    key[8..16].copy_from_slice(&game.to_le_bytes());
    key
}

/// Two numbers made into one that looks like neither.
pub fn mix(a: u64, b: u64) -> u64 {
    let mut z = a.wrapping_add(b.wrapping_mul(0x9E37_79B9_7F4A_7C15)).wrapping_add(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

/// Plays a game and keeps nothing but its end and the number of choices. Chance is that of a record with this seed, so
/// [`play_recorded`] plays the same game. Every position at which somebody chooses is shown to `look`.
pub(crate) fn play_quickly<G: Evaluate>(
    options: &G::Options,
    seed: &[u8; 32],
    players: &mut [Player<'_, G>],
    mut watch: Option<&mut Stopwatch>,
    mut look: impl FnMut(&State<G>),
) -> Result<(State<G>, u64), Message> {
    let mut state = State::new(options, &mut Live::new(seed, 0, Journal::Mute));
    let mut legal = Actions::<G>::new();
    let mut step = 0;
    while let Some(seat) = state.asked().first() {
        look(&state);
        let begun = watch.is_some().then(|| (Instant::now(), G::turn(&state)));
        let action = players[seat.index()].choose(Vantage::new(&state, seat, players.len()), &mut legal)?;
        if let (Some(watch), Some((begun, turn))) = (&mut watch, begun) {
            watch.note(turn, seat.index(), begun.elapsed());
        }
        step += 1;
        state.play_unchecked(seat, action, &mut Live::new(seed, step, Journal::Mute));
    }
    Ok((state, step))
}

/// Plays a game and keeps its record.
pub(crate) fn play_recorded<G: Evaluate>(
    options: G::Options,
    seed: [u8; 32],
    names: Vec<String>,
    players: &mut [Player<'_, G>],
) -> Result<Session<G>, Message> {
    let (mut session, _, _) = Session::<G>::start(options, seed);
    session.name_seats(names);
    let mut legal = Actions::<G>::new();
    while let Some(seat) = session.state().asked().first() {
        let action = players[seat.index()].choose(session.vantage(seat), &mut legal)?;
        let Ok(_) = session.play(seat, action) else { unreachable!("a bot chooses out of the legal list") };
    }
    Ok(session)
}

/// The place of each seat, from 0; seats that share a place have the same.
pub(crate) fn places<G: Game>(state: &State<G>, players: usize) -> Vec<usize> {
    let standing = |seat| G::standing(state.board(), seat);
    let better = |seat: Seat| Seat::all(players).filter(|&other| standing(other) > standing(seat)).count();
    Seat::all(players).map(better).collect()
}
