//! The position words of rats: on the board, turned over, looked at.

use kernel::script::{Position, Reader, Slip};
use kernel::{Id as _, Message};

use super::{Laid, region};
use crate::data::{FACES, MAX_RATS, Region, Token};
use crate::{Board, Rat, Rattus, name};

/// A rat by its handle: `rat-9`.
pub(super) fn rat(words: &mut Reader<'_>) -> Result<Rat, Slip> {
    words.read(Rat::from_word, &["rat-9"])
}

/// Lays a rat of the set-up or one of the supply in a region, if there is one and it has room.
fn lay_rat(board: &mut Board, region: Region, words: &Reader<'_>) -> Result<Rat, Slip> {
    if !board.with_room().contains(region) {
        let full = Message::new("rattus-check-full").with("region", name(region));
        return Err(words.objection(full.with("most", *MAX_RATS)));
    }
    if words.name() == "starters" {
        let laid = board.all_rats();
        let rat = (0..board.starters()).map(Rat).find(|&rat| !laid.contains(rat));
        let rat = rat.ok_or_else(|| words.objection(Message::new("rattus-check-no-starter")))?;
        board.aside -= 1;
        board.rats[region].insert(rat);
        return Ok(rat);
    }
    if board.supply == 0 || usize::from(board.entered) == Token::ALL.len() {
        return Err(words.objection(Message::new("rattus-check-no-supply")));
    }
    Ok(board.breed(region))
}

/// `rats gallia 3`, or `rats gallia rat_r01 rat_s05` where the faces matter; `starters` for those of the set-up.
pub(super) fn lay_rats(Position { board, .. }: &mut Position<Rattus>, words: &mut Reader<'_>) -> Laid {
    let region = region(board, words)?;
    if words.is_empty() || words.peek().is_some_and(|word| word.parse::<i64>().is_ok()) {
        let count = words.number(0..=*MAX_RATS)?;
        return (0..count).try_for_each(|_| {
            let rat = lay_rat(board, region, words)?;
            board.unseen_starters += u8::from(board.is_starter(rat));
            Ok(())
        });
    }
    while !words.is_empty() {
        let token: Token = words.id()?;
        if board.undecided >> token.index() & 1 == 0 {
            return Err(words.twice());
        }
        let rat = lay_rat(board, region, words)?;
        if board.is_starter(rat) && !FACES[token].starting {
            return Err(words.objection(Message::new("rattus-check-not-starting")));
        }
        board.undecided &= !(1 << token.index());
        board.looks[rat.index()].face = Some(token);
    }
    Ok(())
}

/// Takes a rat with this handle out of the set-up or the supply.
fn enter(board: &mut Board, words: &mut Reader<'_>) -> Result<Rat, Slip> {
    let rat = rat(words)?;
    if board.all_rats().contains(rat) || board.turned.contains(&rat) {
        return Err(words.twice());
    }
    if board.is_starter(rat) {
        board.aside -= 1;
        return Ok(rat);
    }
    let left = board.supply.checked_sub(1);
    board.supply = left.ok_or_else(|| words.objection(Message::new("rattus-check-no-supply")))?;
    board.entered = board.entered.max(rat.number());
    Ok(rat)
}

/// The face of a rat, which no other has.
fn lay_face(board: &mut Board, rat: Rat, words: &mut Reader<'_>) -> Laid {
    let token: Token = words.id()?;
    if board.undecided >> token.index() & 1 == 0 {
        return Err(words.twice());
    }
    if board.is_starter(rat) && !FACES[token].starting {
        return Err(words.objection(Message::new("rattus-check-not-starting")));
    }
    board.undecided &= !(1 << token.index());
    board.looks[rat.index()].face = Some(token);
    Ok(())
}

/// `rat rat-12 gallia`: a rat by its handle, those below the number of regions of the set-up.
pub(super) fn lay_one_rat(Position { board, .. }: &mut Position<Rattus>, words: &mut Reader<'_>) -> Laid {
    let rat = enter(board, words)?;
    let region = region(board, words)?;
    if !board.with_room().contains(region) {
        let full = Message::new("rattus-check-full").with("region", name(region));
        return Err(words.objection(full.with("most", *MAX_RATS)));
    }
    board.rats[region].insert(rat);
    if !words.is_empty() {
        return lay_face(board, rat, words);
    }
    board.unseen_starters += u8::from(board.is_starter(rat));
    Ok(())
}

/// The next rat that was turned over, and what it showed.
pub(super) fn lay_turned(Position { board, .. }: &mut Position<Rattus>, words: &mut Reader<'_>) -> Laid {
    let rat = enter(board, words)?;
    board.turned.push(rat);
    lay_face(board, rat, words)
}

/// `unknown`: of a rat whose face is left open.
pub(super) fn lay_seen(Position { board, .. }: &mut Position<Rattus>, words: &mut Reader<'_>) -> Laid {
    let seat = words.seat()?;
    let rat = rat(words)?;
    let known = board.face(rat).is_some();
    let there = board.all_rats().contains(rat);
    if !(known || there && words.accept("unknown")) {
        return Err(words.objection(Message::new("rattus-check-no-face")));
    }
    board.looks[rat.index()].seen.insert(seat);
    Ok(())
}
