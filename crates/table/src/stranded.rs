//! A table whose game this program cannot play: begun with other rules, or not on the shelf. It is closed when all people who
//! sit there want it, and its record can be taken along to a program that has the rules.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use protocol::{Clock, SeatView, Status, TableSummary};
use shelf::Seat;

use crate::chair::{Chair, PersonId, Sitting};
use crate::fact::Fact;
use crate::fairness::{self, Secret, Share};
use crate::load::LoadError;

/// What can be read of a journal without playing it.
pub struct Stranded {
    game: String,
    rules: u32,
    options: String,
    /// What lays out the position it began from; nothing if it was set up as usual.
    position: Vec<String>,
    secret: Secret,
    /// The seed of a game that plays on from another.
    seed: Option<[u8; 32]>,
    /// The code to sit down.
    pub sit_code: String,
    /// Who set it up, or has it since.
    pub host: PersonId,
    /// Whether it is in the lobby.
    pub visibility: protocol::Visibility,
    /// When it was set up.
    pub created_at: u64,
    /// How many entries its journal has.
    pub entries: u64,
    clock: Clock,
    seats: Vec<Sitting>,
    lines: Vec<String>,
    /// Who wants it closed.
    wanted: BTreeSet<PersonId>,
    /// The points of the seats as they were written down when somebody wanted it closed.
    points: Vec<i32>,
    closed: bool,
    started: bool,
    /// When something last happened there.
    touched_at: u64,
}

impl Stranded {
    /// Reads a journal as [`crate::Table::load`] gets it.
    pub fn read(journal: impl IntoIterator<Item = (u64, u64, impl AsRef<str>)>) -> Result<Self, LoadError> {
        let mut read: Option<Self> = None;
        for (number, (_, at, body)) in journal.into_iter().enumerate() {
            let unreadable = || LoadError::Unreadable { number };
            let facts: Vec<Fact> = serde_json::from_str(body.as_ref()).map_err(|_| unreadable())?;
            for fact in facts {
                match (&mut read, fact) {
                    (None, opened @ Fact::Opened { .. }) => read = Some(Self::open(opened, at).ok_or_else(unreadable)?),
                    (None, _) => return Err(unreadable()),
                    (Some(table), fact) => table.apply(fact).ok_or_else(unreadable)?,
                }
            }
            if let Some(table) = &mut read {
                table.entries += 1;
                table.touched_at = at;
            }
        }
        read.ok_or(LoadError::Nothing)
    }

    fn open(opened: Fact, at: u64) -> Option<Self> {
        let Fact::Opened { game, rules, options, position, sit_code, host, visibility, clock, secret, origin, .. } =
            opened
        else {
            return None;
        };
        Some(Self {
            game,
            rules,
            options,
            position,
            secret: fairness::unhex(&secret)?,
            seed: origin.and_then(|origin| fairness::unhex(&origin.seed)),
            sit_code,
            host,
            visibility,
            created_at: at,
            entries: 0,
            clock,
            seats: Vec::new(),
            lines: Vec::new(),
            wanted: BTreeSet::new(),
            points: Vec::new(),
            closed: false,
            started: false,
            touched_at: at,
        })
    }

    fn apply(&mut self, fact: Fact) -> Option<()> {
        match fact {
            Fact::Seated { seat, chair } => *self.sitting(seat)? = Sitting::new(chair),
            Fact::Host { person } => self.host = person,
            Fact::Nonce { seat, nonce } => self.sitting(seat)?.nonce = Some(nonce),
            Fact::Without { seat, why } => self.sitting(seat)?.without = Some(why),
            Fact::Played { lines } => self.lines.extend(lines),
            Fact::Changed { terms } => {
                (self.options, self.visibility, self.clock) = (terms.options, terms.visibility, terms.clock);
            }
            Fact::Resigned { seat, .. } => self.sitting(seat)?.resigned = true,
            Fact::Started => self.started = true,
            Fact::CloseWanted { person, points } => {
                self.wanted.insert(person);
                self.stand_at(points);
            }
            Fact::Closed { points, .. } => {
                self.closed = true;
                self.stand_at(points);
            }
            Fact::Opened { .. }
            | Fact::StartAsked { .. }
            | Fact::Clocks { .. }
            | Fact::HandedOver { .. }
            | Fact::TakenBack { .. }
            | Fact::UndoAsked { .. }
            | Fact::Standing { .. }
            | Fact::Away { .. }
            | Fact::Advised { .. }
            | Fact::HandsAsked { .. }
            | Fact::HandsAgreed { .. }
            | Fact::HandsOpened
            | Fact::HandsClosed
            | Fact::Consented { .. }
            | Fact::UndoSettled { .. }
            | Fact::Summoned { .. }
            | Fact::Returned { .. }
            | Fact::Rematch { .. } => {}
        }
        Some(())
    }

    fn stand_at(&mut self, points: Vec<i32>) {
        if !points.is_empty() && points.len() <= Seat::MAX {
            self.points = points;
        }
    }

    /// The points of the seats, if they are written in the journal: without the rules nobody can reckon them again.
    pub fn points(&self) -> &[i32] {
        &self.points
    }

    /// How many seats the game has is not known here; those that are named are there.
    fn sitting(&mut self, seat: u8) -> Option<&mut Sitting> {
        let seat = usize::from(seat);
        if seat >= Seat::MAX {
            return None;
        }
        if self.seats.len() <= seat {
            self.seats.resize(seat + 1, Sitting::new(Chair::Open));
        }
        self.seats.get_mut(seat)
    }

    /// Which game.
    pub fn game(&self) -> &str {
        &self.game
    }

    /// Who sits where, people and machines.
    pub fn sitters(&self) -> impl Iterator<Item = (u8, &PersonId)> {
        self.seats.iter().enumerate().filter_map(|(seat, sitting)| Some((seat as u8, sitting.chair.sitter()?)))
    }

    /// Whether somebody has a say in closing it: a person who sits there and has neither given up nor left for good, or, where
    /// nobody like that is left, whoever has the table.
    pub fn has_say(&self, person: &str) -> bool {
        self.people().any(|(id, _)| id == person) || (self.people().next().is_none() && self.host == person)
    }

    /// Notes that somebody wants it closed, and says who of the others is still to want it, by name. Nobody means that it is to
    /// be closed.
    pub fn wanted_by(&mut self, person: &str) -> Vec<String> {
        self.wanted.insert(person.to_owned());
        self.people().filter(|(id, _)| !self.wanted.contains(*id)).map(|(_, name)| name.to_owned()).collect()
    }

    fn people(&self) -> impl Iterator<Item = (&PersonId, &str)> {
        self.seats.iter().filter(|sitting| !sitting.resigned).filter_map(|sitting| match &sitting.chair {
            Chair::Person { id, name } if !name.is_empty() => Some((id, &**name)),
            Chair::Person { .. } | Chair::Open | Chair::Bot { .. } | Chair::Machine { .. } => None,
        })
    }

    /// The table as a line of a list. What would take its rules is not in it: whose turn it is, the round, who came in where.
    pub fn summary(&self, id: &str, person: Option<&str>) -> TableSummary {
        let place = |seat: usize| seat as u8;
        let of = |wanted: &str| self.sitters().find(|(_, sitter)| *sitter == wanted).map(|(seat, _)| seat);
        let seat = |(seat, sitting): (usize, &Sitting)| SeatView {
            seat: place(seat),
            holder: sitting.chair.holder(shelf::cast(id, seat)),
            stand_in: None,
            resigned: sitting.resigned,
            present: false,
            replaced_at: None,
            holidays: Vec::new(),
        };
        TableSummary {
            id: id.to_owned(),
            game: self.game.clone(),
            options: self.options.clone(),
            status: match (self.closed, self.started) {
                (true, _) => Status::Over,
                (false, true) => Status::Playing,
                (false, false) => Status::Waiting,
            },
            seats: self.seats.iter().enumerate().map(seat).collect(),
            your_turn: false,
            your_seat: person.and_then(of),
            round: None,
            result: Vec::new(),
            stood: if self.closed { self.points.clone() } else { Vec::new() },
            touched_at: self.touched_at,
            clock: self.clock,
            unrated: None,
            reliable: false,
            host: of(&self.host),
            due_at: None,
            news: Vec::new(),
        }
    }

    /// The record with its proof. It holds the secret of the game: for nobody before the table is closed.
    pub fn record(&self) -> String {
        let shares: Vec<(usize, Share<'_>)> =
            self.seats.iter().enumerate().filter_map(|(seat, sitting)| Some((seat, sitting.share()?))).collect();
        let seed = self.seed.unwrap_or_else(|| fairness::seed(&self.secret, shares.iter().copied()));
        let Self { game, rules, options, .. } = self;
        let mut text = format!("lazaret 1\ngame {game}\nrules {rules}\noptions {options}\n");
        for line in &self.position {
            _ = writeln!(text, "given {line}");
        }
        _ = writeln!(text, "seed {}\n", fairness::hex(&seed));
        for line in &self.lines {
            text.push_str(line);
            text.push('\n');
        }
        if self.seed.is_none() {
            text.push_str(&fairness::proof(&self.secret, shares.into_iter()));
        }
        text
    }
}
