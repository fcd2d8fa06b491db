//! What bots weigh the terms of a judgement by, and how far its points can be trusted, and what
//! the levels mean. The figures of a game stand in
//! `weights/<game>.toml`; `lazaret tune`, `lazaret calibrate` and `lazaret levels` find
//! them.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use kernel::{Message, Seat, State};
use serde::Deserialize;

use crate::evaluate::{Evaluate, MOST_TERMS, PerSeat, Terms, shares, winnings};
use crate::level::Level;
use crate::strength::{Levels, Strength};
use crate::trust::{Moment, Trusts, Written};
use crate::value::Net;

/// The figures of one game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weights {
    /// A factor for each term, in the order of [`Evaluate::TERMS`]; that of the points already made is 1.
    pub terms: Terms,
    /// How curious a search is against what [`Evaluate::curiosity`] says.
    pub curiosity: f32,
    /// How far points decide the game, for each number of players.
    pub trust: Trusts,
    /// What the levels mean.
    pub levels: Levels,
    /// A net of somebody's own that judges in the place of the terms, as long as the game goes on and somebody plays against it.
    pub net: Option<&'static Net>,
}

/// A position, judged: bots choose by the one, people are told the other.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Judged {
    pub(crate) worth: PerSeat,
    pub(crate) share: PerSeat,
}

/// The name of the figure that is no term.
pub(crate) const CURIOSITY: &str = "curiosity";

/// A weight beyond these limits turns the judgement upside down or drowns all others.
pub(crate) const LIMITS: std::ops::RangeInclusive<f32> = 0.05..=20.0;

/// The file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    weights: BTreeMap<String, f32>,
    trust: BTreeMap<String, Written>,
    levels: BTreeMap<String, f32>,
}

impl Weights {
    /// The judgement as it stands.
    pub const PLAIN: Self =
        Self { terms: [1.0; MOST_TERMS], curiosity: 1.0, trust: Trusts::PLAIN, levels: Levels::PLAIN, net: None };

    /// The names of what can be weighed, in the order of [`Weights::values`].
    pub fn names<G: Evaluate>() -> impl Iterator<Item = &'static str> {
        G::TERMS.iter().skip(1).copied().chain([CURIOSITY])
    }

    /// What can be weighed: every term but the first, and curiosity.
    pub fn values<G: Evaluate>(&self) -> Vec<f32> {
        self.terms[1..G::TERMS.len()].iter().copied().chain([self.curiosity]).collect()
    }

    /// The same figures with other values.
    #[must_use]
    pub fn with_values<G: Evaluate>(mut self, values: &[f32]) -> Self {
        let (curiosity, terms) = values.split_last().expect("there is a value for each name");
        self.terms[1..G::TERMS.len()].copy_from_slice(terms);
        self.curiosity = *curiosity;
        self
    }

    /// Reads the figures of a game: each name once, and nothing else.
    pub fn read<G: Evaluate>(text: &str) -> Result<Self, Message> {
        let wrong = |message: &str| Message::new("weights-malformed").with("what", message);
        let file: File = toml::from_str(text).map_err(|error| wrong(&error.to_string()))?;
        if let Some(name) = file.weights.keys().find(|name| !Self::names::<G>().any(|known| known == *name)) {
            return Err(Message::new("weights-unknown").with("name", name.as_str()));
        }
        let mut values = Vec::new();
        for name in Self::names::<G>() {
            let value = *file.weights.get(name).ok_or_else(|| Message::new("weights-missing").with("name", name))?;
            if !LIMITS.contains(&value) {
                return Err(Message::new("weights-beyond").with("name", name));
            }
            values.push(value);
        }
        let trust = Trusts::read::<G>(&file.trust)?;
        let levels = levels(&file.levels)?;
        Ok(Self { trust, levels, ..Self::PLAIN }.with_values::<G>(&values))
    }

    /// The figures of the house, which a test reads.
    pub(crate) fn ours<G: Evaluate>(text: &str) -> Self {
        Self::read::<G>(text).unwrap_or_else(|fault| panic!("the weights of {}: {fault:?}", G::ID))
    }

    /// Writes the figures as [`Weights::read`] reads them.
    pub fn write<G: Evaluate>(&self) -> String {
        let mut text = format!(
            "# What bots weigh the terms of their judgement by, and what their levels mean ({}). Made by `lazaret tune`,\n\
             # `lazaret calibrate` and `lazaret levels`: docs/bots.md says how.\n\n[weights]\n",
            G::ID
        );
        for (name, value) in Self::names::<G>().zip(self.values::<G>()) {
            let _ = writeln!(text, "{name} = {value:.3}");
        }
        self.trust.write::<G>(&mut text);
        text += "\n# Up to 6, how far each choice is misjudged, as a part of the game; from 8 on, the iterations of a search. 7 sees\n\
            # one choice ahead, clearly.\n[levels]\n";
        for (level, figure) in self.levels.figures() {
            let _ = match self.levels.strength(level) {
                Strength::Searching(iterations) => writeln!(text, "{level} = {iterations}"),
                Strength::Random | Strength::Blurred(_) => writeln!(text, "{level} = {figure:.3}"),
            };
        }
        text
    }

    /// The points that each seat has at the end of the game, or may expect before it, term by term. At the end there is
    /// nothing left to expect: all of it is in the first term.
    pub(crate) fn terms<G: Evaluate>(&self, state: &State<G>, players: usize) -> [Terms; Seat::MAX] {
        if state.is_over() {
            let mut terms = [[0.0; MOST_TERMS]; Seat::MAX];
            for seat in Seat::all(players) {
                terms[seat.index()][0] = G::standing(state.board(), seat)[0] as f32;
            }
            return terms;
        }
        let mut terms = G::terms(state, players);
        for terms in &mut terms[..players] {
            self.weigh(terms);
        }
        terms
    }

    /// Each term times its factor.
    #[inline]
    pub(crate) fn weigh(&self, terms: &mut Terms) {
        for (term, factor) in terms.iter_mut().zip(&self.terms) {
            *term *= factor;
        }
    }

    /// The points that each seat has at the end of the game, or may expect before it: the sum of the terms.
    pub(crate) fn points<G: Evaluate>(&self, state: &State<G>, players: usize) -> PerSeat {
        let mut points = [0.0; Seat::MAX];
        for (points, terms) in points.iter_mut().zip(&self.terms(state, players)[..players]) {
            *points = terms.iter().sum();
        }
        points
    }

    /// What bots weigh and what people are told of one position.
    pub(crate) fn judged<G: Evaluate>(&self, state: &State<G>, players: usize) -> Judged {
        Judged { worth: self.worth(state, players), share: self.share(state, players) }
    }

    /// Each seat's share of the game, as bots weigh it: see [`worth`](crate::worth).
    pub(crate) fn worth<G: Evaluate>(&self, state: &State<G>, players: usize) -> PerSeat {
        match self.net {
            Some(net) if players > 1 && !state.is_over() => net.shares(state, players),
            _ => Self::weighed(state, players, &self.points(state, players)),
        }
    }

    /// What a seat sees at a glance: see [`Evaluate::glance`], which knows no net.
    pub(crate) fn glance<G: Evaluate>(&self, state: &State<G>, seat: Seat, players: usize) -> f32 {
        if self.net.is_some() {
            return self.worth(state, players)[seat.index()];
        }
        G::glance(state, seat, players, self)
    }

    fn weighed<G: Evaluate>(state: &State<G>, players: usize, points: &PerSeat) -> PerSeat {
        let mut worth = shares::<G>(points, players, 1.0);
        if players > 1 && state.is_over() {
            for (worth, won) in worth.iter_mut().zip(winnings(state, players)) {
                *worth = POINTS_SHARE * *worth + (1.0 - POINTS_SHARE) * won;
            }
        }
        worth
    }

    /// Each seat's share, as people are told: see [`share`](crate::share).
    pub(crate) fn share<G: Evaluate>(&self, state: &State<G>, players: usize) -> PerSeat {
        if players > 1 && state.is_over() {
            return winnings(state, players);
        }
        match self.net.filter(|_| players > 1).or_else(|| learned::<G>(players)) {
            Some(net) => net.shares(state, players),
            None => self.by_hand(state, players),
        }
    }

    /// How many edges each seat is ahead by as people would be told without what finished games taught. No exponential is in
    /// it, so it is the same on every machine.
    pub(crate) fn edges<G: Evaluate>(&self, state: &State<G>, players: usize) -> PerSeat {
        let moment = Moment { left: G::left(state), asked: state.asked().first() };
        self.trust.of(players).edges::<G>(&self.points(state, players), players, moment)
    }

    /// The share that the judgement promises in a game that goes on, without what finished games taught.
    pub(crate) fn by_hand<G: Evaluate>(&self, state: &State<G>, players: usize) -> PerSeat {
        let moment = Moment { left: G::left(state), asked: state.asked().first() };
        self.trust.of(players).shares::<G>(&self.points(state, players), players, moment)
    }
}

/// What finished games taught about this game as it is printed, with so many players. A patch changes what things are worth: nobody has learned
/// from games with it.
pub fn learned<G: Evaluate>(players: usize) -> Option<&'static Net> {
    if players == 1 || printed::patch_of(G::ID).is_some() { None } else { G::value(players) }
}

/// What the levels mean: each that has a figure once, and each stronger than the one below.
fn levels(file: &BTreeMap<String, f32>) -> Result<Levels, Message> {
    let mut levels = Levels::PLAIN;
    let mut figures = BTreeMap::new();
    for (name, figure) in file {
        let level = name.parse().ok().filter(|level| Levels::PLAIN.figures().any(|(known, _)| known == *level));
        let level: Level = level.ok_or_else(|| Message::new("weights-unknown").with("name", name.as_str()))?;
        figures.insert(level, *figure);
    }
    for (level, _) in Levels::PLAIN.figures() {
        let missing = || Message::new("weights-missing").with("name", level.to_string().as_str());
        let figure = *figures.get(&level).ok_or_else(missing)?;
        let strength = match Levels::PLAIN.strength(level) {
            #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "what is cut is told below")]
            Strength::Searching(_) => Strength::Searching(figure as u32),
            Strength::Random | Strength::Blurred(_) => Strength::Blurred(figure),
        };
        levels = levels.with(level, strength);
    }
    if levels.rise() { Ok(levels) } else { Err(Message::new("weights-beyond").with("name", "levels")) }
}

/// How much of the worth of a finished game lies in the points and not in the place: enough that a bot that cannot win
/// still plays to win points, and a bot that wins anyway does not waste time.
const POINTS_SHARE: f32 = 0.15;

#[cfg(test)]
mod tests {
    use contagion::Contagion;
    use kernel::example::Lots;
    use messina::Messina;
    use pest::Pest;
    use rattus::Rattus;

    use super::Weights;
    use crate::evaluate::Evaluate;
    use crate::trust::{Trust, Trusts};

    fn come_back<G: Evaluate>() {
        let values: Vec<f32> = (0..Weights::names::<G>().count()).map(|n| 0.5 + n as f32 / 8.0).collect();
        let mut known = Trust { now: 0.75, early: 1.5, turn: 0.125, ..Trust::PLAIN };
        (known.seats[0], known.seats[1]) = (0.25, -0.25);
        let trust = Trusts::PLAIN.with(2, known);
        let weights = Weights { trust, ..Weights::PLAIN }.with_values::<G>(&values);
        assert_eq!(Weights::read::<G>(&weights.write::<G>()), Ok(weights), "{}", G::ID);
        assert_eq!(weights.values::<G>(), values);
        assert_eq!(
            weights.terms[0].to_bits(),
            1.0_f32.to_bits(),
            "the points already made are what all else is measured by"
        );
        // What the house plays by can be read: this would panic.
        assert!(G::weights().curiosity > 0.0);
    }

    #[test]
    fn weights_are_read_as_they_were_written() {
        come_back::<Rattus>();
        come_back::<Contagion>();
        come_back::<Pest>();
        come_back::<Messina>();
        come_back::<Lots>();
    }

    #[test]
    fn a_file_with_a_fault_is_refused() {
        let good = Weights::PLAIN.write::<Rattus>();
        let key = |text: &str| Weights::read::<Rattus>(text).map_err(|message| message.key.to_string());
        assert_eq!(key(&good), Ok(Weights::PLAIN));
        for (from, to, fault) in [
            ("castle = 1.000\n", "", "weights-missing"),
            ("castle", "castel", "weights-unknown"),
            ("castle = 1.000", "castle = -1.000", "weights-beyond"),
            ("early = 0.000", "early = 50.0", "weights-beyond"),
            ("turn = 0.000", "turn = 50.0", "weights-beyond"),
            ("seats = [0.000, 0.000]", "seats = [0.000]", "weights-beyond"),
            ("[trust.2]", "[trust.7]", "weights-unknown"),
            ("castle = 1.000", "castle = \"much\"", "weights-malformed"),
            ("[weights]", "[wights]", "weights-malformed"),
            ("\n9 = 20\n", "\n", "weights-missing"),
            ("\n9 = 20", "\n7 = 20", "weights-unknown"),
            ("\n9 = 20", "\n9 = 600", "weights-beyond"),
            ("\n6 = 0.050", "\n6 = -0.1", "weights-beyond"),
        ] {
            assert_eq!(key(&good.replace(from, to)), Err(fault.to_owned()), "{from} to {to}");
        }
    }
}
