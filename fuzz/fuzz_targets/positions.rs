//! Any bytes are a position in words, right or wrong: it is refused with a fault, or played to its end.

#![no_main]

use kernel::script::Script;
use kernel::testkit::try_position;
use libfuzzer_sys::fuzz_target;

fn position<G: Script>(spoilt: bool, bytes: &[u8]) {
    let mut bytes = bytes.iter().cycle();
    let mut byte = || usize::from(bytes.next().copied().unwrap_or_default());
    // Two bytes a choice: some lists are longer than one can number.
    let tried = try_position::<G>(spoilt, &mut |n| (byte() << 8 | byte()) % n);
    if let Err(wrong) = tried {
        panic!("{}\n{}", wrong.what, wrong.script);
    }
}

fuzz_target!(|bytes: &[u8]| {
    let [game, spoilt, bytes @ ..] = bytes else { return };
    let spoilt = spoilt % 2 == 1;
    match game % 4 {
        0 => position::<rattus::Rattus>(spoilt, bytes),
        1 => position::<contagion::Contagion>(spoilt, bytes),
        2 => position::<pest::Pest>(spoilt, bytes),
        _ => position::<messina::Messina>(spoilt, bytes),
    }
});
