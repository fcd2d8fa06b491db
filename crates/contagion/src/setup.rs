//! Chapter 4: set-up.

use kernel::{Bag, Cited, Flow, Options as _, Question, Seat, SeatSet, Set, Table, rule};

use crate::action::only;
use crate::board::{Board, Cities, Owned, Owner, Turn, disease_of};
use crate::data::{
    ACTIONS, ByCity, ByDisease, COPIES, CUBES_IN_DISH, City, NEUTRAL_CUBES, STARTING_HAND, STARTING_LEVELS,
};
use crate::event::Event;
use crate::round::Round;
use crate::score::Category;
use crate::{Contagion, Frame, Options, draw, name, rules};

/// The table before anything is laid out.
pub(crate) fn blank(options: &Options) -> Board {
    rule!(CON_01, CON_02, CON_03, CON_04, CON_09, CON_130, CON_151, CON_158);
    let players = options.players();
    let mut owned = ByDisease::<Owned>::default();
    for player in &mut owned.values_mut()[..players] {
        player.dish = *CUBES_IN_DISH;
        player.levels = *STARTING_LEVELS;
    }
    let neutral = options.with_neutral();
    if neutral {
        owned.values_mut()[players].dish = *NEUTRAL_CUBES;
    }
    Board {
        players: options.players,
        neutral,
        rotating: options.rotating_first_player,
        round: 0,
        skulls: 0,
        active: None,
        last: None,
        turn: Turn { actions: *ACTIONS, ..Turn::default() },
        table: Cities::new(),
        city_pile: city_pool(options),
        eradicated: Cities::new(),
        unseen: Set::full(),
        rows: ByCity::default(),
        filled: ByCity::default(),
        pile: Bag::new(*COPIES.values()),
        discard: Bag::default(),
        owned,
    }
}

/// The City cards of the game: all, or those with the two-player icon (CON-06, CON-150).
pub(crate) fn city_pool(options: &Options) -> Cities {
    rule!(CON_06, CON_150);
    Cities::full().into_iter().filter(|city| city.card().two_player || !options.setup().two_player_pool).collect()
}

/// Lays out cities and deals hands; the order of everything face down is decided when it is seen (CON-08).
pub(crate) fn setup(options: &Options, table: &mut impl Table<Contagion>) -> (Board, Frame) {
    let mut board = blank(options);
    rule!(CON_06);
    for _ in 0..options.setup().cities {
        board.lay_city(table);
    }
    let cities = board.table;
    table.tell(|| Event::LaidOut { cities: cities.into_iter().collect() });
    rule!(CON_05);
    for seat in Seat::all(board.players()) {
        draw::draw(&mut board, seat, *STARTING_HAND, table);
    }
    head_start(options, &mut board, table);
    let last = Seat::new(board.players() - 1);
    (board, StartingCube { seat: last }.into())
}

/// Points for those who always play before others, if the players agreed on that (CON-10).
fn head_start(options: &Options, board: &mut Board, table: &mut impl Table<Contagion>) {
    if !options.head_start {
        return;
    }
    rule!(CON_10);
    for (seat, &points) in Seat::all(board.players()).zip(options.setup().head_start).filter(|(_, points)| **points > 0)
    {
        board.award(disease_of(seat), Category::HeadStart, points);
        table.tell(|| Event::HeadStart { seat, points });
    }
}

impl Board {
    /// Turns the top card of the city pile over; none if the pile is empty.
    pub(crate) fn lay_city(&mut self, table: &mut impl Table<Contagion>) -> Option<City> {
        let city = self.city_pile.pick(table)?;
        self.city_pile.remove(city);
        self.table.insert(city);
        Some(city)
    }
}

/// In which city does a player begin (CON-07)?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct StartingCube {
    pub(crate) seat: Seat,
}

impl Question<Contagion> for StartingCube {
    type Choice = only::Place;

    #[inline]
    fn asked(self, _: &Board) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::CON_07, "contagion-ask-setup-place-cube")
    }

    /// The starting cube may not fill a city.
    fn legal(self, board: &Board, _: Seat, out: &mut impl Extend<only::Place>) {
        rule!(CON_07);
        out.extend(board.table.into_iter().filter(|&city| board.room(city) >= 2).map(only::Place));
    }

    fn choose(
        self,
        board: &mut Board,
        seat: Seat,
        choice: only::Place,
        table: &mut impl Table<Contagion>,
    ) -> Flow<Frame> {
        rule!(CON_07);
        let only::Place(city) = choice;
        board.put_cubes(disease_of(seat), city, 1);
        table.tell(|| Event::Placed { owner: Owner::Seat(seat), city, n: 1 });
        if seat.index() == 0 {
            return Flow::goto(Round);
        }
        Flow::ask(Self { seat: seat.previous(board.players()) })
    }

    fn why_not(self, _: &Board, _: Seat, only::Place(city): only::Place) -> Option<Cited> {
        Some(Cited::new(rules::CON_07, "contagion-reason-start-would-fill").with("city", name(city)))
    }
}
