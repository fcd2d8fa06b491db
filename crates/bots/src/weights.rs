//! What bots weigh the terms of a judgement by, and how far its points can be trusted, and what
//! the levels mean. The figures of a game stand in
//! `weights/<game>.toml`; `lazaret tune`, `lazaret calibrate` and `lazaret levels` find
//! them.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use kernel::{Message, Seat, State};
use serde::{Deserialize, Serialize};

use crate::evaluate::{Evaluate, MOST_TERMS, PerSeat, Terms, shares, winnings};
use crate::strength::{Levels, Strength};

/// The figures of one game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weights {
    /// A factor for each term, in the order of [`Evaluate::TERMS`]; that of the points already made is 1.
    pub terms: Terms,
    /// How curious a search is against what [`Evaluate::curiosity`] says.
    pub curiosity: f32,
    /// How far points decide the game.
    pub trust: Trust,
    /// What the levels mean.
    pub levels: Levels,
}

/// How many points ahead make a clear favourite, as a factor of [`Evaluate::EDGE`]: `now` shortly before the end, and more
/// by the part of the game that is left, because much can still happen. Bots choose without it: to compare two choices of one
/// turn it makes no difference. What people are told goes by it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trust {
    /// At the end.
    pub now: f32,
    /// With the whole game to come: the two are added as errors are, by their squares. A lead fades with the third power of
    /// what is left: that fitted what came true better than the first power in every game, and than the second in Contagion
    /// and Pest; in Rattus and Messina the second does as well.
    pub early: f32,
}

impl Trust {
    /// The factor, with this part of the game left.
    pub fn factor(self, left: f32) -> f32 {
        (self.now * self.now + self.early * self.early * left.powi(3)).sqrt()
    }
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
    trust: Trust,
    levels: BTreeMap<String, f32>,
}

impl Weights {
    /// The judgement as it stands.
    pub const PLAIN: Self =
        Self { terms: [1.0; MOST_TERMS], curiosity: 1.0, trust: Trust { now: 1.0, early: 0.0 }, levels: Levels::PLAIN };

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
        let trust = file.trust;
        if !LIMITS.contains(&trust.now) || !(0.0..=*LIMITS.end()).contains(&trust.early) {
            return Err(Message::new("weights-beyond").with("name", "trust"));
        }
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
        let _ = write!(text, "\n[trust]\nnow = {:.3}\nearly = {:.3}\n", self.trust.now, self.trust.early);
        text += "\n# Below greedy, how far each choice is misjudged, as a part of the game; above it, the iterations of a search.\n\
            [levels]\n";
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

    /// Each seat's share of the game, as bots weigh it: see [`worth`](crate::worth).
    pub(crate) fn worth<G: Evaluate>(&self, state: &State<G>, players: usize) -> PerSeat {
        let mut worth = shares::<G>(&self.points(state, players), players, 1.0);
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
        let trust = if players == 1 { 1.0 } else { self.trust.factor(G::left(state)) };
        shares::<G>(&self.points(state, players), players, trust)
    }
}

/// What the levels mean: each that has a figure once, and each stronger than the one below.
fn levels(file: &BTreeMap<String, f32>) -> Result<Levels, Message> {
    let mut levels = Levels::PLAIN;
    let known: Vec<&str> = Levels::PLAIN.figures().map(|(level, _)| level.word()).collect();
    if let Some(name) = file.keys().find(|name| !known.contains(&name.as_str())) {
        return Err(Message::new("weights-unknown").with("name", name.as_str()));
    }
    for (level, _) in Levels::PLAIN.figures() {
        let name = level.word();
        let figure = *file.get(name).ok_or_else(|| Message::new("weights-missing").with("name", name))?;
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

    use super::{Trust, Weights};
    use crate::evaluate::Evaluate;

    fn come_back<G: Evaluate>() {
        let values: Vec<f32> = (0..Weights::names::<G>().count()).map(|n| 0.5 + n as f32 / 8.0).collect();
        let weights = Weights { trust: Trust { now: 0.75, early: 1.5 }, ..Weights::PLAIN }.with_values::<G>(&values);
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
            ("castle = 1.000", "castle = \"much\"", "weights-malformed"),
            ("[trust]", "[truth]", "weights-malformed"),
            ("level9 = 20\n", "", "weights-missing"),
            ("level9 = 20", "level7 = 20", "weights-unknown"),
            ("level9 = 20", "level9 = 600", "weights-beyond"),
            ("level6 = 0.050", "level6 = -0.1", "weights-beyond"),
        ] {
            assert_eq!(key(&good.replace(from, to)), Err(fault.to_owned()), "{from} to {to}");
        }
    }

    #[test]
    fn the_longer_a_game_still_is_the_less_points_decide() {
        let trust = Trust { now: 3.0, early: 4.0 };
        assert_eq!(trust.factor(0.0).to_bits(), 3.0_f32.to_bits());
        assert_eq!(trust.factor(1.0).to_bits(), 5.0_f32.to_bits());
        assert!((trust.factor(0.5) - 11.0_f32.sqrt()).abs() < 1e-6, "half a game is an eighth of its doubt");
    }
}
