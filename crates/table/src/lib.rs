//! A table in play: seats, clocks, undo and consent, bots in seats, fair chance.
