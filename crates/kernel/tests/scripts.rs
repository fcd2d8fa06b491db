//! The check language says what does not hold, and where.

use kernel::example::Lots;
use kernel::script::{Fault, ScriptError, Sort, Unknown, parse, run};
use kernel::{Arg, Message, Say as _, Seat};

const KEYS: [&str; 6] = [
    "lots-event-passed",
    "lots-event-peeked",
    "lots-event-saw",
    "lots-event-taken",
    "lots-reason-not-now",
    "lots-reason-seen-already",
];

/// Runs a script: `Ok`, or the first fault with its place.
fn check(text: &str) -> Result<(), ScriptError> {
    parse(text)?.cases.iter().try_for_each(|case| run::<Lots>(case, &KEYS))
}

/// The line, the column and the fault of a script that does not hold.
fn fails(text: &str) -> (usize, usize, Fault) {
    let ScriptError { line, column, fault } = check(text).expect_err("the script does not hold");
    (line, column, fault)
}

/// The same of a case with these sentences, which begin in line 2.
fn case_fails(sentences: &str) -> (usize, usize, Fault) {
    fails(&format!("case x\n{sentences}"))
}

fn unknown(sort: Sort, word: &str, near: &[&str]) -> Fault {
    let near = near.iter().map(|&word| word.to_owned()).collect();
    Fault::Unknown(sort, Unknown { word: word.to_owned(), near })
}

fn missing(form: &str) -> Fault {
    Fault::Missing { form: form.to_owned() }
}

const HOLDS: &str = "
    game lots
    background three at the table
      options players=3
      given lot plague
      given turn 1
    case LOT-2 LOT-4 LOT-5 peek, take, blame
      from three at the table
      expect\tasked = 1
      1 may only peek | take | \\
        pass
      0 cannot take
      1 clicks lot table = peek | take
      1: peek
      1 cannot peek
      1 cannot peek: LOT-2
      1 cannot peek: LOT-2 seen-already
      1 clicks seat 2: LOT-1
      1 clicks lot table = take
      1 cannot undo
      1 sees lot = plague
      2 sees lot = hidden
      expect lot = hidden
      told peeked
      told 1 lots-event-saw
      not told saw
      not told 1 passed
      1: take
      1 cannot blame 1: LOT-5
      1: blame 2
      expect points 2 = -1
      expect left = 9
      2: pass
      2 undoes
      rolls gold
      2: take            # chance decides what nobody has seen
      told taken
      expect points 2 = 2
";

#[test]
fn a_script_that_holds() {
    assert_eq!(check(HOLDS), Ok(()));
    assert_eq!(check(&format!("\u{feff}{}", HOLDS.trim_start())), Ok(()), "a byte-order mark is skipped");
    let without = HOLDS.replace("rolls gold\n", "\n");
    assert_eq!(fails(&without), (36, 7, Fault::NoRoll { n: 9 }));
}

#[test]
fn what_does_not_hold_is_named_with_its_place() {
    let differs = Fault::Differs { question: "left".to_owned(), found: "10".to_owned(), wanted: "9".to_owned() };
    assert_eq!(case_fails("  expect left = 9"), (2, 10, differs));
    let offered = "peek | take | pass".to_owned();
    let fault = Fault::NotOffered { choice: "blame 1".to_owned(), offered: offered.clone() };
    assert_eq!(case_fails("  0 may blame 1"), (2, 9, fault));
    assert_eq!(case_fails("  0 may only peek | take"), (2, 14, Fault::AlsoOffered { choice: "pass".to_owned() }));
    assert_eq!(case_fails("  0 cannot peek: LOT-2"), (2, 12, Fault::Allowed { choice: "peek".to_owned() }));
    assert_eq!(case_fails("  0 cannot peek"), (2, 12, Fault::Allowed { choice: "peek".to_owned() }));
    let why = Message::new("lots-reason-not-now");
    let refused = Fault::Refused { rule: Some("LOT-1"), why: why.clone() };
    assert_eq!(case_fails("  0 cannot blame 1: LOT-5"), (2, 12, refused.clone()));
    assert_eq!(case_fails("  0: blame 1"), (2, 6, refused));
    let other = Fault::OtherReason { found: "not-now".to_owned(), why: why.clone() };
    assert_eq!(case_fails("  0 cannot blame 1: LOT-1 seen-already"), (2, 27, other));
    let why = Message::new("refusal-not-asked").with("seats", vec![Arg::Seat(Seat::new(0))]);
    assert_eq!(case_fails("  1: pass"), (2, 6, Fault::Refused { rule: None, why }));
    assert_eq!(case_fails("  0: pass\n  0 cannot undo"), (3, 5, Fault::CanUndo));
    assert_eq!(case_fails("  0 undoes"), (2, 5, Fault::CannotUndo));
    let told = Fault::NotTold { word: "peeked".to_owned(), told: "passed".to_owned() };
    assert_eq!(case_fails("  0: pass\n  told peeked"), (3, 8, told));
    assert_eq!(case_fails("  0: pass\n  not told passed"), (3, 12, Fault::Told { word: "passed".to_owned() }));
    assert_eq!(case_fails("  rolls 7 7\n  expect left = 10"), (1, 1, Fault::RollsLeft { count: 2 }));
    assert_eq!(case_fails("  rolls 10\n  0: peek"), (3, 3, Fault::HighRoll { roll: 10, n: 10 }));
    let names = "silver, gold, plague".to_owned();
    assert_eq!(case_fails("  rolls tin\n  0: peek"), (3, 3, Fault::NotDrawn { name: "tin".to_owned(), names }));
    assert_eq!(case_fails("  0 auto peek"), (2, 10, Fault::NotAutomatic { offered }));
    assert_eq!(case_fails("  0 clicks button pass = peek"), (2, 26, Fault::Clicks { found: "pass".to_owned() }));
    assert_eq!(case_fails("  0 clicks button pass"), (2, 12, Fault::Clicks { found: "pass".to_owned() }));
}

#[test]
fn events_are_told_in_order() {
    let script = |claim: &str| format!("case x\n given lot plague\n given turn 1\n 1: take\n {claim}");
    assert_eq!(check(&script("told taken")), Ok(()));
    let fault = Fault::NotTold { word: "taken".to_owned(), told: "taken".to_owned() };
    assert_eq!(fails(&script("told taken then taken")), (5, 18, fault));
    assert_eq!(check(&script("not told taken then taken")), Ok(()), "it was told once");
    assert_eq!(check(&script("not told passed then taken")), Ok(()));
    assert_eq!(fails(&script("not told taken")), (5, 11, Fault::Told { word: "taken".to_owned() }));
}

#[test]
fn what_cannot_be_read_is_named_with_its_place() {
    assert_eq!(case_fails("  expect lefft = 9"), (2, 10, unknown(Sort::Fact, "lefft", &["left"])));
    assert_eq!(case_fails("  expect left 9"), (2, 16, Fault::NoValue));
    assert_eq!(case_fails("  0: pas"), (2, 6, unknown(Sort::Choice, "pas", &["pass"])));
    assert_eq!(case_fails("  0: blame 9"), (2, 12, unknown(Sort::Choice, "blame 9", &[])));
    assert_eq!(case_fails("  given lot golt\n  0: pass"), (2, 13, unknown(Sort::Word, "golt", &["gold"])));
    assert_eq!(case_fails("  given lut gold\n  0: pass"), (2, 9, unknown(Sort::Given, "lut", &["lot"])));
    assert_eq!(case_fails("  given lot\n  0: pass"), (2, 12, missing("lot LOT")));
    let too_many = Fault::TooMany { word: "gold".to_owned(), form: "lot LOT".to_owned() };
    assert_eq!(case_fails("  given lot gold gold\n  0: pass"), (2, 18, too_many));
    let absent = Fault::AbsentSeat { word: "3".to_owned(), players: 2 };
    assert_eq!(case_fails("  given turn 3\n  0: pass"), (2, 14, absent.clone()));
    assert_eq!(case_fails("  3: pass"), (2, 3, absent));
    let range = Fault::OutOfRange { word: "99".to_owned(), low: -9, high: 9 };
    assert_eq!(case_fails("  given 1 points 99\n  0: pass"), (2, 18, range));
    let twice = Fault::Twice { word: "turn".to_owned() };
    assert_eq!(case_fails("  given turn 1\n  given turn 0\n  1: pass"), (3, 9, twice));
    let nothing = Fault::Objection(Message::new("lots-audit-nothing-to-see"));
    assert_eq!(case_fails("  given seen 1\n  1: pass"), (2, 14, nothing));
    assert_eq!(case_fails("  given turn 1\n  1: pass\n  given turn 1"), (4, 3, Fault::Late { word: "given" }));
    assert_eq!(case_fails("  hurry"), (2, 3, unknown(Sort::Sentence, "hurry", &[])));
    assert_eq!(case_fails("  expekt left = 10"), (2, 3, unknown(Sort::Sentence, "expekt", &["expect"])));
    assert_eq!(case_fails("  0 sses left = 10"), (2, 5, unknown(Sort::Verb, "sses", &["sees"])));
    assert_eq!(case_fails("  0: pass\n  told pased"), (3, 8, unknown(Sort::Key, "pased", &["passed"])));
    assert_eq!(case_fails("  expect winner = 0"), (2, 10, Fault::NotOver { word: "winner".to_owned() }));
    let options = Message::new("options-unknown-value").with("key", "players").with("value", "9");
    let options = options.with("values", vec![Arg::from("2"), Arg::from("3"), Arg::from("4")]);
    assert_eq!(case_fails("  options players=9\n  0: pass"), (2, 11, Fault::Options(options)));
}

#[test]
fn whole_scripts_can_be_wrong() {
    assert_eq!(fails("expect left = 10"), (1, 1, Fault::BeforeCase));
    assert_eq!(fails("game lots\n"), (1, 1, Fault::NoCase));
    assert_eq!(fails("case x\n  given turn 1"), (1, 1, Fault::NothingStated));
    assert_eq!(fails("case x\n  0: \\"), (2, 5, Fault::NothingFollows));
    assert_eq!(fails("case x\n  from here\n"), (2, 8, unknown(Sort::Background, "here", &[])));
    let twice = Fault::BackgroundTwice { word: "b".to_owned() };
    assert_eq!(fails("background b\nbackground b\ncase x\n"), (2, 12, twice));
    assert_eq!(fails("background b\n  from b\ncase x\n"), (2, 8, unknown(Sort::Background, "b", &[])), "itself");
    let begun = "background a\n  given turn 1\nbackground b\n  from a\n  given lot plague\ncase x\n  from b\n  ";
    assert_eq!(check(&format!("{begun}1: take\n  told taken")), Ok(()), "a background begins from another");
    assert_eq!(fails("case x\n  0: \\\n  pass \\\n   more"), (4, 4, unknown(Sort::Choice, "pass more", &[])));
}

#[test]
fn shares_are_counted_over_seeds() {
    let script = |low, high| {
        format!(
            "case x\n  each of 400 seeds\n  0: peek\n  0: take\n  expect share points 0 = 3 between {low} and {high}"
        )
    };
    assert_eq!(check(&script("0.25", "0.35")), Ok(()), "three of ten lots are gold");
    let (line, column, fault) = fails(&script("0.4", "0.6"));
    assert!(matches!(fault, Fault::Share { seeds: 400, hits: 80..=150, .. }), "{fault:?}");
    assert_eq!((line, column), (5, 16));
    assert_eq!(case_fails("  expect share left = 10 between 0 and 1"), (2, 16, Fault::NoSeeds));
    let wrong = Fault::NoShare { word: "2".to_owned() };
    assert_eq!(case_fails("  each of 2 seeds\n  expect share left = 10 between 0 and 2"), (3, 40, wrong));
}

#[test]
fn what_cannot_be_read_and_what_does_not_hold_differ() {
    assert!(!case_fails("  given lot golt\n  0: pass").2.is_failure());
    assert!(case_fails("  expect left = 9").2.is_failure());
    assert_eq!(Fault::NoCase.say(), Message::new("check-no-case"));
}
