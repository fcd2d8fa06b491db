//! What was played: who met whom, who sat where, who sat out.

use serde::{Deserialize, Serialize};

/// Somebody of the evening, by the order in which they came.
pub type Person = u8;

/// The people of one table in the order of its seats.
pub type Seated = Vec<Person>;

/// One round: its tables, and who sits out.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Round {
    /// Every table, in the order of its seats.
    pub tables: Vec<Seated>,
    /// Who has no table.
    pub byes: Vec<Person>,
}

/// All rounds that were played, as counts.
#[derive(Debug, Clone)]
pub struct History {
    people: usize,
    met: Vec<u8>,
    sat: Vec<[u8; 5]>,
    byes: Vec<u8>,
}

impl History {
    /// Nothing was played yet; so many people may come up.
    pub fn new(people: usize) -> History {
        History { people, met: vec![0; people * people], sat: vec![[0; 5]; people], byes: vec![0; people] }
    }

    /// What these rounds come to.
    pub fn of(people: usize, rounds: &[Round]) -> History {
        let mut history = History::new(people);
        for round in rounds {
            history.add(round);
        }
        history
    }

    /// One more round.
    pub fn add(&mut self, round: &Round) {
        for table in &round.tables {
            for (seat, &one) in table.iter().enumerate() {
                self.sat[one as usize][seat] += 1;
                for &other in table {
                    if one != other {
                        self.met[one as usize * self.people + other as usize] += 1;
                    }
                }
            }
        }
        for &person in &round.byes {
            self.byes[person as usize] += 1;
        }
    }

    /// How many people there are, those who left too.
    pub fn people(&self) -> usize {
        self.people
    }

    /// How often two have met.
    pub fn met(&self, one: Person, other: Person) -> u8 {
        self.met[one as usize * self.people + other as usize]
    }

    /// How often somebody sat in each seat, the first seat first.
    pub fn sat(&self, person: Person) -> [u8; 5] {
        self.sat[person as usize]
    }

    /// How often somebody sat out.
    pub fn byes(&self, person: Person) -> u8 {
        self.byes[person as usize]
    }
}
