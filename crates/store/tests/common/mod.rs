//! Both databases, fresh.
#![allow(clippy::unwrap_used, reason = "this is a test")]

use store::{Place, Store, testkit};

/// One place of each kind.
pub struct Both {
    pub sqlite: Where,
    pub postgres: Where,
}

/// A place of a test, and what keeps it alive.
pub struct Where {
    pub place: Place,
    _folder: Option<tempfile::TempDir>,
}

impl std::ops::Deref for Where {
    type Target = Place;
    fn deref(&self) -> &Place {
        &self.place
    }
}

impl Where {
    fn sqlite() -> Self {
        let folder = tempfile::tempdir().unwrap();
        Self { place: Place::File(folder.path().join("lazaret.db")), _folder: Some(folder) }
    }

    fn postgres() -> Self {
        Self { place: testkit::fresh_postgres(), _folder: None }
    }

    /// Another place of the same kind.
    pub fn fresh(&self) -> Self {
        match self.place {
            Place::File(_) => Self::sqlite(),
            Place::Postgres(_) => Self::postgres(),
        }
    }
}

impl Both {
    pub fn new() -> Self {
        Self { sqlite: Where::sqlite(), postgres: Where::postgres() }
    }
}

/// Runs a test against both.
pub fn both(test: impl AsyncFn(Store)) {
    let Both { sqlite, postgres } = Both::new();
    for place in [sqlite, postgres] {
        let store = Store::open(&place).unwrap();
        run(test(store));
        // Opening again finds the schema in place.
        Store::open(&place).unwrap().close();
    }
}

pub fn run<T>(work: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap().block_on(work)
}
