//! What every part of the server shares.

use std::sync::Arc;

use store::Store;
use table::Code;

use crate::address::Doors;
use crate::analyses::Analyses;
use crate::bots::Bots;
use crate::config::Config;
use crate::hall::Hall;
use crate::here::Here;
use crate::lease::Leases;
use crate::limits::{Buckets, Seldom};
use crate::metrics::Metrics;
use crate::networks::Banned;
use crate::pulse::Pulse;
use crate::push::Keys;
use crate::ready::Readiness;
use crate::restart::Restart;
use crate::sockets::Sockets;
use crate::wicket::Wicket;

pub(crate) use crate::pulse::now;

/// The server's parts. Clones are the same server.
pub(crate) type App = Arc<Parts>;

pub(crate) struct Parts {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) hall: Hall,
    /// The club's own lessons and puzzles.
    pub(crate) own: Vec<shelf::Own>,
    pub(crate) bots: Bots,
    pub(crate) analyses: Analyses,
    pub(crate) leases: Leases,
    pub(crate) pulse: Pulse,
    /// Notices are sent by so many at once.
    pub(crate) notices: tokio::sync::Semaphore,
    pub(crate) metrics: Metrics,
    /// By which push services know this server.
    pub(crate) push: Keys,
    /// Signs cookies.
    pub(crate) key: [u8; 32],
    pub(crate) changes: Buckets,
    pub(crate) attempts: Seldom,
    pub(crate) reads: Buckets,
    /// Whether people should be sent here.
    pub(crate) readiness: Readiness,
    /// When it is expected to be started again.
    pub(crate) restart: Restart,
    /// What somebody does a few times an hour: letters that ask, reports.
    pub(crate) rare: Seldom,
    /// Lines that a person says.
    pub(crate) talk: Buckets,
    /// Lines that all spectators of a table say together.
    pub(crate) gallery: Buckets,
    /// The `WebSockets` of people who are known.
    pub(crate) sockets: Sockets,
    /// How many connections each address has.
    pub(crate) doors: Doors,
    /// The networks that are shut out.
    pub(crate) banned: Banned,
    /// Who is here now.
    pub(crate) here: Here,
    /// Where passwords are hashed.
    pub(crate) wicket: Wicket,
}

/// Fresh random bytes.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has randomness");
    bytes
}

/// A fresh code.
pub(crate) fn random_code() -> String {
    Code::from_random(random()).to_string()
}

/// A fresh id that nobody guesses.
pub(crate) fn random_id() -> String {
    table::fairness::hex(&random::<16>())
}
