//! The keeper of a table: the one task that owns it. Orders come through a channel and are carried out one after
//! another; what they do is committed before anybody is told.

mod after;
mod order;
mod talk;
mod tell;

use std::sync::Arc;
use std::time::{Duration, Instant};

use kernel::{Message, Seat};
use protocol::{Created, RefusalCode};
use shelf::{Budget, Level, Viewer};
use store::{Append, StoreError, TableRow};
use table::{Command, Hand, Phase, Refusal, Table};
use tokio::sync::mpsc;

use crate::app::{App, now, random};
use crate::bots::Job;
use crate::failed::Failed;
use crate::publish::{Frame, Listeners};

pub(crate) use order::{Again, Finished, Order, Somebody};

/// Whether the task goes on.
#[derive(PartialEq, Eq)]
enum Next {
    Go,
    Stop,
}

struct Keeper {
    app: App,
    table: Table,
    way: mpsc::WeakSender<Order>,
    listeners: Listeners,
    /// Bots that think now: for which seat, at which step.
    thinking: Vec<(Seat, usize)>,
    /// When those who are asked and away are told.
    notice_at: Option<Instant>,
    idle_since: Instant,
}

/// Starts the task.
pub(crate) fn start(app: App, table: Table, way: mpsc::WeakSender<Order>, orders: mpsc::Receiver<Order>) {
    let mut keeper = Keeper {
        listeners: Listeners::default(),
        thinking: Vec::new(),
        notice_at: None,
        idle_since: Instant::now(),
        app,
        table,
        way,
    };
    tokio::spawn(async move {
        // Whatever way the task ends, the hall forgets it.
        let _leave = Leave { app: Arc::clone(&keeper.app), id: keeper.table.id().to_owned(), way: keeper.way.clone() };
        keeper.run(orders).await;
    });
}

struct Leave {
    app: App,
    id: String,
    way: mpsc::WeakSender<Order>,
}

impl Drop for Leave {
    fn drop(&mut self) {
        self.app.metrics.tables.dec();
        if std::thread::panicking() {
            self.app.metrics.panics.inc();
            tracing::error!(table = %self.id, "a table panicked; it will be made again from its journal");
        }
        self.app.hall.forget(&self.id, &self.way);
    }
}

impl Keeper {
    async fn run(&mut self, mut orders: mpsc::Receiver<Order>) {
        self.app.metrics.tables.inc();
        self.rouse();
        loop {
            let next = match tokio::time::timeout(self.patience(), orders.recv()).await {
                Ok(Some(order)) => self.carry_out(order).await,
                Ok(None) => return,
                Err(_) => self.pass_time().await,
            };
            if next == Next::Stop {
                break;
            }
        }
        // Nobody can send any more; what was sent is still carried out.
        orders.close();
        while let Some(order) = orders.recv().await {
            if self.carry_out(order).await == Next::Stop {
                return;
            }
        }
    }

    /// How long there is nothing to do.
    fn patience(&self) -> Duration {
        let instant = Instant::now();
        let idle = Duration::from_secs(self.app.config.idle_seconds).saturating_sub(self.idle_since.elapsed());
        let wake = self.table.wake_at().map(|at| Duration::from_millis(at.saturating_sub(now())));
        let notice = self.notice_at.map(|at| at.saturating_duration_since(instant));
        // With company it does not leave; with something to wait for it looks again in a moment.
        let idle = match (self.listeners.is_empty(), self.thinking.is_empty() && self.notice_at.is_none()) {
            (false, _) => Duration::from_hours(1),
            (true, false) => idle.max(Duration::from_millis(250)),
            (true, true) => idle,
        };
        [Some(idle), wake, notice].into_iter().flatten().min().unwrap_or(idle) + Duration::from_millis(1)
    }

    async fn pass_time(&mut self) -> Next {
        if self.table.wake_at().is_some_and(|at| at <= now())
            && self.command(Command::Tick).await.is_err_and(|e| e.stop)
        {
            return Next::Stop;
        }
        if self.notice_at.is_some_and(|at| at <= Instant::now()) {
            self.notice_at = None;
            self.tell_absent();
        }
        let idle = self.idle_since.elapsed() >= Duration::from_secs(self.app.config.idle_seconds);
        // A table at which somebody must still be told, or a bot thinks, stays.
        let busy = !self.thinking.is_empty() || self.notice_at.is_some();
        if idle && self.listeners.is_empty() && !busy { Next::Stop } else { Next::Go }
    }

    async fn carry_out(&mut self, order: Order) -> Next {
        self.idle_since = Instant::now();
        match order {
            Order::Join { listener, last_step } => self.join(*listener, last_step).await,
            Order::Gone { connection } => {
                if self.listeners.remove(connection) {
                    self.listeners.tell_all(&self.presence());
                    self.rouse();
                }
                Next::Go
            }
            Order::Said { connection, message } => self.said(connection, *message).await,
            Order::Asked { by, command, reply } => {
                let (answer, next) = self.asked(by, command).await;
                // Who asked may have gone.
                let _ = reply.send(answer);
                next
            }
            Order::Summary { person, reply } => {
                let _ = reply.send(self.table.summary(person.as_deref(), &self.listeners.present()));
                Next::Go
            }
            Order::Finished { wanted } => {
                self.finished(wanted);
                Next::Go
            }
            Order::Bot { seat, step, action } => self.bot(seat, step, action).await,
            Order::Wake => {
                self.rouse();
                self.pass_time().await
            }
            #[cfg(test)]
            Order::Panic => panic!("on purpose"),
            Order::End { done } => {
                let _ = done.send(());
                Next::Stop
            }
        }
    }

    /// A command, committed and told; or why not.
    async fn command(&mut self, command: Command) -> Result<(), NotDone> {
        let (at, started) = (now(), Instant::now());
        let (notes, row) = (self.table.notes_written(), self.row());
        let done = self.table.command(command, at).map_err(|refusal| {
            self.app.metrics.refused.inc();
            NotDone { refusal, stop: false }
        })?;
        if done.facts.is_empty() {
            return Ok(());
        }
        let changed = Some(self.row()).filter(|new| *new != row);
        let append = Append {
            table: self.table.id().to_owned(),
            number: self.table.entries() - 1,
            at,
            body: Table::body(&done.facts),
            row: changed,
        };
        if let Err(error) = self.app.store.append(append).await {
            return Err(self.not_stored(&error));
        }
        self.app.metrics.commit_seconds.observe(started.elapsed().as_secs_f64());
        self.app.metrics.choices.inc_by(done.played.iter().filter(|played| played.seat.is_some()).count() as u64);
        self.publish(&done, notes, at);
        self.rouse();
        Ok(())
    }

    /// Nothing was written, but this table in memory has moved: it must go and be made again.
    fn not_stored(&mut self, error: &StoreError) -> NotDone {
        self.app.metrics.store_failures.inc();
        tracing::error!(table = self.table.id(), %error, "a command could not be stored");
        let message = match error {
            StoreError::Conflict => Message::new("table-refusal-elsewhere"),
            StoreError::Full => Message::new("server-error-full"),
            StoreError::Address { .. }
            | StoreError::Open { .. }
            | StoreError::Newer { .. }
            | StoreError::Malformed { .. }
            | StoreError::Failed { .. } => Message::new("server-error-unavailable"),
        };
        NotDone { refusal: Refusal { code: RefusalCode::Unavailable, message, rule: None }, stop: true }
    }

    /// Sets bots to work and sees whether somebody is to be told that it is their turn.
    fn rouse(&mut self) {
        let step = self.table.step();
        // Bots that play among themselves go on when somebody comes to watch.
        let for_somebody = self.table.has_people() || !self.listeners.is_empty();
        for (seat, level) in self.table.bots_asked().into_iter().filter(|_| for_somebody) {
            if !self.thinking.contains(&(seat, step)) {
                self.think(seat, level, step);
            }
        }
        let absent = !self.absent().is_empty();
        let wait = Duration::from_secs(self.app.config.notice_after_seconds);
        self.notice_at = absent.then(|| self.notice_at.unwrap_or_else(|| Instant::now() + wait));
    }

    fn think(&mut self, seat: Seat, level: Level, step: usize) {
        let budget = Budget { time: Some(self.app.config.bot_deadline()), ..level.budget() };
        let seed = u64::from_le_bytes(random());
        let Some(thinker) = self.table.thinker(seat, level, seed, budget) else { return };
        self.thinking.push((seat, step));
        self.app.metrics.thinking.inc();
        let (way, counted) = (self.way.clone(), Counted(Arc::downgrade(&self.app)));
        let asking = way.clone();
        let chosen = move |action| {
            drop(counted);
            if let Some(way) = way.upgrade() {
                // If the table is gone, it thinks again when it is made again.
                let _ = way.blocking_send(Order::Bot { seat, step, action });
            }
        };
        self.app.bots.think(Job {
            owner: self.table.host().to_owned(),
            wanted: Box::new(move || asking.upgrade().is_some()),
            thinker,
            chosen: Box::new(chosen),
        });
    }

    async fn bot(&mut self, seat: Seat, step: usize, action: Option<String>) -> Next {
        self.thinking.retain(|thinking| *thinking != (seat, step));
        let fallback = || {
            tracing::error!(table = self.table.id(), "a bot failed; its first option is played");
            let offer = self.table.offer(Viewer::Seat(seat))?;
            offer.options.into_iter().next().map(|choice| choice.action)
        };
        let Some(action) = action.or_else(fallback) else { return Next::Go };
        match self.command(Command::Choose { seat, step, action, by: Hand::Bot }).await {
            Ok(()) => Next::Go,
            Err(NotDone { stop: true, .. }) => Next::Stop,
            // Something else happened while it thought: it thinks again if it is still asked.
            Err(NotDone { stop: false, refusal }) => {
                if refusal.code == RefusalCode::Illegal {
                    tracing::error!(table = self.table.id(), ?refusal, "a bot chose what it may not");
                }
                self.rouse();
                Next::Go
            }
        }
    }

    async fn asked(&mut self, by: Option<String>, command: Option<Command>) -> (Result<Created, Failed>, Next) {
        if let Some(command) = command
            && let Err(NotDone { refusal, stop }) = self.command(command).await
        {
            let failed = Failed::from(refusal);
            if stop {
                return (Err(failed), Next::Stop);
            }
            return (Err(failed.with_state(self.table.view(&self.listeners.present(), now()))), Next::Go);
        }
        let table = self.table.view(&self.listeners.present(), now());
        (Ok(Created { table, you: self.table.you(by.as_deref()) }), Next::Go)
    }

    /// How the table is found from outside.
    fn row(&self) -> TableRow {
        row(&self.table)
    }
}

/// How a table is found from outside.
pub(crate) fn row(table: &Table) -> TableRow {
    let person = |(seat, chair): (usize, &table::Chair)| Some((seat as u8, chair.person()?.clone()));
    TableRow {
        game: table.game().to_owned(),
        status: match table.phase() {
            Phase::Waiting => store::Status::Waiting,
            Phase::Playing => store::Status::Playing,
            Phase::Ended | Phase::Abandoned => store::Status::Over,
        },
        visibility: match table.visibility() {
            protocol::Visibility::Private => store::Visibility::Private,
            protocol::Visibility::Public => store::Visibility::Public,
        },
        sit_code: table.sit_code().to_owned(),
        host: table.host().to_owned(),
        bots: table.has_bots(),
        wake_at: table.wake_at(),
        created_at: table.created_at(),
        seats: table.chairs().enumerate().filter_map(person).collect(),
    }
}

/// A bot among those that think, until it has chosen or nobody waits for it any more.
struct Counted(std::sync::Weak<crate::app::Parts>);

impl Drop for Counted {
    fn drop(&mut self) {
        if let Some(app) = self.0.upgrade() {
            app.metrics.thinking.dec();
        }
    }
}

/// A command that was not carried out, and whether the table in memory is still true.
struct NotDone {
    refusal: Refusal,
    stop: bool,
}

fn refusal(code: RefusalCode, key: &'static str) -> Refusal {
    Refusal { code, message: Message::new(key), rule: None }
}

/// Frames are made by the keeper and sent by the sockets.
pub(crate) type Out = mpsc::Sender<Frame>;
