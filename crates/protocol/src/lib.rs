//! What server and page say to each other.
//!
//! One home for every wire type: the server serialises them, the `OpenAPI` document and the page's TypeScript types
//! (`web/src/wire/wire.ts`) are generated from them. Sentences travel as Fluent keys with arguments; the page renders
//! them in the reader's language. Seats are numbers from 0, times are milliseconds since 1970.
//!
//! | request | body | answer |
//! |---|---|---|
//! | `GET /api/me` | | [`Me`] |
//! | `POST /api/me/guest` | [`GuestName`] | [`Me`]; sets the cookie; renames a guest who has one |
//! | `POST /api/me/account` | [`Credentials`] | [`Me`]; a guest keeps their seats |
//! | `POST /api/me/login`, `POST /api/me/logout` | [`Credentials`], nothing | [`Me`] |
//! | `POST /api/me/code` | | [`MoveCode`]: good once, for ten minutes |
//! | `POST /api/me/move` | [`MoveCode`] | [`Me`]: this device is now that person's too |
//! | `GET /api/me/finished` | | [`Finished`]: your games that are over, newest first |
//! | `PUT /api/me/notices` | [`NoticeSettings`] | [`Me`]; a new e-mail address is asked to confirm itself |
//! | `POST /api/me/password` | [`PasswordChange`] | [`Me`]; all other devices are logged out |
//! | `GET /api/me/sessions`, `DELETE /api/me/sessions/{id}` | | [`Sessions`] |
//! | `POST /api/me/logout-everywhere` | | [`Me`] |
//! | `POST /api/me/delete` | [`Farewell`] | [`Me`]: nobody; the games stay, under "somebody" |
//! | `GET /api/me/blocks`, `DELETE /api/me/blocks/{id}` | | [`Blocks`] |
//! | `GET /api/me/machines`, `DELETE /api/me/machines/{id}` | | [`Machines`]: your own bots; a deleted one is out at once |
//! | `POST /api/me/machines` | [`NewMachine`] | [`MadeMachine`]: with its token, this once |
//! | `POST /api/me/forgotten` | [`Forgotten`] | a letter to the confirmed address of an account, if it has one |
//! | `POST /api/me/reset` | [`PasswordReset`] | [`Me`] |
//! | `POST /api/me/pushes`, `POST /api/me/pushes/end` | [`PushDevice`], [`PushEnd`] | [`Me`]: a browser takes notices, or no more |
//! | `POST /api/me/pushes/trial` | | [`PushTrial`] |
//! | `PUT /api/me/figures` | [`FigureSettings`] | [`Me`]: whether others are told how you play |
//! | `GET /api/me/export` | | all that is kept of you, as one archive (tar) |
//! | `GET /api/me/work`, `POST /api/me/work` | nothing, [`WorkDone`] | [`Work`]: what is still wanted of somebody new; sets a cookie |
//! | `GET /api/people` | | [`PeopleHere`]: who is here, and your friends |
//! | `POST /api/me/friends`, `DELETE /api/me/friends/{name}` | [`FriendName`] | [`PeopleHere`] |
//! | `PUT /api/me/here` | [`HereSettings`] | [`Me`]: whether others may know that you are here |
//! | `GET /api/people/{name}?others=` | | [`PersonPage`]; one's own as others see it |
//! | `GET /api/people/{name}/games?game=&with=&players=&won=&rated=&page=` | | [`PlayedGames`] |
//! | `GET /api/games/{game}/ladder` | | [`Ladder`] |
//! | `GET /api/games` | | [`Games`] |
//! | `GET /api/games/{game}/rules?language=fr` | | [`Rulebook`] |
//! | `GET /api/games/{game}/words?language=fr` | | [`Rulebook`]: the words of the check language |
//! | `GET /api/lessons` | | [`Lessons`] |
//! | `GET /api/puzzles` | | [`Puzzles`]; in play a puzzle is a lesson |
//! | `POST /api/lessons/{id}` | [`LessonRequest`] | [`LessonAnswer`]; nothing is kept |
//! | `PUT /api/me/lessons/{id}` | [`LessonRequest`] | [`Lessons`]: a lesson that is done is kept for a person |
//! | `GET /api/me/notes/{id}`, `PUT /api/me/notes/{id}` | nothing, [`OwnNote`] | [`OwnNote`]: what one writes for oneself at a table |
//! | `GET /api/me/pins/{id}`, `POST /api/me/pins/{id}` | nothing, [`NewPin`] | [`Pins`]: what one writes for oneself about places and people |
//! | `DELETE /api/me/pins/{id}/{number}` | | [`Pins`] |
//! | `PUT /api/me/crest` | [`CrestChoice`] | [`Me`]: the emblem in one's seal |
//! | `GET /api/crests?names=` | | [`Crests`]; one name a line |
//! | `GET /api/me/holidays`, `POST /api/me/holidays` | nothing, [`NewHoliday`] | [`Holidays`]: when one's clocks stand, where moves take hours |
//! | `DELETE /api/me/holidays/{begins}` | | [`Holidays`]; does not go, or comes back early |
//! | `GET /api/moderation`, `POST /api/moderation` | nothing, [`ModeratorOrder`] | [`Moderating`]; for those whom the operator named |
//! | `PUT /api/me/wishes` | [`NoticeWishes`] | [`Me`] |
//! | `POST /api/me/calendar`, `DELETE /api/me/calendar` | | [`Me`]; a fresh secret address of one's calendar, or none |
//! | `GET /api/lobby` | | [`Lobby`] |
//! | `GET /api/notice` | | [`ServerNotice`]: whether a restart was announced |
//! | `POST /api/tables` | [`CreateTable`] | [`Created`] |
//! | `GET /api/tables/{id}` | | [`Created`] |
//! | `GET /api/join/{code}` | | [`Created`]: the table to which a code to sit belongs |
//! | `POST /api/tables/{id}/sit` | [`SitDown`] | [`Created`] |
//! | `POST /api/tables/{id}/leave` | | [`Created`]; before the start, or gives the game up |
//! | `PUT /api/tables/{id}/seats/{seat}` | [`SeatRequest`] | [`Created`]; the host, before the start |
//! | `PUT /api/tables/{id}/terms` | [`Terms`] | [`Created`]; the host, before the start |
//! | `GET /api/tables/{id}/company` | | [`Company`]: how strong and how reliable those are who sit |
//! | `POST /api/tables/{id}/invite` | [`FriendName`] | [`Created`]; asks somebody with an account to the table, before the start |
//! | `DELETE /api/tables/{id}/invite` | | nothing; not today |
//! | `POST /api/tables/{id}/start` | | [`Created`]; the host, when no seat is open. Waits 10 s for nonces that are missing |
//! | `POST /api/tables/{id}/rematch` | | [`Created`]: the new table; after the end |
//! | `POST /api/tables/{id}/branch` | [`Branch`] | [`Created`]: the new table; after the end |
//! | `GET /api/tables/{id}/replay?eyes=0&from=0&count=64` | | [`ReplayPage`]; after the end |
//! | `GET /api/tables/{id}/record` | | the record as text; after the end |
//! | `GET /api/tables/{id}/over` | | [`Over`]; after the end |
//! | `GET /api/tables/{id}/analysis` | | [`Analysed`]; after the end |
//! | `POST /api/tables/{id}/analysis` | | [`Analysed`]: it is looked at four times as long; once there is an analysis |
//! | `GET /api/evenings`, `POST /api/evenings` | nothing, [`EveningSettings`] | [`Evenings`], [`EveningView`] |
//! | `GET /api/evenings/{id}`, `PUT /api/evenings/{id}` | nothing, [`EveningSettings`] | [`EveningView`]; the host changes it before the first round |
//! | `POST /api/evenings/{id}/join`, `…/leave` | | [`EveningView`] |
//! | `POST /api/evenings/{id}/ask` | [`EveningAsking`] | [`EveningView`]; the host asks people with accounts to come |
//! | `DELETE /api/evenings/{id}/ask` | | nothing; not today |
//! | `POST /api/evenings/{id}/remove` | [`EveningRemoval`] | [`EveningView`]; the host |
//! | `POST /api/evenings/{id}/begin` | | [`EveningView`]; the host begins the next round |
//! | `POST /api/evenings/{id}/correct` | [`EveningCorrection`] | [`EveningView`]; the host |
//! | `POST /api/evenings/{id}/dispute` | [`EveningObjection`] | [`EveningView`]; whoever sat there |
//! | `POST /api/evenings/{id}/cancel` | [`EveningCancelled`] | [`EveningView`]; the host |
//! | `GET /api/evenings/{id}/record` | | all that happened, one JSON document a line; after the end |
//! | `GET /api/leagues`, `POST /api/leagues` | nothing, [`LeagueSettings`] | [`Leagues`], [`LeagueView`] |
//! | `GET /api/leagues/{id}`, `PUT /api/leagues/{id}` | nothing, [`LeagueSettings`] | [`LeagueView`]; the host changes it before the first week |
//! | `POST /api/leagues/{id}/join`, `…/leave`, `…/ask`, `…/remove`, `…/begin`, `…/correct`, `…/dispute`, `…/cancel` | as of evenings | [`LeagueView`] |
//! | `PUT /api/leagues/{id}/times` | [`LeagueFree`] | [`LeagueView`]; somebody says when they can play at a table of theirs |
//! | `PUT /api/leagues/{id}/time` | [`LeagueChoice`] | [`LeagueView`]; they choose a moment that suits all who sit there |
//! | `POST /api/leagues/{id}/next` | | [`LeagueView`]: the host opens the season behind this one |
//! | `GET /api/leagues/{id}/record` | | as of evenings |
//! | `GET /api/games/{game}/explorer` | | [`Explorer`]: what people take, and how they fare with it |
//! | `GET /api/tables/{id}/socket` | | the WebSocket: [`ClientMessage`], [`ServerMessage`] |
//!
//! A bot of somebody's own shows its token (`Authorization: Bearer …`) in place of a cookie, with a request and when it opens
//! the WebSocket. It may look at the lobby, at tables and at evenings, find a table by a code, sit down, get up and play,
//! and take part in an evening; everything else is for people.
//!
//! Whatever fails is answered with a [`Failure`]. Links for people: `/table/{id}` to watch (and to play for those who
//! sit), `/join/{code}` to sit down.

mod advice;
mod analysis;
mod evening;
mod explorer;
mod figures;
mod hands;
mod http;
mod json;
mod league;
mod lessons;
mod moderation;
mod people;
mod play;
mod shape;
mod socket;
mod table;
pub mod typescript;

pub use advice::{Advice, AdviceRule, Advised};
pub use analysis::{Analysed, Analysis, CurvePoint, Figure, Instead, Looking, SeatAccount, TurningPoint, Underway};
pub use evening::{
    EveningAsking, EveningBy, EveningCancelled, EveningCorrection, EveningDispute, EveningFairness, EveningGame,
    EveningLine, EveningObjection, EveningPerson, EveningPlace, EveningRemoval, EveningRound, EveningSettings,
    EveningStatus, EveningSummary, EveningTable, EveningView, EveningYou, Evenings,
};
pub use explorer::{Explorer, ExplorerFigures, ExplorerThing, RatingBand};
pub use figures::{
    Best, Category, Companion, Company, FigureSettings, Friend, FriendName, GameFigures, HereSettings, Ladder,
    LadderRung, Met, PeopleHere, PersonFigures, PersonPage, PlayedBy, PlayedGame, PlayedGames, PlayedSeat, Rating,
    Reliability, Standing, WinShare,
};
pub use hands::{Commentary, Delay, Hands, Weighed};
pub use http::{
    Branch, Closing, CreateTable, Created, Failure, GameEntry, GameOption, Games, Lobby, PatchedValue, PositionLook,
    PositionRequest, ReplayFrame, ReplayPage, Rulebook, SeatRequest, ServerNotice, SitDown, UsualLevels,
};
pub use json::Json;
pub use league::{
    LeagueChance, LeagueChoice, LeagueDates, LeagueDivision, LeagueDuty, LeagueFree, LeagueNeed, LeagueSettings,
    LeagueSummary, LeagueSure, LeagueView, LeagueWish, Leagues,
};
pub use lessons::{
    LessonAnswer, LessonBubble, LessonDone, LessonEntry, LessonFrame, LessonRequest, Lessons, OwnAnswer, OwnLesson,
    PuzzleEntry, Puzzles,
};
pub use moderation::{
    AuditLine, Moderating, Moderation, ModeratorDeed, ModeratorOrder, Phrase, Reported, ReportedLine, Spectators,
    Watcher,
};
pub use people::{
    Blocked, Blocks, Credentials, Crest, CrestChoice, CrestOf, Crests, Farewell, Finished, Forgotten, GuestName,
    Holidays, Invited, Machine, Machines, MadeMachine, Me, MoveCode, NewHoliday, NewMachine, NewPin, NoticeSettings,
    NoticeWays, NoticeWishes, OwnNote, PasswordChange, PasswordReset, Person, PersonKind, Pin, Pins, PushDevice,
    PushEnd, PushTrial, Session, Sessions, Work, WorkDone,
};
pub use play::{
    Ask, Bundle, Change, Choice, Deed, InWords, LogEntry, Note, Offer, Part, Passage, Place, Points, PointsLine,
    Preview, Recalled, Span, Stop, Told, UndoOffer,
};
pub use shape::{Arg, Message, Target};
pub use socket::{ChatLine, ClientMessage, RefusalCode, ServerMessage};
pub use table::{
    BotLevel, Clock, ClockFace, Fairness, Holder, Holiday, Nonce, Over, OverReason, Placing, ScoreLine, ScoreSheet,
    SeatView, StandingAnswer, Status, TableSummary, TableView, Terms, UndoRequest, Visibility, Window, Without,
    WithoutWhy, You,
};
