//! Evenings: their journals, and what happens in them by itself.
//!
//! Nobody keeps an evening in memory. Whoever wants something of it makes it from its journal and adds to that under the
//! next number; who comes second looks again. So every node may do everything, and a node that ends leaves nothing half
//! done: whatever is still missing (a table that was not opened, a game that was not started) is made up for in the next
//! round of [`conduct`].

use std::collections::HashMap;
use std::sync::Weak;
use std::time::Duration;

use evening::journal::{Evening, Fact, Refused};
use kernel::{Message, Seat};
use protocol::{EveningPlace, EveningStatus, EveningSummary, EveningView, Holder, Over, Status, Visibility};
use store::{Append, EveningRow, StoreError};
use table::{Assigned, Chair, Command, Opening, Owner, Table};
use tokio::sync::oneshot;

use crate::app::{App, Parts, now, random, random_code};
use crate::failed::Failed;
use crate::http::asked;
use crate::keeper::{Finished, Order};
use crate::notices::{self, Notice, Occasion};

/// What is due is looked for so often.
const ROUND: Duration = Duration::from_secs(2);
/// So often one tries to be the next to write.
const TRIES: usize = 8;

/// An evening with what is needed to write to it.
pub(crate) struct Kept {
    pub(crate) evening: Evening,
    created_at: u64,
}

/// Why an evening refused something, as people read it.
pub(crate) fn refused(why: Refused) -> Failed {
    let message = Message::new(format!("server-error-evening-{why}"));
    if why == "not-now" || why == "full" {
        Failed::new(axum::http::StatusCode::CONFLICT, &format!("evening_{}", why.replace('-', "_")), message)
    } else {
        Failed::said(&format!("evening_{}", why.replace('-', "_")), message)
    }
}

/// An evening by its code.
pub(crate) async fn load(app: &App, id: &str) -> Result<Kept, Failed> {
    let entries = app.store.evening(id).await?;
    let created_at = entries.first().ok_or_else(Failed::not_found)?.at;
    let facts: Result<Vec<Vec<Fact>>, _> = entries.iter().map(|entry| serde_json::from_str(&entry.body)).collect();
    let evening = facts.ok().and_then(|facts| Evening::load(id, facts.iter().flatten(), entries.len() as u64));
    let Some(evening) = evening else {
        tracing::error!(evening = id, "the journal of an evening cannot be read");
        return Err(Failed::unavailable());
    };
    Ok(Kept { evening, created_at })
}

/// Sets up an evening.
pub(crate) async fn open(app: &App, facts: &[Fact]) -> Result<Kept, Failed> {
    let (id, at) = (random_code(), now());
    let evening = Evening::load(&id, facts, 0).ok_or_else(Failed::unavailable)?;
    let kept = Kept { evening, created_at: at };
    Ok(write(app, kept, facts, at).await?)
}

/// Writes what happened under the next number.
async fn write(app: &App, kept: Kept, facts: &[Fact], at: u64) -> Result<Kept, StoreError> {
    let Kept { evening, created_at } = &kept;
    let people = [evening.host()].into_iter().chain(evening.ids()).map(str::to_owned).collect();
    let visibility = match evening.settings().visibility {
        Visibility::Private => store::Visibility::Private,
        Visibility::Public => store::Visibility::Public,
    };
    let row = EveningRow { open: !evening.is_over(), visibility, created_at: *created_at, people };
    let body = serde_json::to_string(facts).expect("facts have string keys and no failing parts");
    app.store.append_evening(evening.id(), evening.number(), at, body, row).await?;
    let Kept { mut evening, created_at } = kept;
    evening.written();
    Ok(Kept { evening, created_at })
}

/// Does something in an evening: `what` says which facts it takes. Whoever was a moment late looks again.
pub(crate) async fn act(
    app: &App,
    id: &str,
    what: impl Fn(&Evening) -> Result<Vec<Fact>, Failed>,
) -> Result<Kept, Failed> {
    for _ in 0..TRIES {
        let mut kept = load(app, id).await?;
        let facts = what(&kept.evening)?;
        if facts.is_empty() {
            return Ok(kept);
        }
        for fact in &facts {
            kept.evening.add(fact).ok_or_else(Failed::unavailable)?;
        }
        match write(app, kept, &facts, now()).await {
            Ok(kept) => return Ok(kept),
            Err(StoreError::Conflict) => tokio::time::sleep(Duration::from_millis(10)).await,
            Err(error) => return Err(error.into()),
        }
    }
    Err(Failed::unavailable())
}

/// An evening as somebody sees it.
pub(crate) async fn view(app: &App, evening: &Evening, person: Option<&str>) -> Result<EveningView, Failed> {
    let mut names = HashMap::new();
    for id in [evening.host()].into_iter().chain(evening.ids()) {
        if !names.contains_key(id) {
            names.insert(id.to_owned(), called(app, id).await?.map(|(name, _)| name).unwrap_or_default());
        }
    }
    Ok(evening.view(person, |id| names.get(id).cloned().unwrap_or_default()))
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

/// The evenings that somebody finds.
pub(crate) async fn list(app: &App, person: Option<&str>, limit: u64) -> Result<Vec<EveningSummary>, Failed> {
    let mut evenings = Vec::new();
    for id in app.store.listed_evenings(person, limit).await? {
        // One that cannot be read is in the log, and keeps nobody from the others.
        if let Ok(kept) = load(app, &id).await {
            evenings.push(kept.evening.summary(person));
        }
    }
    Ok(evenings)
}

/// Lets evenings go on by themselves, as long as the server lives.
pub(crate) async fn conduct(app: Weak<Parts>) {
    loop {
        tokio::time::sleep(ROUND).await;
        let Some(app) = app.upgrade() else { return };
        let Ok(open) = app.store.open_evenings().await else { continue };
        for id in open {
            if let Err(failed) = go_on(&app, &id).await {
                tracing::warn!(evening = %id, code = failed.failure.code, "an evening could not go on; it is tried again");
            }
        }
    }
}

/// Whatever is due in an evening.
pub(crate) async fn go_on(app: &App, id: &str) -> Result<(), Failed> {
    let kept = load(app, id).await?;
    let evening = &kept.evening;
    if evening.next_at().is_some_and(|at| at <= now()) {
        match act(app, id, begin).await {
            Ok(kept) => seat_all(app, &kept.evening).await?,
            // Too few are there: it waits for people, or for the host.
            Err(failed) if failed.failure.code == "evening_too_few" => {}
            Err(failed) => return Err(failed),
        }
        return Ok(());
    }
    if evening.status() == EveningStatus::Playing {
        seat_all(app, evening).await?;
        for (table, people) in evening.open_tables() {
            let Some(ended) = ended(app, table, people).await? else { continue };
            let fact = Fact::Ended { at: now(), table: table.to_owned(), ended };
            let open = |evening: &Evening| evening.open_tables().any(|(open, _)| open == table);
            act(app, id, |evening| Ok(if open(evening) { vec![fact.clone()] } else { Vec::new() })).await?;
        }
    }
    Ok(())
}

/// What it takes to begin the next round.
pub(crate) fn begin(evening: &Evening) -> Result<Vec<Fact>, Failed> {
    // A plan takes up to a second of search: others are served meanwhile.
    tokio::task::block_in_place(|| evening.begin(now(), random_code)).map_err(refused)
}

/// Opens and starts the tables of the current round that are not yet there.
pub(crate) async fn seat_all(app: &App, evening: &Evening) -> Result<(), Failed> {
    for (table, people) in evening.open_tables() {
        if app.store.status_of(table).await?.is_none() {
            set_table(app, evening, table, people).await?;
        }
        let shown = asked(app, table, None, None).await?.0.table;
        if shown.status != Status::Waiting {
            continue;
        }
        let host = || evening.host().to_owned();
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

async fn set_table(app: &App, evening: &Evening, table: &str, people: &[u8]) -> Result<(), Failed> {
    let game = evening.game(evening.begun().saturating_sub(1));
    let title = shelf::title(&game.game).ok_or_else(|| Failed::bad("unknown_game"))?;
    let options = with_players(title, &game.options, people.len())?;
    let mut chairs = Vec::new();
    for &person in people {
        let id = evening.id_of(person).ok_or_else(Failed::unavailable)?.to_owned();
        // Whoever has gone since the plan was made has a bot in their place, which counts for nobody.
        let here = if evening.has_left(person) { None } else { called(app, &id).await? };
        chairs.push(match here {
            Some((name, None)) => Chair::Person { id, name },
            Some((name, Some(owner))) => Chair::Machine { id, name, owner },
            None => Chair::Bot { level: shelf::Level::STAND_IN.into() },
        });
    }
    let at = now();
    let opening = Opening {
        visibility: evening.settings().visibility,
        clock: evening.settings().clock,
        ..Opening::plain(table, random_code(), title, options, evening.host(), random(), at)
    };
    let (opened, done) = Table::open(opening, chairs).map_err(|message| Failed::said("options", message))?;
    let append = Append {
        table: table.to_owned(),
        number: 0,
        at,
        body: Table::body(&done.facts),
        row: Some(crate::card::row(&opened)),
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
