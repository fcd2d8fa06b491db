//! A law of the view: over whole random games, for every viewer, every field says what lies on the table. Views are taken
//! apart without `..`, so that a new field cannot be forgotten; what the fields should say is worked out here from the
//! board, the data and the choices played, never by the code that builds the view.

use kernel::testkit::play_out;
use kernel::{Deed, Game as _, Id as _, Options as _, Played, Seat, SeatSet, Session, State, Viewer, options};
use pest::board::{Board, Player};
use pest::data::{
    ASSISTANTS, BUILDINGS, Building, CAPACITY, CAPITAL_BUILDINGS, CapitalBuilding, HEALED_TRACK, LOCATIONS, Location,
    Road, SOLO_INFLUENCE, TECHNOLOGIES, Technology,
};
use pest::outlook::Outlook;
use pest::payment::Due;
use pest::view::{BuildingView, LocationView, NeutralView, PlayerView, RunView, View};
use pest::vocabulary::{Act, Good, Level, Mode, Shelf, Size, Slot, Top};
use pest::{Action, Cell, Event, Options, Pest, agenda, rank};

/// The running turn as the choices and the map tell it.
#[derive(Clone)]
struct Turn {
    cell: Option<Cell>,
    left: Vec<Act>,
    level: Level,
    points: u8,
    entered: Vec<Location>,
    doctor: Option<Location>,
    cloning: bool,
    moving: bool,
}

impl Default for Turn {
    fn default() -> Self {
        Self {
            cell: None,
            left: Vec::new(),
            level: Level::Normal,
            points: 0,
            entered: Vec::new(),
            doctor: None,
            cloning: false,
            moving: false,
        }
    }
}

impl Turn {
    fn follow(&mut self, board: &Board, action: Action, events: &[Event]) {
        let seat = board.actor;
        match action {
            Action::Place(cell) | Action::Again(cell) => {
                *self = Self { cell: Some(cell), left: vec![cell.top.into(), cell.left.into()], ..Self::default() };
            }
            Action::Start(act) => {
                self.left.retain(|left| *left != act);
                (self.level, self.points, self.entered, self.moving) = (Level::Normal, 0, Vec::new(), false);
            }
            Action::End | Action::Trials => *self = Self::default(),
            Action::Step(_) | Action::Clone(_) => self.cloning = matches!(action, Action::Clone(_)),
            _ => {}
        }
        for event in events {
            if let Event::Started { act, level, .. } = *event {
                self.level = level;
                self.moving = act == Act::Move;
                self.points = if self.moving { points(board, seat, level) } else { 0 };
                self.doctor = board[seat].doctor;
            }
        }
        if let Some(here) = board[seat].doctor.filter(|here| self.moving && self.doctor != Some(*here)) {
            let owners = board.owners[here];
            let permit = !owners.is_empty() && has(&board[seat], Technology::TravelPermit);
            self.points -= match () {
                () if self.cloning => 2,
                () => (!owners.contains(seat) && !permit).into(),
            };
            self.entered.push(here);
            self.doctor = Some(here);
        }
    }
}

fn has(player: &Player, technology: Technology) -> bool {
    player.technologies.values().contains(&Some(technology))
}

/// PEST-100 and PEST-103.
fn points(board: &Board, seat: Seat, level: Level) -> u8 {
    let base = if has(&board[seat], Technology::SteelHorseshoes) { 4 } else { 2 };
    match level {
        Level::Hindered => base - 1,
        Level::Normal | Level::Mixed => base,
        Level::Improved => base + 1,
    }
}

fn compare(state: &State<Pest>, viewer: Viewer, turn: &Turn) {
    let board = state.board();
    let View {
        mode,
        edition,
        year,
        era,
        order,
        actor,
        asked,
        locations,
        roads,
        decrees,
        capital_card,
        capital_buildings,
        reward_tokens,
        plague_cards,
        favour_cards,
        market,
        deck,
        start_cards,
        neutral,
        seats,
        run,
    } = state.view(viewer);
    assert_eq!((mode, edition, year, actor), (board.mode, board.edition, board.year, board.actor));
    assert_eq!(
        era,
        match year {
            0..=2 => 1,
            3..=4 => 2,
            _ => 3,
        }
    );
    assert_eq!(order, board.order[..board.players.into()]);
    assert_eq!(asked, state.asked().first());
    assert_eq!(locations.len(), Location::ALL.len());
    for (at, LocationView { location, resource, sick, destroyed, plots }) in locations.into_iter().enumerate() {
        assert_eq!((location.index(), resource, sick), (at, board.resources[location], board.sick[location]));
        assert_eq!(destroyed, board.ruins.contains(location));
        let room = match LOCATIONS[location].size {
            Size::Village => 1,
            Size::Town => 2,
            Size::City => 3,
        };
        assert_eq!(plots, room);
    }
    let struck = Road::ALL.iter().map(|&road| (road, board.road_sick[road])).filter(|(_, sick)| *sick > 0);
    assert!(roads.iter().map(|there| (there.road, there.sick)).eq(struck));
    assert_eq!((decrees, capital_card), (board.decrees.to_vec(), board.capital_card));
    let built: Vec<CapitalBuilding> = Seat::all(board.players.into()).flat_map(|seat| board[seat].works).collect();
    assert!(
        capital_buildings.into_iter().eq(CapitalBuilding::ALL.iter().copied().filter(|work| !built.contains(work)))
    );
    assert!(reward_tokens.iter().map(|there| there.token).eq(board.tokens));
    assert!(reward_tokens.iter().filter(|there| there.face_up).map(|there| there.token).eq(board.face_up));
    assert_eq!((plague_cards, favour_cards), (board.plagues.to_vec(), board.favours.to_vec()));
    assert_eq!((market, start_cards), (board.market.to_vec(), board.start_cards.to_vec()));
    let lying =
        Seat::all(board.players.into()).flat_map(|seat| board[seat].technologies.into_values()).chain(board.market);
    let in_game = if mode == Mode::Solo { 25 } else { 30 };
    if !in_a_purchase(state) {
        assert_eq!(usize::from(deck) + lying.flatten().count(), in_game);
    }
    neutral_law(board, neutral);
    assert_eq!(seats.len(), board.players.into());
    for (seat, player) in Seat::all(seats.len()).zip(seats) {
        player_law(board, seat, player);
    }
    run_law(state, turn, run);
}

/// Between the payment and the refilled market a card is in nobody's hands.
fn in_a_purchase(state: &State<Pest>) -> bool {
    let mut legal = Vec::new();
    if let Some(seat) = state.asked().first() {
        state.legal(seat, &mut legal);
    }
    let between = |action: &Action| matches!(action, Action::Displace(_) | Action::PullIn(_) | Action::Workshop(_));
    legal.iter().any(between)
}

fn neutral_law(board: &Board, neutral: NeutralView) {
    let NeutralView { sector, influence, imperatives, capital_buildings } = neutral;
    assert_eq!(sector, board.neutral.sector);
    let blocked: Vec<u8> = match board.mode {
        Mode::Standard | Mode::TwoPlayers => Vec::new(),
        Mode::Duel => vec![5, 9, 14, 18, 22, 29],
        Mode::Solo => {
            let spaces = SOLO_INFLUENCE.iter().enumerate();
            spaces.filter(|(at, _)| board.neutral.influence & 1 << at != 0).map(|(_, space)| *space).collect()
        }
    };
    assert_eq!(influence, blocked);
    for (levels, bits) in imperatives.iter().zip(board.neutral.imperatives) {
        assert_eq!(levels.iter().map(|level| 1 << (level - 1)).sum::<u8>(), bits);
    }
    assert!(capital_buildings.into_iter().eq(board.neutral.works));
}

fn player_law(board: &Board, seat: Seat, view: PlayerView) {
    let player = &board[seat];
    let PlayerView {
        goods,
        limits,
        research,
        sick,
        regular,
        harmful,
        healed,
        next_healing,
        improvable,
        patient,
        experts,
        workshop,
        workshop_worker,
        cemetery,
        capital,
        buildings,
        doctor,
        camp,
        renown,
        negative,
        influence,
        imperatives,
        technologies,
        busy,
        assistants,
        cells,
        capital_buildings,
        agenda: worth,
        outlook,
        score,
        score_sheet,
        rank: title,
    } = view;
    assert_eq!((goods, research), (player.goods.into_values(), player.research));
    let regular_slots = [(Technology::QuarantineTent, 1), (Technology::QuarantineHouse, 2)];
    let more = regular_slots.into_iter().filter(|(technology, _)| has(player, *technology)).map(|(_, n)| n);
    assert_eq!((sick, regular), (player.sick, 3 + more.sum::<u8>()));
    assert!(harmful.iter().all(|&slot| occupied(player, slot)));
    assert_eq!(harmful.len(), player.harmful.count_ones() as usize);
    assert_eq!((healed, patient, experts), (player.healed, player.patient, player.experts));
    assert_eq!(next_healing, HEALED_TRACK.iter().skip(healed.into()).map(|space| space.herbs).next());
    let improvable_now = if player.research == 0 { vec![] } else { vec![Act::Move, Act::Build, Act::Produce] };
    assert_eq!(improvable, improvable_now);
    assert_eq!((workshop, workshop_worker), (player.workshop, player.workshop_manned));
    assert_eq!((cemetery, capital, doctor, camp), (player.cemetery, player.capital, player.doctor, player.camp));
    assert_eq!((renown, negative, influence), (player.renown, player.negative, player.influence));
    assert_eq!((imperatives, technologies), (player.imperatives, player.technologies.into_values()));
    assert_eq!(busy.iter().map(|shelf| 1 << shelf.index()).sum::<u8>(), player.busy);
    let era = usize::from(board.year.max(1) - 1) / 2;
    assert_eq!(assistants + player.placed, ASSISTANTS[era]);
    let bits = cells.iter().map(|[top, left]| 1_u16 << (top.index() * 3 + left.index() - 3));
    assert_eq!(bits.sum::<u16>(), player.cells);
    assert!(capital_buildings.into_iter().eq(player.works));
    limits_law(board, seat, limits);
    buildings_law(board, player, &buildings);
    assert_eq!(worth, agenda::worth(board, seat, board.decrees[era]));
    outlook_law(board, seat, outlook);
    assert_eq!(score_sheet, Pest::score_sheet(board, seat));
    assert_eq!(score, score_sheet.iter().map(|line| line.points).sum::<i32>());
    assert_eq!(title, (board.mode == Mode::Solo).then(|| rank(score)));
}

fn occupied(player: &Player, slot: Slot) -> bool {
    let at = Slot::HARMFUL.iter().position(|there| *there == slot);
    at.is_some_and(|at| player.harmful >> at & 1 == 1)
}

/// PEST-32, 33, 226, 227.
fn limits_law(board: &Board, seat: Seat, limits: [u8; 5]) {
    let player = &board[seat];
    let coins_too = board.edition.word() != "ru";
    for (at, limit) in limits.into_iter().enumerate() {
        let above = player.goods.values().iter().enumerate().any(|(other, &n)| other != at && n > 5);
        let expected = match () {
            () if occupied(player, Slot::Storage) => 4,
            () if at == 4 && !coins_too => 5,
            () if has(player, Technology::LoadingCrane) => 6,
            () if has(player, Technology::StorageContainers) && !above => 7,
            () => 5,
        };
        assert_eq!(limit, expected);
    }
}

fn buildings_law(board: &Board, player: &Player, buildings: &[BuildingView]) {
    assert_eq!(buildings.len(), Building::ALL.len());
    for (at, BuildingView { building, location, output, worker }) in buildings.iter().enumerate() {
        assert_eq!((building.index(), *location), (at, player.sites[*building]));
        let makes = location.map(|there| if *building == Building::Bank { Good::Coin } else { board.resources[there] });
        assert_eq!((*output, *worker), (makes, player.workers.contains(*building)));
    }
}

fn outlook_law(board: &Board, seat: Seat, outlook: Outlook) {
    let player = &board[seat];
    let Outlook {
        points: moves,
        sites,
        buildings,
        capital_buildings,
        outputs,
        laboratories,
        technologies,
        healings,
        worker_places,
        can_clear,
    } = outlook;
    let level = |slot| if occupied(player, slot) { Level::Hindered } else { Level::Normal };
    assert_eq!(moves, points(board, seat, level(Slot::Move)));
    let open = |place: Location| {
        let owners: SeatSet = board.owners[place];
        let room = CAPACITY[LOCATIONS[place].size];
        !board.ruins.contains(place) && !owners.contains(seat) && owners.len() < room.into()
    };
    let mut places: Vec<Location> = [player.doctor, player.camp].into_iter().flatten().filter(|&at| open(at)).collect();
    places.sort();
    places.dedup();
    assert_eq!(sites, places);
    let payable = |cost: [u8; 4]| {
        let missing = |cost: [u8; 4]| (0..4).map(|at| cost[at].saturating_sub(player.goods.values()[at])).sum::<u8>();
        let [wood, stone, food, herbs] = cost;
        let least = match level(Slot::Build) {
            Level::Hindered => missing([wood + 1, stone, food, herbs]).min(missing([wood, stone + 1, food, herbs])),
            Level::Normal | Level::Improved | Level::Mixed => missing(cost),
        };
        least <= player.goods[Good::Coin]
    };
    let unbuilt = Building::ALL.iter().copied().filter(|building| player.sites[*building].is_none());
    let can_build = unbuilt.filter(|building| !sites.is_empty() && payable(BUILDINGS[*building].cost));
    assert!(buildings.into_iter().eq(can_build));
    let works = board.works.into_iter().filter(|work| payable(CAPITAL_BUILDINGS[*work].cost));
    assert!(capital_buildings.into_iter().eq(works));
    assert_eq!(outputs, produce(board, player));
    assert_eq!(laboratories as usize, [2, 4, 6, 9, 12].iter().filter(|&&space| space <= player.healed).count());
    assert!(
        technologies.into_iter().eq(board.market.into_iter().flatten().filter(|&card| buyable(board, player, card)))
    );
    let purse = player.goods[Good::Herbs] + player.goods[Good::Coin];
    let prices: Vec<u8> = HEALED_TRACK[player.healed.into()..].iter().map(|space| space.herbs).collect();
    let most = (0..=prices.len().min(player.sick.into())).rev().find(|&n| prices[..n].iter().sum::<u8>() <= purse);
    assert_eq!(Some(healings.into()), most);
    let empty = player.built().filter(|(building, _)| {
        let needs = !matches!(building, Building::Castle | Building::Factory);
        needs && !player.workers.contains(*building)
    });
    let workshop = has(player, Technology::MobileWorkshop) && !player.workshop_manned;
    assert_eq!(usize::from(worker_places), empty.count() + usize::from(workshop));
    assert_eq!(can_clear, player.harmful != 0b1111);
}

/// PEST-125, 130, 213, 225, 230.
fn produce(board: &Board, player: &Player) -> [u8; 5] {
    let mut goods = [0; 5];
    for (building, location) in player.built() {
        let there = board.resources[location].index();
        let manned = player.workers.contains(building);
        match building {
            Building::Castle => goods[there] += if has(player, Technology::ProductionLine) { 2 } else { 1 },
            Building::Factory => goods[there] += 1,
            Building::Mill if manned => goods[there] += 2,
            Building::Bank if manned => goods[4] += 1,
            _ if manned => goods[there] += 1,
            _ => {}
        }
    }
    if let Some(good) = player.workshop.filter(|_| player.workshop_manned) {
        goods[good.index()] += 1;
    }
    if let Some(here) =
        player.doctor.filter(|here| has(player, Technology::StorageJars) && !board.ruins.contains(*here))
    {
        goods[board.resources[here].index()] += 1;
    }
    goods
}

/// PEST-138 and PEST-140.
fn buyable(board: &Board, player: &Player, card: Technology) -> bool {
    let data = &TECHNOLOGIES[card];
    let can_leave = |shelf: Shelf| match player.technologies[shelf] {
        None => true,
        Some(Technology::BreathingApparatus | Technology::Infirmary) if player.patient > 0 => false,
        Some(Technology::QuarantineTent | Technology::QuarantineHouse) if player.sick > 7 => false,
        Some(_) => player.busy >> shelf.index() & 1 == 0 || board.edition.word() == "fr",
    };
    let fits = |shelf: &&Shelf| data.shelf.is_none_or(|only| only == **shelf);
    data.cost <= player.research && Shelf::ALL.iter().filter(fits).any(|&shelf| can_leave(shelf))
}

fn run_law(state: &State<Pest>, turn: &Turn, run: RunView) {
    let RunView { cell, left, level, points, entered, reach, dues } = run;
    let board = state.board();
    assert_eq!(cell, turn.cell.map(|cell| [cell.top.into(), cell.left.into()]));
    assert_eq!(left, turn.left);
    let mut legal = Vec::new();
    if let Some(seat) = state.asked().first() {
        state.legal(seat, &mut legal);
    }
    if legal.contains(&Action::Improve) {
        let slots = Top::ALL.iter().filter(|&&top| turn.cell.is_some_and(|cell| cell.top == top));
        let hindered = slots.map(|&top| Slot::above(top)).any(|slot| occupied(&board[board.actor], slot));
        assert_eq!(level, if hindered { Level::Hindered } else { Level::Normal });
    } else {
        assert_eq!(level, turn.level);
    }
    assert_eq!(points, turn.points);
    let mut there = turn.entered.clone();
    there.sort();
    assert_eq!(entered, there);
    // What the ways cost is held by the test of the fares; here, that they are shown where a step can be taken.
    let steps = legal.iter().filter_map(|action| if let Action::Step(to) = action { Some(*to) } else { None });
    assert!(steps.clone().all(|to| reach.iter().any(|way| way.location == to)));
    assert!(reach.is_empty() || legal.contains(&Action::Stop));
    dues_law(state, &legal, &dues);
}

/// What is due is what is paid, however it is paid: with as few coins as can be, and with as many.
fn dues_law(state: &State<Pest>, legal: &[Action], dues: &[Due]) {
    let pays = |legal: &[Action]| matches!(legal, [Action::Coins { .. }, ..]);
    assert_eq!(dues.is_empty(), !pays(legal));
    let (Some(seat), true) = (state.asked().first(), pays(legal)) else { return };
    let spare = state.board()[seat].goods[Good::Coin] - dues.iter().map(|due| due.least).sum::<u8>();
    for mut left in [0, spare] {
        let (mut at, mut expected, mut paid) = (state.clone(), [0; Good::ALL.len()], [0; Good::ALL.len()]);
        for due in dues {
            let coins = due.least + left.min(due.n - due.least);
            left -= coins - due.least;
            expected[due.good.index()] += due.n - coins;
            expected[Good::Coin.index()] += coins;
            // A kind that can be paid in one way alone is not asked about.
            let choice = Action::Coins { good: due.good, n: coins };
            let mut offered = Vec::new();
            at.legal(seat, &mut offered);
            if offered.contains(&choice) {
                let next = at.preview(seat, choice);
                for event in &next.events {
                    if let Event::Paid { good, n, .. } = *event {
                        paid[good.index()] += n;
                    }
                }
                at = next.state;
            }
        }
        assert_eq!(paid, expected, "{dues:?}");
    }
}

#[test]
fn every_field_of_the_view_says_what_lies_on_the_table() {
    let mut looked = 0;
    for options in options::every::<Options>() {
        let record = play_out::<Pest>(options, 23).record().clone();
        let mut turn = Turn::default();
        Session::<Pest>::replay_with(record, |state, played| {
            if let Some(Played { entry, events, .. }) = played
                && let Deed::Choice(action) | Deed::Automatic(action) = entry.deed
            {
                turn.follow(state.board(), action, &events);
            }
            for viewer in Seat::all(options.players()).map(Viewer::Seat).chain([Viewer::Spectator]) {
                compare(state, viewer, &turn);
                looked += 1;
            }
        })
        .expect("a record just played");
    }
    assert!(looked > 10_000, "{looked} views");
}
