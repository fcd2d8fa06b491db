//! Section 7: what a viewer cannot know.

use kernel::Viewer;

use crate::Board;

/// Faces that only others have seen become undecided again. To draw them later is as fair as to guess them now, so no
/// chance is needed, and the result depends on nothing but what the viewer knows.
pub(crate) fn imagine(board: &mut Board, viewer: Viewer) {
    for rat in board.all_rats() {
        if !viewer.among(board.looks[rat.index()].seen) {
            board.undecide(rat);
        }
    }
    // Rats that have left the board are in nobody's way: what they showed is known to all.
}
