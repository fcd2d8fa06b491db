//! What some games add up to. Whole numbers only, so that blocks added in any order give the same.

use std::collections::BTreeMap;

use kernel::{Action, Actions, Counted, Game, SeatSet};
use serde::{Deserialize, Serialize};

use crate::evaluate::PerSeat;
use crate::measure::brief::Brief;
use crate::vow::Kept;

/// A whole win, in the units wins are counted in: it can be shared by any number of seats there can be.
pub const WHOLE: u64 = 60;

/// A share in millionths.
#[expect(clippy::cast_possible_truncation, reason = "shares are small")]
pub(super) fn micro(share: f64) -> i64 {
    (share * 1e6).round() as i64
}

/// How a seat, a bot or the takers of a thing did.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Standing {
    /// Games.
    pub games: u64,
    /// Wins, in parts of [`WHOLE`].
    pub wins: u64,
    /// Points.
    pub points: i64,
    /// Squares of the points.
    pub squares: i64,
}

impl Standing {
    fn add(&mut self, wins: u64, points: i64) {
        *self += Self { games: 1, wins, points, squares: points * points };
    }
}

impl std::ops::AddAssign for Standing {
    fn add_assign(&mut self, other: Self) {
        self.games += other.games;
        self.wins += other.wins;
        self.points += other.points;
        self.squares += other.squares;
    }
}

/// How often a kind of choice was offered, and how often chosen.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Offered {
    /// Lists that contained one of the kind.
    pub lists: u64,
    /// Times one of the kind was chosen.
    pub taken: u64,
}

/// What was found in games looked at closely.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Closely {
    /// Games.
    pub games: u64,
    /// Squared changes of the shares that chance made, in thousandths of millionths.
    pub luck: i64,
    /// Squared changes of the shares that choices made on average.
    pub choice: i64,
    /// Positions judged option by option.
    pub positions: u64,
    /// Their options.
    pub options: u64,
    /// Those that could not be told from the best.
    pub real: u64,
}

impl Closely {
    pub(super) fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.luck += other.luck;
        self.choice += other.choice;
        self.positions += other.positions;
        self.options += other.options;
        self.real += other.real;
    }
}

/// What some games add up to.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tally {
    /// Games.
    pub games: u64,
    /// The same number as that of a simulation that plays the same games.
    pub fingerprint: u64,
    /// Choices, those without an alternative included.
    pub choices: u64,
    /// Choices with an alternative.
    pub decisions: u64,
    /// Their options.
    pub options: u64,
    /// The longest list.
    pub widest: u64,
    /// How the seats did.
    pub seats: Vec<Standing>,
    /// How the bots did.
    pub bots: Vec<Standing>,
    /// Games by number of turns: choices in a row of one seat.
    pub turns: BTreeMap<u64, u64>,
    /// Games by points of the winner.
    pub winners: BTreeMap<i64, u64>,
    /// Points between the first and the second.
    pub gaps: i64,
    /// Points between the first and the last.
    pub spreads: i64,
    /// Times another seat took the lead.
    pub lead_changes: u64,
    /// The lowest shares of the winners, in millionths.
    pub lowest: i64,
    /// Games in which somebody had nine tenths before the end.
    pub decided: u64,
    /// When that was, in millionths of the choices; the end of those in which it was not.
    pub decided_at: i64,
    /// Games by ending.
    pub endings: BTreeMap<String, u64>,
    /// Kinds of choices.
    pub kinds: BTreeMap<String, Offered>,
    /// Every game in short, by its number.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub each: BTreeMap<u64, Brief>,
    /// The games looked at closely.
    pub close: Closely,
    /// How the bots that swore something could keep it.
    #[serde(default, skip_serializing_if = "Kept::is_nothing")]
    pub vows: Kept,
    /// The first game that shows something: `seat 1`, `ending supply`, `city 3`.
    pub shown: BTreeMap<String, u64>,
    #[serde(skip)]
    offered: Vec<Offered>,
    #[serde(skip)]
    first: Vec<Option<u64>>,
}

impl Tally {
    pub(super) fn new<G: Game>(players: usize, counted: &[Counted]) -> Self {
        let things = counted.iter().map(|counted| counted.things).sum();
        Self {
            seats: vec![Standing::default(); players],
            bots: vec![Standing::default(); players],
            offered: vec![Offered::default(); G::Action::NOTATIONS.len()],
            first: vec![None; things],
            ..Self::default()
        }
    }

    /// Somebody chose. Lists are in the order of the kinds, so each kind stands in one stretch.
    pub(super) fn chose<G: Game>(&mut self, legal: &Actions<G>, action: G::Action) {
        self.choices += 1;
        if legal.len() > 1 {
            self.decisions += 1;
            self.options += legal.len() as u64;
            self.widest = self.widest.max(legal.len() as u64);
        }
        let chosen = action.kind();
        self.offered[chosen].taken += 1;
        let mut last = usize::MAX;
        for kind in legal.iter().map(Action::kind) {
            if kind != last {
                self.offered[kind].lists += 1;
                last = kind;
            }
        }
    }

    /// A game is over.
    pub(super) fn ended(&mut self, game: u64, brief: Brief, bot_of: impl Fn(usize) -> usize) {
        self.games += 1;
        *self.turns.entry(brief.turns).or_default() += 1;
        *self.endings.entry(brief.ending.clone()).or_default() += 1;
        self.show(&format!("ending {}", brief.ending), game);
        for (seat, &points) in brief.points.iter().enumerate() {
            let won = brief.wins(seat);
            self.seats[seat].add(won, points);
            self.bots[bot_of(seat)].add(won, points);
            if won > 0 {
                self.show(&format!("seat {seat}"), game);
            }
        }
        let mut ordered = brief.points.clone();
        ordered.sort_unstable();
        let best = ordered[ordered.len() - 1];
        self.gaps += best - ordered[ordered.len().saturating_sub(2)];
        self.spreads += best - ordered[0];
        *self.winners.entry(brief.winner()).or_default() += 1;
        for (number, first) in self.first.iter_mut().enumerate() {
            if brief.came.contains(number) {
                first.get_or_insert(game);
            }
        }
        self.each.insert(game, brief);
    }

    /// How the shares of the game went.
    pub(super) fn course(
        &mut self,
        lowest: &PerSeat,
        winners: SeatSet,
        changes: u64,
        decided: Option<u64>,
        steps: u64,
    ) {
        self.lead_changes += changes;
        let lowest: f64 = winners.into_iter().map(|seat| f64::from(lowest[seat.index()])).sum();
        self.lowest += micro(lowest / winners.len() as f64);
        self.decided += u64::from(decided.is_some_and(|step| step < steps));
        self.decided_at += micro(decided.unwrap_or(steps) as f64 / steps.max(1) as f64);
    }

    /// Rows become lists with names.
    pub(super) fn finish<G: Game>(&mut self, counted: &[Counted]) {
        for (notation, offered) in G::Action::NOTATIONS.iter().zip(std::mem::take(&mut self.offered)) {
            self.kinds.insert((*notation).to_owned(), offered);
        }
        let mut first = std::mem::take(&mut self.first).into_iter();
        for Counted { kind, things, .. } in counted {
            for (number, game) in first.by_ref().take(*things).enumerate() {
                if let Some(game) = game {
                    self.show(&format!("{kind} {number}"), game);
                }
            }
        }
    }

    /// A game that shows something; the first of them is kept.
    fn show(&mut self, what: &str, game: u64) {
        match self.shown.get_mut(what) {
            Some(first) => *first = game.min(*first),
            None => _ = self.shown.insert(what.to_owned(), game),
        }
    }

    /// Adds the games of another block.
    pub fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.fingerprint = self.fingerprint.wrapping_add(other.fingerprint);
        self.choices += other.choices;
        self.decisions += other.decisions;
        self.options += other.options;
        self.widest = self.widest.max(other.widest);
        add_each(&mut self.seats, &other.seats, |one, other| *one += *other);
        add_each(&mut self.bots, &other.bots, |one, other| *one += *other);
        add_all(&mut self.turns, &other.turns, |one, other| *one += other);
        add_all(&mut self.winners, &other.winners, |one, other| *one += other);
        self.gaps += other.gaps;
        self.spreads += other.spreads;
        self.lead_changes += other.lead_changes;
        self.lowest += other.lowest;
        self.decided += other.decided;
        self.decided_at += other.decided_at;
        add_all(&mut self.endings, &other.endings, |one, other| *one += other);
        add_all(&mut self.kinds, &other.kinds, |one, other| {
            one.lists += other.lists;
            one.taken += other.taken;
        });
        self.each.extend(other.each.iter().map(|(&game, brief)| (game, brief.clone())));
        self.close.add(&other.close);
        self.vows += other.vows;
        for (what, &game) in &other.shown {
            self.show(what, game);
        }
    }
}

fn add_each<T: Copy + Default>(ones: &mut Vec<T>, others: &[T], add: impl Fn(&mut T, &T)) {
    ones.resize(ones.len().max(others.len()), T::default());
    for (one, other) in ones.iter_mut().zip(others) {
        add(one, other);
    }
}

fn add_all<K: Ord + Clone, T: Default>(ones: &mut BTreeMap<K, T>, others: &BTreeMap<K, T>, add: impl Fn(&mut T, &T)) {
    for (key, other) in others {
        add(ones.entry(key.clone()).or_default(), other);
    }
}
