//! A study: what is played, how often, and with which chance.

use serde::{Deserialize, Serialize};
use shelf::{Block, LoadError, Message, Style, Title, UnknownLevel};

use crate::place::{Result, Table, Text, Value};

/// A study as its file says it.
#[derive(Clone, PartialEq, Debug)]
pub struct Study {
    /// What it is called.
    pub title: String,
    /// The text of the file.
    pub text: String,
    /// What is played.
    pub cells: Vec<Cell>,
}

/// A game with its options and bots, played many times.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Cell {
    /// The game.
    pub game: String,
    /// Its options, as they are kept.
    pub options: String,
    /// The bots, in the order of the seats of the first game.
    pub bots: Vec<Style>,
    /// How many games.
    pub games: u64,
    /// Where chance comes from.
    pub seed: u64,
    /// Whether the bots change seats from game to game.
    pub rotate: bool,
    /// Every so many games one is looked at closely.
    pub close: u64,
    /// Whether it is a rung of a ladder: one bot against others of the level below.
    pub ladder: bool,
    /// What the patch is called that it is played with; nothing for what is printed.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub patch: String,
    /// What the patch changes, as records spell it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub changes: Vec<String>,
    /// The point of a sweep that it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sweep: Option<Sweep>,
}

/// A point of a sweep: one number of the data, over a range.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sweep {
    /// The path of the number, as in a patch.
    pub of: String,
    /// What it is here.
    pub at: u64,
}

/// The cards that a cell is played with.
#[derive(Clone, Default)]
struct Cards {
    patch: String,
    changes: Vec<String>,
    sweep: Option<Sweep>,
}

impl Cell {
    /// The game of the cell.
    pub fn title(&self) -> &'static dyn Title {
        shelf::title(&self.game).expect("the game was found when the study was read")
    }

    /// How many seats there are.
    pub fn players(&self) -> usize {
        self.bots.len()
    }

    /// How many games a block has: one takes some seconds at most, so that little is lost when a study is stopped.
    pub fn block_size(&self) -> u64 {
        match self.bots.iter().max() {
            None => 1,
            Some(Style::Random) => 500,
            Some(Style::Greedy) => 50,
            Some(Style::Level(level)) => match level.number() {
                12 => 1,
                11 => 2,
                8..=10 => 10,
                _ => 50,
            },
        }
    }

    /// How many blocks there are.
    pub fn blocks(&self) -> u64 {
        self.games.div_ceil(self.block_size())
    }

    /// A block by its number.
    pub fn block(&self, number: u64) -> Block<'_> {
        let from = number * self.block_size();
        let until = (from + self.block_size()).min(self.games);
        Block { bots: &self.bots, seed: self.seed, from, until, rotate: self.rotate, close: self.close }
    }

    /// The bots: one name if all are alike.
    pub fn bot_words(&self) -> String {
        if self.bots.iter().all(|bot| *bot == self.bots[0]) {
            return self.bots[0].name();
        }
        self.bots.iter().map(|bot| bot.name()).collect::<Vec<_>>().join(", ")
    }

    /// Makes its patch that of this process, if it has one.
    pub fn lay_in(&self) -> std::result::Result<(), Message> {
        if self.changes.is_empty() {
            return Ok(());
        }
        let wrong = |error: LoadError| wrong_patch(&self.patch, error);
        self.title().patch(&self.patch, &self.changes.join("\n")).map_err(wrong)
    }
}

impl Study {
    /// Reads a study.
    pub fn read(text: &str) -> Result<Self> {
        let table = Text(text).parse()?;
        table.only(&["title", "seed", "games", "close", "patches", "series"])?;
        let title = table.need("title")?.text()?;
        let common = Common::default().or(&table)?;
        let patches = table.get("patches").map(|patches| patches.table()).transpose()?;
        let mut cells = Vec::new();
        for series in table.need("series")?.each() {
            let series = series.table()?;
            series.only(&[
                "game", "players", "options", "bots", "ladder", "rotate", "seed", "games", "close", "patches", "sweep",
            ])?;
            common.or(&series)?.cells(&series, patches.as_ref(), &mut cells)?;
        }
        Ok(Self { title, text: text.to_owned(), cells })
    }
}

/// What a series takes from the head of the study unless it says otherwise.
#[derive(Clone, Copy)]
struct Common {
    seed: u64,
    games: u64,
    close: u64,
}

impl Default for Common {
    fn default() -> Self {
        Self { seed: 1347, games: 1000, close: 50 }
    }
}

impl Common {
    fn or(self, table: &Table<'_>) -> Result<Self> {
        let number =
            |key: &str, least: u64, otherwise: u64| table.get(key).map_or(Ok(otherwise), |value| value.number(least));
        Ok(Self {
            seed: number("seed", 0, self.seed)?,
            games: number("games", 1, self.games)?,
            close: number("close", 0, self.close)?,
        })
    }

    /// The cells of a series: patches × player counts × options × bots, then the rungs of the ladder.
    fn cells(self, series: &Table<'_>, patches: Option<&Table<'_>>, cells: &mut Vec<Cell>) -> Result<()> {
        let game = series.need("game")?;
        let id = game.text()?;
        let Some(title) = shelf::title(&id) else {
            let known: Vec<shelf::Arg> = shelf::titles().iter().map(|title| title.id().into()).collect();
            return Err(game.trouble(Message::new("terminal-no-game").with("game", id.as_str()).with("games", known)));
        };
        let counts = match series.get("players") {
            Some(players) => players.each(),
            None => Vec::new(),
        };
        let options = series.get("options").map_or(Vec::new(), |options| options.each());
        let rotate = series.get("rotate").map(|rotate| rotate.flag()).transpose()?;
        let bots = series.get("bots").map_or(Vec::new(), |bots| bots.each());
        let ladder = series.get("ladder").map_or(Vec::new(), |ladder| ladder.each());
        let rungs = ladder.iter().map(style).collect::<Result<Vec<_>>>()?;
        if bots.is_empty() && rungs.len() < 2 {
            return Err(series.trouble(Message::new("lab-no-bots")));
        }
        let agreed = agreed(title, &counts, &options, series)?;
        let decks = decks(title, series, patches)?;
        for (cards, agreed) in decks.iter().flat_map(|cards| agreed.iter().map(move |agreed| (cards, agreed))) {
            let players = title.seats(agreed).map_err(|message| series.trouble(message))?;
            let cell = |bots: Vec<Style>, ladder: bool| {
                let mixed = bots.iter().any(|bot| *bot != bots[0]);
                let Self { seed, games, close } = self;
                Cell {
                    game: id.clone(),
                    options: agreed.clone(),
                    bots,
                    games,
                    seed,
                    rotate: ladder || rotate.unwrap_or(mixed),
                    close,
                    ladder,
                    patch: cards.patch.clone(),
                    changes: cards.changes.clone(),
                    sweep: cards.sweep.clone(),
                }
            };
            for bots in &bots {
                cells.push(cell(seated(bots, players)?, false));
            }
            for pair in rungs.windows(2).filter(|_| players > 1) {
                let mut bots = vec![pair[0]; players];
                bots[0] = pair[1];
                cells.push(cell(bots, true));
            }
        }
        Ok(())
    }
}

/// The cards that the cells of a series are played with: those of its patches or of its sweep, or what is printed.
fn decks(title: &dyn Title, series: &Table<'_>, patches: Option<&Table<'_>>) -> Result<Vec<Cards>> {
    match (series.get("patches"), series.get("sweep")) {
        (None, None) => Ok(vec![Cards::default()]),
        (Some(names), None) => named_patches(title, &names, patches),
        (None, Some(sweep)) => swept(title, &sweep.table()?),
        (Some(_), Some(sweep)) => Err(sweep.trouble(Message::new("lab-sweep-or-patches"))),
    }
}

fn named_patches(title: &dyn Title, names: &Value<'_>, patches: Option<&Table<'_>>) -> Result<Vec<Cards>> {
    let mut found = Vec::new();
    for value in names.each() {
        let patch = value.text()?;
        let changes = if patch.is_empty() {
            Vec::new()
        } else {
            let text = patches.and_then(|patches| patches.get(&patch));
            let text = text.ok_or_else(|| value.trouble(Message::new("lab-no-patch").with("patch", patch.as_str())))?;
            title.spelled(&patch, &text.text()?).map_err(|error| text.trouble(wrong_patch(&patch, error)))?
        };
        found.push(Cards { patch, changes, sweep: None });
    }
    Ok(found)
}

/// One number over a range, what is printed among it: `{ of = "PATH", over = [1, 2, 4], printed = 3 }`.
fn swept(title: &dyn Title, sweep: &Table<'_>) -> Result<Vec<Cards>> {
    sweep.only(&["of", "over", "printed"])?;
    let (of, printed) = (sweep.need("of")?.text()?, sweep.need("printed")?);
    let (at, over) = (printed.number(0)?, sweep.need("over")?);
    let short = of.rsplit('.').take(2).collect::<Vec<_>>().into_iter().rev().collect::<Vec<_>>().join(".");
    let mut found = vec![Cards { sweep: Some(Sweep { of: of.clone(), at }), ..Cards::default() }];
    for value in over.each() {
        let number = value.number(0)?;
        if found.iter().any(|cards| cards.sweep.as_ref().is_some_and(|sweep| sweep.at == number)) {
            continue;
        }
        let patch = format!("{short} = {number}");
        let changes = title.spelled(&patch, &format!("{of} = {number}"));
        let changes = changes.map_err(|error| value.trouble(wrong_patch(&patch, error)))?;
        found.push(Cards { patch, changes, sweep: Some(Sweep { of: of.clone(), at: number }) });
    }
    if found.len() < 2 {
        return Err(over.trouble(Message::new("lab-sweep-two")));
    }
    // What is printed is no change: where it would be one, something else is printed.
    if title.spelled("printed", &format!("{of} = {at}")).is_ok() {
        let wrong = Message::new("lab-not-printed").with("path", of.as_str()).with("value", at.to_string().as_str());
        return Err(printed.trouble(wrong));
    }
    found.sort_by_key(|cards| cards.sweep.as_ref().map(|sweep| sweep.at));
    Ok(found)
}

fn wrong_patch(name: &str, error: LoadError) -> Message {
    Message::new("lab-wrong-patch")
        .with("patch", name)
        .with("line", error.line)
        .with("column", error.column)
        .with("why", error.message)
}

/// Every way to agree on the options: counts of players times options.
fn agreed(title: &dyn Title, counts: &[Value<'_>], options: &[Value<'_>], series: &Table<'_>) -> Result<Vec<String>> {
    let mut texts: Vec<(String, Option<&Value<'_>>)> = Vec::new();
    if options.is_empty() {
        texts.push((String::new(), None));
    }
    for options in options {
        texts.push((options.text()?, Some(options)));
    }
    let mut agreed = Vec::new();
    for (text, value) in texts {
        let trouble = |message| {
            value.map_or_else(|| series.trouble(Message::clone(&message)), |value| value.trouble(message.clone()))
        };
        if counts.is_empty() {
            agreed.push(title.canonical(&text).map_err(trouble)?);
        }
        for count in counts {
            let players = count.number(1)?;
            if !title.players().contains(&usize::try_from(players).unwrap_or(usize::MAX)) {
                let message = Message::new("lab-players").with("players", i64::try_from(players).unwrap_or(i64::MAX));
                return Err(count.trouble(message));
            }
            agreed.push(title.canonical(&format!("{text},players={players}")).map_err(trouble)?);
        }
    }
    Ok(agreed)
}

/// One bot for all seats, or one a seat: `11,greedy,greedy`.
fn seated(value: &Value<'_>, players: usize) -> Result<Vec<Style>> {
    let text = value.word()?;
    let levels = text.split(',').map(|word| named(value, word.trim())).collect::<Result<Vec<_>>>()?;
    match levels[..] {
        [level] => Ok(vec![level; players]),
        _ if levels.len() == players => Ok(levels),
        _ => Err(value.trouble(Message::new("bots-count").with("bots", levels.len()).with("players", players))),
    }
}

fn style(value: &Value<'_>) -> Result<Style> {
    named(value, &value.word()?)
}

fn named(value: &Value<'_>, word: &str) -> Result<Style> {
    word.parse().map_err(|unknown: UnknownLevel| value.trouble(unknown.say(word)))
}
