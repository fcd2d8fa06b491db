//! The server: HTTP for the lobby, a WebSocket for each table, one task a table.
//!
//! A request finds its `App`, asks the `hall` for a table, and gives it an order. The hall opens tables from the
//! store on demand and forgets them when nobody has asked for a while. A `keeper` is the task that owns one table: it
//! takes orders one after another, writes what they did to the store, and only then tells anybody. If it panics, that
//! task ends alone and the table is made again from its journal.
#![allow(
    clippy::disallowed_types,
    clippy::disallowed_methods,
    reason = "a server talks to the world: clocks, threads, look-up tables whose order nobody sees"
)]

mod address;
mod app;
mod bots;
mod config;
mod failed;
mod hall;
mod http;
mod keeper;
mod limits;
mod listen;
mod metrics;
mod notices;
mod page;
mod people;
mod publish;
mod socket;

pub use config::{Config, Limits, Smtp};
pub use http::openapi;
pub use listen::{ServeError, Server};
