//! The real server in this process, and people who talk to it. One program, as each takes its time to link.

mod bad_input;
mod common;
mod openapi;
mod people;
mod play;
mod secrecy;
