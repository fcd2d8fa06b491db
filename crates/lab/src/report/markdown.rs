//! The tables of a study for a Markdown file, and their place in it.

use std::fmt::Write as _;

use shelf::{Message, Tally};
use text::Words;

use crate::compare::{Played, within};
use crate::folder::Manifest;
use crate::report::{Told, levels, percent, signed, told};
use crate::statistics::Finding;
use shelf::{Estimate, wilson};

/// The tables of a study.
pub fn markdown(manifest: &Manifest, tallies: &[Tally], words: Words) -> String {
    let all = Told::all(&manifest.cells, tallies, words);
    let mut text = String::new();
    // Where set-ups or levels differ comes first, as in the report.
    for pair in &within(Played { manifest, tallies }) {
        let (setting, question) = (told::setting(pair, words), told::question(pair, words));
        _ = writeln!(text, "- {setting}: {question} {}", told::answer(pair, words));
    }
    for sentence in levels::told(&all, words) {
        _ = writeln!(text, "- {sentence}");
    }
    for (told, sentence) in all.iter().filter_map(|told| told.few().map(|few| (told, few))) {
        _ = writeln!(text, "- {}, {}: {sentence}", told.game(), told.about());
    }
    let cells: Vec<&Told<'_>> = all.iter().filter(|told| !told.cell.ladder).collect();
    if !cells.is_empty() {
        head(&mut text, words, &["lab-cell", "lab-games", "lab-wins-of-fair", "sim-mean", "lab-endings"]);
        for told in &cells {
            let fair = told.cell.players() as f64;
            let each = |of: &[Estimate], by: f64, digits: usize| {
                of.iter()
                    .map(|one| format!("{:.digits$} ± {:.digits$}", one.value * by, one.error * by))
                    .collect::<Vec<_>>()
                    .join(", ")
            };
            let endings: Vec<String> = told
                .figures
                .endings
                .iter()
                .map(|(reason, games)| format!("{games} × {}", told.ending(reason)))
                .collect();
            row(
                &mut text,
                &[
                    told.about(),
                    told.figures.games.to_string(),
                    if told.cell.players() > 1 { each(&told.figures.wins, fair, 2) } else { "–".to_owned() },
                    each(&told.figures.points, 1.0, 1),
                    endings.join("; "),
                ],
            );
        }
        measures(&mut text, &cells, words);
        things(&mut text, &cells, words);
    }
    let rungs: Vec<&Told<'_>> = all.iter().filter(|told| told.cell.ladder).collect();
    if !rungs.is_empty() {
        head(&mut text, words, &["lab-ladder", "lab-against", "lab-cell", "lab-games", "sim-wins", "lab-interval"]);
        for told in rungs {
            let rate = told.figures.bot_wins[0].value;
            let (low, high) = wilson(rate, told.figures.games);
            row(
                &mut text,
                &[
                    format!("`{}`", told.cell.bots[0]),
                    format!("`{}`", told.cell.bots[1]),
                    words.say(&Message::new("lab-players-count").with("players", told.cell.players())),
                    told.figures.games.to_string(),
                    percent(rate),
                    format!("{}–{}", percent(low), percent(high)),
                ],
            );
        }
    }
    text.trim_start().to_owned()
}

/// One column a cell.
fn measures(text: &mut String, cells: &[&Told<'_>], words: Words) {
    let mut heads = vec![words.word("lab-measure")];
    heads.extend(cells.iter().map(|told| told.about()));
    line(text, &heads);
    let measures: Vec<Vec<(&str, String)>> = cells.iter().map(|told| told.measures()).collect();
    let longest = measures.iter().max_by_key(|rows| rows.len()).cloned().unwrap_or_default();
    for (key, _) in &longest {
        let of = |rows: &Vec<(&str, String)>| {
            rows.iter().find(|(one, _)| one == key).map_or("–".to_owned(), |(_, value)| value.clone())
        };
        let mut cells = vec![words.word(key)];
        cells.extend(measures.iter().map(of));
        row(text, &cells);
    }
}

/// The things whose difference survives the correction, the largest first.
fn things(text: &mut String, cells: &[&Told<'_>], words: Words) {
    let mut marked: Vec<(f64, Vec<String>)> = Vec::new();
    for told in cells {
        for (kind, things) in &told.figures.things {
            let names = told.things(kind);
            for (thing, name) in things.iter().zip(&names).filter(|(thing, _)| thing.marked) {
                let written = |asked: Option<Finding>| {
                    asked.map_or("–".to_owned(), |asked| format!("{} ± {:.1}", signed(asked.value), asked.error))
                };
                let size = [thing.game, thing.taker].into_iter().flatten().map(|asked| asked.value.abs() / asked.error);
                marked.push((
                    size.fold(0.0, f64::max),
                    vec![
                        name.clone(),
                        words.word(&format!("lab-kind-{kind}").replace('_', "-")),
                        told.about(),
                        percent(thing.came),
                        format!("{:.2}", thing.taken),
                        written(thing.game),
                        written(thing.taker),
                    ],
                ));
            }
        }
    }
    if marked.is_empty() {
        return;
    }
    marked.sort_by(|one, other| other.0.total_cmp(&one.0));
    let keys =
        ["lab-thing", "lab-kind", "lab-cell", "lab-came", "lab-taken", "lab-game-difference", "lab-taker-difference"];
    head(text, words, &keys);
    for (_, cells) in marked.iter().take(MOST) {
        row(text, cells);
    }
}

/// So many things are told; the report tells all.
const MOST: usize = 24;

fn head(text: &mut String, words: Words, keys: &[&str]) {
    line(text, &keys.iter().map(|key| words.word(key)).collect::<Vec<_>>());
}

fn line(text: &mut String, heads: &[String]) {
    text.push('\n');
    row(text, heads);
    _ = writeln!(text, "|{}", "---|".repeat(heads.len()));
}

fn row(text: &mut String, cells: &[String]) {
    let cells: Vec<String> = cells.iter().map(|cell| cell.replace('|', "\\|")).collect();
    _ = writeln!(text, "| {} |", cells.join(" | "));
}

/// Puts tables into a text, between `<!-- study: NAME -->` and `<!-- end of study -->`. Nothing if it has no such place.
pub fn into(text: &str, name: &str, tables: &str) -> Option<String> {
    let (begin, end) = (format!("<!-- study: {name} -->\n"), "<!-- end of study -->");
    let from = text.find(&begin)? + begin.len();
    let until = from + text[from..].find(end)?;
    Some(format!("{}\n{}\n{}", &text[..from], tables.trim_end(), &text[until..]))
}

#[cfg(test)]
mod tests {
    use super::into;

    #[test]
    fn tables_go_to_their_place_and_nowhere_else() {
        let text =
            "a\n<!-- study: one -->\nold\n<!-- end of study -->\nb\n<!-- study: two -->\n<!-- end of study -->\n";
        let once = into(text, "one", "| new |\n").expect("there is such a place");
        assert_eq!(once, text.replace("old\n", "\n| new |\n"));
        assert_eq!(into(&once, "one", "| new |\n"), Some(once.clone()), "twice is once");
        assert_eq!(into(text, "three", "x"), None);
    }
}
