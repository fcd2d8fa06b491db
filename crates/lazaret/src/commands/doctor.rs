//! `lazaret doctor`: looks at a server's settings, database and letters before people do. `--upgrade` plays every stored
//! game with this program and says which it would refuse; `--running` asks the server that runs whether it is ready, and
//! reads its figures as the alerts do. It changes nothing, but for one row that shows whether the database takes what is written.

mod running;

use std::net::SocketAddr;

use kernel::Say as _;
use serde::Serialize;
use server::Config;
use shelf::Message;
use store::{Place, Status, Store};
use table::{LoadError, Table};
use text::Words;

use crate::commands::serve::Where;
use crate::stage::{Fault, Outcome, Verdict, document, say};

/// So many tables are read at a time.
const PAGE: u64 = 200;
/// So many tables that are refused are named.
const NAMED: usize = 20;

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[arg(long)]
    upgrade: bool,
    #[arg(long, conflicts_with = "upgrade")]
    running: bool,
    #[arg(long, env = "LAZARET_ADDR", value_name = "HOST:PORT")]
    addr: Option<SocketAddr>,
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    place: Where,
}

/// What was found.
#[derive(Serialize)]
struct Found {
    what: &'static str,
    how: How,
    sentence: String,
}

/// How bad it is.
#[derive(Serialize, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
enum How {
    Well,
    /// It works, and strangers should not reach it like that.
    Doubtful,
    Bad,
}

/// What this program makes of the games of a database.
#[derive(Serialize, Default)]
struct Upgrade {
    /// Tables that wait or are in play, and go on.
    plays: usize,
    /// Games that are over and come out as they did.
    replays: usize,
    /// Those among both whose position is known to be the same: the old program has written down its fingerprint.
    compared: usize,
    /// Those among both that a package of other rules plays.
    packaged: usize,
    /// Who plays each table.
    tables: Vec<Fate>,
    /// Tables in play that this program refuses.
    stranded: usize,
    /// Games that are over and cannot be seen again.
    lost: usize,
    /// Why, for the first of them.
    refused: Vec<(String, String)>,
}

/// Who plays a table after the upgrade.
#[derive(Serialize)]
struct Fate {
    table: String,
    over: bool,
    rules: Option<u32>,
    by: By,
}

/// Who plays it.
#[derive(Serialize, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
enum By {
    Program,
    Package,
    Nobody,
}

pub(crate) fn run(args: &Args, words: Words) -> Outcome {
    let config = args.place.config()?;
    if args.running {
        let config = Config { addr: args.addr.unwrap_or(config.addr), ..config };
        return running::ask(&config, args.json, words);
    }
    let failed = |error: std::io::Error| Fault::from(store::CopyError::File(error).say());
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(failed)?;
    if args.upgrade {
        let (store, ..) = Store::look(&config.place().map_err(|error| error.say())?).map_err(|error| error.say())?;
        let found = runtime.block_on(upgrade(&store, words))?;
        store.close();
        return told(&found, args.json, words);
    }
    let found = runtime.block_on(examine(&config, words));
    if args.json {
        document(&found)?;
    } else {
        for Found { how, sentence, .. } in &found {
            let mark = match how {
                How::Well => "+",
                How::Doubtful => "?",
                How::Bad => "!",
            };
            say(&format!("{mark} {sentence}"))?;
        }
    }
    Ok(if found.iter().any(|found| found.how == How::Bad) { Verdict::Failed } else { Verdict::Well })
}

async fn examine(config: &Config, words: Words) -> Vec<Found> {
    let mut found = Vec::new();
    let mut add = |what, how, message: &Message| found.push(Found { what, how, sentence: words.say(message) });
    match config.place() {
        Err(error) => add("database", How::Bad, &error.say()),
        Ok(place) => {
            // Before it is opened: opening it takes the rights of others away.
            if let Place::File(path) = &place
                && let Some((how, message)) = rights(path)
            {
                add("rights", how, &message);
            }
            for (how, message) in database(&place).await {
                add("database", how, &message);
            }
        }
    }
    match config.public_url.as_deref() {
        Some(url) if url.starts_with("https://") => {
            add("address", How::Well, &Message::new("server-doctor-address").with("url", url));
            if !config.trust_proxy {
                add("proxy", How::Doubtful, &Message::new("server-doctor-no-proxy"));
            }
        }
        _ => add("address", How::Doubtful, &Message::new("server-doctor-no-https")),
    }
    if let Some(folder) = &config.lessons {
        let (own, left) = server::own_lessons(folder);
        let count = Message::new("server-doctor-lessons").with("count", own.len());
        add("lessons", if left.is_empty() { How::Well } else { How::Doubtful }, &count);
        for server::LeftOut { file, why } in left {
            let file = file.display().to_string();
            let message = Message::new("server-doctor-lesson").with("file", file.as_str()).with("why", why);
            add("lessons", How::Bad, &message);
        }
    }
    if let Some(smtp) = config.smtp.clone() {
        let answered = tokio::task::spawn_blocking(move || server::check_smtp(&smtp)).await;
        match answered.unwrap_or_else(|error| Err(error.to_string())) {
            Ok(()) => add("letters", How::Well, &Message::new("server-doctor-letters")),
            Err(why) => add("letters", How::Bad, &Message::new("server-doctor-no-letters").with("why", why.as_str())),
        }
    }
    found
}

async fn database(place: &Place) -> Vec<(How, Message)> {
    let (store, found, known) = match Store::look(place) {
        Ok(looked) => looked,
        Err(error) => return vec![(How::Bad, error.say())],
    };
    let mut all = Vec::new();
    let key = if found < known { "server-doctor-older-schema" } else { "server-doctor-schema" };
    all.push((How::Well, Message::new(key).with("found", found).with("known", known)));
    match store.setting_as_it_is(store::COOKIE_KEY).await {
        Err(error) => all.push((How::Bad, error.say())),
        Ok(Some(key)) if table::fairness::unhex(&key).is_none() => {
            all.push((How::Bad, Message::new("server-doctor-key")));
        }
        Ok(Some(_) | None) => {}
    }
    match store.probe().await {
        Ok(()) => all.push((How::Well, Message::new("server-doctor-writes"))),
        Err(error) => all.push((How::Bad, error.say())),
    }
    store.close();
    all
}

/// Whether others on this machine can read the secrets of games.
fn rights(path: &std::path::Path) -> Option<(How, Message)> {
    use std::os::unix::fs::PermissionsExt as _;

    let mode = std::fs::metadata(path).ok()?.permissions().mode() & 0o777;
    let path = path.display().to_string();
    (mode & 0o077 != 0).then(|| (How::Bad, Message::new("server-doctor-rights").with("path", path.as_str())))
}

async fn upgrade(store: &Store, words: Words) -> Result<Upgrade, Fault> {
    let (mut found, mut after) = (Upgrade::default(), String::new());
    loop {
        let page = store.all_states(&after, PAGE).await.map_err(|error| error.say())?;
        let ids = page.iter().map(|(id, _)| id.clone()).collect();
        // A database of an older schema has none.
        let cards = store.cards(ids).await.unwrap_or_default();
        for (id, status) in &page {
            let journal = store.journal(id).await.map_err(|error| error.say())?;
            let loaded = Table::load(id, journal.iter().map(|entry| (entry.number, entry.at, &entry.body)));
            let known = cards.iter().find(|card| card.table == *id).and_then(|card| card.card.as_deref());
            let same = |table: Table| match known.and_then(server::fingerprint_on_card) {
                Some(expected) if table.fingerprint() == Some(expected) => Ok(true),
                Some(_) => Err(Message::new("server-doctor-elsewhere")),
                // The old program had no time to write it down.
                None => Ok(false),
            };
            let over = *status == Status::Over;
            let (rules, by) = match &loaded {
                Ok(table) => {
                    let engine = table.engine();
                    let by = match frozen::player(engine.id(), engine.rules_version()) {
                        frozen::Player::Program => By::Program,
                        frozen::Player::Package => By::Package,
                        frozen::Player::Nobody => By::Nobody,
                    };
                    (Some(engine.rules_version()), by)
                }
                Err(LoadError::OtherRules { found, .. }) => (Some(*found), By::Nobody),
                Err(
                    LoadError::Nothing
                    | LoadError::Missing { .. }
                    | LoadError::Damaged
                    | LoadError::Unreadable { .. }
                    | LoadError::UnknownGame { .. }
                    | LoadError::Record(_),
                ) => (None, By::Nobody),
            };
            found.packaged += usize::from(by == By::Package);
            found.tables.push(Fate { table: id.clone(), over, rules, by });
            match loaded.map_err(|error| error.say()).and_then(same) {
                Ok(compared) => {
                    *(if over { &mut found.replays } else { &mut found.plays }) += 1;
                    found.compared += usize::from(compared);
                }
                Err(why) => {
                    if over {
                        found.lost += 1;
                    } else {
                        found.stranded += 1;
                    }
                    if found.refused.len() < NAMED {
                        found.refused.push((id.clone(), words.say(&why)));
                    }
                }
            }
        }
        match page.into_iter().next_back() {
            Some((last, _)) => after = last,
            None => return Ok(found),
        }
    }
}

fn told(found: &Upgrade, json: bool, words: Words) -> Outcome {
    if json {
        document(found)?;
    } else {
        let sum = Message::new("server-doctor-upgrade")
            .with("plays", found.plays)
            .with("replays", found.replays)
            .with("compared", found.compared)
            .with("stranded", found.stranded)
            .with("lost", found.lost);
        say(&words.say(&sum))?;
        if found.packaged > 0 {
            say(&words.say(&Message::new("server-doctor-packages").with("packaged", found.packaged)))?;
        }
        let running = found.tables.iter().filter(|fate| fate.by == By::Package && !fate.over);
        for Fate { table, rules, .. } in running.take(NAMED) {
            let rules = rules.unwrap_or_default();
            let who = Message::new("server-doctor-packaged").with("table", table.as_str()).with("rules", rules);
            say(&format!("+ {}", words.say(&who)))?;
        }
        for (id, why) in &found.refused {
            say(&format!("! {id}: {why}"))?;
        }
    }
    Ok(if found.stranded + found.lost > 0 { Verdict::Failed } else { Verdict::Well })
}
