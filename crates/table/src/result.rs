//! What a finished game leaves behind of each seat: where it came in, whose doing that was, and whether it is rated.

use kernel::{Message, Seat};
use protocol::{Deed, ScoreSheet};
use shelf::{Style, Viewer};

use crate::chair::{Chair, PersonId};
use crate::clock::Time;
use crate::table::{Phase, Table, number};

/// A finished game.
#[derive(Clone, PartialEq, Debug)]
pub struct GameResult {
    /// When it ended.
    pub at: Time,
    /// Why it is not rated, unless it is.
    pub unrated: Option<Unrated>,
    /// The seats in turn order.
    pub seats: Vec<SeatResult>,
}

/// What a finished game says of a seat.
#[derive(Clone, PartialEq, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each says one thing of its own")]
pub struct SeatResult {
    /// Who sat there.
    pub who: Sitter,
    /// The place, from 1.
    pub place: u8,
    /// The points.
    pub score: i32,
    /// How they add up: what for, how many, and a thousand times the mean of the table. Nothing for who gave up.
    pub sheet: Vec<(Message, i32, i64)>,
    /// Whether a bot made choices for whoever sat there and had not given up: then the result is not theirs.
    pub stand_in: bool,
    /// Whether they left before the end: by giving up while others went on, or to a bot that was still there.
    pub left: bool,
    /// Whether it is a result of theirs in the game as it is printed.
    pub counts: bool,
    /// Whether it is rated.
    pub rated: bool,
}

/// Who sat in a seat, as far as results go.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// A person.
    Person(PersonId),
    /// A bot of ours.
    Bot(Style),
    /// A bot of somebody's own.
    Machine,
}

/// Why a game is not rated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unrated {
    /// It is played alone.
    Solo,
    /// It began from a position that somebody laid out.
    Position,
    /// It played on from another game.
    Branch,
    /// Its cards or boards were not as they are printed.
    Changed,
    /// Everybody agreed so before the start.
    Agreed,
    /// Somebody asked the adviser, or everybody might have.
    Advice,
    /// A bot of somebody's own took part.
    Machine,
    /// A bot took part of which nobody knows how strong it is.
    Bot,
    /// Fewer than two results are somebody's own, or none is a person's.
    StandIn,
}

impl Unrated {
    /// All there are.
    pub const ALL: [Self; 9] = [
        Self::Solo,
        Self::Position,
        Self::Branch,
        Self::Changed,
        Self::Agreed,
        Self::Advice,
        Self::Machine,
        Self::Bot,
        Self::StandIn,
    ];

    /// The word for it, as it is kept and as the message that explains it is called.
    pub fn word(self) -> &'static str {
        match self {
            Self::Solo => "solo",
            Self::Position => "position",
            Self::Branch => "branch",
            Self::Changed => "changed",
            Self::Agreed => "agreed",
            Self::Advice => "advice",
            Self::Machine => "machine",
            Self::Bot => "bot",
            Self::StandIn => "stand-in",
        }
    }

    /// Whether what was played is the game as it is printed, from its beginning, against somebody.
    fn is_the_game(self) -> bool {
        match self {
            Self::Solo | Self::Position | Self::Branch | Self::Changed => false,
            Self::Agreed | Self::Advice | Self::Machine | Self::Bot | Self::StandIn => true,
        }
    }
}

impl Table {
    /// What this game leaves behind, once it is over. One that was closed leaves nothing: nobody has won or lost it.
    pub fn result(&self) -> Option<GameResult> {
        if self.closed {
            return None;
        }
        let over = self.over()?;
        let ended = self.phase == Phase::Ended;
        let stood_in = self.stood_in();
        let agreed = self.unrated();
        let counts = agreed.is_none_or(Unrated::is_the_game);
        let mut seats: Vec<SeatResult> = Vec::new();
        for (seat, sitting) in self.seats.iter().enumerate() {
            let sheet = over.sheets.iter().find(|sheet| usize::from(sheet.seat) == seat)?;
            let who = match &sitting.chair {
                Chair::Person { id, .. } => Sitter::Person(id.clone()),
                Chair::Bot { level } => Sitter::Bot(*level),
                Chair::Machine { .. } => Sitter::Machine,
                Chair::Open => return None,
            };
            let person = matches!(who, Sitter::Person(_));
            let stand_in = stood_in.contains(&(seat as u8)) && !sitting.resigned;
            seats.push(SeatResult {
                stand_in,
                left: sitting.stand_in.is_some() && self.conceded != Some(seat as u8),
                counts: counts && person && !stand_in,
                rated: agreed.is_none() && !stand_in,
                who,
                place: sheet.place,
                score: sheet.score,
                sheet: if ended && !sitting.resigned { beside(sheet, &over.sheets) } else { Vec::new() },
            });
        }
        let rated = |seat: &&SeatResult| seat.rated;
        let people = seats.iter().filter(rated).any(|seat| matches!(seat.who, Sitter::Person(_)));
        let unrated =
            agreed.or_else(|| (seats.iter().filter(rated).count() < 2 || !people).then_some(Unrated::StandIn));
        if unrated.is_some() {
            for seat in &mut seats {
                seat.rated = false;
            }
        }
        Some(GameResult { at: self.moved_at, unrated, seats })
    }

    /// Why this game will not be rated, as far as that is known from how it was set up and played.
    pub fn unrated(&self) -> Option<Unrated> {
        let chairs = || self.seats.iter().map(|sitting| &sitting.chair);
        let unknown = |chair: &Chair| match chair {
            Chair::Bot { level: Style::Level(_) } | Chair::Open | Chair::Person { .. } | Chair::Machine { .. } => false,
            Chair::Bot { level: Style::Random | Style::Greedy } => true,
        };
        let reasons = [
            (self.seats.len() < 2, Unrated::Solo),
            (!self.opening.position.is_empty(), Unrated::Position),
            (self.opening.origin.is_some(), Unrated::Branch),
            (self.changed, Unrated::Changed),
            (self.opening.unrated, Unrated::Agreed),
            (self.opening.advice || self.advised, Unrated::Advice),
            (chairs().any(Chair::is_machine), Unrated::Machine),
            (chairs().any(unknown), Unrated::Bot),
        ];
        reasons.into_iter().find(|(holds, _)| *holds).map(|(_, why)| why)
    }

    /// The seats of people for which a bot made a choice that stands.
    fn stood_in(&self) -> Vec<u8> {
        let Some(play) = self.play.as_ref().filter(|_| self.hands.iter().any(|hand| hand.bot)) else {
            return Vec::new();
        };
        let choices = play.history(Viewer::Spectator, 0);
        let by_bot = |seat: u8| {
            choices.iter().filter(|entry| entry.deed == Deed::Choice && entry.stands && entry.seat == Some(seat)).any(
                |entry| {
                    let before = self.hands.iter().rfind(|hand| hand.seat == seat && hand.step <= entry.step);
                    before.is_some_and(|hand| hand.bot)
                },
            )
        };
        Seat::all(self.seats.len()).map(number).filter(|seat| by_bot(*seat)).collect()
    }
}

/// The lines of a sheet beside the mean of all that have such a line, a thousand times.
fn beside(sheet: &ScoreSheet, all: &[ScoreSheet]) -> Vec<(Message, i32, i64)> {
    let line = |line: &protocol::ScoreLine| {
        let same = all.iter().flat_map(|sheet| &sheet.lines).filter(|other| other.message == line.message);
        let (sum, count) = same.fold((0, 0), |(sum, count), other| (sum + i64::from(other.points), count + 1));
        (line.message.clone(), line.points, 1000 * sum / i64::max(count, 1))
    };
    sheet.lines.iter().map(line).collect()
}
