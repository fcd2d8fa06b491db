//! What can be asked of a keeper.

use kernel::Seat;
use protocol::{Advice, ClientMessage, Created, Over, ReplayPage, TableSummary};
use shelf::{Analyser, Viewer};
use store::{Elsewhere, News};
use table::{Command, GivenUp, Owner, Refusal};
use tokio::sync::oneshot;

use crate::failed::Failed;
use crate::publish::Listener;

/// Somebody with a name: a person, or a machine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Somebody {
    pub(crate) id: String,
    pub(crate) name: String,
    /// Whose machine it is; nobody's if it is a person.
    pub(crate) owner: Option<Owner>,
}

impl Somebody {
    /// The person whose doing it is.
    pub(crate) fn answerable(&self) -> &str {
        self.owner.as_ref().map_or(&self.id, |owner| &owner.id)
    }
}

/// What can be asked of a keeper.
pub(crate) enum Order {
    /// A connection wants to see and to be told.
    Join { listener: Box<Listener>, last_step: Option<u32> },
    /// A connection has ended.
    Gone { connection: u64 },
    /// Somebody at a connection said something.
    Said { connection: u64, message: Box<ClientMessage> },
    /// Somebody asked over HTTP.
    Asked { by: Option<String>, command: Option<Command>, reply: oneshot::Sender<Result<Created, Failed>> },
    /// A line in a list.
    Summary { person: Option<String>, reply: oneshot::Sender<TableSummary> },
    /// The game as a script that this person may have.
    Script {
        by: Option<String>,
        step: Option<usize>,
        thing: Option<kernel::Target>,
        reply: oneshot::Sender<Result<String, NoScript>>,
    },
    /// What is known of a finished game.
    Finished { wanted: Finished },
    /// Somebody has answered beforehand what is asked now.
    Standing,
    /// A bot has chosen.
    Bot { seat: Seat, step: usize, action: Option<String> },
    /// The adviser has thought; nothing if it failed.
    Advised { seat: Seat, step: usize, advice: Option<Advice> },
    /// What a seat could do whose hand is seen has been thought about.
    Commented { step: usize, advice: Advice },
    /// Who may watch and talk has changed.
    Moderated,
    /// Is anything to be done?
    Wake,
    /// Another node has something new, perhaps.
    News(News),
    /// Who sits where; nobody where a machine does.
    Sitters { reply: oneshot::Sender<Vec<Option<String>>> },
    /// Who is here on other nodes.
    Elsewhere(Elsewhere),
    /// For the test of panics.
    #[cfg(test)]
    Panic,
    /// The server ends: whoever listens is told to come back.
    End { done: oneshot::Sender<()> },
}

/// Why there is no script.
#[derive(Debug)]
pub(crate) enum NoScript {
    /// There is no game yet.
    NotBegun,
    /// It would give a secret away.
    Secret,
    /// Whoever asks may not watch.
    Refused(Refusal),
}

/// What can be asked about a finished game; no answer means that it is not over.
pub(crate) enum Finished {
    Record(oneshot::Sender<Option<String>>),
    Over(oneshot::Sender<Option<Over>>),
    Analysis { times: u32, reply: oneshot::Sender<Option<Result<ToAnalyse, GivenUp>>> },
    Replay { eyes: Viewer, from: usize, count: usize, reply: oneshot::Sender<Option<ReplayPage>> },
    Again(oneshot::Sender<Option<Again>>),
    Branch { step: usize, reply: oneshot::Sender<Option<Again>> },
}

/// A finished game to be analysed.
pub(crate) struct ToAnalyse {
    pub(crate) analyser: Analyser,
    /// How many steps it will ask about; nothing of a package of older rules, which asks whenever some time has passed.
    pub(crate) steps: Option<u32>,
}

/// What another game needs of a finished one.
#[allow(clippy::struct_excessive_bools, reason = "each is agreed on its own")]
pub(crate) struct Again {
    /// The rules that the finished game was played by.
    pub(crate) engine: &'static dyn shelf::Engine,
    pub(crate) options: String,
    pub(crate) chairs: Vec<table::Chair>,
    pub(crate) visibility: protocol::Visibility,
    pub(crate) clock: protocol::Clock,
    pub(crate) origin: Option<table::Origin>,
    pub(crate) position: Vec<String>,
    pub(crate) advice: bool,
    pub(crate) unrated: bool,
    pub(crate) reliable: bool,
    pub(crate) published: bool,
    /// The rematch that exists already.
    pub(crate) rematch: Option<String>,
}
