//! What is kept as a list of facts, of which nothing is ever changed: evenings and leagues. Whoever keeps them, tells of them
//! or checks them does so in one way.

use serde::Serialize;
use serde::de::DeserializeOwned;
use sha2::{Digest, Sha256};

use protocol::{Clock, EveningBy, EveningGame, EveningPlace, Visibility};

use crate::history::Person;
use crate::people::People;
use crate::standings::By;

/// Milliseconds since 1970.
pub type Time = u64;

/// Why something cannot be done now; the word behind `server-error-evening-`.
pub type Refused = &'static str;

/// What every one of them has.
#[derive(Clone, Debug)]
pub struct Head {
    pub(crate) id: String,
    pub(crate) number: u64,
    pub(crate) host: String,
    pub(crate) secret: String,
    pub(crate) people: People,
    pub(crate) cancelled: Option<String>,
}

impl Head {
    /// The first of its facts; nothing if its secret is none.
    pub(crate) fn new(id: &str, number: u64, host: &str, secret: &str) -> Option<Head> {
        seed(secret)?;
        Some(Head {
            id: id.to_owned(),
            number,
            host: host.to_owned(),
            secret: secret.to_owned(),
            people: People::default(),
            cancelled: None,
        })
    }

    /// Its code.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// How many entries its journal has.
    pub fn number(&self) -> u64 {
        self.number
    }

    /// Who set it up.
    pub fn host(&self) -> &str {
        &self.host
    }

    /// Who takes part.
    pub fn people(&self) -> &People {
        &self.people
    }

    pub(crate) fn seed(&self) -> [u8; 32] {
        seed(&self.secret).unwrap_or_default()
    }

    /// SHA-256 of the secret, in hexadecimal digits.
    pub(crate) fn commitment(&self) -> String {
        Sha256::digest(self.seed()).iter().fold(String::new(), |digits, byte| format!("{digits}{byte:02x}"))
    }
}

/// The note with which what is not over may be called off.
pub(crate) fn may_cancel(over: bool, note: &str) -> Result<String, Refused> {
    if over { Err("not-now") } else { said(note) }
}

/// A table that has not ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpenTable<'a> {
    /// Its code.
    pub id: &'a str,
    /// Who sits there, in the order of seats.
    pub people: &'a [Person],
    /// To which round it belongs, from 0.
    pub round: usize,
}

/// Something that is kept as a journal.
pub trait Journal: Sized + Clone {
    /// What happens in it.
    type Fact: Clone + Serialize + DeserializeOwned + Send + Sync;

    /// From its journal, which has so many entries; nothing if the first fact is not that it was set up, or a fact does not
    /// fit.
    fn load<'a>(id: &str, facts: impl IntoIterator<Item = &'a Self::Fact>, number: u64) -> Option<Self>
    where
        Self::Fact: 'a;

    /// One more fact.
    fn add(&mut self, fact: &Self::Fact) -> Option<()>;

    /// What every one of them has.
    fn head(&self) -> &Head;

    /// One more entry was written; it may hold several facts.
    fn written(&mut self);

    /// Whether nothing happens any more.
    fn is_over(&self) -> bool;

    /// Whether the host still thinks about it.
    fn is_draft(&self) -> bool;

    /// Whether strangers find it.
    fn visibility(&self) -> Visibility;

    /// Whether strangers find its tables, and how time is kept at them.
    fn tables(&self) -> (Visibility, Clock);

    /// When the next round begins by itself.
    fn next_at(&self) -> Option<Time>;

    /// The tables that were set and have not ended.
    fn open_tables(&self) -> Vec<OpenTable<'_>>;

    /// What is played in the round with this number, from 0.
    fn game(&self, round: usize) -> &EveningGame;

    /// Whether a fact that is about to be added is what the secret makes of what was before; true of facts that people make.
    fn is_drawn(&self, fact: &Self::Fact) -> bool;

    /// A fact as everybody may read it: people are their numbers, and the host is theirs or nobody.
    fn nameless(&self, fact: Self::Fact) -> Self::Fact;

    /// A table has ended.
    fn ended(at: Time, table: &str, ended: Vec<EveningPlace>) -> Self::Fact;

    /// What it takes to begin the next round, whose tables get the codes that `code` makes.
    fn begin(&self, at: Time, code: &mut dyn FnMut() -> String) -> Result<Vec<Self::Fact>, Refused>;

    /// What it takes to let somebody in.
    fn come(&self, id: &str) -> Result<Vec<Self::Fact>, Refused>;

    /// What it takes to ask somebody to come, who is told of it or not.
    fn ask(&self, id: &str, told: bool) -> Result<Vec<Self::Fact>, Refused>;

    /// What it takes to say that somebody who was asked does not come.
    fn decline(&self, id: &str) -> Vec<Self::Fact>;

    /// What it takes to let somebody go.
    fn go(&self, person: Person) -> Result<Vec<Self::Fact>, Refused>;

    /// What it takes to say how a table ended, whatever its game says.
    fn correct(&self, at: Time, table: &str, ended: Vec<EveningPlace>, note: &str) -> Result<Vec<Self::Fact>, Refused>;

    /// What it takes to say that a result is wrong.
    fn dispute(&self, person: Person, table: &str, note: &str) -> Result<Vec<Self::Fact>, Refused>;

    /// What it takes to call it off.
    fn cancel(&self, note: &str) -> Result<Vec<Self::Fact>, Refused>;
}

/// Whether something that is over went as its secret says: everything that is drawn is what the secret makes. Says in which
/// fact it did not.
pub fn verify<J: Journal>(id: &str, facts: &[J::Fact]) -> Result<J, usize> {
    let mut journal = J::load(id, facts.first(), 0).ok_or(0_usize)?;
    for (at, fact) in facts.iter().enumerate().skip(1) {
        if !journal.is_drawn(fact) {
            return Err(at);
        }
        journal.add(fact).ok_or(at)?;
    }
    Ok(journal)
}

/// What people are compared by, as standings know it.
pub(crate) fn ties(ties: &[EveningBy]) -> Vec<By> {
    let tie = |by: &EveningBy| match by {
        EveningBy::Points => By::Points,
        EveningBy::Wins => By::Wins,
        EveningBy::Beaten => By::Beaten,
        EveningBy::Share => By::Share,
        EveningBy::Lot => By::Lot,
    };
    ties.iter().map(tie).collect()
}

/// Whether these can tell people apart: each once, and neither the points before them nor the lot behind.
pub(crate) fn are_ties(ties: &[EveningBy]) -> bool {
    let tells = |by: &EveningBy| matches!(by, EveningBy::Wins | EveningBy::Beaten | EveningBy::Share);
    ties.iter().enumerate().all(|(at, by)| tells(by) && !ties[..at].contains(by))
}

pub(crate) fn is_name(name: &str) -> bool {
    !name.trim().is_empty() && name.chars().count() <= 60
}

/// A reason that everybody reads.
pub(crate) fn said(note: &str) -> Result<String, Refused> {
    if note.trim().is_empty() || note.chars().count() > 200 { Err("note") } else { Ok(note.trim().to_owned()) }
}

pub(crate) fn seed(secret: &str) -> Option<[u8; 32]> {
    let mut bytes = [0; 32];
    if secret.len() != 64 || !secret.is_ascii() {
        return None;
    }
    for (at, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&secret[2 * at..2 * at + 2], 16).ok()?;
    }
    Some(bytes)
}
