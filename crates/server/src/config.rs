//! What can be set: by flags, by the environment, in one TOML file.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use serde::Deserialize;
use store::{Place, StoreError};

/// The settings of a server. A file may leave out whatever it does not change.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// Where to listen.
    pub addr: SocketAddr,
    /// The folder for everything that is kept.
    pub data: PathBuf,
    /// Another database than the file in the data folder: `postgres://…` or `sqlite:path`.
    pub database: Option<String>,
    /// The address under which people reach the server, for links in notices: `https://play.example.org`.
    pub public_url: Option<String>,
    /// Whether a proxy in front says where people come from: the last word of `X-Forwarded-For`.
    pub trust_proxy: bool,
    /// Where figures for Prometheus are: `HOST:PORT`, `here` for the address of the page, `off`. If nothing is said, a port
    /// on this machine alone, as long as nobody else has it.
    pub metrics_addr: Option<String>,
    /// At most so long a bot thinks about one choice, in milliseconds.
    pub bot_deadline_ms: u64,
    /// So many threads think; as many as the machine has cores if none is said.
    pub bot_threads: Option<usize>,
    /// A table that nobody is connected to leaves the memory after so many seconds.
    pub idle_seconds: u64,
    /// A person who is not connected is told that it is their turn after so many seconds.
    pub notice_after_seconds: u64,
    /// Nobody loses by time for so many seconds after a start: people are coming back.
    pub grace_seconds: u64,
    /// Hosts to which notices may be posted beside those of Discord and Slack.
    pub webhook_hosts: Vec<String>,
    /// How e-mail is sent; not at all if nothing is said.
    pub smtp: Option<Smtp>,
    /// What anybody may ask for.
    pub limits: Limits,
    /// A record to show, for `lazaret open`.
    #[serde(skip)]
    pub record: Option<String>,
}

/// How e-mail is sent.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Smtp {
    /// `smtps://user:password@host`, or `smtp://host:25` for a server that needs neither.
    pub url: String,
    /// The address it comes from.
    pub from: String,
}

/// What anybody may ask for.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Limits {
    /// Bytes in a message over the WebSocket.
    pub message_bytes: usize,
    /// Bytes in the body of a request.
    pub body_bytes: usize,
    /// Messages a second from one connection, in the long run.
    pub messages_per_second: f64,
    /// And so many at once.
    pub message_burst: f64,
    /// Requests a second that change something, from one person or address, in the long run.
    pub changes_per_second: f64,
    /// And so many at once.
    pub change_burst: f64,
    /// Requests a second that only look, from one address, in the long run.
    pub reads_per_second: f64,
    /// And so many at once.
    pub read_burst: f64,
    /// Attempts to log in or to use a code, a minute and address.
    pub attempts_per_minute: f64,
    /// Letters that ask for confirmation, and reports, an hour and person.
    pub rare_per_hour: f64,
    /// Lines that a person says at tables, a minute in the long run.
    pub chat_per_minute: f64,
    /// And so many at once.
    pub chat_burst: f64,
    /// Lines that all spectators of a table say together, a minute in the long run.
    pub gallery_per_minute: f64,
    /// And so many at once.
    pub gallery_burst: f64,
    /// Tables that one person has set up and that are not over.
    pub tables_per_person: u64,
    /// Bots of their own that one person has.
    pub machines_per_person: u64,
    /// Connections of all kinds.
    pub connections: usize,
    /// Connections of one address; behind a proxy, sockets and requests under way of whoever is behind it.
    pub connections_per_address: usize,
    /// Seconds for a request to be read and answered.
    pub request_seconds: u64,
    /// Seconds without any message after which a WebSocket is closed.
    pub silence_seconds: u64,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            addr: SocketAddr::from(([127, 0, 0, 1], 1347)),
            data: PathBuf::from("data"),
            database: None,
            public_url: None,
            trust_proxy: false,
            metrics_addr: None,
            bot_deadline_ms: 3_000,
            bot_threads: None,
            idle_seconds: 120,
            notice_after_seconds: 30,
            grace_seconds: 30,
            webhook_hosts: Vec::new(),
            smtp: None,
            limits: Limits::default(),
            record: None,
        }
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            message_bytes: 8 * 1024,
            body_bytes: 16 * 1024,
            messages_per_second: 20.0,
            message_burst: 60.0,
            changes_per_second: 2.0,
            change_burst: 40.0,
            reads_per_second: 40.0,
            read_burst: 400.0,
            attempts_per_minute: 12.0,
            rare_per_hour: 6.0,
            chat_per_minute: 30.0,
            chat_burst: 10.0,
            gallery_per_minute: 60.0,
            gallery_burst: 20.0,
            tables_per_person: 50,
            machines_per_person: 10,
            connections: 20_000,
            connections_per_address: 500,
            request_seconds: 15,
            silence_seconds: 90,
        }
    }
}

impl Config {
    /// Where the data is.
    pub fn place(&self) -> Result<Place, StoreError> {
        match &self.database {
            Some(address) => Place::parse(address),
            None => Ok(Place::File(self.data.join("lazaret.db"))),
        }
    }

    pub(crate) fn bot_deadline(&self) -> Duration {
        Duration::from_millis(self.bot_deadline_ms)
    }

    /// Whether people come by an encrypted connection, so that cookies may insist on it.
    pub(crate) fn is_secure(&self) -> bool {
        self.public_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }

    /// The start of links to this server.
    pub(crate) fn link(&self, path: &str) -> String {
        let base = self.public_url.clone().unwrap_or_else(|| format!("http://{}", self.addr));
        format!("{}{path}", base.trim_end_matches('/'))
    }
}
