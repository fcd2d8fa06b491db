//! What somebody does in a turn: one sentence for the way, the fire, the hex, each foreman, purchase, tile and worker.

use kernel::{Arg, Id as _, Message, Say as _, Seat, Whose};

use crate::Event;
use crate::data::{Class, Register, Ship, Workshop};
use crate::market::Tile;
use crate::player::Place;
use crate::site::Site;
use crate::stride::ForemanId;

use super::{Gained, citizens};

/// A deed and what comes of it.
#[derive(Clone, Debug)]
pub struct Deed {
    seat: Seat,
    kind: Kind,
    gained: Gained,
}

#[derive(Clone, Debug)]
enum Kind {
    Goes { to: Site, cost: u8, rescued: Vec<Class>, quarantined: Vec<Class>, left: Vec<Class> },
    Recalls(Place),
    Ship(Ship),
    Burns(u8),
    Hex(Site),
    Foreman(ForemanId),
    Buys { register: Register, steps: u8, price: u8 },
    Builds(Vec<Tile>),
    Worker(Workshop),
    Repopulates { site: Site, citizens: u8 },
}

impl Deed {
    pub(super) fn of(event: &Event) -> Option<Self> {
        let (seat, kind) = match *event {
            Event::Travelled { seat, to, cost, .. } => {
                (seat, Kind::Goes { to, cost, rescued: Vec::new(), quarantined: Vec::new(), left: Vec::new() })
            }
            Event::Recalled { seat, from } => (seat, Kind::Recalls(from)),
            Event::ShipTaken { seat, ship } => (seat, Kind::Ship(ship)),
            Event::Burnt { seat, .. } | Event::BurntShip { seat, .. } => (seat, Kind::Burns(1)),
            Event::HexUsed { seat, site } => (seat, Kind::Hex(site)),
            Event::ForemanMoved { seat, foreman, .. } => (seat, Kind::Foreman(foreman)),
            Event::Bought { seat, register, price } => (seat, Kind::Buys { register, steps: 1, price }),
            Event::Refreshed { seat, .. } => (seat, Kind::Builds(Vec::new())),
            Event::Built { seat, tile } => (seat, Kind::Builds(vec![tile])),
            Event::Staffed { seat, workshop, .. } => (seat, Kind::Worker(workshop)),
            Event::Repopulating { seat, site } => (seat, Kind::Repopulates { site, citizens: 0 }),
            _ => return None,
        };
        Some(Self { seat, kind, gained: Gained::default() })
    }

    pub(super) fn whose(&self) -> Whose {
        match self.kind {
            Kind::Goes { .. } | Kind::Recalls(_) => Whose::Turn(self.seat),
            _ => Whose::Of(self.seat),
        }
    }

    pub(super) fn takes(&mut self, event: &Event) -> bool {
        let whose = self.seat;
        match (&mut self.kind, event) {
            (Kind::Goes { rescued, .. }, Event::Housed { seat, class, .. }) if *seat == whose => rescued.push(*class),
            (Kind::Goes { quarantined, .. }, Event::Sheltered { seat, class, .. }) if *seat == whose => {
                quarantined.push(*class);
            }
            (Kind::Goes { left, .. }, Event::Released { seat, class, count }) if *seat == whose => {
                left.extend(std::iter::repeat_n(*class, usize::from(*count)));
            }
            (Kind::Burns(burnt), Event::Burnt { seat, .. } | Event::BurntShip { seat, .. }) if *seat == whose => {
                *burnt += 1;
            }
            (Kind::Buys { register, steps, price }, Event::Bought { seat, register: same, price: more })
                if *seat == whose && register == same =>
            {
                *steps += 1;
                *price += more;
            }
            (Kind::Builds(tiles), Event::Built { seat, tile }) if *seat == whose => tiles.push(*tile),
            (Kind::Builds(_), Event::Refreshed { seat, .. }) if *seat == whose => {}
            (Kind::Repopulates { citizens, .. }, Event::Settled { seat, .. }) if *seat == whose => *citizens += 1,
            _ => return self.gained.takes(whose, event),
        }
        true
    }

    pub(super) fn says(&self, first: bool) -> Vec<Message> {
        let gain = self.gained.list();
        let besides = self.gained.besides();
        let deed = self.deed(gain);
        if deed.is_empty() && besides.is_empty() {
            return Vec::new();
        }
        let named = matches!(self.kind, Kind::Goes { .. } | Kind::Recalls(_) | Kind::Ship(_));
        let who = (first && !named).then(|| Message::new("messina-story-who").with("seat", self.seat));
        who.into_iter().chain(deed).chain(besides).collect()
    }

    /// A visit to a hex that the reader has repopulated.
    pub(super) fn to(&self, reader: Seat) -> Option<Message> {
        (self.gained.visited == Some(reader)).then(|| Message::new("messina-recap-visit").with("seat", self.seat))
    }

    /// The deed with what came in.
    fn deed(&self, gain: Vec<Arg>) -> Vec<Message> {
        let with = |full: &'static str, idle: &'static str| match gain.clone() {
            gain if gain.is_empty() => Message::new(idle),
            gain => Message::new(full).with("gain", gain),
        };
        let gains = || (!gain.is_empty()).then(|| Message::new("messina-story-gains").with("gain", gain.clone()));
        match &self.kind {
            Kind::Goes { to, cost, rescued, quarantined, left } => {
                let goes =
                    Message::new("messina-story-go").with("seat", self.seat).with("the", the(*to)).with("cost", *cost);
                let some = |key: &'static str, classes: &[Class]| {
                    (!classes.is_empty()).then(|| Message::new(key).with("citizens", citizens(classes)))
                };
                let people = [
                    some("messina-story-rescues", rescued),
                    some("messina-story-quarantine", quarantined),
                    some("messina-story-no-room", left),
                ];
                std::iter::once(goes).chain(people.into_iter().flatten()).chain(gains()).collect()
            }
            Kind::Recalls(from) => {
                std::iter::once(Event::Recalled { seat: self.seat, from: *from }.say()).chain(gains()).collect()
            }
            Kind::Ship(ship) => {
                let taken = with("messina-story-ship", "messina-event-ship-taken");
                vec![taken.with("seat", self.seat).with("ship", Message::name("messina", *ship))]
            }
            Kind::Burns(burnt) => vec![with("messina-story-burns", "messina-story-burns-only").with("n", *burnt)],
            // What the hex was used for is the next sentence.
            Kind::Hex(_) if gain.is_empty() => Vec::new(),
            Kind::Hex(site) => {
                vec![Message::new("messina-story-hex").with("site", site.name()).with("gain", gain)]
            }
            Kind::Foreman(foreman) => {
                vec![with("messina-story-foreman", "messina-story-foreman-idle").with("foreman", foreman.name())]
            }
            Kind::Buys { register, steps, price } => {
                let what = Message::new(format!("messina-steps-{}", register.word())).with("n", *steps);
                let buys = with("messina-story-buys", "messina-story-buys-only");
                vec![buys.with("what", what).with("price", *price)]
            }
            Kind::Builds(tiles) if tiles.is_empty() => {
                std::iter::once(Message::new("messina-story-new-tiles")).chain(gains()).collect()
            }
            Kind::Builds(tiles) => {
                let tiles: Vec<Arg> = tiles.iter().map(|tile| tile.name().into()).collect();
                vec![with("messina-story-builds-gains", "messina-story-builds").with("tiles", tiles)]
            }
            Kind::Worker(workshop) => {
                let worker = with("messina-story-worker-pays", "messina-story-worker");
                vec![worker.with("workshop", Message::name("messina", *workshop))]
            }
            Kind::Repopulates { site, citizens } => {
                let home = with("messina-story-repopulates", "messina-story-repopulates-only");
                vec![home.with("the", the(*site)).with("n", *citizens)]
            }
        }
    }

    pub(super) fn weight(&self) -> u8 {
        match self.kind {
            Kind::Hex(_) | Kind::Recalls(_) => 1,
            Kind::Burns(_) | Kind::Worker(_) | Kind::Foreman(_) => 2,
            Kind::Goes { .. } => 3,
            Kind::Buys { .. } => 4,
            Kind::Builds(_) => 5,
            Kind::Ship(_) => 6,
            Kind::Repopulates { .. } => 7,
        }
    }
}

/// A place with its article, as a sentence needs it.
pub(super) fn the(site: Site) -> Message {
    match site {
        Site::District(district) => Message::new(format!("messina-the-{}", district.word()).replace('_', "-")),
        Site::Port(_) | Site::Dock(_) => site.name(),
    }
}
