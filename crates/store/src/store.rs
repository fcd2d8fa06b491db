//! The store: one thread that writes, a few that read, and handles to them.

use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex};
use std::thread;

use tokio::sync::oneshot;

use crate::error::StoreError;
use crate::hints::{Alone, Hint, Hints, Notify};
use crate::postgresql::{Postgres, with_password, without_password};
use crate::schema;
use crate::sql::Database;
use crate::sqlite::Sqlite;

/// At most so many jobs share one commit, so that the first of them does not wait for ever.
const BATCH: usize = 4096;
/// So many connections read.
const READERS: usize = 2;

/// Where the data is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// A `SQLite` file.
    File(PathBuf),
    /// A `PostgreSQL` database by its address.
    Postgres(String),
}

impl Place {
    /// Reads `postgres://…` or `sqlite:path`.
    pub fn parse(address: &str) -> Result<Self, StoreError> {
        if address.starts_with("postgres://") || address.starts_with("postgresql://") {
            return Ok(Self::Postgres(address.to_owned()));
        }
        match address.strip_prefix("sqlite:") {
            Some(path) if !path.is_empty() => Ok(Self::File(PathBuf::from(path))),
            Some(_) | None => Err(StoreError::Address { address: address.to_owned() }),
        }
    }

    /// The same place, with a password of any signs whatever. One that stands in the address already stays; a file has none.
    #[must_use]
    pub fn with_password(self, password: &str) -> Self {
        match self {
            Self::Postgres(address) => Self::Postgres(with_password(&address, password)),
            Self::File(path) => Self::File(path),
        }
    }

    pub(crate) fn open(&self) -> Result<Box<dyn Database>, StoreError> {
        Ok(match self {
            Self::File(path) => Box::new(Sqlite::open(path)?),
            Self::Postgres(address) => Box::new(Postgres::open(address)?),
        })
    }

    /// Opens what is there, and makes nothing where there is nothing. Also says which schema it has and which one this
    /// program knows.
    pub(crate) fn open_existing(&self) -> Result<(Box<dyn Database>, i64, i64), StoreError> {
        let nothing = || StoreError::Nothing { address: self.shown() };
        if let Self::File(path) = self
            && !path.exists()
        {
            return Err(nothing());
        }
        let mut db = self.open()?;
        match schema::versions(db.as_mut()) {
            Ok((0, _)) => Err(nothing()),
            // Whatever a database says of a table that it does not have, it names it.
            Err(StoreError::Failed { why }) if why.contains(schema::STEPS_TABLE) => Err(nothing()),
            Err(error) => Err(error),
            Ok((found, known)) => Ok((db, found, known)),
        }
    }

    /// Where it is, fit for messages.
    fn shown(&self) -> String {
        match self {
            Self::File(path) => path.display().to_string(),
            Self::Postgres(address) => without_password(address),
        }
    }
}

/// A job: runs inside a transaction, perhaps twice, and is answered after the commit.
trait Job: Send {
    fn run(&mut self, db: &mut dyn Database) -> Result<(), StoreError>;
    fn answer(self: Box<Self>, committed: Result<(), StoreError>);
}

struct Task<T, F> {
    work: F,
    done: Option<T>,
    reply: oneshot::Sender<Result<T, StoreError>>,
}

impl<T: Send, F: FnMut(&mut dyn Database) -> Result<T, StoreError> + Send> Job for Task<T, F> {
    fn run(&mut self, db: &mut dyn Database) -> Result<(), StoreError> {
        self.done = Some((self.work)(db)?);
        Ok(())
    }

    fn answer(self: Box<Self>, committed: Result<(), StoreError>) {
        let Self { done, reply, .. } = *self;
        let lost = || StoreError::Failed { why: "the work was not done".to_owned() };
        // Whoever asked may have gone: then nobody needs the answer.
        let _ = reply.send(committed.and_then(|()| done.ok_or_else(lost)));
    }
}

/// The store. Clones share the same threads, which end when the last clone is dropped and all is written.
#[derive(Clone)]
pub struct Store {
    writer: Sender<Box<dyn Job>>,
    readers: Sender<Box<dyn Job>>,
    /// Joined by [`Store::close`].
    threads: Arc<Mutex<Vec<thread::JoinHandle<()>>>>,
    place: Place,
    /// Which node this is; others may serve the same database. Empty for a program that only looks.
    node: Arc<str>,
    hints: Arc<dyn Hints>,
    /// A file that only one server serves is locked as long as this is open.
    _lock: Option<Arc<File>>,
}

impl Store {
    /// Opens a place and brings its schema up to date.
    pub fn open(place: &Place) -> Result<Self, StoreError> {
        let mut db = place.open()?;
        schema::migrate(db.as_mut())?;
        Self::run(place, db)
    }

    /// Opens a place at which there is something, and brings its schema up to date.
    pub fn open_existing(place: &Place) -> Result<Self, StoreError> {
        let (mut db, ..) = place.open_existing()?;
        schema::migrate(db.as_mut())?;
        Self::run(place, db)
    }

    /// Opens a place to serve it, as a node among others where the database is one for many, else alone.
    pub fn serve(place: &Place, node: &str) -> Result<Self, StoreError> {
        let (lock, hints): (_, Arc<dyn Hints>) = match place {
            Place::File(path) => (Some(Arc::new(lock(path)?)), Arc::new(Alone)),
            Place::Postgres(address) => (None, Arc::new(Notify::start(address, node)?)),
        };
        Ok(Self { node: node.into(), hints, _lock: lock, ..Self::open(place)? })
    }

    /// Whether other nodes may serve the same tables.
    pub fn is_shared(&self) -> bool {
        matches!(self.place, Place::Postgres(_))
    }

    /// Which node this is.
    pub fn node(&self) -> &str {
        &self.node
    }

    /// What other nodes tell, from now on. Hints may be lost: they save waiting, and nothing depends on them.
    pub fn hints(&self) -> tokio::sync::mpsc::UnboundedReceiver<Hint> {
        self.hints.hints()
    }

    pub(crate) fn hint(&self, hint: Hint) {
        self.hints.hint(hint);
    }

    /// Opens a place as it is, to look at it: nothing is made, and no schema changed. Also says which schema it has and
    /// which one this program knows.
    pub fn look(place: &Place) -> Result<(Self, i64, i64), StoreError> {
        let (db, found, known) = place.open_existing()?;
        Ok((Self::run(place, db)?, found, known))
    }

    fn run(place: &Place, db: Box<dyn Database>) -> Result<Self, StoreError> {
        let (writer, jobs) = mpsc::channel();
        let mut threads = vec![spawn("store-write", move || write(db, &jobs))?];
        let (readers, jobs) = mpsc::channel();
        let jobs = Arc::new(Mutex::new(jobs));
        for _ in 0..READERS {
            let (db, jobs) = (place.open()?, Arc::clone(&jobs));
            threads.push(spawn("store-read", move || read(db, &jobs))?);
        }
        Ok(Self {
            writer,
            readers,
            threads: Arc::new(Mutex::new(threads)),
            place: place.clone(),
            node: "".into(),
            hints: Arc::new(Alone),
            _lock: None,
        })
    }

    /// Where the data is.
    pub fn place(&self) -> &Place {
        &self.place
    }

    /// Waits until everything that was asked for is written. The last handle must be closed, or it waits for the others.
    pub fn close(self) {
        let Self { writer, readers, threads, .. } = self;
        drop((writer, readers));
        let threads = threads.lock().map(|mut threads| std::mem::take(&mut *threads)).unwrap_or_default();
        for thread in threads {
            // A thread that panicked has answered its callers with an error already.
            let _ = thread.join();
        }
    }

    /// Waits until everything that was asked for before is written.
    pub async fn flush(&self) {
        // The answer comes with the commit; a store that has ended has nothing left to write.
        let _ = self.write(|_| Ok(())).await;
    }

    /// Runs `work` in the next commit; the answer comes after it. It runs again by itself if the commit fails.
    pub(crate) async fn write<T: Send + 'static>(
        &self,
        work: impl FnMut(&mut dyn Database) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        ask(&self.writer, work).await
    }

    /// Runs `work` on a connection that reads.
    pub(crate) async fn read<T: Send + 'static>(
        &self,
        work: impl FnMut(&mut dyn Database) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        ask(&self.readers, work).await
    }
}

async fn ask<T: Send + 'static>(
    to: &Sender<Box<dyn Job>>,
    work: impl FnMut(&mut dyn Database) -> Result<T, StoreError> + Send + 'static,
) -> Result<T, StoreError> {
    let (reply, answer) = oneshot::channel();
    let gone = || StoreError::Failed { why: "the store has ended".to_owned() };
    to.send(Box::new(Task { work, done: None, reply })).map_err(|_| gone())?;
    answer.await.map_err(|_| gone())?
}

/// Keeps other servers away from a file. The system lets go of it when the program ends, however it ends.
fn lock(path: &Path) -> Result<File, StoreError> {
    let path = path.with_added_extension("lock");
    let failed =
        |error: std::io::Error| StoreError::Open { address: path.display().to_string(), why: error.to_string() };
    let file = File::options().create(true).truncate(false).write(true).open(&path).map_err(failed)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse { path: path.display().to_string() }),
        Err(TryLockError::Error(error)) => Err(failed(error)),
    }
}

pub(crate) fn spawn(name: &str, work: impl FnOnce() + Send + 'static) -> Result<thread::JoinHandle<()>, StoreError> {
    let failed = |error: std::io::Error| StoreError::Failed { why: error.to_string() };
    thread::Builder::new().name(name.to_owned()).spawn(work).map_err(failed)
}

/// Takes all jobs that wait and commits them together.
fn write(mut db: Box<dyn Database>, jobs: &Receiver<Box<dyn Job>>) {
    while let Ok(first) = jobs.recv() {
        let mut batch = vec![first];
        batch.extend(jobs.try_iter().take(BATCH - 1));
        match transact(db.as_mut(), &mut batch) {
            Ok(()) => batch.into_iter().for_each(|job| job.answer(Ok(()))),
            // Something in the batch failed: each by itself, so that only what is at fault fails.
            Err(error) if batch.len() > 1 => {
                tracing::warn!(%error, jobs = batch.len(), "a shared commit failed; trying one by one");
                for job in batch {
                    let mut alone = [job];
                    let committed = transact(db.as_mut(), &mut alone);
                    let [job] = alone;
                    job.answer(committed);
                }
            }
            Err(error) => batch.into_iter().for_each(|job| job.answer(Err(error.clone()))),
        }
    }
}

fn transact(db: &mut dyn Database, jobs: &mut [Box<dyn Job>]) -> Result<(), StoreError> {
    db.revive()?;
    if let Err(error) = db.batch("BEGIN") {
        // That the database went away is often known only now. Nothing was asked of it yet.
        if !db.is_lost() {
            return Err(error);
        }
        db.revive()?;
        db.batch("BEGIN")?;
    }
    let done = jobs.iter_mut().try_for_each(|job| job.run(db)).and_then(|()| db.batch("COMMIT"));
    if done.is_err() {
        // After some failures the database has rolled back by itself; saying so again is no harm.
        let _ = db.batch("ROLLBACK");
    }
    done
}

fn read(mut db: Box<dyn Database>, jobs: &Mutex<Receiver<Box<dyn Job>>>) {
    loop {
        let Ok(Ok(mut job)) = jobs.lock().map(|jobs| jobs.recv()) else { return };
        let mut done = db.revive().and_then(|()| job.run(db.as_mut()));
        // That the database went away is often known only now. Reading again harms nobody.
        if done.is_err() && db.is_lost() {
            done = db.revive().and_then(|()| job.run(db.as_mut()));
        }
        job.answer(done);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::journal::Append;

    /// The disk is full in the middle of writing: what was acknowledged is there, the rest is not, and reading goes on.
    #[test]
    fn a_full_disk_loses_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let place = Place::File(folder.path().join("lazaret.db"));
        let mut db = place.open().unwrap();
        schema::migrate(db.as_mut()).unwrap();
        db.query("PRAGMA max_page_count = 120", &[]).unwrap();
        let store = Store::run(&place, db).unwrap();
        let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
        let append = |number| Append {
            table: "t".to_owned(),
            number,
            at: number,
            body: "x".repeat(1000),
            row: None,
            result: None,
        };
        runtime.block_on(async {
            let mut written = 0;
            let error = loop {
                match store.append(append(written)).await {
                    Ok(()) => written += 1,
                    Err(error) => break error,
                }
            };
            assert_eq!(error, StoreError::Full);
            assert!(written > 10);
            assert_eq!(store.journal("t").await.unwrap().len() as u64, written);
        });
        store.close();
        let again = Store::open(&place).unwrap();
        runtime.block_on(async {
            let written = again.journal("t").await.unwrap().len() as u64;
            again.append(append(written)).await.expect("there is space again");
        });
    }
}
