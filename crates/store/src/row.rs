//! Rows of an answer, read column by column. What is not there, or is not what its column holds, is an error that says
//! where: nothing is guessed and nothing is left out.

use crate::error::StoreError;
use crate::sql::{Row, Value};

/// One row while it is read.
pub(crate) struct Columns {
    table: &'static str,
    /// Its place in the answer, from 1.
    place: usize,
    values: std::vec::IntoIter<Value>,
}

/// Something a column can hold.
pub(crate) trait Column: Sized {
    /// The value, if it is of this kind.
    fn of(value: Value) -> Option<Self>;
}

impl Columns {
    /// The next column. Its name is for the error alone.
    pub(crate) fn next<T: Column>(&mut self, column: &'static str) -> Result<T, StoreError> {
        self.values.next().and_then(T::of).ok_or_else(|| self.wrong(column))
    }

    fn wrong(&self, column: &str) -> StoreError {
        StoreError::Malformed { place: format!("{}.{column}, row {}", self.table, self.place) }
    }
}

/// Reads all rows of an answer of this table.
pub(crate) fn all<T>(
    table: &'static str,
    rows: Vec<Row>,
    read: impl Fn(&mut Columns) -> Result<T, StoreError>,
) -> Result<Vec<T>, StoreError> {
    let one = |(place, row): (usize, Row)| {
        let mut columns = Columns { table, place, values: row.into_iter() };
        let read = read(&mut columns)?;
        if columns.values.next().is_some() { Err(columns.wrong("+")) } else { Ok(read) }
    };
    (1..).zip(rows).map(one).collect()
}

/// Reads the one row of an answer, if there is one.
pub(crate) fn one<T>(
    table: &'static str,
    rows: Vec<Row>,
    read: impl Fn(&mut Columns) -> Result<T, StoreError>,
) -> Result<Option<T>, StoreError> {
    Ok(all(table, rows, read)?.pop())
}

/// Reads an answer of one column.
pub(crate) fn column<T: Column>(
    table: &'static str,
    column: &'static str,
    rows: Vec<Row>,
) -> Result<Vec<T>, StoreError> {
    all(table, rows, |row| row.next(column))
}

/// Reads an answer that is one number, such as a count.
pub(crate) fn number<T: Column>(table: &'static str, rows: Vec<Row>) -> Result<T, StoreError> {
    let missing = || StoreError::Malformed { place: table.to_owned() };
    column(table, "1", rows)?.pop().ok_or_else(missing)
}

impl Column for i64 {
    fn of(value: Value) -> Option<Self> {
        match value {
            Value::Number(number) => Some(number),
            Value::Null | Value::Text(_) => None,
        }
    }
}

impl Column for u64 {
    fn of(value: Value) -> Option<Self> {
        i64::of(value)?.try_into().ok()
    }
}

impl Column for u8 {
    fn of(value: Value) -> Option<Self> {
        i64::of(value)?.try_into().ok()
    }
}

impl Column for String {
    fn of(value: Value) -> Option<Self> {
        match value {
            Value::Text(text) => Some(text),
            Value::Null | Value::Number(_) => None,
        }
    }
}

impl<T: Column> Column for Option<T> {
    fn of(value: Value) -> Option<Self> {
        match value {
            Value::Null => Some(None),
            Value::Number(_) | Value::Text(_) => T::of(value).map(Some),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sql::args;
    use crate::{Place, Store};

    /// What `read` says of a database into which `sql` has written.
    fn spoilt<T: std::fmt::Debug>(sql: &[&str], read: impl AsyncFnOnce(&Store) -> Result<T, StoreError>) -> StoreError {
        let folder = tempfile::tempdir().unwrap();
        let place = Place::File(folder.path().join("lazaret.db"));
        let store = Store::open(&place).unwrap();
        for sql in sql {
            place.open().unwrap().execute(sql, args![]).unwrap();
        }
        let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
        runtime.block_on(read(&store)).expect_err("it is malformed")
    }

    fn malformed(place: &str) -> StoreError {
        StoreError::Malformed { place: place.to_owned() }
    }

    #[test]
    fn a_wrong_column_is_an_error_with_its_place() {
        let journal = |second: &'static str| {
            spoilt(&["INSERT INTO journal VALUES ('t', 0, 5, '[]')", second], async |store| store.journal("t").await)
        };
        assert_eq!(journal("INSERT INTO journal VALUES ('t', 1, 'noon', '[]')"), malformed("journal.at, row 2"));
        assert_eq!(journal("INSERT INTO journal VALUES ('t', 1, -5, '[]')"), malformed("journal.at, row 2"));
        assert_eq!(journal("INSERT INTO journal VALUES ('t', 1, 5, x'00ff')"), malformed("body, row 2"));
        assert_eq!(journal("INSERT INTO journal VALUES ('t', 1, 5, CAST(x'ff' AS TEXT))"), malformed("body, row 2"));
        let seat =
            ["INSERT INTO chat (table_id, number, at, name, seat, words) VALUES ('t', 0, 5, 'Anna', 'first', 'hello')"];
        assert_eq!(spoilt(&seat, async |store| store.chat("t", 9).await), malformed("chat.seat, row 1"));
        let seat =
            ["INSERT INTO chat (table_id, number, at, name, seat, words) VALUES ('t', 0, 5, 'Anna', 999, 'hello')"];
        assert_eq!(spoilt(&seat, async |store| store.chat("t", 9).await), malformed("chat.seat, row 1"));
    }

    #[test]
    fn a_row_has_the_columns_that_are_read_and_no_others() {
        let rows = || vec![vec![Value::Number(1), Value::Number(2)]];
        assert_eq!(column::<u64>("t", "a", rows()), Err(malformed("t.+, row 1")));
        let three = |row: &mut Columns| Ok((row.next::<u64>("a")?, row.next::<u64>("b")?, row.next::<u64>("c")?));
        assert_eq!(all("t", rows(), three), Err(malformed("t.c, row 1")));
        assert_eq!(number::<u64>("t", Vec::new()), Err(malformed("t")));
    }
}
