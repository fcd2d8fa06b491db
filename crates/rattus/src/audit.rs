//! Counts the pieces: what the laws of the test kit hold a position to, and what a position laid out in words must pass.

use kernel::{Id as _, Message, Seat};

use crate::Board;
use crate::board::Regions;
use crate::data::{CUBES_PER_PLAYER, MAX_RATS, STARTING_TOKENS, Token};

/// Nothing is lost or doubled, and nothing lies where it cannot.
pub(crate) fn audit(board: &Board) -> Result<(), Message> {
    cubes(board)?;
    rats(board)?;
    faces(board)?;
    let outside = Regions::full() - board.in_play();
    let mut stray = outside.into_iter().filter(|&region| board.people(region) > 0 || !board.rats[region].is_empty());
    stray.next().map_or(Ok(()), |region| {
        Err(Message::new("rattus-audit-out-of-play").with("region", Message::name("rattus", region)))
    })
}

fn cubes(board: &Board) -> Result<(), Message> {
    for seat in Seat::all(board.players()) {
        let there: u32 = board.cubes.values().iter().map(|cubes| u32::from(cubes[seat])).sum();
        let all = there + u32::from(board.castle[seat]) + u32::from(board.reserve[seat]);
        if all != u32::from(*CUBES_PER_PLAYER) {
            return Err(Message::new("rattus-audit-cubes").with("seat", seat).with("cubes", all));
        }
    }
    Ok(())
}

fn rats(board: &Board) -> Result<(), Message> {
    if let Some((region, _)) = board.rats.iter().find(|(_, rats)| rats.len() > *MAX_RATS) {
        let full = Message::new("rattus-check-full").with("region", Message::name("rattus", region));
        return Err(full.with("most", *MAX_RATS));
    }
    let on_board: u32 = board.rats.values().iter().map(|rats| u32::from(rats.len())).sum();
    if on_board != board.all_rats().0.count_ones() {
        return Err(Message::new("rattus-audit-two-places"));
    }
    let tokens = on_board + u32::from(board.supply) + u32::from(board.aside) + board.turned.len() as u32;
    if tokens as usize == Token::ALL.len() {
        return Ok(());
    }
    Err(Message::new("rattus-audit-tokens").with("tokens", tokens).with("all", Token::ALL.len()))
}

fn faces(board: &Board) -> Result<(), Message> {
    let rats = board.all_rats().into_iter().chain(board.turned.iter().copied());
    let decided = rats.filter_map(|rat| board.face(rat));
    let known = decided.fold(0u64, |known, face| known | 1 << face.index());
    if u32::from(board.unseen_starters) > (board.undecided & *STARTING_TOKENS).count_ones() {
        return Err(Message::new("rattus-audit-starters"));
    }
    if known & board.undecided == 0 && (known | board.undecided).count_ones() as usize == Token::ALL.len() {
        return Ok(());
    }
    Err(Message::new("rattus-audit-faces"))
}
