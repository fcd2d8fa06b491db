//! The words of the check language for Pest: how a position is laid out (`given.rs`, the cards in `cards.rs`, neutral subjects in
//! `neutral.rs`, what belongs to a player in `seat.rs`), the way back (`writing.rs`), and what can be asked of it (`fact.rs`).

mod cards;
mod fact;
mod given;
mod neutral;
mod seat;
mod writing;

use kernel::script::{Fact, Given, Kind, Lawful, Position, Script};
use kernel::{Id as _, Message, Options as _};

use crate::board::{Board, YEARS};
use crate::data::{
    ASSISTANTS, Building, CapitalBuilding, CapitalCard, Color, Decree, FavourCard, Location, PlagueCard, RewardToken,
    Road, SOLO_INFLUENCE, StartCard, Technology,
};
use crate::frame::Frame;
use crate::options::Options;
use crate::turn::{NextTurn, Place};
use crate::variant::duel;
use crate::vocabulary::{ByGood, Good, Left, Mode, Shelf, Slot, Top};
use crate::{Pest, audit, setup};

impl Lawful for Pest {
    /// Section 6 of the rules: 400 choices a turn and 18 turns a player are more than any game takes.
    fn bound(options: &Options) -> usize {
        let turns: usize = ASSISTANTS.iter().map(|&assistants| 2 * usize::from(assistants)).sum();
        options.players() * turns * 400
    }

    fn audit(board: &Board) -> Result<(), Message> {
        audit::audit(board)
    }
}

impl Script for Pest {
    const SEATS: &'static [&'static str] = &["red", "blue", "yellow", "white", "purple"];
    const SET_UP: &'static [&'static str] = &["pest-ask-castle", "pest-ask-doctor"];

    const GIVEN: &'static [Given<Self>] = given::TABLE;
    const FACTS: &'static [Fact<Self>] = fact::TABLE;

    fn kinds() -> Vec<Kind> {
        vec![
            Kind::of::<Location>("PLACE"),
            Kind::of::<Road>("ROAD"),
            Kind::of::<Good>("GOOD"),
            Kind::new("RESOURCE", Good::RESOURCES.map(Good::word)),
            Kind::of::<Slot>("SLOT"),
            Kind::new("HARMFUL", Slot::HARMFUL.map(Slot::word)),
            Kind::of::<Shelf>("SHELF"),
            Kind::of::<Top>("TOP"),
            Kind::of::<Left>("LEFT"),
            Kind::of::<Building>("BUILDING"),
            Kind::of::<CapitalBuilding>("WORK"),
            Kind::of::<Technology>("TECHNOLOGY"),
            Kind::of::<Decree>("DECREE"),
            Kind::of::<CapitalCard>("CAPITAL_CARD"),
            Kind::of::<RewardToken>("TOKEN"),
            Kind::of::<PlagueCard>("PLAGUE"),
            Kind::of::<FavourCard>("FAVOUR"),
            Kind::of::<StartCard>("START"),
            Kind::new("SPACE", *SOLO_INFLUENCE),
            Kind::new("CATEGORY", fact::CATEGORIES),
            Kind::new("OUTLOOK", fact::OUTLOOKS),
        ]
    }

    /// An empty map in year 1, every Doctor in a corner of it, no market, the first player on turn.
    fn blank(options: &Options) -> (Board, Vec<Frame>) {
        let mut board = setup::blank(options);
        (board.year, board.turns) = (1, 1);
        (board.plagues, board.favours) = (cards::plagues_of(1), cards::favours_of(1));
        board.decrees = std::array::from_fn(|era| cards::first_decree(board.mode, era));
        for seat in board.everyone() {
            board[seat].doctor = Some(Location::Hollin);
            board[seat].goods = ByGood::default();
            board[seat].research = 0;
        }
        (board, vec![NextTurn.into(), Place.into()])
    }

    /// Where play goes on must fit the year, the cards turned up and the Assistants that are placed.
    fn possible(Position { board, stack, .. }: &Position<Self>) -> Result<(), Message> {
        let (year, base) = (board.year, stack.first().copied().unwrap_or_default());
        let strikes = matches!(base, Frame::Strike(_) | Frame::RevealFavour(_));
        let turned_up = usize::from(year) - usize::from(strikes);
        if board.favours.len() != turned_up {
            let wrong = Message::new("pest-check-favours").with("laid", board.favours.len());
            return Err(wrong.with("there", turned_up).with("year", year));
        }
        let (sector, most) = (board.neutral.sector, duel::sector(board));
        if board.mode == Mode::Duel && sector > most {
            let wrong = Message::new("pest-check-sector").with("sector", sector);
            return Err(wrong.with("most", most).with("year", year));
        }
        match base {
            Frame::Year(_) if year == YEARS => Err(Message::new("pest-check-last-year").with("year", year)),
            Frame::PayAgenda(_) if !year.is_multiple_of(2) => {
                Err(Message::new("pest-check-no-era-end").with("year", year))
            }
            Frame::NextTurn(_) => turns_fit(board),
            Frame::EndYear(_) => Ok(()),
            _ => nobody_placed(board),
        }
    }
}

/// The player on turn has an Assistant left, and nobody has placed more than they have had turns.
fn turns_fit(board: &Board) -> Result<(), Message> {
    let rounds = board[board.actor].placed;
    if rounds >= board.assistants() {
        return Err(Message::new("pest-check-no-assistant").with("seat", board.actor));
    }
    let mut before = true;
    for seat in board.in_order() {
        before &= seat != board.actor;
        let (turns, placed) = (rounds + u8::from(before), board[seat].placed);
        if placed > turns {
            let wrong = Message::new("pest-check-turns").with("seat", seat);
            return Err(wrong.with("placed", placed).with("turns", turns));
        }
    }
    Ok(())
}

/// Between the years and while the cards of the year are turned up, every Assistant is at home.
fn nobody_placed(board: &Board) -> Result<(), Message> {
    let early = board.everyone().find(|&seat| board[seat].placed > 0);
    early.map_or(Ok(()), |seat| Err(Message::new("pest-check-no-turn").with("seat", seat)))
}

const _: () = assert!(Color::ALL.len() == Pest::SEATS.len(), "a colour a seat");
