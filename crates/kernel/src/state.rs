//! A position: board and stack, with a checked and an unchecked door.

mod preview;

use std::fmt;
use std::hash::{Hash, Hasher};

use crate::cited::Cited;
use crate::flow::Flow;
use crate::game::{Actions, Game};
use crate::list::List;
use crate::seat::{Seat, SeatSet, Viewer};
use crate::step::Frame as _;
use crate::table::{Noting, Sim, Table};

pub use preview::{Preview, Stop};

/// How deep procedures of the rulebook may call each other.
pub const STACK: usize = 16;

/// A position of a game: what lies on the table and where we are in the rulebook. Nothing else, and no heap.
#[derive(Clone)]
pub struct State<G: Game> {
    board: G::Board,
    stack: List<G::Frame, STACK>,
}

/// Why a choice was refused. A refusal changes nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// Others are asked now.
    NotAsked {
        /// Those who are.
        asked: SeatSet,
    },
    /// The rules forbid it, for this reason.
    Illegal(Cited),
}

impl<G: Game> State<G> {
    /// Lays out a game and runs it to its first question.
    pub fn new(options: &G::Options, table: &mut impl Table<G>) -> Self {
        let (board, frame) = G::setup(options, table);
        Self::resume(board, [frame], table)
    }

    /// A position put together by hand, for tests and puzzles: runs the last frame to its first question.
    pub fn resume(board: G::Board, stack: impl IntoIterator<Item = G::Frame>, table: &mut impl Table<G>) -> Self {
        const { assert!(!std::mem::needs_drop::<Self>(), "a state has no heap inside") };
        let mut state = Self { board, stack: stack.into_iter().collect() };
        if let Some(frame) = state.stack.pop() {
            state.follow(Flow::Goto(frame), table);
        }
        state
    }

    /// What lies on the table. It never leaves the process: people get views.
    #[inline]
    pub fn board(&self) -> &G::Board {
        &self.board
    }

    /// The question we rest at, unless the game is over.
    #[inline]
    pub fn frame(&self) -> Option<&G::Frame> {
        self.stack.last()
    }

    /// Where we are in the rulebook, outermost first.
    pub fn stack(&self) -> &[G::Frame] {
        &self.stack
    }

    /// Whether the game is over.
    #[inline]
    pub fn is_over(&self) -> bool {
        self.stack.is_empty()
    }

    /// Who is asked now.
    #[inline]
    pub fn asked(&self) -> SeatSet {
        self.frame().map_or(SeatSet::EMPTY, |frame| frame.asked(&self.board))
    }

    /// What is asked now.
    pub fn question(&self) -> Option<Cited> {
        self.frame().map(|frame| frame.question(&self.board))
    }

    /// Fills `out` with the legal actions of a seat, in ascending order; none if it is not asked.
    #[inline]
    pub fn legal(&self, seat: Seat, out: &mut Actions<G>) {
        out.clear();
        if let Some(frame) = self.frame()
            && frame.asked(&self.board).contains(seat)
        {
            frame.legal(&self.board, seat, out);
        }
    }

    /// The checked door: membership in the legal list, or a refusal that changes nothing.
    pub fn play(&mut self, seat: Seat, action: G::Action, table: &mut impl Table<G>) -> Result<(), Refusal> {
        let Some(frame) = self.frame() else { return Err(Refusal::Over) };
        let asked = frame.asked(&self.board);
        if !asked.contains(seat) {
            return Err(Refusal::NotAsked { asked });
        }
        let mut legal = Vec::new();
        frame.legal(&self.board, seat, &mut legal);
        if legal.binary_search(&action).is_err() {
            return Err(Refusal::Illegal(frame.why_not(&self.board, seat, action)));
        }
        self.play_unchecked(seat, action, table);
        Ok(())
    }

    /// The path of bots: the action must come out of [`State::legal`].
    #[inline]
    pub fn play_unchecked(&mut self, seat: Seat, action: G::Action, table: &mut impl Table<G>) {
        let frame = self.stack.pop().expect("a game that is over takes no choice");
        let flow = frame.choose(&mut self.board, seat, action, table);
        self.follow(flow, table);
    }

    /// The same without a word, with this chance; says whether any was drawn, or something hidden was seen.
    pub fn play_noting(&mut self, seat: Seat, action: G::Action, sim: &mut Sim) -> bool {
        let mut table = Noting::new(|n| sim.below(n));
        self.play_unchecked(seat, action, &mut table);
        table.sealed
    }

    /// Does what a step answered, and runs the steps after it until one asks or none is left. On its own, so that the
    /// compiler sees the steps of a game in one loop whoever calls.
    #[inline(never)]
    fn follow(&mut self, mut flow: Flow<G::Frame>, table: &mut impl Table<G>) {
        while let Some(frame) = self.next(flow) {
            flow = frame.advance(&mut self.board, table);
        }
    }

    /// The step to run after this answer; none if somebody is asked or the game is over.
    #[inline]
    fn next(&mut self, flow: Flow<G::Frame>) -> Option<G::Frame> {
        match flow {
            Flow::Ask(frame) => {
                self.stack.push(frame);
                None
            }
            Flow::Goto(frame) => Some(frame),
            Flow::Call { first, then } => {
                self.stack.push(then);
                Some(first)
            }
            Flow::Return => self.stack.pop(),
        }
    }

    /// What a viewer sees.
    pub fn view(&self, viewer: Viewer) -> G::View {
        G::view(&self.board, self.frame(), viewer)
    }

    /// The position as `viewer` may imagine it: what they cannot know is guessed anew.
    #[must_use]
    pub fn imagine(&self, viewer: Viewer, table: &mut impl Table<G>) -> Self {
        let mut imagined = self.clone();
        G::imagine(&mut imagined.board, viewer, table);
        imagined
    }

    /// Seats from first place to last, by [`Game::standing`]; seats that share a place stay in seat order.
    pub fn ranking(&self, players: usize) -> Vec<Seat> {
        let mut seats: Vec<Seat> = Seat::all(players).collect();
        seats.sort_by_key(|&seat| std::cmp::Reverse(G::standing(&self.board, seat)));
        seats
    }

    /// The seats in first place: one, unless the rules share it.
    pub fn winners(&self, players: usize) -> SeatSet {
        let best = Seat::all(players).map(|seat| G::standing(&self.board, seat)).max();
        Seat::all(players).filter(|&seat| Some(G::standing(&self.board, seat)) == best).collect()
    }

    /// A short number that differs where positions differ; the same on every machine.
    pub fn fingerprint(&self) -> u64 {
        let mut hasher = Fnv::default();
        self.hash(&mut hasher);
        hasher.finish()
    }
}

impl<G: Game> PartialEq for State<G> {
    fn eq(&self, other: &Self) -> bool {
        self.stack == other.stack && self.board == other.board
    }
}

impl<G: Game> Eq for State<G> {}

impl<G: Game> Hash for State<G> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.board.hash(hasher);
        self.stack.hash(hasher);
    }
}

impl<G: Game> fmt::Debug for State<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("State").field("board", &self.board).field("stack", &self.stack).finish()
    }
}

/// FNV-1a over little-endian bytes: the standard hasher is free to change, records are not.
#[derive(Clone, Copy, Debug)]
pub struct Fnv(u64);

impl Default for Fnv {
    fn default() -> Self {
        Self(0xCBF2_9CE4_8422_2325)
    }
}

impl Hasher for Fnv {
    fn finish(&self) -> u64 {
        self.0
    }
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3);
        }
    }
    fn write_u16(&mut self, n: u16) {
        self.write(&n.to_le_bytes());
    }
    fn write_u32(&mut self, n: u32) {
        self.write(&n.to_le_bytes());
    }
    fn write_u64(&mut self, n: u64) {
        self.write(&n.to_le_bytes());
    }
    fn write_u128(&mut self, n: u128) {
        self.write(&n.to_le_bytes());
    }
    fn write_usize(&mut self, n: usize) {
        self.write_u64(n as u64);
    }
    fn write_i16(&mut self, n: i16) {
        self.write(&n.to_le_bytes());
    }
    fn write_i32(&mut self, n: i32) {
        self.write(&n.to_le_bytes());
    }
    fn write_i64(&mut self, n: i64) {
        self.write(&n.to_le_bytes());
    }
    fn write_i128(&mut self, n: i128) {
        self.write(&n.to_le_bytes());
    }
    fn write_isize(&mut self, n: isize) {
        self.write_i64(n as i64);
    }
}
