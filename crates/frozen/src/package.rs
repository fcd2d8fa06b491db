//! A package: what can be begun and taken up with it.

use kernel::Message;
use shelf::{About, Begun, Engine, INTERFACE, LoadError, No, Play, Played, Request};
use wasmi::{Config, Module};

use crate::instance::{Failure, Instance, Patience};
use crate::play::FrozenPlay;

/// The engine of one game at one version of its rules. Copies share what is in the file.
#[derive(Clone, Debug)]
pub struct Package {
    game: &'static str,
    rules: u32,
    pub(crate) module: Module,
}

/// Why a file is no package of these rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unfit(pub String);

impl Package {
    /// Opens a package and sees that it is what it should be.
    pub fn open(game: &str, rules: u32, bytes: &[u8]) -> Result<Self, Unfit> {
        let mut config = Config::default();
        config.consume_fuel(true);
        let module = Module::new(&wasmi::Engine::new(&config), bytes).map_err(|error| Unfit(error.to_string()))?;
        let package = Self { game: known(game), rules, module };
        let about: About = match package.ask(&Request::About) {
            Ok(Ok(about)) => about,
            Ok(Err(no)) => return Err(Unfit(format!("it refuses to say what it is: {no:?}"))),
            Err(failure) => return Err(Unfit(format!("{failure:?}"))),
        };
        let wanted = About { interface: INTERFACE, game: game.to_owned(), rules };
        if about == wanted { Ok(package) } else { Err(Unfit(format!("it is {about:?}, not {wanted:?}"))) }
    }

    /// A question that is about no game in play: whoever answers it works for nobody else.
    fn ask<T: serde::de::DeserializeOwned>(&self, request: &Request) -> Result<Result<T, No>, Failure> {
        Instance::new(&self.module)?.ask(request, Patience::Quick)
    }

    fn told<T: serde::de::DeserializeOwned>(&self, request: &Request) -> Result<T, Message> {
        self.ask(request).map_err(|failure| self.failed(&failure))?.map_err(|no| no.message)
    }

    /// What people are told of a package that failed.
    pub(crate) fn failed(&self, failure: &Failure) -> Message {
        let key = match failure {
            Failure::Endless | Failure::Unwanted => "package-endless",
            Failure::Broken(_) => "package-broken",
        };
        Message::new(key).with("rules", self.rules)
    }

    /// A game that is begun or taken up, with an instance of its own. It is seen to answer before anybody relies on it.
    pub(crate) fn begin(&self, request: &Request) -> Result<(FrozenPlay, Vec<Played>), No> {
        let failed = |failure: &Failure| No::from(self.failed(failure));
        let mut instance = Instance::new(&self.module).map_err(|failure| failed(&failure))?;
        let mut begun: Begun = instance.ask(request, Patience::Quick).map_err(|failure| failed(&failure))??;
        if begun.players == 0 || begun.players > kernel::Seat::MAX {
            return Err(failed(&Failure::Broken("no game has so many seats".to_owned())));
        }
        let played = std::mem::take(&mut begun.played);
        let play = FrozenPlay::new(self.clone(), instance, begun);
        play.try_offer().map_err(|failure| failed(&failure))?;
        Ok((play, played))
    }
}

/// Words of games that are not on the shelf any more live as long as the program; there are no more of them than packages.
fn known(game: &str) -> &'static str {
    match shelf::title(game) {
        Some(title) => title.id(),
        None => Box::leak(game.to_owned().into_boxed_str()),
    }
}

impl Engine for Package {
    fn id(&self) -> &'static str {
        self.game
    }

    fn rules_version(&self) -> u32 {
        self.rules
    }

    fn canonical(&self, options: &str) -> Result<String, Message> {
        self.told(&Request::Canonical { options: options.to_owned() })
    }

    fn seats(&self, options: &str) -> Result<usize, Message> {
        self.told(&Request::Seats { options: options.to_owned() })
    }

    fn start(&self, options: &str, seed: [u8; 32]) -> Result<(Box<dyn Play>, Vec<Played>), Message> {
        self.start_from(options, &[], seed)
    }

    fn start_from(
        &self,
        options: &str,
        position: &[String],
        seed: [u8; 32],
    ) -> Result<(Box<dyn Play>, Vec<Played>), Message> {
        let seed = crate::index::hex(&seed);
        let request = Request::Start { options: options.to_owned(), position: position.to_vec(), seed };
        let (play, played) = self.begin(&request).map_err(|no| no.message)?;
        Ok((Box::new(play), played))
    }

    fn possible(&self, options: &str, position: &[String]) -> Result<(), Message> {
        self.told(&Request::Possible { options: options.to_owned(), position: position.to_vec() })
    }

    fn load(&self, record: &str) -> Result<Box<dyn Play>, LoadError> {
        let (play, _) = self.begin(&Request::Load { record: record.to_owned() })?;
        Ok(Box::new(play))
    }
}
