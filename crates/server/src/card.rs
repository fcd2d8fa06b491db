//! How a table is found, and a table as a line in a list. Lists are answered from what is written down, not by opening every table on them.

use std::collections::HashMap;

use protocol::{Recalled, TableSummary};
use serde::{Deserialize, Serialize};
use store::{Elsewhere, TableRow};
use table::{Phase, Table};
use tokio::sync::oneshot;

use crate::app::App;
use crate::failed::Failed;
use crate::hall::NoWay;
use crate::keeper::Order;
use crate::stranded;

/// What is written down of a table: the line as nobody in particular sees it, and what makes it somebody's.
#[derive(Serialize, Deserialize)]
pub(crate) struct Card {
    summary: TableSummary,
    /// Who sits where.
    people: Vec<Option<String>>,
    /// The seats whose people or machines are asked.
    asked: Vec<u8>,
    /// When the clocks of the seats run out that run.
    #[serde(default)]
    due: Vec<Option<u64>>,
    /// What happened since the last choices of those who are asked, as each of them may know it.
    #[serde(default)]
    news: Vec<Vec<Recalled>>,
    /// Of the position, so that another program can see whether it comes to the same one.
    #[serde(default)]
    fingerprint: Option<String>,
    /// The version of the rules, so that nobody is called to a table that nobody can play.
    #[serde(default)]
    rules: Option<u32>,
    /// The points of the seats as whoever watches can reckon them, while the game is played.
    #[serde(default)]
    so_far: Option<Vec<i32>>,
}

/// The fingerprint of the position that a card speaks of.
pub fn fingerprint(card: &str) -> Option<u64> {
    let card: Card = serde_json::from_str(card).ok()?;
    u64::from_str_radix(&card.fingerprint?, 16).ok()
}

/// The points of the seats of these tables, as whoever watches could reckon them a moment ago: what nobody but a seat can know
/// is guessed before it is counted. Tables of which nothing is known are left out.
pub(crate) async fn so_far(app: &App, tables: Vec<String>) -> Result<HashMap<String, Vec<i32>>, Failed> {
    if tables.is_empty() {
        return Ok(HashMap::new());
    }
    let cards = app.store.cards(tables).await?.into_iter();
    Ok(cards.filter_map(|row| Some((row.table.clone(), points(row)?))).collect())
}

/// The same of one card.
pub(crate) fn points(row: store::CardRow) -> Option<Vec<i32>> {
    let card: Card = serde_json::from_str(&row.card?).ok()?;
    card.so_far
}

impl Card {
    pub(crate) fn text(table: &Table) -> String {
        let card = Self {
            summary: table.summary(None, &[]),
            people: table.chairs().map(|chair| chair.sitter().cloned()).collect(),
            asked: table.asked_sitters().into_iter().map(|seat| seat.index() as u8).collect(),
            due: table.chairs().enumerate().map(|(seat, _)| table.falls_at(kernel::Seat::new(seat))).collect(),
            news: (0..table.chairs().count()).map(|seat| table.news(kernel::Seat::new(seat))).collect(),
            fingerprint: table.fingerprint().map(|number| format!("{number:016x}")),
            rules: Some(table.engine().rules_version()),
            so_far: (table.phase() == Phase::Playing).then(|| scores(table)).flatten(),
        };
        serde_json::to_string(&card).expect("a card has string keys and no failing parts")
    }

    /// The line as a person sees it.
    fn shown_to(self, person: Option<&str>, there: &Elsewhere) -> TableSummary {
        let Self { mut summary, people, asked, due, mut news, rules, .. } = self;
        let stranded = rules.is_some_and(|rules| frozen::player(&summary.game, rules) == frozen::Player::Nobody);
        let sits = |other: &Option<String>| person.is_some() && other.as_deref() == person;
        let seat = people.iter().position(sits).map(|seat| seat as u8);
        summary.your_seat = seat;
        summary.due_at = seat.and_then(|seat| due.get(usize::from(seat)).copied().flatten());
        // What somebody may know is told to them alone.
        let own = seat.map(usize::from).filter(|seat| *seat < news.len());
        summary.news = own.map_or_else(Vec::new, |seat| news.swap_remove(seat));
        summary.your_turn = !stranded && seat.is_some_and(|seat| asked.contains(&seat));
        for view in &mut summary.seats {
            view.present = there.seats.contains(&view.seat);
        }
        summary
    }
}

fn scores(table: &Table) -> Option<Vec<i32>> {
    let words = table.describe(table.step(), kernel::Viewer::Spectator)?;
    // A package of older rules may not know what they would be.
    (!words.sheets.is_empty()).then(|| words.sheets.iter().map(|sheet| sheet.score).collect())
}

/// Lines for a list, in its order. A table in memory is asked; of the others there is a card. Only one whose card is out
/// of date, because a server ended before it was written, is opened. What cannot be opened is left out: it is in the log,
/// and asking for it says why.
pub(crate) async fn list(app: &App, tables: Vec<String>, person: Option<&str>) -> Result<Vec<TableSummary>, Failed> {
    if tables.is_empty() {
        return Ok(Vec::new());
    }
    let present = if app.store.is_shared() { app.store.presence(tables.clone()).await? } else { Vec::new() };
    let present: HashMap<String, Elsewhere> = present.into_iter().collect();
    let mut lines = Vec::new();
    for row in app.store.cards(tables).await? {
        let card = row.card.filter(|_| !app.hall.holds(&row.table));
        match card.and_then(|card| serde_json::from_str::<Card>(&card).ok()) {
            Some(card) => lines.push(card.shown_to(person, present.get(&row.table).unwrap_or(&Elsewhere::default()))),
            None => lines.extend(ask(app, &row.table, person).await),
        }
    }
    Ok(lines)
}

async fn ask(app: &App, id: &str, person: Option<&str>) -> Option<TableSummary> {
    let (reply, answer) = oneshot::channel();
    let order = Order::Summary { person: person.map(str::to_owned), reply };
    if let Err(error) = app.hall.order(app, id, order).await {
        if matches!(&error, NoWay::Load(error) if error.is_stranded()) {
            return stranded::summary(app, id, person).await;
        }
        tracing::warn!(table = id, ?error, "a table cannot be listed");
        return None;
    }
    answer.await.ok()
}

/// How a table is found from outside.
pub(crate) fn row(table: &Table) -> TableRow {
    let sitter = |(seat, chair): (usize, &table::Chair)| Some((seat as u8, chair.sitter()?.clone()));
    TableRow {
        game: table.game().to_owned(),
        status: match table.phase() {
            Phase::Waiting => store::Status::Waiting,
            Phase::Playing => store::Status::Playing,
            Phase::Ended | Phase::Abandoned => store::Status::Over,
        },
        visibility: visibility(table.visibility()),
        sit_code: table.sit_code().to_owned(),
        host: table.host().to_owned(),
        bots: table.has_bots(),
        wake_at: table.wake_at(),
        created_at: table.created_at(),
        seats: table.chairs().enumerate().filter_map(sitter).collect(),
    }
}

/// Whether strangers find it, as the store writes that down.
pub(crate) fn visibility(of: protocol::Visibility) -> store::Visibility {
    match of {
        protocol::Visibility::Private => store::Visibility::Private,
        protocol::Visibility::Public => store::Visibility::Public,
    }
}
