//! House work on the repository: code from data, rule coverage, tidiness.

pub mod code;
pub mod codegen;
pub mod column;
pub mod counted;
pub mod coverage;
pub mod data;
pub mod fault;
pub mod games;
pub mod ids;
pub mod keys;
pub mod literals;
pub mod locales;
pub mod mutants;
pub mod names;
pub mod package;
pub mod repo;
pub mod spec;
pub mod tidy;
