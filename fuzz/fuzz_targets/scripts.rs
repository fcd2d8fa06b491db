//! Any text is a script that holds, or says where it does not.

#![no_main]

use kernel::testkit::{Script, parse, run};
use libfuzzer_sys::fuzz_target;

fn check<G: Script>(text: &str) {
    for case in parse(text).unwrap_or_default() {
        if let Err(error) = run::<G>(&case) {
            assert!(error.line >= 1 && error.line <= text.lines().count());
        }
    }
}

fuzz_target!(|text: &str| {
    check::<rattus::Rattus>(text);
    check::<contagion::Contagion>(text);
    check::<pest::Pest>(text);
    check::<messina::Messina>(text);
});
