//! The rules of one game at one version, with their types forgotten: what it takes to play it and to be taught it. It asks
//! for nothing else of the shelf, so that a package (docs/engines.md) holds nothing else.

use kernel::script::Laid;
use kernel::{Message, OptionSpec, Options as _, Record, Say as _, Session, options};
use protocol::LessonRequest;

use crate::lessons::{self, LessonCard, Material, Taught};
use crate::open::Open;
use crate::play::Play;
use crate::puzzles::{self, PuzzleCard};
use crate::shelved::Shelved;
use crate::shown::{LoadError, Played, say_divergence};
use crate::title::Boxed;

/// Starts and takes up games.
pub trait Engine: Sync + Send {
    /// The word for the game in commands, records and message keys.
    fn id(&self) -> &'static str;

    /// The version of the rules; records of another version are not loaded.
    fn rules_version(&self) -> u32;

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
}

/// Teaches the game it plays.
pub trait School: Engine {
    /// What can be agreed before a game, `players` first.
    fn options(&self) -> &'static [OptionSpec];

    /// The lessons, in order.
    fn lessons(&self) -> Vec<LessonCard>;

    /// The puzzles, in order.
    fn puzzles(&self) -> Vec<PuzzleCard>;

    /// A lesson or a puzzle after these choices of the learner, the last of which may be answered and taken back; none if
    /// there is no such lesson.
    fn lesson(&self, id: &str, request: &LessonRequest) -> Option<Result<Box<dyn Taught>, Message>> {
        self.material(id).map(|material| self.teach(&material, request))
    }

    /// The lesson or the puzzle with this word.
    fn material(&self, id: &str) -> Option<Material>;

    /// A lesson or a puzzle, this game's own or another, after these choices.
    fn teach(&self, material: &Material, request: &LessonRequest) -> Result<Box<dyn Taught>, Message>;
}

pub(crate) fn read<G: Shelved>(options: &str) -> Result<G::Options, Message> {
    options::parse(options).map_err(|error| error.say())
}

/// A game as its record plays it.
pub(crate) fn replayed<G: Shelved>(record: &str) -> Result<Session<G>, LoadError> {
    let (record, lines) = Record::<G>::parse(record).map_err(|error| LoadError {
        line: error.line,
        column: error.column,
        step: None,
        message: error.say(),
    })?;
    Session::replay(record).map_err(|divergence| LoadError {
        line: lines.get(divergence.step).or(lines.last()).copied().unwrap_or(1),
        column: 1,
        step: Some(divergence.step),
        message: say_divergence(&divergence.kind),
    })
}

/// A game just begun, with what happened by itself.
fn begun<G: Shelved>(session: Session<G>, played: Vec<kernel::Played<G>>) -> (Box<dyn Play>, Vec<Played>) {
    let mut play = Open::<G>::new(session);
    let mut telling = play.untold();
    let (before, set_up) = play.set_up(&mut telling);
    let mut all = vec![set_up];
    all.extend(play.show(before, telling, played));
    (Box::new(play), all)
}

impl<G: Shelved> Engine for Boxed<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn rules_version(&self) -> u32 {
        G::RULES
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
        Ok(Box::new(Open::new(replayed::<G>(record)?)))
    }
}

impl<G: Shelved> School for Boxed<G> {
    fn options(&self) -> &'static [OptionSpec] {
        G::Options::SPECS
    }

    fn lessons(&self) -> Vec<LessonCard> {
        lessons::cards::<G>()
    }

    fn puzzles(&self) -> Vec<PuzzleCard> {
        puzzles::cards::<G>()
    }

    fn material(&self, id: &str) -> Option<Material> {
        lessons::material::<G>(id)
    }

    fn teach(&self, material: &Material, request: &LessonRequest) -> Result<Box<dyn Taught>, Message> {
        lessons::teach::<G>(material, request)
    }
}
