//! Evenings and leagues, and their journals.

use crate::error::StoreError;
use crate::journal::{Entry, Visibility};
use crate::row::{self, Columns};
use crate::sql::args;
use crate::store::Store;

/// What a journal is of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EveningKind {
    /// An evening.
    Evening,
    /// A season of a league.
    League,
}

impl EveningKind {
    /// In a word.
    pub fn word(self) -> &'static str {
        match self {
            Self::Evening => "evening",
            Self::League => "league",
        }
    }

    fn read(word: &str) -> Result<Self, StoreError> {
        let found = [Self::Evening, Self::League].into_iter().find(|kind| kind.word() == word);
        found.ok_or_else(|| StoreError::Malformed { place: "evenings.kind".to_owned() })
    }
}

/// How an evening is found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EveningRow {
    /// What it is.
    pub kind: EveningKind,
    /// Whether something may still happen in it.
    pub open: bool,
    /// Whether strangers find it.
    pub visibility: Visibility,
    /// When it was set up.
    pub created_at: u64,
    /// The people who set it up or take part.
    pub people: Vec<String>,
}

impl Store {
    /// Adds an entry to the journal of an evening, and how it is found from then on. [`StoreError::Conflict`] if that number
    /// is taken.
    pub async fn append_evening(
        &self,
        evening: &str,
        number: u64,
        at: u64,
        body: String,
        found: EveningRow,
    ) -> Result<(), StoreError> {
        const ENTRY: &str = "INSERT INTO evening_journal (evening, number, at, body) VALUES ($1, $2, $3, $4)
            ON CONFLICT DO NOTHING";
        const FOUND: &str = "INSERT INTO evenings (id, open, visibility, created_at, kind) VALUES ($1, $2, $3, $4, $5)
            ON CONFLICT (id) DO UPDATE SET open = excluded.open, visibility = excluded.visibility";
        const PERSON: &str = "INSERT INTO evening_people (evening, person) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        let evening = evening.to_owned();
        let written = self
            .write(move |db| {
                if db.execute(ENTRY, args![&*evening, number, at, &*body])? == 0 {
                    return Ok(false);
                }
                let EveningRow { kind, open, visibility, created_at, people } = &found;
                db.execute(FOUND, args![&*evening, i64::from(*open), *visibility, *created_at, kind.word()])?;
                for person in people {
                    db.execute(PERSON, args![&*evening, &**person])?;
                }
                Ok(true)
            })
            .await?;
        if written { Ok(()) } else { Err(StoreError::Conflict) }
    }

    /// What has this code, and its whole journal; nothing if there is none.
    pub async fn evening(&self, evening: &str) -> Result<Option<(EveningKind, Vec<Entry>)>, StoreError> {
        const KIND: &str = "SELECT kind FROM evenings WHERE id = $1";
        const SQL: &str = "SELECT number, at, body FROM evening_journal WHERE evening = $1 ORDER BY number";
        let evening = evening.to_owned();
        let entry =
            |row: &mut Columns| Ok(Entry { number: row.next("number")?, at: row.next("at")?, body: row.next("body")? });
        self.read(move |db| {
            let kind: Vec<String> = row::column("evenings", "kind", db.query(KIND, args![&*evening])?)?;
            let Some(kind) = kind.first() else { return Ok(None) };
            let entries = row::all("evening_journal", db.query(SQL, args![&*evening])?, entry)?;
            Ok(Some((EveningKind::read(kind)?, entries)))
        })
        .await
    }

    /// All evenings and leagues behind `after` in the order of their codes.
    pub async fn all_evenings(&self, after: &str, limit: u64) -> Result<Vec<(String, EveningKind)>, StoreError> {
        const SQL: &str = "SELECT id, kind FROM evenings WHERE id > $1 ORDER BY id LIMIT $2";
        let after = after.to_owned();
        let one = |row: &mut Columns| Ok((row.next("id")?, EveningKind::read(&row.next::<String>("kind")?)?));
        self.read(move |db| row::all("evenings", db.query(SQL, args![&*after, limit])?, one)).await
    }

    /// The evenings and leagues in which something may still happen.
    pub async fn open_evenings(&self) -> Result<Vec<(String, EveningKind)>, StoreError> {
        const SQL: &str = "SELECT id, kind FROM evenings WHERE open = 1 ORDER BY id";
        let open = |row: &mut Columns| Ok((row.next("id")?, EveningKind::read(&row.next::<String>("kind")?)?));
        self.read(move |db| row::all("evenings", db.query(SQL, args![])?, open)).await
    }

    /// The evenings, or the leagues, that somebody may see in a list: everybody's, and their own. Open ones first, then the
    /// newest.
    pub async fn listed_evenings(
        &self,
        kind: EveningKind,
        person: Option<&str>,
        limit: u64,
    ) -> Result<Vec<String>, StoreError> {
        const SQL: &str = "SELECT id FROM evenings WHERE kind = $1 AND (visibility = 'public'
            OR EXISTS (SELECT 1 FROM evening_people p WHERE p.evening = evenings.id AND p.person = $2))
            ORDER BY open DESC, created_at DESC LIMIT $3";
        let person = person.unwrap_or_default().to_owned();
        self.read(move |db| row::column("evenings", "id", db.query(SQL, args![kind.word(), &*person, limit])?)).await
    }
}
