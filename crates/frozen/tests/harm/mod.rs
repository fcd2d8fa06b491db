//! Packages written by hand: they say what they are, and then do harm.

/// What each does when it is asked anything else.
pub const ALL: &[(&str, &str)] = &[
    ("endless", "(loop (br 0)) (unreachable)"),
    ("hungry", "(loop (drop (memory.grow (i32.const 100))) (br 0)) (unreachable)"),
    ("elsewhere", "(i64.const 0x7fffffff00000010)"),
    ("garbage", "(i64.const 0x0000100000000010)"),
    ("mute", "(unreachable)"),
    ("deep", "(call $ask (local.get 0) (local.get 1))"),
];

/// Such a package, which claims to be these rules.
pub fn package(game: &str, rules: u32, harm: &str) -> Vec<u8> {
    let about = format!(r#"{{"yes":{{"interface":1,"game":"{game}","rules":{rules}}}}}"#);
    let (quoted, length) = (about.replace('"', "\\\""), about.len());
    let text = format!(
        r#"(module
            (import "lazaret" "now" (func (result f64)))
            (memory (export "memory") 2)
            (data (i32.const 16) "{quoted}")
            (func (export "alloc") (param i32) (result i32) (i32.const 8192))
            (func (export "free") (param i32 i32))
            (func $ask (export "ask") (param i32 i32) (result i64)
                (if (i32.eq (local.get 1) (i32.const 15)) (then (return (i64.const {answer}))))
                {harm}))"#,
        answer = (16_u64 << 32) | length as u64,
    );
    wat::parse_str(text).expect("it is written as it should be")
}
