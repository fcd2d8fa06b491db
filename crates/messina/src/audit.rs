//! Counts the pieces: what the laws of the test kit hold a position to.

use kernel::testkit::{Lawful, off};
use kernel::{Bits, Id, Message, Options as _, Seat, Set};

use crate::Messina;
use crate::board::{Board, ROUNDS};
use crate::data::{CARTS, CabinUpgrade, Cart, Class, REPOPULATION_TILES, Register, SHIPS, Ship, WORKSHOPS, Workshop};
use crate::options::Options;
use crate::pile::Pile;
use crate::player::{CENTRE, LIEUTENANTS, Place, sector};
use crate::site::Site;
use crate::tile::Entry;

impl Lawful for Messina {
    /// A turn uses up a lieutenant, and whatever is picked in it uses up something that does not come back (MES-245).
    fn bound(options: &Options) -> usize {
        const TURN: usize = 150;
        const PRODUCTION: usize = 60;
        usize::from(ROUNDS) * options.players() * (LIEUTENANTS * TURN + PRODUCTION)
    }

    fn audit(board: &Board) -> Result<(), Message> {
        counted(board).map_err(|what| off(&what))
    }
}

fn counted(board: &Board) -> Result<(), String> {
    cubes(board)?;
    tiles(board)?;
    for seat in Seat::all(board.seats()) {
        estate(board, seat).map_err(|what| format!("seat {seat}: {what}"))?;
    }
    registers(board)?;
    town(board)
}

fn check(holds: bool, what: impl Into<String>) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what.into()) }
}

fn cubes(board: &Board) -> Result<(), String> {
    let (there, all) = (board.cubes_anywhere(), board.numbers().plague_cubes);
    check(there == u32::from(all), format!("{there} plague cubes instead of {all}"))
}

/// Each tile is in exactly one place.
fn tiles(board: &Board) -> Result<(), String> {
    let mut workshops = Count::<Workshop>::new("workshop");
    let mut cabins = Count::<CabinUpgrade>::new("cabin upgrade");
    let mut carts = Count::<Cart>::new("cart");
    let mut ships = Count::<Ship>::new("ship");
    workshops.set(board.unseen.workshops);
    board.gone.workshops.iter().for_each(|&workshop| workshops.add(workshop));
    board.workshop_piles.iter().for_each(|pile| workshops.pile(pile));
    cabins.set(board.unseen.cabins);
    board.gone.cabins.iter().for_each(|&upgrade| cabins.add(upgrade));
    board.cabin_piles.iter().for_each(|pile| cabins.pile(pile));
    carts.set(board.unseen.carts);
    carts.set(board.gone.carts);
    board.cart_piles.iter().flatten().for_each(|&cart| carts.add(cart));
    ships.set(board.unseen.ships);
    ships.set(board.gone.ships);
    board.ships.iter().for_each(|moored| ships.add(moored.ship));
    for player in &board.players[..board.seats()] {
        workshops.set(player.workshops);
        player.cabins.iter().filter_map(|row| row.upgrade).for_each(|upgrade| cabins.add(upgrade));
        carts.set(player.carts);
        ships.set(player.ships);
    }
    let bit = 1_u8 << board.options.players;
    workshops.verdict(|_| true)?;
    ships.verdict(|ship| SHIPS[ship.index()].players & bit != 0)?;
    carts.verdict(|_| true)?;
    let hidden: usize = board.cabin_piles.iter().map(|pile| usize::from(pile.hidden)).sum();
    check(hidden == board.unseen.cabins.len(), "the cabin piles do not hold what nobody has seen")?;
    for (class, pile) in Class::ALL.iter().zip(&board.workshop_piles) {
        let era = 1 + u8::from(board.round_space().advanced_workshops);
        let of_pile = |id: &Workshop| WORKSHOPS[id.index()].class == *class && WORKSHOPS[id.index()].era == era;
        let unseen = board.unseen.workshops.into_iter().filter(of_pile).count();
        check(unseen == usize::from(pile.hidden), format!("the pile of {class:?} does not hold what nobody has seen"))?;
    }
    check(board.cart_piles.iter().flatten().all(|cart| CARTS[cart.index()].number > 0), "a cart has no number")?;
    // A pending purchase of a cabin upgrade is in nobody's hands until its cabin is picked.
    cabins.at_most_one_missing()
}

/// How often each tile was met.
struct Count<T> {
    what: &'static str,
    met: Vec<(T, u8)>,
}

impl<T: Id> Count<T> {
    fn new(what: &'static str) -> Self {
        Self { what, met: T::ALL.iter().map(|&id| (id, 0)).collect() }
    }

    fn add(&mut self, id: T) {
        self.met[id.index()].1 += 1;
    }

    fn set<B: Bits>(&mut self, ids: Set<T, B>) {
        ids.into_iter().for_each(|id| self.add(id));
    }

    fn pile<const N: usize>(&mut self, pile: &Pile<T, N>)
    where
        T: Default,
    {
        pile.top.iter().chain(&pile.known).for_each(|&id| self.add(id));
    }

    fn verdict(&self, in_game: impl Fn(T) -> bool) -> Result<(), String> {
        let off = self.met.iter().find(|&&(id, count)| count != u8::from(in_game(id)));
        off.map_or(Ok(()), |(id, count)| Err(format!("{} {} is there {count} times", self.what, id.word())))
    }

    fn at_most_one_missing(&self) -> Result<(), String> {
        let missing = self.met.iter().filter(|(_, count)| *count == 0).count();
        let doubled = self.met.iter().any(|(_, count)| *count > 1);
        check(missing <= 1 && !doubled, format!("{missing} of the {}s are missing", self.what))
    }
}

fn estate(board: &Board, seat: Seat) -> Result<(), String> {
    let player = &board[seat];
    check((player.golden - player.housed).is_empty(), "a golden citizen is nowhere")?;
    check((player.staffed - player.workshops).is_empty(), "somebody works in a workshop of nobody")?;
    check((player.masters - player.staffed).is_empty(), "a golden worker is nowhere")?;
    check((player.spent - player.workshops).is_empty(), "a spent workshop is nobody's")?;
    check(player.lieutenants.is_sorted(), "the lieutenants are not sorted")?;
    check(usize::from(player.ready) <= player.carts.len(), "more carts are ready than owned")?;
    check(player.foremen.iter().all(|foreman| foreman.step <= CENTRE), "a foreman is beyond the centre")?;
    let branched = player.foremen.iter().all(|foreman| foreman.branch.is_some() == (foreman.step >= 2));
    check(branched, "a foreman has no branch, or one too early")?;
    check(player.points >= 0, "points below zero in play")?;
    let owned = Site::hexes().filter(|&site| board.ground(site).owner == Some(seat)).count();
    check(owned + usize::from(player.tiles) == REPOPULATION_TILES.into(), "a repopulation tile is lost")?;
    let sectors: usize = Class::ALL.iter().map(|&class| sector(class).len()).sum();
    check(sectors == kernel::Id::index(crate::data::Space::AristocratUpper3) + 1, "a space has no sector")
}

/// Seats in the order of the spaces of their markers.
fn registers(board: &Board) -> Result<(), String> {
    for &register in Register::ALL {
        let ranks = &board.ranks[register.index()][..board.seats()];
        let sorted = ranks.is_sorted_by_key(|&seat| std::cmp::Reverse(board[seat].space_on(register)));
        let all = Seat::all(board.seats()).all(|seat| ranks.contains(&seat));
        check(sorted && all, format!("the stacks of {register:?} are not in order"))?;
    }
    Ok(())
}

fn town(board: &Board) -> Result<(), String> {
    for site in Site::hexes() {
        let ground = board.ground(site);
        if ground.slot.is_none() {
            let empty = ground.cubes == 0 && ground.citizens == [0; 3] && ground.owner.is_none();
            check(empty, format!("something lies on {}, which is not in play", site.word()))?;
        } else if let Site::District(district) = site {
            check(!board.unseen.districts.contains(district), format!("{} is also in the pile", site.word()))?;
        }
        let standing = board.players[..board.seats()]
            .iter()
            .flat_map(|player| &player.lieutenants)
            .filter(|one| one.used && one.place == Place::Town(site))
            .count();
        let standing = standing + usize::from(board.automaton.standing.contains(site));
        check(standing <= 1, format!("{standing} lieutenants stand on {}", site.word()))?;
    }
    check(board.pending.len() == Entry::COUNT, "the pending list has lost a kind")
}
