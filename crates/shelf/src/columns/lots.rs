//! The example of the kernel as a row of numbers.

use kernel::Seat;
use kernel::example::{Lots, View};

use super::{Columns, Row, Sink};

impl Columns for Lots {
    const WIDEST: usize = 8;
    const WORDS: &'static [&'static str] = &[];

    fn columns<S: Sink>(view: &View, row: &mut Row<S>) {
        row.id(format_args!("lot"), view.lot);
        row.number(format_args!("left"), view.left);
        row.by_seat(format_args!("seen"), view.seen.into_iter().map(|seat| (seat, 1.0)));
        let points = view.points.iter().enumerate().map(|(seat, &points)| (Seat::new(seat), f32::from(points)));
        row.by_seat(format_args!("points"), points);
    }
}
