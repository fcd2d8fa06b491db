//! The append-only journal of all tables, and the people who sit at them, in `SQLite` or `PostgreSQL`.
//!
//! All writing goes through one thread. It takes whatever is waiting, from however many tables, and commits it as one
//! transaction with a full synchronous write; only then is anybody answered. Journal entries are keyed (table, number),
//! so two servers on one database cannot both append entry n: the second is told [`StoreError::Conflict`].
//!
//! The SQL is written once, for both databases; `sql` is the narrow door to a driver.
#![allow(
    clippy::disallowed_types,
    clippy::disallowed_methods,
    reason = "the store talks to the world: threads, files, statement caches"
)]
#![allow(
    clippy::cast_sign_loss,
    clippy::cast_possible_wrap,
    reason = "databases know signed numbers only; times, numbers and seats are far from either end"
)]

mod accounts;
mod admin;
mod analyses;
mod audit;
mod cards;
mod chat;
mod copy;
mod errands;
mod error;
mod evenings;
mod expiry;
mod explorer;
mod figures;
mod friends;
mod hints;
mod holidays;
mod invitations;
mod journal;
mod lessons;
mod lobby;
mod machines;
mod moderation;
mod networks;
mod nodes;
mod notes;
mod people;
mod pins;
mod postgresql;
mod pushes;
mod ratings;
mod results;
mod row;
mod schema;
mod spent;
mod sql;
mod sqlite;
mod store;
#[cfg(feature = "testkit")]
pub mod testkit;
mod tls;
mod wishes;

pub use accounts::{Account, SessionRow};
pub use admin::{FoundPerson, FoundTable};
pub use audit::AuditRow;
pub use cards::CardRow;
pub use chat::ChatRow;
pub use copy::{COOKIE_KEY, CopyError, CopyReport, check_backup};
pub use errands::Errand;
pub use error::StoreError;
pub use evenings::{EveningKind, EveningRow};
pub use explorer::{Explored, ExploredSeat, Fared, WON};
pub use figures::{BestRow, Figures, MetRow, PlayedRow, RatingRow, Rung, SeatRow, Tally, Wanted};
pub use friends::KnownRow;
pub use hints::{Hint, Hints, News};
pub use holidays::HolidayRow;
pub use invitations::{Invitation, SitterRow};
pub use journal::{Append, Entry, Numbers, Status, TableRow, Visibility, Wake};
pub use machines::{MachineAdded, MachineRow, NewMachine};
pub use moderation::{Barred, Report, Spectators};
pub use networks::BannedNetwork;
pub use nodes::{Beat, Elsewhere};
pub use people::PersonRow;
pub use pins::PinRow;
pub use pushes::PushRow;
pub use ratings::{NEW_BELOW, Shown, Strength, level_shown};
pub use results::{PlacingRow, ResultRow, Strengths, Who, rate};
pub use store::{Place, Store};
pub use wishes::{PutOffRow, WishesRow};
