//! Figures for Prometheus.

use std::sync::atomic::AtomicI64;

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;

/// A kind of answer: `2xx`, `4xx`.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
pub(crate) struct Answer {
    pub(crate) status: String,
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
        };
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
        metrics
    }

    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        if encode(&mut text, &self.registry).is_err() {
            text.clear();
        }
        text
    }
}
