//! Finished games as rows: who came in where, with how many points, and what that says of their strength.
//!
//! All of it follows from the journals. It is written in the same transaction as the entry that ends a game, and can be
//! thrown away and made again at any time. What depends on what came before, the ratings, goes by the order in which games
//! ended, whatever the order in which they are written down.

use std::collections::BTreeMap;

use crate::error::StoreError;
use crate::ratings::{Rated, Strength, after};
use crate::row::{self, Columns};
use crate::sql::{Database, Row, args};
use crate::store::Store;

/// A finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ResultRow {
    /// The table at which it was played.
    pub table: String,
    /// Which game.
    pub game: String,
    /// What was agreed.
    pub options: String,
    /// When it ended.
    pub ended_at: u64,
    /// Whether strangers could find the table.
    pub public: bool,
    /// Why it is not rated, in a word; empty if it is.
    pub unrated: String,
    /// The seats in turn order.
    pub seats: Vec<PlacingRow>,
}

/// How a seat came in.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each says one thing of its own")]
pub struct PlacingRow {
    /// Who sat there.
    pub who: Who,
    /// The place, from 1.
    pub place: u8,
    /// The points.
    pub score: i64,
    /// How they add up beside those of the whole table, as JSON.
    pub sheet: String,
    /// Whether a bot made choices for whoever sat there, so that the result is not theirs.
    pub stand_in: bool,
    /// Whether they left before the end.
    pub left: bool,
    /// Whether it is among the figures of whoever sat there: their own result in the game as it is printed.
    pub counts: bool,
    /// Whether it makes a rating better.
    pub rated: bool,
    /// What is known of them since, if it does.
    pub strength: Option<Strength>,
    /// By how much it moved, in millionths.
    pub gained: Option<i64>,
}

/// Who sat in a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Who {
    /// A person.
    Person(String),
    /// A bot of ours, by its level; none for one that has none.
    Bot(Option<u8>),
    /// A bot of somebody's own.
    Machine,
}

impl Who {
    fn word(&self) -> &'static str {
        match self {
            Self::Person(_) => "person",
            Self::Bot(_) => "bot",
            Self::Machine => "machine",
        }
    }

    fn read(word: &str, person: Option<String>, level: Option<u8>) -> Option<Self> {
        match (word, person) {
            ("person", Some(person)) => Some(Self::Person(person)),
            ("bot", None) => Some(Self::Bot(level)),
            ("machine", None) => Some(Self::Machine),
            _ => None,
        }
    }
}

/// The strengths of people in one game, as far as they were needed.
pub type Strengths = BTreeMap<String, Strength>;

/// Writes into a game what is known of everybody behind it; `strengths` holds what was known before.
pub fn rate(result: &mut ResultRow, strengths: &mut Strengths) {
    let at = result.ended_at;
    let rated = |seat: &PlacingRow| match &seat.who {
        _ if !seat.rated => None,
        Who::Person(person) => {
            Some((Rated::Person(strengths.get(person).copied().unwrap_or(Strength::unknown(at))), seat.place))
        }
        Who::Bot(level) => level.map(|level| (Rated::Level(level), seat.place)),
        Who::Machine => None,
    };
    let (seats, places): (Vec<usize>, Vec<(Rated, u8)>) =
        result.seats.iter().map(rated).enumerate().filter_map(|(seat, rated)| Some((seat, rated?))).unzip();
    for ((seat, (before, _)), strength) in seats.into_iter().zip(&places).zip(after(&places, at)) {
        let placing = &mut result.seats[seat];
        placing.strength = strength;
        placing.gained = match (before, strength) {
            (Rated::Person(before), Some(now)) => Some(now.rating - before.rating),
            (Rated::Person(_) | Rated::Level(_), _) => None,
        };
        if let (Who::Person(person), Some(strength)) = (&placing.who, strength) {
            strengths.insert(person.clone(), strength);
        }
    }
}

impl Store {
    /// Finished games of these tables as they were written down, in no particular order.
    pub async fn results(&self, tables: Vec<String>) -> Result<Vec<ResultRow>, StoreError> {
        self.read(move |db| {
            let mut found = Vec::new();
            for table in &tables {
                found.extend(read(db, table)?);
            }
            Ok(found)
        })
        .await
    }

    /// Whether nothing at all is written down although tables are over.
    pub async fn lacks_results(&self) -> Result<bool, StoreError> {
        const SQL: &str = "SELECT id FROM tables WHERE status = 'over' AND NOT EXISTS (SELECT 1 FROM results) LIMIT 1";
        self.read(move |db| Ok(!db.query(SQL, &[])?.is_empty())).await
    }

    /// How many tables are over.
    pub async fn count_over(&self) -> Result<u64, StoreError> {
        const SQL: &str = "SELECT COUNT(*) FROM tables WHERE status = 'over'";
        self.read(move |db| row::number("tables", db.query(SQL, &[])?)).await
    }

    /// The journals of these tables.
    pub async fn journals(&self, tables: Vec<String>) -> Result<Vec<(String, Vec<crate::Entry>)>, StoreError> {
        self.read(move |db| {
            let one = |table: &String| Ok((table.clone(), crate::journal::journal(db, table, 0)?));
            tables.iter().map(one).collect()
        })
        .await
    }

    /// Puts finished games in the place of what was written of their tables, ratings and all.
    pub async fn put_results(&self, results: Vec<ResultRow>) -> Result<(), StoreError> {
        self.write(move |db| {
            for result in &results {
                put(db, result)?;
            }
            Ok(())
        })
        .await
    }

    /// Takes away what was written of tables that have left no finished game.
    pub async fn drop_results(&self, tables: Vec<String>) -> Result<(), StoreError> {
        self.write(move |db| {
            for table in &tables {
                remove(db, table)?;
                db.execute("DELETE FROM explored WHERE table_id = $1", args![&**table])?;
            }
            Ok(())
        })
        .await
    }

    /// Takes away what was written of tables that are not over, or not there.
    pub async fn drop_strays(&self) -> Result<(), StoreError> {
        const STRAY: &str = "NOT EXISTS (SELECT 1 FROM tables WHERE tables.id = table_id AND tables.status = 'over')";
        self.write(move |db| {
            for derived in ["results", "placings", "explored"] {
                db.execute(&format!("DELETE FROM {derived} WHERE {STRAY}"), &[])?;
            }
            Ok(())
        })
        .await
    }

    /// Makes the ratings of a game anew from this moment on.
    pub async fn rate_since(&self, game: &str, at: u64) -> Result<(), StoreError> {
        let game = game.to_owned();
        self.write(move |db| {
            db.take_turn()?;
            rate_from(db, &game, at, "")
        })
        .await
    }

    /// Puts these ratings in the place of all. Whoever has left for good has none.
    pub async fn put_ratings(&self, ratings: Vec<(String, Strengths)>) -> Result<(), StoreError> {
        self.write(move |db| {
            db.take_turn()?;
            db.execute("DELETE FROM ratings", &[])?;
            for (game, strengths) in &ratings {
                for person in strengths.keys() {
                    keep_rating(db, person, game)?;
                }
            }
            Ok(())
        })
        .await
    }

    /// Everything that follows from the journals, as lines in an order of their own.
    pub async fn derived(&self) -> Result<Vec<String>, StoreError> {
        const TABLES: [(&str, &str); 4] = [
            ("results", "table_id, game, options, ended_at, public, unrated"),
            (
                "placings",
                "table_id, seat, game, ended_at, players, people, who, person, level, place, score, sheet, stand_in, left_early,
                 counts, rated, rating, doubt, gained",
            ),
            ("ratings", "person, game, rating, doubt, rated_at, games"),
            ("explored", "table_id, seat, thing, game, players, won"),
        ];
        self.read(move |db| {
            let mut lines = Vec::new();
            for (table, columns) in TABLES {
                let rows = db.query(&format!("SELECT {columns} FROM {table} ORDER BY 1, 2, 3"), &[])?;
                lines.extend(rows.iter().map(|row: &Row| format!("{table} {row:?}")));
            }
            Ok(lines)
        })
        .await
    }
}

/// Writes down a game that has just ended, and what follows from it.
pub(crate) fn settle(db: &mut dyn Database, result: &ResultRow) -> Result<(), StoreError> {
    db.take_turn()?;
    put(db, result)?;
    if result.unrated.is_empty() { rate_from(db, &result.game, result.ended_at, &result.table) } else { Ok(()) }
}

/// Rates this game and all that ended behind it. There are none, unless nodes have written at the same moment.
fn rate_from(db: &mut dyn Database, game: &str, at: u64, table: &str) -> Result<(), StoreError> {
    const SQL: &str = "SELECT table_id FROM results
        WHERE game = $1 AND unrated = '' AND (ended_at, table_id) >= ($2, $3) ORDER BY ended_at, table_id";
    let tables: Vec<String> = row::column("results", "table_id", db.query(SQL, args![game, at, table])?)?;
    let mut strengths = Strengths::new();
    for table in tables {
        let Some(mut result) = read(db, &table)? else { continue };
        for seat in result.seats.iter().filter(|seat| seat.rated) {
            if let Who::Person(person) = &seat.who
                && !strengths.contains_key(person)
                && let Some(strength) = strength_before(db, person, &result)?
            {
                strengths.insert(person.clone(), strength);
            }
        }
        rate(&mut result, &mut strengths);
        for (seat, placing) in result.seats.iter().enumerate() {
            if let Some(strength) = placing.strength {
                let sql = "UPDATE placings SET rating = $1, doubt = $2, gained = $3 WHERE table_id = $4 AND seat = $5";
                db.execute(sql, args![strength.rating, strength.doubt, placing.gained, &*table, seat as i64])?;
            }
        }
    }
    strengths.keys().try_for_each(|person| keep_rating(db, person, game))
}

/// What was known of somebody before a game.
fn strength_before(db: &mut dyn Database, person: &str, game: &ResultRow) -> Result<Option<Strength>, StoreError> {
    const SQL: &str = "SELECT rating, doubt, ended_at FROM placings
        WHERE person = $1 AND game = $2 AND rated = 1 AND (ended_at, table_id) < ($3, $4) AND rating IS NOT NULL
        ORDER BY ended_at DESC, table_id DESC LIMIT 1";
    let rows = db.query(SQL, args![person, &*game.game, game.ended_at, &*game.table])?;
    row::one("placings", rows, strength)
}

/// Writes down what the last rated game of somebody says of them.
fn keep_rating(db: &mut dyn Database, person: &str, game: &str) -> Result<(), StoreError> {
    const SQL: &str = "INSERT INTO ratings (person, game, rating, doubt, rated_at, games)
        SELECT p.person, p.game, p.rating, p.doubt, p.ended_at,
            (SELECT COUNT(*) FROM placings c WHERE c.person = p.person AND c.game = p.game AND c.rated = 1)
        FROM placings p JOIN persons ON persons.id = p.person
        WHERE p.person = $1 AND p.game = $2 AND p.rated = 1 AND p.rating IS NOT NULL
        ORDER BY p.ended_at DESC, p.table_id DESC LIMIT 1
        ON CONFLICT (person, game) DO UPDATE SET rating = excluded.rating, doubt = excluded.doubt,
            rated_at = excluded.rated_at, games = excluded.games";
    db.execute(SQL, args![person, game]).map(|_| ())
}

fn remove(db: &mut dyn Database, table: &str) -> Result<(), StoreError> {
    db.execute("DELETE FROM results WHERE table_id = $1", args![table])?;
    db.execute("DELETE FROM placings WHERE table_id = $1", args![table]).map(|_| ())
}

fn put(db: &mut dyn Database, result: &ResultRow) -> Result<(), StoreError> {
    const RESULT: &str = "INSERT INTO results (table_id, game, options, ended_at, public, unrated)
        VALUES ($1, $2, $3, $4, $5, $6)";
    const PLACING: &str = "INSERT INTO placings (table_id, seat, game, ended_at, players, people, who, person, level,
            place, score, sheet, stand_in, left_early, counts, rated, rating, doubt, gained)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)";
    let ResultRow { table, game, options, ended_at, public, unrated, seats } = result;
    remove(db, table)?;
    db.execute(RESULT, args![&**table, &**game, &**options, *ended_at, i64::from(*public), &**unrated])?;
    let people = seats.iter().filter(|seat| matches!(seat.who, Who::Person(_))).count();
    for (number, seat) in seats.iter().enumerate() {
        let (person, level) = match &seat.who {
            Who::Person(person) => (Some(person.as_str()), None),
            Who::Bot(level) => (None, level.map(i64::from)),
            Who::Machine => (None, None),
        };
        db.execute(
            PLACING,
            args![
                &**table,
                number as i64,
                &**game,
                *ended_at,
                seats.len() as i64,
                people as i64,
                seat.who.word(),
                person,
                level,
                i64::from(seat.place),
                seat.score,
                &*seat.sheet,
                i64::from(seat.stand_in),
                i64::from(seat.left),
                i64::from(seat.counts),
                i64::from(seat.rated),
                seat.strength.map(|strength| strength.rating),
                seat.strength.map(|strength| strength.doubt),
                seat.gained
            ],
        )?;
    }
    Ok(())
}

fn read(db: &mut dyn Database, table: &str) -> Result<Option<ResultRow>, StoreError> {
    const RESULT: &str = "SELECT game, options, ended_at, public, unrated FROM results WHERE table_id = $1";
    const SEATS: &str =
        "SELECT who, person, level, place, score, sheet, stand_in, left_early, counts, rated, rating, doubt, gained,
        ended_at FROM placings WHERE table_id = $1 ORDER BY seat";
    let seats = row::all("placings", db.query(SEATS, args![table])?, placing)?;
    let result = |row: &mut Columns| {
        Ok(ResultRow {
            table: table.to_owned(),
            game: row.next("game")?,
            options: row.next("options")?,
            ended_at: row.next("ended_at")?,
            public: row.next::<u64>("public")? != 0,
            unrated: row.next("unrated")?,
            seats: Vec::new(),
        })
    };
    let found = row::one("results", db.query(RESULT, args![table])?, result)?;
    Ok(found.map(|result| ResultRow { seats, ..result }))
}

fn placing(row: &mut Columns) -> Result<PlacingRow, StoreError> {
    let (word, person, level): (String, _, _) = (row.next("who")?, row.next("person")?, row.next("level")?);
    let malformed = || StoreError::Malformed { place: "placings.who".to_owned() };
    let who = Who::read(&word, person, level).ok_or_else(malformed)?;
    let place = row.next("place")?;
    let (score, sheet) = (row.next("score")?, row.next("sheet")?);
    let mut flag = |column| Ok::<bool, StoreError>(row.next::<u64>(column)? != 0);
    let (stand_in, left) = (flag("stand_in")?, flag("left_early")?);
    let (counts, rated) = (flag("counts")?, flag("rated")?);
    let (rating, doubt): (Option<i64>, Option<i64>) = (row.next("rating")?, row.next("doubt")?);
    let gained = row.next("gained")?;
    let at = row.next("ended_at")?;
    let strength = rating.zip(doubt).map(|(rating, doubt)| Strength { rating, doubt, at });
    Ok(PlacingRow { who, place, score, sheet, stand_in, left, counts, rated, strength, gained })
}

fn strength(row: &mut Columns) -> Result<Strength, StoreError> {
    Ok(Strength { rating: row.next("rating")?, doubt: row.next("doubt")?, at: row.next("at")? })
}
