//! The words of the check language for Rattus: how a position is laid out and what can be asked of it. `rules.md` has the
//! list.

use kernel::testkit::{Lawful, Script};
use kernel::{Id as _, NotationError, Options as _, Seat, Words};

use crate::data::{Class, Colour, Region, Token};
use crate::final_round::Final;
use crate::turn::Turn;
use crate::view::View;
use crate::{Board, Frame, Options, Rat, Rattus, setup};

impl Lawful for Rattus {
    /// RAT-R44: at most 60 n + 110 turns. A turn has at most 14 decisions counted whole; cut into single picks it has 20.
    fn bound(options: &Options) -> usize {
        let players = options.players();
        2 * players + (60 * players + 110) * 20 + players * 20
    }

    fn audit(board: &Board) -> Result<(), String> {
        board.audit()
    }
}

impl Script for Rattus {
    fn seat(word: &str) -> Option<Seat> {
        let by_colour = Colour::from_word(word).map(|colour| Seat::new(colour.index()));
        by_colour.or_else(|| word.parse().ok().filter(|&number: &usize| number < 4).map(Seat::new))
    }

    fn blank(options: &Options) -> (Board, Vec<Frame>) {
        let mut board = setup::empty(options);
        // Handles below the number of regions belong to the set-up; rats laid out by hand come from the supply.
        board.entered = board.starters();
        board.supply += board.entered;
        board.emblem = Region::ALL[0];
        (board, vec![Turn.into()])
    }

    fn lay(board: &mut Board, stack: &mut Vec<Frame>, words: &mut Words<'_>) -> Result<(), NotationError> {
        let error = words.error();
        match words.word()? {
            "rats" => lay_rats(board, words),
            "cubes" => lay_cubes(board, words),
            "castle" => {
                let seat = seat(board, words)?;
                let cubes: u8 = words.number()?;
                board.reserve[seat] = board.reserve[seat].checked_sub(cubes).ok_or(error)?;
                board.castle[seat] += cubes;
                Ok(())
            }
            "reserve" => {
                let seat = seat(board, words)?;
                let cubes = words.number()?;
                let free = board.reserve[seat] + board.castle[seat];
                board.castle[seat] = free.checked_sub(cubes).ok_or(error)?;
                board.reserve[seat] = cubes;
                Ok(())
            }
            "supply" => {
                let rats = words.number()?;
                board.aside = (board.supply + board.aside).checked_sub(rats).ok_or(error)?;
                board.supply = rats;
                Ok(())
            }
            "card" => {
                let class: Class = words.id()?;
                board.owner[class] = Some(seat(board, words)?);
                Ok(())
            }
            "emblem" => {
                board.emblem = region(board, words)?;
                Ok(())
            }
            "seen" => {
                let seat = seat(board, words)?;
                let rat = words.read(Rat::from_word)?;
                let look = board.looks.get_mut(rat.index()).filter(|look| look.face.is_some()).ok_or(error)?;
                look.seen.insert(seat);
                Ok(())
            }
            "turn" => lay_turn(board, words),
            "final" => {
                board.active = seat(board, words)?;
                board.last = Some(words.accept("last").then(|| seat(board, words)).ok_or(words.error())??);
                *stack = vec![Final.into()];
                Ok(())
            }
            _ => Err(error),
        }
    }

    fn fact(view: &View, words: &mut Words<'_>) -> Result<String, NotationError> {
        let error = words.error();
        let fact = match words.word()? {
            "cubes" => {
                let region = place_of(view, words)?;
                view.regions[region].cubes[seat_of(view, words)?].to_string()
            }
            "rats" => view.regions[place_of(view, words)?].rats.len().to_string(),
            "reserve" => view.seats[seat_of(view, words)?].reserve.to_string(),
            "castle" => view.seats[seat_of(view, words)?].castle.to_string(),
            "score" => view.seats[seat_of(view, words)?].score.to_string(),
            "supply" => view.supply.to_string(),
            "aside" => view.aside.to_string(),
            "turned" => view.turned.len().to_string(),
            "regions" => view.regions.len().to_string(),
            "emblem" => view.emblem.word().to_owned(),
            "active" => Colour::from_index(view.active.index()).word().to_owned(),
            "owner" => {
                let class: Class = words.id()?;
                let owner = view.cards[class.index()].owner;
                owner.map_or("nobody", |seat| Colour::from_index(seat.index()).word()).to_owned()
            }
            "token" => {
                let rat = words.read(Rat::from_word)?;
                let mut rats = view.regions.iter().flat_map(|region| &region.rats);
                let found = rats.find(|there| there.rat == rat);
                found.map_or("gone", |there| there.token.map_or("hidden", Token::word)).to_owned()
            }
            "place" => {
                let rat = words.read(Rat::from_word)?;
                let found = view.regions.iter().find(|region| region.rats.iter().any(|there| there.rat == rat));
                found.map_or("gone", |region| region.id.word()).to_owned()
            }
            _ => return Err(error),
        };
        Ok(fact)
    }
}

/// A seat at this table.
fn seat(board: &Board, words: &mut Words<'_>) -> Result<Seat, NotationError> {
    words.read(|word| Rattus::seat(word).filter(|seat| seat.index() < board.players()))
}

/// A region in play.
fn region(board: &Board, words: &mut Words<'_>) -> Result<Region, NotationError> {
    words.read(|word| Region::from_word(word).filter(|&region| board.in_play().contains(region)))
}

/// Lays a rat out of the supply in a region, if there is one and it has room.
fn lay_rat(board: &mut Board, region: Region, error: NotationError) -> Result<Rat, NotationError> {
    let room = board.with_room().contains(region) && board.supply > 0;
    if room { Ok(board.breed(region)) } else { Err(error) }
}

/// The place of a region among those in play.
fn place_of(view: &View, words: &mut Words<'_>) -> Result<usize, NotationError> {
    words.read(|word| view.regions.iter().position(|region| region.id.word() == word))
}

fn seat_of(view: &View, words: &mut Words<'_>) -> Result<usize, NotationError> {
    words.read(|word| Rattus::seat(word).map(Seat::index).filter(|&seat| seat < view.seats.len()))
}

/// `rats gallia 3`, or `rats gallia rat_r01 rat_s05` where the faces matter.
fn lay_rats(board: &mut Board, words: &mut Words<'_>) -> Result<(), NotationError> {
    let region = region(board, words)?;
    let error = words.error();
    if let Some(count) = words.peek().and_then(|word| word.parse::<u8>().ok()) {
        words.number::<u8>()?;
        return (0..count).try_for_each(|_| lay_rat(board, region, error).map(|_| ()));
    }
    while !words.is_empty() {
        let error = words.error();
        let token: Token = words.id()?;
        if board.undecided >> token.index() & 1 == 0 {
            return Err(error);
        }
        let rat = lay_rat(board, region, error)?;
        board.undecided &= !(1 << token.index());
        board.looks[rat.index()].face = Some(token);
    }
    Ok(())
}

/// `cubes gallia green 2 yellow 1`: out of the reserves.
fn lay_cubes(board: &mut Board, words: &mut Words<'_>) -> Result<(), NotationError> {
    let region = region(board, words)?;
    while !words.is_empty() {
        let error = words.error();
        let seat = seat(board, words)?;
        let cubes: u8 = words.number()?;
        board.reserve[seat] = board.reserve[seat].checked_sub(cubes).ok_or(error)?;
        board.cubes[region][seat] += cubes;
    }
    Ok(())
}

/// `turn red placed taken used king`.
fn lay_turn(board: &mut Board, words: &mut Words<'_>) -> Result<(), NotationError> {
    board.active = seat(board, words)?;
    while !words.is_empty() {
        let error = words.error();
        match words.word()? {
            "placed" => board.turn.placed = true,
            "taken" => board.turn.card_taken = true,
            "used" => board.turn.mark_used(words.id()?),
            _ => return Err(error),
        }
    }
    Ok(())
}

const _: () = assert!(size_of::<kernel::State<Rattus>>() <= 512, "a state of Rattus fits in 512 bytes");
