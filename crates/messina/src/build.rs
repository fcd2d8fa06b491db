//! Chapter 5.8: Build. A refresh if wished, then a cabin upgrade, a workshop or a cart.

use kernel::{Cited, Flow, Id as _, Question, Seat, Set, Table, choices, rule};

use crate::Messina;
use crate::action::Action;
use crate::board::Board;
use crate::cabin::PickCabin;
use crate::data::{
    CABIN_UPGRADES, CARTS, CLASS_WORKSHOPS, CabinUpgrade, Cart, Class, ERA_WORKSHOPS, WORKSHOPS, Workshop,
};
use crate::event::Event;
use crate::frame::Frame;
use crate::market::{Fee, Group, Tile};
use crate::pile::draw;
use crate::player::Player;
use crate::tile::Cost;
use crate::{effect, rules};

/// Refresh the piles first?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Refresh;

choices! { pub enum Refreshing of Action { Refresh { group: Group, fee: Fee }, Keep } }

impl Question<Messina> for Refresh {
    type Choice = Refreshing;

    /// Asks for a refresh where one is possible.
    fn advance(self, board: &mut Board, _: &mut impl Table<Messina>) -> Flow<Frame> {
        if can_refresh(board) { Flow::ask(self) } else { Flow::goto(BuildTile { refreshed: false }) }
    }

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::MES_330, "messina-ask-refresh")
    }

    fn legal(self, board: &Board, seat: Seat, out: &mut impl Extend<Refreshing>) {
        let player = &board[seat];
        for group in Group::ALL.into_iter().filter(|&group| has_more(board, group)) {
            let fees = Fee::ALL.into_iter().filter(|&fee| can_pay_fee(player, fee));
            out.extend(fees.map(|fee| Refreshing::Refresh { group, fee }));
        }
        out.extend([Refreshing::Keep]);
    }

    fn choose(self, board: &mut Board, _: Seat, choice: Refreshing, table: &mut impl Table<Messina>) -> Flow<Frame> {
        match choice {
            Refreshing::Refresh { group, fee } => refresh(board, group, fee, table),
            Refreshing::Keep => Flow::goto(BuildTile { refreshed: false }),
        }
    }

    fn why_not(self, board: &Board, _: Seat, choice: Refreshing) -> Option<Cited> {
        let Refreshing::Refresh { group, .. } = choice else { return None };
        let key = if has_more(board, group) { "messina-reason-no-fee" } else { "messina-reason-nothing-below" };
        Some(Cited::new(rules::MES_330, key))
    }
}

/// Which tile is built?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BuildTile {
    /// Whether a refresh was paid: then a purchase is compulsory.
    pub refreshed: bool,
}

choices! { pub enum Building of Action { Build(tile: Tile), Decline } }

impl Question<Messina> for BuildTile {
    type Choice = Building;

    /// Asks for a tile if one can be built.
    fn advance(self, board: &mut Board, _: &mut impl Table<Messina>) -> Flow<Frame> {
        Flow::ask_if(tiles(board).any(|tile| affordable(board, tile)), self)
    }

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::MES_330, if self.refreshed { "messina-ask-tile-compulsory" } else { "messina-ask-tile" })
    }

    /// The tiles that can be built; without a paid refresh nothing need be built.
    fn legal(self, board: &Board, _: Seat, out: &mut impl Extend<Building>) {
        rule!(MES_330, MES_331);
        out.extend(tiles(board).filter(|&tile| affordable(board, tile)).map(Building::Build));
        out.extend((!self.refreshed).then_some(Building::Decline));
    }

    fn choose(self, board: &mut Board, _: Seat, choice: Building, table: &mut impl Table<Messina>) -> Flow<Frame> {
        match choice {
            Building::Build(tile) => build(board, tile, table),
            Building::Decline => Flow::Return,
        }
    }

    fn why_not(self, board: &Board, seat: Seat, choice: Building) -> Option<Cited> {
        let (rule, key) = match choice {
            Building::Build(tile) if tiles(board).all(|top| top != tile) => {
                (rules::MES_331, "messina-reason-not-on-top")
            }
            Building::Build(tile) if !board[seat].can_pay(cost(tile)) => (rules::MES_331, "messina-reason-tile-cost"),
            Building::Build(_) => (rules::MES_331, "messina-reason-no-cabin-free"),
            Building::Decline => (rules::MES_330, "messina-reason-must-build"),
        };
        Some(Cited::new(rule, key))
    }
}

/// Whether a Build could do anything: a tile can be built, or a refresh be paid.
pub(crate) fn possible(board: &Board) -> bool {
    tiles(board).any(|tile| affordable(board, tile)) || can_refresh(board)
}

/// The tiles on top of the piles, in ascending order.
fn tiles(board: &Board) -> impl Iterator<Item = Tile> {
    let cabins: Set<CabinUpgrade, u16> = board.cabin_piles.iter().filter_map(|pile| pile.top).collect();
    let workshops: Set<Workshop, u64> = board.workshop_piles.values().iter().filter_map(|pile| pile.top).collect();
    let carts: Set<Cart, u16> = board.cart_piles.iter().flatten().copied().collect();
    let cabins = cabins.into_iter().map(Tile::Cabin);
    cabins.chain(workshops.into_iter().map(Tile::Workshop)).chain(carts.into_iter().map(Tile::Cart))
}

fn cost(tile: Tile) -> Cost {
    match tile {
        Tile::Cabin(upgrade) => CABIN_UPGRADES[upgrade].cost,
        Tile::Workshop(workshop) => WORKSHOPS[workshop].cost,
        Tile::Cart(cart) => CARTS[cart].cost,
    }
}

/// Whether this tile, which lies on top of its pile, can be built.
fn affordable(board: &Board, tile: Tile) -> bool {
    rule!(MES_331);
    let player = &board[board.turn.seat];
    player.can_pay(cost(tile)) && (!matches!(tile, Tile::Cabin(_)) || player.plain_cabins().next().is_some())
}

/// Whether the player has one of what the fee asks for.
fn can_pay_fee(player: &Player, fee: Fee) -> bool {
    match fee {
        Fee::Point => player.points >= 1,
        Fee::Coin => player.coin > 0,
        Fee::Beam => player.beam > 0,
        Fee::Fire => player.fire > 0,
        Fee::MajorFire => player.major_fire > 0,
    }
}

/// Whether the group has a pile of at least two tiles.
fn has_more(board: &Board, group: Group) -> bool {
    rule!(MES_330);
    match group {
        Group::Cabins => board.cabin_piles.iter().any(|pile| pile.len() > 1),
        Group::Workshops => board.workshop_piles.values().iter().any(|pile| pile.len() > 1),
    }
}

fn can_refresh(board: &Board) -> bool {
    rule!(MES_330);
    let player = &board[board.turn.seat];
    Fee::ALL.into_iter().any(|fee| can_pay_fee(player, fee))
        && Group::ALL.into_iter().any(|group| has_more(board, group))
}

/// Turns over the tops of a group of piles.
fn refresh(board: &mut Board, group: Group, fee: Fee, table: &mut impl Table<Messina>) -> Flow<Frame> {
    rule!(MES_330);
    let seat = board.turn.seat;
    let player = &mut board[seat];
    match fee {
        Fee::Point => player.points -= 1,
        Fee::Coin => player.coin -= 1,
        Fee::Beam => player.beam -= 1,
        Fee::Fire => player.fire -= 1,
        Fee::MajorFire => player.major_fire -= 1,
    }
    table.tell(|| Event::Refreshed { seat, group, fee });
    for place in 0..3 {
        match group {
            Group::Cabins if board.cabin_piles[place].len() > 1 => {
                board.cabin_piles[place].bury();
                reveal_cabin(board, place, table);
            }
            Group::Workshops if board.workshop_piles[Class::from_index(place)].len() > 1 => {
                let class = Class::from_index(place);
                board.workshop_piles[class].bury();
                reveal_workshop(board, class, table);
            }
            Group::Cabins | Group::Workshops => {}
        }
    }
    Flow::goto(BuildTile { refreshed: true })
}

/// Pays for a tile and takes it; the next of its pile is turned up.
fn build(board: &mut Board, tile: Tile, table: &mut impl Table<Messina>) -> Flow<Frame> {
    rule!(MES_331, MES_335);
    let seat = board.turn.seat;
    board[seat].pay(cost(tile));
    table.tell(|| Event::Built { seat, tile });
    take_top(board, tile, table);
    match tile {
        Tile::Cabin(upgrade) => Flow::goto(PickCabin { upgrade }),
        Tile::Workshop(workshop) => {
            rule!(MES_333);
            board[seat].workshops.insert(workshop);
            Flow::Return
        }
        Tile::Cart(cart) => {
            rule!(MES_334);
            board[seat].carts.insert(cart);
            board[seat].ready += 1;
            effect::score(board, seat, CARTS[cart].points, table);
            Flow::Return
        }
    }
}

/// Takes the top tile off its pile and turns the next one up.
pub(crate) fn take_top(board: &mut Board, tile: Tile, table: &mut impl Table<Messina>) {
    match tile {
        Tile::Cabin(upgrade) => {
            let place = board.cabin_piles.iter().position(|pile| pile.top == Some(upgrade));
            reveal_cabin(board, place.expect("the tile lies on top of a pile"), table);
        }
        Tile::Workshop(workshop) => reveal_workshop(board, WORKSHOPS[workshop].class, table),
        Tile::Cart(cart) => {
            let place = board.cart_piles.iter().position(|&top| top == Some(cart));
            let number = CARTS[cart].number + 1;
            reveal_cart(board, place.expect("the cart lies on top of a pile"), number, table);
        }
    }
}

/// Turns up the next tile of a cabin pile.
pub(crate) fn reveal_cabin(board: &mut Board, place: usize, table: &mut impl Table<Messina>) {
    if let Some(upgrade) = board.cabin_piles[place].reveal(board.unseen.cabins, table) {
        board.unseen.cabins.remove(upgrade);
        table.tell(|| Event::TurnedUp { tile: Tile::Cabin(upgrade) });
    }
}

/// Turns up the next tile of the workshop pile of a class.
pub(crate) fn reveal_workshop(board: &mut Board, class: Class, table: &mut impl Table<Messina>) {
    let era = usize::from(board.round_space().advanced_workshops);
    let of_pile = Set::from_bits(CLASS_WORKSHOPS[class] & ERA_WORKSHOPS[era]);
    let unseen = board.unseen.workshops & of_pile;
    if let Some(workshop) = board.workshop_piles[class].reveal(unseen, table) {
        board.unseen.workshops.remove(workshop);
        table.tell(|| Event::TurnedUp { tile: Tile::Workshop(workshop) });
    }
}

/// Turns up the cart of this number, one of a pair unless the other pile has shown its own.
pub(crate) fn reveal_cart(board: &mut Board, place: usize, number: u8, table: &mut impl Table<Messina>) {
    rule!(MES_107);
    let pair = board.unseen.carts.into_iter().filter(|cart| CARTS[*cart].number == number);
    let pair: Set<Cart, u16> = pair.collect();
    board.cart_piles[place] = (!pair.is_empty()).then(|| draw(pair, table));
    if let Some(cart) = board.cart_piles[place] {
        board.unseen.carts.remove(cart);
        table.tell(|| Event::TurnedUp { tile: Tile::Cart(cart) });
    }
}
