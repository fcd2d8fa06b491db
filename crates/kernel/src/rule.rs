//! Rule ids: the numbers of `rules.md`, known to the compiler.

/// The id of a rule as it stands in `rules.md`: `RAT-31`. Generated code lists those of each game.
pub type RuleId = &'static str;

/// Marks the line that carries out a rule: `rule!(RAT_31)`. The id must exist in the `rules` module in scope, which is generated from `rules.md`, so
/// a rule that is renumbered or removed breaks the build at every place that claims to carry it out. It costs nothing
/// at run time; `xtask rule-coverage` reads the marks. Under the tests of a game, which turn the feature `marks` on, it
/// notes that the line was reached.
#[cfg(not(feature = "marks"))]
#[macro_export]
macro_rules! rule {
    ($($id:ident),+ $(,)?) => {
        $( const _: $crate::RuleId = rules::$id; )+
    };
}

/// Marks the line that carries out a rule, and notes that it was reached.
#[cfg(feature = "marks")]
#[macro_export]
macro_rules! rule {
    ($($id:ident),+ $(,)?) => {
        $( $crate::marks::hit(rules::$id); )+
    };
}

/// Which rules were reached: for tests, which hold every case to the rules that its title names.
#[cfg(feature = "marks")]
pub mod marks {
    use std::cell::{Cell, RefCell};
    use std::collections::BTreeSet;

    use super::RuleId;

    thread_local! {
        static LISTENING: Cell<bool> = const { Cell::new(false) };
        static REACHED: RefCell<BTreeSet<RuleId>> = const { RefCell::new(BTreeSet::new()) };
    }

    /// A line of this rule was reached.
    #[inline]
    pub fn hit(id: RuleId) {
        if LISTENING.get() {
            REACHED.with_borrow_mut(|reached| reached.insert(id));
        }
    }

    /// Does something and says which rules it reached.
    pub fn during<T>(act: impl FnOnce() -> T) -> (T, BTreeSet<RuleId>) {
        REACHED.take();
        LISTENING.set(true);
        let result = act();
        LISTENING.set(false);
        (result, REACHED.take())
    }
}
