//! Plots as inline SVG, drawn in the colours of the page around them.

use std::fmt::Write as _;

use crate::report::html::escape;
use crate::statistics::Finding;
use shelf::{Estimate, wilson};

const WIDTH: f64 = 340.0;
const HEIGHT: f64 = 150.0;
/// Room for the words under and beside a plot.
const FOOT: f64 = 18.0;

fn open(title: &str, width: f64, height: f64) -> String {
    format!(
        "<svg viewBox=\"0 0 {width:.0} {height:.0}\" width=\"{width:.0}\" height=\"{height:.0}\" role=\"img\"><title>{}</title>",
        escape(title)
    )
}

/// Parts of so many games as bars with their 95 % intervals (Wilson), and a line where all would be equal.
pub(super) fn bars(title: &str, bars: &[(String, f64)], games: u64, even: f64) -> String {
    let top = bars.iter().map(|(_, bar)| wilson(*bar, games).1).fold(even, f64::max).max(1e-9) * 1.05;
    let step = WIDTH / bars.len().max(1) as f64;
    let y = |value: f64| (HEIGHT - FOOT) * (1.0 - value.max(0.0) / top);
    let mut svg = open(title, WIDTH, HEIGHT);
    for (at, (name, bar)) in bars.iter().enumerate() {
        let (x, middle) = (at as f64 * step, (at as f64 + 0.5) * step);
        let (low, high) = wilson(*bar, games);
        _ = write!(
            svg,
            "<rect x=\"{:.0}\" y=\"{:.0}\" width=\"{:.0}\" height=\"{:.0}\"/><path d=\"M{middle:.0} {:.0}V{:.0}\"/>\
             <text x=\"{middle:.0}\" y=\"{:.0}\">{}</text>",
            x + step * 0.2,
            y(*bar),
            step * 0.6,
            HEIGHT - FOOT - y(*bar),
            y(low),
            y(high),
            HEIGHT - 4.0,
            escape(name),
        );
    }
    _ = write!(svg, "<path class=\"e\" d=\"M0 {0:.0}H{WIDTH}\"/></svg>", y(even));
    svg
}

/// A histogram of whole numbers; long ones are gathered into at most forty bins.
pub(super) fn histogram(title: &str, counts: &[(i64, u64)]) -> String {
    let (Some(&(first, _)), Some(&(last, _))) = (counts.first(), counts.last()) else { return String::new() };
    let wide = ((last - first + 1) / 40 + 1).max(1);
    let mut bins = vec![0_u64; usize::try_from((last - first) / wide + 1).unwrap_or(1)];
    for &(value, count) in counts {
        bins[usize::try_from((value - first) / wide).unwrap_or(0)] += count;
    }
    let most = bins.iter().copied().max().unwrap_or(1).max(1) as f64;
    let step = WIDTH / bins.len() as f64;
    let mut svg = open(title, WIDTH, HEIGHT);
    for (at, &count) in bins.iter().enumerate().filter(|(_, count)| **count > 0) {
        let height = (HEIGHT - FOOT) * count as f64 / most;
        _ = write!(
            svg,
            "<rect x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{height:.1}\"/>",
            at as f64 * step,
            HEIGHT - FOOT - height,
            (step - 1.0).max(1.0),
        );
    }
    _ = write!(
        svg,
        "<text class=\"l\" x=\"0\" y=\"{0:.0}\">{first}</text><text class=\"r\" x=\"{WIDTH}\" y=\"{0:.0}\">{last}</text></svg>",
        HEIGHT - 4.0
    );
    svg
}

/// A point of a curve.
#[derive(Clone, Copy, Debug)]
pub(super) struct Point {
    pub(super) at: u64,
    /// The other number, where two make a map.
    pub(super) across: u64,
    pub(super) of: Estimate,
    /// Half the width of its 95 % interval.
    pub(super) reach: f64,
    /// Whether it is what is printed.
    pub(super) printed: bool,
}

/// A figure over a range with its 95 % band; what is printed is a ring.
pub(super) fn curve(title: &str, points: &[Point], part: bool) -> String {
    const SIDE: f64 = 52.0;
    let ends = |sign: f64| move |point: &Point| point.of.value + sign * point.reach;
    let low = points.iter().map(ends(-1.0)).fold(f64::MAX, f64::min);
    let high = points.iter().map(ends(1.0)).fold(f64::MIN, f64::max);
    let (first, last) = (points.iter().map(|point| point.at).min(), points.iter().map(|point| point.at).max());
    let (Some(first), Some(last)) = (first, last) else { return String::new() };
    let x = |at: u64| SIDE + 8.0 + (WIDTH - SIDE - 16.0) * (at - first) as f64 / (last - first).max(1) as f64;
    let y = |value: f64| 8.0 + (HEIGHT - FOOT - 16.0) * (high - value) / (high - low).max(1e-9);
    let label = |value: f64| if part { super::percent(value) } else { format!("{value:.1}") };
    let mut svg = open(title, WIDTH, HEIGHT);
    let corner = |point: &Point, value: f64| format!("{:.1} {:.1}", x(point.at), y(value));
    let upper = points.iter().map(|point| corner(point, ends(1.0)(point)));
    let lower = points.iter().rev().map(|point| corner(point, ends(-1.0)(point)));
    let band: Vec<String> = upper.chain(lower).collect();
    let line: Vec<String> = points.iter().map(|point| corner(point, point.of.value)).collect();
    _ = write!(svg, "<path class=\"b\" d=\"M{}Z\"/><path d=\"M{}\"/>", band.join("L"), line.join("L"));
    for point in points {
        let class = if point.printed { " class=\"p\"" } else { "" };
        _ = write!(
            svg,
            "<circle{class} cx=\"{0:.1}\" cy=\"{1:.1}\" r=\"4\"/><text x=\"{0:.1}\" y=\"{2:.0}\">{3}</text>",
            x(point.at),
            y(point.of.value),
            HEIGHT - 4.0,
            point.at
        );
    }
    _ = write!(
        svg,
        "<text class=\"r\" x=\"{0}\" y=\"{1:.0}\">{2}</text><text class=\"r\" x=\"{0}\" y=\"{3:.0}\">{4}</text></svg>",
        SIDE - 4.0,
        y(high) + 8.0,
        label(high),
        y(low),
        label(low)
    );
    svg
}

/// A figure over two ranges: the darker the more, with its error; what is printed has a frame.
pub(super) fn map(title: &str, points: &[Point], part: bool) -> String {
    const WIDE: f64 = 66.0;
    const HIGH: f64 = 34.0;
    let distinct = |of: &dyn Fn(&Point) -> u64| {
        let numbers: std::collections::BTreeSet<u64> = points.iter().map(of).collect();
        numbers.into_iter().collect::<Vec<u64>>()
    };
    let (rows, columns) = (distinct(&|point| point.at), distinct(&|point| point.across));
    let values = || points.iter().map(|point| point.of.value);
    let (low, high) = (values().fold(f64::MAX, f64::min), values().fold(f64::MIN, f64::max));
    let (left, top) = (40.0, FOOT);
    let (width, height) = (left + WIDE * columns.len() as f64, top + HIGH * rows.len() as f64);
    let place = |of: &[u64], number: u64| of.iter().position(|one| *one == number).unwrap_or(0) as f64;
    let mut svg = open(title, width + 2.0, height + 2.0);
    for (at, column) in columns.iter().enumerate() {
        _ = write!(svg, "<text x=\"{:.0}\" y=\"{:.0}\">{column}</text>", left + WIDE * (at as f64 + 0.5), top - 5.0);
    }
    for (at, row) in rows.iter().enumerate() {
        let y = top + HIGH * (at as f64 + 0.5) + 4.0;
        _ = write!(svg, "<text class=\"r\" x=\"{:.0}\" y=\"{y:.0}\">{row}</text>", left - 6.0);
    }
    for point in points {
        let (x, y) = (left + WIDE * place(&columns, point.across), top + HIGH * place(&rows, point.at));
        let shade = 0.1 + 0.6 * (point.of.value - low) / (high - low).max(1e-9);
        let (value, error) = if part {
            (super::percent(point.of.value), format!("{:.1}", point.of.error * 100.0))
        } else {
            (format!("{:.2}", point.of.value), format!("{:.2}", point.of.error))
        };
        _ = write!(
            svg,
            "<rect x=\"{x:.0}\" y=\"{y:.0}\" width=\"{WIDE}\" height=\"{HIGH}\" opacity=\"{shade:.2}\"/>\
             <text x=\"{0:.0}\" y=\"{1:.0}\">{value}</text><text x=\"{0:.0}\" y=\"{2:.0}\">± {error}</text>",
            x + WIDE / 2.0,
            y + 15.0,
            y + 29.0,
        );
        if point.printed {
            _ = write!(svg, "<path d=\"M{x:.0} {y:.0}h{WIDE}v{HIGH}h-{WIDE}z\" stroke-width=\"2\"/>");
        }
    }
    svg + "</svg>"
}

/// Differences with their 95 % intervals, one under the other, around nothing.
pub(super) fn forest(title: &str, rows: &[(String, Finding)]) -> String {
    const ROW: f64 = 16.0;
    const NAMES: f64 = 190.0;
    let reach = rows.iter().map(|(_, row)| row.value.abs() + row.reach()).fold(1e-9, f64::max);
    let (width, height) = (NAMES + WIDTH, ROW * rows.len() as f64 + FOOT);
    let x = |value: f64| NAMES + WIDTH * (0.5 + 0.48 * value / reach);
    let mut svg = open(title, width, height);
    for (at, (name, row)) in rows.iter().enumerate() {
        let y = ROW * (at as f64 + 0.5);
        _ = write!(
            svg,
            "<text class=\"l\" x=\"0\" y=\"{:.0}\">{}</text><path d=\"M{:.0} {y:.0}H{:.0}\"/><circle cx=\"{:.0}\" cy=\"{y:.0}\" r=\"3\"/>",
            y + 4.0,
            escape(name),
            x(row.value - row.reach()),
            x(row.value + row.reach()),
            x(row.value),
        );
    }
    _ = write!(
        svg,
        "<path class=\"e\" d=\"M{0:.0} 0V{1:.0}\"/><text class=\"l\" x=\"{NAMES}\" y=\"{2:.0}\">−{reach:.1}</text>\
         <text class=\"r\" x=\"{width}\" y=\"{2:.0}\">+{reach:.1}</text></svg>",
        x(0.0),
        height - FOOT,
        height - 4.0,
    );
    svg
}
