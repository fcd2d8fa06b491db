//! Evenings and leagues: their journals, and what happens in them by itself.
//!
//! Nobody keeps one in memory. Whoever wants something of it makes it from its journal and adds to that under the
//! next number; who comes second looks again. So every node may do everything, and a node that ends leaves nothing half
//! done: whatever is still missing (a table that was not opened, a game that was not started) is made up for in the next
//! round of [`conduct`].

use std::collections::HashMap;
use std::sync::Weak;
use std::time::Duration;

use evening::journal::Evening;
use evening::league::League;
use evening::{Journal, OpenTable, Refused};
use kernel::{Message, Seat};
use protocol::{
    EveningPlace, EveningSettings, EveningSummary, EveningTable, EveningView, Holder, LeagueSettings, LeagueSummary,
    LeagueView, Over, Status, Visibility,
};
use store::{Append, Entry, EveningKind, EveningRow, Store, StoreError};
use table::{Assigned, Chair, Command, Opening, Owner, Table};
use tokio::sync::oneshot;

use crate::app::{App, Parts, now, random, random_code};
use crate::card;
use crate::failed::Failed;
use crate::http::asked;
use crate::keeper::{Finished, Order};
use crate::notices::{self, Notice, Occasion};

/// What is due is looked for so often.
const ROUND: Duration = Duration::from_secs(2);
/// So often one tries to be the next to write.
const TRIES: usize = 8;

/// A journal of people who meet at tables.
pub(crate) trait Gathering: Journal + Send + Sync {
    /// What it is to be.
    type Settings: Clone + Send + Sync;
    /// As somebody sees it.
    type View: Send;
    /// As a line of a list.
    type Summary;
    /// Which of them it is.
    const KIND: EveningKind;

    fn view(&self, person: Option<&str>, name: &dyn Fn(&str) -> String) -> Self::View;
    fn summary(&self, person: Option<&str>, name: &dyn Fn(&str) -> String) -> Self::Summary;
    /// Those whose names stand in a line of a list.
    fn named(&self, person: Option<&str>) -> Vec<&str>;
    fn change(&self, settings: Self::Settings) -> Result<Vec<Self::Fact>, Refused>;
    /// The tables of a view.
    fn tables_of(view: &mut Self::View) -> Vec<&mut EveningTable>;
}

impl Gathering for Evening {
    type Settings = EveningSettings;
    type View = EveningView;
    type Summary = EveningSummary;
    const KIND: EveningKind = EveningKind::Evening;

    fn view(&self, person: Option<&str>, name: &dyn Fn(&str) -> String) -> EveningView {
        Evening::view(self, person, name)
    }
    fn summary(&self, person: Option<&str>, name: &dyn Fn(&str) -> String) -> EveningSummary {
        Evening::summary(self, person, name)
    }
    fn named(&self, person: Option<&str>) -> Vec<&str> {
        self.head().asks(person).into_iter().collect()
    }
    fn change(&self, settings: EveningSettings) -> Result<Vec<Self::Fact>, Refused> {
        Evening::change(self, settings)
    }
    fn tables_of(view: &mut EveningView) -> Vec<&mut EveningTable> {
        view.rounds.iter_mut().flat_map(|round| &mut round.tables).collect()
    }
}

impl Gathering for League {
    type Settings = LeagueSettings;
    type View = LeagueView;
    type Summary = LeagueSummary;
    const KIND: EveningKind = EveningKind::League;

    fn view(&self, person: Option<&str>, name: &dyn Fn(&str) -> String) -> LeagueView {
        League::view(self, person, name)
    }
    fn summary(&self, person: Option<&str>, name: &dyn Fn(&str) -> String) -> LeagueSummary {
        League::summary(self, person, name)
    }
    fn named(&self, person: Option<&str>) -> Vec<&str> {
        self.with_whom(person).into_iter().chain(self.head().asks(person)).collect()
    }
    fn change(&self, settings: LeagueSettings) -> Result<Vec<Self::Fact>, Refused> {
        League::change(self, settings)
    }
    fn tables_of(view: &mut LeagueView) -> Vec<&mut EveningTable> {
        let weeks = view.divisions.iter_mut().flat_map(|division| &mut division.weeks);
        weeks.flat_map(|week| &mut week.tables).collect()
    }
}

/// One of them with what is needed to write to it.
pub(crate) struct Kept<J> {
    pub(crate) journal: J,
    created_at: u64,
}

/// Why something was refused, as people read it.
pub(crate) fn refused(why: Refused) -> Failed {
    let message = Message::new(format!("server-error-evening-{why}"));
    if why == "not-now" || why == "full" || why == "week" {
        Failed::new(axum::http::StatusCode::CONFLICT, &format!("evening_{}", why.replace('-', "_")), message)
    } else {
        Failed::said(&format!("evening_{}", why.replace('-', "_")), message)
    }
}

/// The record of an evening or a league, as everybody may read it once it is over; before, there is none.
pub async fn evening_record(store: &Store, id: &str, kind: EveningKind) -> Result<Option<String>, StoreError> {
    let Some((_, entries)) = store.evening(id).await? else { return Ok(None) };
    match kind {
        EveningKind::Evening => record_of::<Evening>(id, &entries),
        EveningKind::League => record_of::<League>(id, &entries),
    }
}

/// The lines of a record; none before the end.
pub(crate) fn record_of<J: Gathering>(id: &str, entries: &[Entry]) -> Result<Option<String>, StoreError> {
    let unreadable = || StoreError::Malformed { place: format!("evening_journal {id}") };
    let facts: Result<Vec<Vec<J::Fact>>, _> = entries.iter().map(|entry| serde_json::from_str(&entry.body)).collect();
    let facts = facts.map_err(|_| unreadable())?;
    let journal = J::load(id, facts.iter().flatten(), entries.len() as u64).ok_or_else(unreadable)?;
    if !journal.is_over() {
        return Ok(None);
    }
    let mut lines = String::new();
    for fact in facts.into_iter().flatten() {
        lines += &serde_json::to_string(&journal.nameless(fact)).map_err(|_| unreadable())?;
        lines.push('\n');
    }
    Ok(Some(lines))
}

/// One of them by its code.
pub(crate) async fn load<J: Gathering>(app: &App, id: &str) -> Result<Kept<J>, Failed> {
    let (kind, entries) = app.store.evening(id).await?.ok_or_else(Failed::not_found)?;
    if kind != J::KIND {
        return Err(Failed::not_found());
    }
    let created_at = entries.first().ok_or_else(Failed::not_found)?.at;
    let facts: Result<Vec<Vec<J::Fact>>, _> = entries.iter().map(|entry| serde_json::from_str(&entry.body)).collect();
    let journal = facts.ok().and_then(|facts| J::load(id, facts.iter().flatten(), entries.len() as u64));
    let Some(journal) = journal else {
        tracing::error!(evening = id, "the journal of an evening or a league cannot be read");
        return Err(Failed::unavailable());
    };
    Ok(Kept { journal, created_at })
}

/// Sets one up.
pub(crate) async fn open<J: Gathering>(app: &App, facts: &[J::Fact]) -> Result<Kept<J>, Failed> {
    let (id, at) = (random_code(), now());
    let journal = J::load(&id, facts, 0).ok_or_else(Failed::unavailable)?;
    Ok(write(app, Kept { journal, created_at: at }, facts, at).await?)
}

/// Writes what happened under the next number.
async fn write<J: Gathering>(app: &App, kept: Kept<J>, facts: &[J::Fact], at: u64) -> Result<Kept<J>, StoreError> {
    let Kept { journal, created_at } = &kept;
    let head = journal.head();
    // Whoever is asked finds it as soon as there is something to come to.
    let asked = head.people().asked().filter(|_| !journal.is_draft());
    let people = [head.host()].into_iter().chain(head.people().ids()).chain(asked).map(str::to_owned).collect();
    let visibility = card::visibility(journal.visibility());
    let row = EveningRow { kind: J::KIND, open: !journal.is_over(), visibility, created_at: *created_at, people };
    let body = serde_json::to_string(facts).expect("facts have string keys and no failing parts");
    app.store.append_evening(head.id(), head.number(), at, body, row).await?;
    let Kept { mut journal, created_at } = kept;
    journal.written();
    Ok(Kept { journal, created_at })
}

/// Does something: `what` says which facts it takes. Whoever was a moment late looks again.
pub(crate) async fn act<J: Gathering>(
    app: &App,
    id: &str,
    what: impl Fn(&J) -> Result<Vec<J::Fact>, Failed>,
) -> Result<Kept<J>, Failed> {
    for _ in 0..TRIES {
        let mut kept: Kept<J> = load(app, id).await?;
        let facts = what(&kept.journal)?;
        if facts.is_empty() {
            return Ok(kept);
        }
        for fact in &facts {
            kept.journal.add(fact).ok_or_else(Failed::unavailable)?;
        }
        match write(app, kept, &facts, now()).await {
            Ok(kept) => return Ok(kept),
            Err(StoreError::Conflict) => tokio::time::sleep(Duration::from_millis(10)).await,
            Err(error) => return Err(error.into()),
        }
    }
    Err(Failed::unavailable())
}

/// One of them as somebody sees it, with the points at the tables that are played.
pub(crate) async fn view<J: Gathering>(app: &App, journal: &J, person: Option<&str>) -> Result<J::View, Failed> {
    let head = journal.head();
    let awaited = head.people().awaited().filter(|_| person == Some(head.host()));
    let names = names(app, [head.host()].into_iter().chain(head.people().ids()).chain(awaited)).await?;
    // What somebody needs is found by playing many seasons out: others are served meanwhile.
    let mut view =
        tokio::task::block_in_place(|| journal.view(person, &|id| names.get(id).cloned().unwrap_or_default()));
    let open = journal.open_tables().iter().map(|table| table.id.to_owned()).collect();
    let mut so_far = card::so_far(app, open).await?;
    for table in J::tables_of(&mut view) {
        table.so_far = so_far.remove(&table.id);
    }
    Ok(view)
}

async fn names<'a>(app: &App, ids: impl Iterator<Item = &'a str>) -> Result<HashMap<String, String>, Failed> {
    let mut names = HashMap::new();
    for id in ids {
        if !names.contains_key(id) {
            names.insert(id.to_owned(), called(app, id).await?.map(|(name, _)| name).unwrap_or_default());
        }
    }
    Ok(names)
}

/// The name of a person or of a machine, and whose it is; nothing if they have left for good.
async fn called(app: &App, id: &str) -> Result<Option<(String, Option<Owner>)>, StoreError> {
    if let Some(person) = app.store.person(id).await? {
        return Ok(Some((person.name, None)));
    }
    let Some(machine) = app.store.machine(id).await? else { return Ok(None) };
    let owner = app.store.person(&machine.owner).await?.map(|owner| owner.name).unwrap_or_default();
    Ok(Some((machine.name, Some(Owner { id: machine.owner, name: owner }))))
}

/// Those that somebody finds.
pub(crate) async fn list<J: Gathering>(app: &App, person: Option<&str>, limit: u64) -> Result<Vec<J::Summary>, Failed> {
    let mut found = Vec::new();
    for id in app.store.listed_evenings(J::KIND, person, limit).await? {
        // One that cannot be read is in the log, and keeps nobody from the others.
        if let Ok(kept) = load::<J>(app, &id).await {
            let names = names(app, kept.journal.named(person).into_iter()).await?;
            found.push(kept.journal.summary(person, &|id| names.get(id).cloned().unwrap_or_default()));
        }
    }
    Ok(found)
}

/// Whether one of them still goes on and waits for the answer of somebody who was asked.
pub(crate) async fn waits_for<J: Gathering>(app: &App, id: &str, person: &str) -> bool {
    load::<J>(app, id)
        .await
        .is_ok_and(|kept| !kept.journal.is_over() && kept.journal.head().asks(Some(person)).is_some())
}

/// Lets all of them go on by themselves, as long as the server lives.
pub(crate) async fn conduct(app: Weak<Parts>) {
    loop {
        tokio::time::sleep(ROUND).await;
        let Some(app) = app.upgrade() else { return };
        let Ok(open) = app.store.open_evenings().await else { continue };
        for (id, kind) in open {
            let done = match kind {
                EveningKind::Evening => go_on::<Evening>(&app, &id).await,
                EveningKind::League => go_on::<League>(&app, &id).await,
            };
            if let Err(failed) = done {
                tracing::warn!(evening = %id, code = failed.failure.code, "an evening or a league could not go on; it is tried again");
            }
        }
    }
}

/// Whatever is due in one of them.
pub(crate) async fn go_on<J: Gathering>(app: &App, id: &str) -> Result<(), Failed> {
    let mut kept: Kept<J> = load(app, id).await?;
    if kept.journal.next_at().is_some_and(|at| at <= now()) {
        match act(app, id, begin::<J>).await {
            Ok(begun) => kept = begun,
            // Too few are there: it waits for people, or for the host.
            Err(failed) if failed.failure.code == "evening_too_few" => {}
            Err(failed) => return Err(failed),
        }
    }
    seat_all(app, &kept.journal).await?;
    for OpenTable { id: table, people, .. } in kept.journal.open_tables() {
        // A table that nobody looks at is not opened for this.
        if app.store.status_of(table).await? != Some(store::Status::Over) {
            continue;
        }
        let Some(ended) = ended(app, table, people).await? else { continue };
        let fact = J::ended(now(), table, ended);
        let open = |journal: &J| journal.open_tables().iter().any(|open| open.id == table);
        act::<J>(app, id, |journal| Ok(if open(journal) { vec![fact.clone()] } else { Vec::new() })).await?;
    }
    Ok(())
}

/// What it takes to begin the next round.
pub(crate) fn begin<J: Gathering>(journal: &J) -> Result<Vec<J::Fact>, Failed> {
    // A plan takes up to a second of search: others are served meanwhile.
    tokio::task::block_in_place(|| journal.begin(now(), &mut random_code)).map_err(refused)
}

/// Opens and starts the tables that were set and are not yet there.
pub(crate) async fn seat_all<J: Gathering>(app: &App, journal: &J) -> Result<(), Failed> {
    for open in journal.open_tables() {
        let table = open.id;
        match app.store.status_of(table).await? {
            // It was started once; how it goes on is its own affair.
            Some(store::Status::Playing | store::Status::Over) => continue,
            Some(store::Status::Waiting) => {}
            None => set_table(app, journal, open).await?,
        }
        let shown = asked(app, table, None, None).await?.0.table;
        if shown.status != Status::Waiting {
            continue;
        }
        let host = || journal.head().host().to_owned();
        for seat in shown.seats.iter().filter(|seat| seat.holder == Holder::Open) {
            // Whoever went before the game began left their seat empty.
            let to = Assigned::Bot(shelf::Level::STAND_IN.into());
            let command = Command::Assign { by: host(), seat: Seat::new(usize::from(seat.seat)), to };
            drop(asked(app, table, None, Some(command)).await?);
        }
        if shown.starts_at.is_none() {
            drop(asked(app, table, None, Some(Command::Start { by: host() })).await?);
        }
    }
    Ok(())
}

async fn set_table<J: Gathering>(app: &App, journal: &J, open: OpenTable<'_>) -> Result<(), Failed> {
    let game = journal.game(open.round);
    let title = shelf::title(&game.game).ok_or_else(|| Failed::bad("unknown_game"))?;
    let options = with_players(title, &game.options, open.people.len())?;
    let people = journal.head().people();
    let mut chairs = Vec::new();
    for &person in open.people {
        let id = people.id_of(person).ok_or_else(Failed::unavailable)?.to_owned();
        // Whoever has gone since the plan was made has a bot in their place, which counts for nobody.
        let here = if people.has_left(person) { None } else { called(app, &id).await? };
        chairs.push(match here {
            Some((name, None)) => Chair::Person { id, name },
            Some((name, Some(owner))) => Chair::Machine { id, name, owner },
            None => Chair::Bot { level: shelf::Level::STAND_IN.into() },
        });
    }
    let at = now();
    let (visibility, clock): (Visibility, protocol::Clock) = journal.tables();
    let opening = Opening {
        visibility,
        clock,
        ..Opening::plain(open.id, random_code(), title, options, journal.head().host(), random(), at)
    };
    let (opened, done) = Table::open(opening, chairs).map_err(|message| Failed::said("options", message))?;
    let append = Append {
        table: open.id.to_owned(),
        number: 0,
        at,
        body: Table::body(&done.facts),
        row: Some(card::row(&opened)),
        result: None,
    };
    match app.store.append(append).await {
        Ok(()) => {
            tell_of_round(app, &opened);
            app.hall.seat(app, opened);
            Ok(())
        }
        // Another node was quicker: it is the same table.
        Err(StoreError::Conflict) => Ok(()),
        Err(error) => Err(error.into()),
    }
}

/// Those who do not look at this server now are told that their table is set.
fn tell_of_round(app: &App, opened: &Table) {
    let here = app.here.all(std::time::Instant::now());
    for person in opened.chairs().filter_map(Chair::person).filter(|person| !here.contains(person)) {
        let (table, game) = (opened.id().to_owned(), opened.game().to_owned());
        notices::send(App::clone(app), Notice { person: person.clone(), table, game, occasion: Occasion::Evening });
    }
}

/// The options of a game for so many players.
pub(crate) fn with_players(title: &dyn shelf::Title, options: &str, players: usize) -> Result<String, Failed> {
    let rest = options.split(',').map(str::trim).filter(|option| !option.is_empty() && !option.starts_with("players="));
    let asked = rest.fold(format!("players={players}"), |all, option| format!("{all},{option}"));
    let canonical = title.canonical(&asked).map_err(|message| Failed::said("options", message))?;
    let seats = title.seats(&canonical).map_err(|message| Failed::said("options", message))?;
    if seats == players { Ok(canonical) } else { Err(Failed::bad("evening_players")) }
}

/// How a table ended for those who played it to the end; nothing while it is played.
async fn ended(app: &App, table: &str, people: &[u8]) -> Result<Option<Vec<EveningPlace>>, Failed> {
    let (reply, answer) = oneshot::channel();
    app.hall.order(app, table, Order::Finished { wanted: Finished::Over(reply) }).await?;
    let Ok(Some(over)) = answer.await else { return Ok(None) };
    let seats = asked(app, table, None, None).await?.0.table.seats;
    let played = |seat: u8| {
        seats
            .get(usize::from(seat))
            .is_some_and(|seat| !seat.resigned && seat.stand_in.is_none() && !matches!(seat.holder, Holder::Bot { .. }))
    };
    Ok(Some(places(&over, people, played)))
}

fn places(over: &Over, people: &[u8], played: impl Fn(u8) -> bool) -> Vec<EveningPlace> {
    let place = |sheet: &protocol::ScoreSheet| {
        let person = *people.get(usize::from(sheet.seat))?;
        played(sheet.seat).then_some(EveningPlace { person, place: sheet.place, score: sheet.score })
    };
    over.sheets.iter().filter_map(place).collect()
}
