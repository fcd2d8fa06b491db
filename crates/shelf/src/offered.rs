//! What a viewer is shown of a position, erased: the view, the question, and what they may choose.

use kernel::{Action as _, Cited, Say as _, State, Viewer};
use protocol::{Ask, Choice, Json, Offer, Recalled, UndoOffer};

use crate::bundle::{Bundle, Kind, bundles};
use crate::chain::{legal, steps};
use crate::preview;
use crate::shelved::Shelved;
use crate::shown::number;

/// The offer to a viewer in a position that is reached after `step` entries.
pub(crate) fn offered<G: Shelved>(
    state: &State<G>,
    viewer: Viewer,
    step: usize,
    undo: UndoOffer,
    recap: Vec<Recalled>,
) -> Offer {
    let alone = |seat, action: G::Action| Choice {
        action: action.to_string(),
        label: action.say(),
        target: action.target(),
        seals: state.would_seal(seat, action),
        ends: preview::ends(state, seat, action),
    };
    let at_once = |seat, bundle: Bundle<G>| protocol::Bundle {
        action: bundle.chain.to_string(),
        label: bundle.title(),
        steps: steps::<G>(&bundle.chain.choices),
        usual: bundle.kind == Kind::Usual,
        seals: bundle.chain.seals(),
        ends: bundle.chain.ends(seat),
        target: bundle.thing,
    };
    let (options, bundles) = match viewer {
        Viewer::Seat(seat) => (
            legal(state, seat).into_iter().map(|action| alone(seat, action)).collect(),
            bundles(state, seat).into_iter().map(|bundle| at_once(seat, bundle)).collect(),
        ),
        Viewer::Spectator => (Vec::new(), Vec::new()),
    };
    Offer {
        step: step as u32,
        view: Json::of(&state.view(viewer)),
        asked: state.asked().into_iter().map(number).collect(),
        ask: state.question().map(|Cited { message, rule }| Ask { message, rule: rule.to_owned() }),
        options,
        bundles,
        undo,
        recap,
    }
}
