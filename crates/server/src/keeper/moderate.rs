//! Who may watch and talk at a table. The host and those who sit decide about spectators; whom somebody does not want to
//! hear, and whom they report, is their own affair.

use kernel::Message;
use protocol::{ClientMessage, Moderation, RefusalCode, ServerMessage, Spectators, Watcher};
use shelf::Viewer;
use store::{Barred, Report, StoreError};
use table::Refusal;

use super::{Keeper, Somebody, refusal};
use crate::app::{App, now};
use crate::people::handle;

/// So many are listed.
const LISTED: usize = 100;
/// Among so many of the last lines somebody is found who has said something.
const SEARCHED: u64 = 200;
/// Longer reports are cut.
const REPORT_LENGTH: usize = 500;
/// So many of their last lines go with a report.
const EVIDENCE: usize = 10;

/// What is agreed about spectators.
pub(super) struct Agreed {
    may: Spectators,
    barred: Vec<(String, Barred)>,
}

impl Agreed {
    /// What is held against a person.
    fn barred(&self, person: Option<&str>) -> Option<Barred> {
        self.barred.iter().find(|(other, _)| Some(&**other) == person).map(|(_, what)| *what)
    }
}

impl Keeper {
    /// The word for a person at this table.
    pub(super) fn word_for(&self, person: &str) -> String {
        handle(self.table.id(), person)
    }

    async fn agreed(&mut self) -> Result<&Agreed, StoreError> {
        if self.agreed.is_none() {
            let (may, barred) = self.app.store.moderation(self.table.id()).await?;
            let may = match may {
                store::Spectators::Open => Spectators::Open,
                store::Spectators::Silent => Spectators::Silent,
                store::Spectators::Closed => Spectators::Closed,
            };
            self.agreed = Some(Agreed { may, barred });
        }
        Ok(self.agreed.as_ref().expect("it has just been read"))
    }

    /// Whether somebody who does not sit may watch, or why not. If that cannot be read, nobody may but the host: whoever
    /// was shown out must not come back because a database is away.
    pub(super) async fn may_watch(&mut self, person: Option<&str>) -> Result<(), Refusal> {
        if person.is_some_and(|person| person == self.table.host()) {
            return Ok(());
        }
        match self.agreed().await {
            Ok(agreed) if agreed.may == Spectators::Closed || agreed.barred(person) == Some(Barred::Removed) => {
                Err(barred())
            }
            Ok(_) => Ok(()),
            Err(error) => {
                tracing::error!(table = self.table.id(), %error, "who may watch could not be read");
                Err(refusal(RefusalCode::Unavailable, "server-error-unavailable"))
            }
        }
    }

    /// Whether somebody may say something now.
    pub(super) async fn may_talk(&mut self, person: &str, viewer: Viewer) -> Result<(), Refusal> {
        let too_fast = || refusal(RefusalCode::TooFast, "server-error-too-fast");
        if !self.app.talk.take(person) {
            return Err(too_fast());
        }
        match self.app.store.person(person).await {
            Ok(Some(row)) if row.muted => {
                return Err(refusal(RefusalCode::NotNow, "server-error-muted-everywhere"));
            }
            Ok(_) => {}
            Err(error) => {
                tracing::error!(%error, "who may talk could not be read");
                return Err(refusal(RefusalCode::Unavailable, "server-error-unavailable"));
            }
        }
        if viewer != Viewer::Spectator || person == self.table.host() {
            return Ok(());
        }
        let Ok(agreed) = self.agreed().await else {
            return Err(refusal(RefusalCode::Unavailable, "server-error-unavailable"));
        };
        if agreed.may != Spectators::Open {
            return Err(refusal(RefusalCode::NotSeated, "server-error-spectators-silent"));
        }
        if agreed.barred(Some(person)).is_some() {
            return Err(refusal(RefusalCode::NotSeated, "server-error-muted"));
        }
        if self.app.gallery.take(self.table.id()) { Ok(()) } else { Err(too_fast()) }
    }

    /// Shows a connection out.
    pub(super) fn show_out(&mut self, connection: u64, why: Refusal) {
        self.refuse(connection, why);
        self.listeners.remove(connection);
    }

    /// Reads again what is agreed, and shows out who may not watch any more.
    pub(super) async fn moderated(&mut self) {
        self.agreed = None;
        let spectators = self.listeners.iter().filter(|listener| listener.viewer == Viewer::Spectator);
        let spectators: Vec<(u64, Option<String>)> = spectators
            .map(|listener| {
                (listener.connection, listener.person.as_ref().map(|person| person.answerable().to_owned()))
            })
            .collect();
        let mut gone = false;
        for (connection, person) in spectators {
            if let Err(why) = self.may_watch(person.as_deref()).await {
                self.show_out(connection, why);
                gone = true;
            }
        }
        if gone {
            self.moved();
        }
    }

    /// What somebody wants done about somebody else.
    pub(super) async fn moderate(
        &mut self,
        connection: u64,
        by: Option<Somebody>,
        viewer: Viewer,
        message: ClientMessage,
    ) {
        let Some(by) = by else {
            return self.refuse(connection, refusal(RefusalCode::NotSeated, "server-error-no-name"));
        };
        let done = match message {
            ClientMessage::Block { who } => self.block(connection, &by.id, &who).await,
            ClientMessage::Report { who, text } => self.report(connection, &by.id, &who, &text).await,
            message => {
                if viewer == Viewer::Spectator && by.id != self.table.host() {
                    return self.refuse(connection, refusal(RefusalCode::NotSeated, "table-refusal-not-seated"));
                }
                self.about_spectators(connection, message).await
            }
        };
        match done {
            Ok(Ok(())) => {}
            Ok(Err(refusal)) => self.refuse(connection, refusal),
            Err(error) => {
                tracing::error!(%error, "what was asked about somebody could not be stored");
                self.refuse(connection, refusal(RefusalCode::Unavailable, "server-error-unavailable"));
            }
        }
    }

    async fn about_spectators(
        &mut self,
        connection: u64,
        message: ClientMessage,
    ) -> Result<Result<(), Refusal>, StoreError> {
        match message {
            ClientMessage::Spectators { may } => {
                let may = match may {
                    Spectators::Open => store::Spectators::Open,
                    Spectators::Silent => store::Spectators::Silent,
                    Spectators::Closed => store::Spectators::Closed,
                };
                self.app.store.set_spectators(self.table.id(), may, now()).await?;
                self.moderated().await;
            }
            ClientMessage::Moderate { who, what } => {
                if let Err(refusal) = self.moderate_one(&who, what).await? {
                    return Ok(Err(refusal));
                }
            }
            // The list alone was asked for.
            _ => {}
        }
        let answer = self.watchers().await?;
        self.listeners.tell(connection, &answer);
        Ok(Ok(()))
    }

    async fn moderate_one(&mut self, who: &str, what: Moderation) -> Result<Result<(), Refusal>, StoreError> {
        let nameless = self.listeners.iter().find(|listener| nameless(listener.connection) == who);
        if let Some(connection) = nameless.map(|listener| listener.connection) {
            // There is nobody to remember; what can be done is to show them out.
            self.show_out(connection, barred());
            self.moved();
            return Ok(Ok(()));
        }
        let Some(person) = self.find(who).await?.filter(|person| self.table.seat_of(person).is_none()) else {
            return Ok(Err(refusal(RefusalCode::NotNow, "server-error-no-such-spectator")));
        };
        let what = match what {
            Moderation::Mute => Some(Barred::Muted),
            Moderation::Remove => Some(Barred::Removed),
            Moderation::Readmit => None,
        };
        self.app.store.bar(self.table.id(), &person, what, now()).await?;
        self.moderated().await;
        Ok(Ok(()))
    }

    async fn block(&mut self, connection: u64, by: &str, who: &str) -> Result<Result<(), Refusal>, StoreError> {
        let Some(person) = self.find(who).await?.filter(|person| person != by) else {
            return Ok(Err(refusal(RefusalCode::NotNow, "server-error-nobody-there")));
        };
        self.app.store.block(by, &person).await?;
        self.listeners.deafen(by, &person);
        self.listeners.tell(connection, &ServerMessage::Noted { message: Message::new("server-noted-blocked") });
        Ok(Ok(()))
    }

    async fn report(
        &mut self,
        connection: u64,
        by: &str,
        who: &str,
        text: &str,
    ) -> Result<Result<(), Refusal>, StoreError> {
        let Some(about) = self.find(who).await?.filter(|person| person != by) else {
            return Ok(Err(refusal(RefusalCode::NotNow, "server-error-nobody-there")));
        };
        if !self.app.rare.take(&self.app, &format!("report {by}")).await {
            return Ok(Err(refusal(RefusalCode::TooFast, "server-error-too-fast")));
        }
        let lines = self.app.store.chat(self.table.id(), SEARCHED).await?;
        let theirs = lines.iter().filter(|line| line.person.as_deref() == Some(&*about));
        let theirs: Vec<&str> = theirs.map(|line| line.words.as_str()).collect();
        let report = Report {
            number: 0,
            at: now(),
            by: by.to_owned(),
            table: self.table.id().to_owned(),
            words: text.trim().chars().filter(|sign| !sign.is_control()).take(REPORT_LENGTH).collect(),
            said: theirs[theirs.len().saturating_sub(EVIDENCE)..].join("\n"),
            about,
            settled: false,
        };
        let number = self.app.store.report(report).await?;
        tracing::warn!(number, table = self.table.id(), "somebody was reported; `lazaret admin reports` shows it");
        self.listeners.tell(connection, &ServerMessage::Noted { message: Message::new("server-noted-reported") });
        Ok(Ok(()))
    }

    /// The person behind a word: somebody who is here, sits here, said something here or may not come here.
    async fn find(&mut self, who: &str) -> Result<Option<String>, StoreError> {
        let mut people: Vec<String> =
            self.listeners.iter().filter_map(|it| Some(it.person.as_ref()?.answerable().to_owned())).collect();
        people.extend(self.table.chairs().filter_map(|chair| chair.person().cloned()));
        people.extend(self.agreed().await?.barred.iter().map(|(person, _)| person.clone()));
        if let Some(found) = people.into_iter().find(|person| self.word_for(person) == who) {
            return Ok(Some(found));
        }
        let lines = self.app.store.chat(self.table.id(), SEARCHED).await?;
        Ok(lines.into_iter().filter_map(|line| line.person).find(|person| self.word_for(person) == who))
    }

    /// Those who watch, and those who may not any more.
    async fn watchers(&mut self) -> Result<ServerMessage, StoreError> {
        let Agreed { may, barred } = self.agreed().await?;
        let (may, barred) = (*may, barred.clone());
        let mut watchers: Vec<Watcher> = Vec::new();
        for listener in self.listeners.iter().filter(|listener| listener.viewer == Viewer::Spectator) {
            let (who, name) = match &listener.person {
                Some(person) if person.answerable() == self.table.host() => continue,
                // A machine that watches is its owner, who looks through one more window.
                Some(Somebody { owner: Some(owner), .. }) => (self.word_for(&owner.id), Some(owner.name.clone())),
                Some(person) => (self.word_for(&person.id), Some(person.name.clone())),
                None => (nameless(listener.connection), None),
            };
            // One person may look through several windows.
            if !watchers.iter().any(|other| other.who == who) {
                let what =
                    listener.person.as_ref().and_then(|person| barred.iter().find(|(id, _)| id == person.answerable()));
                watchers.push(Watcher { who, name, here: true, muted: what.is_some(), removed: false });
            }
            if watchers.len() == LISTED {
                break;
            }
        }
        for (person, what) in barred {
            let who = self.word_for(&person);
            if watchers.len() < LISTED && !watchers.iter().any(|other| other.who == who) {
                let name = self.app.store.person(&person).await?.map(|person| person.name);
                watchers.push(Watcher { who, name, here: false, muted: true, removed: what == Barred::Removed });
            }
        }
        Ok(ServerMessage::Watchers { may, watchers })
    }
}

/// Whom a person does not want to hear.
pub(super) async fn deaf_to(app: &App, person: Option<&str>) -> Vec<String> {
    let Some(person) = person else { return Vec::new() };
    match app.store.blocked_by(person).await {
        Ok(blocked) => blocked.into_iter().map(|(id, _)| id).collect(),
        Err(error) => {
            tracing::error!(%error, "who is blocked could not be read");
            Vec::new()
        }
    }
}

/// They may not watch.
fn barred() -> Refusal {
    refusal(RefusalCode::Barred, "server-error-barred")
}

/// The word for a connection of somebody without a name.
fn nameless(connection: u64) -> String {
    format!("nameless-{connection}")
}
