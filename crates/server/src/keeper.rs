//! The keeper of a table: the one task that owns it. Orders come through a channel and are carried out one after
//! another; what they do is committed before anybody is told.

mod advise;
mod after;
pub(crate) mod chat;
mod comment;
mod hands;
mod history;
mod holiday;
mod moderate;
mod order;
mod present;
mod talk;
mod tell;
mod write;

use std::sync::Arc;
use std::time::{Duration, Instant};

use kernel::{Message, Seat};
use protocol::{Created, RefusalCode};
use shelf::{Style, Viewer};
use store::{Elsewhere, News};
use table::{Command, Hand, Refusal, Table};
use tokio::sync::{mpsc, oneshot};

use crate::app::{App, now, random};
use crate::bots::{Counted, Job, Whose};
use crate::card::Card;
use crate::failed::Failed;
use crate::lease;
use crate::metrics::Helped;
use crate::publish::{Frame, Listeners};

pub(crate) use order::{Again, Finished, NoScript, Order, Somebody, ToAnalyse};
use write::NotDone;

/// How the table stands is written down so long after it has changed, however often it has.
const CARD: Duration = Duration::from_secs(1);

/// Whether the task goes on.
#[derive(PartialEq, Eq)]
enum Next {
    Go,
    /// It ends; what it was sent before is still carried out.
    Leave,
    /// It ends at once: the table in memory may hold what was never stored, and nobody may be told of that.
    Drop,
}

struct Keeper {
    app: App,
    table: Table,
    way: mpsc::WeakSender<Order>,
    listeners: Listeners,
    /// Bots that think now: for which seat, at which step.
    thinking: Vec<(Seat, usize)>,
    /// The last seat and step at which a bot failed: there it gets one more try.
    failed: Option<(Seat, usize)>,
    /// What the adviser was asked, and what it said.
    advice: advise::Given,
    /// What those who see hands are told beside them.
    commented: comment::Commented,
    /// When those who are asked and away are told.
    notice_at: Option<Instant>,
    /// When to ask again whether this node may work here.
    lease_at: Option<Instant>,
    /// When to write down how the table stands, for lists.
    card_at: Option<Instant>,
    /// When to tell who came and went.
    presence_at: Option<Instant>,
    /// Who is here on other nodes.
    elsewhere: Elsewhere,
    /// Who is here as the other nodes know it.
    shown: Elsewhere,
    /// How many lines were told of what people say.
    said: u64,
    /// Whoever waits until this table has left the memory.
    farewell: Option<oneshot::Sender<()>>,
    idle_since: Instant,
    /// The word for the network from which the table was set up, once it has been read.
    network: Option<String>,
    /// What is agreed about spectators, once it has been read.
    agreed: Option<moderate::Agreed>,
}

/// Starts the task.
pub(crate) fn start(app: App, table: Table, way: mpsc::WeakSender<Order>, orders: mpsc::Receiver<Order>) {
    let mut keeper = Keeper {
        listeners: Listeners::default(),
        thinking: Vec::new(),
        failed: None,
        advice: advise::Given::default(),
        commented: comment::Commented::default(),
        notice_at: None,
        lease_at: None,
        card_at: Some(Instant::now() + CARD),
        presence_at: None,
        elsewhere: Elsewhere::default(),
        shown: Elsewhere::default(),
        said: 0,
        farewell: None,
        idle_since: Instant::now(),
        network: None,
        agreed: None,
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
        self.rouse().await;
        let mut next = Next::Go;
        while next == Next::Go {
            next = match tokio::time::timeout(self.patience(), orders.recv()).await {
                Ok(Some(order)) => self.carry_out(order).await,
                Ok(None) => return,
                Err(_) => self.pass_time().await,
            };
        }
        // Nobody can send any more.
        orders.close();
        while next != Next::Drop
            && let Some(order) = orders.recv().await
        {
            next = self.carry_out(order).await;
        }
        if next == Next::Drop {
            self.card_at = None;
        }
        // Whoever is left waits no longer: they come back to a table that is made again.
        drop(orders);
        self.leave().await;
        if let Some(done) = self.farewell.take() {
            let _ = done.send(());
        }
    }

    /// Leaves the memory: another node may work here.
    async fn leave(&mut self) {
        if self.card_at.is_some() {
            self.write_card().await;
        }
        if !self.app.store.is_shared() {
            return;
        }
        self.app.leases.forget(self.table.id());
        if let Err(error) = self.app.store.leave_table(self.table.id()).await {
            tracing::warn!(table = self.table.id(), %error, "a table was not given back; its lease ends by itself");
        }
    }

    /// How long there is nothing to do.
    fn patience(&self) -> Duration {
        let instant = Instant::now();
        let idle = Duration::from_secs(self.app.config.idle_seconds).saturating_sub(self.idle_since.elapsed());
        // Who does not work here wakes for the lease; what is due and may not happen yet is looked at again in a second.
        let floor = if self.app.pulse.lets_fall() { Duration::ZERO } else { Duration::from_secs(1) };
        let wake = self.table.wake_at().filter(|_| self.works_here());
        let wake = wake.map(|at| Duration::from_millis(at.saturating_sub(now())).max(floor));
        let later = |at: Option<Instant>| at.map(|at| at.saturating_duration_since(instant));
        // With company it does not leave; with something to wait for it looks again in a moment.
        let idle = match (self.listeners.is_empty(), self.thinking.is_empty() && self.notice_at.is_none()) {
            (false, _) => Duration::from_hours(1),
            (true, false) => idle.max(Duration::from_millis(250)),
            (true, true) => idle,
        };
        let waits = [
            Some(idle),
            wake,
            self.hands_wait(),
            later(self.notice_at),
            later(self.lease_at),
            later(self.presence_at),
            later(self.card_at),
        ];
        waits.into_iter().flatten().min().unwrap_or(idle) + Duration::from_millis(1)
    }

    async fn pass_time(&mut self) -> Next {
        if self.presence_at.is_some_and(|at| at <= Instant::now()) {
            self.tell_presence().await;
        }
        if self.card_at.is_some_and(|at| at <= Instant::now()) {
            self.write_card().await;
        }
        if self.lease_at.is_some_and(|at| at <= Instant::now()) {
            self.rouse().await;
        }
        self.show_hands(now());
        let tick = Command::Tick { falls: self.app.pulse.lets_fall() };
        if self.table.wake_at().is_some_and(|at| at <= now())
            && self.works_here()
            && self.command(tick).await.is_err_and(|e| e.untrue)
        {
            return Next::Drop;
        }
        if self.notice_at.is_some_and(|at| at <= Instant::now()) {
            self.notice_at = None;
            self.tell_absent();
        }
        let idle = self.idle_since.elapsed() >= Duration::from_secs(self.app.config.idle_seconds);
        // A table at which somebody must still be told, or a bot thinks, stays.
        let busy = !self.thinking.is_empty() || self.notice_at.is_some() || self.presence_at.is_some();
        if idle && self.listeners.is_empty() && !busy { Next::Leave } else { Next::Go }
    }

    async fn carry_out(&mut self, order: Order) -> Next {
        // News of other nodes are no reason to stay in memory.
        if !matches!(order, Order::News(_) | Order::Elsewhere(_)) {
            self.idle_since = Instant::now();
        }
        match order {
            Order::Join { listener, last_step } => self.join(*listener, last_step).await,
            Order::Gone { connection } => {
                if self.listeners.remove(connection) {
                    self.moved();
                    self.rouse().await;
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
                let _ = reply.send(self.table.summary(person.as_deref(), &self.present()));
                Next::Go
            }
            Order::Script { by, step, thing, reply } => {
                let script = self.script(by.as_deref(), step, thing.as_ref()).await;
                let _ = reply.send(script);
                Next::Go
            }
            Order::Finished { wanted } => {
                let next = self.look_around().await;
                if next == Next::Go {
                    self.finished(wanted);
                }
                next
            }
            Order::Sitters { reply } => {
                let next = self.look_around().await;
                let _ = reply.send(self.table.chairs().map(|chair| chair.person().cloned()).collect());
                next
            }
            Order::Standing => self.answer_as_told().await,
            Order::Bot { seat, step, action } => self.bot(seat, step, action).await,
            Order::Advised { seat, step, advice } => {
                self.advised(seat, step, advice);
                Next::Go
            }
            Order::Commented { step, advice } => {
                self.commented(step, advice);
                Next::Go
            }
            Order::Moderated => {
                self.moderated().await;
                Next::Go
            }
            Order::Wake => {
                if self.command(Command::Tick { falls: false }).await.is_err_and(|e| e.untrue) {
                    return Next::Drop;
                }
                self.rouse().await;
                self.pass_time().await
            }
            Order::News(News::Entry(number)) if number >= self.table.entries() => match self.catch_up().await {
                Err(NotDone { untrue: true, .. }) => Next::Drop,
                Err(NotDone { untrue: false, .. }) | Ok(_) => Next::Go,
            },
            Order::News(News::Chat(number)) if number >= self.said => {
                self.hear_chat().await;
                Next::Go
            }
            Order::News(_) => Next::Go,
            Order::Elsewhere(there) => {
                self.elsewhere(there).await;
                Next::Go
            }
            #[cfg(test)]
            Order::Panic => panic!("on purpose"),
            Order::End { done } => {
                self.farewell = Some(done);
                Next::Leave
            }
        }
    }

    /// The game as a script. While it is played, it is for those who may look at it.
    async fn script(
        &mut self,
        by: Option<&str>,
        step: Option<usize>,
        thing: Option<&kernel::Target>,
    ) -> Result<String, NoScript> {
        let sits = by.is_some_and(|person| self.table.seat_of(person).is_some());
        if !sits && !self.table.is_over() {
            self.may_watch(by).await.map_err(NoScript::Refused)?;
        }
        let script = tokio::task::block_in_place(|| self.table.script(by, step, thing));
        script.ok_or(NoScript::NotBegun)?.map_err(|()| NoScript::Secret)
    }

    /// Writes down how the table stands, so that lists need not open it.
    async fn write_card(&mut self) {
        self.card_at = None;
        let (entries, card) = (self.table.entries(), Card::text(&self.table));
        if let Err(error) = self.app.store.set_card(self.table.id(), entries, card).await {
            tracing::debug!(table = self.table.id(), %error, "a card was not written; lists open the table");
        }
    }

    /// What another node has written is read before somebody is answered who may come from there.
    async fn look_around(&mut self) -> Next {
        if self.app.store.is_shared() && self.catch_up().await.is_err_and(|e| e.untrue) { Next::Drop } else { Next::Go }
    }

    /// Whether this node works here: lets bots think, runs clocks, sends notices.
    fn works_here(&self) -> bool {
        !self.app.store.is_shared() || self.app.leases.holds(self.table.id())
    }

    /// Sets bots to work and sees whether somebody is to be told that it is their turn.
    async fn rouse(&mut self) {
        let step = self.table.step();
        // Bots that play among themselves go on when somebody comes to watch.
        let for_somebody = self.table.has_people() || !self.listeners.is_empty();
        let bots: Vec<_> = self.table.bots_asked().into_iter().filter(|_| for_somebody).collect();
        let absent = !self.absent().is_empty();
        let told = self.table.standing_choice().is_some();
        let work = absent || told || !bots.is_empty() || self.table.wake_at().is_some();
        if !work || !self.may_work().await {
            self.notice_at = None;
            return;
        }
        if told && let Some(way) = self.way.upgrade() {
            // Where so much waits that this does not fit, what is next carried out looks again.
            let _ = way.try_send(Order::Standing);
        }
        if !bots.is_empty() {
            self.find_network().await;
        }
        for (seat, style) in bots {
            if !self.thinking.contains(&(seat, step)) {
                self.think(seat, style, step);
            }
        }
        let wait = Duration::from_secs(self.app.config.notice_after_seconds);
        self.notice_at = absent.then(|| self.notice_at.unwrap_or_else(|| Instant::now() + wait));
    }

    /// Whether this node may work here; asks for it if nobody else does, but not all the time.
    async fn may_work(&mut self) -> bool {
        if self.works_here() {
            self.lease_at = None;
            return true;
        }
        if self.lease_at.is_some_and(|at| at > Instant::now()) {
            return false;
        }
        let got = lease::take(&self.app, self.table.id()).await;
        self.lease_at = (!got).then(|| Instant::now() + lease::AGAIN);
        got
    }

    /// Reads from which network the table was set up: its bots take turns with those of other networks. Of one that is not
    /// known, whoever set it up is as good a name.
    async fn find_network(&mut self) {
        if self.network.is_none() {
            let found = self.app.store.network_of(self.table.id()).await;
            self.network = found.ok().map(|network| network.unwrap_or_else(|| self.table.host().to_owned()));
        }
    }

    fn think(&mut self, seat: Seat, style: Style, step: usize) {
        let seed = u64::from_le_bytes(random());
        let Some(thinker) = self.table.thinker(seat, style, seed, self.app.config.bot_deadline()) else { return };
        #[cfg(test)]
        let thinker = self.app.bots.sabotaged(thinker);
        self.thinking.push((seat, step));
        self.app.metrics.thinking.inc();
        let (way, counted) = (self.way.clone(), Counted::new(&self.app));
        let asking = way.clone();
        let chosen = move |action| {
            drop(counted);
            if let Some(way) = way.upgrade() {
                // If the table is gone, it thinks again when it is made again.
                let _ = way.blocking_send(Order::Bot { seat, step, action });
            }
        };
        let wanted = move || asking.upgrade().is_some();
        let person = self.table.host().to_owned();
        let whose = Whose { network: self.network.clone().unwrap_or_else(|| person.clone()), person };
        self.app.bots.think(Job::new(whose, wanted, thinker, chosen));
    }

    /// Makes a choice that somebody has made beforehand, if it is still asked for.
    async fn answer_as_told(&mut self) -> Next {
        let Some((seat, action)) = self.table.standing_choice().filter(|_| self.works_here()) else { return Next::Go };
        let choose = Command::Choose { seat, step: self.table.step(), action, by: Hand::Person };
        if self.command(choose).await.is_err_and(|e| e.untrue) { Next::Drop } else { Next::Go }
    }

    async fn bot(&mut self, seat: Seat, step: usize, action: Option<String>) -> Next {
        self.thinking.retain(|thinking| *thinking != (seat, step));
        let Some(action) = action.or_else(|| self.instead_of(seat, step)) else { return Next::Go };
        match self.command(Command::Choose { seat, step, action, by: Hand::Bot }).await {
            Ok(()) => Next::Go,
            Err(NotDone { untrue: true, .. }) => Next::Drop,
            // Something else happened while it thought: it thinks again if it is still asked.
            Err(NotDone { untrue: false, refusal }) => {
                if refusal.code == RefusalCode::Illegal {
                    tracing::error!(table = self.table.id(), ?refusal, "a bot chose what it may not");
                }
                self.rouse().await;
                Next::Go
            }
        }
    }

    /// A bot has failed. What it kept in mind is lost with it: it thinks anew, from nothing. If it fails again, its first
    /// option is played, so that people can go on.
    fn instead_of(&mut self, seat: Seat, step: usize) -> Option<String> {
        let bot = self.table.bots_asked().into_iter().find(|(asked, _)| *asked == seat);
        let (_, level) = bot.filter(|_| step == self.table.step())?;
        let again = self.failed.replace((seat, step)) != Some((seat, step));
        let how = if again { "again" } else { "first" };
        self.app.metrics.bot_failures.get_or_create(&Helped { how }).inc();
        if again {
            tracing::error!(table = self.table.id(), step, %level, "a bot failed; it thinks anew");
            self.think(seat, level, step);
            return None;
        }
        tracing::error!(table = self.table.id(), step, %level, "a bot failed twice; its first option is played");
        let offer = self.table.offer(Viewer::Seat(seat))?;
        offer.options.into_iter().next().map(|choice| choice.action)
    }

    async fn asked(&mut self, by: Option<String>, command: Option<Command>) -> (Result<Created, Failed>, Next) {
        if self.look_around().await == Next::Drop {
            return (Err(Failed::unavailable()), Next::Drop);
        }
        if let Some(Command::Sit { person, owner, .. }) = &command
            && moderate::deaf_to(&self.app, Some(self.table.host()))
                .await
                .contains(owner.as_ref().map_or(person, |owner| &owner.id))
        {
            let why = Message::new("server-error-no-invitation");
            return (Err(Failed::new(axum::http::StatusCode::FORBIDDEN, "no_invitation", why)), Next::Go);
        }
        if let Some(command) = command
            && let Err(NotDone { refusal, untrue }) = self.command(command).await
        {
            let failed = Failed::from(refusal);
            if untrue {
                return (Err(failed), Next::Drop);
            }
            return (Err(failed.with_state(self.table.view(&self.present(), now()))), Next::Go);
        }
        let table = self.table.view(&self.present(), now());
        (Ok(Created { table, you: self.table.you(by.as_deref()) }), Next::Go)
    }
}

fn refusal(code: RefusalCode, key: &'static str) -> Refusal {
    Refusal { code, message: Message::new(key), rule: None }
}

/// Frames are made by the keeper and sent by the sockets.
pub(crate) type Out = mpsc::Sender<Frame>;
