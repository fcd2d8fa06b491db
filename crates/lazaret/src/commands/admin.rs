//! `lazaret admin`: what whoever runs a server does about people and tables. It works through the database, whether or not
//! a server runs; every server that runs notices within a second.

use std::time::Duration;

use clap::Subcommand;
use kernel::Say as _;
use serde::Serialize;
use server::admin::{self, Closed};
use shelf::Message;
use store::{FoundPerson, PersonRow, Store};
use table::{Stranded, Table};
use text::Words;

use crate::commands::serve::Where;
use crate::moment::{date, interval, now};
use crate::progress::Progress;
use crate::stage::{Fault, Outcome, Verdict, document, say, table as columns};

/// So many are listed.
const LISTED: u64 = 1000;

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[command(subcommand)]
    what: What,
}

/// What can be done.
#[derive(Subcommand, Debug)]
enum What {
    Persons(Listed),
    Tables(Listed),
    Rename {
        #[arg(value_name = "PERSON")]
        person: String,
        #[arg(value_name = "NAME")]
        new_name: String,
        #[command(flatten)]
        place: Where,
    },
    Ban {
        #[arg(value_name = "PERSON")]
        person: String,
        #[arg(long)]
        lift: bool,
        #[arg(long = "for", value_name = "TIME", value_parser = interval, conflicts_with = "lift")]
        ban_for: Option<Duration>,
        #[arg(long, value_name = "TEXT", default_value = "", hide_default_value = true)]
        why: String,
        #[command(flatten)]
        place: Where,
    },
    BanNetwork {
        #[arg(value_name = "NETWORK")]
        network: String,
        #[arg(long)]
        lift: bool,
        #[arg(long, value_name = "TEXT", default_value = "", hide_default_value = true)]
        why: String,
        #[command(flatten)]
        place: Where,
    },
    Networks {
        #[arg(long)]
        json: bool,
        #[command(flatten)]
        place: Where,
    },
    Password {
        #[arg(value_name = "PERSON")]
        person: String,
        #[command(flatten)]
        place: Where,
    },
    Close {
        #[arg(value_name = "TABLE")]
        table: String,
        #[command(flatten)]
        place: Where,
    },
    Export {
        #[arg(value_name = "TABLE")]
        table: String,
        #[command(flatten)]
        place: Where,
    },
    Reports {
        #[arg(long)]
        all: bool,
        #[arg(long)]
        json: bool,
        #[command(flatten)]
        place: Where,
    },
    Announce {
        #[arg(long = "in", value_name = "TIME", value_parser = interval, required_unless_present = "cancel")]
        restart_in: Option<Duration>,
        #[arg(long, conflicts_with = "restart_in")]
        cancel: bool,
        #[command(flatten)]
        place: Where,
    },
    Recount {
        #[command(flatten)]
        place: Where,
    },
    Settle {
        #[arg(value_name = "REPORT")]
        report: u64,
        #[command(flatten)]
        place: Where,
    },
}

#[derive(clap::Args, Debug)]
struct Listed {
    #[arg(value_name = "TEXT", default_value = "", hide_default_value = true)]
    text: String,
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    place: Where,
}

#[derive(Serialize)]
struct PersonLine {
    id: String,
    name: String,
    account: bool,
    banned: bool,
    tables: u64,
    seen: Option<String>,
}

#[derive(Serialize)]
struct TableLine {
    id: String,
    game: String,
    status: &'static str,
    visibility: &'static str,
    host: String,
    seated: Vec<String>,
    created: String,
}

#[derive(Serialize)]
struct NetworkLine {
    network: String,
    since: String,
    by: String,
    why: String,
}

#[derive(Serialize)]
struct ReportLine {
    number: u64,
    at: String,
    table: String,
    by: String,
    about: String,
    words: String,
    said: String,
    settled: bool,
}

pub(crate) fn run(args: &Args, words: Words) -> Outcome {
    let place = match &args.what {
        What::Persons(listed) | What::Tables(listed) => &listed.place,
        What::Rename { place, .. }
        | What::Ban { place, .. }
        | What::BanNetwork { place, .. }
        | What::Networks { place, .. }
        | What::Password { place, .. }
        | What::Close { place, .. }
        | What::Export { place, .. }
        | What::Reports { place, .. }
        | What::Announce { place, .. }
        | What::Recount { place }
        | What::Settle { place, .. } => place,
    };
    let failed = |error: std::io::Error| Fault::from(store::CopyError::File(error).say());
    let store = Store::open_existing(&place.place()?).map_err(|error| error.say())?;
    let runtime = tokio::runtime::Builder::new_current_thread().build().map_err(failed)?;
    let outcome = runtime.block_on(carry_out(&args.what, &store, words));
    store.close();
    outcome
}

async fn carry_out(what: &What, store: &Store, words: Words) -> Outcome {
    match what {
        What::Persons(listed) => persons(store, listed, words).await?,
        What::Tables(listed) => tables(store, listed).await?,
        What::Rename { person, new_name, .. } => {
            let person = find(store, person).await?;
            let name = admin::rename(store, &person, new_name).await?;
            let done = Message::new("server-admin-renamed").with("old", &*person.name).with("new", name.as_str());
            say(&words.say(&done))?;
        }
        What::Ban { person, lift, ban_for, why, .. } => {
            let person = find(store, person).await?;
            let done = match admin::ban(store, &person, *lift, *ban_for, why).await? {
                _ if *lift => Message::new("server-admin-let-in"),
                None => Message::new("server-admin-banned"),
                Some(until) => Message::new("server-admin-banned-until").with("until", date(until).as_str()),
            };
            say(&words.say(&done.with("name", &*person.name)))?;
        }
        What::BanNetwork { network, lift, why, .. } => {
            let done = admin::ban_network(store, network, *lift, why).await?;
            let key = match (&done, lift) {
                (None, _) => "server-admin-network-not-banned",
                (Some(_), true) => "server-admin-network-let-in",
                (Some(_), false) => "server-admin-network-banned",
            };
            let message = Message::new(key).with("network", done.as_deref().unwrap_or(network));
            if done.is_none() {
                return Err(message.into());
            }
            say(&words.say(&message))?;
        }
        What::Networks { json, .. } => networks(store, *json, words).await?,
        What::Password { person, .. } => {
            let person = find(store, person).await?;
            let password = admin::reset_password(store, &person).await?;
            let done = Message::new("server-admin-password").with("name", &*person.name);
            say(&words.say(&done.with("password", password.as_str())))?;
        }
        What::Close { table, .. } => match admin::close(store, table).await? {
            Closed::Over => say(&words.say(&Message::new("server-admin-closed").with("table", table.as_str())))?,
            Closed::Unlisted(why) => {
                let done = Message::new("server-admin-unlisted").with("table", table.as_str()).with("why", why.say());
                say(&words.say(&done))?;
            }
        },
        What::Export { table, .. } => {
            let journal = store.journal(table).await.map_err(|error| error.say())?;
            let entries = || journal.iter().map(|entry| (entry.number, entry.at, &entry.body));
            let record = match Table::load(table, entries()) {
                Ok(table) => table.export(),
                // Rules that this program does not have are no reason to keep a game from its players.
                Err(error) if error.is_stranded() => {
                    Some(Stranded::read(entries()).map_err(|error| error.say())?.record())
                }
                Err(error) => return Err(error.say().into()),
            };
            let record = record.ok_or_else(|| Message::new("table-refusal-not-started"))?;
            say(record.trim_end())?;
        }
        What::Reports { all, json, .. } => reports(store, *all, *json, words).await?,
        What::Announce { restart_in, .. } => {
            let at = restart_in.map_or(0, |wait| now() + wait.as_millis() as u64);
            store.announce_restart(at, now()).await.map_err(|error| error.say())?;
            let done = match at {
                0 => Message::new("server-admin-announced-none"),
                at => Message::new("server-admin-announced").with("at", date(at).as_str()),
            };
            say(&words.say(&done))?;
        }
        What::Recount { .. } => {
            let all = store.count_over().await.map_err(|error| error.say())?;
            let progress = Progress::new(all, words);
            let recounted = server::recount(store, shelf::all_cores(), |done| progress.at(done)).await;
            let recounted = recounted.map_err(|error| error.say())?;
            drop(progress);
            let number = |count: u64| i64::try_from(count).unwrap_or(i64::MAX);
            let done = Message::new("server-admin-recounted")
                .with("games", number(recounted.games))
                .with("rated", number(recounted.rated));
            say(&words.say(&done))?;
            if recounted.kept > 0 {
                say(&words.say(&Message::new("server-admin-recount-kept").with("count", number(recounted.kept))))?;
            }
        }
        What::Settle { report, .. } => {
            if !store.settle(*report).await.map_err(|error| error.say())? {
                return Err(Message::new("server-admin-no-report").into());
            }
        }
    }
    Ok(Verdict::Well)
}

/// The one person meant: by id, by their exact name, or because nobody else is like that.
async fn find(store: &Store, text: &str) -> Result<PersonRow, Fault> {
    let mut found = store.find_persons(text, LISTED).await.map_err(|error| error.say())?;
    let exact = |found: &FoundPerson| found.person.id == text || found.person.name == text;
    if found.iter().filter(|found| exact(found)).count() == 1 {
        found.retain(exact);
    }
    let count = found.len();
    match (found.pop(), count) {
        (Some(found), 1) => Ok(found.person),
        (None, _) => Err(Message::new("server-admin-nobody").with("text", text).into()),
        (Some(_), _) => Err(Message::new("server-admin-several").with("text", text).with("count", count).into()),
    }
}

async fn persons(store: &Store, listed: &Listed, words: Words) -> Result<(), Fault> {
    let found = store.find_persons(&listed.text, LISTED).await.map_err(|error| error.say())?;
    let lines: Vec<PersonLine> = found
        .into_iter()
        .map(|found| PersonLine {
            id: found.person.id,
            name: found.person.name,
            account: found.person.account,
            banned: found.person.banned,
            tables: found.tables,
            seen: found.seen_at.map(date),
        })
        .collect();
    if listed.json {
        return document(&lines);
    }
    let row = |line: &PersonLine| {
        let kind = match (line.banned, line.account) {
            (true, _) => "server-admin-is-banned",
            (false, true) => "server-admin-is-account",
            (false, false) => "server-admin-is-guest",
        };
        let seen = line.seen.clone().unwrap_or_default();
        vec![line.name.clone(), words.word(kind), line.tables.to_string(), seen, line.id.clone()]
    };
    say(&columns(&lines.iter().map(row).collect::<Vec<_>>()))
}

async fn tables(store: &Store, listed: &Listed) -> Result<(), Fault> {
    let found = store.find_tables(&listed.text, LISTED).await.map_err(|error| error.say())?;
    let lines: Vec<TableLine> = found
        .into_iter()
        .map(|found| TableLine {
            id: found.id,
            game: found.game,
            status: found.status.word(),
            visibility: found.visibility.word(),
            host: found.host,
            seated: found.seated,
            created: date(found.created_at),
        })
        .collect();
    if listed.json {
        return document(&lines);
    }
    let row = |line: &TableLine| {
        let TableLine { id, game, status, visibility, seated, created, .. } = line;
        vec![
            id.clone(),
            game.clone(),
            (*status).to_owned(),
            (*visibility).to_owned(),
            created.clone(),
            seated.join(", "),
        ]
    };
    say(&columns(&lines.iter().map(row).collect::<Vec<_>>()))
}

async fn networks(store: &Store, json: bool, words: Words) -> Result<(), Fault> {
    let banned = store.banned_networks().await.map_err(|error| error.say())?.into_iter();
    let lines: Vec<NetworkLine> = banned
        .map(|row| NetworkLine { network: row.network, since: date(row.at), by: row.by, why: row.words })
        .collect();
    if json {
        return document(&lines);
    }
    if lines.is_empty() {
        return say(&words.word("server-admin-no-networks"));
    }
    let row = |line: &NetworkLine| vec![line.network.clone(), line.since.clone(), line.by.clone(), line.why.clone()];
    say(&columns(&lines.iter().map(row).collect::<Vec<_>>()))
}

async fn reports(store: &Store, all: bool, json: bool, words: Words) -> Result<(), Fault> {
    let mut lines = Vec::new();
    for report in store.reports(all).await.map_err(|error| error.say())? {
        let name = async |id: &str| -> Result<String, Fault> {
            let person = store.person(id).await.map_err(|error| error.say())?;
            Ok(person.map_or_else(|| id.to_owned(), |person| person.name))
        };
        lines.push(ReportLine {
            number: report.number,
            at: date(report.at),
            by: name(&report.by).await?,
            about: name(&report.about).await?,
            table: report.table,
            words: report.words,
            said: report.said,
            settled: report.settled,
        });
    }
    if json {
        return document(&lines);
    }
    if lines.is_empty() {
        return say(&words.word("server-admin-no-reports"));
    }
    for line in &lines {
        let head = Message::new("server-admin-report")
            .with("number", i64::try_from(line.number).unwrap_or(i64::MAX))
            .with("at", line.at.as_str())
            .with("table", line.table.as_str())
            .with("by", line.by.as_str())
            .with("about", line.about.as_str());
        say(&words.say(&head))?;
        say(&format!("    {}", line.words))?;
        for said in line.said.lines() {
            say(&format!("    > {said}"))?;
        }
    }
    Ok(())
}
