//! A study: what is played, how often, and with which chance.

use serde::{Deserialize, Serialize};
use shelf::{Block, LoadError, Message, Style, Title, UnknownLevel};

use crate::place::{Result, Table, Text, Trouble, Value};

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
    /// The point of the other sweep, where two numbers make a map.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub across: Option<Sweep>,
    /// What some of its bots have sworn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub vow: Option<Vow>,
}

/// What some bots must take whenever they can, or must never.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Vow {
    /// What kind of thing.
    pub kind: String,
    /// Which one, from 0.
    pub number: usize,
    /// What it is called in the data.
    pub thing: String,
    /// The bots that swore it, from 0.
    pub bots: Vec<usize>,
    /// Whether they must take it; they must not otherwise.
    pub takes: bool,
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
    across: Option<Sweep>,
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
        let vow = self.vow.as_ref().map(|vow| vow.for_bots(self.title()));
        Block { bots: &self.bots, seed: self.seed, from, until, rotate: self.rotate, close: self.close, vow }
    }

    /// Whether another cell is of the same sweep: the same numbers over their ranges, and nothing else that differs.
    pub(crate) fn sweeps_with(&self, other: &Self) -> bool {
        let of = |sweep: &Option<Sweep>| sweep.as_ref().map(|sweep| sweep.of.clone());
        (of(&self.sweep), of(&self.across)) == (of(&other.sweep), of(&other.across))
            && (&self.game, &self.options, &self.bots, self.ladder, &self.vow)
                == (&other.game, &other.options, &other.bots, other.ladder, &other.vow)
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

impl Vow {
    fn for_bots(&self, title: &dyn Title) -> shelf::Vow<'_> {
        let counted = title.counted().iter().find(|counted| counted.kind == self.kind);
        shelf::Vow {
            counted: counted.expect("the kind was found when the study was read"),
            number: self.number,
            thing: &self.thing,
            bots: &self.bots,
            takes: self.takes,
        }
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
                "take",
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
        let take = series.get("take").map(|take| taking(title, &take.table()?)).transpose()?;
        for (cards, agreed) in decks.iter().flat_map(|cards| agreed.iter().map(move |agreed| (cards, agreed))) {
            let players = title.seats(agreed).map_err(|message| series.trouble(message))?;
            let vows = take.as_ref().map_or(Ok(vec![None]), |take| take.vows(players))?;
            let some = take.as_ref().is_some_and(|take| take.bots.as_ref().is_some_and(|bots| bots.len() < players));
            let cell = |bots: Vec<Style>, ladder: bool, vow: Option<Vow>| {
                let mixed = some || bots.iter().any(|bot| *bot != bots[0]);
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
                    across: cards.across.clone(),
                    vow,
                }
            };
            for bots in &bots {
                let bots = seated(bots, players)?;
                cells.extend(vows.iter().map(|vow| cell(bots.clone(), false, vow.clone())));
            }
            for pair in rungs.windows(2).filter(|_| players > 1) {
                let mut bots = vec![pair[0]; players];
                bots[0] = pair[1];
                cells.push(cell(bots, true, None));
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
        (None, Some(sweep)) => match &sweep.each()[..] {
            [sweep] => swept(title, &sweep.table()?),
            [sweep, across] => mapped(title, &sweep.table()?, &across.table()?),
            _ => Err(sweep.trouble(Message::new("lab-sweep-two-at-most"))),
        },
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
        found.push(Cards { patch, changes, ..Cards::default() });
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
        found.push(Cards { patch, changes, sweep: Some(Sweep { of: of.clone(), at: number }), across: None });
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

/// Two numbers, each over its range, in every combination.
fn mapped(title: &dyn Title, sweep: &Table<'_>, across: &Table<'_>) -> Result<Vec<Cards>> {
    let (rows, columns) = (swept(title, sweep)?, swept(title, across)?);
    if rows[0].sweep.as_ref().map(|sweep| &sweep.of) == columns[0].sweep.as_ref().map(|sweep| &sweep.of) {
        return Err(across.trouble(Message::new("lab-sweep-twice")));
    }
    let mut found = Vec::new();
    for (row, column) in rows.iter().flat_map(|row| columns.iter().map(move |column| (row, column))) {
        let parts = |of: &dyn Fn(&Cards) -> Vec<String>| [of(row), of(column)].concat();
        let names = parts(&|cards| if cards.patch.is_empty() { Vec::new() } else { vec![cards.patch.clone()] });
        let (patch, lines) = (names.join(", "), parts(&|cards| cards.changes.clone()));
        // Two numbers may be wrong together where each alone is not.
        let changes = if lines.is_empty() { Ok(lines) } else { title.spelled(&patch, &lines.join("\n")) };
        let changes = changes.map_err(|error| across.trouble(wrong_patch(&patch, error)))?;
        found.push(Cards { patch, changes, sweep: row.sweep.clone(), across: column.sweep.clone() });
    }
    Ok(found)
}

/// What is sworn in a series: `{ thing = "class.witch", bots = 1, as = ["may", "must", "must not"] }`.
struct Taking {
    kind: String,
    number: usize,
    thing: String,
    bots: Option<Vec<(usize, Trouble)>>,
    ways: Vec<Option<bool>>,
}

fn taking(title: &dyn Title, take: &Table<'_>) -> Result<Taking> {
    take.only(&["thing", "bots", "as"])?;
    let named = take.need("thing")?;
    let text = named.text()?;
    let kinds = title.counted().iter().filter(|counted| !counted.taken.is_empty());
    let things = kinds.clone().flat_map(|counted| {
        let things = title.things().into_iter().filter(|thing| thing.kind == counted.kind);
        things.enumerate().map(|(number, thing)| (counted.kind, number, thing.id))
    });
    let Some((kind, number, thing)) = things
        .clone()
        .find(|(kind, _, id)| text.strip_prefix(kind).and_then(|rest| rest.strip_prefix('.')) == Some(*id))
    else {
        // The things of the kind that is named, or the kinds.
        let of_kind = things.filter(|(kind, ..)| text.split('.').next() == Some(*kind));
        let mut known: Vec<String> = of_kind.map(|(kind, _, id)| format!("{kind}.{id}")).collect();
        if known.is_empty() {
            known = kinds.map(|counted| format!("{}.…", counted.kind)).collect();
        }
        let known: Vec<shelf::Arg> = known.iter().map(|known| known.as_str().into()).collect();
        return Err(named.trouble(Message::new("lab-no-thing").with("thing", text.as_str()).with("known", known)));
    };
    let bot = |value: &Value<'_>| {
        let number = value.number(1)?;
        let none =
            value.trouble(Message::new("lab-no-such-bot").with("number", i64::try_from(number).unwrap_or(i64::MAX)));
        Ok((usize::try_from(number).unwrap_or(usize::MAX) - 1, none))
    };
    let bots = take.get("bots").map(|bots| bots.each().iter().map(bot).collect::<Result<Vec<_>>>()).transpose()?;
    let way = |value: &Value<'_>| match value.text()?.as_str() {
        "may" => Ok(None),
        "must" => Ok(Some(true)),
        "must not" => Ok(Some(false)),
        _ => Err(value.trouble(Message::new("lab-no-way-to-take"))),
    };
    let ways = take.get("as").map(|ways| ways.each().iter().map(way).collect::<Result<Vec<_>>>()).transpose()?;
    let ways = ways.unwrap_or_else(|| vec![None, Some(true), Some(false)]);
    Ok(Taking { kind: kind.to_owned(), number, thing: thing.to_owned(), bots, ways })
}

impl Taking {
    /// What is sworn, way by way, at a table of so many.
    fn vows(&self, players: usize) -> Result<Vec<Option<Vow>>> {
        let mut bots: Vec<usize> = Vec::new();
        for (bot, none) in self.bots.iter().flatten() {
            if *bot >= players {
                return Err(none.clone());
            }
            bots.push(*bot);
        }
        if self.bots.is_none() {
            bots = (0..players).collect();
        }
        bots.sort_unstable();
        bots.dedup();
        let vow = |takes: bool| Vow {
            kind: self.kind.clone(),
            number: self.number,
            thing: self.thing.clone(),
            bots: bots.clone(),
            takes,
        };
        Ok(self.ways.iter().map(|way| way.map(vow)).collect())
    }
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
