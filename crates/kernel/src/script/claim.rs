//! What a script claims: choices and refusals, clicks, facts, events.

use super::cut::Cut;
use super::fault::{Fault, Slip, Sort};
use super::play::{Held, Play, Share, cited, mark, slip};
use super::reader;
use super::share::Bounds;
use super::table::{Word, find};
use super::{Script, Seats, Value};
use crate::{Action as _, Actions, Game, Say as _, Seat, Sim, State, Target, Viewer, WhyNot};

/// The facts of every game.
pub(super) const COMMON: &[Word] = &[
    Word::new("over", "", "over = no"),
    Word::new("asked", "", "asked = 0"),
    Word::new("ending", "", ""),
    Word::new("winner", "", "winner = 0"),
    Word::new("ranking", "", "ranking = 0 1"),
];

impl<G: Script> Play<'_, G> {
    pub(super) fn may(&mut self, seat: Seat, list: Cut<'_>, only: bool) -> Held {
        let mut legal = Actions::<G>::new();
        self.state()?.legal(seat, &mut legal);
        let mut named = Vec::new();
        for part in list.pieces('|') {
            let action = self.action(part)?;
            if !legal.contains(&action) {
                return slip(part.at, Fault::NotOffered { choice: part.text.to_owned(), offered: join(&legal) });
            }
            named.push(action);
        }
        match legal.iter().find(|action| !named.contains(action)) {
            Some(other) if only => slip(list.at, Fault::AlsoOffered { choice: other.to_string() }),
            _ => Ok(()),
        }
    }

    pub(super) fn cannot(&mut self, seat: Seat, rest: Cut<'_>) -> Held {
        let (text, wanted) = rest.split(':').map_or((rest, None), |(text, wanted)| (text, Some(wanted)));
        let action = self.action(text)?;
        let mut tried = self.state()?.clone();
        match tried.play(seat, action, &mut Sim::new(0)) {
            Ok(()) => slip(text.at, Fault::Allowed { choice: text.text.to_owned() }),
            Err(refusal) => self.answers(text, &cited(&refusal), wanted),
        }
    }

    /// Whether an answer cites the rule, and gives the reason, that are wanted.
    fn answers(&self, said: Cut<'_>, answer: &WhyNot, wanted: Option<Cut<'_>>) -> Held {
        let Some(wanted) = wanted else { return Ok(()) };
        let (rule, reason) = wanted.word();
        if rule.is_empty() {
            return slip(rule.at, Fault::Missing { form: "RULE [REASON]".to_owned() });
        }
        if answer.rule != Some(rule.text) {
            return slip(said.at, answer.clone().into());
        }
        if reason.is_empty() {
            return Ok(());
        }
        let wanted = self.key("reason", reason)?;
        let found = short::<G>("reason", &answer.message.key);
        if found == wanted {
            return Ok(());
        }
        slip(reason.at, Fault::OtherReason { found: found.to_owned(), why: answer.message.clone() })
    }

    /// `region gallia = place gallia`, `region italia: RAT-20 [REASON]`, or `region italia` alone: no choice is there.
    pub(super) fn clicks(&mut self, seat: Seat, rest: Cut<'_>) -> Held {
        let (thing, choices) = rest.split('=').map_or((rest, None), |(thing, choices)| (thing, Some(choices)));
        let (thing, wanted) = match choices {
            None => thing.split(':').map_or((thing, None), |(thing, wanted)| (thing, Some(wanted))),
            Some(_) => (thing, None),
        };
        let (kind, id) = thing.word();
        if kind.is_empty() || id.is_empty() {
            return slip(id.at, Fault::Missing { form: "clicks KIND ID".to_owned() });
        }
        let target = Target::new(kind.text, id.text);
        let state = self.state()?.clone();
        let mut meant = Actions::<G>::new();
        state.legal(seat, &mut meant);
        meant.retain(|action| action.target() == target);
        let Some(choices) = choices else {
            if !meant.is_empty() {
                return slip(thing.at, Fault::Clicks { found: join(&meant) });
            }
            let why = state.why_not(seat, &target);
            mark(&why);
            return self.answers(thing, &why, wanted);
        };
        if meant.is_empty() {
            meant.extend(state.intent(seat, &target));
        }
        if meant.is_empty() {
            return slip(thing.at, Fault::ClicksNothing { why: state.why_not(seat, &target).message });
        }
        let mut named = Vec::new();
        for part in choices.pieces('|') {
            named.push(self.action(part)?);
        }
        named.sort_unstable();
        if named == meant { Ok(()) } else { slip(choices.at, Fault::Clicks { found: join(&meant) }) }
    }

    /// A fact as somebody sees it, and the value written behind `=`.
    fn fact<'a>(&mut self, viewer: Viewer, rest: Cut<'a>) -> Result<(Cut<'a>, Value, Cut<'a>), Slip> {
        let Some((question, wanted)) = rest.split('=') else { return slip(rest.end(), Fault::NoValue) };
        if wanted.is_empty() {
            return slip(wanted.at, Fault::NoValue);
        }
        let seats = self.seats();
        let value = look(self.state()?, seats, viewer, question)?;
        Ok((question, value, wanted))
    }

    pub(super) fn expect(&mut self, viewer: Viewer, rest: Cut<'_>) -> Held {
        let (question, value, wanted) = self.fact(viewer, rest)?;
        let seats = self.seats();
        if value.is(wanted.text, seats) {
            return Ok(());
        }
        let (found, wanted) = (value.say(seats), wanted.text.to_owned());
        slip(question.at, Fault::Differs { question: question.text.to_owned(), found, wanted })
    }

    pub(super) fn expect_share(&mut self, rest: Cut<'_>) -> Held {
        const FORM: &str = "expect share FACT = VALUE between SHARE and SHARE";
        if !self.seeded {
            return slip(rest.at, Fault::NoSeeds);
        }
        let Some(between) = rest.text.rfind(" between ") else {
            return slip(rest.end(), Fault::Missing { form: FORM.to_owned() });
        };
        let bounds = Bounds::read(Cut::new(&rest.text[between + 9..], rest.at + between + 9))?;
        let (question, value, wanted) = self.fact(Viewer::Spectator, Cut::new(&rest.text[..between], rest.at))?;
        let hit = value.is(wanted.text, self.seats());
        let share = Share { bounds, question: question.text.to_owned(), at: question.at, hits: 0 };
        self.share = Some((share, hit));
        Ok(())
    }

    /// The events of the last choice, as `[SEAT]` before the rest is told them, by the last words of their keys.
    fn heard<'a>(&self, rest: Cut<'a>) -> Result<(Vec<String>, Cut<'a>), Slip> {
        let (first, behind) = rest.word();
        let (viewer, rest) = if behind.is_empty() || behind.behind("then").is_some() {
            (Viewer::Spectator, rest)
        } else {
            (Viewer::Seat(reader::seat(first, self.seats())?), behind)
        };
        let told = self.events.iter().filter_map(|event| G::witness(event, viewer));
        Ok((told.map(|event| short::<G>("event", &event.say().key).to_owned()).collect(), rest))
    }

    /// Events that follow one another, each with its place.
    fn row(&self, mut rest: Cut<'_>, form: &str) -> Result<Vec<(usize, String)>, Slip> {
        let mut row = Vec::new();
        loop {
            let (word, behind) = rest.word();
            row.push((word.at, self.key("event", word)?));
            if behind.is_empty() {
                return Ok(row);
            }
            let Some(next) = behind.behind("then") else {
                let word = behind.word().0.text.to_owned();
                return slip(behind.at, Fault::TooMany { word, form: form.to_owned() });
            };
            rest = next;
        }
    }

    pub(super) fn told(&mut self, rest: Cut<'_>) -> Held {
        self.state()?;
        let (told, rest) = self.heard(rest)?;
        let mut heard = told.iter();
        for (at, word) in self.row(rest, "told [SEAT] EVENT {then EVENT}")? {
            if !heard.any(|there| *there == word) {
                return slip(at, Fault::NotTold { word, told: told.join(", ") });
            }
        }
        Ok(())
    }

    pub(super) fn not_told(&mut self, rest: Cut<'_>) -> Held {
        self.state()?;
        let (told, rest) = self.heard(rest)?;
        let row = self.row(rest, "not told [SEAT] EVENT {then EVENT}")?;
        let mut heard = told.iter();
        if row.iter().all(|(_, word)| heard.any(|there| there == word)) {
            let words: Vec<String> = row.into_iter().map(|(_, word)| word).collect();
            return slip(rest.at, Fault::Told { word: words.join(" then ") });
        }
        Ok(())
    }

    /// The last words of a message key, checked against those that there are.
    fn key(&self, kind: &str, word: Cut<'_>) -> Result<String, Slip> {
        if word.is_empty() {
            let form = if kind == "event" { "told [SEAT] EVENT" } else { "RULE [REASON]" };
            return slip(word.at, Fault::Missing { form: form.to_owned() });
        }
        let key = short::<G>(kind, word.text);
        let mut known = self.keys.iter().map(|key| short::<G>(kind, key));
        if self.keys.is_empty() || known.clone().any(|known| known == key) {
            return Ok(key.to_owned());
        }
        Err(Slip::unknown(Sort::Key, word, known.by_ref()))
    }
}

/// A fact of a position, as somebody sees it.
pub(super) fn look<G: Script>(
    state: &State<G>,
    seats: Seats,
    viewer: Viewer,
    question: Cut<'_>,
) -> Result<Value, Slip> {
    let over = state.is_over();
    Ok(match question.text {
        "over" => over.into(),
        "asked" => state.asked().into_iter().collect(),
        "ending" if over => G::ending(state.board()).into(),
        "winner" if over => state.winners(seats.players).into_iter().collect(),
        "ranking" if over => state.ranking(seats.players).into_iter().collect(),
        "ending" | "winner" | "ranking" => {
            return slip(question.at, Fault::NotOver { word: question.text.to_owned() });
        }
        _ => {
            let (fact, mut words) = find(G::FACTS, |fact| &fact.word, Sort::Fact, question, seats)?;
            let value = (fact.look)(&state.view(viewer), &mut words)?;
            words.end()?;
            value
        }
    })
}

/// What is left of `rattus-event-placed` without the game and the kind.
fn short<'a, G: Game>(kind: &str, key: &'a str) -> &'a str {
    let rest = key.strip_prefix(G::ID).and_then(|rest| rest.strip_prefix('-'));
    rest.and_then(|rest| rest.strip_prefix(kind)?.strip_prefix('-')).unwrap_or(key)
}

fn join<A: ToString>(actions: &[A]) -> String {
    actions.iter().map(ToString::to_string).collect::<Vec<_>>().join(" | ")
}
