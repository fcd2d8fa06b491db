//! Chapter 9.5: the solo game and its automaton, which needs no decisions.

use kernel::{Flow, Seat, Set, Table, rule};

use crate::Messina;
use crate::board::Board;
use crate::data::{AUTOMATON_LIEUTENANTS, HUMAN_FIRST, Register, SOLO_TILES, SoloTile};
use crate::event::Event;
use crate::frame::Frame;
use crate::market::Tile;
use crate::pile::draw;
use crate::round_end::Production;
use crate::site::{Site, Sites};
use crate::tile::{Removal, SoloFace};
use crate::{build, register, rules, travel, turn};

/// The one player.
const HUMAN: Seat = Seat::new(0);

/// The automaton gets its lieutenants and its tiles back.
pub(crate) fn prepare(board: &mut Board) {
    if !board.solo() {
        return;
    }
    rule!(MES_742, MES_743, MES_744, MES_749);
    let round = usize::from(board.round) - 1;
    let automaton = &mut board.automaton;
    automaton.lieutenants = AUTOMATON_LIEUTENANTS[round];
    automaton.next = !HUMAN_FIRST[round];
    automaton.standing = Sites::default();
    automaton.before = std::mem::take(&mut automaton.drawn);
    board.unseen.solo = Set::full();
}

/// Turns alternate while both have lieutenants left.
pub(crate) fn next(board: &mut Board, table: &mut impl Table<Messina>) -> Flow<Frame> {
    rule!(MES_743);
    loop {
        let human = board[HUMAN].has_unused();
        let automaton = board.automaton.lieutenants > 0;
        if automaton && (board.automaton.next || !human) {
            board.automaton.next = false;
            play(board, table);
        } else if human {
            board.automaton.next = true;
            return turn::begin(board, HUMAN);
        } else {
            return Flow::goto(Production);
        }
    }
}

/// A turn of the automaton: draw tiles until one names a free hex, go there, carry out the tile.
fn play(board: &mut Board, table: &mut impl Table<Messina>) {
    rule!(MES_745);
    board.automaton.lieutenants -= 1;
    let Some(face) = draw_tile(board, table) else {
        table.tell(|| Event::AutomatonIdle);
        return;
    };
    let site = Site::District(face.hex);
    board.automaton.standing.insert(site);
    table.tell(|| Event::AutomatonWent { site });
    if let Some(owner) = board.ground(site).owner {
        travel::visit(board, owner, site, table);
    }
    let ground = board.ground_mut(site);
    ground.citizens = [0; 3];
    if ground.cubes > 0 {
        ground.cubes -= 1;
        board.cubes += 1;
        let last = register::track(board, Register::Popularity).len() as u8;
        board.automaton.popularity = (board.automaton.popularity + 1).min(last);
        let space = board.automaton.popularity;
        table.tell(|| Event::AutomatonBurnt { site, space });
    }
    remove(board, site, face.removal, table);
}

fn draw_tile(board: &mut Board, table: &mut impl Table<Messina>) -> Option<&'static SoloFace> {
    let occupied = board.occupied();
    while !board.unseen.solo.is_empty() {
        let tile: SoloTile = draw(board.unseen.solo, table);
        board.unseen.solo.remove(tile);
        rule!(MES_749);
        board.automaton.drawn.push(tile);
        table.tell(|| Event::AutomatonDrew { tile });
        let face = &SOLO_TILES[tile];
        let site = Site::District(face.hex);
        if board.ground(site).slot.is_some() && !occupied.contains(site) {
            return Some(face);
        }
    }
    None
}

/// What the tile takes out of the game.
fn remove(board: &mut Board, site: Site, removal: Removal, table: &mut impl Table<Messina>) {
    rule!(MES_746);
    match removal {
        Removal::Nothing => {}
        Removal::Cart => {
            if let Some(cart) = board.cart_piles[0] {
                discard(board, Tile::Cart(cart), table);
            }
        }
        Removal::Workshop(class) => {
            if let Some(workshop) = board.workshop_piles[class].top {
                discard(board, Tile::Workshop(workshop), table);
            }
        }
        Removal::Cabins => {
            for place in 0..board.cabin_piles.len() {
                if let Some(upgrade) = board.cabin_piles[place].top {
                    discard(board, Tile::Cabin(upgrade), table);
                }
            }
        }
        Removal::Ship => remove_ship(board, site, table),
    }
}

/// Takes the top tile of a pile out of the game.
fn discard(board: &mut Board, tile: Tile, table: &mut impl Table<Messina>) {
    table.tell(|| Event::Removed { tile });
    match tile {
        Tile::Cabin(upgrade) => board.gone.cabins.push(upgrade),
        Tile::Workshop(workshop) => board.gone.workshops.push(workshop),
        Tile::Cart(cart) => {
            board.gone.carts.insert(cart);
        }
    }
    build::take_top(board, tile, table);
}

/// The ship that arrived first at the nearest dock with a ship leaves; a tie goes to the lowest dock.
fn remove_ship(board: &mut Board, site: Site, table: &mut impl Table<Messina>) {
    let nearest = board.ships.iter().enumerate().min_by_key(|(place, moored)| {
        let dock = Site::Dock(moored.dock);
        (board.distance(site, dock).unwrap_or(u8::MAX), moored.dock, *place)
    });
    let Some((place, _)) = nearest else { return };
    let moored = board.ships.remove(place);
    board.cubes += u8::from(moored.cube);
    board.gone.ships.insert(moored.ship);
    table.tell(|| Event::ShipRemoved { ship: moored.ship });
}
