//! More than one node: who works at a table, who is where, which nodes live, and when none did.
//!
//! All times here are those of the database, which all nodes share. Losing any of it costs work done twice or a moment of
//! ignorance, never an entry: the key of the journal sees to that.

use crate::error::StoreError;
use crate::hints::{Hint, News};
use crate::row::{self, Columns};
use crate::sql::{args, listed};
use crate::store::Store;

/// So many tables without a node are taken over at once.
const ORPHANS: u64 = 100;
/// A node that was silent for so long is forgotten, in milliseconds.
const FORGOTTEN: u64 = 60_000;

/// Who is at a table on other nodes.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Elsewhere {
    /// The seats whose people are connected.
    pub seats: Vec<u8>,
    /// How many watch.
    pub spectators: u64,
}

/// What a node learns when it says that it lives.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Beat {
    /// The time of the database.
    pub clock: u64,
    /// When no node lived: from, to. Only those that ended after the moment asked for.
    pub outages: Vec<(u64, u64)>,
}

impl Store {
    /// Takes or keeps the work of these tables for so many milliseconds. Says which: others have the rest.
    pub async fn take_leases(&self, tables: Vec<String>, ms: u64) -> Result<Vec<String>, StoreError> {
        if tables.is_empty() {
            return Ok(Vec::new());
        }
        let node = self.node().to_owned();
        self.write(move |db| {
            let (clock, among) = (db.clock_clause(), db.list_clause(3));
            let sql = format!(
                "INSERT INTO leases (table_id, node, epoch, until)
                SELECT id, CAST($1 AS TEXT), 1, {clock} + CAST($2 AS BIGINT) FROM tables WHERE id IN {among} ORDER BY id
                ON CONFLICT (table_id) DO UPDATE SET
                    epoch = leases.epoch + CASE WHEN leases.node = excluded.node THEN 0 ELSE 1 END,
                    node = excluded.node, until = excluded.until
                WHERE leases.node = excluded.node OR leases.until <= {clock}
                RETURNING table_id"
            );
            row::column("leases", "table_id", db.query(&sql, args![&*node, ms, listed(&tables)])?)
        })
        .await
    }

    /// Takes over the work of tables whose node has not kept it.
    pub async fn take_orphans(&self, ms: u64) -> Result<Vec<String>, StoreError> {
        let node = self.node().to_owned();
        self.write(move |db| {
            let clock = db.clock_clause();
            let sql = format!(
                "UPDATE leases SET node = $1, epoch = epoch + 1, until = {clock} + CAST($2 AS BIGINT)
                WHERE until <= {clock} AND table_id IN
                    (SELECT table_id FROM leases WHERE until <= {clock} ORDER BY table_id LIMIT $3)
                RETURNING table_id"
            );
            row::column("leases", "table_id", db.query(&sql, args![&*node, ms, ORPHANS])?)
        })
        .await
    }

    /// Which node works at a table, and how often that changed because the one before did not keep it.
    pub async fn lease(&self, table: &str) -> Result<Option<(String, u64)>, StoreError> {
        let table = table.to_owned();
        self.read(move |db| {
            let sql = format!(
                "SELECT node, epoch FROM leases WHERE table_id = $1 AND until > {clock}",
                clock = db.clock_clause()
            );
            let lease = |row: &mut Columns| Ok((row.next("node")?, row.next("epoch")?));
            row::one("leases", db.query(&sql, args![&*table])?, lease)
        })
        .await
    }

    /// Gives back the work of a table, and says that nobody is at it here.
    pub async fn leave_table(&self, table: &str) -> Result<(), StoreError> {
        let (id, node) = (table.to_owned(), self.node().to_owned());
        let gone = self.write(move |db| {
            db.execute("DELETE FROM leases WHERE table_id = $1 AND node = $2", args![&*id, &*node])?;
            db.execute("DELETE FROM presence WHERE table_id = $1 AND node = $2", args![&*id, &*node])
        });
        if gone.await? > 0 {
            self.hint(Hint { table: table.to_owned(), news: News::Presence });
        }
        Ok(())
    }

    /// Gives back everything: this node ends.
    pub async fn leave(&self) -> Result<(), StoreError> {
        let node = self.node().to_owned();
        let left = self.write(move |db| {
            db.execute("DELETE FROM leases WHERE node = $1", args![&*node])?;
            let sql = "DELETE FROM presence WHERE node = $1 RETURNING table_id";
            row::column::<String>("presence", "table_id", db.query(sql, args![&*node])?)
        });
        for table in left.await? {
            self.hint(Hint { table, news: News::Presence });
        }
        Ok(())
    }

    /// Who is at a table on this node, good for so many milliseconds.
    pub async fn set_presence(&self, table: &str, here: Elsewhere, ms: u64) -> Result<(), StoreError> {
        let (id, node) = (table.to_owned(), self.node().to_owned());
        let seats = here.seats.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        let set = self.write(move |db| {
            if here == Elsewhere::default() {
                let sql = "DELETE FROM presence WHERE table_id = $1 AND node = $2";
                return db.execute(sql, args![&*id, &*node]);
            }
            let sql = format!(
                "INSERT INTO presence (table_id, node, seats, spectators, until)
                VALUES ($1, $2, $3, $4, {clock} + CAST($5 AS BIGINT))
                ON CONFLICT (table_id, node) DO UPDATE SET seats = excluded.seats, spectators = excluded.spectators,
                    until = excluded.until",
                clock = db.clock_clause()
            );
            db.execute(&sql, args![&*id, &*node, &*seats, here.spectators, ms])
        });
        set.await?;
        self.hint(Hint { table: table.to_owned(), news: News::Presence });
        Ok(())
    }

    /// Says that whoever was here still is.
    pub async fn keep_presence(&self, ms: u64) -> Result<(), StoreError> {
        let node = self.node().to_owned();
        self.write(move |db| {
            let clock = db.clock_clause();
            db.execute(&format!("DELETE FROM presence WHERE until <= {clock} - {FORGOTTEN}"), &[])?;
            let sql = format!("UPDATE presence SET until = {clock} + CAST($1 AS BIGINT) WHERE node = $2");
            db.execute(&sql, args![ms, &*node]).map(|_| ())
        })
        .await
    }

    /// Who is at these tables on other nodes; tables with nobody are left out.
    pub async fn presence(&self, tables: Vec<String>) -> Result<Vec<(String, Elsewhere)>, StoreError> {
        let node = self.node().to_owned();
        self.read(move |db| {
            let sql = format!(
                "SELECT table_id, seats, spectators FROM presence
                WHERE node <> $1 AND until > {clock} AND table_id IN {among} ORDER BY table_id",
                clock = db.clock_clause(),
                among = db.list_clause(2)
            );
            let mut found: Vec<(String, Elsewhere)> = Vec::new();
            for (table, there) in row::all("presence", db.query(&sql, args![&*node, listed(&tables)])?, there)? {
                match found.last_mut().filter(|(last, _)| *last == table) {
                    Some((_, sum)) => {
                        sum.seats.extend(there.seats);
                        sum.spectators += there.spectators;
                    }
                    None => found.push((table, there)),
                }
            }
            Ok(found)
        })
        .await
    }

    /// Says that this node lives. If none has said so for `silence` milliseconds, that was an outage, which is written
    /// down once. Tells the outages that ended after `since`.
    pub async fn beat(&self, silence: u64, since: u64) -> Result<Beat, StoreError> {
        let node = self.node().to_owned();
        self.write(move |db| {
            let clock = db.clock_clause();
            let last: u64 = row::number("nodes", db.query("SELECT COALESCE(MAX(beat), 0) FROM nodes", &[])?)?;
            let now: u64 = row::number("clock", db.query(&format!("SELECT {clock}"), &[])?)?;
            let sql = "INSERT INTO nodes (node, beat) VALUES ($1, $2)
                ON CONFLICT (node) DO UPDATE SET beat = excluded.beat";
            db.execute(sql, args![&*node, now])?;
            db.execute(
                "DELETE FROM nodes WHERE node <> $1 AND beat < $2",
                args![&*node, now.saturating_sub(FORGOTTEN)],
            )?;
            if last > 0 && now > last + silence {
                let sql = "INSERT INTO outages (began, ended) VALUES ($1, $2) ON CONFLICT DO NOTHING";
                db.execute(sql, args![last, now])?;
            }
            let sql = "SELECT began, ended FROM outages WHERE ended > $1 ORDER BY began";
            let outage = |row: &mut Columns| Ok((row.next("began")?, row.next("ended")?));
            Ok(Beat { clock: now, outages: row::all("outages", db.query(sql, args![since])?, outage)? })
        })
        .await
    }
}

fn there(row: &mut Columns) -> Result<(String, Elsewhere), StoreError> {
    let (table, seats): (String, String) = (row.next("table_id")?, row.next("seats")?);
    let seats = seats.split_whitespace().filter_map(|seat| seat.parse().ok()).collect();
    Ok((table, Elsewhere { seats, spectators: row.next("spectators")? }))
}
