//! A command is carried out, committed, and told; if another node was quicker, the table catches up and tries once more.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Instant;

use kernel::Message;
use protocol::RefusalCode;
use store::{Append, Entry, StoreError};
use table::{Command, LoadError, Refusal, Table};

use super::{CARD, Keeper, refusal};
use crate::app::now;
use crate::card;
use crate::hall::made;
use crate::results::result;

/// A command that was not carried out.
pub(super) struct NotDone {
    pub(super) refusal: Refusal,
    /// Whether the table in memory may hold what was never stored: it must go and be made again.
    pub(super) untrue: bool,
}

/// Why one try came to nothing.
enum Miss {
    /// The table refuses it; nothing has changed.
    Refused(Refusal),
    /// Another node has written this entry. The table in memory has moved and must go back.
    Conflict,
    /// Nothing is known to be written. The table in memory has moved and must go.
    Failed(StoreError),
}

impl Keeper {
    /// A command, committed and told; or why not.
    pub(super) async fn command(&mut self, command: Command) -> Result<(), NotDone> {
        self.learn_holidays().await?;
        self.excuse().await?;
        self.attempt(command).await
    }

    /// Before anything happens at a table with a running clock, the time in which nobody could move is taken out.
    async fn excuse(&mut self) -> Result<(), NotDone> {
        let Some(since) = self.table.timed_since() else { return Ok(()) };
        if !self.app.pulse.is_fresh()
            && let Err(error) = self.app.pulse.beat(&self.app.store).await
        {
            // The table has not moved: it may wait until the store is back.
            tracing::warn!(table = self.table.id(), %error, "nobody knows how long nobody could move");
            return Err(NotDone {
                refusal: refusal(RefusalCode::Unavailable, "server-error-unavailable"),
                untrue: false,
            });
        }
        for (from, to) in self.app.pulse.outages_after(since) {
            self.attempt(Command::Outage { from, to }).await?;
        }
        Ok(())
    }

    /// Tries a command, and once more if another node was quicker: what it answers may still be asked.
    pub(super) async fn attempt(&mut self, command: Command) -> Result<(), NotDone> {
        match self.once(command.clone()).await {
            Ok(()) => return Ok(()),
            Err(Miss::Refused(refusal)) => {
                // Whoever comes from another node may know more than this copy.
                if !self.app.store.is_shared() || !self.catch_up().await? {
                    return Err(self.refused(refusal));
                }
            }
            Err(Miss::Conflict) => self.go_back().await?,
            Err(Miss::Failed(error)) => return Err(self.not_stored(&error)),
        }
        match self.once(command).await {
            Ok(()) => Ok(()),
            Err(Miss::Refused(refusal)) => Err(self.refused(refusal)),
            Err(Miss::Conflict) => {
                self.go_back().await?;
                Err(self.refused(refusal(RefusalCode::Stale, "table-refusal-elsewhere")))
            }
            Err(Miss::Failed(error)) => Err(self.not_stored(&error)),
        }
    }

    async fn once(&mut self, command: Command) -> Result<(), Miss> {
        let (at, started) = (now(), Instant::now());
        let (notes, row) = (self.table.notes_written(), card::row(&self.table));
        let was_over = self.table.is_over();
        let done = self.table.command(command, at).map_err(Miss::Refused)?;
        if done.facts.is_empty() {
            return Ok(());
        }
        let changed = Some(card::row(&self.table)).filter(|new| *new != row);
        let append = Append {
            table: self.table.id().to_owned(),
            number: self.table.entries() - 1,
            at,
            body: Table::body(&done.facts),
            row: changed,
            result: (!was_over && self.table.is_over()).then(|| result(&self.table)).flatten(),
        };
        match self.app.store.append(append).await {
            Ok(()) => {}
            Err(StoreError::Conflict) => return Err(Miss::Conflict),
            Err(error) => {
                // What is in memory was not written: no list may show it.
                self.card_at = None;
                return Err(Miss::Failed(error));
            }
        }
        self.app.metrics.commit_seconds.observe(started.elapsed().as_secs_f64());
        self.app.metrics.choices.inc_by(done.played.iter().filter(|played| played.seat.is_some()).count() as u64);
        self.card_at.get_or_insert_with(|| Instant::now() + CARD);
        self.publish(&done, notes, at);
        self.tell_away(&done, was_over);
        self.rouse().await;
        Ok(())
    }

    /// Makes the table again as it was before a command that came to nothing, and goes on with what the others wrote.
    /// Whoever listens is told that as if it had been made here.
    async fn go_back(&mut self) -> Result<(), NotDone> {
        self.app.metrics.conflicts.inc();
        let known = self.table.entries() - 1;
        let journal = self.app.store.journal(self.table.id()).await.map_err(|error| self.not_stored(&error))?;
        let (old, new) = journal.split_at(journal.len().min(known as usize));
        self.table = made(self.table.id(), old).map_err(|error| self.lost(&error))?;
        self.follow(new).await
    }

    /// Reads what other nodes have written. Says whether there was anything.
    pub(super) async fn catch_up(&mut self) -> Result<bool, NotDone> {
        let read = self.app.store.journal_from(self.table.id(), self.table.entries()).await;
        let new = match read {
            Ok(new) => new,
            Err(error) => {
                // Nothing has moved: what is shown is as true as it was.
                tracing::warn!(table = self.table.id(), %error, "what other nodes wrote could not be read");
                return Ok(false);
            }
        };
        self.follow(&new).await?;
        Ok(!new.is_empty())
    }

    async fn follow(&mut self, entries: &[Entry]) -> Result<(), NotDone> {
        for Entry { number, at, body } in entries {
            let notes = self.table.notes_written();
            let table = &mut self.table;
            let followed = catch_unwind(AssertUnwindSafe(|| table.follow(*number, *at, body)));
            let done = followed.unwrap_or(Err(LoadError::Damaged)).map_err(|error| self.lost(&error))?;
            self.app.metrics.followed.inc();
            self.publish(&done, notes, *at);
        }
        if !entries.is_empty() {
            self.rouse().await;
        }
        Ok(())
    }

    fn refused(&self, refusal: Refusal) -> NotDone {
        self.app.metrics.refused.inc();
        NotDone { refusal, untrue: false }
    }

    /// Nothing was written, but this table in memory has moved: it must go and be made again.
    fn not_stored(&self, error: &StoreError) -> NotDone {
        self.app.metrics.store_failures.inc();
        tracing::error!(table = self.table.id(), %error, "a command could not be stored");
        let message = match error {
            StoreError::Full => Message::new("server-error-full"),
            StoreError::Address { .. }
            | StoreError::Open { .. }
            | StoreError::Nothing { .. }
            | StoreError::Newer { .. }
            | StoreError::InUse { .. }
            | StoreError::Conflict
            | StoreError::Malformed { .. }
            | StoreError::Failed { .. } => Message::new("server-error-unavailable"),
        };
        NotDone { refusal: Refusal { code: RefusalCode::Unavailable, message, rule: None }, untrue: true }
    }

    /// The journal makes no table any more.
    fn lost(&self, error: &LoadError) -> NotDone {
        tracing::error!(table = self.table.id(), ?error, "a journal could not be followed");
        NotDone { refusal: refusal(RefusalCode::Unavailable, "server-error-unavailable"), untrue: true }
    }
}
