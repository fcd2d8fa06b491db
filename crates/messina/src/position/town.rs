//! Position words of the town: hexes, ships, piles and the automaton.

use kernel::script::{Position, Reader, Slip};
use kernel::{Id as _, Message, Set};

use super::{Laid, hex, objection};
use crate::Messina;
use crate::board::{Board, Moored};
use crate::data::{
    AUTOMATON_LIEUTENANTS, CabinUpgrade, Cart, Class, DISTRICTS, District, DockTile, ERA_WORKSHOPS, Register, Ship,
    Slot, WORKSHOPS, Workshop,
};
use crate::market::Tile;
use crate::pile::Pile;
use crate::player::{Lieutenant, Place};
use crate::register;
use crate::site::{SITES, Site, Sites};
use crate::tile::Era;

/// Citizens of a class: so many tokens are in the box.
const CITIZENS: u8 = 21;
/// The slots that are filled in rounds II to VI, in order.
const NEW: [Slot; 5] = [Slot::New1, Slot::New2, Slot::New3, Slot::New4, Slot::New5];
const PORTS: [Slot; 4] = [Slot::P1, Slot::P2, Slot::P3, Slot::P4];

/// Puts a hex on a slot; what lay there changes places with it, or goes back to the pile.
pub(super) fn lay_hex(Position { board, .. }: &mut Position<Messina>, words: &mut Reader<'_>) -> Laid {
    let hex = hex(words)?;
    if let Site::District(district) = hex
        && DISTRICTS[district].players >> board.options.players & 1 == 0
    {
        return Err(words.not_in_play());
    }
    let slot: Slot = words.id()?;
    let from = board.ground(hex).slot;
    let there = Site::hexes().find(|&other| other != hex && board.ground(other).slot == Some(slot));
    let moves = there.is_none_or(|other| from.map_or(!of_start(other), |from| fits(board, other, from)));
    if !fits(board, hex, slot) || !moves {
        return Err(words.objection(Message::new("messina-check-slot").with("place", hex.name())));
    }
    if let Some(other) = there {
        board.ground_mut(other).slot = from;
        if let (Site::District(district), None) = (other, from) {
            board.unseen.districts.insert(district);
        }
    }
    board.ground_mut(hex).slot = Some(slot);
    if let Site::District(district) = hex {
        board.unseen.districts.remove(district);
    }
    board.near = [Sites::default(); SITES];
    for site in Site::hexes() {
        if let Some(slot) = board.ground(site).slot {
            board.lay(site, slot);
        }
    }
    Ok(())
}

/// Whether this hex is in the town from the start: a port or an A district.
fn of_start(hex: Site) -> bool {
    !matches!(hex, Site::District(district) if DISTRICTS[district].era != Era::A)
}

/// Ports lie on the slots of ports; A and B districts on those of the start; B and C districts on those that the rounds so
/// far have filled.
fn fits(board: &Board, hex: Site, slot: Slot) -> bool {
    match hex {
        Site::Port(_) => PORTS.contains(&slot),
        Site::District(district) => {
            let era = DISTRICTS[district].era;
            let filled = &NEW[..usize::from(board.round) - 1];
            start_slots(board).contains(&slot) && era != Era::C || filled.contains(&slot) && era != Era::A
        }
        Site::Dock(_) => false,
    }
}

/// The slots that districts fill before the first round.
fn start_slots(board: &Board) -> &'static [Slot] {
    &Slot::ALL[..board.layout().districts.into()]
}

fn hex_in_play(board: &Board, words: &mut Reader<'_>) -> Result<Site, Slip> {
    let hex = hex(words)?;
    if board.ground(hex).slot.is_none() { Err(words.not_in_play()) } else { Ok(hex) }
}

fn district_in_play(board: &Board, words: &mut Reader<'_>) -> Result<District, Slip> {
    words.id_in_play(|id| board.ground(Site::District(id)).slot.is_some())
}

/// Takes plague cubes out of the supply.
fn take_cubes(board: &mut Board, cubes: u8, words: &Reader<'_>) -> Laid {
    let all = board.numbers().plague_cubes;
    let laid = all - board.cubes + cubes;
    let left = board.cubes.checked_sub(cubes);
    board.cubes = left.ok_or_else(|| words.too_few(Message::new("messina-check-cubes"), all, laid))?;
    Ok(())
}

pub(super) fn lay_cubes(Position { board, .. }: &mut Position<Messina>, words: &mut Reader<'_>) -> Laid {
    let hex = hex_in_play(board, words)?;
    board.cubes += std::mem::take(&mut board.ground_mut(hex).cubes);
    let cubes = words.number(0..=board.numbers().plague_cubes)?;
    take_cubes(board, cubes, words)?;
    board.ground_mut(hex).cubes = cubes;
    Ok(())
}

pub(super) fn lay_citizens(Position { board, .. }: &mut Position<Messina>, words: &mut Reader<'_>) -> Laid {
    let district = Site::District(district_in_play(board, words)?);
    let class: Class = words.id()?;
    board.ground_mut(district).citizens[class.index()] = words.number(0..=CITIZENS)?;
    Ok(())
}

pub(super) fn lay_owner(Position { board, .. }: &mut Position<Messina>, words: &mut Reader<'_>) -> Laid {
    let site = Site::District(district_in_play(board, words)?);
    if board.ground(site).owner.is_some() {
        return Err(words.twice());
    }
    let seat = words.seat()?;
    let all = *crate::data::REPOPULATION_TILES;
    let left = board[seat].tiles.checked_sub(1);
    let piece = || Message::new("messina-check-tiles");
    board[seat].tiles = left.ok_or_else(|| words.seat_has_too_few(seat, piece(), all, all + 1))?;
    board.ground_mut(site).owner = Some(seat);
    Ok(())
}

/// A ship out of the pile.
pub(super) fn take_ship(board: &mut Board, words: &mut Reader<'_>) -> Result<Ship, Slip> {
    let bit = 1_u8 << board.options.players;
    let ship: Ship = words.id_in_play(|id: Ship| crate::data::SHIPS[id].players & bit != 0)?;
    if board.unseen.ships.remove(ship) { Ok(ship) } else { Err(words.twice()) }
}

pub(super) fn lay_moored(Position { board, .. }: &mut Position<Messina>, words: &mut Reader<'_>) -> Laid {
    let ship = take_ship(board, words)?;
    let dock = words.id()?;
    let cube = words.accept("cube");
    take_cubes(board, u8::from(cube), words)?;
    board.ships.push(Moored { ship, dock, cube });
    Ok(())
}

/// The dock tiles that are left in the pile.
pub(super) fn lay_docks(Position { board, .. }: &mut Position<Messina>, words: &mut Reader<'_>) -> Laid {
    board.unseen.docks = Set::new();
    if words.accept("none") {
        return Ok(());
    }
    loop {
        let dock: DockTile = words.id()?;
        if !board.unseen.docks.insert(dock) {
            return Err(words.twice());
        }
        if words.is_empty() {
            return Ok(());
        }
    }
}

/// Turns a tile up on the first pile it fits that shows nothing yet.
pub(super) fn lay_top(Position { board, .. }: &mut Position<Messina>, words: &mut Reader<'_>) -> Laid {
    let tiles: Vec<&str> = tile_words().collect();
    match words.read(Tile::from_word, &tiles)? {
        Tile::Cabin(upgrade) => {
            take_cabin(board, upgrade, words)?;
            let pile = board.cabin_piles.iter_mut().find(|pile| pile.top.is_none() && pile.hidden > 0);
            let pile = pile.ok_or_else(|| objection(words, "messina-check-shown"))?;
            *pile = Pile { top: Some(upgrade), hidden: pile.hidden - 1, ..*pile };
        }
        Tile::Workshop(workshop) => {
            take_workshop(board, workshop, words)?;
            let pile = &mut board.workshop_piles[WORKSHOPS[workshop].class];
            if pile.top.replace(workshop).is_some() {
                return Err(objection(words, "messina-check-shown"));
            }
        }
        Tile::Cart(cart) => {
            take_cart(board, cart, words)?;
            let piles = usize::from(board.numbers().cart_piles);
            let pile = board.cart_piles[..piles].iter_mut().find(|pile| pile.is_none());
            *pile.ok_or_else(|| objection(words, "messina-check-shown"))? = Some(cart);
        }
    }
    Ok(())
}

pub(super) fn tile_words() -> impl Iterator<Item = &'static str> {
    let cabins = CabinUpgrade::ALL.iter().map(|id| id.word());
    cabins.chain(Workshop::ALL.iter().map(|id| id.word())).chain(Cart::ALL.iter().map(|id| id.word()))
}

/// Takes an upgrade out of those that nobody has seen; the caller says out of which pile.
pub(super) fn take_cabin(board: &mut Board, upgrade: CabinUpgrade, words: &Reader<'_>) -> Laid {
    if board.unseen.cabins.remove(upgrade) { Ok(()) } else { Err(words.twice()) }
}

/// Takes an upgrade out of the pile with the most face-down tiles.
pub(super) fn own_cabin(board: &mut Board, upgrade: CabinUpgrade, words: &Reader<'_>) -> Laid {
    take_cabin(board, upgrade, words)?;
    let fullest = board.cabin_piles.iter_mut().max_by_key(|pile| pile.hidden);
    let fullest = fullest.filter(|pile| pile.hidden > 0).ok_or_else(|| objection(words, "messina-check-shown"))?;
    fullest.hidden -= 1;
    Ok(())
}

/// Takes a workshop out of its pile, or back from those that have left the game.
pub(super) fn take_workshop(board: &mut Board, workshop: Workshop, words: &Reader<'_>) -> Laid {
    if board.gone.workshops.take(workshop) {
        return Ok(());
    }
    let era = usize::from(board.round_space().advanced_workshops);
    if ERA_WORKSHOPS[era] >> workshop.index() & 1 == 0 {
        return Err(objection(words, "messina-check-era"));
    }
    if !board.unseen.workshops.remove(workshop) {
        return Err(words.twice());
    }
    board.workshop_piles[WORKSHOPS[workshop].class].hidden -= 1;
    Ok(())
}

pub(super) fn take_cart(board: &mut Board, cart: Cart, words: &Reader<'_>) -> Laid {
    if board.unseen.carts.remove(cart) { Ok(()) } else { Err(words.twice()) }
}

/// The automaton on Popularity, with so many lieutenants left.
pub(super) fn lay_automaton(Position { board, .. }: &mut Position<Messina>, words: &mut Reader<'_>) -> Laid {
    let last = register::track(board, Register::Popularity).len() as u8;
    let popularity = words.number(1..=last)?;
    if !board.solo() {
        return Err(objection(words, "messina-check-solo"));
    }
    let most = AUTOMATON_LIEUTENANTS[usize::from(board.round) - 1];
    board.automaton.popularity = popularity;
    board.automaton.lieutenants = words.number(0..=most)?;
    board.automaton.next = words.accept("next");
    board.unseen.solo = Set::full();
    Ok(())
}

/// Where its lieutenants stand.
pub(super) fn lay_automaton_at(Position { board, .. }: &mut Position<Messina>, words: &mut Reader<'_>) -> Laid {
    loop {
        let district = Site::District(district_in_play(board, words)?);
        if !board.solo() {
            return Err(objection(words, "messina-check-solo"));
        }
        if board.automaton.standing.contains(district) {
            return Err(words.twice());
        }
        board.automaton.standing.insert(district);
        if words.is_empty() {
            return Ok(());
        }
    }
}

/// Somebody stands where the turn is; the town has no gap, so that the pile lasts for the rounds to come; the automaton
/// has no more lieutenants than it can have.
pub(super) fn possible(board: &Board) -> Result<(), Message> {
    if let Some(site) = board.turn.site {
        let seat = board.turn.seat;
        let standing = Lieutenant { place: Place::Town(site), used: true };
        if !board[seat].lieutenants.contains(&standing) {
            return Err(Message::new("messina-check-no-lieutenant").with("seat", seat));
        }
    }
    let empty = |slot: &&Slot| Site::hexes().all(|hex| board.ground(hex).slot != Some(**slot));
    if let Some(slot) = start_slots(board).iter().find(empty) {
        return Err(Message::new("messina-check-gap").with("slot", slot.word()));
    }
    let standing = board.automaton.standing.into_iter().count();
    let most = usize::from(AUTOMATON_LIEUTENANTS[usize::from(board.round) - 1] - board.automaton.lieutenants);
    if board.solo() && standing > most {
        return Err(Message::new("messina-check-automaton").with("there", most).with("laid", standing));
    }
    Ok(())
}
