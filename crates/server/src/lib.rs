//! The server: HTTP for the lobby, a WebSocket for each table, one task a table.
//!
//! A request finds its `App`, asks the `hall` for a table, and gives it an order. The hall opens tables from the
//! store on demand and forgets them when nobody has asked for a while. A `keeper` is the task that owns one table: it
//! takes orders one after another, writes what they did to the store, and only then tells anybody. If it panics, that
//! task ends alone and the table is made again from its journal.
//!
//! Several nodes may serve one `PostgreSQL`. Each keeps copies of the tables it shows and `follow`s what the others write;
//! a `lease` says which of them works at a table, and the `pulse` tells when none of them could.
#![allow(
    clippy::disallowed_types,
    clippy::disallowed_methods,
    reason = "a server talks to the world: clocks, threads, look-up tables whose order nobody sees"
)]

mod address;
pub mod admin;
mod analyses;
mod app;
mod archive;
mod bots;
mod calendar;
mod card;
mod config;
mod device;
mod errands;
mod evenings;
mod expiry;
mod explorer;
mod failed;
mod follow;
mod hall;
mod here;
mod http;
mod keeper;
mod lease;
mod letters;
mod limits;
mod listen;
mod machines;
mod metrics;
mod names;
mod networks;
mod notices;
mod own;
mod page;
mod people;
mod publish;
mod pulse;
mod push;
mod ready;
mod restart;
mod results;
mod socket;
mod sockets;
mod stranded;
mod turns;
mod websocket;
mod wicket;
mod work;

pub use card::fingerprint as fingerprint_on_card;
pub use config::{Config, Expiry, Limits, Smtp, WrongConfig};
pub use evenings::evening_record;
pub use http::openapi;
pub use letters::check as check_smtp;
pub use listen::{ServeError, Server};
pub use own::{LeftOut, own_lessons};
pub use results::{Recounted, recount};
