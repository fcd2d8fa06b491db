//! Rattus: the rules, complete.
