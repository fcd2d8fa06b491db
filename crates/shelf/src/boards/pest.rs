//! The table of Pest as text: the intact places with what lies there and where their roads lead, the cards, and a mat for
//! each seat.

use kernel::{Game as _, Id as _, Message, Seat};
use pest::Pest;
use pest::data::{Color, GATES, LOCATIONS, NEIGHBOURS};
use pest::view::{LocationView, PlayerView, View};
use pest::vocabulary::Good;

use super::{Cell, Pen};

/// Columns of the name of a place.
const NAME: usize = 22;
/// Columns of what lies there.
const THINGS: usize = 34;

/// Draws what everybody sees.
pub(crate) fn draw(view: &View, pen: &Pen<'_>) -> String {
    let mut lines = vec![year(view, pen)];
    lines.extend(cards(view, pen));
    lines.push(String::new());
    for there in view.locations.iter().filter(|there| !there.destroyed) {
        lines.push(place(view, there, pen));
    }
    lines.push(ruins(view, pen));
    for (index, player) in view.seats.iter().enumerate() {
        lines.push(String::new());
        lines.extend(mat(view, Seat::new(index), player, pen));
    }
    lines.join("\n")
}

fn say(pen: &Pen<'_>, key: &str, args: &[(&'static str, kernel::Arg)]) -> String {
    let mut message = Message::new(format!("board-pest-{key}"));
    for (name, arg) in args {
        message = message.with(name, arg.clone());
    }
    (pen.say)(&message)
}

fn year(view: &View, pen: &Pen<'_>) -> String {
    let order: Vec<String> = view.order.iter().map(|&seat| pen.paint(seat, pen.seat(seat))).collect();
    let text = say(pen, "year", &[("year", view.year.into()), ("era", view.era.into())]);
    format!("{}  {}", pen.bold(&text), order.join(" › "))
}

fn cards(view: &View, pen: &Pen<'_>) -> Vec<String> {
    let name = |text: String| kernel::Arg::Text(text);
    let decree = view.decrees[usize::from(view.era) - 1];
    let mut lines = vec![say(pen, "decree", &[("decree", name(pen.name(Pest::ID, decree)))])];
    for part in ["agenda", "imperative"] {
        let key = format!("pest-decree-{}-{part}", decree.word()).replace('_', "-");
        lines.push(format!("  {}", pen.dim(&pen.word(&key))));
    }
    if let (Some(&plague), Some(&favour)) = (view.plague_cards.last(), view.favour_cards.last()) {
        let (plague, favour) = (pen.name(Pest::ID, plague), pen.name(Pest::ID, favour));
        lines.push(say(pen, "cards", &[("plague", name(plague)), ("favour", name(favour))]));
    }
    let market: Vec<String> = view.market.iter().flatten().map(|&technology| pen.name(Pest::ID, technology)).collect();
    lines.push(say(pen, "market", &[("market", name(market.join(", ")))]));
    let works: Vec<String> = view.capital_buildings.iter().map(|&work| pen.name(Pest::ID, work)).collect();
    let tokens = view.reward_tokens.iter().filter(|token| token.face_up);
    let tokens: Vec<String> = tokens.map(|token| pen.name(Pest::ID, token.token)).collect();
    let neutral = view.neutral.sector.into();
    let args = [("works", name(works.join(", "))), ("tokens", name(tokens.join(", "))), ("neutral", neutral)];
    lines.push(say(pen, "capital", &args));
    lines
}

/// A place: its name, resource, sick subjects and pieces; then its neighbours, with the sick on the way.
fn place(view: &View, there: &LocationView, pen: &Pen<'_>) -> String {
    let id = there.location;
    let size = "•".repeat(LOCATIONS[id].size.index() + 1);
    let title = Cell::plain(&format!("{size:3} {}", pen.name(Pest::ID, id)));
    let mut things = Cell::default();
    let good = pen.name(Pest::ID, there.resource);
    things.push(&good, &good);
    if there.sick > 0 {
        let text = format!(" ☠{}", there.sick);
        things.push(&text, &pen.bold(&text));
    }
    for (index, player) in view.seats.iter().enumerate() {
        let seat = Seat::new(index);
        let building = player.buildings.iter().find(|building| building.location == Some(id));
        let pieces = [
            building.map(|building| pen.name(Pest::ID, building.building)),
            (player.doctor == Some(id)).then(|| pen.word("board-pest-doctor")),
            (player.camp == Some(id)).then(|| pen.word("board-pest-camp")),
        ];
        for piece in pieces.into_iter().flatten() {
            let text = format!(" {}:{piece}", letter(seat, pen));
            things.push(&text, &pen.paint(seat, &text));
        }
    }
    let mut near: Vec<String> = NEIGHBOURS[id]
        .iter()
        .map(|(to, road)| {
            let sick = view.roads.iter().find(|there| there.road == *road).map(|there| format!(" ☠{}", there.sick));
            format!("{}{}", pen.name(Pest::ID, *to), sick.unwrap_or_default())
        })
        .collect();
    if *GATES >> id.index() & 1 == 1 {
        near.push(pen.word("pest-post-capital"));
    }
    format!("{} {} {}", title.fit(NAME), things.fit(THINGS), pen.dim(&near.join(", ")))
}

fn ruins(view: &View, pen: &Pen<'_>) -> String {
    let fallen = view.locations.iter().filter(|there| there.destroyed);
    let fallen: Vec<String> = fallen.map(|there| pen.name(Pest::ID, there.location)).collect();
    let ruins = kernel::Arg::Text(fallen.join(", "));
    pen.dim(&say(pen, "ruins", &[("ruins", ruins)]))
}

/// The first letter of the colour of a seat.
fn letter(seat: Seat, pen: &Pen<'_>) -> String {
    pen.name(Pest::ID, Color::from_index(seat.index())).chars().take(1).collect()
}

fn mat(view: &View, seat: Seat, player: &PlayerView, pen: &Pen<'_>) -> Vec<String> {
    let text = |text: String| kernel::Arg::Text(text);
    let mark = if view.asked == Some(seat) { "▶ " } else { "  " };
    let title = format!("{mark}{} ({})", pen.seat(seat), letter(seat, pen));
    let lead = player.score_sheet.iter().filter(|line| line.category == "most_influence").map(|line| line.points);
    let lead = lead.sum::<i32>();
    let numbers = [
        ("score", player.score.into()),
        ("lead", lead.into()),
        ("influence", player.influence.into()),
        ("renown", player.renown.into()),
        ("negative", player.negative.into()),
        ("assistants", player.assistants.into()),
        ("agenda", player.agenda.into()),
    ];
    let mut lines = vec![format!("{}  {}", pen.paint(seat, &pen.bold(&title)), say(pen, "standing", &numbers))];
    let goods = Good::ALL.iter().map(|&good| {
        let (n, most) = (player.goods[good.index()], player.limits[good.index()]);
        format!("{} {n}/{most}", pen.name(Pest::ID, good))
    });
    let goods = goods.collect::<Vec<_>>().join(", ");
    lines.push(format!("  {}", say(pen, "goods", &[("goods", text(goods)), ("research", player.research.into())])));
    let slots: Vec<String> = player.harmful.iter().map(|&slot| pen.name(Pest::ID, slot)).collect();
    let subjects = [
        ("sick", player.sick.into()),
        ("regular", player.regular.into()),
        ("slots", text(if slots.is_empty() { "–".to_owned() } else { slots.join(", ") })),
        ("healed", player.healed.into()),
        ("capital", player.capital.into()),
        ("cemetery", player.cemetery.into()),
    ];
    lines.push(format!("  {}", say(pen, "subjects", &subjects)));
    let cells =
        player.cells.iter().map(|[top, left]| format!("{}+{}", pen.name(Pest::ID, *top), pen.name(Pest::ID, *left)));
    let cells = cells.collect::<Vec<_>>().join(", ");
    let technologies = player.technologies.iter().flatten().map(|&technology| pen.name(Pest::ID, technology));
    let technologies = technologies.collect::<Vec<_>>().join(", ");
    let dash = |text: String| if text.is_empty() { "–".to_owned() } else { text };
    let workers = player.buildings.iter().filter(|building| building.worker);
    let workers = workers.map(|building| pen.name(Pest::ID, building.building)).collect::<Vec<_>>().join(", ");
    let args =
        [("cells", text(dash(cells))), ("technologies", text(dash(technologies))), ("workers", text(dash(workers)))];
    lines.push(format!("  {}", say(pen, "mat", &args)));
    if let Some(rank) = player.rank {
        lines.push(format!("  {}", pen.name(Pest::ID, rank)));
    }
    lines
}
