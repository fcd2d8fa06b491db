//! What is told of how people play, out of their finished games.

use crate::error::StoreError;
use crate::people::{PERSON, PersonRow, person};
use crate::ratings::Strength;
use crate::row::{self, Columns};
use crate::sql::{Database, Value, args, listed};
use crate::store::Store;

/// How somebody fared in one seat of one game with so many players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    /// Which game.
    pub game: String,
    /// The seat, from 0.
    pub seat: u8,
    /// How many played.
    pub players: u8,
    /// How many games.
    pub games: u64,
    /// In how many nobody was ahead of them.
    pub wins: u64,
    /// The sum of their places.
    pub places: u64,
}

/// The rating of somebody in a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RatingRow {
    /// Whose.
    pub person: String,
    /// Which game.
    pub game: String,
    /// What is known.
    pub strength: Strength,
    /// From how many games.
    pub games: u64,
}

/// How somebody stands on the ladder.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rung {
    /// Whose.
    pub person: String,
    /// The name others see.
    pub name: String,
    /// What is known.
    pub strength: Strength,
    /// From how many games.
    pub games: u64,
}

/// How somebody did beside somebody else.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MetRow {
    /// The other.
    pub name: String,
    /// Whether they have an account, and so a page.
    pub account: bool,
    /// Which game.
    pub game: String,
    /// How many games both played to their end.
    pub games: u64,
    /// In how many the person finished ahead.
    pub ahead: u64,
    /// In how many the other did.
    pub behind: u64,
}

/// Which finished games of somebody are wanted.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Wanted {
    /// Of this game alone.
    pub game: Option<String>,
    /// In which this person played, too.
    pub with: Option<String>,
    /// With so many players.
    pub players: Option<u8>,
    /// That were won.
    pub won: bool,
    /// That were rated.
    pub rated: bool,
    /// Behind so many newer ones.
    pub skip: u64,
}

/// A finished game of somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayedRow {
    /// The table.
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
    /// Where they sat.
    pub seat: u8,
    /// Whether the result is rated.
    pub rated: bool,
    /// Whether a bot made choices for them.
    pub stand_in: bool,
    /// By how much the rating moved, in millionths.
    pub gained: Option<i64>,
    /// Everybody, in turn order.
    pub seats: Vec<SeatRow>,
}

/// Who sat in a seat of a finished game, as somebody else may know it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatRow {
    /// The person; none for a bot.
    pub person: Option<String>,
    /// The name they go by; none for a bot, for somebody who keeps to themselves and for somebody who has left for good.
    pub name: Option<String>,
    /// Whether they have an account, and so a page.
    pub account: bool,
    /// Whether nobody is known any more who sat there.
    pub former: bool,
    /// The level of a bot of ours.
    pub level: Option<u8>,
    /// What kind of player it was: `person`, `bot` or `machine`.
    pub who: String,
    /// The place, from 1.
    pub place: u8,
    /// The points.
    pub score: i64,
}

/// The best result of somebody in a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BestRow {
    /// Which game.
    pub game: String,
    /// The points.
    pub score: i64,
    /// How many played.
    pub players: u8,
    /// The table.
    pub table: String,
    /// Whether strangers could find it.
    pub public: bool,
    /// When it ended.
    pub ended_at: u64,
}

/// Everything that one page tells of somebody.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Figures {
    /// Their ratings.
    pub ratings: Vec<RatingRow>,
    /// How they fared.
    pub tallies: Vec<Tally>,
    /// Their best results.
    pub best: Vec<BestRow>,
    /// Whom they met most often, by game.
    pub met: Vec<MetRow>,
    /// Whether they left before the end, in their last games with other people, newest first.
    pub left: Vec<bool>,
    /// The game and the sheet of their last games, newest first.
    pub sheets: Vec<(String, String)>,
}

/// So many of somebody's last games with people say whether they stay to the end.
const LAST: u64 = 50;
/// So many rows of others are told.
const MET: u64 = 40;
/// So many sheets of each game are added up.
const SHEETS: u64 = 100;
/// So many names stand on the ladder.
const RUNGS: u64 = 100;

impl Store {
    /// The person with the account of this name.
    pub async fn person_called(&self, key: &str) -> Result<Option<PersonRow>, StoreError> {
        let key = key.to_owned();
        let sql = format!("{PERSON} WHERE a.name = $1");
        self.read(move |db| row::one("persons", db.query(&sql, args![&*key])?, person)).await
    }

    /// What is told of how somebody plays. Those who keep to themselves are not among those whom they met.
    pub async fn figures(&self, person: &str, games: Vec<String>) -> Result<Figures, StoreError> {
        let person = person.to_owned();
        self.read(move |db| {
            let mut sheets = Vec::new();
            for game in &games {
                sheets.extend(sheets_of(db, &person, game)?);
            }
            Ok(Figures {
                ratings: ratings_of(db, &person)?,
                tallies: tallies(db, &person)?,
                best: best(db, &person)?,
                met: met(db, &person)?,
                left: left(db, &person)?,
                sheets,
            })
        })
        .await
    }

    /// The ratings of somebody, by game.
    pub async fn ratings(&self, person: &str) -> Result<Vec<RatingRow>, StoreError> {
        let person = person.to_owned();
        self.read(move |db| ratings_of(db, &person)).await
    }

    /// Whether somebody left before the end, in their last games with other people, newest first.
    pub async fn left_early(&self, person: &str) -> Result<Vec<bool>, StoreError> {
        let person = person.to_owned();
        self.read(move |db| left(db, &person)).await
    }

    /// The finished games of somebody, newest first.
    pub async fn played(&self, person: &str, wanted: Wanted, limit: u64) -> Result<Vec<PlayedRow>, StoreError> {
        let person = person.to_owned();
        self.read(move |db| played(db, &person, &wanted, limit)).await
    }

    /// Those who are strongest in a game, of all with an account, so many rated games and no wish to be left alone.
    pub async fn ladder(&self, game: &str, games: u64) -> Result<Vec<Rung>, StoreError> {
        const SQL: &str = "SELECT r.person, p.name, r.rating, r.doubt, r.rated_at, r.games FROM ratings r
            JOIN persons p ON p.id = r.person JOIN accounts a ON a.person = r.person
            WHERE r.game = $1 AND r.games >= $2 AND p.hidden = 0 AND p.banned = 0
            ORDER BY r.rating DESC, r.person LIMIT $3";
        let game = game.to_owned();
        let rung = |row: &mut Columns| {
            Ok(Rung {
                person: row.next("person")?,
                name: row.next("name")?,
                strength: strength(row)?,
                games: row.next("games")?,
            })
        };
        self.read(move |db| row::all("ratings", db.query(SQL, args![&*game, games, RUNGS])?, rung)).await
    }
}

fn strength(row: &mut Columns) -> Result<Strength, StoreError> {
    Ok(Strength { rating: row.next("rating")?, doubt: row.next("doubt")?, at: row.next("rated_at")? })
}

fn ratings_of(db: &mut dyn Database, person: &str) -> Result<Vec<RatingRow>, StoreError> {
    const SQL: &str =
        "SELECT person, game, rating, doubt, rated_at, games FROM ratings WHERE person = $1 ORDER BY game";
    let rating = |row: &mut Columns| {
        Ok(RatingRow {
            person: row.next("person")?,
            game: row.next("game")?,
            strength: strength(row)?,
            games: row.next("games")?,
        })
    };
    row::all("ratings", db.query(SQL, args![person])?, rating)
}

fn tallies(db: &mut dyn Database, person: &str) -> Result<Vec<Tally>, StoreError> {
    const SQL: &str =
        "SELECT game, seat, players, COUNT(*), CAST(SUM(CASE WHEN place = 1 THEN 1 ELSE 0 END) AS BIGINT),
            CAST(SUM(place) AS BIGINT)
        FROM placings WHERE person = $1 AND counts = 1 GROUP BY game, seat, players ORDER BY game, players, seat";
    let tally = |row: &mut Columns| {
        Ok(Tally {
            game: row.next("game")?,
            seat: row.next("seat")?,
            players: row.next("players")?,
            games: row.next("games")?,
            wins: row.next("wins")?,
            places: row.next("places")?,
        })
    };
    row::all("placings", db.query(SQL, args![person])?, tally)
}

fn best(db: &mut dyn Database, person: &str) -> Result<Vec<BestRow>, StoreError> {
    const SQL: &str = "SELECT p.game, p.score, p.players, p.table_id, r.public, p.ended_at FROM (
            SELECT b.game, b.score, b.players, b.table_id, b.ended_at,
                ROW_NUMBER() OVER (PARTITION BY b.game ORDER BY b.score DESC, b.ended_at, b.table_id) AS number
            FROM placings b WHERE b.person = $1 AND b.counts = 1 AND b.sheet <> '[]') p
        JOIN results r ON r.table_id = p.table_id WHERE p.number = 1 ORDER BY p.game";
    let best = |row: &mut Columns| {
        Ok(BestRow {
            game: row.next("game")?,
            score: row.next("score")?,
            players: row.next("players")?,
            table: row.next("table_id")?,
            public: row.next::<u64>("public")? != 0,
            ended_at: row.next("ended_at")?,
        })
    };
    row::all("placings", db.query(SQL, args![person])?, best)
}

fn met(db: &mut dyn Database, person: &str) -> Result<Vec<MetRow>, StoreError> {
    const SQL: &str = "SELECT q.name, a.name, m.game, m.games, m.ahead, m.behind FROM (
            SELECT o.person, p.game, COUNT(*) AS games,
                CAST(SUM(CASE WHEN p.place < o.place THEN 1 ELSE 0 END) AS BIGINT) AS ahead,
                CAST(SUM(CASE WHEN p.place > o.place THEN 1 ELSE 0 END) AS BIGINT) AS behind
            FROM placings p JOIN placings o ON o.table_id = p.table_id AND o.seat <> p.seat
            WHERE p.person = $1 AND p.counts = 1 AND o.counts = 1 AND o.person IS NOT NULL
            GROUP BY o.person, p.game) m
        JOIN persons q ON q.id = m.person LEFT JOIN accounts a ON a.person = m.person
        WHERE q.hidden = 0 ORDER BY m.games DESC, q.name, m.game, m.person LIMIT $2";
    let met = |row: &mut Columns| {
        Ok(MetRow {
            name: row.next("name")?,
            account: row.next::<Option<String>>("account")?.is_some(),
            game: row.next("game")?,
            games: row.next("games")?,
            ahead: row.next("ahead")?,
            behind: row.next("behind")?,
        })
    };
    row::all("placings", db.query(SQL, args![person, MET])?, met)
}

fn left(db: &mut dyn Database, person: &str) -> Result<Vec<bool>, StoreError> {
    const SQL: &str = "SELECT left_early FROM placings WHERE person = $1 AND people > 1
        ORDER BY ended_at DESC, table_id DESC LIMIT $2";
    let flags: Vec<u64> = row::column("placings", "left_early", db.query(SQL, args![person, LAST])?)?;
    Ok(flags.into_iter().map(|flag| flag != 0).collect())
}

fn sheets_of(db: &mut dyn Database, person: &str, game: &str) -> Result<Vec<(String, String)>, StoreError> {
    const SQL: &str = "SELECT game, sheet FROM placings WHERE person = $1 AND game = $2 AND counts = 1
        ORDER BY ended_at DESC, table_id DESC LIMIT $3";
    let pair = |row: &mut Columns| Ok((row.next("game")?, row.next("sheet")?));
    row::all("placings", db.query(SQL, args![person, game, SHEETS])?, pair)
}

fn played(db: &mut dyn Database, person: &str, wanted: &Wanted, limit: u64) -> Result<Vec<PlayedRow>, StoreError> {
    let mut sql = String::from(
        "SELECT p.table_id, p.game, r.options, p.ended_at, r.public, r.unrated, p.seat, p.rated, p.stand_in, p.gained
        FROM placings p JOIN results r ON r.table_id = p.table_id WHERE p.person = $1",
    );
    let mut args = vec![Value::from(person)];
    let mut and = |clause: &str, values: Vec<Value>| {
        let mut clause = clause.to_owned();
        for value in values {
            args.push(value);
            clause = clause.replacen('?', &format!("${}", args.len()), 1);
        }
        sql.push_str(&clause);
    };
    if let Some(game) = &wanted.game {
        and(" AND p.game = ?", vec![game.as_str().into()]);
    }
    if let Some(with) = &wanted.with {
        let clause = " AND EXISTS (SELECT 1 FROM placings o WHERE o.table_id = p.table_id AND o.person = ?)";
        and(clause, vec![with.as_str().into()]);
    }
    if let Some(players) = wanted.players {
        and(" AND p.players = ?", vec![i64::from(players).into()]);
    }
    if wanted.won {
        and(" AND p.place = 1 AND p.stand_in = 0", Vec::new());
    }
    if wanted.rated {
        and(" AND p.rated = 1", Vec::new());
    }
    and(" ORDER BY p.ended_at DESC, p.table_id DESC LIMIT ? OFFSET ?", vec![limit.into(), wanted.skip.into()]);
    let line = |row: &mut Columns| {
        Ok(PlayedRow {
            table: row.next("table_id")?,
            game: row.next("game")?,
            options: row.next("options")?,
            ended_at: row.next("ended_at")?,
            public: row.next::<u64>("public")? != 0,
            unrated: row.next("unrated")?,
            seat: row.next("seat")?,
            rated: row.next::<u64>("rated")? != 0,
            stand_in: row.next::<u64>("stand_in")? != 0,
            gained: row.next("gained")?,
            seats: Vec::new(),
        })
    };
    let mut lines = row::all("placings", db.query(&sql, &args)?, line)?;
    let tables: Vec<String> = lines.iter().map(|line| line.table.clone()).collect();
    for (table, seat) in seats_of(db, &tables)? {
        if let Some(line) = lines.iter_mut().find(|line| line.table == table) {
            line.seats.push(seat);
        }
    }
    Ok(lines)
}

fn seats_of(db: &mut dyn Database, tables: &[String]) -> Result<Vec<(String, SeatRow)>, StoreError> {
    let sql = format!(
        "SELECT o.table_id, o.person, q.name, q.hidden, a.name, o.level, o.who, o.place, o.score FROM placings o
        LEFT JOIN persons q ON q.id = o.person LEFT JOIN accounts a ON a.person = o.person
        WHERE o.table_id IN {} ORDER BY o.table_id, o.seat",
        db.list_clause(1)
    );
    let seat = |row: &mut Columns| {
        let table = row.next("table_id")?;
        let (person, name): (Option<String>, Option<String>) = (row.next("person")?, row.next("name")?);
        let hidden = row.next::<Option<u64>>("hidden")?;
        let (shown, former) = (hidden == Some(0), hidden.is_none());
        let account = row.next::<Option<String>>("account")?.is_some();
        let seat = SeatRow {
            person,
            name: name.filter(|_| shown),
            account: account && shown,
            former,
            level: row.next("level")?,
            who: row.next("who")?,
            place: row.next("place")?,
            score: row.next("score")?,
        };
        Ok((table, seat))
    };
    row::all("placings", db.query(&sql, args![listed(tables)])?, seat)
}
