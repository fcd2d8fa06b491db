//! What one viewer sees, built from nothing, field by field.

use kernel::{Id as _, List, Seat, Viewer, rule};
use serde::Serialize;
use ts_rs::TS;

use crate::data::{Class, KNIGHT_BONUS, Region, Token};
use crate::{Board, Frame, Rat, rules};

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct View {
    /// The regions in play, in their order; the others do not exist.
    pub regions: Vec<RegionView>,
    /// One entry a seat.
    pub seats: Vec<SeatView>,
    /// The class cards.
    pub cards: Vec<CardView>,
    /// Where the plague is.
    pub emblem: Region,
    /// Rats left in the supply.
    pub supply: u8,
    /// Tokens taken out unseen at set-up.
    pub aside: u8,
    /// Tokens turned over so far, in that order.
    pub turned: Vec<TurnedView>,
    /// Who began.
    pub start: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// Where the game stands.
    pub phase: Phase,
    /// Whether the active player has taken a card this turn.
    pub card_taken: bool,
    /// Whether the active player has placed cubes this turn.
    pub placed: bool,
    /// The neutral cubes that the emblem counts as now.
    pub bonus: u8,
    /// The last player, once the final round has begun.
    pub last: Option<Seat>,
    /// When the game is over: the tokens that never came up, in the supply or set aside.
    pub never_seen: Vec<Token>,
}

/// The great phases of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// First cubes are placed.
    Setup,
    /// Turns, up to the move of the plague.
    Turn,
    /// The plague is at work.
    Plague,
    /// The final round.
    FinalRound,
    /// The game is over.
    Over,
}

/// A region.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct RegionView {
    /// Which.
    pub id: Region,
    /// The rats in it.
    pub rats: Vec<RatView>,
    /// Cubes of each seat.
    #[ts(as = "Vec<u8>")]
    pub cubes: List<u8, 4>,
}

/// A rat on the board.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, TS)]
pub struct RatView {
    /// Its handle.
    pub rat: Rat,
    /// Whether it lay there from the set-up on: everybody can follow it.
    pub starter: bool,
    /// Its face, for those who have looked.
    pub token: Option<Token>,
    /// Who has looked: everybody saw that they did.
    #[ts(as = "Vec<Seat>")]
    pub seen: List<Seat, 4>,
}

/// A rat that was turned over.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct TurnedView {
    /// Its handle.
    pub rat: Rat,
    /// What it showed.
    pub token: Token,
}

/// A seat.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct SeatView {
    /// Cubes in the reserve.
    pub reserve: u8,
    /// Cubes in the castle.
    pub castle: u8,
    /// Cubes on the board, castle included: the score as it stands.
    pub score: u8,
}

/// A class card.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct CardView {
    /// Which.
    pub id: Class,
    /// Who owns it.
    pub owner: Option<Seat>,
    /// Whether the active player has used it this turn.
    pub used: bool,
    /// Whether it is read with its erratum.
    pub erratum: bool,
}

pub(crate) fn view(board: &Board, frame: Option<&Frame>, viewer: Viewer) -> View {
    let seats = || Seat::all(board.players());
    View {
        regions: board.in_play().into_iter().map(|region| region_view(board, region, viewer)).collect(),
        seats: seats()
            .map(|seat| SeatView { reserve: board.reserve[seat], castle: board.castle[seat], score: board.score(seat) })
            .collect(),
        cards: Class::ALL
            .iter()
            .map(|&id| CardView {
                id,
                owner: board.owner[id],
                used: board.turn.has_used(id),
                erratum: board.options.king_erratum && id == Class::King,
            })
            .collect(),
        emblem: board.emblem,
        supply: board.supply,
        aside: board.aside,
        turned: turned(board),
        start: board.start,
        active: board.active,
        phase: phase(board, frame),
        card_taken: board.turn.card_taken,
        placed: board.turn.placed,
        bonus: if board.turn.bonus || board.final_knight { *KNIGHT_BONUS } else { 0 },
        last: board.last,
        never_seen: if frame.is_none() { tokens(board.undecided) } else { Vec::new() },
    }
}

fn region_view(board: &Board, region: Region, viewer: Viewer) -> RegionView {
    debug_assert!(board.in_play().contains(region), "regions out of play are not shown");
    let seats = Seat::all(board.players());
    let rats = board.rats[region].into_iter().map(|rat| {
        rule!(RAT_26);
        let look = board.looks[rat.index()];
        RatView {
            rat,
            starter: board.is_starter(rat),
            token: look.face.filter(|_| viewer.among(look.seen)),
            seen: look.seen.into_iter().collect(),
        }
    });
    RegionView { id: region, rats: rats.collect(), cubes: seats.map(|seat| board.cubes[region][seat]).collect() }
}

fn turned(board: &Board) -> Vec<TurnedView> {
    let face = |rat: Rat| board.looks[rat.index()].face.expect("a rat turned over has a face");
    board.turned.iter().map(|&rat| TurnedView { rat, token: face(rat) }).collect()
}

fn tokens(mask: u64) -> Vec<Token> {
    Token::ALL.iter().copied().filter(|token| mask >> token.index() & 1 == 1).collect()
}

fn phase(board: &Board, frame: Option<&Frame>) -> Phase {
    match frame {
        None => Phase::Over,
        Some(Frame::Settle(_)) => Phase::Setup,
        Some(Frame::Spread(_) | Frame::Bonus(_) | Frame::Ravage(_) | Frame::KingAfter(_)) => Phase::Plague,
        Some(_) if board.last.is_some() => Phase::FinalRound,
        Some(_) => Phase::Turn,
    }
}
