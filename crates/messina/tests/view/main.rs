//! Every field of the view is compared with the board, for every viewer, over whole random games. Each view is taken
//! apart by name, so that a new field cannot be forgotten, and what it should say is computed here from the board and the
//! data tables alone.

mod player;

use std::collections::{BTreeMap, VecDeque};

use kernel::{Id, Options as _, Seat, Sim, State, Table, Viewer, options};
use messina::data::{Class, DISTRICTS, DockTile, LAYOUTS, PLAYER_COUNTS, PORTS, Port, Register, SHIPS, Slot, WHEEL};
use messina::view::{
    AutomatonView, DockView, HexView, Pawn, PendingView, PileView, RoundView, ShipView, TurnView, View, WayView,
};
use messina::{Board, Frame, Goal, HEXES, Messina, Options, Pile, Place, Site, Tile};

use player::player;

/// Plays random games of every combination of options and looks at each position with everybody's eyes.
fn over_whole_games(players: usize, games: u64) {
    let mut dice = Sim::new(1347);
    for options in options::every::<Options>().into_iter().filter(|options| options.players() == players) {
        for game in 0..games {
            let mut table = Sim::new(game);
            let mut state = State::<Messina>::new(&options, &mut table);
            let mut legal = Vec::new();
            loop {
                let viewers = Seat::all(players).map(Viewer::Seat).chain([Viewer::Spectator]);
                for viewer in viewers {
                    compare(&state, state.view(viewer));
                }
                let Some(seat) = state.asked().into_iter().next() else { break };
                legal.clear();
                state.legal(seat, &mut legal);
                let pick = Table::<Messina>::roll(&mut dice, legal.len() as u32);
                state.play_unchecked(seat, legal[pick as usize], &mut table);
            }
        }
    }
}

#[test]
fn alone() {
    over_whole_games(1, 3);
}

#[test]
fn with_two() {
    over_whole_games(2, 1);
}

#[test]
fn with_three() {
    over_whole_games(3, 1);
}

#[test]
fn with_four() {
    over_whole_games(4, 1);
}

fn compare(state: &State<Messina>, view: View) {
    let board = state.board();
    let seats = board.options.players();
    let View {
        round,
        order,
        turn,
        site,
        main,
        ways,
        pending,
        fire_cost,
        points_per_cube,
        rounds,
        wheel,
        cubes,
        hexes,
        docks,
        dock_tiles,
        workshops,
        cabins,
        carts,
        ships,
        hex_pile,
        ranks,
        players,
        gone,
        gone_ships,
        automaton,
        priority,
        errata,
    } = view;
    assert_eq!(round, board.round);
    assert_eq!(order, board.order[..seats]);
    assert_eq!(turn, (!state.is_over()).then_some(board.turn.seat));
    assert_eq!(site, board.turn.site);
    assert_eq!(main, board.turn.main);
    assert_eq!(way_costs(ways), expected_ways(board, state.frame()));
    for PendingView { entry, count } in &pending {
        assert!(*count > 0 && board.pending[entry.index()] == *count, "{entry:?}");
    }
    assert!(pending.is_sorted_by_key(|pending| pending.entry.index()));
    assert_eq!(pending.len(), board.pending.iter().filter(|&&count| count > 0).count());
    let (cost, points) = if board.round < 5 { (1, 0) } else { (2, 2) };
    assert_eq!((fire_cost, points_per_cube), (cost, points), "MES-230, MES-233");
    assert_eq!(rounds.len(), 6);
    (1..).zip(rounds).for_each(|(number, view)| round_track(board, number, view));
    assert_eq!(wheel, board.wheel + 1);
    assert_eq!(cubes, board.cubes);
    town(board, hexes);
    assert_eq!(docks.len(), 4);
    for (index, view) in docks.into_iter().enumerate() {
        dock(board, DockTile::from_index(index), view);
    }
    assert_eq!(dock_tiles, board.unseen.docks.into_iter().collect::<Vec<_>>());
    assert_eq!(workshops.len(), 3);
    workshops.iter().zip(board.workshop_piles.values()).for_each(|(view, there)| pile(view, there));
    assert_eq!(cabins.len(), 3);
    cabins.iter().zip(&board.cabin_piles).for_each(|(view, there)| pile(view, there));
    let piles = if seats <= 2 { 1 } else { 2 };
    assert_eq!(carts, board.cart_piles[..piles], "MES-107");
    for (value, count) in (1..).zip(ships) {
        let left = board.unseen.ships.into_iter().filter(|ship| SHIPS[*ship].value == value).count();
        assert_eq!(usize::from(count), left);
    }
    assert_eq!(usize::from(hex_pile), board.unseen.districts.into_iter().count());
    assert_eq!(ranks.len(), 3);
    ranks.iter().zip(board.ranks.values()).for_each(|(view, there)| assert_eq!(*view, there[..seats]));
    assert_eq!(players.len(), seats);
    for (seat, view) in Seat::all(seats).zip(players) {
        player(board, seat, view);
    }
    let mut left: Vec<Tile> = board.gone.workshops.iter().map(|&id| Tile::Workshop(id)).collect();
    left.extend(board.gone.cabins.iter().map(|&id| Tile::Cabin(id)));
    left.extend(board.gone.carts.into_iter().map(Tile::Cart));
    assert_eq!(gone, left);
    assert_eq!(gone_ships, board.gone.ships.into_iter().collect::<Vec<_>>());
    assert_eq!(automaton.is_some(), seats == 1);
    if let Some(AutomatonView { popularity, lieutenants, drawn, before }) = automaton {
        assert_eq!(popularity, board.automaton.popularity);
        assert_eq!(lieutenants, board.automaton.lieutenants);
        assert_eq!(drawn, board.automaton.drawn[..]);
        assert_eq!(before, board.automaton.before[..]);
    }
    assert_eq!(priority, board.options.priority);
    assert_eq!(errata, board.options.errata);
}

/// How often the wheel turns in each round (MES-535).
const TURNS: [u8; 6] = [1, 1, 1, 2, 1, 1];

/// The round track of `rules.md`, section 3.
fn round_track(board: &Board, number: u8, view: RoundView) {
    use Register::{Church, City, Popularity};
    let RoundView { round, order, ships, fire_cost, points_per_cube, era, wheel } = view;
    let index = usize::from(number) - 1;
    assert_eq!(round, number);
    let registers = if board.options.priority {
        [None, Some(Popularity), Some(City), Some(Church), Some(Popularity), Some(City)]
    } else {
        [None, Some(City), Some(Church), Some(Popularity), Some(City), Some(Church)]
    };
    let alone = board.options.players() == 1;
    assert_eq!(order, registers[index].filter(|_| !alone), "MES-510, MES-731, MES-743");
    let fleet = if board.options.players() <= 2 { [1; 6] } else { [1, 1, 2, 2, 2, 1] };
    assert_eq!(ships, fleet[index], "MES-531");
    let late = number >= 5;
    assert_eq!((fire_cost, points_per_cube, era), if late { (2, 2, 2) } else { (1, 0, 1) });
    assert_eq!(wheel.is_some(), number > board.round);
    if let Some(TurnView { plague, citizens }) = wheel {
        assert_eq!(plague, positions(board, number));
        assert_eq!(citizens, plague.last().copied().filter(|_| number < 6));
    }
}

/// Turns the wheel by hand from what it shows now to the end of a round, and gives what that round shows.
fn positions(board: &Board, number: u8) -> Vec<u8> {
    let mut at = board.wheel + 1;
    let mut shown = Vec::new();
    for round in board.round + 1..=number {
        shown.clear();
        for _ in 0..TURNS[usize::from(round) - 1] {
            at = if at == 12 { 1 } else { at + 1 };
            shown.push(at);
        }
    }
    shown
}

fn way_costs(ways: Vec<WayView>) -> BTreeMap<Site, u8> {
    ways.into_iter().map(|WayView { site, cost }| (site, cost)).collect()
}

/// From the estate every way is free; in town it costs one coin less than it has steps, and nothing at least (MES-212).
/// A dock hangs on its port alone (MES-213).
fn expected_ways(board: &Board, frame: Option<&Frame>) -> BTreeMap<Site, u8> {
    let Some(&Frame::Goal(Goal { from })) = frame else { return BTreeMap::new() };
    let layout = &LAYOUTS[usize::from(PLAYER_COUNTS[board.options.players() - 1].layout)];
    let slot_of = |site: Site| board.hexes[site.index()].slot;
    let docks = DockTile::ALL.iter().map(|&dock| Site::Dock(dock));
    let in_play: Vec<Site> = Site::hexes().filter(|&site| slot_of(site).is_some()).chain(docks).collect();
    let port_of = |dock: DockTile| {
        let port = Port::ALL.iter().copied().find(|&id| PORTS[id].dock == dock);
        Site::Port(port.expect("a dock lies behind its port"))
    };
    let place_of = |site: Site| slot_of(site).expect("a hex in play lies somewhere");
    let joined = |one: Site, other: Site| match (one, other) {
        (Site::Dock(_), Site::Dock(_)) => false,
        (Site::Dock(dock), hex) | (hex, Site::Dock(dock)) => port_of(dock) == hex,
        (one, other) => layout.near[place_of(one)] >> place_of(other).index() & 1 == 1,
    };
    let Place::Town(start) = from else { return in_play.into_iter().map(|site| (site, 0)).collect() };
    let mut steps = BTreeMap::from([(start, 0_u8)]);
    let mut queue = VecDeque::from([start]);
    while let Some(here) = queue.pop_front() {
        for &next in in_play.iter().filter(|&&next| joined(here, next)) {
            if !steps.contains_key(&next) {
                steps.insert(next, steps[&here] + 1);
                queue.push_back(next);
            }
        }
    }
    steps.into_iter().map(|(site, steps)| (site, steps.max(1) - 1)).collect()
}

fn town(board: &Board, hexes: Vec<HexView>) {
    let in_play = (0..HEXES).filter(|&index| board.hexes[index].slot.is_some()).count();
    assert_eq!(hexes.len(), in_play);
    for HexView { site, slot, cubes, citizens, owner, pawns, automaton, plague_comes, citizens_come } in hexes {
        let ground = &board.hexes[site.index()];
        assert_eq!(Some(slot), ground.slot);
        assert_eq!(cubes, ground.cubes);
        assert_eq!(citizens, ground.citizens);
        assert_eq!(owner, ground.owner);
        assert_eq!(pawns, expected_pawns(board, site));
        assert_eq!(automaton, board.automaton.standing.into_iter().any(|there| there == site));
        let next = if board.round < 6 { positions(board, board.round + 1) } else { Vec::new() };
        let shown = |position: u8| WHEEL[usize::from(position) - 1];
        let plague = next.iter().filter(|&&position| Some(shown(position).rat) == site.rat()).count();
        assert_eq!(usize::from(plague_comes), plague);
        let mut people = Vec::new();
        if let (Site::District(district), Some(&last), 1..5) = (site, next.last(), board.round) {
            let colour = DISTRICTS[district].colour;
            people.extend(Class::ALL.iter().copied().filter(|class| shown(last).colours[*class] == colour));
        }
        assert_eq!(citizens_come, people);
    }
}

/// Seat by seat, those that lie before those that stand.
fn expected_pawns(board: &Board, site: Site) -> Vec<Pawn> {
    let mut pawns = Vec::new();
    for seat in Seat::all(board.options.players()) {
        for standing in [false, true] {
            let there = board.players[seat.index()].lieutenants.iter();
            let there = there.filter(|one| one.used == standing && one.place == Place::Town(site)).count();
            pawns.extend((0..there).map(|_| Pawn { seat, standing }));
        }
    }
    pawns
}

fn dock(board: &Board, expected: DockTile, view: DockView) {
    let DockView { dock, slot, ships, pawns } = view;
    assert_eq!(dock, expected);
    let port = Port::ALL.iter().copied().find(|port| PORTS[*port].dock == dock);
    assert_eq!(slot, port.and_then(|port| board.hexes[Site::Port(port).index()].slot));
    assert!(slot.is_some_and(|slot| [Slot::P1, Slot::P2, Slot::P3, Slot::P4].contains(&slot)));
    assert_eq!(ships.len(), board.ships.iter().filter(|moored| moored.dock == dock).count());
    assert!(ships.is_sorted_by_key(|ship| ship.arrival));
    for ShipView { ship, cube, arrival } in ships {
        let there = &board.ships[usize::from(arrival)];
        assert_eq!((ship, cube, dock), (there.ship, there.cube, there.dock));
    }
    assert_eq!(pawns, expected_pawns(board, Site::Dock(dock)));
}

fn pile<T: Id + Default, const N: usize>(view: &PileView<T>, there: &Pile<T, N>) {
    let PileView { top, hidden, known } = view;
    assert_eq!(*top, there.top);
    assert_eq!(*hidden, there.hidden);
    assert_eq!(*known, there.known[..]);
}
