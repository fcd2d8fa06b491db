//! Pandemic: Contagion: the rules, complete.
