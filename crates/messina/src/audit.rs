//! Counts the pieces: what the laws of the test kit hold a position to, and what a position laid out in words must pass.

use kernel::script::Lawful;
use kernel::{Bits, Id, Message, Options as _, Seat, Set};

use crate::Messina;
use crate::board::{Board, ROUNDS};
use crate::data::{
    CabinUpgrade, Cart, Class, LIEUTENANTS, REPOPULATION_TILES, Register, SHIPS, Ship, WORKSHOPS, Workshop,
};
use crate::options::Options;
use crate::pile::Pile;
use crate::player::{CENTRE, Place};
use crate::site::Site;

impl Lawful for Messina {
    /// A turn uses up a lieutenant, and whatever is picked in it uses up something that does not come back (MES-245).
    fn bound(options: &Options) -> usize {
        const TURN: usize = 150;
        const PRODUCTION: usize = 60;
        usize::from(ROUNDS) * options.players() * (LIEUTENANTS * TURN + PRODUCTION)
    }

    fn audit(board: &Board) -> Result<(), Message> {
        cubes(board)?;
        tiles(board)?;
        piles(board)?;
        for seat in Seat::all(board.seats()) {
            estate(board, seat)?;
            lieutenants(board, seat)?;
        }
        registers(board)?;
        town(board)
    }
}

fn check(holds: bool, what: impl FnOnce() -> Message) -> Result<(), Message> {
    if holds { Ok(()) } else { Err(what()) }
}

fn of_seat(key: &'static str, seat: Seat) -> impl FnOnce() -> Message {
    move || Message::new(key).with("seat", seat)
}

fn cubes(board: &Board) -> Result<(), Message> {
    let (there, all) = (board.cubes_anywhere(), board.numbers().plague_cubes);
    check(there == u32::from(all), || Message::new("messina-audit-cubes").with("there", there).with("all", all))
}

/// Each tile is in exactly one place.
fn tiles(board: &Board) -> Result<(), Message> {
    let mut workshops = Count::<Workshop>::new();
    let mut cabins = Count::<CabinUpgrade>::new();
    let mut carts = Count::<Cart>::new();
    let mut ships = Count::<Ship>::new();
    workshops.set(board.unseen.workshops);
    board.gone.workshops.iter().for_each(|&workshop| workshops.add(workshop));
    board.workshop_piles.values().iter().for_each(|pile| workshops.pile(pile));
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
        player.cabins.values().iter().filter_map(|row| row.upgrade).for_each(|upgrade| cabins.add(upgrade));
        carts.set(player.carts);
        ships.set(player.ships);
    }
    let bit = 1_u8 << board.options.players;
    workshops.verdict(|_| true, 0)?;
    ships.verdict(|ship| SHIPS[ship].players & bit != 0, 0)?;
    carts.verdict(|_| true, 0)?;
    // A cabin upgrade that was bought is in nobody's hands until its cabin is picked.
    cabins.verdict(|_| true, 1)
}

/// The piles hold what nobody has seen, and no more.
fn piles(board: &Board) -> Result<(), Message> {
    let pile = || Message::new("messina-audit-pile");
    let hidden: usize = board.cabin_piles.iter().map(|pile| usize::from(pile.hidden)).sum();
    check(hidden == board.unseen.cabins.len(), pile)?;
    for (class, there) in Class::ALL.iter().zip(board.workshop_piles.values()) {
        let era = 1 + u8::from(board.round_space().advanced_workshops);
        let of_pile = |id: &Workshop| WORKSHOPS[*id].class == *class && WORKSHOPS[*id].era == era;
        let unseen = board.unseen.workshops.into_iter().filter(of_pile).count();
        check(unseen == usize::from(there.hidden), pile)?;
    }
    Ok(())
}

/// How often each tile was met.
struct Count<T>(Vec<(T, u8)>);

impl<T: Id> Count<T> {
    fn new() -> Self {
        Self(T::ALL.iter().map(|&id| (id, 0)).collect())
    }

    fn add(&mut self, id: T) {
        self.0[id.index()].1 += 1;
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

    /// Each tile of the game is there once; so many may be missing.
    fn verdict(&self, in_game: impl Fn(T) -> bool, missing: usize) -> Result<(), Message> {
        let tile = |id: T, count: u8| {
            Err(Message::new("messina-audit-tile").with("tile", Message::name("messina", id)).with("count", count))
        };
        if let Some(&(id, count)) = self.0.iter().find(|&&(id, count)| count > u8::from(in_game(id))) {
            return tile(id, count);
        }
        let mut lost = self.0.iter().filter(|&&(id, count)| count < u8::from(in_game(id)));
        lost.nth(missing).map_or(Ok(()), |&(id, count)| tile(id, count))
    }
}

fn estate(board: &Board, seat: Seat) -> Result<(), Message> {
    let player = &board[seat];
    check((player.golden - player.housed).is_empty(), of_seat("messina-audit-golden", seat))?;
    check((player.staffed - player.workshops).is_empty(), of_seat("messina-audit-worker", seat))?;
    check((player.masters - player.staffed).is_empty(), of_seat("messina-audit-golden", seat))?;
    check((player.spent - player.workshops).is_empty(), of_seat("messina-audit-spent", seat))?;
    let paid = |workshop: Workshop| {
        let tile = &WORKSHOPS[workshop];
        let earned = tile.era == 2 && (!tile.requires_upgraded || player.masters.contains(workshop));
        !earned || player.spent.contains(workshop)
    };
    check(player.staffed.into_iter().all(paid), of_seat("messina-audit-unpaid", seat))?;
    check(usize::from(player.ready) <= player.carts.len(), of_seat("messina-audit-carts", seat))?;
    let on_path =
        |foreman: &crate::player::Foreman| foreman.step <= CENTRE && foreman.branch.is_some() == (foreman.step >= 2);
    check(player.foremen.values().iter().all(on_path), of_seat("messina-audit-foremen", seat))?;
    check(player.doors.into_iter().all(|space| player.action(space).once), of_seat("messina-audit-doors", seat))?;
    check(player.points >= 0, of_seat("messina-audit-points", seat))?;
    let owned = Site::hexes().filter(|&site| board.ground(site).owner == Some(seat)).count();
    check(
        owned + usize::from(player.tiles) == (*REPOPULATION_TILES).into(),
        of_seat("messina-audit-repopulation", seat),
    )?;
    let others = board.players[..board.seats()].iter().filter(|other| {
        board.options.advanced && (other.estate == player.estate || other.scroll_board == player.scroll_board)
    });
    check(others.count() <= 1, of_seat("messina-audit-boards", seat))
}

/// Sorted, in places that are in play, and at least one of them in play.
fn lieutenants(board: &Board, seat: Seat) -> Result<(), Message> {
    let player = &board[seat];
    check(
        player.lieutenants.is_sorted() && player.lieutenants_in_play() > 0,
        of_seat("messina-audit-lieutenants", seat),
    )?;
    for lieutenant in &player.lieutenants {
        if let Place::Town(site) = lieutenant.place
            && site.is_hex()
        {
            let away = || Message::new("messina-audit-away").with("seat", seat).with("place", site.name());
            check(board.ground(site).slot.is_some(), away)?;
        }
    }
    Ok(())
}

/// Seats in the order of the spaces of their markers.
fn registers(board: &Board) -> Result<(), Message> {
    for &register in Register::ALL {
        let ranks = &board.ranks[register][..board.seats()];
        let sorted = ranks.is_sorted_by_key(|&seat| std::cmp::Reverse(board[seat].space_on(register)));
        let all = Seat::all(board.seats()).all(|seat| ranks.contains(&seat));
        let name = || Message::new("messina-audit-register").with("register", Message::name("messina", register));
        check(sorted && all, name)?;
    }
    let all = Seat::all(board.seats()).all(|seat| board.order[..board.seats()].contains(&seat));
    check(all, || Message::new("messina-audit-order"))
}

fn town(board: &Board) -> Result<(), Message> {
    for site in Site::hexes() {
        let ground = board.ground(site);
        let place = |key: &'static str| move || Message::new(key).with("place", site.name());
        if ground.slot.is_none() {
            let empty = ground.cubes == 0 && ground.citizens == [0; 3] && ground.owner.is_none();
            check(empty, place("messina-audit-not-laid"))?;
        } else if let Site::District(district) = site {
            check(!board.unseen.districts.contains(district), place("messina-audit-hex-twice"))?;
        }
        let standing = board.players[..board.seats()]
            .iter()
            .flat_map(|player| &player.lieutenants)
            .filter(|one| one.used && one.place == Place::Town(site))
            .count();
        let standing = standing + usize::from(board.automaton.standing.contains(site));
        check(standing <= 1, || place("messina-audit-standing")().with("count", standing))?;
    }
    Ok(())
}
