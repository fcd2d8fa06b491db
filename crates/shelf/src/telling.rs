//! The story of a game, erased: every event with its place among the sentences, and what happened since a seat last chose.

use kernel::record::{Deed, Entry};
use kernel::{Heard, Message, Say as _, Seat, Story, Viewer};
use protocol::{Json, Part, Recalled, Told};

use crate::shelved::Shelved;
use crate::shown::{concerned, number};

/// A recap has so many sentences, unless more hit the seat,
const RECALLED: usize = 3;
/// and never more than this.
const HITS: usize = 5;

/// The story as all who see a table hear it.
#[derive(Clone, Debug)]
pub(crate) struct Telling<G: Shelved> {
    /// The seats in order, then a spectator.
    ears: Vec<Ear<G>>,
    /// How it was before each entry that stands, if choices may be taken back in what is told.
    before: Option<Vec<Vec<Ear<G>>>>,
}

#[derive(Clone, Debug)]
struct Ear<G: Shelved> {
    viewer: Viewer,
    story: Story<G::Sentence>,
    /// The sentences since this seat last chose.
    since: Vec<Since>,
}

/// A sentence that somebody may want to be reminded of.
#[derive(Clone, Debug)]
struct Since {
    line: u32,
    whose: Option<Seat>,
    hit: bool,
    weight: u8,
    says: Vec<Message>,
}

impl<G: Shelved> Telling<G> {
    /// Before anything is told. Choices that are told to it are never taken back.
    pub(crate) fn new(players: usize) -> Self {
        let ear = |viewer| Ear { viewer, story: Story::default(), since: Vec::new() };
        Self { ears: Viewer::all(players).map(ear).collect(), before: None }
    }

    /// The same for a record in which choices were taken back.
    pub(crate) fn with_undo(players: usize) -> Self {
        Self { before: Some(Vec::new()), ..Self::new(players) }
    }

    /// The same, without the way back.
    pub(crate) fn for_good(self) -> Self {
        Self { before: None, ..self }
    }

    /// What each viewer is told of events that nobody chose.
    pub(crate) fn tell(&mut self, events: &[G::Event]) -> Vec<Vec<Told>> {
        self.ears.iter_mut().map(|ear| ear.hear(events, None)).collect()
    }

    /// What each viewer is told of an entry.
    pub(crate) fn entry(&mut self, entry: &Entry<G::Action>, events: &[G::Event]) -> Vec<Vec<Told>> {
        match (entry.deed, &mut self.before) {
            (Deed::Undo { count, .. }, Some(before)) => {
                let then = before.drain(before.len() - count..).next().unwrap_or_else(|| self.ears.clone());
                for (ear, then) in self.ears.iter_mut().zip(then) {
                    let story = std::mem::take(&mut ear.story).back_to(then.story);
                    *ear = Ear { story, ..then };
                }
            }
            (Deed::Choice(_) | Deed::Automatic(_), Some(before)) => before.push(self.ears.clone()),
            (_, None) => {}
        }
        if matches!(entry.deed, Deed::Choice(_)) {
            self.ears[entry.seat.index()].since.clear();
        }
        self.ears.iter_mut().map(|ear| ear.hear(events, Some(entry.seat))).collect()
    }

    /// What matters most since a seat last chose: at most one sentence for each of the others and one for the table, what hit
    /// the seat first.
    pub(crate) fn recap(&self, seat: Seat) -> Vec<Recalled> {
        let mut found: Vec<&Since> = Vec::new();
        for since in self.ears[seat.index()].since.iter().filter(|since| !since.says.is_empty()) {
            match found.iter_mut().find(|other| other.whose == since.whose) {
                Some(other) if (since.hit, since.weight) >= (other.hit, other.weight) => *other = since,
                Some(_) => {}
                None => found.push(since),
            }
        }
        found.sort_by_key(|since| std::cmp::Reverse((since.hit, since.weight)));
        let hits = found.iter().filter(|since| since.hit).count();
        found.truncate(hits.clamp(RECALLED, HITS));
        let recalled =
            |since: &Since| Recalled { seat: since.whose.map(number), hit: since.hit, says: since.says.clone() };
        found.into_iter().map(recalled).collect()
    }
}

impl<G: Shelved> Ear<G> {
    /// Events as this viewer notices them, and whose choice led to them.
    fn hear(&mut self, events: &[G::Event], chose: Option<Seat>) -> Vec<Told> {
        let mut told = Vec::new();
        let reader = match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let noticed: Vec<G::Event> = events.iter().filter_map(|event| G::witness(event, self.viewer)).collect();
        for event in noticed {
            let message = event.say();
            let heard = self.story.hear(&event, reader);
            self.recall(&heard, chose);
            let Heard { line, turn, whose, says, .. } = heard;
            let part = Part { line, turn, whose: whose.map(number), says };
            told.push(Told { seat: concerned(&message).map(number), event: Json::of(&event), message, part });
        }
        told
    }

    fn recall(&mut self, heard: &Heard, chose: Option<Seat>) {
        let Viewer::Seat(seat) = self.viewer else { return };
        // Nobody needs to be reminded of their own deeds.
        if chose.is_none() || (heard.whose == Some(seat) && chose == Some(seat)) {
            return;
        }
        let place = self.since.iter().rposition(|since| since.line == heard.line).unwrap_or_else(|| {
            self.since.push(Since { line: heard.line, whose: heard.whose, hit: false, weight: 0, says: Vec::new() });
            self.since.len() - 1
        });
        let since = &mut self.since[place];
        since.hit = heard.yours.is_some();
        since.weight = heard.weight;
        since.says = heard.yours.clone().map_or_else(|| heard.alone.clone(), |yours| vec![yours]);
    }
}
