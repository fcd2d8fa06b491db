//! Sweeps: a number over a range, and what it does to the game.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use shelf::{Brief, Message};
use text::Words;

use crate::compare::about;
use crate::measures::{What, measures};
use crate::report::html::{escape, figure};
use crate::report::{Told, plot, told};
use shelf::Estimate;

/// The sweeps of a study, a curve for each figure that they are about.
pub(super) fn curves(page: &mut String, all: &[Told<'_>], words: Words) {
    let mut seen: Vec<&Told<'_>> = Vec::new();
    for first in all {
        let Some(sweep) = &first.cell.sweep else { continue };
        let same = |other: &&Told<'_>| first.cell.sweeps_with(other.cell);
        if seen.iter().any(same) {
            continue;
        }
        seen.push(first);
        let points: Vec<&Told<'_>> = all.iter().filter(same).collect();
        let (title, legend) = match &first.cell.across {
            None => (Message::new("lab-sweep").with("path", sweep.of.as_str()), "lab-curve"),
            Some(across) => {
                let map = Message::new("lab-map").with("path", sweep.of.as_str()).with("other", across.of.as_str());
                (map, "lab-map-legend")
            }
        };
        _ = write!(
            page,
            "<h2>{}: {}, {}</h2><p>{}</p><div class=\"plots\">",
            escape(&first.game()),
            escape(&first.setting()),
            escape(&words.say(&title)),
            escape(&words.word(legend))
        );
        for (what, points) in figures(&points) {
            let name = told::name(&what, told::cards(first.cell), words);
            let drawn = if first.cell.across.is_some() { plot::map } else { plot::curve };
            figure(page, &name, &drawn(&name, &points, what.is_part()));
        }
        page.push_str("</div>");
    }
}

/// What is told of a sweep: how the things that it changes are taken and won with, the length, and the points of the winner.
fn figures(points: &[&Told<'_>]) -> Vec<(What, Vec<plot::Point>)> {
    let (mut concerned, mut found) = (BTreeSet::new(), Vec::<(What, Vec<plot::Point>)>::new());
    for pair in points.windows(2) {
        concerned.extend(about(pair[0].cell, pair[1].cell));
    }
    for told in points {
        let games: Vec<(u64, &Brief)> = told.tally.each.iter().map(|(&game, brief)| (game, brief)).collect();
        let at = told.cell.sweep.as_ref().map_or(0, |sweep| sweep.at);
        for (what, sample) in measures(told.cell, &games, &BTreeSet::new()) {
            let wanted = match what.thing() {
                Some((kind, number)) => concerned.contains(&(kind.to_owned(), number)),
                None => matches!(what, What::Turns | What::Winner),
            };
            let Some(sample) = sample.filter(|_| wanted) else { continue };
            let across = told.cell.across.as_ref().map_or(0, |sweep| sweep.at);
            let (of, reach) = (sample.estimate(), sample.reach());
            let point = plot::Point { at, across, of, reach, printed: told.cell.changes.is_empty() };
            match found.iter_mut().find(|(known, _)| *known == what) {
                Some((_, curve)) => curve.push(point),
                None => found.push((what, vec![point])),
            }
        }
    }
    // A figure that never moves says nothing.
    found.retain(|(_, curve)| {
        curve.len() > 1 && curve.iter().any(|point| point.of != Estimate::sure(curve[0].of.value))
    });
    found
}
