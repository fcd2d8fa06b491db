//! Messina 1347: the rules, complete.
