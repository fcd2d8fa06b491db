//! What can be set: by flags, by the environment, in one TOML file.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use kernel::{Message, Say};
use serde::Deserialize;
use store::{Place, StoreError};

/// Where figures are asked for if nothing is said.
const FIGURES: &str = "127.0.0.1:9347";

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
    /// The password for that database, where it does not stand in the address.
    #[serde(skip)]
    pub database_password: Option<String>,
    /// The address under which people reach the server, for links in notices: `https://play.example.org`.
    pub public_url: Option<String>,
    /// Whether a proxy in front says where people come from: the last word of `X-Forwarded-For`.
    pub trust_proxy: bool,
    /// Whether the log says where requests come from.
    pub log_addresses: bool,
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
    /// Where there are other nodes, one that is asked to end goes on for so many seconds as one that is not ready.
    pub drain_seconds: u64,
    /// Hosts to which notices may be posted beside those of Discord, Slack and ntfy.
    pub webhook_hosts: Vec<String>,
    /// Hosts of push services beside those of the browsers.
    pub push_hosts: Vec<String>,
    /// So many days a year a person may be on holiday: their clocks stand then, where moves take hours.
    pub holiday_days: u32,
    /// The names of the accounts that look after others here: they see what was reported, and may mute and shut out people and
    /// close their tables.
    pub moderators: Vec<String>,
    /// How e-mail is sent; not at all if nothing is said.
    pub smtp: Option<Smtp>,
    /// A folder with lessons and puzzles of the club's own.
    pub lessons: Option<PathBuf>,
    /// What anybody may ask for.
    pub limits: Limits,
    /// When what nobody comes back to is put away.
    pub expiry: Expiry,
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
    /// Public tables that wait for players and were set up from one network.
    pub public_tables_per_network: u64,
    /// Zero bits that the browser of somebody new looks for before they set up a public table: 18 takes a second or two, 0 asks
    /// for none. If nothing is said, 18 where `public_url` leads here from the internet.
    pub work_bits: Option<u32>,
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

/// After how many days what nobody comes back to is put away; never, if it says zero. Whatever was played stays.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Expiry {
    /// A table at which nobody has begun to play is closed.
    pub waiting_days: u64,
    /// A game in which nobody has done anything is closed as it stands.
    pub playing_days: u64,
    /// A guest who has never played and was not here is forgotten.
    pub guest_days: u64,
    /// A device that was not used is logged out.
    pub session_days: u64,
}

impl Default for Expiry {
    fn default() -> Self {
        Self { waiting_days: 30, playing_days: 365, guest_days: 90, session_days: 365 }
    }
}

impl Default for Config {
    fn default() -> Self {
        Self {
            addr: SocketAddr::from(([127, 0, 0, 1], 1347)),
            data: PathBuf::from("data"),
            database: None,
            database_password: None,
            public_url: None,
            trust_proxy: false,
            log_addresses: true,
            metrics_addr: None,
            bot_deadline_ms: 3_000,
            bot_threads: None,
            idle_seconds: 120,
            notice_after_seconds: 30,
            grace_seconds: 30,
            drain_seconds: 5,
            push_hosts: Vec::new(),
            webhook_hosts: Vec::new(),
            holiday_days: 28,
            moderators: Vec::new(),
            smtp: None,
            lessons: None,
            limits: Limits::default(),
            expiry: Expiry::default(),
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
            public_tables_per_network: 10,
            work_bits: None,
            machines_per_person: 10,
            connections: 20_000,
            connections_per_address: 500,
            request_seconds: 15,
            silence_seconds: 90,
        }
    }
}

/// What is wrong with a file of settings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WrongConfig {
    /// A setting has a number that it cannot have.
    Number {
        /// Which.
        key: String,
    },
    /// A setting has what it cannot have.
    Setting {
        /// Which.
        key: String,
        /// The line it stands in, from 1.
        line: usize,
        /// What the reader says.
        why: String,
    },
    /// It is no file of settings, or has one that nobody knows.
    File {
        /// What the reader says.
        why: String,
    },
}

impl Say for WrongConfig {
    fn say(&self) -> Message {
        match self {
            Self::Number { key } => Message::new("server-error-config-number").with("key", key.as_str()),
            Self::Setting { key, line, why } => Message::new("server-error-config-setting")
                .with("key", key.as_str())
                .with("line", *line)
                .with("why", why.as_str()),
            Self::File { why } => Message::new("server-error-config-file").with("why", why.as_str()),
        }
    }
}

impl Limits {
    /// Every setting that is a rate or a burst.
    fn rates(&self) -> [(&'static str, f64); 12] {
        [
            ("messages_per_second", self.messages_per_second),
            ("message_burst", self.message_burst),
            ("changes_per_second", self.changes_per_second),
            ("change_burst", self.change_burst),
            ("reads_per_second", self.reads_per_second),
            ("read_burst", self.read_burst),
            ("attempts_per_minute", self.attempts_per_minute),
            ("rare_per_hour", self.rare_per_hour),
            ("chat_per_minute", self.chat_per_minute),
            ("chat_burst", self.chat_burst),
            ("gallery_per_minute", self.gallery_per_minute),
            ("gallery_burst", self.gallery_burst),
        ]
    }
}

impl Config {
    /// Reads a file of settings.
    pub fn read(text: &str) -> Result<Self, WrongConfig> {
        let config: Self = toml::from_str(text).map_err(|error| {
            let why = error.message().to_owned();
            match error.span().and_then(|span| setting_at(text, span.start)) {
                // The reader calls them by the names that numbers have in a program.
                Some((key, _)) if why.starts_with("invalid value: integer") => WrongConfig::Number { key },
                Some((key, line)) => WrongConfig::Setting { key, line, why },
                None => WrongConfig::File { why },
            }
        })?;
        let rate = config.limits.rates().into_iter().find(|(_, rate)| rate.is_nan() || *rate < 0.0);
        let wrong = rate.map(|(key, _)| key.to_owned()).or_else(|| too_large(&toml::from_str(text).ok()?));
        wrong.map_or(Ok(config), |key| Err(WrongConfig::Number { key }))
    }

    /// Where the data is.
    pub fn place(&self) -> Result<Place, StoreError> {
        match &self.database {
            Some(address) => {
                let place = Place::parse(address)?;
                Ok(match &self.database_password {
                    Some(password) => place.with_password(password),
                    None => place,
                })
            }
            None => Ok(Place::File(self.data.join("lazaret.db"))),
        }
    }

    /// Where its figures are asked for; nothing if they are not shown.
    pub fn figures(&self) -> Option<String> {
        match self.metrics_addr.as_deref() {
            Some("off") => None,
            Some("here") => Some(self.addr.to_string()),
            said => Some(said.unwrap_or(FIGURES).to_owned()),
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

/// The setting that has this place of a file in its value, and its line, from 1.
fn setting_at(text: &str, at: usize) -> Option<(String, usize)> {
    let line = text.get(..at)?.matches('\n').count();
    // A list may go on for several lines; what stands before a heading is not part of what stands behind it.
    let above: Vec<&str> = text.lines().take(line + 1).collect();
    for (number, line) in above.iter().enumerate().rev() {
        let key = line.split_once('=').map(|(key, _)| key.trim());
        let named = |key: &&str| key.chars().all(|sign| sign.is_ascii_alphanumeric() || "_-.\"".contains(sign));
        if let Some(key) = key.filter(named) {
            return Some((key.to_owned(), number + 1));
        }
        if line.starts_with('[') {
            return None;
        }
    }
    None
}

/// The key of a number that is larger than anything here can be.
fn too_large(table: &toml::Table) -> Option<String> {
    const MOST: i64 = 1_000_000_000_000;
    table.iter().find_map(|(key, value)| match value {
        toml::Value::Integer(number) if *number > MOST => Some(key.clone()),
        toml::Value::Table(table) => too_large(table),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_wrong_is_named() {
        let wrong = |text: &str| Config::read(text).unwrap_err();
        let number = |key: &str| WrongConfig::Number { key: key.to_owned() };
        assert_eq!(wrong("addr = \"127.0.0.1:1\"\nidle_seconds = -5"), number("idle_seconds"));
        assert_eq!(wrong("[limits]\nconnections = -1\n"), number("connections"));
        assert_eq!(wrong("[limits]\nreads_per_second = -1.0\n"), number("reads_per_second"));
        assert_eq!(wrong("[limits]\nchat_burst = nan\n"), number("chat_burst"));
        assert!(
            matches!(wrong("\ntrust_proxy = 3"), WrongConfig::Setting { key, line: 2, .. } if key == "trust_proxy")
        );
        assert_eq!(wrong("[limits]\nconnections = 9223372036854775807"), number("connections"));
        assert_eq!(wrong("grace_seconds = 5000000000000"), number("grace_seconds"));
        let named = |text: &str, key: &str| match wrong(text) {
            WrongConfig::Setting { key: named, line, .. } => (named == key).then_some(line),
            WrongConfig::Number { .. } | WrongConfig::File { .. } => None,
        };
        assert_eq!(named("moderators = [\n  \"anna\",\n  3,\n]", "moderators"), Some(1), "a list of several lines");
        assert_eq!(named("[smtp]\nurl = 3\nfrom = \"x\"", "url"), Some(2));
        assert_eq!(named("addr = \"here\"", "addr"), Some(1));
        assert_eq!(named("no_such_thing = 1", "no_such_thing"), Some(1));
        assert!(matches!(wrong("[smtp]\nurl = \"x\""), WrongConfig::File { why } if why.contains("from")));
        assert!(matches!(wrong("[[["), WrongConfig::File { .. }));
        assert_eq!(Config::read(""), Ok(Config::default()));
    }
}
