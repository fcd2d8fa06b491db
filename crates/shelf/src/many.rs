//! Many games at once, for those who learn from millions of choices: all of them are stepped together, and what their seats
//! see is written into memory of the caller. Games that are over begin anew.
//!
//! Place `p` of `n` plays the games `p`, `p + n`, `p + 2n` … of a series, each with the chance that `lazaret sim` has in it,
//! so that nothing depends on threads or on how long others take.

use bots::{Style, key, whim};
use kernel::{Actions, Bot, Budget, Frame as _, Journal, Live, Options as _, Seat, State, Vantage, Viewer};

use crate::bout::wins;
use crate::columns::{self, ActionColumns};
use crate::shelved::Shelved;

/// Many games at once.
pub trait Many: Send {
    /// What there is to see and to choose from.
    fn shape(&self) -> Shape;

    /// Begins anew, and writes what is seen.
    fn begin(&mut self, threads: usize, sheets: Sheets<'_>);

    /// Plays one choice in each game, by its number, and what follows until somebody is asked again. If a number is none
    /// of a legal choice nothing is played at all.
    fn step(&mut self, choices: &[i64], threads: usize, sheets: Sheets<'_>) -> Result<(), NoChoice>;
}

/// The sizes of the sheets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    /// Games.
    pub games: usize,
    /// Seats of a game.
    pub players: usize,
    /// Columns of what a seat sees.
    pub columns: usize,
    /// Choices that are offered by number.
    pub choices: usize,
    /// Columns of a choice.
    pub choice_columns: usize,
}

/// Where what is seen is written: one row a game.
#[derive(Debug)]
pub struct Sheets<'a> {
    /// What the seat that is asked sees.
    pub observations: &'a mut [f32],
    /// Which numbers are legal choices.
    pub masks: &'a mut [bool],
    /// What each seat has of the win, in the step in which a game ended.
    pub rewards: &'a mut [f32],
    /// Whether a game ended in this step: the rest is of the next one.
    pub done: &'a mut [bool],
    /// Who is asked.
    pub seats: &'a mut [u8],
    /// A row for each legal choice, if anybody wants them; rows beyond are not written.
    pub features: Option<&'a mut [f32]>,
}

/// A number that no legal choice has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoChoice {
    /// The place of the game.
    pub game: usize,
    /// The number.
    pub number: i64,
    /// How many choices there are.
    pub offered: usize,
}

/// A row of each sheet.
struct Lines<'a> {
    observation: &'a mut [f32],
    mask: &'a mut [bool],
    reward: &'a mut [f32],
    done: &'a mut bool,
    seat: &'a mut u8,
    features: Option<&'a mut [f32]>,
}

/// All games of one kind.
pub(crate) struct Hall<G: Shelved> {
    options: G::Options,
    seed: u64,
    /// Who plays the seats that nobody is asked for.
    bots: Vec<Option<Style>>,
    columns: usize,
    tables: Vec<Table<G>>,
    choice_columns: usize,
}

/// A bot in a seat, and how long it thinks; none where somebody is asked.
type Sitting<G> = Option<(Box<dyn Bot<G>>, Budget)>;

/// One of the games.
struct Table<G: Shelved> {
    number: u64,
    seed: [u8; 32],
    state: State<G>,
    step: u64,
    seat: Seat,
    legal: Actions<G>,
    bots: Vec<Sitting<G>>,
    rows: Option<ActionColumns<G>>,
}

impl<G: Shelved> Hall<G> {
    /// So many games; `bots` says which seats nobody is asked for.
    pub(crate) fn new(options: G::Options, games: usize, seed: u64, bots: Vec<Option<Style>>) -> Self {
        let tables = (0..games as u64).map(|number| Table::new(&options, seed, number, &bots)).collect();
        let first = State::<G>::new(&options, &mut Live::new(&key(seed, 0), 0, Journal::Mute));
        let columns = columns::names(&first, options.players()).len();
        let choice_columns = ActionColumns::<G>::new().count();
        Self { options, seed, bots, columns, tables, choice_columns }
    }

    /// Does something with each game and its lines, on so many threads.
    fn each(&mut self, threads: usize, sheets: Sheets<'_>, job: impl Fn(usize, &mut Table<G>, &mut Lines<'_>) + Sync) {
        let Shape { games, players, columns, choices, choice_columns } = self.shape();
        let share = games.div_ceil(threads.clamp(1, games.max(1))).max(1);
        let mut features = sheets.features.map(|features| features.chunks_mut(share * choices * choice_columns));
        let parts = (self.tables.chunks_mut(share))
            .zip(sheets.observations.chunks_mut(share * columns))
            .zip(sheets.masks.chunks_mut(share * choices))
            .zip(sheets.rewards.chunks_mut(share * players))
            .zip(sheets.done.chunks_mut(share))
            .zip(sheets.seats.chunks_mut(share))
            .enumerate();
        let job = &job;
        let work = move |part: usize, tables: &mut [Table<G>], sheets: Sheets<'_>| {
            let mut features = sheets.features.map(|features| features.chunks_mut(choices * choice_columns));
            let rows = (tables.iter_mut())
                .zip(sheets.observations.chunks_mut(columns))
                .zip(sheets.masks.chunks_mut(choices))
                .zip(sheets.rewards.chunks_mut(players))
                .zip(sheets.done)
                .zip(sheets.seats)
                .enumerate();
            for (at, (((((table, observation), mask), reward), done), seat)) in rows {
                let features = features.as_mut().and_then(Iterator::next);
                let mut lines = Lines { observation, mask, reward, done, seat, features };
                job(part * share + at, table, &mut lines);
            }
        };
        std::thread::scope(|scope| {
            for (part, (((((tables, observations), masks), rewards), done), seats)) in parts {
                let features = features.as_mut().and_then(Iterator::next);
                let sheets = Sheets { observations, masks, rewards, done, seats, features };
                if share == games {
                    work(part, tables, sheets);
                } else {
                    scope.spawn(move || work(part, tables, sheets));
                }
            }
        });
    }
}

impl<G: Shelved> Many for Hall<G> {
    fn shape(&self) -> Shape {
        Shape {
            games: self.tables.len(),
            players: self.options.players(),
            columns: self.columns,
            choices: G::WIDEST,
            choice_columns: self.choice_columns,
        }
    }

    fn begin(&mut self, threads: usize, sheets: Sheets<'_>) {
        let (options, seed, bots) = (self.options, self.seed, self.bots.clone());
        self.each(threads, sheets, |place, table, lines| {
            *table = Table::new(&options, seed, place as u64, &bots);
            lines.reward.fill(0.0);
            *lines.done = false;
            table.write(options.players(), lines);
        });
    }

    fn step(&mut self, choices: &[i64], threads: usize, sheets: Sheets<'_>) -> Result<(), NoChoice> {
        assert_eq!(choices.len(), self.tables.len(), "one choice a game");
        for (game, (table, &number)) in self.tables.iter().zip(choices).enumerate() {
            let offered = table.legal.len().min(G::WIDEST);
            if usize::try_from(number).is_ok_and(|number| number < offered) {
                continue;
            }
            return Err(NoChoice { game, number, offered });
        }
        let (options, seed, bots) = (self.options, self.seed, self.bots.clone());
        let (players, apart) = (options.players(), self.tables.len() as u64);
        self.each(threads, sheets, |place, table, lines| {
            let number = usize::try_from(choices[place]).expect("every number was found to be a choice");
            let chosen = table.legal[number];
            lines.reward.fill(0.0);
            *lines.done = false;
            table.enter(chosen);
            while !table.settle(players) {
                lines.reward.copy_from_slice(&wins(&table.state, players));
                *lines.done = true;
                table.begin(&options, seed, table.number + apart, &bots);
            }
            table.write(players, lines);
        });
        Ok(())
    }
}

impl<G: Shelved> Table<G> {
    /// The game with this number, at its first question for somebody who is no bot.
    fn new(options: &G::Options, seed: u64, number: u64, bots: &[Option<Style>]) -> Self {
        let chance = key(seed, number);
        let state = State::new(options, &mut Live::new(&chance, 0, Journal::Mute));
        let mut table = Self {
            number,
            seed: chance,
            state,
            step: 0,
            seat: Seat::default(),
            legal: Vec::new(),
            bots: seated(seed, number, bots),
            rows: None,
        };
        table.settle(options.players());
        table
    }

    /// Clears the table for the game with this number.
    fn begin(&mut self, options: &G::Options, seed: u64, number: u64, bots: &[Option<Style>]) {
        self.number = number;
        self.seed = key(seed, number);
        self.state = State::new(options, &mut Live::new(&self.seed, 0, Journal::Mute));
        self.step = 0;
        self.bots = seated(seed, number, bots);
    }

    fn enter(&mut self, action: G::Action) {
        self.step += 1;
        self.state.play_unchecked(self.seat, action, &mut Live::new(&self.seed, self.step, Journal::Mute));
    }

    /// Plays on until somebody is asked who has something to choose; says whether anybody is.
    fn settle(&mut self, players: usize) -> bool {
        loop {
            let asked = self.state.asked();
            let Some(seat) = asked.first() else { return false };
            self.seat = seat;
            self.state.legal(seat, &mut self.legal);
            let forced = self.legal.len() == 1
                && asked.len() == 1
                && self.state.frame().is_some_and(|frame| frame.may_hasten(self.state.board()));
            let bot = self.bots[seat.index()].as_mut();
            let action = match (forced || bot.is_some() && self.legal.len() == 1, bot) {
                (true, _) => self.legal[0],
                (false, Some((bot, budget))) => bot.choose(Vantage::new(&self.state, seat, players), *budget),
                (false, None) => return true,
            };
            self.enter(action);
        }
    }

    /// Writes what the seat that is asked sees and may choose.
    fn write(&mut self, players: usize, lines: &mut Lines<'_>) {
        *lines.seat = self.seat.index() as u8;
        columns::observe(&self.state, players, Viewer::Seat(self.seat), lines.observation);
        let offered = self.legal.len().min(G::WIDEST);
        lines.mask[..offered].fill(true);
        lines.mask[offered..].fill(false);
        if let Some(features) = &mut lines.features {
            let rows = self.rows.get_or_insert_with(ActionColumns::new);
            for (&action, row) in self.legal.iter().zip(features.chunks_exact_mut(rows.count())) {
                rows.write(action, row);
            }
        }
    }
}

/// The bots of a game, with the whims that they have in this game of `lazaret sim`.
fn seated<G: Shelved>(seed: u64, game: u64, styles: &[Option<Style>]) -> Vec<Sitting<G>> {
    let bot = |(seat, style): (usize, &Option<Style>)| {
        style.map(|style| (style.bot(whim(seed, game, seat)), style.budget::<G>()))
    };
    styles.iter().enumerate().map(bot).collect()
}
