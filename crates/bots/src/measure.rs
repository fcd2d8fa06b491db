//! A stretch of games played and measured: what a study adds up.

mod brief;
mod close;
mod heard;
mod tally;

use kernel::{Actions, Chance, Counted, Game, Options as _, Seat, State, Vantage};

use crate::evaluate::{Evaluate, PerSeat, share};
use crate::playing::{Player, key, mix, play_recorded, whim};
use crate::style::Style;
use crate::vow::{Sworn, Vow};

pub use brief::{Brief, Things};
use close::Close;
use heard::Hearing;
pub(crate) use heard::{Heard, Listening};
pub use tally::{Closely, Offered, Standing, Tally, WHOLE};

/// A share of the game that decides it.
const DECIDED: f32 = 0.9;

/// Some games of a series, which other blocks of the same series go on with.
#[derive(Clone, Copy, Debug)]
pub struct Block<'a> {
    /// The bots, in the order of the seats of the first game.
    pub bots: &'a [Style],
    /// Where chance and the bots' whims come from.
    pub seed: u64,
    /// The number of the first game.
    pub from: u64,
    /// The number behind that of the last game.
    pub until: u64,
    /// Whether bot `b` sits in seat `b + g` of game `g`, and everybody gets each deal once; as in the arena.
    pub rotate: bool,
    /// Every so many games one is looked at closely; 0 means none.
    pub close: u64,
    /// What some of the bots have sworn.
    pub vow: Option<Vow<'a>>,
}

impl<'a> Block<'a> {
    /// Who sits where in a game.
    fn seated(self, game: u64) -> Vec<Style> {
        let mut seats = self.bots.to_vec();
        if self.rotate {
            seats.rotate_right((game % self.bots.len() as u64) as usize);
        }
        seats
    }

    /// Which of the bots sits in a seat of a game.
    fn bot_of(self, game: u64, seat: usize) -> usize {
        let players = self.bots.len();
        if self.rotate { (seat + players - (game % players as u64) as usize) % players } else { seat }
    }

    /// What whoever sits in a seat of a game has sworn.
    fn vow(self, game: u64, seat: usize) -> Option<Vow<'a>> {
        self.vow.filter(|vow| vow.bots.contains(&self.bot_of(game, seat)))
    }

    /// The bots of a game, in seat order.
    fn players<G: Evaluate>(self, game: u64) -> Vec<Player<'static, G>> {
        let seats = self.seated(game).into_iter().enumerate();
        let player = |(seat, style): (usize, Style)| {
            let seed = whim(self.seed, game, seat);
            self.vow(game, seat).map_or_else(
                || Player::of_style(style, seed),
                |vow| Player::Sworn(Box::new(Sworn::new(style, seed, vow))),
            )
        };
        seats.map(player).collect()
    }

    /// What the bots of a game are called in its record.
    fn names(self, game: u64) -> Vec<String> {
        let name = |(seat, style): (usize, Style)| {
            self.vow(game, seat).map_or_else(|| style.name(), |vow| format!("{}, {vow}", style.name()))
        };
        self.seated(game).into_iter().enumerate().map(name).collect()
    }

    /// The seed of the record of a game.
    fn key(self, game: u64) -> [u8; 32] {
        key(self.seed, if self.rotate { game / self.bots.len() as u64 } else { game })
    }
}

/// Plays the games of a block, one after the other, and adds them up.
pub fn measure<G: Evaluate>(options: &G::Options, counted: &[Counted], block: Block<'_>) -> Tally {
    let players = options.players();
    let mut tally = Tally::new::<G>(players, counted);
    let mut heard = Heard::new(counted);
    let mut legal = Actions::<G>::new();
    for game in block.from..block.until {
        heard.clear();
        let mut close =
            (block.close > 0 && game % block.close == 0).then(|| Close::new(mix(block.seed, game), players));
        play::<G>(options, block, game, &mut legal, &mut heard, &mut close, &mut tally);
        if let Some(close) = close {
            tally.close.add(&close.done());
        }
    }
    tally.finish::<G>(counted);
    tally
}

/// The record of one game of a series.
pub fn record<G: Evaluate>(options: &G::Options, block: Block<'_>, game: u64) -> String {
    let names = block.names(game);
    let played = play_recorded::<G>(*options, block.key(game), names, &mut block.players(game));
    let Ok(session) = played else { unreachable!("a bot of ours always answers") };
    session.record().text()
}

/// How the shares of the game went.
struct Course {
    shares: PerSeat,
    lowest: PerSeat,
    leader: usize,
    lead_changes: u64,
    decided: Option<u64>,
}

impl Course {
    fn new(shares: PerSeat, players: usize) -> Self {
        Self { shares, lowest: shares, leader: leader(&shares, players), lead_changes: 0, decided: None }
    }

    /// A turn is over.
    fn turn(&mut self, shares: PerSeat, players: usize, step: u64) {
        self.shares = shares;
        for (lowest, share) in self.lowest.iter_mut().zip(shares) {
            *lowest = lowest.min(share);
        }
        let leader = leader(&shares, players);
        self.lead_changes += u64::from(leader != self.leader);
        self.leader = leader;
        if players > 1 && shares[leader] > DECIDED {
            self.decided.get_or_insert(step);
        }
    }
}

/// The seat with the largest share, the first of equals.
fn leader(shares: &PerSeat, players: usize) -> usize {
    (1..players).fold(0, |best, seat| if shares[seat] > shares[best] { seat } else { best })
}

/// Plays one game. Chance is that of [`record`].
fn play<G: Evaluate>(
    options: &G::Options,
    block: Block<'_>,
    game: u64,
    legal: &mut Actions<G>,
    heard: &mut Heard,
    close: &mut Option<Close>,
    tally: &mut Tally,
) {
    let seed = block.key(game);
    let mut sitting = block.players::<G>(game);
    let players = sitting.len();
    let mut state = State::<G>::new(options, &mut Hearing::new(Chance::new(&seed, 0), heard));
    let mut course = Course::new(share(&state, players), players);
    let (mut turn, mut turns, mut step) = (G::turn(&state), 0, 0);
    while let Some(seat) = state.asked().first() {
        let Ok(action) = sitting[seat.index()].choose(Vantage::new(&state, seat, players), legal) else {
            unreachable!("a bot of ours always answers")
        };
        tally.chose::<G>(legal, action);
        step += 1;
        if let Some(close) = close {
            close.before(&state, seat, legal);
        }
        let before = close.is_some().then(|| state.clone());
        let mut table = Hearing::new(Chance::new(&seed, step), heard);
        state.play_unchecked(seat, action, &mut table);
        let sealed = table.sealed();
        if let (Some(close), Some(before)) = (close.as_mut(), before) {
            close.after(&before, &state, seat, action, sealed);
        }
        let now = G::turn(&state);
        if now != turn || state.is_over() {
            turn = now;
            turns += 1;
            course.turn(share(&state, players), players, step);
        }
    }
    let points: Vec<i64> =
        Seat::all(players).map(|seat| i64::from(<G as Game>::standing(state.board(), seat)[0])).collect();
    let winners = state.winners(players);
    let bot_of = |seat: usize| block.bot_of(game, seat);
    for sworn in &sitting {
        if let Player::Sworn(sworn) = sworn {
            tally.vows += sworn.kept();
        }
    }
    let last = state.fingerprint();
    let brief = Brief { points, turns, ending: G::ending(state.board()).to_owned(), last, ..Brief::default() };
    tally.ended(game, brief.winners(winners).heard(heard), bot_of);
    tally.course(&course.lowest, winners, course.lead_changes, course.decided, step);
    tally.fingerprint = tally.fingerprint.wrapping_add(mix(last, game));
}
