//! What people took in finished games, and how they fared with it. It follows from the journals, is made behind what people
//! ask for, and can be thrown away.

use std::collections::BTreeMap;

use crate::error::StoreError;
use crate::row::{self, Columns};
use crate::sql::{Value, args};
use crate::store::Store;

/// A win; whoever shares one has a part of it.
pub const WON: i64 = 840;
/// The row of what came, and of nobody's seat.
const CAME: i64 = -1;
/// The row of a game that cannot be played again.
const UNREADABLE: i64 = -2;

/// A finished game, read for what was taken in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explored {
    /// The table at which it was played.
    pub table: String,
    /// Which game.
    pub game: String,
    /// The things that came, of kinds of which it is told that they come.
    pub came: Vec<String>,
    /// Every seat; none if the game cannot be played again.
    pub seats: Vec<ExploredSeat>,
}

/// A seat of a finished game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ExploredSeat {
    /// The things it took.
    pub took: Vec<String>,
    /// Its part of the win, in [`WON`].
    pub won: i64,
}

/// How people fared, all in all or with one thing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Fared {
    /// In how many games.
    pub games: u64,
    /// In how many seats.
    pub seats: u64,
    /// What these seats won, in [`WON`].
    pub won: u64,
    /// How many seats could have taken the thing, if it is told of it that it came; else nothing.
    pub could: u64,
}

impl Store {
    /// Finished games that were not read yet: the table and the game.
    pub async fn unexplored(&self, limit: u64) -> Result<Vec<(String, String)>, StoreError> {
        const SQL: &str = "SELECT r.table_id, r.game FROM results r
            WHERE NOT EXISTS (SELECT 1 FROM explored e WHERE e.table_id = r.table_id) ORDER BY r.table_id LIMIT $1";
        let one = |row: &mut Columns| Ok((row.next("table_id")?, row.next("game")?));
        self.read(move |db| row::all("results", db.query(SQL, args![limit])?, one)).await
    }

    /// Writes down what was taken, in the place of what was there. Another node may do so at the same moment.
    pub async fn put_explored(&self, games: Vec<Explored>) -> Result<(), StoreError> {
        const SQL: &str = "INSERT INTO explored (table_id, seat, thing, game, players, won)
            VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING";
        self.write(move |db| {
            for Explored { table, game, came, seats } in &games {
                db.execute("DELETE FROM explored WHERE table_id = $1", args![&**table])?;
                let players = seats.len() as i64;
                let mut put = |seat: i64, thing: &str, won: i64| {
                    db.execute(SQL, args![&**table, seat, thing, &**game, players, won]).map(|_| ())
                };
                if seats.is_empty() {
                    put(UNREADABLE, "", 0)?;
                }
                for thing in came {
                    put(CAME, thing, 0)?;
                }
                for (seat, ExploredSeat { took, won }) in seats.iter().enumerate() {
                    put(seat as i64, "", *won)?;
                    for thing in took {
                        put(seat as i64, thing, *won)?;
                    }
                }
            }
            Ok(())
        })
        .await
    }

    /// How people fared with every thing of a game that was taken in so many games at least; with the empty name, all of
    /// them. Only with so many players, and only of those whose rating before the game, in millionths, was in that range, if
    /// that is asked. Nobody counts who keeps to themselves, or whose result is not their own.
    pub async fn fared(
        &self,
        game: &str,
        players: Option<u8>,
        rated: Option<(i64, i64)>,
        least: u64,
    ) -> Result<BTreeMap<String, Fared>, StoreError> {
        let mut wanted = String::new();
        let mut args = vec![Value::from(game)];
        if let Some(players) = players {
            args.push(Value::from(i64::from(players)));
            wanted = format!(" AND e.players = ${}", args.len());
        }
        if let Some((from, to)) = rated {
            args.extend([Value::from(from), Value::from(to)]);
            let (from, to) = (args.len() - 1, args.len());
            wanted = format!("{wanted} AND p.rating - p.gained >= ${from} AND p.rating - p.gained < ${to}");
        }
        let who = format!(
            "JOIN placings p ON p.table_id = e.table_id AND p.seat = e.seat JOIN persons q ON q.id = p.person
            WHERE e.game = $1 AND p.counts = 1 AND q.hidden = 0 AND q.banned = 0{wanted}"
        );
        let took = format!(
            "SELECT e.thing, COUNT(DISTINCT e.table_id), COUNT(*), CAST(SUM(e.won) AS BIGINT) FROM explored e {who}
            GROUP BY e.thing"
        );
        let could = format!(
            "SELECT c.thing, COUNT(*) FROM explored e JOIN explored c ON c.table_id = e.table_id AND c.seat = {CAME} {who}
            AND e.thing = '' GROUP BY c.thing"
        );
        self.read(move |db| {
            let one = |row: &mut Columns| {
                let thing: String = row.next("thing")?;
                let (games, seats, won) = (row.next("games")?, row.next("seats")?, row.next("won")?);
                Ok((thing, Fared { games, seats, won, could: 0 }))
            };
            let mut all: BTreeMap<String, Fared> =
                row::all("explored", db.query(&took, &args)?, one)?.into_iter().collect();
            all.retain(|_, fared| fared.games >= least);
            let came = |row: &mut Columns| Ok((row.next::<String>("thing")?, row.next::<u64>("could")?));
            for (thing, could) in row::all("explored", db.query(&could, &args)?, came)? {
                if let Some(fared) = all.get_mut(&thing) {
                    fared.could = could;
                }
            }
            Ok(all)
        })
        .await
    }
}
