//! What comes to the town between the rounds.

use kernel::{Arg, Id as _, Message};

use crate::Event;
use crate::data::Class;
use crate::site::Site;

use super::deed::the;

/// Something that comes to the town, or leaves it.
#[derive(Clone, Debug)]
#[allow(missing_docs, reason = "the sentence says what its fields are")]
pub enum Town {
    /// Citizens die.
    Dead { count: u8, sites: Vec<Site> },
    /// Ships and a hex.
    New { ships: u8, infected: u8, hexes: Vec<Site> },
    /// The plague.
    Plague(Vec<Site>),
    /// Citizens.
    Citizens(Vec<(Class, Site)>),
}

impl Town {
    pub(super) fn of(event: &Event) -> Option<Self> {
        let mut town = match event {
            Event::Died { .. } => Self::Dead { count: 0, sites: Vec::new() },
            Event::ShipArrived { .. } | Event::HexLaid { .. } => Self::New { ships: 0, infected: 0, hexes: Vec::new() },
            Event::WheelTurned { .. } | Event::PlagueCame { .. } => Self::Plague(Vec::new()),
            Event::CitizenCame { .. } => Self::Citizens(Vec::new()),
            _ => return None,
        };
        town.takes(event);
        Some(town)
    }

    pub(super) fn takes(&mut self, event: &Event) -> bool {
        match (self, event) {
            (Self::Dead { count, sites }, Event::Died { site, count: more }) => {
                *count += more;
                sites.push(*site);
            }
            (Self::New { infected, .. }, Event::ShipArrived { cube: true, .. }) => *infected += 1,
            (Self::New { ships, .. }, Event::ShipArrived { .. }) => *ships += 1,
            (Self::New { hexes, .. }, Event::HexLaid { site, .. }) => hexes.push(*site),
            (Self::Plague(sites), Event::PlagueCame { site }) => sites.push(*site),
            (Self::Plague(_), Event::WheelTurned { .. }) => {}
            (Self::Citizens(all), Event::CitizenCame { site, class }) => all.push((*class, *site)),
            _ => return false,
        }
        true
    }

    pub(super) fn says(&self) -> Vec<Message> {
        match self {
            Self::Dead { count, sites } => {
                vec![Message::new("messina-story-dead").with("n", *count).with("sites", named(sites))]
            }
            Self::New { ships, infected, hexes } => {
                let count = |key: &'static str, n: u8| (n > 0).then(|| Message::new(key).with("n", n).into());
                let hexes = hexes.iter().map(|&site| the(site).into());
                let ships = count("messina-story-ships", *ships);
                let what: Vec<Arg> = hexes.chain(ships).chain(count("messina-story-plague-ships", *infected)).collect();
                vec![Message::new("messina-story-new").with("what", what)]
            }
            Self::Plague(sites) if sites.is_empty() => Vec::new(),
            Self::Plague(sites) => vec![Message::new("messina-story-plague").with("sites", named(sites))],
            Self::Citizens(all) => {
                let group = |class: &Class| -> Option<Arg> {
                    let sites: Vec<Site> =
                        all.iter().filter(|(each, _)| each == class).map(|(_, site)| *site).collect();
                    let who = Message::new(format!("messina-some-{}", class.word())).with("n", sites.len());
                    let group = Message::new("messina-story-group").with("who", who).with("sites", named(&sites));
                    (!sites.is_empty()).then(|| group.into())
                };
                let groups: Vec<Arg> = Class::ALL.iter().filter_map(group).collect();
                vec![Message::new("messina-story-citizens").with("groups", groups)]
            }
        }
    }

    pub(super) fn weight(&self) -> u8 {
        match self {
            Self::Plague(sites) if sites.is_empty() => 0,
            Self::New { .. } => 3,
            Self::Citizens(_) => 4,
            Self::Plague(_) => 5,
            Self::Dead { .. } => 6,
        }
    }
}

/// Places as a list, each once.
fn named(sites: &[Site]) -> Vec<Arg> {
    let mut named = Vec::new();
    for (place, site) in sites.iter().enumerate() {
        if !sites[..place].contains(site) {
            named.push(Arg::from(site.name()));
        }
    }
    named
}
