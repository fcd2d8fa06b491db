//! The real program as a server: killed, cramped, misconfigured.
#![allow(
    clippy::unwrap_used,
    clippy::disallowed_types,
    clippy::disallowed_methods,
    clippy::needless_pass_by_value,
    clippy::cast_possible_wrap,
    reason = "tests wait, listen, start threads, and stop where something is wrong"
)]

mod admin;
mod backups;
#[path = "../../../server/tests/it/common.rs"]
#[allow(dead_code, reason = "the tests of the server use more of it")]
mod common;
mod crash;
mod doctor;
#[path = "../dying/mod.rs"]
mod dying;
mod operating;
mod public;
mod siege;
mod table_bot;
mod trouble;
mod yaml;

/// The settings of a server that lets nobody wait, as a file.
const UNLIMITED: &str = "[limits]\nchange_burst = 1e9\nread_burst = 1e9\nchat_burst = 1e9\nattempts_per_minute = 1e9\nmessages_per_second = 1e9\nmessage_burst = 1e9\n";
