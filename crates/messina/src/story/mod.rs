//! The sentences of the story: which events are one thing, and what they come to.

mod deed;
mod town;

use kernel::{Arg, Id as _, Message, Say as _, Seat, Whose};

use crate::Event;
use crate::data::{Class, Register};
use crate::tile::Gain;
use deed::Deed;
use town::Town;

/// One thing that a person would say happened.
#[derive(Clone, Debug)]
#[allow(missing_docs, reason = "the sentence says what its fields are")]
pub enum Sentence {
    /// Something that a lieutenant, a foreman or a purchase does.
    Deed(Box<Deed>),
    /// What the estate of a seat gives at the end of a round.
    Estate { seat: Seat, gained: Gained, released: Vec<Class> },
    /// Something that comes to the town.
    Town(Town),
    /// What the automaton does.
    Automaton(Vec<Event>),
    /// The points of the game.
    Points(Vec<(Seat, i32)>),
    /// One event by itself.
    Alone(Event),
}

impl kernel::Sentence for Sentence {
    type Event = Event;

    fn of(event: &Event) -> Self {
        if let Some(deed) = Deed::of(event) {
            return Self::Deed(Box::new(deed));
        }
        if let Some(town) = Town::of(event) {
            return Self::Town(town);
        }
        match event {
            Event::Producing { seat } => Self::Estate { seat: *seat, gained: Gained::default(), released: Vec::new() },
            Event::AutomatonDrew { .. }
            | Event::AutomatonWent { .. }
            | Event::AutomatonBurnt { .. }
            | Event::AutomatonIdle => Self::Automaton(vec![event.clone()]),
            Event::Scored { seat, points } => Self::Points(vec![(*seat, points.0)]),
            _ => Self::Alone(event.clone()),
        }
    }

    fn whose(&self) -> Whose {
        match self {
            Self::Deed(deed) => deed.whose(),
            Self::Estate { .. } | Self::Town(_) | Self::Automaton(_) | Self::Points(_) => Whose::Table,
            Self::Alone(Event::Round { .. } | Event::NewWorkshops) => Whose::Table,
            Self::Alone(_) => Whose::Same,
        }
    }

    fn takes(&mut self, event: &Event, last: bool) -> bool {
        match (self, event) {
            (Self::Deed(deed), _) => return last && deed.takes(event),
            (Self::Estate { seat, gained, released }, _) => {
                return match event {
                    Event::LeftQuarantine { seat: whose, class, .. } if whose == seat => {
                        released.push(*class);
                        true
                    }
                    _ => gained.takes(*seat, event),
                };
            }
            (Self::Town(town), _) => return town.takes(event),
            (
                Self::Automaton(told),
                Event::AutomatonWent { .. } | Event::AutomatonBurnt { .. } | Event::AutomatonIdle,
            ) => told.push(event.clone()),
            (Self::Points(all), Event::Scored { seat, points }) => all.push((*seat, points.0)),
            (Self::Alone(Event::Round { .. }), Event::WheelTurned { .. } | Event::TurnedUp { .. }) => {}
            _ => return false,
        }
        true
    }

    fn says(&self, first: bool) -> Vec<Message> {
        match self {
            Self::Deed(deed) => deed.says(first),
            Self::Estate { seat, gained, released } => {
                let gain = gained.list();
                let gives = if gain.is_empty() {
                    Event::Producing { seat: *seat }.say()
                } else {
                    Message::new("messina-story-estate").with("seat", *seat).with("gain", gain)
                };
                let out = Message::new("messina-story-released").with("citizens", citizens(released));
                std::iter::once(gives).chain((!released.is_empty()).then_some(out)).chain(gained.besides()).collect()
            }
            Self::Town(town) => town.says(),
            Self::Automaton(told) => told.iter().map(Event::say).collect(),
            Self::Points(all) => {
                let score = |&(seat, points): &(Seat, i32)| -> Arg {
                    Message::new("messina-story-score").with("seat", seat).with("points", points).into()
                };
                vec![Message::new("messina-story-points").with("scores", all.iter().map(score).collect::<Vec<_>>())]
            }
            Self::Alone(event) => vec![event.say()],
        }
    }

    fn to(&self, reader: Seat) -> Option<Message> {
        match self {
            Self::Deed(deed) => deed.to(reader),
            _ => None,
        }
    }

    fn weight(&self) -> u8 {
        match self {
            Self::Deed(deed) => deed.weight(),
            Self::Automaton(_) | Self::Alone(_) => 1,
            Self::Estate { .. } => 2,
            Self::Town(town) => town.weight(),
            Self::Points(_) => 9,
        }
    }
}

/// What a deed brings: goods and points, places on the registers, golden citizens, and what nobody wants.
#[derive(Clone, Debug, Default)]
pub struct Gained {
    gain: [u16; 5],
    reached: [Option<u8>; Register::ALL.len()],
    golden: Vec<Message>,
    scrolls: Vec<(u8, u8)>,
    lieutenants: u8,
    rats: u8,
    unused: u8,
    visited: Option<Seat>,
    /// Whom the visit is yet to pay: the sentence about the visit says the points already.
    visit_pays: Option<Seat>,
}

impl Gained {
    /// Takes in what comes of a deed of this seat.
    fn takes(&mut self, whose: Seat, event: &Event) -> bool {
        match *event {
            Event::Gained { seat, .. } if self.visit_pays == Some(seat) => self.visit_pays = None,
            Event::Gained { seat, gain } if seat == whose => {
                let Gain { coin, beam, fire, major_fire, points } = gain;
                for (sum, more) in self.gain.iter_mut().zip([coin, beam, fire, major_fire, points]) {
                    *sum += u16::from(more);
                }
            }
            Event::Stepped { seat, register, space } if seat == whose => self.reached[register.index()] = Some(space),
            Event::Upgraded { seat, spot } if seat == whose => {
                self.golden
                    .push(Message::new("messina-story-golden-citizen").with_field::<crate::Messina>("spot", spot));
            }
            Event::Promoted { seat, foreman } if seat == whose => self.golden.push(foreman.name()),
            Event::Scrolled { seat, track, index } if seat == whose => {
                self.scrolls.retain(|(known, _)| *known != track);
                self.scrolls.push((track, index));
            }
            Event::Recruited { seat } if seat == whose => self.lieutenants += 1,
            Event::Rats { seat, count } if seat == whose => self.rats += count,
            Event::Forfeited { seat, count } if seat == whose => self.unused += count,
            Event::Visited { owner, .. } => (self.visited, self.visit_pays) = (Some(owner), Some(owner)),
            // The means: what was earned and is used next, which tile comes next, which space it was.
            Event::TurnedUp { .. } | Event::Removed { .. } | Event::ShipRemoved { .. } => {}
            Event::Pending { seat, .. }
            | Event::Activated { seat, .. }
            | Event::DoorClosed { seat, .. }
            | Event::Furnished { seat, .. }
            | Event::Rewarded { seat, .. }
            | Event::GivenUp { seat, .. }
            | Event::Repopulated { seat, .. }
                if seat == whose => {}
            _ => return false,
        }
        true
    }

    /// What came in, as a list.
    fn list(&self) -> Vec<Arg> {
        let words = ["coin", "beam", "fire", "major-fire", "points"].into_iter().zip(self.gain);
        let goods = words.filter(|(_, count)| *count > 0);
        let goods = goods.map(|(word, count)| Message::new(format!("messina-gain-{word}")).with("count", count));
        let men = (self.lieutenants > 0)
            .then(|| Message::new("messina-gain-lieutenant").with("count", u16::from(self.lieutenants)));
        let spaces = Register::ALL.iter().filter_map(|register| {
            let space = self.reached[register.index()]?;
            Some(Message::new(format!("messina-reach-{}", register.word())).with("space", space))
        });
        goods.chain(men).chain(spaces).map(Arg::from).collect()
    }

    /// What else there is to say.
    fn besides(&self) -> Vec<Message> {
        let golden: Vec<Arg> = self.golden.iter().cloned().map(Arg::from).collect();
        let golden = (!golden.is_empty()).then(|| Message::new("messina-story-golden").with("who", golden));
        let scroll =
            |&(track, index): &(u8, u8)| Message::new("messina-story-scroll").with("track", track).with("index", index);
        let rats = (self.rats > 0).then(|| Message::new("messina-story-rats").with("n", self.rats));
        let visit = self.visited.map(|owner| Message::new("messina-story-visit").with("owner", owner));
        let unused = (self.unused > 0).then(|| Message::new("messina-story-lost").with("n", self.unused));
        golden.into_iter().chain(self.scrolls.iter().map(scroll)).chain(rats).chain(visit).chain(unused).collect()
    }
}

/// Citizens by their class, as a list.
fn citizens(classes: &[Class]) -> Vec<Arg> {
    let counted = Class::ALL.iter().map(|class| (class, classes.iter().filter(|each| each == &class).count()));
    let some = counted.filter(|(_, n)| *n > 0);
    some.map(|(class, n)| Message::new(format!("messina-some-{}", class.word())).with("n", n).into()).collect()
}
