//! The schema, as steps that lead from any older one to the newest.

use crate::error::StoreError;
use crate::row;
use crate::sql::{Database, args};

/// Each entry is one step; a released step is never changed. `{keyed}` makes the key the table itself where a database
/// has such a thing.
const STEPS: &[&str] = &[
    "
    CREATE TABLE tables (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, status TEXT NOT NULL, visibility TEXT NOT NULL,
        sit_code TEXT NOT NULL UNIQUE, host TEXT NOT NULL, bots BIGINT NOT NULL, wake_at BIGINT,
        created_at BIGINT NOT NULL
    );
    CREATE INDEX tables_listed ON tables (visibility, status, created_at);
    CREATE INDEX tables_waking ON tables (wake_at) WHERE wake_at IS NOT NULL;
    CREATE INDEX tables_with_bots ON tables (id) WHERE bots = 1 AND status = 'playing';
    CREATE INDEX tables_of_host ON tables (host, status);
    CREATE TABLE journal (
        table_id TEXT NOT NULL, number BIGINT NOT NULL, at BIGINT NOT NULL, body TEXT NOT NULL,
        PRIMARY KEY (table_id, number)
    ) {keyed};
    CREATE TABLE seats (
        table_id TEXT NOT NULL, seat BIGINT NOT NULL, person TEXT NOT NULL,
        PRIMARY KEY (table_id, seat)
    ) {keyed};
    CREATE INDEX seats_of_person ON seats (person);
    CREATE TABLE chat (
        table_id TEXT NOT NULL, number BIGINT NOT NULL, at BIGINT NOT NULL, name TEXT NOT NULL, seat BIGINT,
        words TEXT NOT NULL, PRIMARY KEY (table_id, number)
    ) {keyed};
    CREATE TABLE persons (
        id TEXT PRIMARY KEY, name TEXT NOT NULL, webhook TEXT, email TEXT, language TEXT, created_at BIGINT NOT NULL
    );
    CREATE TABLE accounts (name TEXT PRIMARY KEY, person TEXT NOT NULL UNIQUE, password TEXT NOT NULL);
    CREATE TABLE sessions (id TEXT PRIMARY KEY, person TEXT NOT NULL, created_at BIGINT NOT NULL);
    CREATE TABLE codes (code TEXT PRIMARY KEY, person TEXT NOT NULL, expires_at BIGINT NOT NULL);
    CREATE TABLE notices (
        table_id TEXT NOT NULL, step BIGINT NOT NULL, person TEXT NOT NULL,
        PRIMARY KEY (table_id, step, person)
    ) {keyed};
    CREATE TABLE settings (name TEXT PRIMARY KEY, setting TEXT NOT NULL);
",
    // More than one node: who works at a table, who is where, which nodes live, and when none did.
    "
    CREATE TABLE leases (
        table_id TEXT PRIMARY KEY, node TEXT NOT NULL, epoch BIGINT NOT NULL, until BIGINT NOT NULL
    );
    CREATE INDEX leases_until ON leases (until);
    CREATE TABLE presence (
        table_id TEXT NOT NULL, node TEXT NOT NULL, seats TEXT NOT NULL, spectators BIGINT NOT NULL,
        until BIGINT NOT NULL, PRIMARY KEY (table_id, node)
    ) {keyed};
    CREATE INDEX presence_of_node ON presence (node);
    CREATE TABLE nodes (node TEXT PRIMARY KEY, beat BIGINT NOT NULL);
    CREATE TABLE outages (began BIGINT PRIMARY KEY, ended BIGINT NOT NULL);
    CREATE TABLE cards (table_id TEXT PRIMARY KEY, entries BIGINT NOT NULL, card TEXT NOT NULL);
",
    // People: devices, look-alikes, who said what; who may watch and talk; what is to be looked at again.
    "
    ALTER TABLE persons ADD COLUMN confirmed TEXT;
    ALTER TABLE persons ADD COLUMN banned BIGINT NOT NULL DEFAULT 0;
    ALTER TABLE accounts ADD COLUMN skeleton TEXT;
    CREATE UNIQUE INDEX accounts_alike ON accounts (skeleton);
    ALTER TABLE sessions ADD COLUMN seen_at BIGINT NOT NULL DEFAULT 0;
    ALTER TABLE sessions ADD COLUMN device TEXT NOT NULL DEFAULT '';
    CREATE INDEX sessions_of_person ON sessions (person);
    ALTER TABLE chat ADD COLUMN person TEXT;
    CREATE INDEX chat_of_person ON chat (person) WHERE person IS NOT NULL;
    CREATE TABLE blocks (
        person TEXT NOT NULL, blocked TEXT NOT NULL, PRIMARY KEY (person, blocked)
    ) {keyed};
    CREATE TABLE moderation (
        table_id TEXT NOT NULL, person TEXT NOT NULL, what TEXT NOT NULL, PRIMARY KEY (table_id, person)
    ) {keyed};
    CREATE TABLE reports (
        number BIGINT PRIMARY KEY, at BIGINT NOT NULL, by_person TEXT NOT NULL, about TEXT NOT NULL,
        table_id TEXT NOT NULL, words TEXT NOT NULL, said TEXT NOT NULL, settled BIGINT NOT NULL
    );
    CREATE TABLE errands (number BIGINT PRIMARY KEY, at BIGINT NOT NULL, body TEXT NOT NULL);
",
    // What people have learned.
    "
    CREATE TABLE lessons (
        person TEXT NOT NULL, lesson TEXT NOT NULL, stars BIGINT NOT NULL, PRIMARY KEY (person, lesson)
    ) {keyed};
",
    // Finished games, understood: made once, and again when they would come out differently. No backup needs them.
    "
    CREATE TABLE analyses (table_id TEXT PRIMARY KEY, version BIGINT NOT NULL, body TEXT NOT NULL);
",
    // Bots of people's own.
    "
    CREATE TABLE machines (
        id TEXT PRIMARY KEY, owner TEXT NOT NULL, name TEXT NOT NULL, skeleton TEXT NOT NULL,
        token TEXT NOT NULL UNIQUE, created_at BIGINT NOT NULL, seen_at BIGINT, UNIQUE (owner, skeleton)
    );
",
    // What a name looks like is judged anew, by whoever starts next: the signs in it make no other name.
    "
    UPDATE accounts SET skeleton = NULL;
",
    // Evenings.
    "
    CREATE TABLE evenings (
        id TEXT PRIMARY KEY, open BIGINT NOT NULL, visibility TEXT NOT NULL, created_at BIGINT NOT NULL
    );
    CREATE TABLE evening_journal (
        evening TEXT NOT NULL, number BIGINT NOT NULL, at BIGINT NOT NULL, body TEXT NOT NULL,
        PRIMARY KEY (evening, number)
    ) {keyed};
    CREATE TABLE evening_people (
        evening TEXT NOT NULL, person TEXT NOT NULL, PRIMARY KEY (evening, person)
    ) {keyed};
    CREATE INDEX evenings_of_person ON evening_people (person);
",
    // What follows from the journals of finished games: `lazaret admin recount` makes it again, so no backup needs it. And
    // whom people like to play with, and what they do not want to be told of them.
    "
    CREATE TABLE results (
        table_id TEXT PRIMARY KEY, game TEXT NOT NULL, options TEXT NOT NULL, ended_at BIGINT NOT NULL,
        public BIGINT NOT NULL, unrated TEXT NOT NULL
    );
    CREATE INDEX results_in_order ON results (game, ended_at, table_id);
    CREATE TABLE placings (
        table_id TEXT NOT NULL, seat BIGINT NOT NULL, game TEXT NOT NULL, ended_at BIGINT NOT NULL, players BIGINT NOT NULL,
        people BIGINT NOT NULL, who TEXT NOT NULL, person TEXT, level BIGINT, place BIGINT NOT NULL, score BIGINT NOT NULL,
        sheet TEXT NOT NULL, stand_in BIGINT NOT NULL, left_early BIGINT NOT NULL, counts BIGINT NOT NULL,
        rated BIGINT NOT NULL, rating BIGINT, doubt BIGINT, gained BIGINT, PRIMARY KEY (table_id, seat)
    ) {keyed};
    CREATE INDEX placings_of_person ON placings (person, ended_at, table_id) WHERE person IS NOT NULL;
    CREATE INDEX placings_of_game ON placings (person, game, ended_at, table_id) WHERE person IS NOT NULL;
    CREATE TABLE ratings (
        person TEXT NOT NULL, game TEXT NOT NULL, rating BIGINT NOT NULL, doubt BIGINT NOT NULL, rated_at BIGINT NOT NULL,
        games BIGINT NOT NULL, PRIMARY KEY (person, game)
    ) {keyed};
    CREATE INDEX ratings_of_game ON ratings (game, rating);
    ALTER TABLE persons ADD COLUMN hidden BIGINT NOT NULL DEFAULT 0;
    ALTER TABLE persons ADD COLUMN unseen BIGINT NOT NULL DEFAULT 0;
    CREATE TABLE friends (person TEXT NOT NULL, friend TEXT NOT NULL, PRIMARY KEY (person, friend)) {keyed};
",
    // Browsers that take notices though their page is closed.
    "
    CREATE TABLE pushes (
        endpoint TEXT PRIMARY KEY, person TEXT NOT NULL, p256dh TEXT NOT NULL, auth TEXT NOT NULL,
        created_at BIGINT NOT NULL
    );
    CREATE INDEX pushes_of_person ON pushes (person);
",
    // Around the table: who was asked to it, what somebody wrote for themselves, what is said in everybody's language, how
    // somebody wants to be told of what, and what moderators did.
    "
    CREATE TABLE invitations (
        table_id TEXT NOT NULL, person TEXT NOT NULL, by_person TEXT NOT NULL, at BIGINT NOT NULL,
        PRIMARY KEY (table_id, person)
    ) {keyed};
    CREATE INDEX invitations_of_person ON invitations (person);
    CREATE TABLE notes (
        person TEXT NOT NULL, table_id TEXT NOT NULL, at BIGINT NOT NULL, words TEXT NOT NULL,
        PRIMARY KEY (person, table_id)
    ) {keyed};
    ALTER TABLE chat ADD COLUMN phrase TEXT;
    CREATE TABLE wishes (
        person TEXT PRIMARY KEY, body TEXT NOT NULL, calendar TEXT UNIQUE, hook_failed BIGINT NOT NULL
    );
    CREATE TABLE rung (person TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (person, table_id)) {keyed};
    CREATE TABLE put_off (
        person TEXT NOT NULL, table_id TEXT NOT NULL, occasion TEXT NOT NULL, game TEXT NOT NULL, due_at BIGINT NOT NULL,
        PRIMARY KEY (person, table_id, occasion)
    ) {keyed};
    CREATE INDEX put_off_until ON put_off (due_at);
    ALTER TABLE persons ADD COLUMN muted BIGINT NOT NULL DEFAULT 0;
    CREATE TABLE audit (
        number BIGINT PRIMARY KEY, at BIGINT NOT NULL, by_name TEXT NOT NULL, deed TEXT NOT NULL, about TEXT NOT NULL,
        words TEXT NOT NULL
    );
",
    // From which network a table was set up, under a word that stands for it, until it is over; and until when somebody has
    // used up what may be done now and then.
    "
    ALTER TABLE tables ADD COLUMN network TEXT;
    CREATE INDEX tables_of_network ON tables (network) WHERE network IS NOT NULL;
    CREATE TABLE spent (who TEXT PRIMARY KEY, until BIGINT NOT NULL);
",
    // Leagues are kept as evenings are. And what people took in finished games, which follows from the journals, so that no
    // backup needs it: a row for every seat, one more with each thing it took, and one with each thing that came, for no seat.
    "
    ALTER TABLE evenings ADD COLUMN kind TEXT NOT NULL DEFAULT 'evening';
    CREATE TABLE explored (
        table_id TEXT NOT NULL, seat BIGINT NOT NULL, thing TEXT NOT NULL, game TEXT NOT NULL, players BIGINT NOT NULL,
        won BIGINT NOT NULL, PRIMARY KEY (table_id, seat, thing)
    ) {keyed};
    CREATE INDEX explored_of_game ON explored (game, players, thing);
",
    // When people are on holiday, the emblem in their seal, and what they write for themselves about a place at a table or
    // about somebody.
    "
    CREATE TABLE holidays (
        person TEXT NOT NULL, begins BIGINT NOT NULL, ends BIGINT NOT NULL, PRIMARY KEY (person, begins)
    ) {keyed};
    ALTER TABLE persons ADD COLUMN crest TEXT;
    CREATE TABLE pins (
        person TEXT NOT NULL, number BIGINT NOT NULL, at BIGINT NOT NULL, table_id TEXT, place TEXT, about TEXT,
        words TEXT NOT NULL, PRIMARY KEY (person, number)
    ) {keyed};
",
    // Networks that may not use the server.
    "
    CREATE TABLE banned_networks (
        network TEXT PRIMARY KEY, at BIGINT NOT NULL, by_name TEXT NOT NULL, words TEXT NOT NULL
    );
",
    // Until when somebody is shut out or has lost the word; nothing, if it is for good.
    "
    ALTER TABLE persons ADD COLUMN banned_until BIGINT;
    ALTER TABLE persons ADD COLUMN muted_until BIGINT;
    CREATE INDEX persons_banned_until ON persons (banned_until) WHERE banned_until IS NOT NULL;
    CREATE INDEX persons_muted_until ON persons (muted_until) WHERE muted_until IS NOT NULL;
    ALTER TABLE audit ADD COLUMN until BIGINT;
",
];

/// Where it is written which steps were made.
pub(crate) const STEPS_TABLE: &str = "schema_steps";

/// Every table of the schema that a backup holds. What is true for a moment only is left out.
pub(crate) const TABLES: &[Layout] = &[
    Layout { table: "settings", key: 1, first: 2, columns: &["name", "setting"] },
    Layout {
        table: "persons",
        key: 1,
        first: 6,
        columns: &[
            "id",
            "name",
            "webhook",
            "email",
            "language",
            "created_at",
            "confirmed",
            "banned",
            "hidden",
            "unseen",
            "muted",
            "crest",
            "banned_until",
            "muted_until",
        ],
    },
    Layout { table: "accounts", key: 1, first: 3, columns: &["name", "person", "password", "skeleton"] },
    Layout { table: "sessions", key: 1, first: 3, columns: &["id", "person", "created_at", "seen_at", "device"] },
    Layout {
        table: "machines",
        key: 1,
        first: 7,
        columns: &["id", "owner", "name", "skeleton", "token", "created_at", "seen_at"],
    },
    Layout { table: "codes", key: 1, first: 3, columns: &["code", "person", "expires_at"] },
    Layout {
        table: "tables",
        key: 1,
        first: 9,
        columns: &["id", "game", "status", "visibility", "sit_code", "host", "bots", "wake_at", "created_at"],
    },
    Layout { table: "journal", key: 2, first: 4, columns: &["table_id", "number", "at", "body"] },
    Layout { table: "seats", key: 2, first: 3, columns: &["table_id", "seat", "person"] },
    Layout {
        table: "chat",
        key: 2,
        first: 6,
        columns: &["table_id", "number", "at", "name", "seat", "words", "person", "phrase"],
    },
    Layout { table: "notices", key: 3, first: 3, columns: &["table_id", "step", "person"] },
    Layout { table: "blocks", key: 2, first: 2, columns: &["person", "blocked"] },
    Layout { table: "friends", key: 2, first: 2, columns: &["person", "friend"] },
    Layout { table: "pushes", key: 1, first: 5, columns: &["endpoint", "person", "p256dh", "auth", "created_at"] },
    Layout { table: "invitations", key: 2, first: 4, columns: &["table_id", "person", "by_person", "at"] },
    Layout { table: "notes", key: 2, first: 4, columns: &["person", "table_id", "at", "words"] },
    Layout {
        table: "pins",
        key: 2,
        first: 7,
        columns: &["person", "number", "at", "table_id", "place", "about", "words"],
    },
    Layout { table: "holidays", key: 2, first: 3, columns: &["person", "begins", "ends"] },
    Layout { table: "wishes", key: 1, first: 4, columns: &["person", "body", "calendar", "hook_failed"] },
    Layout { table: "rung", key: 2, first: 2, columns: &["person", "table_id"] },
    Layout { table: "put_off", key: 3, first: 5, columns: &["person", "table_id", "occasion", "game", "due_at"] },
    Layout {
        table: "audit",
        key: 1,
        first: 6,
        columns: &["number", "at", "by_name", "deed", "about", "words", "until"],
    },
    Layout { table: "banned_networks", key: 1, first: 4, columns: &["network", "at", "by_name", "words"] },
    Layout { table: "lessons", key: 2, first: 3, columns: &["person", "lesson", "stars"] },
    Layout { table: "moderation", key: 2, first: 3, columns: &["table_id", "person", "what"] },
    Layout {
        table: "reports",
        key: 1,
        first: 8,
        columns: &["number", "at", "by_person", "about", "table_id", "words", "said", "settled"],
    },
    Layout { table: "evenings", key: 1, first: 4, columns: &["id", "open", "visibility", "created_at", "kind"] },
    Layout { table: "evening_journal", key: 2, first: 4, columns: &["evening", "number", "at", "body"] },
    Layout { table: "evening_people", key: 2, first: 2, columns: &["evening", "person"] },
    Layout { table: "cards", key: 1, first: 3, columns: &["table_id", "entries", "card"] },
    Layout { table: "nodes", key: 1, first: 2, columns: &["node", "beat"] },
    Layout { table: "outages", key: 1, first: 2, columns: &["began", "ended"] },
];

/// The columns of a table; the first `key` of them are its key, and the `first` of them every backup has. Columns that
/// came later stand behind those, and a backup of an earlier time does without them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Layout {
    pub(crate) table: &'static str,
    pub(crate) key: usize,
    pub(crate) first: usize,
    pub(crate) columns: &'static [&'static str],
}

/// The schema that a database has, and the newest known here.
pub(crate) fn versions(db: &mut dyn Database) -> Result<(i64, i64), StoreError> {
    let (found, known) = (version(db)?, STEPS.len() as i64);
    if found > known { Err(StoreError::Newer { found, known }) } else { Ok((found, known)) }
}

/// Brings a database to the newest schema. If several programs begin at once, one does it and the others wait.
pub(crate) fn migrate(db: &mut dyn Database) -> Result<(), StoreError> {
    // Usually there is nothing to do, and nobody need wait. An empty database does not know the question.
    if matches!(version(db), Ok(found) if found == STEPS.len() as i64) {
        return Ok(());
    }
    db.begin_alone()?;
    let migrated = walk(db);
    db.batch(if migrated.is_ok() { "COMMIT" } else { "ROLLBACK" })?;
    migrated
}

/// Every step that is still missing.
fn walk(db: &mut dyn Database) -> Result<(), StoreError> {
    db.batch("CREATE TABLE IF NOT EXISTS schema_steps (step BIGINT PRIMARY KEY)")?;
    let (found, _) = versions(db)?;
    for (done, step) in STEPS.iter().enumerate().skip(found as usize) {
        db.batch(&step.replace("{keyed}", db.keyed_clause()))?;
        db.execute("INSERT INTO schema_steps (step) VALUES ($1)", args![done as i64 + 1])?;
    }
    Ok(())
}

fn version(db: &mut dyn Database) -> Result<i64, StoreError> {
    row::number(STEPS_TABLE, db.query("SELECT COALESCE(MAX(step), 0) FROM schema_steps", &[])?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Place;

    /// A database of a newer program is refused, and left as it is.
    #[test]
    fn a_newer_schema_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        #[allow(unused_mut, reason = "with the testkit there are two")]
        let mut places = vec![Place::File(folder.path().join("lazaret.db"))];
        #[cfg(feature = "testkit")]
        places.push(crate::testkit::fresh_postgres());
        for place in places {
            let mut db = place.open().unwrap();
            migrate(db.as_mut()).unwrap();
            migrate(db.as_mut()).expect("there is nothing to do");
            let known = STEPS.len() as i64;
            db.execute("INSERT INTO schema_steps (step) VALUES ($1)", args![known + 1]).unwrap();
            assert_eq!(migrate(db.as_mut()), Err(StoreError::Newer { found: known + 1, known }));
            assert_eq!(version(db.as_mut()), Ok(known + 1));
        }
    }

    /// A database of the first schema is brought to the newest.
    #[test]
    fn an_older_schema_is_brought_up_to_date() {
        let folder = tempfile::tempdir().unwrap();
        let mut db = Place::File(folder.path().join("lazaret.db")).open().unwrap();
        db.batch("CREATE TABLE schema_steps (step BIGINT PRIMARY KEY)").unwrap();
        db.batch(&STEPS[0].replace("{keyed}", db.keyed_clause())).unwrap();
        db.execute("INSERT INTO schema_steps (step) VALUES ($1)", args![1i64]).unwrap();
        migrate(db.as_mut()).unwrap();
        assert_eq!(version(db.as_mut()), Ok(STEPS.len() as i64));
        assert!(db.query("SELECT epoch FROM leases", &[]).unwrap().is_empty());
        assert!(db.query("SELECT token FROM machines", &[]).unwrap().is_empty());
    }
}
