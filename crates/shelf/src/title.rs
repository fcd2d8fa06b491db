//! A game on the shelf: the box, not a game in play.

use std::marker::PhantomData;
use std::time::Duration;

use bots::{
    Aim, ArenaReport, BenchRow, Block, Calibration, Entrant, Found, KeepRecord, Level, Rung, Series, SimReport, Style,
    Tally,
};
use kernel::script::{Case, Laid, Lesson, ScriptError, Vocabulary, run, try_lesson, try_puzzle, vocabulary};
use kernel::{Counted, Event as _, Message, OptionSpec, Options as _, Record, Say as _, Session, options};
use protocol::{LessonRequest, PatchedValue};

use crate::bout::{self, Bout, Mind};
use crate::climber::{Climber, Slope};
use crate::columns::ActionColumns;
use crate::lessons::{self, LessonCard, Material, Taught};
use crate::many::{Hall, Many};
use crate::patch;
use crate::play::{Open, Play};
use crate::puzzles::{self, PuzzleCard};
use crate::shelved::{Shelved, Thing};
use crate::shown::{LoadError, Played, say_divergence};
use crate::typescript;

/// A game on the shelf.
pub trait Title: Sync + Send {
    /// The word for the game in commands, records and message keys.
    fn id(&self) -> &'static str;

    /// The version of the rules; records of another version are not loaded.
    fn rules_version(&self) -> u32;

    /// What can be agreed before a game, `players` first.
    fn options(&self) -> &'static [OptionSpec];

    /// The player counts there are, smallest first.
    fn players(&self) -> Vec<usize>;

    /// Every reason for which a game can end, as words of message keys.
    fn endings(&self) -> &'static [&'static str];

    /// Options as they are kept: `players` always, the others where they differ from the default.
    fn canonical(&self, options: &str) -> Result<String, Message>;

    /// How many seats a table with these options has.
    fn seats(&self, options: &str) -> Result<usize, Message>;

    /// Begins a game. Also says what happened by itself: the set-up, then choices that had no alternative.
    fn start(&self, options: &str, seed: [u8; 32]) -> Result<(Box<dyn Play>, Vec<Played>), Message>;

    /// Begins a game from a position: what stands behind `given` in a script, a line each.
    fn start_from(
        &self,
        options: &str,
        position: &[String],
        seed: [u8; 32],
    ) -> Result<(Box<dyn Play>, Vec<Played>), Message>;

    /// Whether a position can be laid out; if not, where and why.
    fn possible(&self, options: &str, position: &[String]) -> Result<(), Message>;

    /// Takes up a game from its record.
    fn load(&self, record: &str) -> Result<Box<dyn Play>, LoadError>;

    /// The rulebook for people in this language, as Markdown; English if there is none in it.
    fn rulebook(&self, language: &str) -> &'static str;

    /// The specification, `rules.md`: rules, rulings and test vectors with their ids.
    fn rules(&self) -> &'static str;

    /// Everything in the data files that has a name.
    fn things(&self) -> Vec<Thing>;

    /// The TypeScript types of the view, the events, the things and the options: a file of the page.
    fn typescript(&self) -> String;

    /// Plays a case of a script in the check language. `keys` are those of the game's events and reasons.
    fn check(&self, case: &Case, keys: &[&str]) -> Result<(), ScriptError>;

    /// Tries every way through a lesson. `unsaid` names a language in which a message is missing.
    fn check_lesson(&self, lesson: &Lesson, unsaid: &dyn Fn(&str) -> Option<String>) -> Result<(), ScriptError>;

    /// The lessons, in order.
    fn lessons(&self) -> Vec<LessonCard>;

    /// Tries a puzzle: the best choices solve it, every other legal one is weighed.
    fn check_puzzle(&self, puzzle: &Lesson, unsaid: &dyn Fn(&str) -> Option<String>) -> Result<(), ScriptError>;

    /// The puzzles, in order.
    fn puzzles(&self) -> Vec<PuzzleCard>;

    /// What is worth solving in one game of a series between bots.
    fn find_puzzles(&self, options: &str, seed: u64, game: u64) -> Result<Vec<Found>, Message>;

    /// A lesson or a puzzle after these choices of the learner, the last of which may be answered and taken back; none if
    /// there is no such lesson.
    fn lesson(&self, id: &str, request: &LessonRequest) -> Option<Result<Box<dyn Taught>, Message>> {
        self.material(id).map(|material| self.teach(&material, request))
    }

    /// The lesson or the puzzle with this word.
    fn material(&self, id: &str) -> Option<Material>;

    /// A lesson or a puzzle, this game's own or another, after these choices.
    fn teach(&self, material: &Material, request: &LessonRequest) -> Result<Box<dyn Taught>, Message>;

    /// The words of the check language for this game.
    fn vocabulary(&self) -> Vocabulary;

    /// Plays a series of games between bots: one entrant a seat.
    fn sim(
        &self,
        options: &str,
        entrants: &[Entrant],
        series: Series<'_>,
        keep: Option<KeepRecord<'_>>,
    ) -> Result<SimReport, Message>;

    /// Lets bots meet in rotating seats: one entrant a seat.
    fn arena(&self, options: &str, entrants: &[Entrant], series: Series<'_>) -> Result<ArenaReport, Message>;

    /// A climb to better weights, at its beginning.
    fn climber(&self, level: Level, seed: u64, rounds: u64, games: u64) -> Box<dyn Climber>;

    /// Whether the judgement promises what then happens, and the file of weights that would fit best.
    fn calibrate(&self, options: &str, level: Level, series: Series<'_>) -> Result<(Calibration, String), Message>;

    /// The file of weights in which each level is one step above the level below. Each rung is told as it is found.
    fn place_levels(&self, aim: Aim, series: Series<'_>, told: &dyn Fn(&Rung)) -> Result<String, Message>;

    /// Plays a block of a series and measures it: one bot a seat.
    fn measure(&self, options: &str, block: Block<'_>) -> Result<Tally, Message>;

    /// The record of one game of a series that was measured.
    fn measured(&self, options: &str, block: Block<'_>, game: u64) -> Result<String, Message>;

    /// What studies count, as the data files declare it.
    fn counted(&self) -> &'static [Counted];

    /// The ends of the keys of all events.
    fn events(&self) -> &'static [&'static str];

    /// A number that changes with the data files.
    fn data_hash(&self) -> u64;

    /// Lays a patch over the data, for the whole process and before anything is played: the text of the patch, and what it
    /// is called. It is checked as the data files are and tried in random games; the same one again changes nothing.
    fn patch(&self, name: &str, text: &str) -> Result<(), LoadError>;

    /// Whether a patch fits the data, without laying it in, and its changes in the one spelling that records have.
    fn spelled(&self, name: &str, text: &str) -> Result<Vec<String>, LoadError>;

    /// What the patch of this process changes.
    fn differences(&self) -> Vec<PatchedValue>;

    /// Measures the game at each player count, every figure over at least `time`.
    fn bench(&self, time: Duration) -> Vec<BenchRow>;

    /// Begins a game for machines.
    fn bout(&self, options: &str, seed: [u8; 32]) -> Result<Box<dyn Bout>, Message>;

    /// Begins many of them at once; one entry a seat: a bot that plays it, or none if it is asked.
    fn many(&self, options: &str, games: usize, seed: u64, bots: Vec<Option<Style>>) -> Result<Box<dyn Many>, Message>;

    /// A bot of ours for games for machines.
    fn mind(&self, style: Style, seed: u64) -> Box<dyn Mind>;

    /// The names of the columns in which a seat sees a table with these options.
    fn columns(&self, options: &str) -> Result<Vec<String>, Message>;

    /// The names of the columns of a choice.
    fn choice_columns(&self) -> Vec<String>;

    /// The most choices that are offered by number.
    fn widest(&self) -> usize;
}

/// The box of a game.
pub(crate) struct Boxed<G>(PhantomData<G>);

impl<G> Boxed<G> {
    pub(crate) const NEW: Self = Self(PhantomData);
}

fn read<G: Shelved>(options: &str) -> Result<G::Options, Message> {
    options::parse(options).map_err(|error| error.say())
}

/// One entrant a seat, or what is wrong.
fn seated<G: Shelved>(options: &G::Options, entrants: usize) -> Result<(), Message> {
    let players = options.players();
    if entrants == players {
        return Ok(());
    }
    Err(Message::new("bots-count").with("bots", entrants).with("players", players))
}

/// A game just begun, with what happened by itself.
fn begun<G: Shelved>(session: Session<G>, played: Vec<kernel::Played<G>>) -> (Box<dyn Play>, Vec<Played>) {
    let play = Open::<G>::new(session);
    let (before, set_up) = play.set_up();
    let mut all = vec![set_up];
    all.extend(play.show(before, played));
    (Box::new(play), all)
}

impl<G: Shelved> Title for Boxed<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn rules_version(&self) -> u32 {
        G::RULES
    }

    fn options(&self) -> &'static [OptionSpec] {
        G::Options::SPECS
    }

    fn players(&self) -> Vec<usize> {
        let spec = G::Options::SPECS.iter().find(|spec| spec.key == "players").expect("every game has `players`");
        spec.values.iter().map(|value| value.parse().expect("every value of `players` is a number")).collect()
    }

    fn endings(&self) -> &'static [&'static str] {
        G::ENDINGS
    }

    fn canonical(&self, options: &str) -> Result<String, Message> {
        read::<G>(options).map(|options| options::write(&options))
    }

    fn seats(&self, options: &str) -> Result<usize, Message> {
        read::<G>(options).map(|options| options.players())
    }

    fn start(&self, options: &str, seed: [u8; 32]) -> Result<(Box<dyn Play>, Vec<Played>), Message> {
        let (session, _, played) = Session::<G>::start(read::<G>(options)?, seed);
        Ok(begun(session, played))
    }

    fn start_from(
        &self,
        options: &str,
        position: &[String],
        seed: [u8; 32],
    ) -> Result<(Box<dyn Play>, Vec<Played>), Message> {
        let options = read::<G>(options)?;
        let laid = Laid::read(&options, position).map_err(|fault| fault.say())?;
        let (session, _, played) = Session::<G>::from_position(options, laid, seed);
        Ok(begun(session, played))
    }

    fn possible(&self, options: &str, position: &[String]) -> Result<(), Message> {
        Laid::<G>::read(&read::<G>(options)?, position).map(|_| ()).map_err(|fault| fault.say())
    }

    fn load(&self, record: &str) -> Result<Box<dyn Play>, LoadError> {
        let (record, lines) = Record::<G>::parse(record).map_err(|error| LoadError {
            line: error.line,
            column: error.column,
            step: None,
            message: error.say(),
        })?;
        let session = Session::replay(record).map_err(|divergence| LoadError {
            line: lines.get(divergence.step).or(lines.last()).copied().unwrap_or(1),
            column: 1,
            step: Some(divergence.step),
            message: say_divergence(&divergence.kind),
        })?;
        Ok(Box::new(Open::new(session)))
    }

    fn rulebook(&self, language: &str) -> &'static str {
        G::rulebook(language)
    }

    fn rules(&self) -> &'static str {
        G::RULES_TEXT
    }

    fn things(&self) -> Vec<Thing> {
        G::things()
    }

    fn typescript(&self) -> String {
        typescript::file::<G>()
    }

    fn check(&self, case: &Case, keys: &[&str]) -> Result<(), ScriptError> {
        run::<G>(case, keys)
    }

    fn check_lesson(&self, lesson: &Lesson, unsaid: &dyn Fn(&str) -> Option<String>) -> Result<(), ScriptError> {
        try_lesson::<G>(lesson, unsaid, &lessons::other::<G>)
    }

    fn lessons(&self) -> Vec<LessonCard> {
        lessons::cards::<G>()
    }

    fn check_puzzle(&self, puzzle: &Lesson, unsaid: &dyn Fn(&str) -> Option<String>) -> Result<(), ScriptError> {
        try_puzzle::<G>(puzzle, unsaid, &lessons::other::<G>)
    }

    fn puzzles(&self) -> Vec<PuzzleCard> {
        puzzles::cards::<G>()
    }

    fn find_puzzles(&self, options: &str, seed: u64, game: u64) -> Result<Vec<Found>, Message> {
        Ok(bots::puzzles::<G>(&read::<G>(options)?, seed, game))
    }

    fn material(&self, id: &str) -> Option<Material> {
        lessons::material::<G>(id)
    }

    fn teach(&self, material: &Material, request: &LessonRequest) -> Result<Box<dyn Taught>, Message> {
        lessons::teach::<G>(material, request)
    }

    fn vocabulary(&self) -> Vocabulary {
        vocabulary::<G>()
    }

    fn sim(
        &self,
        options: &str,
        entrants: &[Entrant],
        series: Series<'_>,
        keep: Option<KeepRecord<'_>>,
    ) -> Result<SimReport, Message> {
        let options = read::<G>(options)?;
        seated::<G>(&options, entrants.len())?;
        bots::sim::<G>(&options, entrants, series, keep)
    }

    fn arena(&self, options: &str, entrants: &[Entrant], series: Series<'_>) -> Result<ArenaReport, Message> {
        let options = read::<G>(options)?;
        seated::<G>(&options, entrants.len())?;
        bots::arena::<G>(&options, entrants, series)
    }

    fn climber(&self, level: Level, seed: u64, rounds: u64, games: u64) -> Box<dyn Climber> {
        Box::new(Slope::<G>::new(bots::Climb::new::<G>(level, seed, rounds, games)))
    }

    fn calibrate(&self, options: &str, level: Level, series: Series<'_>) -> Result<(Calibration, String), Message> {
        let found = bots::calibrate::<G>(&read::<G>(options)?, level, series)?;
        let weights = bots::Weights { trust: G::weights().trust.with(found.players, found.fitted), ..*G::weights() };
        Ok((found, weights.write::<G>()))
    }

    fn place_levels(&self, aim: Aim, series: Series<'_>, told: &dyn Fn(&Rung)) -> Result<String, Message> {
        Ok(bots::place::<G>(aim, series, told)?.write::<G>())
    }

    fn measure(&self, options: &str, block: Block<'_>) -> Result<Tally, Message> {
        let options = read::<G>(options)?;
        seated::<G>(&options, block.bots.len())?;
        Ok(bots::measure::<G>(&options, G::COUNTED, block))
    }

    fn measured(&self, options: &str, block: Block<'_>, game: u64) -> Result<String, Message> {
        let options = read::<G>(options)?;
        seated::<G>(&options, block.bots.len())?;
        Ok(bots::record::<G>(&options, block, game))
    }

    fn counted(&self) -> &'static [Counted] {
        G::COUNTED
    }

    fn events(&self) -> &'static [&'static str] {
        G::Event::KEYS
    }

    fn data_hash(&self) -> u64 {
        G::DATA_HASH
    }

    fn patch(&self, name: &str, text: &str) -> Result<(), LoadError> {
        patch::lay_in::<G>(name, text)
    }

    fn spelled(&self, name: &str, text: &str) -> Result<Vec<String>, LoadError> {
        patch::read::<G>(name, text).map(|patched| patched.patch().lines.clone())
    }

    fn differences(&self) -> Vec<PatchedValue> {
        patch::differences::<G>()
    }

    fn bench(&self, time: Duration) -> Vec<BenchRow> {
        bots::by_players::<G::Options>().iter().map(|options| bots::bench::<G>(options, time)).collect()
    }

    fn bout(&self, options: &str, seed: [u8; 32]) -> Result<Box<dyn Bout>, Message> {
        Ok(Box::new(bout::Open::<G>::new(read::<G>(options)?, seed)))
    }

    fn many(&self, options: &str, games: usize, seed: u64, bots: Vec<Option<Style>>) -> Result<Box<dyn Many>, Message> {
        let options = read::<G>(options)?;
        seated::<G>(&options, bots.len())?;
        Ok(Box::new(Hall::<G>::new(options, games, seed, bots)))
    }

    fn mind(&self, style: Style, seed: u64) -> Box<dyn Mind> {
        Box::new(bout::Thinking::<G>::new(style, seed))
    }

    fn columns(&self, options: &str) -> Result<Vec<String>, Message> {
        Ok(bout::Open::<G>::new(read::<G>(options)?, [0; 32]).names())
    }

    fn choice_columns(&self) -> Vec<String> {
        ActionColumns::<G>::new().names().to_vec()
    }

    fn widest(&self) -> usize {
        G::WIDEST
    }
}
