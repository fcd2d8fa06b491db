//! What one sees of a player, compared with the board.

use kernel::{Id as _, Options as _, Seat};
use messina::data::{
    Cabin, Class, DISTRICTS, FOREMEN, Good, PATH_NODES, PLAYER_COUNTS, RAT_PENALTY, RAT_PENALTY_FURTHER, Register,
    SCROLL_BOARDS, SHIPS, SIDES, SOLO_POPULARITY_POINTS, SPACES, Space,
};
use messina::tile::{Criterion, Reach};
use messina::view::{
    AheadView, CabinView, CitizenView, ForemanView, LieutenantView, PatientView, PlayerView, WorkshopView,
};
use messina::{Board, Branch, Place, Player};

pub(super) fn player(board: &Board, expected: Seat, view: PlayerView) {
    let there = &board.players[expected.index()];
    let PlayerView {
        seat,
        coin,
        beam,
        fire,
        major_fire,
        points,
        rats,
        estate,
        citizens,
        doors,
        cabins,
        foremen,
        workshops,
        carts,
        ready,
        ships,
        tiles,
        registers,
        price,
        scroll_board,
        scroll,
        lieutenants,
        sheet,
    } = view;
    assert_eq!(seat, expected);
    assert_eq!((coin, beam, fire, major_fire), (there.coin, there.beam, there.fire, there.major_fire));
    assert_eq!((points, rats), (there.points, there.rats));
    assert_eq!(estate, there.estate);
    assert_eq!(citizens.len(), there.housed.len());
    for CitizenView { space, upgraded } in citizens {
        assert!(there.housed.contains(space));
        assert_eq!(upgraded, there.golden.contains(space));
    }
    assert_eq!(doors, there.doors.into_iter().collect::<Vec<_>>());
    assert_eq!(cabins.len(), Cabin::ALL.len());
    for (row, CabinView { cabin, citizen, upgrade }) in there.cabins.values().iter().zip(cabins) {
        assert_eq!(row, &there.cabins[cabin]);
        assert_eq!(upgrade, row.upgrade);
        assert_eq!(citizen.is_some(), row.citizen.is_some());
        if let (Some(PatientView { class, upgraded, space, rounds }), Some(patient)) = (citizen, row.citizen) {
            assert_eq!((class, upgraded, space == 2), (patient.class, patient.upgraded, patient.leaving));
            assert_eq!(space + rounds, 3, "a citizen spends two ends of rounds in quarantine (MES-502)");
        }
    }
    assert_eq!(foremen.len(), 3);
    for (&expected, ForemanView { class, step, node, branch, upgraded, ahead }) in Class::ALL.iter().zip(foremen) {
        let foreman = there.foremen[expected];
        assert_eq!((class, step, branch, upgraded), (expected, foreman.step, foreman.branch, foreman.upgraded));
        let path = FOREMEN[class].paths[usize::from(branch == Some(Branch::Right))];
        assert_eq!(node, step.checked_sub(1).map(|step| path[usize::from(step)]));
        foreman_ahead(there, class, step, branch, ahead);
    }
    assert_eq!(workshops.len(), there.workshops.len());
    for WorkshopView { workshop, staffed, upgraded, spent } in workshops {
        assert!(there.workshops.contains(workshop));
        assert_eq!(staffed, there.staffed.contains(workshop));
        assert_eq!(upgraded, there.masters.contains(workshop));
        assert_eq!(spent, there.spent.contains(workshop));
    }
    assert_eq!(carts, there.carts.into_iter().collect::<Vec<_>>());
    assert_eq!((ready, tiles), (there.ready, there.tiles));
    assert_eq!(ships, there.ships.into_iter().collect::<Vec<_>>());
    assert_eq!(registers, there.registers.into_values());
    let away = there.lieutenants.iter().filter(|one| matches!(one.place, Place::Reserve | Place::Gone)).count();
    assert_eq!(usize::from(price), 5 - away, "MES-410");
    assert_eq!(scroll_board, there.scroll_board);
    assert_eq!(scroll, there.scroll);
    assert_eq!(lieutenants.len(), 5);
    for (LieutenantView { place, used }, one) in lieutenants.into_iter().zip(there.lieutenants) {
        assert_eq!((place, used), (one.place, one.used));
    }
    let sheet: Vec<(&str, i32)> = sheet.into_iter().map(|line| (line.category, line.points)).collect();
    assert_eq!(sheet, expected_sheet(board, expected));
}

/// One step further: a fork on the way to the second step, nothing beyond the sixth (MES-310).
fn foreman_ahead(player: &Player, class: Class, step: u8, branch: Option<Branch>, ahead: Vec<AheadView>) {
    let branches = match (step, branch) {
        (6.., _) => Vec::new(),
        (1, _) => vec![Some(Branch::Left), Some(Branch::Right)],
        _ => vec![None],
    };
    assert_eq!(ahead.len(), branches.len());
    for (expected, AheadView { branch: chosen, node, active }) in branches.into_iter().zip(ahead) {
        assert_eq!(chosen, expected);
        let path = usize::from(expected.or(branch) == Some(Branch::Right));
        assert_eq!(node, FOREMEN[class].paths[path][usize::from(step)]);
        let near = |space: Space| match PATH_NODES[node] {
            Reach::Adjacent(spaces) => spaces.contains(&space),
            Reach::Zone(zone) => SPACES[space].zone == zone,
            Reach::TwoZones(zones) => zones.contains(&SPACES[space].zone),
            Reach::AnyThree => true,
        };
        let awake = |space: Space| player.housed.contains(space) && !player.doors.contains(space);
        let expected = Space::ALL.iter().copied().filter(|&space| near(space) && awake(space));
        assert_eq!(active, expected.collect::<Vec<_>>());
    }
}

/// The score sheet out of the tables of chapter 8.
fn expected_sheet(board: &Board, seat: Seat) -> Vec<(&'static str, i32)> {
    let there = &board.players[seat.index()];
    let side = &SIDES[usize::from(PLAYER_COUNTS[board.options.players() - 1].side)];
    let on = |register: Register| usize::from(there.registers[register]);
    let end = |register: Register| i32::from(side.registers[register][on(register) - 1].end_points);
    let popularity = if board.options.players() == 1 {
        let ahead = on(Register::Popularity) > usize::from(board.automaton.popularity);
        i32::from(ahead) * i32::from(*SOLO_POPULARITY_POINTS)
    } else {
        let rank = board.ranks[Register::Popularity].iter().take_while(|&&other| other != seat).count();
        i32::from(side.rank_points[rank])
    };
    let own = board.hexes.iter().zip(DISTRICTS.values()).filter(|(ground, _)| ground.owner == Some(seat));
    let districts: i32 = own.clone().map(|(_, tile)| i32::from(tile.repop_points)).sum();
    let goods = |good: Good| there.ships.into_iter().filter(|ship| SHIPS[*ship].good == good).count();
    let upgrades = there.cabins.values().iter().filter(|row| row.upgrade.is_some()).count();
    let scroll = SCROLL_BOARDS[there.scroll_board].tracks.iter().zip(there.scroll).map(|(track, cube)| {
        let items = match track.criterion {
            Criterion::Buildings => there.workshops.len() + upgrades,
            Criterion::Workshops => there.workshops.len(),
            Criterion::CabinUpgrades => upgrades,
            Criterion::Carts => there.carts.len(),
            Criterion::Ships => there.ships.len(),
            Criterion::Repopulated => own.clone().count(),
            Criterion::GoodGems => goods(Good::Gems),
            Criterion::GoodSpices => goods(Good::Spices),
            Criterion::GoodSilk => goods(Good::Silk),
            Criterion::GoodBest => goods(Good::Gems).max(goods(Good::Spices)).max(goods(Good::Silk)),
            Criterion::UpgradedWorkers => there.masters.len(),
            Criterion::ForemenInCentre => there.foremen.values().iter().filter(|foreman| foreman.step == 6).count(),
        };
        i32::from(track.multipliers[usize::from(cube)]) * i32::try_from(items).expect("a handful")
    });
    let rats: i32 = (1..=usize::from(there.rats))
        .map(|rat| {
            RAT_PENALTY.get(rat).map_or(i32::from(*RAT_PENALTY_FURTHER), |&sum| i32::from(sum - RAT_PENALTY[rat - 1]))
        })
        .sum();
    vec![
        ("track", there.points.into()),
        ("city", end(Register::City)),
        ("church", end(Register::Church)),
        ("popularity", popularity),
        ("districts", districts),
        ("scroll", scroll.sum()),
        ("rats", -rats),
    ]
}
