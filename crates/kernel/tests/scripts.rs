//! The check language says what does not hold, and where.

use kernel::example::Lots;
use kernel::testkit::{parse, run};

/// Runs a script of one case: `Ok`, or the place and the reason.
fn check(text: &str) -> Result<(), String> {
    let cases = parse(text).map_err(|error| error.to_string())?;
    cases.iter().try_for_each(|case| run::<Lots>(case).map_err(|error| error.to_string()))
}

#[test]
fn a_script_that_holds() {
    let script = "
        case LOT-2 LOT-4 LOT-5 peek, take, blame
          options players=3
          given lot plague
          given turn 1
          expect asked = 1
          1 may only peek | take | pass
          0 cannot take
          1: peek
          1 cannot peek: LOT-2
          1 cannot undo
          1 sees lot = plague
          2 sees lot = hidden
          expect lot = hidden
          told lots-event-peeked
          told 1 lots-event-saw
          1: take
          1 cannot blame 1: LOT-5
          1: blame 2
          expect points 2 = -1
          expect left = 9
          2: pass
          2 undoes
          2: take            # chance decides what nobody has seen
    ";
    assert_eq!(check(script).unwrap_err(), "24:11: chance was asked for one of 9, but no roll is scripted");
    assert_eq!(check(&script.replace("2: take  ", "rolls 0\n2: take  ")), Ok(()));
}

#[test]
fn what_does_not_hold_is_named_with_its_place() {
    let fails = |lines: &str, expected: &str| {
        let found = check(&format!("case x\n{lines}")).expect_err("the script does not hold");
        assert_eq!(found, expected, "{lines}");
    };
    fails("  expect left = 9", "2:10: `left` is 10, not 9");
    fails("  expect lefft = 9", "2:10: not a fact of this game");
    fails("  0 may blame 1", "2:9: not offered; offered are: peek | take | pass");
    fails("  0 may only peek | take", "2:14: `pass` is offered as well");
    fails("  0 cannot peek: LOT-2", "2:12: allowed");
    fails("  0 cannot blame 1: LOT-5", "2:12: refused by LOT-1: lots-reason-not-now");
    fails("  0: blaim 1", "2:6: not a choice of this game");
    fails("  0: blame 9", "2:12: not a choice of this game");
    fails("  1: pass", "2:6: refused: NotAsked { asked: SeatSet(1) }");
    fails("  given lot tin", "2:13: not a position word of this game");
    fails("  given turn 1\n  1: pass\n  given turn 1", "4:3: `given` comes before the first choice");
    fails("  0: pass\n  0 cannot undo", "3:3: the choice can be taken back");
    fails("  0 undoes", "2:3: the choice cannot be taken back");
    fails("  0: pass\n  told lots-event-peeked", "3:8: not told; told was: lots-event-passed");
    fails("  rolls 7 7\n  expect left = 10", "1:1: 2 of the scripted rolls were never asked for");
    fails("  rolls 10\n  0: peek", "3:3: roll 10 is scripted, but must be below 10");
    fails("  hurry", "2:3: `hurry` begins no sentence of the check language");
    fails(
        "  options players=9",
        "2:11: UnknownValue { key: \"players\", value: \"9\", values: [\"2\", \"3\", \"4\"] }",
    );
}

#[test]
fn a_line_before_the_first_case_is_refused() {
    assert_eq!(check("expect left = 10").unwrap_err(), "1:1: a script begins with `case`");
}
