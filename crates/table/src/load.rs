//! Making a table again from its journal, and laying out its game.

use std::fmt::Write as _;

use kernel::Message;
use shelf::{Play, Played};

use crate::chair::{Chair, Sitting};
use crate::fact::Fact;
use crate::fairness::{self, Share};
use crate::opening::Opening;
use crate::table::{Phase, Table};

/// Why a journal could not be made into a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LoadError {
    /// There is no such table.
    Nothing,
    /// An entry is missing.
    Missing {
        /// Its number.
        number: usize,
    },
    /// It could not be played again at all.
    Damaged,
    /// An entry is not readable.
    Unreadable {
        /// Its number.
        number: usize,
    },
    /// The game is not on the shelf.
    UnknownGame {
        /// Its word.
        game: String,
    },
    /// The table was begun with another version of the rules.
    OtherRules {
        /// That of the table.
        found: u32,
        /// That of the shelf.
        expected: u32,
    },
    /// The record does not play out as it did.
    Record(Message),
}

impl LoadError {
    /// Whether the table is sound, and only this program cannot play it.
    pub fn is_stranded(&self) -> bool {
        match self {
            Self::UnknownGame { .. } | Self::OtherRules { .. } => true,
            Self::Nothing | Self::Missing { .. } | Self::Damaged | Self::Unreadable { .. } | Self::Record(_) => false,
        }
    }
}

impl kernel::Say for LoadError {
    fn say(&self) -> Message {
        match self {
            Self::Nothing => Message::new("table-error-nothing"),
            Self::Missing { number } => Message::new("table-error-missing").with("number", *number),
            Self::Damaged => Message::new("table-error-damaged"),
            Self::Unreadable { number } => Message::new("table-error-unreadable").with("number", *number),
            Self::UnknownGame { game } => Message::new("table-error-unknown-game").with("game", game.as_str()),
            Self::OtherRules { found, expected } => {
                Message::new("table-error-other-rules").with("found", *found).with("expected", *expected)
            }
            Self::Record(message) => Message::new("table-error-record").with("why", message.clone()),
        }
    }
}

/// A game at its start.
pub(crate) struct LaidOut {
    pub(crate) play: Box<dyn Play>,
    /// The entries that played themselves.
    pub(crate) lines: Vec<String>,
    /// What happened.
    pub(crate) played: Vec<Played>,
}

impl Table {
    /// Makes a table from the entries of its journal: number, when, and the facts as [`Table::body`] wrote them.
    pub fn load(id: &str, journal: impl IntoIterator<Item = (u64, u64, impl AsRef<str>)>) -> Result<Self, LoadError> {
        let mut entries = Vec::new();
        for (number, (written, at, body)) in journal.into_iter().enumerate() {
            if written != number as u64 {
                return Err(LoadError::Missing { number });
            }
            let facts: Vec<Fact> = serde_json::from_str(body.as_ref()).map_err(|_| LoadError::Unreadable { number })?;
            entries.push((at, facts));
        }
        let (at, first) = entries.first().ok_or(LoadError::Nothing)?;
        let Some(Fact::Opened {
            game,
            rules,
            options,
            sit_code,
            host,
            visibility,
            clock,
            secret,
            origin,
            position,
            advice,
            unrated,
            reliable,
            published,
            changed: _,
        }) = first.first()
        else {
            return Err(LoadError::Unreadable { number: 0 });
        };
        let title = frozen::engine(game, *rules).ok_or_else(|| match shelf::title(game) {
            Some(title) => LoadError::OtherRules { found: *rules, expected: title.rules_version() },
            None => LoadError::UnknownGame { game: game.clone() },
        })?;
        let opening = Opening {
            id: id.to_owned(),
            title,
            options: options.clone(),
            sit_code: sit_code.clone(),
            host: host.clone(),
            visibility: *visibility,
            clock: *clock,
            secret: fairness::unhex(secret).ok_or(LoadError::Unreadable { number: 0 })?,
            origin: origin.clone(),
            position: position.clone(),
            advice: *advice,
            unrated: *unrated,
            reliable: *reliable,
            published: *published,
            at: *at,
        };
        let seats = title.seats(options).map_err(LoadError::Record)?;
        let mut table = Self::empty(opening, seats);
        table.entries = entries.len() as u64;
        let (mut lines, mut started, mut at_once) = (Vec::new(), false, Vec::new());
        for (number, (at, facts)) in entries.into_iter().enumerate() {
            // The first entries come with the game, and may be those of another that is played on.
            let begins = facts.contains(&Fact::Started);
            for fact in facts {
                if !table.takes(&fact) {
                    return Err(LoadError::Unreadable { number });
                }
                let (notes, hands) = (table.notes.len(), table.hands.len());
                table.apply(&fact, at);
                // The record is played at the end, so the table does not know its step yet.
                table.notes[notes..].iter_mut().for_each(|note| note.step = lines.len() as u32);
                table.hands[hands..].iter_mut().for_each(|hand| hand.step = lines.len() as u32);
                started |= fact == Fact::Started;
                if let Fact::Played { lines: more } = fact {
                    if !begins {
                        at_once.push(lines.len()..lines.len() + more.len());
                    }
                    lines.extend(more);
                }
            }
        }
        // A table that was closed before its game began has none.
        if table.phase != Phase::Waiting && (started || !table.closed) {
            let mut play = table.replay(&lines)?;
            for entries in at_once {
                play.gather(entries);
            }
            table.play = Some(play);
            if table.phase == Phase::Playing && table.play.as_ref().is_some_and(|play| play.is_over()) {
                table.phase = Phase::Ended;
            }
        }
        Ok(table)
    }

    /// The facts of a command as one entry of the journal.
    pub fn body(facts: &[Fact]) -> String {
        serde_json::to_string(facts).expect("facts have string keys and no failing parts")
    }

    /// An entry of a journal in which a person or a machine goes by another name; nothing if they are not named in it.
    /// Without a name they are somebody.
    pub fn renamed(body: &str, person: &str, to: &str) -> Option<String> {
        let mut facts: Vec<Fact> = serde_json::from_str(body).ok()?;
        let mut named = false;
        for fact in &mut facts {
            let Fact::Seated { chair, .. } = fact else { continue };
            let name = match chair {
                Chair::Person { id, name } | Chair::Machine { id, name, .. } if id == person => name,
                Chair::Machine { owner, .. } if owner.id == person => &mut owner.name,
                Chair::Open | Chair::Person { .. } | Chair::Bot { .. } | Chair::Machine { .. } => continue,
            };
            if name != to {
                to.clone_into(name);
                named = true;
            }
        }
        named.then(|| Self::body(&facts))
    }

    /// Lays out the game: the seed is made now, from the secret and the nonces. Also gives the lines of the record and
    /// what happened.
    pub(crate) fn lay_out(&self) -> Result<LaidOut, Message> {
        let Opening { title, options, position, .. } = &self.opening;
        let (mut play, mut played) = if position.is_empty() {
            title.start(options, self.seed())?
        } else {
            title.start_from(options, position, self.seed())?
        };
        let mut lines: Vec<String> =
            played.iter().map(|played| played.line.clone()).filter(|line| !line.is_empty()).collect();
        if let Some(origin) = &self.opening.origin {
            lines.clone_from(&origin.lines);
            play = self.replay(&lines).map_err(|error| kernel::Say::say(&error))?;
            played.clear();
        }
        play.name_seats(self.names());
        Ok(LaidOut { play, lines, played })
    }

    pub(crate) fn seed(&self) -> [u8; 32] {
        let branched = self.opening.origin.as_ref().and_then(|origin| fairness::unhex(&origin.seed));
        branched.unwrap_or_else(|| fairness::seed(&self.opening.secret, self.shares()))
    }

    /// What the seats put into the seed, in seat order.
    pub(crate) fn shares<'a>(&'a self) -> impl Iterator<Item = (usize, Share<'a>)> {
        let share = |(seat, sitting): (usize, &'a Sitting)| Some((seat, sitting.share()?));
        self.seats.iter().enumerate().filter_map(share)
    }

    /// Plays the lines of a record through the checked door.
    fn replay(&self, lines: &[String]) -> Result<Box<dyn Play>, LoadError> {
        let title = self.opening.title;
        let mut record = format!(
            "lazaret 1\ngame {}\nrules {}\noptions {}\n",
            title.id(),
            title.rules_version(),
            self.opening.options,
        );
        for line in &self.opening.position {
            _ = writeln!(record, "given {line}");
        }
        _ = writeln!(record, "seed {}\n", fairness::hex(&self.seed()));
        for line in lines {
            record.push_str(line);
            record.push('\n');
        }
        let mut play = title.load(&record).map_err(|error| LoadError::Record(error.message))?;
        play.name_seats(self.names());
        Ok(play)
    }

    fn names(&self) -> Vec<String> {
        self.seats.iter().map(|sitting| sitting.chair.recorded_name()).collect()
    }
}
