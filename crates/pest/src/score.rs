//! Chapter 8: the end of the game, category by category.

use kernel::{ScoreLine, Seat, rule};

use crate::agenda;
use crate::board::Board;
use crate::data::{
    BUILDINGS, COINS_PER_RENOWN, COLUMNS, HEALED_TRACK, IMPERATIVES, MOST_INFLUENCE, RENOWN_ICONS,
    RESOURCES_PER_RENOWN, SECOND_INFLUENCE, TECHNOLOGIES,
};
use crate::rules;
use crate::variant::{duel, solo};
use crate::vocabulary::{Good, Mode};

/// The score of a player if the game ended now.
pub fn sheet(board: &Board, seat: Seat) -> Vec<ScoreLine> {
    let mut sheet = Vec::with_capacity(14);
    each(board, seat, |category, points| sheet.push(ScoreLine { category, points }));
    sheet
}

/// The total of a player if the game ended now.
pub fn total(board: &Board, seat: Seat) -> i32 {
    let mut total = 0;
    each(board, seat, |_, points| total += points);
    total
}

/// Tells every category with its points.
fn each(board: &Board, seat: Seat, mut tell: impl FnMut(&'static str, i32)) {
    for (category, points) in categories(board, seat) {
        tell(category, points);
    }
    match board.mode {
        Mode::Standard | Mode::TwoPlayers => tell("most_influence", most_influence(board, seat)),
        Mode::Duel => duel::score(board, seat, &mut tell),
        Mode::Solo => solo::score(board, seat, &mut tell),
    }
    rule!(PEST_249);
    tell("negative", -i32::from(board[seat].negative));
}

/// Most points; on a tie more influence; a tie at 0 influence is shared (PEST-250).
pub(crate) fn standing(board: &Board, seat: Seat) -> [i32; 4] {
    rule!(PEST_250);
    [total(board, seat), board[seat].influence.into(), 0, 0]
}

/// The categories that all games have.
fn categories(board: &Board, seat: Seat) -> [(&'static str, i32); 8] {
    let player = &board[seat];
    rule!(PEST_240, PEST_241, PEST_242, PEST_243, PEST_244, PEST_245, PEST_247, PEST_248);
    let imperatives = if board.mode == Mode::Duel {
        duel::imperatives(player.imperatives)
    } else {
        let reached = IMPERATIVES.iter().zip(player.imperatives).map(|(track, level)| &track[..usize::from(level)]);
        reached.flatten().map(|space| i32::from(space.renown)).sum()
    };
    let healed = HEALED_TRACK[..usize::from(player.healed)].iter().map(|space| i32::from(space.renown)).sum();
    let built: i32 = player.built().map(|(building, _)| i32::from(BUILDINGS[building].renown)).sum();
    let columns: i32 = agenda::columns(board, seat).map(|column| i32::from(COLUMNS[column])).sum();
    let technologies = player.technologies.values().iter().flatten();
    let technologies = technologies.map(|technology| i32::from(TECHNOLOGIES[*technology].renown)).sum();
    let icons = RENOWN_ICONS.iter().filter(|&&space| space <= player.influence).count() as u8;
    let resources: u8 = Good::RESOURCES.iter().map(|&good| player.good(good)).sum();
    [
        ("tokens", player.renown.into()),
        ("imperatives", imperatives),
        ("healed", healed),
        ("buildings", built + columns),
        ("technologies", technologies),
        ("influence", icons.into()),
        ("resources", (resources / *RESOURCES_PER_RENOWN).into()),
        ("coins", (player.good(Good::Coin) / *COINS_PER_RENOWN).into()),
    ]
}

/// The bonus for the most and the second most influence; players who share space 0 get neither.
fn most_influence(board: &Board, seat: Seat) -> i32 {
    rule!(PEST_246);
    let own = board[seat].influence;
    let ahead = board.opponents(seat).filter(|&other| board[other].influence > own).count();
    let shared = board.opponents(seat).any(|other| board[other].influence == own);
    match ahead {
        _ if shared => 0,
        0 => (*MOST_INFLUENCE).into(),
        1 => (*SECOND_INFLUENCE).into(),
        _ => 0,
    }
}
