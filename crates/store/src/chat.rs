//! What people say at tables.

use crate::error::StoreError;
use crate::hints::{Hint, News};
use crate::row::{self, Columns};
use crate::sql::args;
use crate::store::Store;

/// Another node may take the next number at the same moment; it does not do so for ever.
const TRIES: u32 = 100;

/// Something somebody said at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatRow {
    /// Its number at the table, from 0.
    pub number: u64,
    /// When it was said.
    pub at: u64,
    /// The name of who said it.
    pub name: String,
    /// Their seat; none for a spectator.
    pub seat: Option<u8>,
    /// What was said.
    pub words: String,
    /// Who said it; not known of what was said in earlier times.
    pub person: Option<String>,
    /// The word for one of the phrases that everybody reads in their own language; the words are empty then.
    pub phrase: Option<String>,
}

impl Store {
    /// Writes down what somebody said. Says the number it got. If another node takes that at the same moment, it gets
    /// the next.
    pub async fn say(&self, table: &str, line: ChatRow) -> Result<u64, StoreError> {
        const NEXT: &str = "SELECT COALESCE(MAX(number) + 1, 0) FROM chat WHERE table_id = $1";
        const SQL: &str = "INSERT INTO chat (table_id, number, at, name, seat, words, person, phrase)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING";
        let id = table.to_owned();
        let said = self.write(move |db| {
            for _ in 0..TRIES {
                let number: u64 = row::number("chat", db.query(NEXT, args![&*id])?)?;
                let ChatRow { at, name, seat, words, person, phrase, .. } = &line;
                let (seat, person, phrase) = (seat.map(i64::from), person.as_deref(), phrase.as_deref());
                if db.execute(SQL, args![&*id, number, *at, &**name, seat, &**words, person, phrase])? == 1 {
                    return Ok(number);
                }
            }
            Err(StoreError::Conflict)
        });
        let number = said.await?;
        self.hint(Hint { table: table.to_owned(), news: News::Chat(number) });
        Ok(number)
    }

    /// All that somebody said, with the table and the time of each line, oldest first.
    pub async fn said_by(&self, person: &str) -> Result<Vec<(String, u64, String)>, StoreError> {
        const SQL: &str =
            "SELECT table_id, at, COALESCE(phrase, words) FROM chat WHERE person = $1 ORDER BY at, table_id, number";
        let person = person.to_owned();
        let line = |row: &mut Columns| Ok((row.next("table_id")?, row.next("at")?, row.next("words")?));
        self.read(move |db| row::all("chat", db.query(SQL, args![&*person])?, line)).await
    }

    /// The last things said at a table, oldest first.
    pub async fn chat(&self, table: &str, limit: u64) -> Result<Vec<ChatRow>, StoreError> {
        self.chat_from(table, 0, limit).await
    }

    /// The last things said at a table from this number on, oldest first.
    pub async fn chat_from(&self, table: &str, number: u64, limit: u64) -> Result<Vec<ChatRow>, StoreError> {
        const SQL: &str =
            "SELECT number, at, name, seat, words, person, phrase FROM chat WHERE table_id = $1 AND number >= $2
            ORDER BY number DESC LIMIT $3";
        let table = table.to_owned();
        self.read(move |db| {
            let mut lines = row::all("chat", db.query(SQL, args![&*table, number, limit])?, chat_row)?;
            lines.reverse();
            Ok(lines)
        })
        .await
    }
}

fn chat_row(row: &mut Columns) -> Result<ChatRow, StoreError> {
    Ok(ChatRow {
        number: row.next("number")?,
        at: row.next("at")?,
        name: row.next("name")?,
        seat: row.next("seat")?,
        words: row.next("words")?,
        person: row.next("person")?,
        phrase: row.next("phrase")?,
    })
}
