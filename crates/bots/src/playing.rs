//! Bots at a table: one game from its set-up to its end.

use kernel::{Actions, Bot, Budget, Game, Journal, Live, Seat, Session, State, Vantage};

use crate::evaluate::Evaluate;
use crate::level::Level;

/// A seat taken by a bot.
pub(crate) struct Player<G: Game> {
    bot: Box<dyn Bot<G>>,
    budget: Budget,
}

impl<G: Evaluate> Player<G> {
    /// One player a level, seeded by the game and the seat.
    pub(crate) fn seated(levels: &[Level], seed: u64, game: u64) -> Vec<Self> {
        let seed = mix(seed, game);
        let seats = levels.iter().enumerate();
        seats.map(|(seat, level)| Self { bot: level.bot(mix(seed, seat as u64)), budget: level.budget() }).collect()
    }

    /// Decides, unless there is nothing to decide.
    fn choose(&mut self, vantage: Vantage<'_, G>, legal: &mut Actions<G>) -> G::Action {
        vantage.legal(legal);
        match legal[..] {
            [only] => only,
            _ => self.bot.choose(vantage, self.budget),
        }
    }
}

/// The seed of the record of game number `game` in a series.
pub fn key(seed: u64, game: u64) -> [u8; 32] {
    let mut key = [0; 32];
    key[..8].copy_from_slice(&seed.to_le_bytes());
    key[8..16].copy_from_slice(&game.to_le_bytes());
    key
}

/// Two numbers made into one that looks like neither.
pub(crate) fn mix(a: u64, b: u64) -> u64 {
    let mut z = a.wrapping_add(b.wrapping_mul(0x9E37_79B9_7F4A_7C15)).wrapping_add(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

/// Plays a game and keeps nothing but its end and the number of choices. Chance is that of a record with this seed, so
/// [`play_recorded`] plays the same game.
pub(crate) fn play_quickly<G: Evaluate>(
    options: &G::Options,
    seed: &[u8; 32],
    players: &mut [Player<G>],
) -> (State<G>, u64) {
    let mut state = State::new(options, &mut Live::new(seed, 0, Journal::Mute));
    let mut legal = Actions::<G>::new();
    let mut step = 0;
    while let Some(seat) = state.asked().first() {
        let action = players[seat.index()].choose(Vantage::new(&state, seat, players.len()), &mut legal);
        step += 1;
        state.play_unchecked(seat, action, &mut Live::new(seed, step, Journal::Mute));
    }
    (state, step)
}

/// Plays a game and keeps its record.
pub(crate) fn play_recorded<G: Evaluate>(
    options: G::Options,
    seed: [u8; 32],
    levels: &[Level],
    players: &mut [Player<G>],
) -> Session<G> {
    let (mut session, _, _) = Session::<G>::start(options, seed);
    session.name_seats(levels.iter().map(ToString::to_string).collect());
    let mut legal = Actions::<G>::new();
    while let Some(seat) = session.state().asked().first() {
        let action = players[seat.index()].choose(session.vantage(seat), &mut legal);
        let Ok(_) = session.play(seat, action) else { unreachable!("a bot chooses out of the legal list") };
    }
    session
}

/// The place of each seat, from 0; seats that share a place have the same.
pub(crate) fn places<G: Game>(state: &State<G>, players: usize) -> Vec<usize> {
    let standing = |seat| G::standing(state.board(), seat);
    let better = |seat: Seat| Seat::all(players).filter(|&other| standing(other) > standing(seat)).count();
    Seat::all(players).map(better).collect()
}
