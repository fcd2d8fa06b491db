//! A table for tests: people named by a letter, time in milliseconds, and a journal that is read back after every
//! command.
#![allow(clippy::unwrap_used, reason = "this is a test")]

use kernel::Seat;
use protocol::{Clock, Visibility};
use shelf::Viewer;
use table::{Assigned, Chair, Command, Done, Hand, Opening, Refusal, Table};

pub const PEOPLE: [&str; 4] = ["anna", "ben", "cleo", "dan"];

/// A table with its journal.
pub struct Kept {
    pub table: Table,
    /// The same table on another node, which follows the journal.
    pub other: Option<Table>,
    pub journal: Vec<(u64, String)>,
    pub now: u64,
}

/// What a seat adds to chance.
pub fn nonce(seat: Seat) -> String {
    format!("{:02x}", 0xa0 + seat.index()).repeat(16)
}

pub fn opening(players: usize, clock: Clock) -> Opening {
    opening_of("rattus", players, clock)
}

pub fn opening_of(game: &str, players: usize, clock: Clock) -> Opening {
    let title = shelf::title(game).unwrap_or(shelf::titles()[0]);
    Opening {
        visibility: Visibility::Public,
        clock,
        ..Opening::plain(
            "TABL-EEEE",
            "SITT-DWWN",
            title,
            title.canonical(&format!("players={players}")).unwrap(),
            PEOPLE[0],
            [7; 32],
            1_000_000,
        )
    }
}

/// People in so many seats.
pub fn people(players: usize) -> Vec<Chair> {
    let person = |name: &&str| Chair::Person { id: (*name).to_owned(), name: name.to_uppercase() };
    PEOPLE.iter().take(players).map(person).collect()
}

/// A journal as the store hands it over.
pub fn numbered(journal: &[(u64, String)]) -> Vec<(u64, u64, String)> {
    journal.iter().enumerate().map(|(number, (at, body))| (number as u64, *at, body.clone())).collect()
}

#[allow(dead_code, reason = "not every test file plays")]
impl Kept {
    /// People in all seats; not started.
    pub fn waiting(players: usize, clock: Clock) -> Self {
        Self::open(opening(players, clock), people(players))
    }

    pub fn open(opening: Opening, chairs: Vec<Chair>) -> Self {
        let now = opening.at;
        let (table, done) = Table::open(opening, chairs).unwrap();
        let mut kept = Self { table, other: None, journal: Vec::new(), now };
        kept.keep(&done);
        kept
    }

    pub fn started(players: usize, clock: Clock) -> Self {
        Self::started_at(opening(players, clock), players)
    }

    /// The game of this opening, begun, with people in all seats.
    pub fn started_at(opening: Opening, players: usize) -> Self {
        let mut kept = Self::open(opening, people(players));
        kept.add_to_chance(Seat::all(players));
        kept.done(Command::Start { by: PEOPLE[0].to_owned() });
        kept
    }

    /// Each of these seats gives the nonce that [`nonce`] has for it.
    pub fn add_to_chance(&mut self, seats: impl Iterator<Item = Seat>) {
        for seat in seats {
            self.done(Command::Nonce { seat, nonce: nonce(seat) });
        }
    }

    /// Carries out a command, keeps its facts, and checks that the journal makes the same table again.
    pub fn command(&mut self, command: Command) -> Result<Done, Refusal> {
        let before = self.picture();
        match self.table.command(command, self.now) {
            Ok(done) => {
                self.keep(&done);
                Ok(done)
            }
            Err(refusal) => {
                assert_eq!(self.picture(), before, "a refusal changes nothing");
                Err(refusal)
            }
        }
    }

    pub fn done(&mut self, command: Command) -> Done {
        self.command(command).unwrap_or_else(|refusal| panic!("{refusal:?}"))
    }

    pub fn refused(&mut self, command: Command) -> Refusal {
        self.command(command).expect_err("this should be refused")
    }

    fn keep(&mut self, done: &Done) {
        if !done.facts.is_empty() {
            let (number, body) = (self.journal.len() as u64, Table::body(&done.facts));
            if let Some(other) = &mut self.other {
                let followed = other.follow(number, self.now, &body).unwrap();
                assert_eq!(&followed, done, "whoever follows tells the same");
            }
            self.journal.push((self.now, body));
        }
        let again = Table::load(self.table.id(), numbered(&self.journal)).unwrap();
        let picture_here = self.picture();
        assert_eq!(picture(&again, self.now), picture_here, "the journal makes the same table");
        let other = self.other.get_or_insert(again);
        assert_eq!(picture(other, self.now), picture_here, "whoever follows is at the same table");
    }

    pub fn picture(&self) -> String {
        picture(&self.table, self.now)
    }

    /// The seat that is asked, and a choice of it.
    pub fn some_choice(&self) -> Option<(Seat, String)> {
        let seat = *self.table.offer(Viewer::Spectator)?.asked.first()?;
        let seat = Seat::new(usize::from(seat));
        let options = self.table.offer(Viewer::Seat(seat))?.options;
        let pick = self.table.step() * 7 % options.len().max(1);
        Some((seat, options.get(pick)?.action.clone()))
    }

    /// Plays one choice for whoever is asked.
    pub fn play_one(&mut self) -> Option<Seat> {
        let (seat, action) = self.some_choice()?;
        let step = self.table.step();
        self.done(Command::Choose { seat, step, action, by: Hand::Person });
        Some(seat)
    }

    /// Plays until the seat that is asked has a choice that can be taken back, and makes it.
    pub fn play_undoable(&mut self) -> Seat {
        loop {
            let seat = Seat::new(usize::from(self.table.offer(Viewer::Spectator).unwrap().asked[0]));
            let offer = self.table.offer(Viewer::Seat(seat)).unwrap();
            let Some(choice) = offer.options.iter().find(|choice| !choice.seals) else {
                self.play_one().expect("some game has a choice that can be taken back");
                continue;
            };
            let step = self.table.step();
            self.done(Command::Choose { seat, step, action: choice.action.clone(), by: Hand::Person });
            return seat;
        }
    }
}

/// Everything anybody is shown.
pub fn picture(table: &Table, now: u64) -> String {
    let viewers = Viewer::all(table.chairs().count());
    let shown: Vec<_> = viewers.map(|viewer| (table.offer(viewer), table.history(viewer, 0))).collect();
    let you: Vec<_> = PEOPLE.iter().map(|person| table.you(Some(person))).collect();
    let bots = format!("{:?} {:?} {}", table.bots_asked(), table.wake_at(), table.entries());
    serde_json::to_string_pretty(&(table.view(&[], now), shown, you, table.notes(0), table.over(), bots)).unwrap()
}

#[allow(dead_code, reason = "not every test file assigns seats")]
pub fn bot() -> Assigned {
    Assigned::Bot(shelf::Style::Random)
}
