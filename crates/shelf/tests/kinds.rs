//! The table of every kind of choice in `docs/choices.md` says what previews show: `LAZARET_RENEW=1` writes it anew.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use protocol::{Preview, Stop};
use shelf::{Level, Seat, Style, Title, Viewer};

const PAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/choices.md");
const BEGIN: &str = "<!-- kinds: begin -->\n";
const END: &str = "<!-- kinds: end -->";
/// Games of each title, and previews of each kind in a game.
const GAMES: u64 = 2;
const TRIED: u32 = 12;

/// What previews can show, in the order of the table.
const PARTS: [&str; 5] = ["what happens", "figures", "points", "loss", "ends at chance"];

/// What the previews of a kind have shown.
#[derive(Default)]
struct Shown {
    tried: u32,
    parts: [bool; PARTS.len()],
}

impl Shown {
    fn add(&mut self, preview: &Preview) {
        let parts = [
            !preview.events.is_empty(),
            !preview.changes.is_empty(),
            preview.points.is_some(),
            !preview.lost.is_empty(),
            preview.stop == Stop::Chance,
        ];
        self.parts.iter_mut().zip(parts).for_each(|(shown, part)| *shown |= part);
    }

    fn words(&self) -> String {
        let parts: Vec<&str> =
            PARTS.into_iter().zip(self.parts).filter_map(|(word, shown)| shown.then_some(word)).collect();
        if parts.is_empty() { "what is asked next".to_owned() } else { parts.join(", ") }
    }
}

/// The rows of a game: quick bots play, every kind of choice is previewed as it is offered.
fn rows(title: &dyn Title) -> String {
    let mut kinds: BTreeMap<String, Shown> = BTreeMap::new();
    let style = Style::Level(Level::at(4));
    for number in 0..GAMES {
        let players = 2 + number;
        let (mut play, _) =
            title.start(&format!("players={players}"), shelf::key(77, number)).expect("so many can play");
        for shown in kinds.values_mut() {
            shown.tried = 0;
        }
        while let Some(&seat) = play.asked().first() {
            let offer = play.offer(Viewer::Seat(seat));
            for option in &offer.options {
                let (_, kind) = option.label.key.split_once("-action-").unwrap_or(("", "what waits"));
                let shown = kinds.entry(kind.to_owned()).or_default();
                if shown.tried < TRIED {
                    shown.tried += 1;
                    shown.add(&play.preview(seat, &option.action).unwrap_or_else(|why| panic!("{}", why.message.key)));
                }
            }
            let seed = play.step() as u64;
            let choice = play.thinker(seat, style, seed, None)();
            play.play(Seat::new(seat.index()), &choice).expect("bots choose what is legal");
        }
    }
    let name = title.id();
    kinds.iter().fold(String::new(), |mut rows, (kind, shown)| {
        writeln!(rows, "| {name} | `{kind}` | {} |", shown.words()).expect("a string takes all");
        rows
    })
}

#[test]
fn every_kind_of_choice_has_its_row() {
    let table: String = shelf::titles().iter().map(|title| rows(*title)).collect();
    let table = format!("| game | choice | its preview shows |\n|---|---|---|\n{table}");
    let page = std::fs::read_to_string(PAGE).expect("the page");
    let (before, rest) = page.split_once(BEGIN).expect("the table begins");
    let (found, after) = rest.split_once(END).expect("the table ends");
    if std::env::var_os("LAZARET_RENEW").is_some() {
        std::fs::write(PAGE, format!("{before}{BEGIN}{table}{END}{after}")).expect("the page is written");
        return;
    }
    assert!(found == table, "docs/choices.md is old: LAZARET_RENEW=1 cargo test -p shelf --test kinds\n{table}");
}
