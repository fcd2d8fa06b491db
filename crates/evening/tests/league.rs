//! A season whose standings, promotions and chances were reckoned by hand.

use evening::league::{Fact, League, proper};
use evening::need::{Runner, Standing};
use evening::points::Points;
use evening::{Journal, Person, verify};
use protocol::{
    Clock, EveningBy, EveningGame, EveningPlace, EveningStatus, LeagueSettings, LeagueSure, LeagueView, Visibility,
};

const DAY: u64 = 24 * 3600 * 1000;

fn settings() -> LeagueSettings {
    LeagueSettings {
        name: "Autumn".to_owned(),
        games: vec![EveningGame { game: "rattus".to_owned(), options: String::new() }],
        weeks: 3,
        days: 7,
        division: 4,
        moves: 1,
        least: 2,
        most: 2,
        best: 2,
        clock: Clock::Daily { hours: 24, window: None },
        starts_at: None,
        visibility: Visibility::Public,
        ties: vec![EveningBy::Wins, EveningBy::Beaten, EveningBy::Share],
        draft: false,
    }
}

/// A season of so many people, `a`, `b`, `c` …, that has not begun.
fn founded(settings: &LeagueSettings, people: usize) -> Vec<Fact> {
    let founded = Fact::Founded {
        settings: settings.clone(),
        host: "a".to_owned(),
        secret: "5e".repeat(32),
        before: None,
        ladder: 0,
    };
    let came = |at: usize| Fact::Came { id: char::from(b'a' + at as u8).to_string() };
    std::iter::once(founded).chain((0..people).map(came)).collect()
}

fn load(facts: &[Fact]) -> League {
    League::load("LEAG-UE01", facts, 1).expect("facts that fit")
}

/// Begins the next week, and says what it took.
fn begin(facts: &mut Vec<Fact>, at: u64) -> Result<(), &'static str> {
    let weeks = load(facts).weeks();
    let mut table = 0;
    let mut code = || {
        table += 1;
        format!("T{weeks}-{table}")
    };
    let more = load(facts).begin(at, &mut code)?;
    facts.extend(more);
    Ok(())
}

fn seen(facts: &[Fact]) -> LeagueView {
    load(facts).view(None, str::to_owned)
}

/// Every open table ends as `won` says of the people at it: with their places and scores.
fn play(facts: &mut Vec<Fact>, at: u64, won: impl Fn(&[Person]) -> Vec<(Person, u8, i32)>) {
    let open: Vec<(String, Vec<Person>)> =
        load(facts).open_tables().iter().map(|table| (table.id.to_owned(), table.people.to_vec())).collect();
    for (table, people) in open {
        let place = |(person, place, score)| EveningPlace { person, place, score };
        facts.push(Fact::Ended { at, table, ended: won(&people).into_iter().map(place).collect() });
    }
}

/// The order of strength is that of the numbers: 0 beats 1 beats 2 …; the score is 10 to 5.
fn stronger(people: &[Person]) -> Vec<(Person, u8, i32)> {
    let mut order = people.to_vec();
    order.sort_unstable();
    order.iter().enumerate().map(|(at, &person)| (person, at as u8 + 1, 10 / (i32::from(at as u8) + 1))).collect()
}

/// Four people, everybody against everybody, three weeks, with two pairs level on points.
///
/// Whoever meets, these are the results: A beats B 10 to 2, B beats C 8 to 7, C beats A 6 to 5, A beats D 9 to 1, B beats D 9
/// to 3, C and D are level 4 to 4.
///
/// | | points | wins | beaten | share in 100 |
/// |---|---|---|---|---|
/// | A | 2: B, D | 2 | B 2 + D 1/2 = 2 1/2 | 10/12, 5/11, 9/10: 72.9 |
/// | B | 2: C, D | 2 | C 1 1/2 + D 1/2 = 2 | 2/12, 8/15, 9/12: 48.3 |
/// | C | 1 1/2: A, half of D | 1 1/2 | A 2 + half of D 1/4 = 2 1/4 | |
/// | D | 1/2 | 1/2 | half of C 3/4 | |
///
/// A and B are level on points and wins; those whom A beat have more points.
#[test]
fn standings_with_ties_are_those_reckoned_by_hand() {
    let mut facts = founded(&settings(), 4);
    // The divisions are drawn, so the letters go by the number of whoever has them: 0 is A, 1 is B, 2 is C, 3 is D.
    let result = |people: &[Person]| {
        let pair = (people[0].min(people[1]), people[0].max(people[1]));
        let (first, second) = match pair {
            (0, 1) => ((0, 1, 10), (1, 2, 2)),
            (1, 2) => ((1, 1, 8), (2, 2, 7)),
            (0, 2) => ((2, 1, 6), (0, 2, 5)),
            (0, 3) => ((0, 1, 9), (3, 2, 1)),
            (1, 3) => ((1, 1, 9), (3, 2, 3)),
            _ => ((2, 1, 4), (3, 1, 4)),
        };
        vec![first, second]
    };
    for week in 0..3 {
        begin(&mut facts, week * 7 * DAY).expect("all tables of the week before have ended");
        play(&mut facts, week * 7 * DAY + 1, result);
    }
    let over = seen(&facts);
    assert_eq!(over.status, EveningStatus::Over);
    let standings = &over.divisions[0].standings;
    let told: Vec<(u8, u32, u32, f64)> =
        standings.iter().map(|line| (line.person, line.points, line.wins, line.beaten)).collect();
    assert_eq!(
        told,
        [(0, 480, 480, 600.0), (1, 480, 480, 480.0), (2, 360, 360, 540.0), (3, 120, 120, 180.0)],
        "in 240ths of a win"
    );
    let shares: Vec<i64> = standings.iter().map(|line| (line.share * 1000.0).round() as i64).collect();
    assert_eq!(shares[..2], [729, 483]);
    let decided: Vec<Option<EveningBy>> = standings.iter().map(|line| line.before_next).collect();
    assert_eq!(decided, [Some(EveningBy::Beaten), Some(EveningBy::Points), Some(EveningBy::Points), None]);
    // The race is what the points were after each week.
    let people = &over.divisions[0].people;
    let last: Vec<(u8, u32)> = people.iter().copied().zip(over.divisions[0].race[2].iter().copied()).collect();
    assert!([(0, 480), (1, 480), (2, 360), (3, 120)].iter().all(|point| last.contains(point)), "{last:?}");
    assert_eq!(over.divisions[0].race[0].iter().sum::<u32>(), 480, "two tables of two: two wins or what is shared");
    // Everybody met everybody once.
    assert_eq!(over.divisions[0].fairness.meetings, [0, 6]);
}

/// Eight people in two divisions; the best of the lower one goes up, the last of the upper one goes down, and whoever came
/// while it was played is behind all of them.
#[test]
fn the_first_goes_up_the_last_goes_down_and_the_newcomer_waits() {
    let mut facts = founded(&settings(), 8);
    begin(&mut facts, 0).expect("eight are enough");
    let first = seen(&facts);
    let (upper, lower) = (first.divisions[0].people.clone(), first.divisions[1].people.clone());
    assert_eq!((upper.len(), lower.len()), (4, 4));
    assert_eq!((first.divisions[0].down, first.divisions[1].up, first.divisions[0].up), (1, 1, 0));
    facts.push(Fact::Came { id: "late".to_owned() });
    play(&mut facts, 1, stronger);
    for week in 1..3 {
        begin(&mut facts, week * 7 * DAY).expect("a week later");
        play(&mut facts, week * 7 * DAY + 1, stronger);
    }
    let over = seen(&facts);
    assert!(!over.divisions.iter().any(|division| division.people.contains(&8)), "who came late has not played");
    assert_eq!(over.people[8].missed, 1);
    let sorted = |people: &[u8]| {
        let mut people = people.to_vec();
        people.sort_unstable();
        people
    };
    let (above, below) = (sorted(&upper), sorted(&lower));
    let order = |division: usize| over.divisions[division].standings.iter().map(|line| line.person).collect::<Vec<_>>();
    assert_eq!((order(0), order(1)), (above.clone(), below.clone()), "the stronger has won every time");

    let behind = load(&facts).season_behind(&"0a".repeat(32)).expect("it is over");
    let next = League::load("LEAG-UE02", &behind, 1).expect("facts that fit");
    let names: Vec<String> = next.head().people().ids().map(str::to_owned).collect();
    let name = |person: u8| load(&facts).head().people().id_of(person).expect("somebody").to_owned();
    let expected: Vec<u8> =
        above[..3].iter().chain(&below[..1]).chain(&above[3..]).chain(&below[1..]).copied().collect();
    assert_eq!(names[..8], expected.iter().map(|&person| name(person)).collect::<Vec<_>>());
    assert_eq!(names[8], "late");

    // The divisions of the next season are cut out of that order: nine people, five above and four below.
    let mut facts = behind;
    begin(&mut facts, 0).expect("nine are enough");
    let divisions = seen(&facts).divisions;
    assert_eq!(divisions[0].people, [0, 1, 2, 3, 4]);
    assert_eq!(divisions[1].people, [5, 6, 7, 8]);
}

/// A week begins when its time has come, whether the tables of the week before have ended or not; sooner only if they have.
#[test]
fn weeks_go_by_the_clock_and_the_season_waits_for_the_last_table() {
    let mut facts = founded(&settings(), 4);
    begin(&mut facts, 1000).expect("four are enough");
    assert_eq!(load(&facts).next_at(), Some(1000 + 7 * DAY));
    assert_eq!(begin(&mut facts, 2000), Err("week"), "tables are played, and it is too soon");
    begin(&mut facts, 1000 + 7 * DAY).expect("a week later");
    assert_eq!(load(&facts).open_tables().len(), 4, "two tables of each week");
    begin(&mut facts, 1000 + 14 * DAY).expect("and again");
    let last = load(&facts);
    assert_eq!((last.next_at(), last.ends_at()), (None, Some(1000 + 21 * DAY)));
    assert_eq!(last.status(), EveningStatus::Playing);
    play(&mut facts, 1000 + 40 * DAY, stronger);
    assert_eq!(load(&facts).status(), EveningStatus::Over);
}

/// Whoever goes is planned out of the weeks to come, in their division alone, and everybody is told that the plan is new.
#[test]
fn who_goes_is_planned_out_and_it_is_said() {
    let mut facts = founded(&settings(), 8);
    begin(&mut facts, 0).expect("eight are enough");
    let gone = seen(&facts).divisions[1].people[0];
    play(&mut facts, 1, stronger);
    facts.push(Fact::Went { person: gone });
    begin(&mut facts, 7 * DAY).expect("a week later");
    let now = seen(&facts);
    assert_eq!((now.divisions[0].replanned.clone(), now.divisions[1].replanned.clone()), (Vec::new(), vec![2]));
    let sitting = now.divisions[1].weeks[1].tables.iter().flat_map(|table| &table.people);
    assert!(!sitting.chain(&now.divisions[1].weeks[1].byes).any(|&person| person == gone));
}

/// Divisions and plans are those that the secret makes; any other is found, and so is a week that was never planned.
#[test]
fn what_was_put_together_otherwise_is_found() {
    let mut facts = founded(&settings(), 8);
    for week in 0..3 {
        begin(&mut facts, week * 7 * DAY).expect("all tables of the week before have ended");
        play(&mut facts, week * 7 * DAY + 1, stronger);
    }
    let again: League = verify("LEAG-UE01", &facts).expect("all of it is drawn");
    assert_eq!(again.view(None, str::to_owned).divisions, seen(&facts).divisions);
    let mut found = 0;
    for (at, fact) in facts.iter().enumerate() {
        let mut fact = fact.clone();
        if let Fact::Divided { divisions } = &mut fact {
            let (one, other) = (divisions[0][0], divisions[1][0]);
            (divisions[0][0], divisions[1][0]) = (other, one);
        } else if let Fact::Planned { rounds, .. } = &mut fact {
            rounds[0].tables[0].swap(0, 1);
        } else {
            continue;
        }
        let mut forged = facts.clone();
        forged[at] = fact;
        assert_eq!(verify::<League>("LEAG-UE01", &forged).err(), Some(at));
        found += 1;
    }
    assert_eq!(found, 3, "the divisions, and the plan of each of the two");
}

/// Four people with one table each to come. A has 2 points, B 1 1/2, C 1, D 1/2; A plays D, B plays C.
///
/// Among the first one: A with a win has 3, B at most 2 1/2: reached. A without has 2 and B may have more: open.
/// D with a win has 1 1/2, A has 2 already: lost. B with a win has 2 1/2, A may have 3: open; without it 1 1/2, below A: lost.
/// A wins (1/2): A is first. A loses and B wins (1/4): B has 2 1/2, and A is not. A loses and C wins (1/4): both have 2, and the
/// lot decides. 62.5 in 100.
#[test]
fn what_somebody_needs_is_reckoned_by_hand() {
    let half = Points::HALF.whole();
    let runner =
        |person: Person, halves: u64| Runner { person, earned: Points::of_whole(halves * half), played: 2, byes: 0 };
    let runners = vec![runner(0, 4), runner(1, 3), runner(2, 2), runner(3, 1)];
    let standing = Standing { runners, tables: vec![vec![0, 3], vec![1, 2]] };
    let sure = |person: Person, first: usize| {
        let chance = standing.among(person, first, [9; 32]);
        (chance.with_all, chance.with_none)
    };
    assert_eq!(sure(0, 1), (LeagueSure::Reached, LeagueSure::Open));
    assert_eq!(sure(1, 1), (LeagueSure::Open, LeagueSure::Lost));
    assert_eq!(sure(3, 1), (LeagueSure::Lost, LeagueSure::Lost));
    assert_eq!(sure(0, 3), (LeagueSure::Reached, LeagueSure::Reached), "D can never have more than A has");
    assert_eq!(sure(1, 3).1, LeagueSure::Open, "B has 1 1/2 then, and D can be level");
    assert_eq!(sure(3, 2).0, LeagueSure::Open, "D has 1 1/2 then, and so has B without another win");
    assert_eq!(sure(2, 2).0, LeagueSure::Reached, "B, whom C has beaten then, cannot have 2");
    let chance = standing.among(0, 1, [9; 32]);
    assert!((chance.chance - 62.5).abs() < 3.5 * chance.error && chance.error < 2.0, "{chance:?}");
    assert!(standing.among(3, 1, [9; 32]).chance < f64::EPSILON);
}

/// A bye is worth the mean of what one has at the end, so that it can become less: who leads by one is not safe for it.
#[test]
fn a_bye_promises_no_more_than_it_will_be_worth() {
    // A won one table and sits out once: 2 points now. If A loses the next, the mean is 1/2: 1 1/2 in all.
    let one = Runner { person: 0, earned: Points::WIN, played: 1, byes: 1 };
    // B won one of two.
    let other = Runner { person: 1, earned: Points::of_whole(420), played: 2, byes: 0 };
    let standing = Standing { runners: vec![one, other], tables: vec![vec![0, 2]] };
    let chance = standing.among(0, 1, [9; 32]);
    assert_eq!(
        (chance.with_all, chance.with_none),
        (LeagueSure::Reached, LeagueSure::Lost),
        "1 1/2 is less than 1 3/4"
    );
}

#[test]
fn what_cannot_be_played_is_refused() {
    let wrong = |change: fn(&mut LeagueSettings)| {
        let mut settings = settings();
        change(&mut settings);
        proper(&settings).err()
    };
    assert_eq!(wrong(|_| ()), None);
    assert_eq!(wrong(|settings| settings.weeks = 9), Some("weeks"));
    assert_eq!(wrong(|settings| settings.days = 0), Some("days"));
    assert_eq!(wrong(|settings| settings.division = 2), Some("division"));
    assert_eq!(wrong(|settings| settings.moves = 3), Some("moves"));
    assert_eq!(wrong(|settings| settings.best = 4), Some("sizes"));
    assert_eq!(wrong(|settings| settings.ties = vec![EveningBy::Lot]), Some("ties"));
    let mut draft = settings();
    draft.draft = true;
    let league = load(&founded(&draft, 0));
    assert_eq!((league.status(), league.come("b").err()), (EveningStatus::Draft, Some("not-now")));
}

/// A result is disputed by whoever sat there, everybody reads why, and the host's word settles it.
#[test]
fn a_result_is_disputed_and_settled() {
    let mut facts = founded(&settings(), 4);
    begin(&mut facts, 0).expect("four are enough");
    let table = load(&facts).open_tables()[0].id.to_owned();
    let people = load(&facts).open_tables()[0].people.to_vec();
    assert_eq!(load(&facts).dispute(people[0], &table, "why").err(), Some("not-now"), "it is still played");
    play(&mut facts, 1, stronger);
    let other = (0..4).find(|person| !people.contains(person)).expect("two sit elsewhere");
    assert_eq!(load(&facts).dispute(other, &table, "why").err(), Some("not-yours"));
    let said = load(&facts).dispute(people[0], &table, " a card was read wrong ").expect("it has ended");
    facts.extend(said);
    let shown = |facts: &[Fact]| seen(facts).divisions[0].weeks[0].tables.iter().find(|it| it.id == table).cloned();
    assert_eq!(shown(&facts).and_then(|it| it.disputed).map(|it| it.note), Some("a card was read wrong".to_owned()));
    assert_eq!(load(&facts).dispute(people[1], &table, "me too").err(), Some("not-now"));
    let place = |person: Person| EveningPlace { person, place: 1, score: 5 };
    let twice = vec![place(people[0]), place(people[0])];
    assert_eq!(load(&facts).correct(2, &table, twice, "replayed").err(), Some("places"), "nobody sits there twice");
    let places: Vec<EveningPlace> = people.iter().copied().map(place).collect();
    let settled = load(&facts).correct(2, &table, places.clone(), "replayed together").expect("they sat there");
    facts.extend(settled);
    let shown = shown(&facts).expect("it is there");
    assert_eq!((shown.disputed, shown.note.as_deref()), (None, Some("replayed together")));
    // What the next season was made of stays.
    facts.push(Fact::Continued { next: "LEAG-UE02".to_owned() });
    assert_eq!(load(&facts).correct(3, &table, places, "once more").err(), Some("not-now"));
}

/// Whoever went while a season was played is in none behind it.
#[test]
fn who_has_gone_does_not_come_back_with_the_next_season() {
    let mut facts = founded(&settings(), 8);
    for week in 0..3 {
        begin(&mut facts, week * 7 * DAY).expect("all tables of the week before have ended");
        play(&mut facts, week * 7 * DAY + 1, stronger);
    }
    facts.push(Fact::Went { person: 2 });
    let behind = load(&facts).season_behind(&"0a".repeat(32)).expect("it is over");
    let next = League::load("LEAG-UE02", &behind, 1).expect("facts that fit");
    let names: Vec<&str> = next.head().people().ids().collect();
    assert_eq!(names.len(), 7);
    assert!(!names.contains(&"c"), "{names:?}");
}
