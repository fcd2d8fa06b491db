//! The rounds of one group that plays for the same standings: an evening has one, a league one for each division.

use protocol::{EveningPlace, EveningRound, EveningTable};

use crate::dates::Dates;
use crate::fair;
use crate::history::{History, Person, Round};
use crate::kept::{OpenTable, Refused, Time, said};
use crate::plan::{Coming, plan};
use crate::points::Points;
use crate::split::Sizes;
use crate::standings::{By, Ended, Line, standings};

/// A table of a round.
#[derive(Clone, Debug)]
pub(crate) struct Sitting {
    pub(crate) id: String,
    pub(crate) people: Vec<Person>,
    pub(crate) ended: Option<Vec<EveningPlace>>,
    pub(crate) note: Option<String>,
    pub(crate) disputed: Option<(Person, String)>,
    pub(crate) dates: Dates,
}

/// A round that has begun.
#[derive(Clone, Debug)]
pub(crate) struct Played {
    pub(crate) at: Time,
    pub(crate) tables: Vec<Sitting>,
    pub(crate) byes: Vec<Person>,
    /// When its last table ended.
    pub(crate) ended_at: Option<Time>,
}

/// The rounds so far, and those that are planned behind them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Course {
    pub(crate) rounds: Vec<Played>,
    pub(crate) planned: Vec<Round>,
    planned_for: Vec<Person>,
    /// Before which rounds, from 0, a plan that everybody knew had to be made anew.
    pub(crate) replanned: Vec<usize>,
}

impl Course {
    /// The plan of the rounds to come, for those who are there.
    pub(crate) fn is_planned(&mut self, rounds: &[Round], present: Vec<Person>) -> Option<()> {
        let all = |round: &Round| -> Vec<Person> {
            let mut all: Vec<Person> = round.tables.iter().flatten().chain(&round.byes).copied().collect();
            all.sort_unstable();
            all
        };
        if rounds.iter().any(|round| all(round) != present) {
            return None;
        }
        if !self.planned.is_empty() {
            self.replanned.push(self.rounds.len());
        }
        self.planned_for = present;
        self.planned = rounds.to_vec();
        Some(())
    }

    /// The next round of the plan begins, at tables with these codes.
    pub(crate) fn begins(&mut self, at: Time, tables: &[String]) -> Option<()> {
        if self.planned.is_empty() {
            return None;
        }
        let round = self.planned.remove(0);
        if round.tables.len() != tables.len() {
            return None;
        }
        let sitting = |(people, id): (Vec<Person>, &String)| Sitting {
            id: id.clone(),
            people,
            ended: None,
            note: None,
            disputed: None,
            dates: Dates::default(),
        };
        self.rounds.push(Played {
            at,
            // Where nobody has a table nothing is waited for.
            ended_at: tables.is_empty().then_some(at),
            tables: round.tables.into_iter().zip(tables).map(sitting).collect(),
            byes: round.byes,
        });
        Some(())
    }

    fn round_of(&mut self, table: &str) -> Option<&mut Played> {
        self.rounds.iter_mut().find(|round| round.tables.iter().any(|sitting| sitting.id == table))
    }

    /// A table has ended; with a note if it was the host who said so, which settles what was said against its result.
    pub(crate) fn ends(&mut self, at: Time, id: &str, ended: &[EveningPlace], note: Option<&String>) -> Option<()> {
        let round = self.round_of(id)?;
        let table = round.tables.iter_mut().find(|table| table.id == id)?;
        if !ended.iter().all(|place| table.people.contains(&place.person)) {
            return None;
        }
        table.ended = Some(ended.to_vec());
        if note.is_some() {
            table.note = note.cloned();
            table.disputed = None;
        }
        if round.ended_at.is_none() && round.tables.iter().all(|table| table.ended.is_some()) {
            round.ended_at = Some(at);
        }
        Some(())
    }

    /// Somebody says that a result is wrong.
    pub(crate) fn is_disputed(&mut self, person: Person, id: &str, note: &str) -> Option<()> {
        let table = self.round_of(id)?.tables.iter_mut().find(|table| table.id == id)?;
        table.disputed = Some((person, note.to_owned()));
        Some(())
    }

    /// What is said about when a table is played.
    pub(crate) fn dates(&mut self, id: &str) -> Option<&mut Dates> {
        Some(&mut self.round_of(id)?.tables.iter_mut().find(|table| table.id == id)?.dates)
    }

    /// A table that has not ended and at which somebody sits.
    pub(crate) fn open_table_of(&self, person: Person, id: &str) -> Result<&Sitting, Refused> {
        let sitting = self.find(id).ok_or("no-table")?;
        if !sitting.people.contains(&person) {
            Err("not-yours")
        } else if sitting.ended.is_some() {
            Err("not-now")
        } else {
            Ok(sitting)
        }
    }

    pub(crate) fn has(&self, table: &str) -> bool {
        self.find(table).is_some()
    }

    pub(crate) fn find(&self, table: &str) -> Option<&Sitting> {
        self.rounds.iter().flat_map(|round| &round.tables).find(|sitting| sitting.id == table)
    }

    /// Whether a table can be said to have ended so; the reason as it is kept.
    pub(crate) fn may_correct(&self, table: &str, ended: &[EveningPlace], note: &str) -> Result<String, Refused> {
        let sitting = self.find(table).ok_or("no-table")?;
        let mut people: Vec<Person> = ended.iter().map(|place| place.person).collect();
        people.sort_unstable();
        people.dedup();
        let fits = people.len() == ended.len()
            && people.iter().all(|person| sitting.people.contains(person))
            && ended.iter().all(|place| (1..=sitting.people.len()).contains(&(place.place as usize)));
        if fits { said(note) } else { Err("places") }
    }

    /// Whether somebody may say that a result is wrong: whoever sat there, once it has ended.
    pub(crate) fn may_dispute(&self, person: Person, table: &str, note: &str) -> Result<String, Refused> {
        let sitting = self.find(table).ok_or("no-table")?;
        if !sitting.people.contains(&person) {
            Err("not-yours")
        } else if sitting.ended.is_none() || sitting.disputed.is_some() {
            Err("not-now")
        } else {
            said(note)
        }
    }

    /// Whether every table of every round has ended.
    pub(crate) fn all_ended(&self) -> bool {
        self.rounds.iter().all(|round| round.ended_at.is_some())
    }

    /// The tables that have not ended, the oldest first.
    pub(crate) fn open_tables(&self) -> impl Iterator<Item = OpenTable<'_>> {
        self.rounds.iter().enumerate().flat_map(|(round, played)| {
            let open = played.tables.iter().filter(|table| table.ended.is_none());
            open.map(move |table| OpenTable { id: &table.id, people: &table.people, round })
        })
    }

    /// Whether the next round is not planned yet for those who are there.
    pub(crate) fn lacks_plan(&self, present: &[Person]) -> bool {
        self.planned.is_empty() || self.planned_for != present
    }

    /// Who met whom so far.
    pub(crate) fn played(&self) -> Vec<Round> {
        let round = |round: &Played| Round {
            tables: round.tables.iter().map(|table| table.people.clone()).collect(),
            byes: round.byes.clone(),
        };
        self.rounds.iter().map(round).collect()
    }

    /// The plan of the rounds to come: so many of them, for those who are present of `people` in all. Whoever knows the seed
    /// makes the same one.
    pub(crate) fn plan(
        &self,
        people: usize,
        present: &[Person],
        sizes: Sizes,
        rounds: usize,
        like: Option<&[Points]>,
        mut seed: [u8; 32],
    ) -> Vec<Round> {
        seed[31] ^= self.rounds.len() as u8;
        plan(&History::of(people, &self.played()), &Coming { present, sizes, rounds, like }, seed)
    }

    /// The standings of these people after the first so many rounds.
    pub(crate) fn lines(&self, people: &[Person], rounds: usize, ties: &[By], seed: [u8; 32]) -> Vec<Line> {
        let ended = |place: &EveningPlace| Ended { person: place.person, place: place.place, score: place.score };
        let counted = &self.rounds[..rounds.min(self.rounds.len())];
        let tables: Vec<Vec<Ended>> = counted
            .iter()
            .flat_map(|round| &round.tables)
            .filter_map(|table| table.ended.as_ref())
            .map(|places| places.iter().map(ended).collect())
            .collect();
        let byes: Vec<Person> = counted.iter().flat_map(|round| round.byes.iter().copied()).collect();
        standings(people, &tables, &byes, ties, seed)
    }

    /// The rounds as people see them; `here` says who has not gone.
    pub(crate) fn view(&self, here: impl Fn(Person) -> bool, game: impl Fn(usize) -> String) -> Vec<EveningRound> {
        let agreed = |Sitting { people, ended, dates, .. }: &Sitting| {
            let players: Vec<Person> = people.iter().copied().filter(|&person| here(person)).collect();
            dates.agreed(&players).filter(|_| ended.is_none())
        };
        let table = |table: &Sitting| EveningTable {
            id: table.id.clone(),
            people: table.people.clone(),
            ended: table.ended.clone(),
            note: table.note.clone(),
            disputed: table
                .disputed
                .as_ref()
                .map(|(person, note)| protocol::EveningDispute { person: *person, note: note.clone() }),
            so_far: None,
            agreed: agreed(table),
        };
        let round = |(at, round): (usize, &Played)| EveningRound {
            game: game(at),
            began_at: round.at,
            tables: round.tables.iter().map(table).collect(),
            byes: round.byes.clone(),
        };
        self.rounds.iter().enumerate().map(round).collect()
    }

    /// How fair it was to these people; `moved` if some of them came late or left, so that nobody can say what would have
    /// been possible.
    pub(crate) fn fairness(&self, people: &[Person], moved: bool, seed: [u8; 32]) -> protocol::EveningFairness {
        let played = self.played();
        let fairness = fair::count(people, &played);
        let lot = fair::by_lot(people, &played, seed);
        protocol::EveningFairness {
            meetings: fairness.meetings.iter().map(|&pairs| pairs as u32).collect(),
            repeats: fairness.repeats as u32,
            least_repeats: (!moved && !played.is_empty()).then_some(fairness.least_repeats as u32),
            lot_repeats: lot.repeats,
            same_seat: fairness.same_seat as u32,
            lot_same_seat: lot.same_seat,
            seat_gap: fairness.seat_gap,
            bye_gap: fairness.bye_gap,
        }
    }
}
