//! Any text is a script that holds, or says where it does not.

#![no_main]

use kernel::script::{Fault, Script, parse, run};
use libfuzzer_sys::fuzz_target;

fn check<G: Script>(text: &str) {
    let Ok(parsed) = parse(text) else { return };
    for case in parsed.cases {
        if let Err(error) = run::<G>(&case, &[]) {
            assert!(error.line >= 1 && error.line <= text.lines().count() && error.column >= 1);
            assert_ne!(error.fault, Fault::Broken);
        }
    }
}

fuzz_target!(|text: &str| {
    check::<rattus::Rattus>(text);
    check::<contagion::Contagion>(text);
    check::<pest::Pest>(text);
    check::<messina::Messina>(text);
});
