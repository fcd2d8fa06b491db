//! The words of the check language for Messina: how a position is laid out and what can be asked of it. `rules.md` has the
//! list.
