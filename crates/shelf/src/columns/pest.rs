//! Pest as a row of numbers.

use kernel::{Id as _, Seat};
use pest::Pest;
use pest::data::{Building, Location, Road};
use pest::view::{PlayerView, RunView, View};
use pest::vocabulary::Good;

use super::{Columns, Row, Sink};

impl Columns for Pest {
    const WIDEST: usize = 256;
    const WORDS: &'static [&'static str] = &["capital", "workshop", "experts", "track"];

    fn columns<S: Sink>(view: &View, row: &mut Row<S>) {
        row.number(format_args!("year"), view.year);
        row.number(format_args!("era"), view.era);
        row.by_seat(format_args!("order"), places(&view.order));
        row.seat(format_args!("actor"), Some(view.actor));
        row.seat(format_args!("asked"), view.asked);
        let located = |value: fn(&pest::view::LocationView) -> f32| {
            view.locations.iter().map(move |location| (location.location, value(location)))
        };
        row.each::<Location>(format_args!("locations.sick"), located(|location| location.sick.into()));
        row.each::<Location>(format_args!("locations.destroyed"), located(|location| location.destroyed.into()));
        row.each::<Location>(format_args!("locations.plots"), located(|location| location.plots.into()));
        for &good in &Good::RESOURCES {
            let made = view.locations.iter().filter(|location| location.resource == good);
            row.ids(format_args!("locations.{}", good.word()), made.map(|location| location.location));
        }
        row.each::<Road>(format_args!("roads.sick"), view.roads.iter().map(|road| (road.road, road.sick.into())));
        row.ids(format_args!("decrees"), view.decrees.iter().copied());
        row.id(format_args!("capital_card"), view.capital_card);
        row.ids(format_args!("capital_buildings"), view.capital_buildings.iter().copied());
        row.ids(format_args!("reward_tokens"), view.reward_tokens.iter().map(|token| token.token));
        let open = view.reward_tokens.iter().filter(|token| token.face_up);
        row.ids(format_args!("reward_tokens.face_up"), open.map(|token| token.token));
        row.ids(format_args!("plague_cards"), view.plague_cards.iter().copied());
        row.ids(format_args!("favour_cards"), view.favour_cards.iter().copied());
        row.ids(format_args!("market"), view.market.iter().copied().flatten());
        row.number(format_args!("deck"), view.deck);
        row.ids(format_args!("start_cards"), view.start_cards.iter().copied());
        row.number(format_args!("neutral.sector"), view.neutral.sector);
        row.number(format_args!("neutral.influence"), view.neutral.influence.len() as f32);
        let imperatives = view.neutral.imperatives.each_ref().map(|levels| levels.len() as f32);
        row.numbers(format_args!("neutral.imperatives"), imperatives);
        row.ids(format_args!("neutral.capital_buildings"), view.neutral.capital_buildings.iter().copied());
        run(&view.run, row);
        for (distance, seat) in row.seats() {
            player(&view.seats[seat], distance, row);
        }
    }
}

/// The place of each seat in a row of seats, from 1.
fn places(seats: &[Seat]) -> impl Iterator<Item = (Seat, f32)> {
    seats.iter().enumerate().map(|(place, &seat)| (seat, place as f32 + 1.0))
}

/// The running turn.
fn run<S: Sink>(run: &RunView, row: &mut Row<S>) {
    row.ids(format_args!("run.cell"), run.cell.into_iter().flatten());
    row.ids(format_args!("run.left"), run.left.iter().copied());
    row.id(format_args!("run.level"), Some(run.level));
    row.number(format_args!("run.points"), run.points);
    row.ids(format_args!("run.entered"), run.entered.iter().copied());
    row.ids(format_args!("run.reach"), run.reach.iter().map(|reach| reach.location));
    row.each(format_args!("run.dues"), run.dues.iter().map(|due| (due.good, due.n.into())));
    row.each(format_args!("run.dues.least"), run.dues.iter().map(|due| (due.good, due.least.into())));
}

/// What belongs to one player.
fn player<S: Sink>(player: &PlayerView, distance: usize, row: &mut Row<S>) {
    let goods = |values: [u8; 5]| Good::ALL.iter().copied().zip(values.map(f32::from));
    row.each(format_args!("seats.+{distance}.goods"), goods(player.goods));
    row.each(format_args!("seats.+{distance}.limits"), goods(player.limits));
    row.number(format_args!("seats.+{distance}.research"), player.research);
    row.number(format_args!("seats.+{distance}.sick"), player.sick);
    row.number(format_args!("seats.+{distance}.regular"), player.regular);
    row.ids(format_args!("seats.+{distance}.harmful"), player.harmful.iter().copied());
    row.number(format_args!("seats.+{distance}.healed"), player.healed);
    row.maybe(format_args!("seats.+{distance}.next_healing"), player.next_healing);
    row.ids(format_args!("seats.+{distance}.improvable"), player.improvable.iter().copied());
    row.number(format_args!("seats.+{distance}.patient"), player.patient);
    row.number(format_args!("seats.+{distance}.experts"), player.experts);
    row.id(format_args!("seats.+{distance}.workshop"), player.workshop);
    row.number(format_args!("seats.+{distance}.workshop_worker"), player.workshop_worker);
    row.number(format_args!("seats.+{distance}.cemetery"), player.cemetery);
    row.number(format_args!("seats.+{distance}.capital"), player.capital);
    let buildings = || player.buildings.iter();
    row.ids(format_args!("seats.+{distance}.sites"), buildings().filter_map(|building| building.location));
    let placed = buildings().filter(|building| building.location.is_some());
    row.ids::<Building>(format_args!("seats.+{distance}.buildings"), placed.map(|building| building.building));
    let manned = buildings().filter(|building| building.worker);
    row.ids::<Building>(format_args!("seats.+{distance}.workers"), manned.map(|building| building.building));
    row.ids::<Good>(format_args!("seats.+{distance}.outputs"), buildings().filter_map(|building| building.output));
    row.id(format_args!("seats.+{distance}.doctor"), player.doctor);
    row.id(format_args!("seats.+{distance}.camp"), player.camp);
    row.number(format_args!("seats.+{distance}.renown"), player.renown);
    row.number(format_args!("seats.+{distance}.negative"), player.negative);
    row.number(format_args!("seats.+{distance}.influence"), player.influence);
    row.numbers(format_args!("seats.+{distance}.imperatives"), player.imperatives);
    row.ids(format_args!("seats.+{distance}.technologies"), player.technologies.iter().copied().flatten());
    row.ids(format_args!("seats.+{distance}.busy"), player.busy.iter().copied());
    row.number(format_args!("seats.+{distance}.assistants"), player.assistants);
    row.ids(format_args!("seats.+{distance}.cells"), player.cells.iter().flatten().copied());
    row.ids(format_args!("seats.+{distance}.capital_buildings"), player.capital_buildings.iter().copied());
    row.number(format_args!("seats.+{distance}.agenda"), player.agenda);
    row.number(format_args!("seats.+{distance}.score"), player.score as f32);
}
