//! What nobody comes back to. Whatever was played stays.

use crate::error::StoreError;
use crate::journal::Status;
use crate::row;
use crate::sql::args;
use crate::store::Store;

impl Store {
    /// Tables with a status at which nothing has happened since a moment, oldest first.
    pub async fn idle_tables(&self, status: Status, since: u64, limit: u64) -> Result<Vec<String>, StoreError> {
        const SQL: &str = "SELECT id FROM tables WHERE status = $1 AND created_at < $2 AND NOT EXISTS (
                SELECT 1 FROM journal WHERE journal.table_id = tables.id AND journal.at >= $3)
            ORDER BY created_at, id LIMIT $4";
        self.read(move |db| row::column("tables", "id", db.query(SQL, args![status, since, since, limit])?)).await
    }

    /// Ends sessions that were not used since a moment, and says how many.
    pub async fn end_unused_sessions(&self, since: u64) -> Result<u64, StoreError> {
        const SQL: &str = "DELETE FROM sessions WHERE seen_at < $1 AND created_at < $2";
        self.write(move |db| db.execute(SQL, args![since, since])).await
    }

    /// Forgets guests who were not here since a moment and have never played: nobody can come back as them but by a cookie
    /// that was not used. Says how many; `limit` at most.
    pub async fn forget_guests(&self, since: u64, limit: u64) -> Result<u64, StoreError> {
        const SQL: &str = "SELECT id FROM persons WHERE created_at < $1 AND banned = 0
                AND NOT EXISTS (SELECT 1 FROM accounts WHERE accounts.person = persons.id)
                AND NOT EXISTS (SELECT 1 FROM machines WHERE machines.owner = persons.id)
                AND NOT EXISTS (SELECT 1 FROM reports WHERE reports.about = persons.id AND reports.settled = 0)
                AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.host = persons.id AND tables.status <> 'over')
                AND NOT EXISTS (SELECT 1 FROM seats JOIN journal ON journal.table_id = seats.table_id
                    WHERE seats.person = persons.id AND journal.body LIKE '%\"started\"%')
                AND NOT EXISTS (SELECT 1 FROM seats JOIN tables ON tables.id = seats.table_id
                    WHERE seats.person = persons.id AND tables.status <> 'over')
                AND NOT EXISTS (SELECT 1 FROM evening_people WHERE evening_people.person = persons.id)
                AND NOT EXISTS (SELECT 1 FROM sessions
                    WHERE sessions.person = persons.id AND (sessions.seen_at >= $2 OR sessions.created_at >= $3))
            ORDER BY id LIMIT $4";
        self.write(move |db| {
            let ids: Vec<String> = row::column("persons", "id", db.query(SQL, args![since, since, since, limit])?)?;
            for id in &ids {
                for sql in [
                    "DELETE FROM sessions WHERE person = $1",
                    "DELETE FROM codes WHERE person = $1",
                    "DELETE FROM lessons WHERE person = $1",
                    "DELETE FROM invitations WHERE person = $1",
                    "DELETE FROM invitations WHERE by_person = $1",
                    "DELETE FROM notes WHERE person = $1",
                    "DELETE FROM pins WHERE person = $1",
                    "DELETE FROM pins WHERE about = $1",
                    "DELETE FROM holidays WHERE person = $1",
                    "DELETE FROM wishes WHERE person = $1",
                    "DELETE FROM rung WHERE person = $1",
                    "DELETE FROM put_off WHERE person = $1",
                    "DELETE FROM pushes WHERE person = $1",
                    "DELETE FROM friends WHERE person = $1",
                    "DELETE FROM blocks WHERE person = $1",
                    "DELETE FROM blocks WHERE blocked = $1",
                    "DELETE FROM persons WHERE id = $1",
                ] {
                    db.execute(sql, args![&**id])?;
                }
            }
            Ok(ids.len() as u64)
        })
        .await
    }
}
