//! House work on the repository: code from data, rule coverage, tidiness.

pub mod book;
pub mod codegen;
pub mod coverage;
pub mod freeze;
pub mod keys;
pub mod literals;
pub mod locales;
pub mod mutants;
pub mod names;
pub mod package;
pub mod prose;
pub mod repo;
pub mod spec;
pub mod tidy;
