//! Those who take part: numbers, in the order in which they came. Whoever goes keeps theirs.

use crate::MOST_PEOPLE;
use crate::history::Person;
use crate::kept::Refused;

/// Somebody who takes part.
#[derive(Clone, Debug)]
pub(crate) struct Member {
    pub(crate) id: String,
    pub(crate) left: bool,
    /// Rounds that had begun when they came.
    pub(crate) missed: u8,
}

/// Somebody whom the host has asked to come.
#[derive(Clone, Debug)]
pub(crate) struct Guest {
    pub(crate) id: String,
    /// Whether they were told: whoever does not want to hear from the host is not.
    told: bool,
    pub(crate) declined: bool,
}

/// Everybody who came, and those who were asked and have not come.
#[derive(Clone, Debug, Default)]
pub struct People(pub(crate) Vec<Member>, pub(crate) Vec<Guest>);

impl People {
    /// How many came, those who left too.
    pub(crate) fn count(&self) -> usize {
        self.0.len()
    }

    pub(crate) fn all(&self) -> impl Iterator<Item = Person> + use<> {
        0..self.0.len() as Person
    }

    /// The ids of everybody who came, in that order.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|member| &*member.id)
    }

    /// The id of somebody.
    pub fn id_of(&self, person: Person) -> Option<&str> {
        self.0.get(person as usize).map(|member| &*member.id)
    }

    /// Whether somebody has gone.
    pub fn has_left(&self, person: Person) -> bool {
        self.0.get(person as usize).is_none_or(|member| member.left)
    }

    /// Which of the people somebody is, if they take part or took part.
    pub fn number_of(&self, id: &str) -> Option<Person> {
        self.0.iter().position(|member| member.id == id).map(|at| at as Person)
    }

    /// Everybody who has not left.
    pub(crate) fn present(&self) -> Vec<Person> {
        self.all().filter(|&person| !self.0[person as usize].left).collect()
    }

    /// Those who were asked, were told of it and have not answered.
    pub fn asked(&self) -> impl Iterator<Item = &str> {
        self.1.iter().filter(|guest| guest.told && !guest.declined).map(|guest| &*guest.id)
    }

    /// Those who have not answered as the host knows them: nobody learns from it who does not want to hear from them.
    pub fn awaited(&self) -> impl Iterator<Item = &str> {
        self.1.iter().filter(|guest| !guest.declined).map(|guest| &*guest.id)
    }

    /// Somebody is asked to come.
    pub(crate) fn is_asked(&mut self, id: &str, told: bool) {
        self.1.push(Guest { id: id.to_owned(), told, declined: false });
    }

    /// Somebody who was asked does not come.
    pub(crate) fn declines(&mut self, id: &str) {
        for guest in self.1.iter_mut().filter(|guest| guest.id == id) {
            guest.declined = true;
        }
    }

    /// Whether somebody is neither there nor asked, and may be asked. Whoever said no is not asked again.
    pub(crate) fn may_ask(&self, id: &str) -> Result<bool, Refused> {
        let here = self.number_of(id).is_some_and(|person| !self.has_left(person));
        if here || self.1.iter().any(|guest| guest.id == id) {
            Ok(false)
        } else if self.0.len() + self.awaited().count() >= MOST_PEOPLE {
            Err("full")
        } else {
            Ok(true)
        }
    }

    /// Somebody comes; they get the next number, or their old one if they had left.
    pub(crate) fn came(&mut self, id: &str, missed: u8) -> Option<()> {
        self.1.retain(|guest| guest.id != id);
        match self.number_of(id) {
            Some(person) => self.0[person as usize].left = false,
            None if self.0.len() == MOST_PEOPLE => return None,
            None => self.0.push(Member { id: id.to_owned(), left: false, missed }),
        }
        Some(())
    }

    /// Somebody goes; what they played stays.
    pub(crate) fn went(&mut self, person: Person) -> Option<()> {
        self.0.get_mut(person as usize)?.left = true;
        Some(())
    }

    /// Whether somebody is not there yet and may come.
    pub(crate) fn may_come(&self, id: &str) -> Result<bool, Refused> {
        match self.number_of(id) {
            Some(person) => Ok(self.0[person as usize].left),
            None if self.0.len() == MOST_PEOPLE => Err("full"),
            None => Ok(true),
        }
    }

    /// Whether somebody is there and may go.
    pub(crate) fn may_go(&self, person: Person) -> Result<bool, Refused> {
        self.0.get(person as usize).map(|member| !member.left).ok_or("nobody")
    }

    /// The number of somebody as text, as everybody may read it; nothing for whoever never came.
    pub(crate) fn nameless(&self, id: &str) -> String {
        self.number_of(id).map_or_else(String::new, |person| person.to_string())
    }
}
