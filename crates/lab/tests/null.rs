//! Where nothing differs, hardly anything is marked: things that come late, in long games, by those who have much.

#![allow(clippy::cast_precision_loss, clippy::cast_possible_wrap, reason = "small numbers")]

use lab::{Cell, Figures, Finding, Remark, Study, ThingFigures};
use shelf::{Brief, Tally};

fn study(text: &str) -> Study {
    Study::read(text).unwrap_or_else(|trouble| panic!("{trouble:?}"))
}

/// Chance of a test: the same on every machine.
struct Dice(u64);

impl Dice {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }

    /// So many of the numbers in a range, any of them.
    fn some(&mut self, range: std::ops::Range<usize>, count: usize) -> Vec<usize> {
        let mut all: Vec<usize> = range.collect();
        for at in 0..count.min(all.len()) {
            let other = at + self.below(all.len() - at);
            all.swap(at, other);
        }
        all.truncate(count);
        all
    }
}

/// A cell of Rattus in which no card and no rat does anything. The longer the game, the more rats come, the more cards are
/// taken and the fewer points there are; who is lucky takes more cards; luck is wilder in long games.
fn nothing_differs(cell: &Cell, games: u64, dice: &mut Dice) -> Tally {
    let counted = cell.title().counted();
    let players = cell.players();
    let mut tally = Tally::default();
    tally.games = games;
    for game in 0..games {
        let turns = 10 + dice.below(20) + dice.below(20);
        let mut brief = Brief { turns: turns as u64, winners: 1, ..Brief::default() };
        let mut came = Vec::new();
        let mut hands = vec![Vec::new(); players];
        let luck: Vec<usize> = (0..players).map(|_| dice.below(turns)).collect();
        let mut first = 0;
        for kind in counted {
            let all = first..first + kind.things;
            if !kind.came.is_empty() {
                came.extend(dice.some(all.clone(), turns * kind.things / 60));
            }
            if !kind.taken.is_empty() {
                for (hand, luck) in hands.iter_mut().zip(&luck) {
                    let count = (kind.things * (luck + turns)) / 120 + dice.below(2);
                    hand.extend(dice.some(all.clone(), count));
                }
            }
            first += kind.things;
        }
        brief.points = luck.iter().map(|&luck| 60 - (turns * turns / 40) as i64 + luck as i64).collect();
        came.extend(hands.iter().flatten());
        brief.came = came.into_iter().collect();
        brief.taken = hands.into_iter().map(|hand| hand.into_iter().collect()).collect();
        tally.each.insert(game, brief);
    }
    tally
}

fn things(figures: &[Figures]) -> impl Iterator<Item = &ThingFigures> {
    figures.iter().flat_map(|figures| figures.things.values()).flatten()
}

#[test]
fn where_nothing_differs_hardly_anything_is_marked() {
    let study = study("title = \"null\"\n[[series]]\ngame = \"rattus\"\nplayers = [2, 4]\nbots = \"random\"\n");
    let mut dice = Dice(1347);
    let (mut rows, mut marked, mut asked, mut beyond, mut studies) = (0, 0, 0, 0, 0);
    for _ in 0..200 {
        let tallies: Vec<Tally> = study.cells.iter().map(|cell| nothing_differs(cell, 120, &mut dice)).collect();
        let figures = Figures::all(&study.cells, &tallies);
        rows += things(&figures).count();
        let found = things(&figures).filter(|thing| thing.marked).count();
        marked += found;
        studies += usize::from(found > 0);
        let all = things(&figures).flat_map(|thing| [thing.game, thing.taker]).flatten();
        for found in all {
            asked += 1;
            beyond += usize::from(found.value.abs() > found.reach());
        }
    }
    assert!(asked > 10_000, "{asked}");
    assert!(marked * 20 <= rows, "{marked} of {rows} rows are marked");
    assert!(studies <= 20, "{studies} of 200 studies mark something, where 10 were expected");
    // The intervals are what they say: one in twenty does not reach to nothing, neither many more nor hardly any.
    let part = f64::from(beyond as u32) / f64::from(asked);
    assert!((0.03..0.065).contains(&part), "{part}");
}

#[test]
fn where_few_games_are_played_chance_is_not_marked() {
    let study = study("title = \"few\"\n[[series]]\ngame = \"rattus\"\nplayers = [2, 4]\nbots = \"random\"\n");
    let mut dice = Dice(1348);
    let (mut asked, mut beyond, mut studies) = (0, 0, 0);
    for _ in 0..200 {
        let tallies: Vec<Tally> = study.cells.iter().map(|cell| nothing_differs(cell, 20, &mut dice)).collect();
        let figures = Figures::all(&study.cells, &tallies);
        studies += usize::from(things(&figures).any(|thing| thing.marked));
        let all: Vec<Finding> = things(&figures).flat_map(|thing| [thing.game, thing.taker]).flatten().collect();
        asked += all.len();
        beyond += all.iter().filter(|found| found.value.abs() > found.reach()).count();
    }
    assert!(asked > 1_000, "{asked}");
    assert!(studies <= 20, "{studies} of 200 studies mark something, where 10 would be expected");
    assert!(beyond * 100 <= asked * 7, "{beyond} of {asked} intervals do not reach to nothing");
}

#[test]
fn what_differs_is_found_though_it_comes_late() {
    let study = study("title = \"one\"\n[[series]]\ngame = \"rattus\"\nplayers = 4\nbots = \"random\"\n");
    let cell = &study.cells[0];
    let mut tally = nothing_differs(cell, 600, &mut Dice(7));
    let (mut first, mut of) = (0, 0);
    for counted in cell.title().counted() {
        if counted.kind == "token" {
            of = first;
        }
        first += counted.things;
    }
    for brief in tally.each.values_mut().filter(|brief| brief.came.contains(of + 5)) {
        brief.points.iter_mut().for_each(|points| *points += 6);
    }
    let figures = Figures::all(&study.cells, &[tally]);
    let token = figures[0].things["token"][5];
    let found = token.game.expect("it came and stayed away");
    assert!(token.marked && (found.value - 6.0).abs() < 3.0 * found.error, "{token:?}");
    assert_eq!(things(&figures).filter(|thing| thing.marked).count(), 1);
}

#[test]
fn rats_are_no_worse_for_coming_late() {
    let study = study(
        "title = \"rats\"\ngames = 1500\nclose = 0\n[[series]]\ngame = \"rattus\"\nplayers = 3\nbots = \"random\"\n",
    );
    let cell = &study.cells[0];
    let mut tally = Tally::default();
    for block in 0..cell.blocks() {
        tally.add(&cell.title().measure(&cell.options, cell.block(block)).expect("measured"));
    }
    let figures = Figures::all(&study.cells, &[tally]);
    let below =
        figures[0].things["token"].iter().filter(|token| token.game.is_some_and(|game| game.value < 0.0)).count();
    assert!((12..=37).contains(&below), "{below} of 49 rats go with fewer points");
}

#[test]
fn what_nobody_or_everybody_takes_is_called_so() {
    let study = study("title = \"x\"\n[[series]]\ngame = \"rattus\"\nplayers = 2\nbots = \"random\"\n");
    let cell = &study.cells[0];
    let counted = cell.title().counted();
    let first =
        counted.iter().take_while(|counted| counted.kind != "class").map(|counted| counted.things).sum::<usize>();
    let mut tally = Tally::default();
    tally.games = 40;
    for game in 0..40 {
        let mut hands = vec![vec![first], vec![first]];
        if game < 3 {
            hands[0].push(first + 1);
        }
        if game % 2 == 0 {
            hands[1].push(first + 2);
        }
        let taken = hands.into_iter().map(|hand| hand.into_iter().collect()).collect();
        tally.each.insert(game, Brief { points: vec![3, 4], winners: 2, turns: 9, taken, ..Brief::default() });
    }
    let figures = Figures::all(&study.cells, &[tally]);
    let classes = &figures[0].things["class"];
    let remarks: Vec<Option<Remark>> = classes.iter().map(|class| class.remark).take(4).collect();
    let (hardly, always) = (Some(Remark::HardlyTaken), Some(Remark::NearlyAlwaysTaken));
    assert_eq!(remarks, [always, hardly, None, Some(Remark::NeverTaken)]);
    assert!(classes[0].taker.is_none() && classes[1].taker.is_none(), "there is nobody to compare with");
    assert_eq!(figures[0].things["token"][0].remark, Some(Remark::NeverCame));
}
