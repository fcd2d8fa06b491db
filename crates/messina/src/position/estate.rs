//! Position words of the players: tokens, boards, citizens, tiles, foremen and lieutenants.

use kernel::script::{Position, Reader};
use kernel::{Id as _, Message, Seat};

use super::{Laid, objection, town};
use crate::Messina;
use crate::board::Board;
use crate::data::{
    Cabin, CabinUpgrade, Cart, Class, Estate, LIEUTENANTS, Register, SCROLL_BOARDS, ScrollBoard, Space, WORKSHOPS,
    Workshop,
};
use crate::player::{CENTRE, Lieutenant, Patient, Place, Player, Spot};
use crate::register;
use crate::site::Site;
use crate::stride::Branch;

/// Tokens of a kind that a position may give somebody, and points.
const MOST_TOKENS: u8 = 99;
const MOST_POINTS: i16 = 500;

/// What stands behind `citizen`.
pub(super) const CITIZEN: &str = "SEAT SPACE|WORKSHOP [upgraded] or SEAT CABIN [upgraded] CLASS [leaving]";

/// Where a player keeps tokens of a kind; points have a track.
type Store = fn(&mut Player) -> &mut u8;

/// The tokens, points and rats of a player.
pub(super) const TOKENS: [(&str, Option<Store>); 6] = [
    ("coin", Some(|player| &mut player.coin)),
    ("beam", Some(|player| &mut player.beam)),
    ("fire", Some(|player| &mut player.fire)),
    ("major_fire", Some(|player| &mut player.major_fire)),
    ("points", None),
    ("rats", Some(|player| &mut player.rats)),
];

pub(super) fn lay_tokens(Position { board, .. }: &mut Position<Messina>, words: &mut Reader<'_>) -> Laid {
    let seat = words.seat()?;
    loop {
        match words.one_of(&TOKENS)? {
            Some(store) => *store(&mut board[seat]) = words.number(0..=MOST_TOKENS)?,
            None => board[seat].points = words.number(0..=MOST_POINTS)?,
        }
        if words.is_empty() {
            return Ok(());
        }
    }
}

/// A marker, on top of those that are on the space already.
pub(super) fn lay_register(Position { board, .. }: &mut Position<Messina>, words: &mut Reader<'_>) -> Laid {
    let seat = words.seat()?;
    let track: Register = words.id()?;
    let last = register::track(board, track).len() as u8;
    let space = words.number(1..=last)?;
    board[seat].registers[track] = space;
    let mut ranks: Vec<Seat> = board.ranks[track].into_iter().filter(|&other| other != seat).collect();
    let place = ranks.iter().position(|&other| board[other].space_on(track) <= space);
    ranks.insert(place.unwrap_or(ranks.len()), seat);
    board.ranks[track].copy_from_slice(&ranks);
    Ok(())
}

/// A board of the side that is played. Whoever had it takes the other one.
pub(super) fn lay_estate(Position { board, options, .. }: &mut Position<Messina>, words: &mut Reader<'_>) -> Laid {
    let seat = words.seat()?;
    let estate: Estate = words.id()?;
    if options.advanced == (estate == Estate::EstateA) {
        return Err(objection(words, "messina-check-side"));
    }
    let before = board[seat].estate;
    for player in &mut board.players {
        if player.estate == estate {
            player.estate = before;
        }
    }
    board[seat].estate = estate;
    Ok(())
}

/// As [`lay_estate`].
pub(super) fn lay_scroll_board(
    Position { board, options, .. }: &mut Position<Messina>,
    words: &mut Reader<'_>,
) -> Laid {
    let seat = words.seat()?;
    let players = options.players;
    let scroll: ScrollBoard = words.id_in_play(|id: ScrollBoard| {
        let face = &SCROLL_BOARDS[id];
        face.standard || face.players >> players & 1 == 1
    })?;
    if options.advanced == SCROLL_BOARDS[scroll].standard {
        return Err(objection(words, "messina-check-side"));
    }
    let before = board[seat].scroll_board;
    for player in &mut board.players {
        if player.scroll_board == scroll {
            player.scroll_board = before;
        }
    }
    board[seat].scroll_board = scroll;
    Ok(())
}

pub(super) fn lay_scroll(Position { board, .. }: &mut Position<Messina>, words: &mut Reader<'_>) -> Laid {
    let seat = words.seat()?;
    for track in 0..3 {
        let last = board[seat].scroll_track(track).multipliers.len() as u8 - 1;
        board[seat].scroll[track] = words.number(0..=last)?;
    }
    Ok(())
}

/// A citizen on a space, in a workshop, or in quarantine: there with the class, on space I or leaving from II.
pub(super) fn lay_citizen(Position { board, .. }: &mut Position<Messina>, words: &mut Reader<'_>) -> Laid {
    let seat = words.seat()?;
    let spots: Vec<&str> = spot_words().collect();
    let spot = words.read(Spot::from_word, &spots)?;
    let player = &mut board[seat];
    if occupied(player, spot) {
        return Err(words.twice());
    }
    let upgraded = words.accept("upgraded");
    match spot {
        Spot::Space(space) => {
            player.housed.insert(space);
            if upgraded {
                player.golden.insert(space);
            }
        }
        Spot::Workshop(workshop) => {
            player.staffed.insert(workshop);
            if upgraded {
                player.masters.insert(workshop);
            }
        }
        Spot::Cabin(cabin) => {
            let class = words.id()?;
            let leaving = words.accept("leaving");
            player.cabins[cabin].citizen = Some(Patient { class, upgraded, leaving });
        }
    }
    Ok(())
}

pub(super) fn spot_words() -> impl Iterator<Item = &'static str> {
    let spaces = Space::ALL.iter().map(|id| id.word());
    spaces.chain(Cabin::ALL.iter().map(|id| id.word())).chain(Workshop::ALL.iter().map(|id| id.word()))
}

fn occupied(player: &Player, spot: Spot) -> bool {
    match spot {
        Spot::Space(space) => player.housed.contains(space),
        Spot::Cabin(cabin) => player.cabins[cabin].citizen.is_some(),
        Spot::Workshop(workshop) => player.staffed.contains(workshop),
    }
}

pub(super) fn lay_cabin(Position { board, .. }: &mut Position<Messina>, words: &mut Reader<'_>) -> Laid {
    let seat = words.seat()?;
    let cabin: Cabin = words.id()?;
    if board[seat].cabins[cabin].upgrade.is_some() {
        return Err(words.twice());
    }
    let upgrade: CabinUpgrade = words.id()?;
    town::own_cabin(board, upgrade, words)?;
    board[seat].cabins[cabin].upgrade = Some(upgrade);
    Ok(())
}

pub(super) fn lay_workshop(Position { board, .. }: &mut Position<Messina>, words: &mut Reader<'_>) -> Laid {
    let seat = words.seat()?;
    let workshop: Workshop = words.id()?;
    town::take_workshop(board, workshop, words)?;
    board[seat].workshops.insert(workshop);
    if words.accept("spent") {
        if WORKSHOPS[workshop].era == 1 {
            return Err(objection(words, "messina-check-never-spent"));
        }
        board[seat].spent.insert(workshop);
    }
    Ok(())
}

pub(super) fn lay_cart(Position { board, .. }: &mut Position<Messina>, words: &mut Reader<'_>) -> Laid {
    let seat = words.seat()?;
    let cart: Cart = words.id()?;
    town::take_cart(board, cart, words)?;
    board[seat].carts.insert(cart);
    board[seat].ready += u8::from(!words.accept("used"));
    Ok(())
}

pub(super) fn lay_ship(Position { board, .. }: &mut Position<Messina>, words: &mut Reader<'_>) -> Laid {
    let seat = words.seat()?;
    let ship = town::take_ship(board, words)?;
    board[seat].ships.insert(ship);
    Ok(())
}

/// From the second step on a foreman has a branch, before it none.
pub(super) fn lay_foreman(Position { board, .. }: &mut Position<Messina>, words: &mut Reader<'_>) -> Laid {
    let seat = words.seat()?;
    let class: Class = words.id()?;
    let step = words.number(0..=CENTRE)?;
    let branch = Branch::ALL.into_iter().find(|branch| words.accept(branch.word()));
    if branch.is_some() != (step >= 2) {
        return Err(objection(words, "messina-check-branch"));
    }
    let upgraded = words.accept("upgraded");
    board[seat].foremen[class] = crate::player::Foreman { step, branch, upgraded };
    Ok(())
}

/// A door, where the action works once.
pub(super) fn lay_door(Position { board, .. }: &mut Position<Messina>, words: &mut Reader<'_>) -> Laid {
    let seat = words.seat()?;
    let space: Space = words.id()?;
    if !board[seat].action(space).once {
        return Err(objection(words, "messina-check-no-door"));
    }
    board[seat].doors.insert(space);
    Ok(())
}

/// All lieutenants of a seat; `+` behind a place means used, the others of the five are in reserve.
pub(super) fn lay_lieutenants(Position { board, .. }: &mut Position<Messina>, words: &mut Reader<'_>) -> Laid {
    let seat = words.seat()?;
    let places: Vec<&str> = ["estate", "reserve", "gone"].into_iter().chain(Site::all().map(Site::word)).collect();
    let mut all = [Lieutenant { place: Place::Reserve, used: false }; LIEUTENANTS];
    let mut laid = 0;
    loop {
        let one = words.read(lieutenant, &places)?;
        laid += 1;
        if laid > LIEUTENANTS {
            let piece = Message::new("messina-check-lieutenants");
            return Err(words.seat_has_too_few(seat, piece, LIEUTENANTS as u8, laid as u8));
        }
        if one.used && !one.in_play() {
            return Err(objection(words, "messina-check-unused"));
        }
        if !in_town(board, one.place) {
            return Err(words.not_in_play());
        }
        all[laid - 1] = one;
        if words.is_empty() {
            break;
        }
    }
    all.sort_unstable();
    board[seat].lieutenants = all;
    if board[seat].lieutenants_in_play() == 0 {
        return Err(words.objection(Message::new("messina-check-none-left").with("seat", seat)));
    }
    Ok(())
}

fn lieutenant(word: &str) -> Option<Lieutenant> {
    let used = word.ends_with('+');
    let place = Place::from_word(word.strip_suffix('+').unwrap_or(word))?;
    Some(Lieutenant { place, used })
}

fn in_town(board: &Board, place: Place) -> bool {
    match place {
        Place::Town(site) if site.is_hex() => board.ground(site).slot.is_some(),
        Place::Town(_) | Place::Estate | Place::Reserve | Place::Gone => true,
    }
}
