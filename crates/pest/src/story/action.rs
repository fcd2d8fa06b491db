//! One of the two actions of an Assistant, with all that it takes and brings.

use kernel::{Arg, Message, Say as _, Seat, Whose};

use crate::Event;
use crate::data::{Building, CapitalBuilding, Location, RewardToken, Technology};
use crate::event::name;
use crate::post::Post;
use crate::vocabulary::{Act, Level};

use super::tail::{Goods, Tail, goods};

/// An action, from the Assistant or the beginning of the action to the next.
#[derive(Clone, Debug)]
pub struct Action {
    seat: Seat,
    /// The Assistant that was placed, in the first sentence of a turn.
    placed: Option<Event>,
    act: Option<Act>,
    level: Level,
    path: Vec<Location>,
    camp: Option<Location>,
    /// Camps that go home because a building takes their place.
    cleared: Vec<Event>,
    sick: u8,
    paid: Goods,
    built: Vec<(Building, Location)>,
    erected: Vec<CapitalBuilding>,
    bought: Vec<Technology>,
    dropped: Vec<Technology>,
    refreshed: bool,
    healed: u8,
    sent_home: u8,
    capital: u8,
    work: u8,
    tokens: Vec<RewardToken>,
    trades: u8,
    tail: Tail,
}

impl Action {
    pub(super) fn of(event: &Event) -> Option<Self> {
        let (seat, placed) = match event {
            Event::Placed { seat, .. } | Event::Trials { seat, .. } | Event::Again { seat, .. } => {
                (*seat, Some(event.clone()))
            }
            Event::Started { seat, .. } => (*seat, None),
            _ => return None,
        };
        let mut action = Self {
            seat,
            placed,
            act: None,
            level: Level::Normal,
            path: Vec::new(),
            camp: None,
            cleared: Vec::new(),
            sick: 0,
            paid: Goods::default(),
            built: Vec::new(),
            erected: Vec::new(),
            bought: Vec::new(),
            dropped: Vec::new(),
            refreshed: false,
            healed: 0,
            sent_home: 0,
            capital: 0,
            work: 0,
            tokens: Vec::new(),
            trades: 0,
            tail: Tail::default(),
        };
        action.takes(event);
        Some(action)
    }

    pub(super) fn whose(&self) -> Whose {
        if self.placed.is_some() { Whose::Turn(self.seat) } else { Whose::Of(self.seat) }
    }

    /// Takes in what belongs to it. An action that does nothing gives way to the next in the same sentence.
    pub(super) fn takes(&mut self, event: &Event) -> bool {
        let seat = self.seat;
        if self.tail.takes(seat, event) {
            return true;
        }
        match *event {
            Event::Placed { .. } | Event::Trials { .. } | Event::Again { .. } => return false,
            Event::Started { seat: whose, act, level } if whose == seat && self.is_idle() => {
                (self.act, self.level) = (Some(act), level);
            }
            Event::Stepped { seat: whose, from, to, .. } | Event::Cloned { seat: whose, from, to } if whose == seat => {
                if self.path.is_empty() {
                    self.path.push(from);
                }
                self.path.push(to);
            }
            Event::Camped { seat: whose, location } if whose == seat => self.camp = Some(location),
            Event::Collected { seat: whose, n, .. } | Event::CollectedOnRoad { seat: whose, n, .. }
                if whose == seat =>
            {
                self.sick += n;
            }
            Event::Paid { seat: whose, good, n } if whose == seat => self.paid[good] += u16::from(n),
            Event::Built { seat: whose, building, location } if whose == seat => self.built.push((building, location)),
            Event::CampReturned { .. } if self.act == Some(Act::Build) => self.cleared.push(event.clone()),
            Event::Erected { seat: whose, building } if whose == seat => self.erected.push(building),
            Event::Bought { seat: whose, technology, .. } if whose == seat => self.bought.push(technology),
            Event::Discarded { seat: whose, technology } if whose == seat => self.dropped.push(technology),
            Event::Refreshed => self.refreshed = true,
            Event::Healed { seat: whose, .. }
            | Event::HealedAtCamp { seat: whose }
            | Event::PatientHealed { seat: whose }
                if whose == seat =>
            {
                self.healed += 1;
            }
            Event::Inhaled { seat: whose, .. } if whose == seat => self.sent_home += 1,
            Event::Assigned { seat: whose, to, .. } if whose == seat => {
                if to == Post::Capital {
                    self.capital += 1;
                } else {
                    self.work += 1;
                }
            }
            Event::Reward { seat: whose, token } if whose == seat => self.tokens.push(token),
            Event::Exchanged { seat: whose, .. } if whose == seat => self.trades += 1,
            // The means: where the sick are laid, what lies in the market next.
            Event::Dealt { .. } => {}
            Event::Received { seat: whose, .. }
            | Event::Moved { seat: whose, .. }
            | Event::Admitted { seat: whose }
            | Event::PatientMoved { seat: whose }
            | Event::Workshop { seat: whose, .. }
            | Event::Traded { seat: whose, .. }
                if whose == seat => {}
            _ => return false,
        }
        true
    }

    /// Whether it has come to nothing so far.
    fn is_idle(&self) -> bool {
        self.deed().is_none()
            && self.trades == 0
            && self.tail.is_empty()
            && self.camp.is_none()
            && self.tokens.is_empty()
    }

    pub(super) fn says(&self, first: bool) -> Vec<Message> {
        let placed = || self.placed.iter().map(Event::say).collect();
        if self.is_idle() {
            return placed();
        }
        let deed = self.deed();
        // What an Assistant did that is no action, such as the trials, stands before what it brought.
        let head = match (&self.placed, deed.is_some(), self.act) {
            (Some(Event::Trials { .. }), _, _) | (Some(_), false, None) => placed(),
            _ if first => vec![Message::new("pest-story-who").with("seat", self.seat)],
            _ => Vec::new(),
        };
        let idle = (deed.is_none() && self.act != Some(Act::Produce))
            .then(|| self.act.map(|act| Message::new("pest-story-act").with("act", name(act))))
            .flatten();
        let level = match self.level {
            Level::Improved => Some(Message::new("pest-story-improved")),
            Level::Hindered => Some(Message::new("pest-story-hindered")),
            Level::Normal | Level::Mixed => None,
        };
        let camp = self.camp.map(|camp| Message::new("pest-story-camp").with("location", name(camp)));
        let token = |&token: &RewardToken| Message::new("pest-story-token").with("token", name(token));
        let traded = Message::new("pest-story-trade").with("n", 2 * u16::from(self.trades)).with("coins", self.trades);
        // What is produced is the deed itself.
        let tail =
            if self.act == Some(Act::Produce) { self.tail.besides(self.seat) } else { self.tail.says(self.seat) };
        head.into_iter()
            .chain(deed.or(idle))
            .chain(level)
            .chain(self.home())
            .chain(self.dropped_said())
            .chain(camp)
            .chain(self.cleared.iter().map(Event::say))
            .chain(self.tokens.iter().map(token))
            .chain(tail)
            .chain((self.trades > 0).then_some(traded))
            .collect()
    }

    /// The thing itself.
    fn deed(&self) -> Option<Message> {
        match self.act? {
            Act::Move if !self.path.is_empty() => Some(Message::new("pest-story-move").with("path", self.way()?)),
            Act::Move if self.sick > 0 => Some(Message::new("pest-story-move-stays")),
            Act::Build if !self.built.is_empty() || !self.erected.is_empty() => {
                let built = |&(building, location): &(Building, Location)| -> Arg {
                    Message::new("pest-story-building")
                        .with("building", name(building))
                        .with("location", name(location))
                        .into()
                };
                let erected = |&building: &CapitalBuilding| -> Arg {
                    Message::new("pest-story-capital-building").with("building", name(building)).into()
                };
                let what: Vec<Arg> = self.built.iter().map(built).chain(self.erected.iter().map(erected)).collect();
                Some(self.for_what("pest-story-build", "pest-story-build-free").with("what", what))
            }
            Act::Produce => {
                let gain = self.tail.gain();
                (!gain.is_empty()).then(|| Message::new("pest-story-produce").with("gain", gain))
            }
            Act::Research if !self.bought.is_empty() => {
                let bought: Vec<Arg> = self.bought.iter().map(|&technology| name(technology).into()).collect();
                Some(Message::new("pest-story-research").with("technology", bought))
            }
            Act::Research if self.refreshed => Some(Message::new("pest-story-market")),
            Act::Heal if self.healed > 0 => {
                Some(self.for_what("pest-story-heal", "pest-story-heal-free").with("n", self.healed))
            }
            Act::Heal if self.sent_home > 0 => Some(Message::new("pest-story-sent-home").with("n", self.sent_home)),
            Act::Assign if self.capital + self.work > 0 => {
                let posts = [("pest-story-assign-capital", self.capital), ("pest-story-assign-work", self.work)];
                let posts = posts.into_iter().filter(|(_, n)| *n > 0);
                let posts: Vec<Arg> = posts.map(|(key, n)| Message::new(key).with("n", n).into()).collect();
                Some(Message::new("pest-story-assign").with("posts", posts))
            }
            Act::Move | Act::Build | Act::Research | Act::Heal | Act::Assign => None,
        }
    }

    /// With what was paid for it, if anything was.
    fn for_what(&self, paid: &'static str, free: &'static str) -> Message {
        match goods(&self.paid) {
            goods if goods.is_empty() => Message::new(free),
            goods => Message::new(paid).with("paid", goods),
        }
    }

    fn way(&self) -> Option<Message> {
        let step = |from: Message, to: Message| Message::new("pest-story-way").with("from", from).with("to", to);
        self.path.iter().map(|&place| name(place)).reduce(step)
    }

    /// The sick that come home with the Doctor.
    fn home(&self) -> Option<Message> {
        (self.sick > 0).then(|| self.for_what("pest-story-home-paid", "pest-story-home").with("n", self.sick))
    }

    fn dropped_said(&self) -> Option<Message> {
        let dropped: Vec<Arg> = self.dropped.iter().map(|&technology| name(technology).into()).collect();
        (!dropped.is_empty()).then(|| Message::new("pest-story-research-drops").with("technology", dropped))
    }

    pub(super) fn weight(&self) -> u8 {
        match self.act {
            _ if self.is_idle() => 0,
            Some(Act::Build) if !self.erected.is_empty() => 8,
            Some(Act::Build) => 7,
            Some(Act::Research) => 6,
            Some(Act::Heal) => 5,
            Some(Act::Assign) => 4,
            Some(Act::Produce) => 3,
            Some(Act::Move) => 2,
            None => 1,
        }
    }
}
