//! Figures for Prometheus.

use std::sync::atomic::AtomicI64;

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::Registry;

/// A kind of answer: `2xx`, `4xx`.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
pub(crate) struct Answer {
    pub(crate) status: String,
}

/// What was asked for: the path as it is described, `page` for files of the page.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
pub(crate) struct Route {
    pub(crate) route: String,
}

/// What a bot did that failed.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
pub(crate) struct Helped {
    /// `again`: it thought anew. `first`: it failed twice, and its first option was played.
    pub(crate) how: &'static str,
}

/// What became of something that was sent to somebody.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
pub(crate) struct Delivery {
    /// `push`, `hook` or `letter`.
    pub(crate) way: &'static str,
    /// `taken` or `failed`.
    pub(crate) how: &'static str,
}

/// What was put away.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
pub(crate) struct Expiring {
    /// `tables`, `guests` or `sessions`.
    pub(crate) what: &'static str,
}

/// How long bots wait for a thread, and think.
#[derive(Clone, Debug)]
pub(crate) struct BotSeconds {
    pub(crate) waiting: Histogram,
    pub(crate) thinking: Histogram,
}

impl Default for BotSeconds {
    fn default() -> Self {
        let seconds = || Histogram::new(exponential_buckets(0.001, 2.0, 15));
        Self { waiting: seconds(), thinking: seconds() }
    }
}

/// What is counted.
#[derive(Debug)]
pub(crate) struct Metrics {
    registry: Registry,
    pub(crate) tables: Gauge<i64, AtomicI64>,
    pub(crate) sockets: Gauge<i64, AtomicI64>,
    pub(crate) thinking: Gauge<i64, AtomicI64>,
    pub(crate) choices: Counter,
    pub(crate) refused: Counter,
    pub(crate) panics: Counter,
    pub(crate) store_failures: Counter,
    pub(crate) conflicts: Counter,
    pub(crate) followed: Counter,
    pub(crate) notices: Counter,
    pub(crate) requests: Family<Answer, Counter>,
    pub(crate) commit_seconds: Histogram,
    pub(crate) open_seconds: Histogram,
    /// Whether people should be sent here, as it was found when the figures were asked for.
    pub(crate) ready: Gauge<i64, AtomicI64>,
    pub(crate) database_bytes: Gauge<i64, AtomicI64>,
    pub(crate) logins_failed: Counter,
    pub(crate) logins_waiting: Gauge<i64, AtomicI64>,
    pub(crate) bot_failures: Family<Helped, Counter>,
    pub(crate) bots: BotSeconds,
    pub(crate) delivered: Family<Delivery, Counter>,
    pub(crate) expired: Family<Expiring, Counter>,
    /// Tables that could not be opened when somebody asked for them.
    pub(crate) unopened: Counter,
    pub(crate) route_seconds: Family<Route, Histogram, fn() -> Histogram>,
}

impl Metrics {
    pub(crate) fn new() -> Self {
        let mut metrics = Self {
            registry: Registry::with_prefix("lazaret"),
            tables: Gauge::default(),
            sockets: Gauge::default(),
            thinking: Gauge::default(),
            choices: Counter::default(),
            refused: Counter::default(),
            panics: Counter::default(),
            store_failures: Counter::default(),
            conflicts: Counter::default(),
            followed: Counter::default(),
            notices: Counter::default(),
            requests: Family::default(),
            commit_seconds: Histogram::new(exponential_buckets(0.000_5, 2.0, 14)),
            open_seconds: Histogram::new(exponential_buckets(0.000_1, 2.0, 14)),
            ready: Gauge::default(),
            database_bytes: Gauge::default(),
            logins_failed: Counter::default(),
            logins_waiting: Gauge::default(),
            bot_failures: Family::default(),
            bots: BotSeconds::default(),
            delivered: Family::default(),
            expired: Family::default(),
            unopened: Counter::default(),
            route_seconds: Family::new_with_constructor(|| Histogram::new(exponential_buckets(0.001, 2.0, 14))),
        };
        // What has not happened yet stands among the figures with a zero, so that the first time is an increase.
        for how in ["again", "first"] {
            drop(metrics.bot_failures.get_or_create(&Helped { how }));
        }
        for way in ["push", "hook", "letter"] {
            for how in ["taken", "failed"] {
                drop(metrics.delivered.get_or_create(&Delivery { way, how }));
            }
        }
        for what in ["tables", "guests", "sessions"] {
            drop(metrics.expired.get_or_create(&Expiring { what }));
        }
        let registry = &mut metrics.registry;
        registry.register("tables", "Tables in memory", metrics.tables.clone());
        registry.register("sockets", "WebSockets connected", metrics.sockets.clone());
        registry.register("bots_thinking", "Choices that bots think about", metrics.thinking.clone());
        registry.register("choices", "Choices committed", metrics.choices.clone());
        registry.register("refused", "Messages refused", metrics.refused.clone());
        registry.register("table_panics", "Tables that panicked and were made again", metrics.panics.clone());
        registry.register("store_failures", "Commits that failed", metrics.store_failures.clone());
        registry.register("conflicts", "Commands that another node was quicker than", metrics.conflicts.clone());
        registry.register("followed", "Entries of other nodes that were followed", metrics.followed.clone());
        registry.register("notices", "Turn notices sent", metrics.notices.clone());
        registry.register("http_requests", "Requests answered", metrics.requests.clone());
        registry.register("commit_seconds", "From a command to its commit", metrics.commit_seconds.clone());
        registry.register("open_seconds", "Making a table again from its journal", metrics.open_seconds.clone());
        registry.register("ready", "Whether people should be sent here", metrics.ready.clone());
        registry.register("database_bytes", "Size of the database", metrics.database_bytes.clone());
        registry.register("logins_failed", "Passwords that were wrong", metrics.logins_failed.clone());
        registry.register("logins_waiting", "Passwords that wait to be checked", metrics.logins_waiting.clone());
        registry.register("bot_failures", "Bots that failed, by what helped", metrics.bot_failures.clone());
        registry.register("bot_waiting_seconds", "Bots wait for a thread", metrics.bots.waiting.clone());
        registry.register("bot_thinking_seconds", "Bots think about a choice", metrics.bots.thinking.clone());
        registry.register("delivered", "Notices and letters, by their way and fate", metrics.delivered.clone());
        registry.register("expired", "What nobody came back to and was put away", metrics.expired.clone());
        registry.register("unopened", "Tables that could not be opened", metrics.unopened.clone());
        registry.register("http_seconds", "From a request to its answer, by route", metrics.route_seconds.clone());
        registry.register("version", "The program", Info::new([("version", env!("CARGO_PKG_VERSION"))]));
        metrics
    }

    /// Something was sent to somebody by this way.
    pub(crate) fn sent(&self, way: &'static str, taken: bool) {
        let how = if taken { "taken" } else { "failed" };
        self.delivered.get_or_create(&Delivery { way, how }).inc();
    }

    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        if encode(&mut text, &self.registry).is_err() {
            text.clear();
        }
        text
    }
}
