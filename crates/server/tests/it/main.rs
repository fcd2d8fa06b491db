//! The real server in this process, and people who talk to it. One program, as each takes its time to link.
#![allow(
    clippy::unwrap_used,
    clippy::disallowed_types,
    clippy::disallowed_methods,
    clippy::needless_pass_by_value,
    clippy::cast_possible_wrap,
    reason = "tests wait, listen, start threads, and stop where something is wrong"
)]

mod accounts;
mod add_a_game;
mod advice;
mod analysis;
mod around;
mod bad_input;
mod common;
mod crowd;
mod evenings;
mod figures;
mod hands;
mod holidays;
mod house;
mod leagues;
mod lessons;
mod lists;
mod machines;
mod moderation;
mod moderators;
mod nodes;
mod notices;
mod older_rules;
mod open;
mod openapi;
mod people;
mod play;
mod positions;
mod push;
mod queues;
mod reset;
mod restart;
mod secrecy;
mod stranded;
mod work;
