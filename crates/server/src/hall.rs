//! The hall: which tables are in memory, and the way to each.

use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::{Duration, Instant};

use store::{Entry, StoreError, Wake};
use table::{LoadError, Table};
use tokio::sync::{Mutex as AsyncMutex, mpsc};

use crate::app::{App, Parts};
use crate::keeper::{self, Order};

/// Orders wait in a queue of this length; who finds it full waits too.
const QUEUE: usize = 16;
/// Tables that are due are looked for so often.
const ROUND: Duration = Duration::from_secs(5);
/// So many tables are woken at a time.
const WAKE_PAGE: u64 = 100;

/// A task that ends has so long to finish.
const LEAVING: Duration = Duration::from_secs(10);

/// The way to a table.
pub(crate) type Way = mpsc::Sender<Order>;

/// The tables in memory.
#[derive(Default)]
pub(crate) struct Hall {
    ways: Mutex<HashMap<String, Way>>,
    /// One slot for each table that is being made from its journal: it is made once, and others are not kept waiting.
    opening: Mutex<HashMap<String, Arc<AsyncMutex<()>>>>,
}

/// Why there is no way to a table.
#[derive(Debug)]
pub(crate) enum NoWay {
    Store(StoreError),
    Load(LoadError),
    /// The table ended while it was asked.
    Lost,
}

impl From<NoWay> for crate::failed::Failed {
    fn from(no_way: NoWay) -> Self {
        match no_way {
            NoWay::Store(error) => error.into(),
            NoWay::Load(error) => error.into(),
            NoWay::Lost => Self::unavailable(),
        }
    }
}

impl Hall {
    /// Gives an order to a table, opening it if need be, and says by which way it went. Tries again if the table leaves
    /// the memory at that moment.
    pub(crate) async fn order(&self, app: &App, id: &str, order: Order) -> Result<Way, NoWay> {
        let mut order = order;
        for _ in 0..8 {
            let way = self.way(app, id).await?;
            match way.send(order).await {
                Ok(()) => return Ok(way),
                Err(mpsc::error::SendError(unsent)) => order = unsent,
            }
        }
        Err(NoWay::Lost)
    }

    /// The way to a table, opened if need be.
    pub(crate) async fn way(&self, app: &App, id: &str) -> Result<Way, NoWay> {
        if let Some(way) = self.known(id).filter(|way| !way.is_closed()) {
            return Ok(way);
        }
        let slot = self.slot(id);
        let opened = {
            let _alone = slot.lock().await;
            self.open(app, id).await
        };
        self.leave_slot(id, slot);
        opened
    }

    fn slot(&self, id: &str) -> Arc<AsyncMutex<()>> {
        let mut opening = self.opening.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(opening.entry(id.to_owned()).or_default())
    }

    /// The last to leave takes the slot away.
    fn leave_slot(&self, id: &str, slot: Arc<AsyncMutex<()>>) {
        let mut opening = self.opening.lock().unwrap_or_else(PoisonError::into_inner);
        drop(slot);
        if opening.get(id).is_some_and(|slot| Arc::strong_count(slot) == 1) {
            opening.remove(id);
        }
    }

    /// Makes a table from its journal, unless somebody was quicker.
    async fn open(&self, app: &App, id: &str) -> Result<Way, NoWay> {
        // A task that is ending carries out what it was sent before: only then may another take its place.
        let patience = Instant::now() + LEAVING;
        while let Some(way) = self.known(id) {
            if !way.is_closed() {
                return Ok(way);
            }
            if Instant::now() > patience {
                return Err(NoWay::Lost);
            }
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        let started = Instant::now();
        let journal = app.store.journal(id).await.map_err(NoWay::Store)?;
        let table = made(id, &journal).map_err(|error| {
            // A code that is nobody's is no fault.
            if !matches!(error, LoadError::Nothing) {
                app.metrics.unopened.inc();
            }
            NoWay::Load(error)
        })?;
        app.metrics.open_seconds.observe(started.elapsed().as_secs_f64());
        Ok(self.seat(app, table))
    }

    /// Takes in a table that is in memory already.
    pub(crate) fn seat(&self, app: &App, table: Table) -> Way {
        let (way, orders) = mpsc::channel(QUEUE);
        let id = table.id().to_owned();
        if let Ok(mut ways) = self.ways.lock() {
            ways.insert(id, way.clone());
        }
        keeper::start(Arc::clone(app), table, way.downgrade(), orders);
        way
    }

    /// Whether a table is in memory.
    pub(crate) fn holds(&self, id: &str) -> bool {
        self.known(id).is_some()
    }

    /// The tables in memory.
    pub(crate) fn ids(&self) -> Vec<String> {
        self.ways.lock().map(|ways| ways.keys().cloned().collect()).unwrap_or_default()
    }

    /// The way to a table in memory.
    pub(crate) fn known(&self, id: &str) -> Option<Way> {
        self.ways.lock().ok()?.get(id).cloned()
    }

    /// Forgets a table whose task has ended, unless another task has taken its place.
    pub(crate) fn forget(&self, id: &str, way: &mpsc::WeakSender<Order>) {
        let Ok(mut ways) = self.ways.lock() else { return };
        let same = match (ways.get(id), way.upgrade()) {
            (Some(known), Some(way)) => known.same_channel(&way),
            (Some(known), None) => known.is_closed(),
            (None, _) => false,
        };
        if same {
            ways.remove(id);
        }
    }

    /// Every table in memory.
    pub(crate) fn everybody(&self) -> Vec<Way> {
        self.ways.lock().map(|ways| ways.values().cloned().collect()).unwrap_or_default()
    }
}

/// Makes a table from its journal. Whatever a damaged one does, it does to its own table: a panic here would end whoever
/// asked.
pub(crate) fn made(id: &str, journal: &[Entry]) -> Result<Table, LoadError> {
    let entries = journal.iter().map(|entry| (entry.number, entry.at, &entry.body));
    let load = || catch_unwind(AssertUnwindSafe(|| Table::load(id, entries))).unwrap_or(Err(LoadError::Damaged));
    tokio::task::block_in_place(load)
}

/// Opens the tables at which something is to happen although nobody asks: bots that thought when the server ended,
/// clocks that fall.
pub(crate) async fn wake(app: Weak<Parts>) {
    let page = async |wake: Wake| {
        let mut after = String::new();
        loop {
            let Some(app) = app.upgrade() else { return };
            let Ok(ids) = app.store.to_wake(wake.clone(), &after, WAKE_PAGE).await else { return };
            for id in &ids {
                if let Err(error) = app.hall.order(&app, id, Order::Wake).await {
                    tracing::warn!(table = %id, ?error, "a table could not be woken");
                }
            }
            match ids.into_iter().next_back() {
                Some(last) => after = last,
                None => return,
            }
            drop(app);
            // Others are served in between.
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    page(Wake::Bots).await;
    loop {
        tokio::time::sleep(ROUND).await;
        page(Wake::DueBy(crate::app::now())).await;
        if app.strong_count() == 0 {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use protocol::{Clock, Created, Visibility};
    use table::{Chair, Opening};
    use tokio::sync::oneshot;

    use super::*;
    use crate::app::{random, random_code};
    use crate::config::Config;
    use crate::listen::Server;

    async fn shown(app: &App, id: &str) -> Created {
        let (reply, answer) = oneshot::channel();
        app.hall.order(app, id, Order::Asked { by: None, command: None, reply }).await.unwrap();
        answer.await.unwrap().unwrap()
    }

    /// A journal that makes no table harms its own table and nobody else's: those who are woken after it wake up.
    #[tokio::test(flavor = "multi_thread")]
    async fn a_damaged_journal_harms_its_own_table() {
        let folder = tempfile::tempdir().unwrap();
        let addr = std::net::SocketAddr::from(([127, 0, 0, 1], 0));
        let config = Config { data: folder.path().to_owned(), addr, ..Config::default() };
        let app = Server::bind(config).await.unwrap().into_app();
        let opened = |id: &str| {
            let title = shelf::titles()[0];
            let opening = Opening::plain(id, random_code(), title, title.canonical("").unwrap(), "anna", random(), 1);
            Table::open(opening, Vec::new()).unwrap()
        };
        let write = async |id: &str, number: u64, body: String, row| {
            let append = store::Append { table: id.to_owned(), number, at: 1, body, row, result: None };
            app.store.append(append).await.unwrap();
        };
        for (id, damage) in [("A", Some(r#"[{"taken_back":{"seat":9}}]"#)), ("B", Some("nonsense")), ("C", None)] {
            let (table, done) = opened(id);
            let row = store::TableRow { wake_at: Some(1), ..crate::card::row(&table) };
            write(id, 0, Table::body(&done.facts), Some(row)).await;
            if let Some(damage) = damage {
                write(id, 1, damage.to_owned(), None).await;
            }
        }
        for id in ["A", "B"] {
            let no_way = app.hall.order(&app, id, Order::Wake).await;
            assert!(matches!(no_way, Err(NoWay::Load(LoadError::Unreadable { number: 1 }))), "{id}: {no_way:?}");
        }
        assert!(app.hall.order(&app, "nowhere", Order::Wake).await.is_err());
        assert_eq!(app.metrics.unopened.get(), 2, "whoever runs the server learns of both");
        assert!(app.hall.order(&app, "C", Order::Wake).await.is_ok());
        assert!(app.hall.opening.lock().unwrap().is_empty(), "every slot is given back");
    }

    /// A panic at one table ends that table alone, and it is made again from its journal.
    #[tokio::test(flavor = "multi_thread")]
    async fn a_panic_stays_at_its_table() {
        let folder = tempfile::tempdir().unwrap();
        let addr = std::net::SocketAddr::from(([127, 0, 0, 1], 0));
        let config = Config { data: folder.path().to_owned(), addr, ..Config::default() };
        let app = Server::bind(config).await.unwrap().into_app();
        let mut tables = Vec::new();
        for name in ["Anna", "Ben"] {
            let opening = Opening::plain(
                random_code(),
                random_code(),
                shelf::titles()[0],
                shelf::titles()[0].canonical("").unwrap(),
                name,
                random(),
                1,
            );
            let chair = Chair::Person { id: name.to_owned(), name: name.to_owned() };
            tables.push(crate::http::set_up(&app, "somewhere", opening, vec![chair]).await.unwrap().table);
        }
        let other = app.hall.way(&app, &tables[1].id).await.unwrap();
        let way = app.hall.way(&app, &tables[0].id).await.unwrap();
        app.hall.order(&app, &tables[0].id, Order::Panic).await.unwrap();
        way.closed().await;
        assert_eq!(shown(&app, &tables[0].id).await.table, tables[0]);
        assert_eq!(shown(&app, &tables[1].id).await.table, tables[1]);
        assert!(!other.is_closed(), "the others do not notice");
        assert_eq!(app.metrics.panics.get(), 1);
    }

    /// A bot that panics costs a fresh search; one that panics again plays its first option. No table is lost by it.
    #[tokio::test(flavor = "multi_thread")]
    async fn a_bot_that_panics_thinks_anew() {
        for (sabotaged, again, first) in [(1, 1, 0), (2, 1, 1)] {
            let folder = tempfile::tempdir().unwrap();
            let addr = std::net::SocketAddr::from(([127, 0, 0, 1], 0));
            let config = Config { data: folder.path().to_owned(), addr, bot_threads: Some(1), ..Config::default() };
            let app = Server::bind(config).await.unwrap().into_app();
            let title = shelf::titles()[0];
            let opening = Opening {
                id: random_code(),
                title,
                options: title.canonical("players=2").unwrap(),
                sit_code: random_code(),
                host: "anna".to_owned(),
                visibility: Visibility::Private,
                clock: Clock::None,
                secret: random(),
                origin: None,
                // Without a number of anybody's: the game begins at once.
                position: vec!["turn yellow".to_owned()],
                advice: false,
                unrated: false,
                reliable: false,
                published: false,
                at: 1,
            };
            let chairs = vec![
                Chair::Person { id: "anna".into(), name: "Anna".into() },
                Chair::Bot { level: shelf::Style::Random },
            ];
            let id = crate::http::set_up(&app, "somewhere", opening, chairs).await.unwrap().table.id;
            app.bots.sabotage(sabotaged);
            let (reply, answer) = oneshot::channel();
            let command = Some(table::Command::Start { by: "anna".to_owned() });
            app.hall.order(&app, &id, Order::Asked { by: None, command, reply }).await.unwrap();
            let begun = answer.await.unwrap().unwrap().table.step;
            while shown(&app, &id).await.table.step == begun {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
            let helped = |how| app.metrics.bot_failures.get_or_create(&crate::metrics::Helped { how }).get();
            assert_eq!((helped("again"), helped("first")), (again, first));
            assert_eq!(app.metrics.panics.get(), 0, "the table is what it was");
        }
    }
}
