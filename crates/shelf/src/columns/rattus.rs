//! Rattus as a row of numbers.

use kernel::{Id as _, Seat};
use rattus::Rattus;
use rattus::data::{Class, FACES, Region};
use rattus::view::{Phase, View};

use super::{Columns, Row, Sink};

const PHASES: [&str; 5] = ["setup", "turn", "plague", "final_round", "over"];

/// What is known of the rats of a region, in the order of its columns.
const KNOWN: [&str; 11] = [
    "in_play",
    "rats",
    "starters",
    "known",
    "limits",
    "majority",
    "all",
    "seen_by_others",
    "least",
    "most",
    "strikers",
];

impl Columns for Rattus {
    const WIDEST: usize = 64;
    const WORDS: &'static [&'static str] = &["extra", "rat"];

    fn columns<S: Sink>(view: &View, row: &mut Row<S>) {
        row.number(format_args!("supply"), view.supply);
        row.number(format_args!("aside"), view.aside);
        row.number(format_args!("bonus"), view.bonus);
        row.number(format_args!("card_taken"), view.card_taken);
        row.number(format_args!("placed"), view.placed);
        let phase = match view.phase {
            Phase::Setup => 0,
            Phase::Turn => 1,
            Phase::Plague => 2,
            Phase::FinalRound => 3,
            Phase::Over => 4,
        };
        row.word(format_args!("phase"), &PHASES, Some(phase));
        row.seat(format_args!("start"), Some(view.start));
        row.seat(format_args!("active"), Some(view.active));
        row.seat(format_args!("last"), view.last);
        row.id(format_args!("emblem"), Some(view.emblem));
        row.ids(format_args!("turned"), view.turned.iter().map(|turned| turned.token));
        let mut regions = view.regions.iter().peekable();
        for &id in Region::ALL {
            let word = id.word();
            let region = regions.next_if(|region| region.id == id);
            let known = row.block(KNOWN.len(), format_args!("regions.{word}"), |at| KNOWN[at]);
            let mut struck = [0.0; Class::ALL.len()];
            if let Some(region) = region {
                known[0] = 1.0;
                known[1] = region.rats.len() as f32;
                for rat in &region.rats {
                    known[2] += f32::from(rat.starter);
                    known[7] += f32::from(!rat.seen.is_empty());
                    let Some(token) = rat.token else { continue };
                    let face = FACES[token];
                    let limit = f32::from(face.limit);
                    known[3] += 1.0;
                    known[4] += limit;
                    known[5] += f32::from(face.majority);
                    known[6] += f32::from(face.all);
                    known[8] = if known[8] == 0.0 { limit } else { known[8].min(limit) };
                    known[9] = known[9].max(limit);
                    let cubes: u8 = region.cubes.iter().sum();
                    known[10] += f32::from(cubes + view.bonus >= face.limit);
                    for (struck, &printed) in struck.iter_mut().zip(&face.classes) {
                        *struck += f32::from(printed);
                    }
                }
            }
            row.each(format_args!("regions.{word}.known"), Class::ALL.iter().copied().zip(struck));
            let cubes = region.map_or(&[][..], |region| &region.cubes).iter().enumerate();
            row.by_seat(
                format_args!("regions.{word}.cubes"),
                cubes.map(|(seat, &cubes)| (Seat::new(seat), f32::from(cubes))),
            );
        }
        for card in &view.cards {
            row.seat(format_args!("cards.{}.owner", card.id.word()), card.owner);
            row.number(format_args!("cards.{}.used", card.id.word()), card.used);
        }
        for (distance, seat) in row.seats() {
            let seat = &view.seats[seat];
            row.number(format_args!("seats.+{distance}.reserve"), seat.reserve);
            row.number(format_args!("seats.+{distance}.castle"), seat.castle);
            row.number(format_args!("seats.+{distance}.score"), seat.score);
        }
    }
}
