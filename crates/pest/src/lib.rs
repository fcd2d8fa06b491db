//! Pest: the rules, complete.
