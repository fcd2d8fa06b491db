//! The report: one file that opens anywhere, light and dark, with everything inside.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use shelf::{Message, Tally};
use text::Words;

use crate::answer::Answer;
use crate::compare::{Pair, Played, within};
use crate::crew::{Crew, Helper};
use crate::folder::Manifest;
use crate::report::curves::curves;
use crate::report::{Told, levels, percent, plot, signed, told};
use crate::statistics::Finding;
use crate::study::Study;
use crate::things::ThingFigures;
use shelf::wilson;

/// A report stays below this, in bytes.
const LARGEST: usize = 1_000_000;
/// What the records in it may take.
const RECORDS: usize = 350_000;

const STYLE: &str = "\
:root{color-scheme:light dark;--ink:#222;--paper:#fdfbf6;--bar:#7a9;--line:#888;--mark:#a33}\
@media(prefers-color-scheme:dark){:root{--ink:#ddd;--paper:#1b1a18;--bar:#586;--line:#888;--mark:#e77}}\
body{font:16px/1.45 system-ui,sans-serif;color:var(--ink);background:var(--paper);max-width:70rem;margin:2rem auto;padding:0 1rem}\
table{border-collapse:collapse;margin:.6rem 0;font-variant-numeric:tabular-nums}\
td,th{padding:.1rem .7rem .1rem 0;text-align:right;border-bottom:1px solid #8884;font-weight:400}\
td:first-child,th:first-child{text-align:left}th{color:var(--line)}a{color:inherit}\
.plots{display:flex;flex-wrap:wrap;gap:1.5rem}figure{margin:0}figcaption{color:var(--line);font-size:.85rem}\
svg{max-width:100%;height:auto}svg text{fill:currentColor;font-size:12px;text-anchor:middle}svg .l{text-anchor:start}svg .r{text-anchor:end}\
dt{font-weight:600;margin-top:.7rem}dd{margin:0}\
svg rect,svg circle{fill:var(--bar)}svg path{stroke:currentColor;fill:none}svg .b{fill:var(--bar);opacity:.35;stroke:none}svg .p{fill:var(--paper);stroke:currentColor;stroke-width:2}svg .e{stroke:var(--mark);stroke-dasharray:4 3}\
.m{color:var(--mark)}.record{display:none}.record:target{display:block}pre{white-space:pre-wrap;max-height:30rem;overflow:auto}";

/// Text in HTML.
pub(crate) fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// The report of a study. Games with patched cards are played again for it by processes that `helper` starts.
pub fn html(manifest: &Manifest, tallies: &[Tally], words: Words, helper: &Helper) -> String {
    let told = Told::all(&manifest.cells, tallies, words);
    let records = Records::new(manifest, &told, helper);
    let pairs = within(Played { manifest, tallies });
    let whole = page(manifest, &told, &pairs, &records, words, false);
    if whole.len() < LARGEST {
        return whole;
    }
    // A large study shows of its things those that differ; the rest is in the JSON lines.
    page(manifest, &told, &pairs, &records, words, true)
}

fn page(
    manifest: &Manifest,
    told: &[Told<'_>],
    pairs: &[Pair],
    records: &Records,
    words: Words,
    short: bool,
) -> String {
    let mut page = format!(
        "<!doctype html><html lang=\"{}\"><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">\
         <title>{title}</title><style>{STYLE}</style><h1>{title}</h1>",
        words.lang(),
        title = escape(&manifest.title),
    );
    answers(&mut page, told, pairs, words);
    _ = write!(page, "<p>{}</p><p>{}</p>", escape(&made(manifest, words)), escape(&words.word("lab-legend")));
    if short {
        _ = write!(page, "<p>{}</p>", escape(&words.word("lab-short")));
    }
    contents(&mut page, told);
    curves(&mut page, told, words);
    side_by_side(&mut page, pairs, words);
    ladders(&mut page, told, words);
    for (number, told) in told.iter().enumerate() {
        cell(&mut page, told, number, short);
    }
    records.write(&mut page, told, words);
    _ = writeln!(page, "<h2>{}</h2><pre>{}</pre></html>", escape(&words.word("lab-study")), escape(&manifest.study));
    page
}

/// By which program, and which rules and data of each game.
fn made(manifest: &Manifest, words: Words) -> String {
    let version = manifest.program.as_str();
    let program = match &manifest.commit {
        Some(commit) => Message::new("lab-made-at").with("version", version).with("commit", commit.as_str()),
        None => Message::new("lab-made").with("version", version),
    };
    let games = manifest.games.iter().map(|(game, played)| {
        Message::new("lab-rules-of")
            .with("game", words.word(&format!("{game}-title")).as_str())
            .with("rules", i64::from(played.rules))
            .with("data", played.data.as_str())
    });
    std::iter::once(program).chain(games).map(|message| words.say(&message)).collect::<Vec<_>>().join(" ")
}

/// What is asked, and the answers.
fn answers(page: &mut String, told: &[Told<'_>], pairs: &[Pair], words: Words) {
    page.push_str("<dl>");
    for (number, pair) in pairs.iter().enumerate() {
        _ = write!(
            page,
            "<dt><a href=\"#p{number}\">{}</a> {}<dd>{}",
            escape(&told::setting(pair, words)),
            escape(&told::question(pair, words)),
            escape(&told::answer(pair, words))
        );
    }
    let asked = words.word("lab-question-seats");
    for (number, told) in told.iter().enumerate() {
        if !Answer::asks_seats(told.cell) {
            continue;
        }
        let answer = Answer::of_seats(told.cell, told.tally);
        let said = answer.map_or_else(|| told::few(told.figures.games, words), |answer| told::seats(&answer, words));
        _ = write!(
            page,
            "<dt><a href=\"#c{number}\">{}: {}</a> {}<dd>{}",
            escape(&told.game()),
            escape(&told.about()),
            escape(&asked),
            escape(&said)
        );
    }
    page.push_str("</dl>\n");
    let levels = levels::told(told, words);
    if !levels.is_empty() {
        _ = write!(page, "<h2>{}</h2><ul>", escape(&words.word("lab-levels")));
        for sentence in levels {
            _ = write!(page, "<li>{}", escape(&sentence));
        }
        page.push_str("</ul>");
    }
}

/// The set-ups of the study against each other.
fn side_by_side(page: &mut String, pairs: &[Pair], words: Words) {
    for (number, pair) in pairs.iter().enumerate() {
        _ = write!(
            page,
            "<h2 id=\"p{number}\">{}: {}</h2><p>{} {}</p>",
            escape(&told::setting(pair, words)),
            escape(&told::question(pair, words)),
            escape(&told::answer(pair, words)),
            escape(&told::deals(pair, words))
        );
        if pair.answer.is_some() {
            table(page, words, &told::HEADS);
            for cells in told::differences(pair, words) {
                row(page, &cells.iter().map(|cell| escape(cell)).collect::<Vec<_>>());
            }
            page.push_str("</table>");
        }
    }
}

fn contents(page: &mut String, told: &[Told<'_>]) {
    page.push_str("<ul>");
    for (number, told) in told.iter().enumerate() {
        _ = write!(page, "<li><a href=\"#c{number}\">{}: {}</a>", escape(&told.game()), escape(&told.about()));
    }
    page.push_str("</ul>");
}

/// Each level against the next.
fn ladders(page: &mut String, told: &[Told<'_>], words: Words) {
    let rungs: Vec<&Told<'_>> = told.iter().filter(|told| told.cell.ladder).collect();
    if rungs.is_empty() {
        return;
    }
    _ = write!(page, "<h2>{}</h2>", escape(&words.word("lab-ladder")));
    table(page, words, &["lab-cell", "sim-bot", "lab-against", "lab-games", "sim-wins", "lab-interval"]);
    for told in rungs {
        let (low, high) = wilson(told.figures.bot_wins[0].value, told.figures.games);
        row(
            page,
            &[
                escape(&format!("{}, {}", told.game(), told.cell.options)),
                told.cell.bots[0].to_string(),
                told.cell.bots[1].to_string(),
                told.figures.games.to_string(),
                percent(told.figures.bot_wins[0].value),
                format!("{}–{}", percent(low), percent(high)),
            ],
        );
    }
    page.push_str("</table>");
}

fn cell(page: &mut String, told: &Told<'_>, number: usize, short: bool) {
    let (words, figures) = (told.words, &told.figures);
    let link = |what: &str, text: String| Records::link(told, number, what, text);
    _ = write!(page, "<h2 id=\"c{number}\">{}: {}</h2>", escape(&told.game()), escape(&told.about()));
    let head = Message::new("lab-head")
        .with("games", i64::try_from(figures.games).unwrap_or(i64::MAX))
        .with("seed", told.cell.seed.to_string().as_str())
        .with("fingerprint", figures.fingerprint.as_str());
    _ = write!(page, "<p>{}</p>", escape(&words.say(&head)));
    if let Some(few) = told.few() {
        _ = write!(page, "<p>{}</p>", escape(&few));
    }
    if told.cell.vow.is_some() {
        let kept = Message::new("lab-vow-kept")
            .with("bound", i64::try_from(figures.vows.bound).unwrap_or(i64::MAX))
            .with("turned", i64::try_from(figures.vows.turned).unwrap_or(i64::MAX))
            .with("helpless", i64::try_from(figures.vows.helpless).unwrap_or(i64::MAX));
        _ = write!(page, "<p>{}</p>", escape(&words.say(&kept)));
    }
    if !told.cell.changes.is_empty() {
        _ = write!(page, "<pre>{}</pre>", escape(&told.cell.changes.join("\n")));
    }
    let players = told.cell.players();
    table(page, words, &["sim-seat", "sim-wins", "lab-interval", "lab-of-fair", "sim-mean", "lab-error"]);
    for seat in 0..players {
        let (wins, points) = (figures.wins[seat], figures.points[seat]);
        let (low, high) = wilson(wins.value, figures.games);
        row(
            page,
            &[
                (seat + 1).to_string(),
                link(&format!("seat {seat}"), percent(wins.value)),
                format!("{}–{}", percent(low), percent(high)),
                format!("{:.2}", wins.value * players as f64),
                format!("{:.2}", points.value),
                format!("{:.2}", points.error),
            ],
        );
    }
    page.push_str("</table>");
    if told.cell.rotate {
        bots(page, told);
    }
    page.push_str("<div class=\"plots\">");
    if players > 1 {
        let seats: Vec<(String, f64)> =
            figures.wins.iter().enumerate().map(|(seat, wins)| ((seat + 1).to_string(), wins.value)).collect();
        figure(
            page,
            &words.word("lab-plot-wins"),
            &plot::bars(&words.word("lab-plot-wins"), &seats, figures.games, 1.0 / players as f64),
        );
    }
    let turns: Vec<(i64, u64)> =
        told.tally.turns.iter().map(|(&turns, &games)| (i64::try_from(turns).unwrap_or(i64::MAX), games)).collect();
    figure(page, &words.word("lab-plot-turns"), &plot::histogram(&words.word("lab-plot-turns"), &turns));
    let winners: Vec<(i64, u64)> = told.tally.winners.iter().map(|(&points, &games)| (points, games)).collect();
    figure(page, &words.word("lab-plot-winners"), &plot::histogram(&words.word("lab-plot-winners"), &winners));
    page.push_str("</div>");
    table(page, words, &["lab-measure", "lab-value"]);
    for (key, value) in told.measures() {
        row(page, &[escape(&words.word(key)), value]);
    }
    for (reason, games) in &figures.endings {
        let part = *games as f64 / figures.games.max(1) as f64;
        row(page, &[escape(&told.ending(reason)), link(&format!("ending {reason}"), percent(part))]);
    }
    for (notation, lists) in &figures.never {
        let never = Message::new("lab-never").with("choice", notation.as_str());
        row(page, &[escape(&words.say(&never)), lists.to_string()]);
    }
    page.push_str("</table>");
    for (kind, things) in &figures.things {
        kinds(page, told, kind, things, &link, short);
    }
}

fn bots(page: &mut String, told: &Told<'_>) {
    let (words, figures) = (told.words, &told.figures);
    table(page, words, &["sim-bot", "sim-wins", "lab-interval", "sim-mean", "lab-error"]);
    for (number, bot) in told.cell.bots.iter().enumerate() {
        let (wins, points) = (figures.bot_wins[number], figures.bot_points[number]);
        let (low, high) = wilson(wins.value, figures.games);
        row(
            page,
            &[
                bot.to_string(),
                percent(wins.value),
                format!("{}–{}", percent(low), percent(high)),
                format!("{:.2}", points.value),
                format!("{:.2}", points.error),
            ],
        );
    }
    page.push_str("</table>");
}

/// The things of one kind, those that never came too; a kind of which none ever came is not in these games.
fn kinds(
    page: &mut String,
    told: &Told<'_>,
    kind: &str,
    things: &[ThingFigures],
    link: &dyn Fn(&str, String) -> String,
    short: bool,
) {
    let shown = |thing: &ThingFigures| thing.marked || !short;
    if things.iter().all(|thing| thing.came <= 0.0) || !things.iter().any(shown) {
        return;
    }
    let (words, names) = (told.words, told.things(kind));
    _ = write!(page, "<h3>{}</h3>", escape(&words.word(&format!("lab-kind-{kind}").replace('_', "-"))));
    table(
        page,
        words,
        &["lab-thing", "lab-came", "lab-taken", "lab-wins-with", "lab-game-difference", "lab-taker-difference"],
    );
    let mut forest = Vec::new();
    for (number, (thing, name)) in things.iter().zip(&names).enumerate().filter(|(_, (thing, _))| shown(thing)) {
        let mark = if thing.marked { "<span class=\"m\"> ●</span>" } else { "" };
        let remark = |thing: &ThingFigures| {
            thing
                .remark
                .map_or_else(String::new, |remark| format!(" <small>{}</small>", escape(&words.word(remark.key()))))
        };
        let difference = |asked: Option<Finding>| {
            asked.map_or("–".to_owned(), |asked| format!("{} ± {:.1}", signed(asked.value), asked.error))
        };
        row(
            page,
            &[
                format!("{}{mark}", escape(name)) + &remark(thing),
                link(&format!("{kind} {number}"), percent(thing.came)),
                format!("{:.2}", thing.taken),
                thing.wins.map_or("–".to_owned(), percent),
                difference(thing.game),
                difference(thing.taker),
            ],
        );
        if let Some(asked) = thing.taker.or(thing.game) {
            forest.push((name.clone(), asked));
        }
    }
    page.push_str("</table>");
    if !short && forest.len() > 1 {
        let taken = things.iter().any(|thing| thing.taker.is_some());
        let title = words.word(if taken { "lab-taker-difference" } else { "lab-game-difference" });
        figure(page, &title, &plot::forest(&title, &forest));
    }
}

pub(crate) fn figure(page: &mut String, caption: &str, svg: &str) {
    _ = write!(page, "<figure>{svg}<figcaption>{}</figcaption></figure>", escape(caption));
}

fn table(page: &mut String, words: Words, heads: &[&str]) {
    page.push_str("<table><tr>");
    for head in heads {
        _ = write!(page, "<th>{}", escape(&words.word(head)));
    }
    page.push('\n');
}

fn row(page: &mut String, cells: &[String]) {
    page.push_str("<tr>");
    for cell in cells {
        _ = write!(page, "<td>{cell}");
    }
    page.push('\n');
}

/// The command that shows a game on the board, in the folder of the report.
fn shows(cell: usize, game: u64) -> String {
    format!("lazaret open . --cell {} --game {game}", cell + 1)
}

/// Games that show a number, each with the command that opens it on the board; the records of those that fit are inside.
#[derive(Default)]
struct Records(Vec<(usize, u64, Option<String>)>);

impl Records {
    fn new(manifest: &Manifest, told: &[Told<'_>], helper: &Helper) -> Self {
        let Ok(study) = Study::read(&manifest.study) else { return Self::default() };
        let mut crew = Crew::new(&study, helper);
        let (mut games, mut size) = (Vec::new(), 0);
        // One record a cell after the other, so that every cell has some.
        let mut wanted: Vec<(usize, usize, u64)> = Vec::new();
        for (number, told) in told.iter().enumerate() {
            let shown: BTreeSet<u64> = told.tally.shown.values().copied().collect();
            wanted.extend(shown.into_iter().enumerate().map(|(rank, game)| (rank, number, game)));
        }
        wanted.sort_unstable();
        for (_, number, game) in wanted {
            let record = if size < RECORDS { crew.record(number, game).ok() } else { None };
            size += record.as_ref().map_or(0, String::len);
            games.push((number, game, record.filter(|_| size < RECORDS)));
        }
        Self(games)
    }

    /// A number with a link to a game that shows it.
    fn link(told: &Told<'_>, number: usize, what: &str, text: String) -> String {
        let Some(&game) = told.tally.shown.get(what) else { return text };
        format!("<a href=\"#r{number}-{game}\" title=\"{}\">{text}</a>", shows(number, game))
    }

    fn write(&self, page: &mut String, told: &[Told<'_>], words: Words) {
        _ = write!(
            page,
            "<h2>{}</h2><p id=\"again\">{}</p>",
            escape(&words.word("lab-records")),
            escape(&words.word("lab-again"))
        );
        for (number, game, record) in &self.0 {
            _ = write!(
                page,
                "<div class=\"record\" id=\"r{number}-{game}\"><h3>{}: {} ({game})</h3><p><code>{}</code></p>",
                escape(&told[*number].game()),
                escape(&told[*number].about()),
                shows(*number, *game),
            );
            if let Some(record) = record {
                _ = write!(page, "<pre>{}</pre>", escape(record));
            }
            page.push_str("</div>");
        }
    }
}
