//! Backup and restore: the whole store as lines of JSON, the same for both databases, so that a backup of one can be
//! restored into the other.
//!
//! ```text
//! {"lazaret_backup":2}
//! {"table":"persons","row":["…","Anna",null,null,null,1700000000000]}
//! {"end":1,"sha256":"…"}
//! ```
//!
//! The last line has the number of rows and the SHA-256 of everything before it, to the byte. A backup of the first format
//! has no such sum and is read without.

use std::fmt::Write as _;
use std::io::{self, BufRead, Write};

use kernel::{Message, Say};
use serde_json::{Value as Json, json};
use sha2::{Digest as _, Sha256};

use crate::error::StoreError;
use crate::schema::{self, Layout, TABLES};
use crate::sql::{Database, Row, Value, args};
use crate::store::Place;

/// The version of the format.
const FORMAT: i64 = 2;
/// The version that had no sum.
const WITHOUT_SUM: i64 = 1;
/// The setting with which cookies are signed: 32 bytes, as hexadecimal digits.
pub const COOKIE_KEY: &str = "cookie_key";
/// So many rows are read at once.
const PAGE: u64 = 4096;

/// What was copied.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CopyReport {
    /// Rows of all kinds.
    pub rows: u64,
    /// Tables among them.
    pub tables: u64,
}

/// Why a backup could not be written or read. A restore that fails leaves nothing behind.
#[derive(Debug)]
pub enum CopyError {
    /// The database failed.
    Store(StoreError),
    /// The file failed.
    File(io::Error),
    /// A line of the backup is not what it should be.
    Line {
        /// Its number, from 1.
        line: u64,
    },
    /// The backup ends before its last line.
    CutShort,
    /// Something in the backup is not as it was written.
    Damaged,
    /// There is something in the database already.
    NotEmpty,
}

impl From<StoreError> for CopyError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl From<io::Error> for CopyError {
    fn from(error: io::Error) -> Self {
        Self::File(error)
    }
}

impl Say for CopyError {
    fn say(&self) -> Message {
        match self {
            Self::Store(error) => error.say(),
            Self::File(error) => Message::new("store-error-file").with("why", error.to_string().as_str()),
            Self::Line { line } => {
                Message::new("store-error-backup-line").with("line", i64::try_from(*line).unwrap_or(i64::MAX))
            }
            Self::CutShort => Message::new("store-error-backup-cut"),
            Self::Damaged => Message::new("store-error-backup-damaged"),
            Self::NotEmpty => Message::new("store-error-not-empty"),
        }
    }
}

impl Place {
    /// Writes everything to `out` as it is at one moment, while others go on writing.
    pub fn back_up(&self, out: &mut impl Write) -> Result<CopyReport, CopyError> {
        let (mut db, ..) = self.open_existing()?;
        schema::migrate(db.as_mut())?;
        db.begin_snapshot()?;
        let mut out = Summed { out, sum: Sha256::new() };
        writeln!(out, "{}", json!({ "lazaret_backup": FORMAT }))?;
        let mut report = CopyReport::default();
        for layout in TABLES {
            let mut after: Option<Row> = None;
            loop {
                let rows = page(db.as_mut(), layout, after.as_deref())?;
                for row in &rows {
                    let values: Vec<Json> = row.iter().map(to_json).collect();
                    writeln!(out, "{}", json!({ "table": layout.table, "row": values }))?;
                    report.count(layout);
                }
                let full = rows.len() as u64 == PAGE;
                after = rows.into_iter().next_back();
                if !full {
                    break;
                }
            }
        }
        db.batch("COMMIT")?;
        let sum = hex(out.sum.clone());
        writeln!(out, "{}", json!({ "end": report.rows, "sha256": sum }))?;
        out.flush()?;
        Ok(report)
    }

    /// Reads a backup into a database in which there is nothing yet, all of it or none.
    pub fn restore(&self, from: impl BufRead) -> Result<CopyReport, CopyError> {
        let mut db = self.open()?;
        schema::migrate(db.as_mut())?;
        db.begin_alone()?;
        let restored = fill(db.as_mut(), from);
        match restored {
            Ok(_) => db.batch("COMMIT")?,
            Err(_) => db.batch("ROLLBACK")?,
        }
        restored
    }
}

/// What is written, added up.
struct Summed<W> {
    out: W,
    sum: Sha256,
}

impl<W: Write> Write for Summed<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.out.write(bytes)?;
        self.sum.update(&bytes[..written]);
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

/// The lines of a backup, added up as they are read.
struct Lines<R> {
    from: R,
    /// The number of the last one, from 1.
    line: u64,
    /// Of all lines before the last one.
    sum: Sha256,
    last: Vec<u8>,
}

impl<R: BufRead> Lines<R> {
    /// The next line; none at the end.
    fn next(&mut self) -> Result<Option<Json>, CopyError> {
        self.sum.update(&self.last);
        self.last.clear();
        if self.from.read_until(b'\n', &mut self.last)? == 0 {
            return Ok(None);
        }
        self.line += 1;
        serde_json::from_slice(&self.last).map(Some).map_err(|_| self.wrong())
    }

    fn wrong(&self) -> CopyError {
        CopyError::Line { line: self.line }
    }
}

fn hex(sum: Sha256) -> String {
    sum.finalize().iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

impl CopyReport {
    fn count(&mut self, layout: &Layout) {
        self.rows += 1;
        self.tables += u64::from(layout.table == "tables");
    }
}

/// The next rows behind a row, in the order of the key.
fn page(db: &mut dyn Database, layout: &Layout, after: Option<&[Value]>) -> Result<Vec<Row>, StoreError> {
    let Layout { table, key, columns, .. } = *layout;
    let list = columns.join(", ");
    let keys = columns[..key].join(", ");
    let Some(after) = after else {
        return db.query(&format!("SELECT {list} FROM {table} ORDER BY {keys} LIMIT $1"), args![PAGE]);
    };
    let marks = (1..=key).map(|n| format!("${n}")).collect::<Vec<_>>().join(", ");
    let sql = format!("SELECT {list} FROM {table} WHERE ({keys}) > ({marks}) ORDER BY {keys} LIMIT ${}", key + 1);
    let mut args = after[..key].to_vec();
    args.push(Value::from(PAGE));
    db.query(&sql, &args)
}

fn fill(db: &mut dyn Database, from: impl BufRead) -> Result<CopyReport, CopyError> {
    for layout in TABLES {
        if !db.query(&format!("SELECT {} FROM {} LIMIT 1", layout.columns[0], layout.table), &[])?.is_empty() {
            return Err(CopyError::NotEmpty);
        }
    }
    read(from, |layout, values| {
        let marks = (1..=values.len()).map(|n| format!("${n}")).collect::<Vec<_>>().join(", ");
        let columns = layout.columns[..values.len()].join(", ");
        db.execute(&format!("INSERT INTO {} ({columns}) VALUES ({marks})", layout.table), values).map(|_| ())
    })
}

/// Reads a backup to its end and keeps nothing: whether it could be restored, as far as that is seen without a database.
pub fn check_backup(from: impl BufRead) -> Result<CopyReport, CopyError> {
    read(from, |_, _| Ok(()))
}

/// Reads a backup, and hands on each row as it comes.
fn read(
    from: impl BufRead,
    mut put: impl FnMut(&'static Layout, &[Value]) -> Result<(), StoreError>,
) -> Result<CopyReport, CopyError> {
    let mut report = CopyReport::default();
    let mut lines = Lines { from, line: 0, sum: Sha256::new(), last: Vec::new() };
    let first = lines.next()?.ok_or(CopyError::CutShort)?;
    let format = first.get("lazaret_backup").and_then(Json::as_i64);
    let format = format.filter(|format| [WITHOUT_SUM, FORMAT].contains(format)).ok_or_else(|| lines.wrong())?;
    while let Some(json) = lines.next()? {
        if let Some(rows) = json.get("end").and_then(Json::as_u64) {
            let sum = (format != WITHOUT_SUM).then(|| hex(lines.sum.clone()));
            if rows != report.rows || lines.next()?.is_some() {
                return Err(lines.wrong());
            }
            let same = json.get("sha256").and_then(Json::as_str) == sum.as_deref();
            return if same { Ok(report) } else { Err(CopyError::Damaged) };
        }
        let (layout, values) = row(&json).ok_or_else(|| lines.wrong())?;
        put(layout, &values)?;
        report.count(layout);
    }
    Err(CopyError::CutShort)
}

/// A row of a backup, and where it belongs; nothing if there is no such place for it.
fn row(json: &Json) -> Option<(&'static Layout, Row)> {
    let table = json.get("table").and_then(Json::as_str);
    let layout = TABLES.iter().find(|layout| Some(layout.table) == table)?;
    let values: Row = json.get("row").and_then(Json::as_array)?.iter().map(from_json).collect::<Option<_>>()?;
    let fits = (layout.first..=layout.columns.len()).contains(&values.len());
    (fits && (layout.table != "settings" || is_setting(&values))).then_some((layout, values))
}

/// Whether a setting can be what it says. A server with a broken key would not start, or anybody could sign.
fn is_setting(row: &[Value]) -> bool {
    match row {
        [Value::Text(name), Value::Text(key)] if name == COOKIE_KEY => {
            key.len() == 64 && key.bytes().all(|digit| digit.is_ascii_hexdigit())
        }
        _ => true,
    }
}

fn to_json(value: &Value) -> Json {
    match value {
        Value::Null => Json::Null,
        Value::Number(number) => json!(number),
        Value::Text(text) => json!(text),
    }
}

fn from_json(json: &Json) -> Option<Value> {
    match json {
        Json::Null => Some(Value::Null),
        Json::Number(number) => number.as_i64().map(Value::Number),
        Json::String(text) => Some(Value::Text(text.clone())),
        Json::Bool(_) | Json::Array(_) | Json::Object(_) => None,
    }
}
