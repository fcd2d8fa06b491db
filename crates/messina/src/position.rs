//! The words of the check language for Messina: how a position is laid out. `rules.md` has the list; what can be asked of
//! a position is in `fact.rs`.

use kernel::testkit::Script;
use kernel::{Id as _, NotationError, Seat, Set, Words};

use crate::board::{Board, Moored, Turn};
use crate::data::{
    CLASS_WORKSHOPS, CabinUpgrade, Cart, Class, DISTRICTS, District, ERA_WORKSHOPS, Port, Register, Slot, WORKSHOPS,
    Workshop,
};
use crate::frame::Frame;
use crate::pile::Pile;
use crate::player::{Branch, Lieutenant, Patient, Place, Spot};
use crate::site::{SITES, Site, Sites};
use crate::tile::{Entry, Era};
use crate::view::View;
use crate::{Messina, Options, Tile, fact, register, setup};

type Laid = Result<(), NotationError>;

impl Script for Messina {
    const SEATS: &'static [&'static str] = &["red", "blue", "green", "yellow"];

    /// The A districts and the hospital in the order of the data, ports 1 to 4, nothing on them; seats in order; every
    /// tile in its pile, none turned up.
    fn blank(options: &Options) -> (Board, Vec<Frame>) {
        let mut board = setup::empty(options);
        let first = |id: &District| DISTRICTS[id.index()].era == Era::A || *id == District::Hospital;
        let districts: Vec<District> = board.unseen.districts.into_iter().filter(first).collect();
        for (district, &slot) in districts.into_iter().zip(Slot::ALL) {
            board.unseen.districts.remove(district);
            board.lay(Site::District(district), slot);
        }
        for (&port, slot) in Port::ALL.iter().zip([Slot::P1, Slot::P2, Slot::P3, Slot::P4]) {
            board.lay(Site::Port(port), slot);
        }
        (board, vec![Frame::Round])
    }

    fn lay(board: &mut Board, stack: &mut Vec<Frame>, words: &mut Words<'_>) -> Laid {
        let error = words.error();
        match words.word()? {
            "round" => lay_round(board, words),
            "order" => {
                for place in 0..board.seats() {
                    board.order[place] = seat(words)?;
                }
                Ok(())
            }
            "wheel" => {
                board.wheel = words.read(|word| word.parse().ok().filter(|&n: &u8| (1..=12).contains(&n)))? - 1;
                Ok(())
            }
            "hex" => lay_hex(board, words),
            "cubes" => {
                let hex = hex(words)?;
                let cubes: u8 = words.number()?;
                board.cubes = board.cubes.checked_sub(cubes).ok_or(error)?;
                board.ground_mut(hex).cubes += cubes;
                Ok(())
            }
            "citizens" => {
                let hex = hex(words)?;
                let class: Class = words.id()?;
                board.ground_mut(hex).citizens[class.index()] += words.number::<u8>()?;
                Ok(())
            }
            "owner" => {
                let (hex, seat) = (hex(words)?, seat(words)?);
                board[seat].tiles = board[seat].tiles.checked_sub(1).ok_or(error)?;
                board.ground_mut(hex).owner = Some(seat);
                Ok(())
            }
            "moored" => {
                let (ship, dock) = (words.id()?, words.id()?);
                let cube = words.accept("cube");
                board.cubes = board.cubes.checked_sub(u8::from(cube)).ok_or(error)?;
                board.unseen.ships.remove(ship).then(|| board.ships.push(Moored { ship, dock, cube })).ok_or(error)
            }
            "top" => lay_top(board, words),
            "pending" => {
                let entry = words.read(Entry::from_word)?;
                board.pending[entry.index()] = words.number()?;
                Ok(())
            }
            "automaton" => {
                board.automaton.popularity = words.number()?;
                board.automaton.lieutenants = words.number()?;
                board.automaton.next = words.accept("next");
                board.unseen.solo = Set::full();
                Ok(())
            }
            "turn" => {
                let seat = seat(words)?;
                let place = board.order.iter().position(|&other| other == seat).ok_or(error)?;
                board.next = place as u8;
                Ok(())
            }
            "act" => lay_act(board, stack, words),
            "production" => {
                *stack = vec![Frame::Production];
                Ok(())
            }
            "over" => {
                stack.clear();
                Ok(())
            }
            word => lay_player(board, word, words, error),
        }
    }

    fn fact(view: &View, words: &mut Words<'_>) -> Result<String, NotationError> {
        fact::fact(view, words)
    }
}

pub(crate) fn seat(words: &mut Words<'_>) -> Result<Seat, NotationError> {
    words.read(Messina::seat)
}

pub(crate) fn hex(words: &mut Words<'_>) -> Result<Site, NotationError> {
    words.read(|word| Site::from_word(word).filter(|site| site.is_hex()))
}

/// The round; from V on the piles are those of era II.
fn lay_round(board: &mut Board, words: &mut Words<'_>) -> Laid {
    board.round = words.read(|word| word.parse().ok().filter(|&n: &u8| (1..=6).contains(&n)))?;
    if board.round_space().advanced_workshops {
        let old = board.unseen.workshops & Set::from_bits(ERA_WORKSHOPS[0]);
        board.gone.workshops = old.into_iter().collect();
        board.unseen.workshops = board.unseen.workshops - old;
        for &class in Class::ALL {
            let count = (CLASS_WORKSHOPS[class.index()] & ERA_WORKSHOPS[1]).count_ones() as u8;
            board.workshop_piles[class.index()] = Pile::face_down(count);
        }
    }
    Ok(())
}

/// Puts a hex on a slot; what lay there changes places with it, or goes back to the pile.
fn lay_hex(board: &mut Board, words: &mut Words<'_>) -> Laid {
    let hex = hex(words)?;
    let slot: Slot = words.id()?;
    let from = board.ground(hex).slot;
    let there = Site::hexes().find(|&other| board.ground(other).slot == Some(slot));
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

/// Turns a tile up on the first pile it fits that shows nothing yet.
fn lay_top(board: &mut Board, words: &mut Words<'_>) -> Laid {
    let error = words.error();
    match words.read(Tile::from_word)? {
        Tile::Cabin(upgrade) => {
            board.unseen.cabins.remove(upgrade).then_some(()).ok_or(error)?;
            let pile = board.cabin_piles.iter_mut().find(|pile| pile.top.is_none()).ok_or(error)?;
            pile.top = Some(upgrade);
            pile.hidden -= 1;
        }
        Tile::Workshop(workshop) => {
            take_workshop(board, workshop).ok_or(error)?;
            board.workshop_piles[WORKSHOPS[workshop.index()].class.index()].top = Some(workshop);
        }
        Tile::Cart(cart) => {
            board.unseen.carts.remove(cart).then_some(()).ok_or(error)?;
            let piles = usize::from(board.numbers().cart_piles);
            *board.cart_piles[..piles].iter_mut().find(|pile| pile.is_none()).ok_or(error)? = Some(cart);
        }
    }
    Ok(())
}

/// Takes an upgrade out of the piles that hide it.
fn take_cabin(board: &mut Board, upgrade: CabinUpgrade) {
    board.unseen.cabins.remove(upgrade);
    if let Some(pile) = board.cabin_piles.iter_mut().filter(|pile| pile.top.is_none()).max_by_key(|pile| pile.hidden) {
        pile.hidden -= 1;
    }
}

fn take_workshop(board: &mut Board, workshop: Workshop) -> Option<()> {
    if board.gone.workshops.take(workshop) {
        return Some(());
    }
    let tile = &WORKSHOPS[workshop.index()];
    let era = 1 + u8::from(board.round_space().advanced_workshops);
    if tile.era == era {
        board.workshop_piles[tile.class.index()].hidden -= 1;
    }
    board.unseen.workshops.remove(workshop).then_some(())
}

/// The step of actions of a seat on a hex or at a dock.
fn lay_act(board: &mut Board, stack: &mut Vec<Frame>, words: &mut Words<'_>) -> Laid {
    let seat = seat(words)?;
    let site = words.read(Site::from_word)?;
    let place = board.order.iter().position(|&other| other == seat).unwrap_or(0);
    board.next = ((place + 1) % board.seats()) as u8;
    board.turn = Turn { seat, site: Some(site), main: site.is_hex() };
    let standing = Lieutenant { place: Place::Town(site), used: true };
    if !board[seat].lieutenants.contains(&standing) {
        board[seat].shift(Lieutenant { place: Place::Estate, used: false }, standing);
    }
    *stack = vec![Frame::Round, Frame::Act];
    Ok(())
}

/// What a player has.
fn lay_player(board: &mut Board, word: &str, words: &mut Words<'_>, error: NotationError) -> Laid {
    let seat = seat(words)?;
    match word {
        "tokens" => {
            while !words.is_empty() {
                let what = words.word()?;
                let player = &mut board[seat];
                match what {
                    "coin" => player.coin = words.number()?,
                    "beam" => player.beam = words.number()?,
                    "fire" => player.fire = words.number()?,
                    "major_fire" => player.major_fire = words.number()?,
                    "points" => player.points = words.number()?,
                    "rats" => player.rats = words.number()?,
                    _ => return Err(error),
                }
            }
        }
        "register" => {
            let track: Register = words.id()?;
            board[seat].registers[track.index()] = words.number()?;
            register::rank(board, seat, track);
        }
        "estate" => board[seat].estate = words.id()?,
        "scroll_board" => board[seat].scroll_board = words.id()?,
        "scroll" => {
            for track in 0..3 {
                board[seat].scroll[track] = words.number()?;
            }
        }
        "door" => {
            board[seat].doors.insert(words.id()?);
        }
        "citizen" => {
            let spot = words.read(Spot::from_word)?;
            let upgraded = words.accept("upgraded");
            lay_citizen(board, seat, spot, upgraded, words)?;
        }
        "cabin" => {
            let cabin: crate::data::Cabin = words.id()?;
            let upgrade = words.id()?;
            take_cabin(board, upgrade);
            board[seat].cabins[cabin.index()].upgrade = Some(upgrade);
        }
        "workshop" => {
            let workshop = words.id()?;
            take_workshop(board, workshop).ok_or(error)?;
            board[seat].workshops.insert(workshop);
            if words.accept("spent") {
                board[seat].spent.insert(workshop);
            }
        }
        "cart" => {
            let cart: Cart = words.id()?;
            board.unseen.carts.remove(cart);
            board[seat].carts.insert(cart);
            board[seat].ready += u8::from(!words.accept("used"));
        }
        "ship" => {
            let ship = words.id()?;
            board.unseen.ships.remove(ship);
            board[seat].ships.insert(ship);
        }
        "foreman" => {
            let class: Class = words.id()?;
            let foreman = &mut board[seat].foremen[class.index()];
            foreman.step = words.number()?;
            let branch = [Branch::Left, Branch::Right].into_iter().find(|branch| words.accept(branch.word()));
            foreman.branch = branch.filter(|_| foreman.step >= 2);
            foreman.upgraded = words.accept("upgraded");
        }
        "lieutenants" => {
            let mut places = Vec::new();
            while let Some(word) = words.peek() {
                let place = Place::from_word(word.trim_end_matches('+')).ok_or(words.error())?;
                places.push(Lieutenant { place, used: word.ends_with('+') });
                words.word()?;
            }
            places.resize(5, Lieutenant { place: Place::Reserve, used: false });
            board[seat].lieutenants.copy_from_slice(&places);
            board[seat].lieutenants.sort_unstable();
        }
        _ => return Err(error),
    }
    Ok(())
}

fn lay_citizen(board: &mut Board, seat: Seat, spot: Spot, upgraded: bool, words: &mut Words<'_>) -> Laid {
    let player = &mut board[seat];
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
            player.cabins[cabin.index()].citizen = Some(Patient { class, upgraded, leaving });
        }
    }
    Ok(())
}
