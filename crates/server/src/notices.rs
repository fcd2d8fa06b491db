//! Notices to people who are away: pushed to browsers, posted to a hook in the form that Discord, Slack and ntfy take, and
//! by letter. Of what somebody is told and how is theirs to say; what comes in their quiet hours is told at the end of them,
//! in one notice. Whoever was told of a table hears no more of it until they have looked.

#[cfg(test)]
mod crowd;
#[cfg(test)]
mod tests;

use std::sync::Weak;
use std::time::Duration;

use evening::journal::Evening;
use evening::league::League;
use kernel::Message;
use protocol::{NoticeWays, NoticeWishes};
use serde_json::json;
use store::{EveningKind, PersonRow, PutOffRow, StoreError, WishesRow};
use text::Words;
use tokio::sync::Semaphore;

use crate::app::{App, Parts, now};
use crate::config::Config;
use crate::evenings;
use crate::letters::{self, Letter, Purpose, words_of};
use crate::people::handle;
use crate::push::{Pushed, push};

/// Hosts to which anybody may have notices posted.
const HOSTS: [&str; 4] = ["discord.com", "discordapp.com", "hooks.slack.com", NTFY];
/// Where a notice is a plain text.
const NTFY: &str = "ntfy.sh";
/// So long a notice may take.
pub(crate) const PATIENCE: Duration = Duration::from_secs(10);
/// So many are sent at once.
const AT_ONCE: usize = 8;
/// A hook that has failed so often in a row rests until its owner saves their wishes anew.
pub(crate) const RESTS: u64 = 6;
/// So often is looked for what was put off until now.
const ROUND: Duration = Duration::from_secs(20);

/// Something a person is told.
#[derive(Clone, Debug)]
pub(crate) struct Notice {
    pub(crate) person: String,
    /// The code of the table, or of what they are asked to.
    pub(crate) table: String,
    pub(crate) game: String,
    pub(crate) occasion: Occasion,
}

/// Why somebody is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Occasion {
    /// It is their turn, since the step after their last one.
    Turn { since: u64 },
    /// A bot will stand in for them.
    Summons { step: u64 },
    /// The game is over.
    Over,
    /// Somebody of this name asks them to the table.
    Invited { by: String },
    /// A host of this name asks them to an evening or a league.
    Called { by: String, to: EveningKind },
    /// The host has changed what is agreed; the journal had so many entries then.
    Changed { entries: u64 },
    /// A round of an evening begins.
    Evening,
    /// Somebody said something.
    Chat { by: String },
    /// Somebody asks whether a choice may be taken back.
    Undo { request: u64 },
}

impl Occasion {
    /// In a word, of which the sentences are named.
    fn word(&self) -> &'static str {
        match self {
            Self::Turn { .. } => "turn",
            Self::Summons { .. } => "summons",
            Self::Over => "over",
            Self::Invited { .. } => "invited",
            Self::Called { to: EveningKind::Evening, .. } => "to-evening",
            Self::Called { to: EveningKind::League, .. } => "to-league",
            Self::Changed { .. } => "changed",
            Self::Evening => "evening",
            Self::Chat { .. } => "chat",
            Self::Undo { .. } => "undo",
        }
    }

    /// As it is kept until somebody wants to hear of it.
    fn kept(&self) -> String {
        match self {
            Self::Invited { by } | Self::Called { by, .. } => format!("{} {by}", self.word()),
            Self::Turn { .. }
            | Self::Summons { .. }
            | Self::Over
            | Self::Changed { .. }
            | Self::Evening
            | Self::Chat { .. }
            | Self::Undo { .. } => self.word().to_owned(),
        }
    }

    /// What marks it as told: each is told of once.
    fn claim(&self, person: &str) -> Option<(u64, String)> {
        match self {
            Self::Turn { since } => Some((*since, person.to_owned())),
            Self::Summons { step } => Some((*step, format!("summons {person}"))),
            Self::Over => Some((0, format!("over {person}"))),
            Self::Changed { entries } => Some((*entries, format!("changed {person}"))),
            Self::Undo { request } => Some((*request, format!("undo {person}"))),
            Self::Evening => Some((0, format!("evening {person}"))),
            Self::Called { .. } => Some((0, format!("called {person}"))),
            Self::Invited { .. } | Self::Chat { .. } => None,
        }
    }

    fn ways(&self, wishes: &NoticeWishes) -> NoticeWays {
        match self {
            Self::Turn { .. } => wishes.turn,
            Self::Summons { .. } => wishes.summons,
            Self::Over => wishes.over,
            Self::Invited { .. } | Self::Called { .. } => wishes.invited,
            Self::Changed { .. } => wishes.changed,
            Self::Evening => wishes.evening,
            Self::Chat { .. } => wishes.chat,
            Self::Undo { .. } => wishes.undo,
        }
    }
}

/// Who may send at the moment.
pub(crate) fn turns() -> Semaphore {
    Semaphore::new(AT_ONCE)
}

/// Sends a notice in the background, if the person wants one and has not had it.
pub(crate) fn send(app: App, notice: Notice) {
    tokio::spawn(async move {
        let Ok(_turn) = app.notices.acquire().await else { return };
        let table = notice.table.clone();
        if let Err(why) = deliver(&app, notice, now()).await {
            tracing::warn!(%table, %why, "a notice could not be delivered");
        }
    });
}

/// How somebody wants to be told of what.
pub(crate) fn wishes(row: &WishesRow) -> NoticeWishes {
    // What another program wrote is not understood by this one: they are told as if they had said nothing.
    serde_json::from_str(&row.body).unwrap_or_default()
}

async fn deliver(app: &App, notice: Notice, at: u64) -> Result<(), String> {
    let failed = |error: StoreError| error.to_string();
    let person = app.store.person(&notice.person).await.map_err(failed)?;
    let Some(person) = person.filter(|person| !person.banned) else { return Ok(()) };
    let row = app.store.wishes(&person.id).await.map_err(failed)?;
    let wishes = wishes(&row);
    let ways = open_ways(app, &person, &row, notice.occasion.ways(&wishes)).await.map_err(failed)?;
    if ways == NoticeWays::default() {
        return Ok(());
    }
    if let Occasion::Chat { by } = &notice.occasion
        && app.store.blocked_by(&person.id).await.map_err(failed)?.iter().any(|(blocked, _)| blocked == by)
    {
        return Ok(());
    }
    if let Some((step, who)) = notice.occasion.claim(&person.id)
        && !app.store.claim_notice(&notice.table, step, &who).await.map_err(failed)?
    {
        return Ok(());
    }
    if let Some(until) = quiet_until(&wishes, at) {
        let Notice { person, table, game, occasion } = notice;
        let what = PutOffRow { person, table, occasion: occasion.kept(), game };
        return app.store.put_off(what, until).await.map_err(failed);
    }
    // Whoever was told of a table and has not looked is not told of it again, but that a bot is about to sit down for them.
    let first = app.store.ring(&person.id, &notice.table).await.map_err(failed)?;
    if !first && !matches!(notice.occasion, Occasion::Summons { .. }) {
        return Ok(());
    }
    let told = Told::of(app, &words_of(&person), notice.occasion.word(), &notice);
    hand_over(app, &person, ways, wishes.plain, told).await
}

/// The ways among these that are set up and answer.
async fn open_ways(app: &App, person: &PersonRow, row: &WishesRow, of: NoticeWays) -> Result<NoticeWays, StoreError> {
    Ok(NoticeWays {
        push: of.push && !app.store.pushes_of(&person.id).await?.is_empty(),
        letter: of.letter && person.letters_to().is_some() && app.config.smtp.is_some(),
        hook: of.hook && person.webhook.is_some() && row.hook_failed < RESTS,
    })
}

/// Until when somebody does not want to hear anything, if they do not now.
fn quiet_until(wishes: &NoticeWishes, at: u64) -> Option<u64> {
    const DAY: i64 = 24 * 60;
    const MINUTE: u64 = 60_000;
    let quiet = wishes.quiet?;
    let minutes = (at / MINUTE).cast_signed();
    let since = (minutes + i64::from(quiet.offset) - i64::from(quiet.opens)).rem_euclid(DAY);
    let length = (i64::from(quiet.closes) - i64::from(quiet.opens)).rem_euclid(DAY);
    (since < length).then(|| (minutes + length - since).cast_unsigned() * MINUTE)
}

/// What somebody is told, in their language.
struct Told {
    title: String,
    short: String,
    text: String,
    /// Where a click leads.
    path: String,
    topic: String,
}

impl Told {
    fn of(app: &App, words: &Words, word: &str, Notice { table, game, occasion, .. }: &Notice) -> Self {
        let path = match occasion {
            Occasion::Called { to, .. } => format!("/{}/{table}", to.word()),
            Occasion::Turn { .. }
            | Occasion::Summons { .. }
            | Occasion::Over
            | Occasion::Invited { .. }
            | Occasion::Changed { .. }
            | Occasion::Evening
            | Occasion::Chat { .. }
            | Occasion::Undo { .. } => format!("/table/{table}"),
        };
        let by = match occasion {
            Occasion::Invited { by } | Occasion::Called { by, .. } => by.as_str(),
            Occasion::Turn { .. }
            | Occasion::Summons { .. }
            | Occasion::Over
            | Occasion::Changed { .. }
            | Occasion::Evening
            | Occasion::Chat { .. }
            | Occasion::Undo { .. } => "",
        };
        let key = format!("server-notice-{word}");
        let title = Message::new(format!("{game}-title"));
        let link = app.config.link(&path);
        let whole = Message::new(key.clone()).with("game", title.clone()).with("link", link.as_str()).with("by", by);
        Self {
            title: words.say(&title),
            short: words.say(&Message::new(format!("{key}-short")).with("by", by)),
            text: words.say(&whole),
            path,
            topic: handle("push", table),
        }
    }

    /// What a letter is about: the game, and what happened there.
    fn subject(&self, words: &Words) -> String {
        words.say(&Message::new("server-notice-subject").with("about", &*self.title).with("what", &*self.short))
    }
}

/// Tells somebody by these ways.
async fn hand_over(app: &App, person: &PersonRow, ways: NoticeWays, plain: bool, told: Told) -> Result<(), String> {
    app.metrics.notices.inc();
    if ways.push {
        let shown = pushed_text(&told.title, &told.short, &told.path);
        push_to_all(app, &person.id, shown, told.topic.clone()).await.map_err(|error| error.to_string())?;
    }
    let hook = person.webhook.clone().filter(|_| ways.hook);
    if let Some(url) = hook {
        let text = told.text.clone();
        let posted = tokio::task::spawn_blocking(move || post(&url, &text, plain)).await;
        let posted = posted.map_err(|error| error.to_string()).and_then(|posted| posted);
        app.metrics.sent("hook", posted.is_ok());
        app.store.hook_answered(&person.id, posted.is_ok()).await.map_err(|error| error.to_string())?;
        if let Err(why) = posted {
            // A hook that fails keeps no letter back.
            tracing::warn!(%why, "a hook did not take a notice");
        }
    }
    if let (true, Some(smtp), Some(email)) = (ways.letter, app.config.smtp.clone(), person.letters_to()) {
        let unsubscribe = letters::link(app, Purpose::Stop, &person.id, email);
        let words = words_of(person);
        let last = words.say(&Message::new("server-letter-footer").with("link", unsubscribe.as_str()));
        let text = format!("{}\n\n-- \n{last}\n", told.text);
        let letter = Letter { to: email.to_owned(), subject: told.subject(&words), text, stop: Some(unsubscribe) };
        let sent = tokio::task::spawn_blocking(move || letters::send(&letter, &smtp)).await;
        app.metrics.sent("letter", matches!(sent, Ok(Ok(()))));
        sent.map_err(|error| error.to_string()).and_then(|sent| sent)?;
    }
    Ok(())
}

/// Tells people what was put off until now, as far as it is still so.
pub(crate) async fn put_off(app: Weak<Parts>) {
    loop {
        tokio::time::sleep(ROUND).await;
        let Some(app) = app.upgrade() else { return };
        if let Err(why) = tell_put_off(&app, now()).await {
            tracing::warn!(%why, "what was put off could not be told");
        }
    }
}

async fn tell_put_off(app: &App, at: u64) -> Result<(), String> {
    let failed = |error: StoreError| error.to_string();
    let mut rows = app.store.take_put_off(at).await.map_err(failed)?.into_iter().peekable();
    while let Some(first) = rows.next() {
        let mut all = vec![first];
        while let Some(next) = rows.next_if(|next| next.person == all[0].person) {
            all.push(next);
        }
        if let Err(why) = tell_together(app, all).await {
            tracing::warn!(%why, "what was put off could not be told");
        }
    }
    Ok(())
}

/// All that one person missed, in one notice.
async fn tell_together(app: &App, rows: Vec<PutOffRow>) -> Result<(), String> {
    let failed = |error: StoreError| error.to_string();
    let Some(person) = app.store.person(&rows[0].person).await.map_err(failed)? else { return Ok(()) };
    let row = app.store.wishes(&person.id).await.map_err(failed)?;
    let (wishes, words) = (wishes(&row), words_of(&person));
    let mut told: Vec<(NoticeWays, Told)> = Vec::new();
    for PutOffRow { table, occasion, game, .. } in rows {
        let (word, by) = occasion.split_once(' ').unwrap_or((&occasion, ""));
        let asked =
            crate::card::list(app, vec![table.clone()], Some(&person.id)).await.ok().and_then(|mut list| list.pop());
        let still = match word {
            "turn" | "summons" | "undo" => asked.is_some_and(|table| table.your_turn || word == "undo"),
            "invited" => app.store.is_invited(&table, &person.id).await.map_err(failed)?,
            "to-evening" => evenings::waits_for::<Evening>(app, &table, &person.id).await,
            "to-league" => evenings::waits_for::<League>(app, &table, &person.id).await,
            _ => true,
        };
        // A bot that was about to sit down for them has done so, or they have come back.
        let occasion = match word {
            "turn" | "summons" => Occasion::Turn { since: 0 },
            "over" => Occasion::Over,
            "invited" => Occasion::Invited { by: by.to_owned() },
            "to-evening" => Occasion::Called { by: by.to_owned(), to: EveningKind::Evening },
            "to-league" => Occasion::Called { by: by.to_owned(), to: EveningKind::League },
            "changed" => Occasion::Changed { entries: 0 },
            "evening" => Occasion::Evening,
            "undo" => Occasion::Undo { request: 0 },
            _ => Occasion::Chat { by: String::new() },
        };
        if still && app.store.ring(&person.id, &table).await.map_err(failed)? {
            let ways = open_ways(app, &person, &row, occasion.ways(&wishes)).await.map_err(failed)?;
            let notice = Notice { person: person.id.clone(), table, game, occasion };
            told.push((ways, Told::of(app, &words, notice.occasion.word(), &notice)));
        }
    }
    let Some((mut ways, mut one)) = told.pop() else { return Ok(()) };
    if !told.is_empty() {
        let count = told.len() + 1;
        for (others, other) in &told {
            ways = NoticeWays {
                push: ways.push || others.push,
                letter: ways.letter || others.letter,
                hook: ways.hook || others.hook,
            };
            one.text = format!("{}\n{}", other.text, one.text);
        }
        "Lazaret".clone_into(&mut one.title);
        one.short = words.say(&Message::new("server-notice-several").with("count", count));
        (one.path, one.topic) = ("/games".to_owned(), "several".to_owned());
    }
    hand_over(app, &person, ways, wishes.plain, one).await
}

/// What a browser shows: what it is about, what happened, and where a click leads.
pub(crate) fn pushed_text(title: &str, body: &str, address: &str) -> String {
    json!({ "title": title, "body": body, "address": address }).to_string()
}

/// Pushes a text to all browsers of somebody; those that are gone are forgotten. Says how many took it and how many did not.
pub(crate) async fn push_to_all(
    app: &App,
    person: &str,
    text: String,
    topic: String,
) -> Result<(u32, u32), store::StoreError> {
    let contact = app.config.smtp.as_ref().map_or_else(|| app.config.link("/"), |smtp| format!("mailto:{}", smtp.from));
    let (mut taken, mut failed) = (0, 0);
    for to in app.store.pushes_of(person).await? {
        let (shared, text, topic, contact) = (App::clone(app), text.clone(), topic.clone(), contact.clone());
        let endpoint = to.endpoint.clone();
        let pushed = tokio::task::spawn_blocking(move || push(&shared.push, &to, &text, &topic, &contact, now())).await;
        app.metrics.sent("push", matches!(pushed, Ok(Ok(Pushed::Taken))));
        match pushed.map_err(|error| error.to_string()).and_then(|pushed| pushed) {
            Ok(Pushed::Taken) => taken += 1,
            Ok(Pushed::Gone) => {
                failed += 1;
                app.store.drop_push(person, &endpoint).await?;
            }
            Err(why) => {
                failed += 1;
                tracing::warn!(%why, "a notice could not be pushed");
            }
        }
    }
    Ok((taken, failed))
}

/// Posts a text to a hook. Nobody's name calls anybody there: what Discord takes for a mention is none, and Slack reads no
/// signs of its own in it.
fn post(url: &str, text: &str, plain: bool) -> Result<(), String> {
    let agent = ureq::Agent::config_builder().timeout_global(Some(PATIENCE)).max_redirects(0).build().new_agent();
    let sent = if plain || is_plain(url) {
        agent.post(url).header("content-type", "text/plain; charset=utf-8").send(text)
    } else {
        agent.post(url).header("content-type", "application/json").send(hook_body(text))
    };
    sent.map(|_| ()).map_err(|error| error.to_string())
}

/// Discord reads `content`, Slack reads `text`.
fn hook_body(text: &str) -> String {
    let slack = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    json!({ "content": text, "allowed_mentions": { "parse": [] }, "text": slack }).to_string()
}

/// Whether a notice is posted to this address as a plain text: at ntfy, or at one of one's own that is called so.
fn is_plain(url: &str) -> bool {
    let authority =
        url.split_once("://").map_or(url, |(_, rest)| rest).split(['/', '?', '#']).next().unwrap_or_default();
    authority == NTFY || authority.starts_with("ntfy.")
}

/// Whether notices may be posted to this address: to Discord, Slack and ntfy, and where whoever runs the server says. Posting
/// anywhere else would let strangers make the server knock at doors inside its own network.
pub(crate) fn may_post_to(url: &str, config: &Config) -> bool {
    let Some((scheme, rest)) = url.split_once("://") else { return false };
    let authority = rest.split(['/', '?', '#']).next().unwrap_or_default();
    if authority.contains('@') || url.len() > 500 {
        return false;
    }
    let host = authority.split(':').next().unwrap_or_default();
    let known = scheme == "https" && authority == host && HOSTS.contains(&host);
    known || (matches!(scheme, "https" | "http") && config.webhook_hosts.iter().any(|allowed| allowed == authority))
}

/// Whether a text looks like an address for e-mail.
pub(crate) fn is_address(text: &str) -> bool {
    text.len() <= 254 && text.parse::<lettre::Address>().is_ok()
}
