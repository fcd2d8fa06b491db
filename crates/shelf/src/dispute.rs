//! A game in play as a script of the check language, for somebody who thinks that something in it is wrong: the position, the
//! choice, and what this program answers. Whoever knows better changes the last line.

use kernel::script::{Eyes, write_script};
use kernel::{Action as _, Seat, Session, Target, Viewer};

use crate::shelved::Shelved;

/// The script of a game after so many entries, as far as `eyes` know it; none if that does not suffice. Where a seat is
/// asked in the last position, the script ends with what a click on `thing` means to it, or with all it may choose.
pub(crate) fn script<G: Shelved>(
    session: &Session<G>,
    step: usize,
    eyes: Eyes,
    thing: Option<&Target>,
) -> Option<String> {
    let mut lines = write_script(session.record(), step, eyes)?;
    let now = step == session.step();
    let asked = session.state().asked();
    let seat = match eyes {
        Eyes::Of(Viewer::Seat(seat)) => Some(seat),
        Eyes::All => asked.first(),
        Eyes::Of(Viewer::Spectator) => None,
    };
    if let Some(seat) = seat.filter(|&seat| now && asked.contains(seat)) {
        lines.push(claim(session, seat, thing));
    } else if now {
        let seats = G::seats(&session.record().options);
        let names: Vec<String> = asked.into_iter().map(|seat| seats.name(seat)).collect();
        let names = if names.is_empty() { "nobody".to_owned() } else { names.join(" ") };
        lines.push(format!("expect asked = {names}"));
    }
    Some(format!("game {}\n\ncase step {step}\n  {}\n", G::ID, lines.join("\n  ")))
}

/// What this program says: of a click on a thing, or of all that a seat may choose.
fn claim<G: Shelved>(session: &Session<G>, seat: Seat, thing: Option<&Target>) -> String {
    let state = session.state();
    let name = G::seats(&session.record().options).name(seat);
    let mut legal = Vec::new();
    state.legal(seat, &mut legal);
    let Some(thing) = thing else { return format!("{name} may only {}", join(&legal)) };
    let click = format!("{name} clicks {} {}", thing.kind, thing.id);
    legal.retain(|action| action.target() == *thing);
    if !legal.is_empty() {
        return format!("{click} = {}", join(&legal));
    }
    let why = state.why_not(seat, thing);
    let reason = why.message.key.strip_prefix(&format!("{}-reason-", G::ID)).map(|reason| format!(" {reason}"));
    let rule = why.rule.map(|rule| format!(": {rule}{}", reason.unwrap_or_default()));
    format!("{click}{}", rule.unwrap_or_default())
}

fn join<A: ToString>(actions: &[A]) -> String {
    actions.iter().map(ToString::to_string).collect::<Vec<_>>().join(" | ")
}
