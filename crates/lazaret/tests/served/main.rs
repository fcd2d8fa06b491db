//! The real program as a server: killed, cramped, misconfigured.

#[path = "../../../server/tests/it/common.rs"]
mod common;
mod crash;
mod trouble;
