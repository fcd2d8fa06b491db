//! Rule ids: the numbers of `rules.md`, known to the compiler.

/// The id of a rule as it stands in `rules.md`: `RAT-31`. Generated code lists those of each game.
pub type RuleId = &'static str;

/// Something that happens because of a rule, and can say which.
pub trait Cites {
    /// The rule that decides it.
    fn rule(&self) -> RuleId;
}

/// Marks the line that carries out a rule: `rule!(RAT_31)`. The id must exist in the `rules` module in scope, which is generated from `rules.md`, so
/// a rule that is renumbered or removed breaks the build at every place that claims to carry it out. It costs nothing
/// at run time; `xtask rule-coverage` reads the marks.
#[macro_export]
macro_rules! rule {
    ($($id:ident),+ $(,)?) => {
        $( const _: $crate::RuleId = rules::$id; )+
    };
}
