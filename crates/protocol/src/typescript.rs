//! The page's types: one TypeScript file made from the wire types.

use std::fmt::Write as _;

use ts_rs::{Config, TS};

/// The whole file `web/src/wire/wire.ts`.
#[allow(clippy::too_many_lines, reason = "a list of types")]
pub fn wire() -> String {
    let mut text = String::from(
        "// Generated from crates/protocol by its test; do not edit. Renew with: make wire\n// Times are milliseconds since 1970; seats are numbers from 0.\n",
    );
    let config = Config::default();
    macro_rules! declare {
        ($($name:ident),* $(,)?) => {$( declare::<crate::$name>(&mut text, &config); )*};
    }
    declare!(
        Message,
        Arg,
        Target,
        Offer,
        Ask,
        Choice,
        Preview,
        Change,
        Stop,
        Advice,
        Advised,
        AdviceRule,
        UndoOffer,
        LogEntry,
        Deed,
        Told,
        Note,
        TableView,
        TableSummary,
        Placing,
        Status,
        SeatView,
        BotLevel,
        Holder,
        Visibility,
        Clock,
        Window,
        ClockFace,
        Fairness,
        Nonce,
        Without,
        WithoutWhy,
        You,
        Over,
        OverReason,
        ScoreSheet,
        ScoreLine,
        ClientMessage,
        ServerMessage,
        RefusalCode,
        UndoRequest,
        ChatLine,
        Me,
        Finished,
        Person,
        PersonKind,
        GuestName,
        Credentials,
        MoveCode,
        NoticeSettings,
        PasswordChange,
        Sessions,
        Session,
        Machines,
        Machine,
        NewMachine,
        MadeMachine,
        Farewell,
        Blocks,
        Blocked,
        Spectators,
        Moderation,
        Watcher,
        Failure,
        Games,
        GameEntry,
        UsualLevels,
        GameOption,
        PatchedValue,
        Rulebook,
        Lessons,
        LessonEntry,
        Puzzles,
        PuzzleEntry,
        LessonRequest,
        LessonAnswer,
        LessonFrame,
        LessonBubble,
        LessonDone,
        Lobby,
        CreateTable,
        SeatRequest,
        Created,
        SitDown,
        Branch,
        ReplayPage,
        ReplayFrame,
        Analysed,
        Analysis,
        CurvePoint,
        TurningPoint,
        SeatAccount,
        Figure,
    );
    text
}

fn declare<T: TS>(text: &mut String, config: &Config) {
    let docs = T::docs().unwrap_or_default();
    write!(text, "\n{docs}export {}\n", T::decl(config)).expect("a string takes everything");
}
