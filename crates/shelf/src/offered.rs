//! What a viewer is shown of a position, erased: the view, the question, and what they may choose.

use kernel::{Action as _, Actions, Cited, Say as _, State, Viewer};
use protocol::{Ask, Choice, Json, Offer, UndoOffer};

use crate::onward::{Chain, onward};
use crate::preview;
use crate::shelved::Shelved;
use crate::shown::number;

/// The offer to a viewer in a position that is reached after `step` entries.
pub(crate) fn offered<G: Shelved>(state: &State<G>, viewer: Viewer, step: usize, undo: UndoOffer) -> Offer {
    let choice = |state: &State<G>, seat, written: String, action: G::Action| Choice {
        action: written,
        label: action.say(),
        target: action.target(),
        seals: state.would_seal(seat, action),
        ends: preview::ends(state, seat, action),
    };
    let alone = |seat, action: G::Action| choice(state, seat, action.to_string(), action);
    let chained = |seat, chain: &Chain<G>| choice(&chain.before, seat, chain.to_string(), chain.last);
    let (options, onward) = match viewer {
        Viewer::Seat(seat) => {
            let mut legal = Actions::<G>::new();
            state.legal(seat, &mut legal);
            (
                legal.into_iter().map(|action| alone(seat, action)).collect(),
                onward(state, seat).iter().map(|chain| chained(seat, chain)).collect(),
            )
        }
        Viewer::Spectator => (Vec::new(), Vec::new()),
    };
    Offer {
        step: step as u32,
        view: Json::of(&state.view(viewer)),
        asked: state.asked().into_iter().map(number).collect(),
        ask: state.question().map(|Cited { message, rule }| Ask { message, rule: rule.to_owned() }),
        options,
        onward,
        undo,
    }
}
