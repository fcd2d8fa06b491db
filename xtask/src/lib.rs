//! House work on the repository: code from data, rule coverage, tidiness.

pub mod code;
pub mod codegen;
pub mod column;
pub mod data;
pub mod fault;
pub mod games;
pub mod ids;
pub mod names;
pub mod repo;
pub mod spec;
