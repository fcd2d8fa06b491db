//! Choices, places and effects in the words of messages.

use kernel::{Id as _, Message, Say};

use crate::action::{Action, Extra, Fee, Payment, Stride};
use crate::data::Class;
use crate::player::Branch;
use crate::tile::{Effect, Entry, Gain};

impl Say for Action {
    fn say(&self) -> Message {
        let name = |key: &str| Message::new(format!("messina-action-{key}"));
        match *self {
            Self::Use(place) => name("use").with("place", place.name()),
            Self::Go(site) => name("go").with("place", site.name()),
            Self::Sail(ship) => name("sail").with("ship", Message::name("messina", ship)),
            Self::Recall => name("recall"),
            Self::House(space) => name("house").with("space", Message::name("messina", space)),
            Self::Shelter(class, cabin) => name("shelter")
                .with("class", Message::name("messina", class))
                .with("cabin", Message::name("messina", cabin)),
            Self::Release(class) => name("release").with("class", Message::name("messina", class)),
            Self::Burn(payment) => payment.say(),
            Self::Rat => name("rat"),
            Self::Resolve(entry) => entry.name(),
            Self::HexAction => name("hex-action"),
            Self::Repopulate => name("repopulate"),
            Self::Purchase(register) => name("purchase").with("register", Message::name("messina", register)),
            Self::Pick(choice, number) => effects_name(choice.options()[usize::from(number) - 1]),
            Self::Step(register) => name("step").with("register", Message::name("messina", register)),
            Self::Scroll(number) => name("scroll").with("number", number),
            Self::Upgrade(spot) => name("upgrade").with("spot", spot.name()),
            Self::Promote(class) => name("promote").with("foreman", foreman_name(class)),
            Self::Advance(stride) => stride.say(),
            Self::Activate(space) => name("activate").with("space", Message::name("messina", space)),
            Self::Refresh(group, fee) => name(&format!("refresh-{}", group.word())).with("fee", fee_name(fee)),
            Self::Keep => name("keep"),
            Self::Build(tile) => name("build").with("tile", tile.name()),
            Self::Decline => name("decline"),
            Self::Furnish(cabin) => name("furnish").with("cabin", Message::name("messina", cabin)),
            Self::Settle(spot) => name("settle").with("spot", spot.name()),
            Self::GiveUp(place) => name("give-up").with("place", place.name()),
            Self::Leave(cabin, space) => name("leave")
                .with("cabin", Message::name("messina", cabin))
                .with("space", Message::name("messina", space)),
            Self::Dismiss(cabin) => name("dismiss").with("cabin", Message::name("messina", cabin)),
            Self::Staff(workshop) => name("staff").with("workshop", Message::name("messina", workshop)),
            Self::Worker(space) => name("worker").with("space", Message::name("messina", space)),
            Self::Stop => name("stop"),
            Self::End => name("end"),
        }
    }
}

impl Payment {
    fn say(self) -> Message {
        let message = match self.extra {
            Extra::None => Message::new("messina-action-burn"),
            Extra::Second => Message::new("messina-action-burn-second"),
            Extra::Beside(site) => Message::new("messina-action-burn-beside").with("place", site.name()),
        };
        message.with("fire", self.fire).with("major", self.major)
    }
}

impl Stride {
    fn say(self) -> Message {
        let key = match (self.steps > 1, self.branch) {
            (false, None) => "messina-action-advance",
            (true, None) => "messina-action-advance-skip",
            (false, Some(Branch::Left)) => "messina-action-advance-left",
            (false, Some(Branch::Right)) => "messina-action-advance-right",
            (true, Some(Branch::Left)) => "messina-action-advance-skip-left",
            (true, Some(Branch::Right)) => "messina-action-advance-skip-right",
        };
        Message::new(key).with("foreman", foreman_name(self.foreman))
    }
}

impl Entry {
    /// Its word in notation and message keys.
    pub fn word(self) -> String {
        match self {
            Self::City => "city".to_owned(),
            Self::Church => "church".to_owned(),
            Self::CityOrChurch => "city_or_church".to_owned(),
            Self::Scroll => "scroll".to_owned(),
            Self::UpgradeCitizen => "upgrade_citizen".to_owned(),
            Self::UpgradeForeman => "upgrade_foreman".to_owned(),
            Self::Build => "build".to_owned(),
            Self::Foreman(class) => format!("foreman_{}", class.map_or("any", |class| class.word())),
            Self::ForemanSkip(class) => format!("foreman_{}_skip", class.map_or("any", |class| class.word())),
            Self::Choice(choice) => format!("choice_{}", choice.0 + 1),
        }
    }

    /// What it lets one do, in words.
    pub fn name(self) -> Message {
        let name = |key: &str| Message::new(format!("messina-entry-{key}"));
        match self {
            Self::City => name("city"),
            Self::Church => name("church"),
            Self::CityOrChurch => name("city-or-church"),
            Self::Scroll => name("scroll"),
            Self::UpgradeCitizen => name("upgrade-citizen"),
            Self::UpgradeForeman => name("upgrade-foreman"),
            Self::Build => name("build"),
            Self::Foreman(None) => name("foreman"),
            Self::Foreman(Some(class)) => name("foreman-named").with("foreman", foreman_name(class)),
            Self::ForemanSkip(None) => name("foreman-skip"),
            Self::ForemanSkip(Some(class)) => name("foreman-named-skip").with("foreman", foreman_name(class)),
            Self::Choice(choice) => {
                let options = choice.options().iter().map(|effects| effects_name(effects).into());
                name("choice").with("options", options.collect::<Vec<_>>())
            }
        }
    }
}

/// What a list of effects does, in words.
pub(crate) fn effects_name(effects: &[Effect]) -> Message {
    let mut parts = Vec::new();
    for effect in effects {
        match effect {
            Effect::Gain(gain) => parts.extend(gain.parts().into_iter().map(Into::into)),
            Effect::Lieutenant(count) => {
                parts.push(Message::new("messina-gain-lieutenant").with("count", *count).into());
            }
            Effect::Pend(entry, count) => parts.extend(std::iter::repeat_n(entry.name().into(), (*count).into())),
        }
    }
    Message::new("messina-effects").with("effects", parts)
}

impl Gain {
    /// What it is made of, in words.
    pub fn parts(&self) -> Vec<Message> {
        let all = [
            ("coin", self.coin),
            ("beam", self.beam),
            ("fire", self.fire),
            ("major-fire", self.major_fire),
            ("points", self.points),
        ];
        let some = all.into_iter().filter(|(_, count)| *count > 0);
        some.map(|(word, count)| Message::new(format!("messina-gain-{word}")).with("count", count)).collect()
    }
}

/// The name of the foreman of a class, as the data file has it.
pub(crate) fn foreman_name(class: Class) -> Message {
    Message::new(format!("messina-foreman-foreman-{}", class.word()))
}

/// The name of what is paid.
pub(crate) fn fee_name(fee: Fee) -> Message {
    match fee {
        Fee::Point => Message::new("messina-resource-points"),
        Fee::Coin | Fee::Beam | Fee::Fire | Fee::MajorFire => {
            Message::new(format!("messina-resource-{}", fee.word()).replace('_', "-"))
        }
    }
}
