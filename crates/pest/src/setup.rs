//! Chapter 4: the set-up.

use kernel::{BySeat, Cited, Flow, Id as _, List, Options as _, Question, Seat, SeatSet, Set, Table, rule};

use crate::action::only;
use crate::board::{Board, Neutral, Player, Wave};
use crate::data::{
    Building, ByLocation, ByRoad, CapitalCard, Color, DECREES, Decree, LOCATIONS, Location, NEIGHBOURS,
    REWARDS_BY_PLAYERS, RewardToken, START_GOODS, START_RESEARCH, StartCard, TECHNOLOGIES, Technology,
};
use crate::decree;
use crate::event::Event;
use crate::frame::Frame;
use crate::options::Options;
use crate::quarantine;
use crate::run::Run;
use crate::turn::Year;
use crate::variant::{advanced, duel, solo};
use crate::vocabulary::{Mode, Size, Slot};
use crate::{Pest, rules};

/// A board with nothing drawn yet: the printed map, ruins, empty decks.
pub(crate) fn blank(options: &Options) -> Board {
    rule!(PEST_0, PEST_1, PEST_2, PEST_5, PEST_7, PEST_12, PEST_19);
    let players = options.players() as u8;
    let ruined = |location: &&Location| LOCATIONS[**location].ruined_with >> players & 1 == 1;
    let mut board = Board {
        players,
        mode: options.mode(),
        edition: options.edition(),
        seats: BySeat::default(),
        order: std::array::from_fn(Seat::new),
        year: 0,
        turns: 0,
        actor: Seat::new(0),
        resources: ByLocation::from_fn(|location| LOCATIONS[location].resource),
        sick: ByLocation::default(),
        road_sick: ByRoad::default(),
        ruins: Location::ALL.iter().filter(ruined).copied().collect(),
        owners: ByLocation::default(),
        decrees: std::array::from_fn(|era| Decree::from_index(era * 5)),
        capital_card: (options.mode() != Mode::Solo).then(|| CapitalCard::from_index(0)),
        works: Set::full(),
        tokens: Set::new(),
        face_up: Set::new(),
        plagues: List::new(),
        favours: List::new(),
        market: [None; 5],
        deck: Technology::ALL
            .iter()
            .copied()
            .filter(|technology| options.mode() != Mode::Solo || TECHNOLOGIES[*technology].solo)
            .collect(),
        start_cards: List::new(),
        neutral: Neutral::default(),
        wave: Wave::default(),
        podium: List::new(),
        run: Run::default(),
    };
    for seat in board.everyone() {
        board[seat] = Player { goods: *START_GOODS, research: *START_RESEARCH, ..Player::default() };
    }
    match board.mode {
        Mode::Standard | Mode::TwoPlayers => {}
        Mode::Duel => duel::setup(&mut board),
        Mode::Solo => solo::setup(&mut board),
    }
    board
}

/// Lays out a game, up to the Castles.
pub(crate) fn setup(options: &Options, table: &mut impl Table<Pest>) -> (Board, Frame) {
    let mut board = blank(options);
    if options.advanced() {
        advanced::lay_tokens(&mut board, table);
    } else {
        rule!(PEST_3);
        for &location in Location::ALL.iter().filter(|location| LOCATIONS[**location].sick) {
            board.sick[location] = (!board.ruins.contains(location)).into();
        }
    }
    draw_cards(&mut board, table);
    rule!(PEST_13);
    let players = usize::from(board.players);
    for at in (1..players).rev() {
        let order = board.order;
        let named = |roll: u32| Color::from_index(order[roll as usize].index()).word();
        board.order.swap(at, table.roll_named(at as u32 + 1, named) as usize);
    }
    table.tell(|| Event::Order { seats: board.in_order().collect() });
    match board.mode {
        Mode::Solo => {}
        Mode::TwoPlayers | Mode::Duel => {
            rule!(PEST_15);
            draw_start_card(&mut board, table);
            draw_start_card(&mut board, table);
        }
        Mode::Standard => draw_start_card(&mut board, table),
    }
    (board, Castle { nth: 0 }.into())
}

/// Decrees, Capital card, reward tokens and the market.
fn draw_cards(board: &mut Board, table: &mut impl Table<Pest>) {
    rule!(PEST_4, PEST_6, PEST_8, PEST_11, PEST_281);
    let solo = board.mode == Mode::Solo;
    for era in 0..3 {
        let of_era = |decree: Decree| usize::from(DECREES[decree].era) == era;
        let open = |decree: &Decree| of_era(*decree) && !(solo && decree::needs_opponents(*decree));
        let decrees: Set<Decree, u16> = Decree::ALL.iter().copied().filter(open).collect();
        board.decrees[era] = decrees.pick(table).expect("every era has decrees");
    }
    if !solo {
        board.capital_card = Set::<CapitalCard, u8>::full().pick(table);
    }
    let mut left: Set<RewardToken, u16> = Set::full();
    for _ in 0..REWARDS_BY_PLAYERS[usize::from(board.players) - 1] {
        let drawn = left.pick(table).expect("there are more tokens than are laid out");
        left.remove(drawn);
        board.tokens.insert(drawn);
    }
    board.face_up = board.tokens;
    for at in 0..board.market.len() {
        board.market[at] = board.deal(table);
    }
}

fn draw_start_card(board: &mut Board, table: &mut impl Table<Pest>) {
    rule!(PEST_14);
    let left: Set<StartCard, u8> =
        StartCard::ALL.iter().copied().filter(|card| !board.start_cards.contains(card)).collect();
    let card = left.pick(table).expect("there is a card for each player");
    board.start_cards.push(card);
    table.reveal();
    table.tell(|| Event::StartCard { card });
}

/// Whether the `nth` player may put the Castle there.
pub(crate) fn may_castle(board: &Board, nth: u8, location: Location) -> bool {
    let start = LOCATIONS[location].start;
    if board.ruins.contains(location) {
        return false;
    }
    match board.mode {
        Mode::Standard => {
            rule!(PEST_14);
            start.is_some() && start == board.start_cards.get(usize::from(nth)).copied()
        }
        Mode::TwoPlayers | Mode::Duel => {
            rule!(PEST_15);
            let shown = start.is_some_and(|card| board.start_cards.contains(&card));
            let taken = board.everyone().filter_map(|seat| board[seat].site(Building::Castle));
            shown
                && taken.into_iter().all(|other| {
                    let same_card = LOCATIONS[other].start == start;
                    other != location && !(same_card && board.switches().start_on_different_cards)
                })
        }
        Mode::Solo => {
            rule!(PEST_282);
            start.is_some() && LOCATIONS[location].size == Size::Village
        }
    }
}

/// Asks the `nth` player for the Castle (PEST-14, PEST-15).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Castle {
    /// In turn order.
    nth: u8,
}

impl Question<Pest> for Castle {
    type Choice = only::Castle;

    #[inline]
    fn asked(self, board: &Board) -> SeatSet {
        SeatSet::only(board.order[usize::from(self.nth)])
    }

    fn question(self, board: &Board) -> Cited {
        let rule = match board.mode {
            Mode::Solo => rules::PEST_282,
            Mode::TwoPlayers | Mode::Duel => rules::PEST_15,
            Mode::Standard => rules::PEST_14,
        };
        Cited::new(rule, "pest-ask-castle")
    }

    fn legal(self, board: &Board, _: Seat, out: &mut impl Extend<only::Castle>) {
        let there = Location::ALL.iter().copied().filter(|&location| may_castle(board, self.nth, location));
        out.extend(there.map(only::Castle));
    }

    /// The Castle stands; its location's subject goes to the owner.
    fn choose(self, board: &mut Board, seat: Seat, choice: only::Castle, table: &mut impl Table<Pest>) -> Flow<Frame> {
        let only::Castle(location) = choice;
        rule!(PEST_16, PEST_18, PEST_193);
        board[seat].sites[Building::Castle] = Some(location);
        board.owners[location].insert(seat);
        table.tell(|| Event::Castle { seat, location });
        take_in(board, seat, location, table);
        let nth = self.nth + 1;
        if nth == board.players {
            return Flow::goto(Doctor { nth: 0 });
        }
        if board.mode == Mode::Standard {
            draw_start_card(board, table);
        }
        Flow::goto(Self { nth })
    }

    fn why_not(self, board: &Board, _: Seat, only::Castle(location): only::Castle) -> Option<Cited> {
        let shown = LOCATIONS[location].start.is_some_and(|card| board.start_cards.contains(&card));
        let (rule, key) = match board.mode {
            _ if board.ruins.contains(location) => (rules::PEST_39, "pest-reason-ruins"),
            Mode::Standard => (rules::PEST_14, "pest-reason-not-on-card"),
            Mode::TwoPlayers | Mode::Duel if shown => (rules::PEST_15, "pest-reason-other-card"),
            Mode::TwoPlayers | Mode::Duel => (rules::PEST_15, "pest-reason-not-on-card"),
            Mode::Solo => (rules::PEST_282, "pest-reason-not-a-starting-village"),
        };
        Some(Cited::new(rule, key))
    }
}

/// Asks the `nth` player for the Doctor (PEST-17).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Doctor {
    /// In turn order.
    nth: u8,
}

impl Question<Pest> for Doctor {
    type Choice = only::Doctor;

    #[inline]
    fn asked(self, board: &Board) -> SeatSet {
        SeatSet::only(board.order[usize::from(self.nth)])
    }

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::PEST_17, "pest-ask-doctor")
    }

    fn legal(self, board: &Board, seat: Seat, out: &mut impl Extend<only::Doctor>) {
        rule!(PEST_17, PEST_37);
        let castle = board[seat].site(Building::Castle).expect("every Castle stands before the first Doctor");
        out.extend(NEIGHBOURS[castle].iter().map(|(there, _)| only::Doctor(*there)));
    }

    /// The Doctor stands; the subject there goes to the player.
    fn choose(self, board: &mut Board, seat: Seat, choice: only::Doctor, table: &mut impl Table<Pest>) -> Flow<Frame> {
        let only::Doctor(location) = choice;
        rule!(PEST_17, PEST_18);
        board[seat].doctor = Some(location);
        table.tell(|| Event::Doctor { seat, location });
        take_in(board, seat, location, table);
        let nth = self.nth + 1;
        if nth == board.players { Flow::goto(Year) } else { Flow::goto(Self { nth }) }
    }

    fn why_not(self, _: &Board, _: Seat, _: only::Doctor) -> Option<Cited> {
        Some(Cited::new(rules::PEST_17, "pest-reason-not-beside-castle"))
    }
}

/// Subjects gained in the set-up go to regular slots, which never fill up here, and cost no food.
fn take_in(board: &mut Board, seat: Seat, location: Location, table: &mut impl Table<Pest>) {
    for _ in 0..std::mem::take(&mut board.sick[location]) {
        quarantine::lay(board, seat, Slot::Regular, table);
    }
}
