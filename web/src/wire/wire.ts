// Generated from crates/protocol by its test; do not edit. Renew with: make wire
// Times are milliseconds since 1970; seats are numbers from 0.

/**
 * A sentence to be: the key of a Fluent message and its arguments.
 */
export type Message = { 
/**
 * The key, with the game in front: `rattus-event-placed`.
 */
key: string, 
/**
 * Named arguments; absent when there are none.
 */
args?: Array<[string, Arg]>, };

/**
 * What an argument of a message may be.
 */
export type Arg = { "number": number } | { "text": string } | { "seat": number } | { "message": Message } | { "list": Array<Arg> };

/**
 * A thing on the board that can be clicked: `region gallia`, `button pass`.
 */
export type Target = { 
/**
 * What kind of thing it is.
 */
kind: string, 
/**
 * Which one.
 */
id: string, };

/**
 * What one viewer is shown: the view, the question, and the options if the question is theirs.
 */
export type Offer = { 
/**
 * The step an answer must name.
 */
step: number, 
/**
 * What they see: the view of the game, drawn by the game's board.
 */
view: unknown, 
/**
 * The seats that are asked; none when the game is over.
 */
asked: Array<number>, 
/**
 * What is asked.
 */
ask: Ask | null, 
/**
 * What they may choose, in ascending order; empty when the question is not theirs.
 */
options: Array<Choice>, 
/**
 * What can be done at once: several choices with one intent, beside the small ones.
 */
bundles: Array<Bundle>, 
/**
 * Whether they may take back their last choice.
 */
undo: UndoOffer, 
/**
 * What happened since their last choice, if the question is theirs: at most five sentences, what hit them first.
 */
recap: Array<Recalled>, };

/**
 * What somebody did since the viewer's last choice, or what happened at the table, in a sentence.
 */
export type Recalled = { 
/**
 * Whose turn it was; nobody's when the table itself did something.
 */
seat: number | null, 
/**
 * Whether it happened to the viewer.
 */
hit: boolean, 
/**
 * The sentence: messages one behind the other.
 */
says: Array<Message>, };

/**
 * A question, with the rule that asks it.
 */
export type Ask = { 
/**
 * The question as a sentence.
 */
message: Message, 
/**
 * The rule: `RAT-31`.
 */
rule: string, };

/**
 * One thing that may be chosen.
 */
export type Choice = { 
/**
 * The notation, sent back as it is.
 */
action: string, 
/**
 * What it does, as a sentence.
 */
label: Message, 
/**
 * The thing on the board to click for it.
 */
target: Target, 
/**
 * Whether it cannot be taken back: something will be drawn or seen.
 */
seals: boolean, 
/**
 * Whether others, or nobody, are asked after it.
 */
ends: boolean, };

/**
 * Several choices with one intent, made by one click.
 */
export type Bundle = { 
/**
 * The choices in notation, joined by `; `, sent back as they are.
 */
action: string, 
/**
 * What they do together, as a sentence.
 */
label: Message, 
/**
 * What each of them does.
 */
steps: Array<Message>, 
/**
 * The thing on the board to click for them.
 */
target: Target, 
/**
 * Whether some of them are answers that a player might give otherwise: a payment, a number.
 */
usual: boolean, 
/**
 * Whether they cannot be taken back: the last of them draws something or shows it.
 */
seals: boolean, 
/**
 * Whether others, or nobody, are asked after them.
 */
ends: boolean, };

/**
 * What a choice would do, as far as whoever chooses can know it: played on a copy in which everything else is guessed,
 * up to the first question or the first thing nobody can know.
 */
export type Preview = { 
/**
 * What would happen, in order.
 */
events: Array<Told>, 
/**
 * What would be different in the view.
 */
changes: Array<Change>, 
/**
 * What would be thrown away for good.
 */
lost: Array<Message>, 
/**
 * Where it stops.
 */
stop: Stop, 
/**
 * The score of whoever chooses, as it stands, if it would be another.
 */
points: Points | null, };

/**
 * A score as it stands: what the score sheet would add up to if the game ended there.
 */
export type Points = { 
/**
 * Now.
 */
before: number, 
/**
 * Then.
 */
after: number, 
/**
 * The lines of the score sheet that would be others.
 */
lines: Array<PointsLine>, };

/**
 * A line of a score sheet that would be another.
 */
export type PointsLine = { 
/**
 * What is counted.
 */
message: Message, 
/**
 * Now.
 */
before: number, 
/**
 * Then.
 */
after: number, };

/**
 * A number of the view that chance may change: what it would be in positions as they can be, for all that whoever chooses
 * knows.
 */
export type Span = { 
/**
 * Where it stands in the view, as a JSON pointer: `/seats/0/reserve`.
 */
path: string, 
/**
 * What it is.
 */
before: number, 
/**
 * The least that it came to.
 */
least: number, 
/**
 * The most that it came to.
 */
most: number, 
/**
 * In how many of a hundred it stayed what it is.
 */
same: number, };

/**
 * One value of a view that would be another.
 */
export type Change = { 
/**
 * Where it stands in the view, as a JSON pointer: `/seats/0/reserve`.
 */
path: string, 
/**
 * What it is; nothing if it is not there yet.
 */
before: unknown, 
/**
 * What it would be; nothing if it would be gone.
 */
after: unknown, };

/**
 * A position in words, for those who do not see the board, and what it would score.
 */
export type InWords = { 
/**
 * All that the viewer sees, part by part.
 */
passages: Array<Passage>, 
/**
 * The score sheets if the game ended there, in the order of the seats.
 */
sheets: Array<ScoreSheet>, };

/**
 * A part of a position in words: the regions, the players.
 */
export type Passage = { 
/**
 * Its heading.
 */
title: Message, 
/**
 * A sentence for each thing.
 */
lines: Array<Message>, };

/**
 * Where a preview stops.
 */
export type Stop = "question" | "chance" | "end";

/**
 * The choices that a strong player would weigh in the place of the seat that asked, from what that seat sees.
 */
export type Advice = { 
/**
 * Three of them at most, best first.
 */
choices: Array<Advised>, 
/**
 * How many games were tried.
 */
tried: number, };

/**
 * A choice that is worth a thought.
 */
export type Advised = { 
/**
 * The notation: one of the options of the offer.
 */
action: string, 
/**
 * The share of the game that the seat may expect of it, between 0 and 1.
 */
share: number, 
/**
 * The share is right to within this much in 95 of 100 cases, as far as the tries can tell.
 */
doubt: number, 
/**
 * What speaks for it against the next one, and for the last against the first; nothing if nothing does.
 */
why: Array<Message>, 
/**
 * Whether the next choice may be just as good.
 */
unclear: boolean, };

/**
 * Whether the adviser may be asked at a table.
 */
export type AdviceRule = "free" | "agreed" | "never";

/**
 * How much later than the table spectators see hands.
 */
export type Delay = { "kind": "choices", 
/**
 * From 0 to 30. What is said at once is one choice.
 */
count: number, } | { "kind": "minutes", 
/**
 * From 0 to 30.
 */
count: number, };

/**
 * What is agreed, or asked, about showing hands.
 */
export type Hands = { 
/**
 * The number of the request, which an answer repeats.
 */
request: number, 
/**
 * How much later than the table.
 */
delay: Delay, 
/**
 * The seats that have agreed.
 */
agreed: Array<number>, 
/**
 * The seats that are still to answer.
 */
waiting: Array<number>, 
/**
 * The step from which on hands are shown, once everybody has agreed.
 */
since: number | null, };

/**
 * What those who see all hands are told beside them, as late as the hands: how the game stands, and what the seat that is asked
 * could do. By the bots, and never to somebody who plays.
 */
export type Commentary = { 
/**
 * The step at which it stands so.
 */
step: number, 
/**
 * Each seat's share of the game, between 0 and 1, with all cards known; nothing where the rules are too old to tell.
 */
shares: Array<number> | null, 
/**
 * The seat that is asked, if it has more than one choice.
 */
seat: number | null, 
/**
 * What a strong player would weigh in its place, from what it sees: three choices at most, best first. None until that has
 * been thought about.
 */
choices: Array<Weighed>, };

/**
 * A choice that somebody else could make.
 */
export type Weighed = { 
/**
 * The choice.
 */
choice: Choice, 
/**
 * The share of the game that the seat may expect of it, between 0 and 1.
 */
share: number, 
/**
 * The share is right to within this much in 95 of 100 cases, as far as the tries can tell.
 */
doubt: number, 
/**
 * How many of those who watch think that the seat will choose it.
 */
guesses: number, };

/**
 * Whether the viewer may take back their last choice.
 */
export type UndoOffer = { "kind": "nothing" } | { "kind": "free", 
/**
 * How many choices go, as they were made at once.
 */
choices: number, } | { "kind": "consent", 
/**
 * Why it is not free.
 */
message: Message, 
/**
 * How many choices of theirs go, as they were made at once.
 */
choices: number, };

/**
 * What happened at one step, as far as the viewer noticed it.
 */
export type LogEntry = { 
/**
 * How many entries the record had before it; the set-up and the first choice both have 0.
 */
step: number, 
/**
 * Whose choice it was; nobody's for the set-up.
 */
seat: number | null, 
/**
 * The round in which it was, in games that count them.
 */
round: number | null, 
/**
 * What was done.
 */
deed: Deed, 
/**
 * The choice in notation, unless another seat made it in secret.
 */
action: string | null, 
/**
 * Whether it still stands: not taken back since. An undo that follows takes back what it counts.
 */
stands: boolean, 
/**
 * What it led to, as far as the viewer noticed it.
 */
events: Array<Told>, };

/**
 * What an entry of the log does.
 */
export type Deed = "setup" | "choice" | "automatic" | { "undo": { 
/**
 * How many entries, automatic ones included.
 */
count: number, 
/**
 * Whether everybody consented.
 */
agreed: boolean, } };

/**
 * Something that happened in the game.
 */
export type Told = { 
/**
 * Whom it concerns; nobody when the table itself does something.
 */
seat: number | null, 
/**
 * The event of the game, for the animation.
 */
event: unknown, 
/**
 * The same as a sentence, for the log.
 */
message: Message, 
/**
 * Which sentence of the story it is a part of.
 */
part: Part, };

/**
 * The place of an event in the story. What a person would call one thing is one sentence; its events are the parts of it.
 */
export type Part = { 
/**
 * The number of the sentence, from 0 in the order in which they begin.
 */
line: number, 
/**
 * The number of the turn it belongs to; what the table does between turns is counted like one.
 */
turn: number, 
/**
 * Whose turn it is; nobody's when the table itself does something.
 */
whose: number | null, 
/**
 * What the sentence says from here on, in messages one behind the other; left out if it says what it said before. A
 * sentence that says nothing is shown with the one before it.
 */
says?: Array<Message>, };

/**
 * Something that happened at the table rather than in the game: a bot sat down, an undo was asked for.
 */
export type Note = { 
/**
 * The step the game was at.
 */
step: number, 
/**
 * When.
 */
at: number, 
/**
 * What happened.
 */
message: Message, };

/**
 * Everything about a table that all who see it may know.
 */
export type TableView = { 
/**
 * The code of the table, which is also the link to watch it.
 */
id: string, 
/**
 * Which game: `rattus`.
 */
game: string, 
/**
 * What is agreed: `players=3,auto_flip=on`.
 */
options: string, 
/**
 * How far the table is.
 */
status: Status, 
/**
 * The step the game is at; 0 before the start.
 */
step: number, 
/**
 * The seats in turn order.
 */
seats: Array<SeatView>, 
/**
 * Whether the table is in the lobby.
 */
visibility: Visibility, 
/**
 * How time is kept.
 */
clock: Clock, 
/**
 * The clocks of the seats, once the game runs and if time is kept.
 */
clocks: Array<ClockFace>, 
/**
 * Whether the game begins from a position that somebody laid out.
 */
from_position: boolean, 
/**
 * Whether the adviser may be asked.
 */
advice: AdviceRule, 
/**
 * Why it will not be rated, in a word, as far as that is known; nothing if it will.
 */
unrated: string | null, 
/**
 * Whether its record may be published without names when it is over.
 */
published: boolean, 
/**
 * What proves that chance is fair; a game that plays on from another or begins from a position has no proof.
 */
fairness: Fairness | null, 
/**
 * The undo that is waiting for consent.
 */
undo_request: UndoRequest | null, 
/**
 * Whether hands are shown to spectators, or somebody asks whether they may be.
 */
hands: Hands | null, 
/**
 * The table of the rematch, if there is one.
 */
rematch: string | null, 
/**
 * When the game starts without the nonces that are still missing, if the host has asked for the start.
 */
starts_at: number | null, 
/**
 * When the table was set up.
 */
created_at: number, 
/**
 * Whether strangers sit down only if they are known to stay to the end.
 */
reliable: boolean, 
/**
 * What the host changed last, in words: `clock`, `option-players`; nothing if all is as it was set up.
 */
changed: Array<string>, 
/**
 * When they did.
 */
changed_at: number | null, };

/**
 * One line of a list of tables.
 */
export type TableSummary = { 
/**
 * The code of the table.
 */
id: string, 
/**
 * Which game.
 */
game: string, 
/**
 * What is agreed.
 */
options: string, 
/**
 * How far the table is.
 */
status: Status, 
/**
 * The seats in turn order.
 */
seats: Array<SeatView>, 
/**
 * Whether the person who asks is asked at that table.
 */
your_turn: boolean, 
/**
 * The seat of the person who asks.
 */
your_seat: number | null, 
/**
 * The round the game is in, in games that count them.
 */
round: number | null, 
/**
 * Who came in where, once the game is over; from the first place to the last.
 */
result: Array<Placing>, 
/**
 * The points of the seats when the table was closed because nobody here has its rules, as far as they were known.
 */
stood: Array<number>, 
/**
 * When something last happened there.
 */
touched_at: number, 
/**
 * How time is kept.
 */
clock: Clock, 
/**
 * Why it will not be rated, in a word, as far as that is known; nothing if it will.
 */
unrated: string | null, 
/**
 * Whether strangers sit down only if they are known to stay to the end.
 */
reliable: boolean, 
/**
 * The seat of the host, if they sit.
 */
host: number | null, 
/**
 * When the clock of whoever asks runs out, if it runs.
 */
due_at: number | null, 
/**
 * What happened since the last choice of whoever asks, if they are asked now.
 */
news: Array<Recalled>, };

/**
 * Where a seat came in.
 */
export type Placing = { 
/**
 * Whose.
 */
seat: number, 
/**
 * Its place, from 1.
 */
place: number, 
/**
 * The score.
 */
score: number, };

/**
 * How far a table is.
 */
export type Status = "waiting" | "playing" | "over";

/**
 * One seat.
 */
export type SeatView = { 
/**
 * Its number.
 */
seat: number, 
/**
 * Who holds it.
 */
holder: Holder, 
/**
 * The bot that plays it for its person at the moment.
 */
stand_in: BotLevel | null, 
/**
 * Whether its person has given the game up.
 */
resigned: boolean, 
/**
 * Whether its person is connected.
 */
present: boolean, 
/**
 * When a bot will stand in for its absent person, if somebody asked for that.
 */
replaced_at: number | null, 
/**
 * When its person is on holiday, where moves take hours: its clock stands then.
 */
holidays: Array<Holiday>, };

/**
 * How strong a bot is: a level from 1 to 12 or, for experiments, a kind of play (`random`, `greedy`).
 */
export type BotLevel = number | string;

/**
 * Who holds a seat.
 */
export type Holder = { "kind": "open" } | { "kind": "person", 
/**
 * The name they go by.
 */
name: string, } | { "kind": "bot", 
/**
 * How strong it is.
 */
level: BotLevel, 
/**
 * Who it is, from 1: the number of a message with a name.
 */
cast: number, } | { "kind": "machine", 
/**
 * The name it goes by.
 */
name: string, 
/**
 * The name of whoever it belongs to; empty where that is not known.
 */
owner: string, };

/**
 * Whether a table is in the lobby.
 */
export type Visibility = "private" | "public";

/**
 * How time is kept.
 */
export type Clock = { "kind": "none" } | { "kind": "live", 
/**
 * At the start.
 */
seconds: number, 
/**
 * With each choice.
 */
increment: number, } | { "kind": "daily", 
/**
 * For each move.
 */
hours: number, 
/**
 * When the clocks run; always, if there is none.
 */
window: Window | null, };

/**
 * A daily window in which clocks run.
 */
export type Window = { 
/**
 * It opens so many minutes after midnight.
 */
opens: number, 
/**
 * It closes so many minutes after midnight; before it opens means: on the next day.
 */
closes: number, 
/**
 * Minutes by which the local time is ahead of UTC.
 */
offset: number, 
/**
 * Whether it stays shut on Saturdays and Sundays.
 */
weekdays: boolean, };

/**
 * The clock of one seat.
 */
export type ClockFace = { 
/**
 * Whose clock.
 */
seat: number, 
/**
 * What was left at the moment named by `at`.
 */
left_ms: number, 
/**
 * Whether it runs.
 */
running: boolean, 
/**
 * When this was read.
 */
at: number, 
/**
 * When it runs out if nothing happens, windows counted in.
 */
falls_at: number | null, };

/**
 * What proves that chance is fair: the commitment before the start, the nonces of the seats, and the secret after the
 * end. `commitment = SHA-256(secret)`, `seed = HMAC-SHA256(secret, what the seats added)`; docs/fairness.md has the
 * argument.
 */
export type Fairness = { 
/**
 * SHA-256 of the secret, 64 hexadecimal digits.
 */
commitment: string, 
/**
 * What the seats added, in seat order.
 */
nonces: Array<Nonce>, 
/**
 * The seats that added nothing, once the game has started.
 */
without: Array<Without>, 
/**
 * The secret, once the game is over.
 */
secret: string | null, 
/**
 * The seed of the game, once it is over.
 */
seed: string | null, };

/**
 * What one seat added to chance.
 */
export type Nonce = { 
/**
 * The seat.
 */
seat: number, 
/**
 * 32 to 64 hexadecimal digits in lower case.
 */
nonce: string, };

/**
 * A seat that added nothing to chance.
 */
export type Without = { 
/**
 * The seat.
 */
seat: number, 
/**
 * Why it added nothing.
 */
why: WithoutWhy, };

/**
 * Why a seat added nothing to chance.
 */
export type WithoutWhy = "bot" | "silent";

/**
 * What only the viewers themselves are told about their place at the table.
 */
export type You = { 
/**
 * Their seat; none for a spectator.
 */
seat: number | null, 
/**
 * Whether they set up the table: they may change seats and start.
 */
host: boolean, 
/**
 * The code with which others sit down; told to those who sit.
 */
sit_code: string | null, 
/**
 * What they answer whenever they are asked something, until they say otherwise. Nobody else is told.
 */
answers: Array<StandingAnswer>, };

/**
 * An answer to a question whenever it is asked and the answer is possible.
 */
export type StandingAnswer = { 
/**
 * The key of the question: `pest-ask-take`.
 */
ask: string, 
/**
 * The choice, as it is written.
 */
action: string, 
/**
 * The question, as it was asked then.
 */
question: Message, 
/**
 * What the choice does, as a sentence.
 */
label: Message, };

/**
 * What is said at tables so often that everybody reads it in their own language.
 */
export type Phrase = "hello" | "good_luck" | "well_played" | "thank_you" | "sorry" | "no_problem" | "yes" | "no" | "one_moment" | "back_soon" | "must_leave" | "pause" | "take_back" | "lucky" | "again" | "goodbye";

/**
 * What somebody writes for themselves at a table. Nobody else is ever told.
 */
export type OwnNote = { 
/**
 * At most 4000 characters.
 */
text: string, };

/**
 * What those see who look after others here.
 */
export type Moderating = { 
/**
 * What was reported and is not settled, oldest first.
 */
reports: Array<Reported>, 
/**
 * What was done, newest first.
 */
audit: Array<AuditLine>, 
/**
 * The networks that may not use the server, newest first.
 */
networks: Array<string>, };

/**
 * Somebody told something about somebody else.
 */
export type Reported = { 
/**
 * Its number.
 */
number: number, 
/**
 * When.
 */
at: number, 
/**
 * The name of whoever told it.
 */
by: string, 
/**
 * The name of whom it is about.
 */
about: string, 
/**
 * Whether they have an account.
 */
account: boolean, 
/**
 * Whether the word was taken from them.
 */
muted: boolean, 
/**
 * Whether they were shut out.
 */
banned: boolean, 
/**
 * How many tables of theirs are not over.
 */
tables: number, 
/**
 * At which table.
 */
table: string, 
/**
 * What was told.
 */
words: string, 
/**
 * What they themselves had said there last.
 */
said: string, 
/**
 * What everybody said there before it was told.
 */
talk: Array<ReportedLine>, };

/**
 * Something that was said at a table before somebody was reported.
 */
export type ReportedLine = { 
/**
 * When.
 */
at: number, 
/**
 * The name of whoever said it.
 */
name: string, 
/**
 * What; nothing for a phrase.
 */
text: string, 
/**
 * The phrase.
 */
phrase: Phrase | null, 
/**
 * Whether it was said by whom the report is about.
 */
theirs: boolean, };

/**
 * Something that was done about somebody.
 */
export type AuditLine = { 
/**
 * Its number.
 */
number: number, 
/**
 * When.
 */
at: number, 
/**
 * The name of whoever did it; nothing if its time was over.
 */
by: string, 
/**
 * What.
 */
deed: ModeratorDeed, 
/**
 * The name of whom it was about, or the network.
 */
about: string, 
/**
 * Why, or which.
 */
words: string, 
/**
 * Until when it holds; nothing, if until it is lifted.
 */
until: number | null, };

/**
 * What those may do who look after others here.
 */
export type ModeratorDeed = "settle" | "mute" | "unmute" | "ban" | "readmit" | "close" | "ban-network" | "readmit-network";

/**
 * Does something about somebody: about whom a report is, or who has an account of this name; or about a network.
 */
export type ModeratorOrder = { 
/**
 * What.
 */
deed: ModeratorDeed, 
/**
 * The number of a report.
 */
report: number | null, 
/**
 * The name of an account.
 */
name: string | null, 
/**
 * A network, as `203.0.113.0/24`.
 */
network: string | null, 
/**
 * Why, in at most 500 characters: others who look after people here read it.
 */
words: string, 
/**
 * For how many days somebody is muted or shut out; nothing, if until it is lifted.
 */
days: number | null, };

/**
 * Somebody asks a person to a table that waits.
 */
export type Invited = { 
/**
 * The name of whoever asks.
 */
by: string, 
/**
 * The table.
 */
table: TableSummary, };

/**
 * The ways by which somebody is told of something. One that is not set up is passed over.
 */
export type NoticeWays = { 
/**
 * To their browsers.
 */
push: boolean, 
/**
 * By letter.
 */
letter: boolean, 
/**
 * To their hook.
 */
hook: boolean, };

/**
 * Of what somebody is told while they are away, by which ways, and when not.
 */
export type NoticeWishes = { 
/**
 * It is their turn.
 */
turn: NoticeWays, 
/**
 * A bot will stand in for them.
 */
summons: NoticeWays, 
/**
 * A game is over.
 */
over: NoticeWays, 
/**
 * Somebody asks them to a table.
 */
invited: NoticeWays, 
/**
 * The host of a table at which they sit has changed what is agreed.
 */
changed: NoticeWays, 
/**
 * A round of an evening begins in which they play.
 */
evening: NoticeWays, 
/**
 * Somebody said something at a table of theirs.
 */
chat: NoticeWays, 
/**
 * Somebody asks them whether a choice may be taken back.
 */
undo: NoticeWays, 
/**
 * From when to when nothing is sent: what came meanwhile is told at the end, once.
 */
quiet: Window | null, 
/**
 * Whether their hook takes plain text.
 */
plain: boolean, };

/**
 * What is agreed at a table: a host may change it until the game begins.
 */
export type Terms = { 
/**
 * The options of the game; what is not named keeps its default.
 */
options: string, 
/**
 * How time is kept.
 */
clock: Clock, 
/**
 * Whether the table is in the lobby.
 */
visibility: Visibility, 
/**
 * Whether everybody may ask the adviser, though people play each other.
 */
advice: boolean, 
/**
 * Whether everybody agrees that it is not rated.
 */
unrated: boolean, 
/**
 * Whether strangers sit down only if they are known to stay to the end.
 */
reliable: boolean, };

/**
 * How strong and how reliable those are who sit at a table that has not begun.
 */
export type Company = { 
/**
 * The table.
 */
table: string, 
/**
 * Those with an account who let others know it.
 */
seats: Array<Companion>, };

/**
 * Somebody who sits at a table that has not begun.
 */
export type Companion = { 
/**
 * Where they sit.
 */
seat: number, 
/**
 * How strong they are in this game; nothing while they are new.
 */
rating: Rating | null, 
/**
 * Whether they stay to the end.
 */
standing: Standing, };

/**
 * The end of a game.
 */
export type Over = { 
/**
 * How it came about.
 */
reason: OverReason, 
/**
 * The same as a sentence.
 */
message: Message, 
/**
 * The score sheets from the first place to the last.
 */
sheets: Array<ScoreSheet>, 
/**
 * The proof, now with the secret.
 */
fairness: Fairness | null, };

/**
 * How a game can end.
 */
export type OverReason = "ended" | "resigned" | "closed";

/**
 * The score of one seat.
 */
export type ScoreSheet = { 
/**
 * Whose.
 */
seat: number, 
/**
 * Its place, from 1; those who share a place have the same number. Seats that gave up come last.
 */
place: number, 
/**
 * The score.
 */
score: number, 
/**
 * Whether the seat gave up.
 */
resigned: boolean, 
/**
 * How the score adds up; empty if the game was given up before its end.
 */
lines: Array<ScoreLine>, };

/**
 * One line of a score sheet.
 */
export type ScoreLine = { 
/**
 * What the points are for.
 */
message: Message, 
/**
 * What it is worth.
 */
points: number, };

/**
 * What a client says.
 */
export type ClientMessage = { "type": "hello", 
/**
 * How many steps of the log it has; none to get all of it.
 */
last_step: number | null, 
/**
 * Whose hand somebody who watches wants to see, at a table that shows hands: then all that is told of the game is
 * as late as was agreed.
 */
eyes: number | null, } | { "type": "choose", 
/**
 * The step of the offer.
 */
step: number, 
/**
 * One of its options, as its notation says.
 */
action: string, } | { "type": "preview", 
/**
 * The step of the offer.
 */
step: number, 
/**
 * One of its options.
 */
action: string, } | { "type": "advise", 
/**
 * The step of the offer.
 */
step: number, } | { "type": "why", 
/**
 * The thing that was clicked.
 */
target: Target, } | { "type": "undo", 
/**
 * The step of the offer that was shown.
 */
step: number, 
/**
 * Whether only the last of the choices that were made at once is meant.
 */
last: boolean, } | { "type": "consent", 
/**
 * Which request.
 */
request: number, 
/**
 * Whether the seat agrees.
 */
agree: boolean, } | { "type": "ask_hands", 
/**
 * How much later.
 */
delay: Delay, } | { "type": "hands", 
/**
 * Which request.
 */
request: number, 
/**
 * Whether the seat agrees.
 */
agree: boolean, } | { "type": "guess", 
/**
 * The step of the commentary.
 */
step: number, 
/**
 * One of its choices, as its notation says.
 */
action: string, } | { "type": "chat", 
/**
 * What.
 */
text: string, } | { "type": "phrase", 
/**
 * Which.
 */
phrase: Phrase, } | { "type": "resign" } | { "type": "hand_over", 
/**
 * How strong.
 */
level: BotLevel, } | { "type": "take_back" } | { "type": "standing", 
/**
 * The key of the question.
 */
ask: string, 
/**
 * One of its options, as its notation says.
 */
action: string | null, } | { "type": "summon", 
/**
 * Whose seat.
 */
seat: number, } | { "type": "look", 
/**
 * How many.
 */
step: number, } | { "type": "describe", 
/**
 * When the record has so many entries.
 */
step: number, } | { "type": "nonce", 
/**
 * 32 to 64 hexadecimal digits in lower case.
 */
nonce: string, } | { "type": "watchers" } | { "type": "spectators", 
/**
 * What.
 */
may: Spectators, } | { "type": "moderate", 
/**
 * Whom: the word for them at this table.
 */
who: string, 
/**
 * What.
 */
what: Moderation, } | { "type": "block", 
/**
 * Whom: the word for them at this table.
 */
who: string, } | { "type": "report", 
/**
 * Whom: the word for them at this table.
 */
who: string, 
/**
 * What happened, in at most 500 characters.
 */
text: string, } | { "type": "ping" };

/**
 * What the server says.
 */
export type ServerMessage = { "type": "welcome", 
/**
 * The table.
 */
table: TableView, 
/**
 * The viewer's place at it.
 */
you: You, 
/**
 * The time of the server.
 */
now: number, } | { "type": "table", 
/**
 * The table as it is now.
 */
table: TableView, 
/**
 * The viewer's place at it.
 */
you: You, } | { "type": "offer", 
/**
 * The offer.
 */
offer: Offer, } | { "type": "events", 
/**
 * The step of the first entry asked for.
 */
from: number, 
/**
 * What happened in the game.
 */
entries: Array<LogEntry>, 
/**
 * What happened at the table.
 */
notes: Array<Note>, } | { "type": "refused", 
/**
 * What kind of refusal.
 */
code: RefusalCode, 
/**
 * Why, as a sentence.
 */
message: Message, 
/**
 * The rule that decides it, if a rule does.
 */
rule: string | null, 
/**
 * The current offer, when the message answered an old one.
 */
state: Offer | null, } | { "type": "preview", 
/**
 * The step of the offer.
 */
step: number, 
/**
 * The choice.
 */
action: string, 
/**
 * What it would do.
 */
preview: Preview, 
/**
 * What chance may make of it, where chance follows and these rules can tell.
 */
spans?: Array<Span>, } | { "type": "advice", 
/**
 * The step of the offer.
 */
step: number, 
/**
 * What the adviser says.
 */
advice: Advice, } | { "type": "commentary", 
/**
 * How.
 */
commentary: Commentary, } | { "type": "why", 
/**
 * The thing that was clicked.
 */
target: Target, 
/**
 * Why not.
 */
message: Message, 
/**
 * The rule that decides it, if a rule does.
 */
rule: string | null, } | { "type": "look", 
/**
 * The step.
 */
step: number, 
/**
 * What the viewer saw then.
 */
view: unknown, 
/**
 * Who was asked.
 */
asked: Array<number>, 
/**
 * What was asked.
 */
ask: Ask | null, } | { "type": "described", 
/**
 * The step.
 */
step: number, 
/**
 * The position.
 */
words: InWords, } | { "type": "chat", 
/**
 * The lines, oldest first.
 */
lines: Array<ChatLine>, } | { "type": "presence", 
/**
 * The seats whose people are connected.
 */
seats: Array<number>, 
/**
 * How many watch.
 */
spectators: number, } | { "type": "watchers", 
/**
 * What spectators may do here.
 */
may: Spectators, 
/**
 * Those who watch or may not any more, at most a hundred.
 */
watchers: Array<Watcher>, } | { "type": "noted", 
/**
 * What, as a sentence.
 */
message: Message, } | { "type": "clock", 
/**
 * One a seat.
 */
clocks: Array<ClockFace>, } | { "type": "undo_request", 
/**
 * The request; none when it is settled.
 */
request: UndoRequest | null, } | { "type": "over", 
/**
 * How, and the score sheets.
 */
over: Over, } | { "type": "rematch", 
/**
 * The code of the new table.
 */
table: string, } | { "type": "pong", 
/**
 * The time of the server.
 */
now: number, };

/**
 * Why a message was not carried out.
 */
export type RefusalCode = "malformed" | "no_hello" | "too_fast" | "stale" | "illegal" | "not_seated" | "not_now" | "unavailable" | "barred";

/**
 * An undo that waits for everybody's consent.
 */
export type UndoRequest = { 
/**
 * Its number, named by a `consent`.
 */
id: number, 
/**
 * Who asks.
 */
by: number, 
/**
 * Who has agreed.
 */
agreed: Array<number>, 
/**
 * Who has yet to answer.
 */
waiting: Array<number>, };

/**
 * Something somebody said.
 */
export type ChatLine = { 
/**
 * Its number at this table, from 0.
 */
number: number, 
/**
 * When.
 */
at: number, 
/**
 * Who: the name they go by.
 */
name: string, 
/**
 * A word for them, at this table; empty where it is not known.
 */
who: string, 
/**
 * Their seat; none for a spectator.
 */
seat: number | null, 
/**
 * What; nothing for a phrase.
 */
text: string, 
/**
 * The phrase, which everybody reads in their own language.
 */
phrase: Phrase | null, };

/**
 * Who somebody is, as they are told themselves.
 */
export type Me = { 
/**
 * The person; none before a name was given.
 */
person: Person | null, 
/**
 * Their tables that are not over, those where they are asked first.
 */
tables: Array<TableSummary>, 
/**
 * How they are told that it is their turn.
 */
notices: NoticeSettings, 
/**
 * Whether the e-mail address among them was confirmed: before that, nothing but the question goes there.
 */
email_confirmed: boolean, 
/**
 * Whether this server sends letters at all.
 */
letters: boolean, 
/**
 * Whether nobody else is told how they play.
 */
hidden: boolean, 
/**
 * Whether others may know that they are here.
 */
shown_here: boolean, 
/**
 * The key by which browsers know this server, to have notices pushed though the page is closed.
 */
push_key: string, 
/**
 * To how many of their browsers notices are pushed.
 */
pushes: number, 
/**
 * Of what they are told, and by which ways.
 */
wishes: NoticeWishes, 
/**
 * Whether their hook has failed so often that it rests.
 */
hook_rests: boolean, 
/**
 * The address of their calendar behind that of the server: whoever knows it may read it.
 */
calendar: string | null, 
/**
 * Tables that wait, to which they were asked.
 */
invited: Array<Invited>, 
/**
 * Whether they look after others here.
 */
moderator: boolean, 
/**
 * The emblem in their seal, if they chose one.
 */
crest: Crest | null, };

/**
 * The games of a person that are over.
 */
export type Finished = { 
/**
 * Newest first.
 */
tables: Array<TableSummary>, };

/**
 * A person.
 */
export type Person = { 
/**
 * The name others see.
 */
name: string, 
/**
 * Whether they have an account.
 */
kind: PersonKind, };

/**
 * Whether a person has an account.
 */
export type PersonKind = "guest" | "account";

/**
 * A name: enough to sit down.
 */
export type GuestName = { 
/**
 * 1 to 24 characters.
 */
name: string, };

/**
 * A name and a password.
 */
export type Credentials = { 
/**
 * 1 to 24 characters.
 */
name: string, 
/**
 * 8 to 128 characters.
 */
password: string, };

/**
 * An emblem that people may choose for their seal.
 */
export type Crest = "anchor" | "bee" | "bell" | "candle" | "fish" | "horn" | "hourglass" | "key" | "leaf" | "moon" | "owl" | "quill" | "ship" | "star" | "sun" | "tower";

/**
 * The emblem that somebody wants in their seal; none takes it away.
 */
export type CrestChoice = { 
/**
 * Which.
 */
crest: Crest | null, };

/**
 * The emblem of somebody.
 */
export type CrestOf = { 
/**
 * The name others see.
 */
name: string, 
/**
 * Their emblem.
 */
crest: Crest, };

/**
 * The emblems of some people.
 */
export type Crests = { 
/**
 * Those who chose one.
 */
crests: Array<CrestOf>, };

/**
 * A one-time code that moves a person to another device.
 */
export type MoveCode = { 
/**
 * The code, as it is read out: `K7PX-93QM`.
 */
code: string, };

/**
 * Takes a holiday, from its first moment on.
 */
export type NewHoliday = { 
/**
 * When it begins, in milliseconds since 1970.
 */
begins: number, 
/**
 * How many days it lasts.
 */
days: number, };

/**
 * How somebody is told that it is their turn when they are not connected. Everything is off unless they turn it on.
 */
export type NoticeSettings = { 
/**
 * The address of a Discord or Slack webhook, or of a topic at ntfy.
 */
webhook: string | null, 
/**
 * An e-mail address.
 */
email: string | null, 
/**
 * The language of the notices: `en`, `fr` or `ru`; English if none is said.
 */
language: string | null, };

/**
 * Another password for an account. All other devices are logged out.
 */
export type PasswordChange = { 
/**
 * The one it has.
 */
old: string, 
/**
 * The one it gets: 8 to 128 characters.
 */
new: string, };

/**
 * Another password, by the word in a letter.
 */
export type PasswordReset = { 
/**
 * The word that stands in the link of the letter.
 */
token: string, 
/**
 * The password it gets: 8 to 128 characters.
 */
password: string, };

/**
 * The name of an account whose password somebody has forgotten.
 */
export type Forgotten = { 
/**
 * As others see it.
 */
name: string, };

/**
 * A browser that takes notices though its page is closed, as it tells it itself.
 */
export type PushDevice = { 
/**
 * Where its push service takes them.
 */
endpoint: string, 
/**
 * Its public key.
 */
p256dh: string, 
/**
 * The secret it shares with the server.
 */
auth: string, };

/**
 * A browser that takes notices no more.
 */
export type PushEnd = { 
/**
 * Where its push service took them.
 */
endpoint: string, };

/**
 * What became of a notice that was pushed to try it.
 */
export type PushTrial = { 
/**
 * So many browsers get it.
 */
taken: number, 
/**
 * So many do not.
 */
failed: number, };

/**
 * The devices on which a person is known.
 */
export type Sessions = { 
/**
 * The one used last first.
 */
sessions: Array<Session>, };

/**
 * A device on which a person is known.
 */
export type Session = { 
/**
 * A word for it.
 */
id: string, 
/**
 * Browser and system, as far as they are known.
 */
device: string, 
/**
 * When it began.
 */
created_at: number, 
/**
 * When it was last used, to the hour.
 */
seen_at: number, 
/**
 * Whether it is the one that asks.
 */
here: boolean, };

/**
 * The bots of a person's own, which play at tables with a token.
 */
export type Machines = { 
/**
 * In the order in which they were made.
 */
machines: Array<Machine>, 
/**
 * So many a person may have.
 */
most: number, };

/**
 * A bot of a person's own.
 */
export type Machine = { 
/**
 * A word for it.
 */
id: string, 
/**
 * The name others see.
 */
name: string, 
/**
 * When it was made.
 */
created_at: number, 
/**
 * When it last came, to the hour; nothing if it never has.
 */
seen_at: number | null, };

/**
 * Makes a bot of one's own.
 */
export type NewMachine = { 
/**
 * 1 to 24 characters.
 */
name: string, };

/**
 * Writes for oneself about a place or about somebody: one of both.
 */
export type NewPin = { 
/**
 * The place, as the board names it.
 */
place: string | null, 
/**
 * The seat of whom it is about.
 */
seat: number | null, 
/**
 * At most 500 characters.
 */
text: string, };

/**
 * A bot of one's own was made.
 */
export type MadeMachine = { 
/**
 * What the program shows with every request: `Authorization: Bearer` and this. It is told now and never again.
 */
token: string, 
/**
 * All of them, this one too.
 */
machines: Machines, };

/**
 * Leaves for good. Whoever has an account says its password once more.
 */
export type Farewell = { 
/**
 * The password of the account; nothing for a guest.
 */
password: string | null, };

/**
 * Those from whom a person does not want to hear.
 */
export type Blocks = { 
/**
 * In the order of their names.
 */
people: Array<Blocked>, };

/**
 * Somebody from whom a person does not want to hear.
 */
export type Blocked = { 
/**
 * A word for them.
 */
id: string, 
/**
 * The name they go by.
 */
name: string, };

/**
 * The page of a person with an account.
 */
export type PersonPage = { 
/**
 * The name others see.
 */
name: string, 
/**
 * Whether it is the page of whoever asks.
 */
yours: boolean, 
/**
 * What is told; nothing if they keep it to themselves.
 */
figures: PersonFigures | null, };

/**
 * What somebody wrote for themselves about a place at a table, or about somebody who sits there. Nobody else is ever told.
 */
export type Pin = { 
/**
 * Its number.
 */
number: number, 
/**
 * When it was written.
 */
at: number, 
/**
 * The place, as the board names it: `region:gallia`.
 */
place: string | null, 
/**
 * The seat of whom it is about, at this table.
 */
seat: number | null, 
/**
 * What it says.
 */
text: string, };

/**
 * Notes that matter at a table: about places there, and about those who sit there, wherever they were written.
 */
export type Pins = { 
/**
 * The oldest first.
 */
pins: Array<Pin>, };

/**
 * What is told of how a person plays.
 */
export type PersonFigures = { 
/**
 * Since when they are known here.
 */
since: number, 
/**
 * Whether they stay to the end.
 */
reliability: Reliability, 
/**
 * By game, in the order of the shelf; those that they have played.
 */
games: Array<GameFigures>, 
/**
 * Whom they met most often, by game.
 */
met: Array<Met>, };

/**
 * Whether somebody stays to the end of their games with other people.
 */
export type Reliability = { 
/**
 * In a word.
 */
standing: Standing, 
/**
 * Of their last games with other people, newest first: whether they left before the end.
 */
left: Array<boolean>, };

/**
 * Whether one can rely on somebody.
 */
export type Standing = "new" | "reliable" | "unreliable";

/**
 * How somebody plays one game. Counted are games as they are printed, against somebody, whose result is the person's own.
 */
export type GameFigures = { 
/**
 * Which game.
 */
game: string, 
/**
 * How strong they are; nothing while they are new.
 */
rating: Rating | null, 
/**
 * How many of their games are rated.
 */
rated: number, 
/**
 * How many games are counted.
 */
games: number, 
/**
 * How many of them they won, or shared.
 */
wins: number, 
/**
 * In which place they came in, in the mean.
 */
mean_place: number, 
/**
 * By seat.
 */
by_seat: Array<WinShare>, 
/**
 * By how many played.
 */
by_players: Array<WinShare>, 
/**
 * Their best result.
 */
best: Best | null, 
/**
 * How they score beside their tables, in their last games.
 */
categories: Array<Category>, };

/**
 * A strength with its doubt.
 */
export type Rating = { 
/**
 * The guess: 1480.
 */
rating: number, 
/**
 * About 95 times in 100 the truth is not farther off than this.
 */
doubt: number, };

/**
 * How many of some games somebody won.
 */
export type WinShare = { 
/**
 * The seat, from 0, or how many played.
 */
number: number, 
/**
 * How many games.
 */
games: number, 
/**
 * How many they won, or shared.
 */
wins: number, 
/**
 * How many chance alone would give them.
 */
by_chance: number, };

/**
 * The best result of somebody in a game.
 */
export type Best = { 
/**
 * The points.
 */
score: number, 
/**
 * How many played.
 */
players: number, 
/**
 * When it ended.
 */
ended_at: number, 
/**
 * The table, for those who may look at it.
 */
table: string | null, };

/**
 * How somebody scores in one line of the score sheet.
 */
export type Category = { 
/**
 * What the points are for.
 */
message: Message, 
/**
 * In so many games.
 */
games: number, 
/**
 * How many points more than the mean of the table, in the mean.
 */
beside: number, 
/**
 * The standard error of that.
 */
error: number, };

/**
 * How two people did beside each other.
 */
export type Met = { 
/**
 * The other.
 */
name: string, 
/**
 * Whether they have a page.
 */
page: boolean, 
/**
 * Which game.
 */
game: string, 
/**
 * How many games both played to their end.
 */
games: number, 
/**
 * In how many the person finished ahead.
 */
ahead: number, 
/**
 * In how many the other did.
 */
behind: number, };

/**
 * Some of the finished games of a person, newest first.
 */
export type PlayedGames = { 
/**
 * The games.
 */
games: Array<PlayedGame>, 
/**
 * Whether there are older ones.
 */
more: boolean, };

/**
 * A finished game of a person.
 */
export type PlayedGame = { 
/**
 * The table, for those who may look at it.
 */
table: string | null, 
/**
 * Which game.
 */
game: string, 
/**
 * What was agreed.
 */
options: string, 
/**
 * When it ended.
 */
ended_at: number, 
/**
 * Where the person sat.
 */
seat: number, 
/**
 * Everybody, in turn order.
 */
seats: Array<PlayedSeat>, 
/**
 * Whether a bot made choices for the person, so that the result is not theirs.
 */
stand_in: boolean, 
/**
 * By how much their rating moved; nothing if the result is not rated.
 */
gained: number | null, 
/**
 * Why the game is not rated, in a word; nothing if it is.
 */
unrated: string | null, };

/**
 * A seat of a finished game.
 */
export type PlayedSeat = { 
/**
 * Who sat there.
 */
by: PlayedBy, 
/**
 * The place, from 1.
 */
place: number, 
/**
 * The points.
 */
score: number, };

/**
 * Who played a seat of a finished game.
 */
export type PlayedBy = { "kind": "person", 
/**
 * The name others see.
 */
name: string, 
/**
 * Whether they have a page.
 */
page: boolean, } | { "kind": "somebody" } | { "kind": "former" } | { "kind": "bot", 
/**
 * Its level; none for one that has none.
 */
level: number | null, } | { "kind": "machine" };

/**
 * Those who are strongest in a game, as far as they are known and want to be.
 */
export type Ladder = { 
/**
 * Which game.
 */
game: string, 
/**
 * The strongest first.
 */
rungs: Array<LadderRung>, };

/**
 * Somebody on the ladder.
 */
export type LadderRung = { 
/**
 * The name others see.
 */
name: string, 
/**
 * How strong they are.
 */
rating: Rating, 
/**
 * From how many games.
 */
games: number, 
/**
 * Whether it is whoever asks.
 */
you: boolean, };

/**
 * Whether somebody keeps how they play to themselves.
 */
export type FigureSettings = { 
/**
 * Whether nobody else is told.
 */
hidden: boolean, };

/**
 * Who is here now, and with whom a person likes to play.
 */
export type PeopleHere = { 
/**
 * Who with an account is here and lets others know it, in the order of their names.
 */
here: Array<string>, 
/**
 * With whom whoever asks likes to play, in the order of their names.
 */
friends: Array<Friend>, };

/**
 * Somebody with whom a person likes to play.
 */
export type Friend = { 
/**
 * The name others see.
 */
name: string, 
/**
 * Whether they are here and let others know it.
 */
here: boolean, };

/**
 * The name of somebody with an account.
 */
export type FriendName = { 
/**
 * As others see it.
 */
name: string, };

/**
 * Whether others may know that a person is here.
 */
export type HereSettings = { 
/**
 * Whether they may.
 */
shown: boolean, };

/**
 * A time for which somebody is away, as they said beforehand.
 */
export type Holiday = { 
/**
 * From when on, in milliseconds since 1970.
 */
begins: number, 
/**
 * Until when.
 */
ends: number, };

/**
 * When a person is on holiday: the clocks of their tables stand then, where moves take hours.
 */
export type Holidays = { 
/**
 * Those that are not over, the earliest first.
 */
holidays: Array<Holiday>, 
/**
 * So many days somebody may take in a year.
 */
days: number, 
/**
 * How many of them are left in this year.
 */
left: number, 
/**
 * So many hours ahead they are to be said.
 */
ahead_hours: number, };

/**
 * What spectators may do at a table.
 */
export type Spectators = "open" | "silent" | "closed";

/**
 * What is done about a spectator.
 */
export type Moderation = "mute" | "remove" | "readmit";

/**
 * Somebody who watches, or who may not any more.
 */
export type Watcher = { 
/**
 * A word for them, at this table.
 */
who: string, 
/**
 * The name they go by; none if they have not said one.
 */
name: string | null, 
/**
 * Whether they are here.
 */
here: boolean, 
/**
 * Whether they may not talk.
 */
muted: boolean, 
/**
 * Whether they may not watch.
 */
removed: boolean, };

/**
 * Why a request was not carried out.
 */
export type Failure = { 
/**
 * A word for programs: `not_found`.
 */
code: string, 
/**
 * A sentence for people.
 */
message: Message, 
/**
 * The rule that decides it, if a rule does.
 */
rule: string | null, 
/**
 * The table as it is, where that helps.
 */
state: TableView | null, };

/**
 * The games on the shelf.
 */
export type Games = { 
/**
 * In the order of the shelf.
 */
games: Array<GameEntry>, };

/**
 * A game on the shelf.
 */
export type GameEntry = { 
/**
 * The word for it: `rattus`. Its name is the message `<id>-name`.
 */
id: string, 
/**
 * The version of its rules.
 */
rules: number, 
/**
 * What can be agreed before the start, `players` first.
 */
options: Array<GameOption>, 
/**
 * The levels of its bots, weakest first.
 */
levels: Array<number>, 
/**
 * The levels among which people choose by a word, weakest first.
 */
named_levels: Array<number>, 
/**
 * Which level plays where nobody chose one.
 */
usual_levels: UsualLevels, 
/**
 * What is not as printed on this server.
 */
patch: Array<PatchedValue>, };

/**
 * Which level plays where nobody chose one.
 */
export type UsualLevels = { 
/**
 * Against somebody who plays a game for the first time.
 */
first_game: number, 
/**
 * Against somebody who just wants to play.
 */
play_now: number, 
/**
 * For somebody who leaves their seat to a bot.
 */
stand_in: number, };

/**
 * Something that can be agreed before a game. Its name is the message `<game>-option-<key>`.
 */
export type GameOption = { 
/**
 * The word before the equals sign.
 */
key: string, 
/**
 * The words that may stand behind it.
 */
values: Array<string>, 
/**
 * What holds if nothing is said.
 */
default: string, };

/**
 * A value of the data files that a patch changes.
 */
export type PatchedValue = { 
/**
 * Where it stands, from the data file on: `cities.city.cairo.population`.
 */
path: string, 
/**
 * What is printed, as TOML; nothing where the entry does not say.
 */
printed: string | null, 
/**
 * What is played with, as TOML.
 */
patched: string, 
/**
 * The same as a value.
 */
value: unknown, };

/**
 * The rulebook of a game in one language, or the words of the check language for it.
 */
export type Rulebook = { 
/**
 * Which game.
 */
game: string, 
/**
 * The text for people, as Markdown; a rule begins with its number: `RAT-31`.
 */
text: string, };

/**
 * Every lesson there is, in the order of the shelf.
 */
export type Lessons = { 
/**
 * The lessons.
 */
lessons: Array<LessonEntry>, };

/**
 * A lesson or a puzzle that somebody brings as a file.
 */
export type OwnLesson = { 
/**
 * The file.
 */
text: string, 
/**
 * `en`, `fr` or `ru`: the language in which it is said what is wrong with it.
 */
language: string | null, 
/**
 * What has been chosen in it; if nothing is said, it is tried.
 */
request: LessonRequest | null, };

/**
 * What came of it.
 */
export type OwnAnswer = { "type": "sound", 
/**
 * It on the list.
 */
entry: LessonEntry, 
/**
 * Whether it is a puzzle.
 */
puzzle: boolean, } | { "type": "answer", 
/**
 * That.
 */
answer: LessonAnswer, };

/**
 * A lesson on the list.
 */
export type LessonEntry = { 
/**
 * Which game.
 */
game: string, 
/**
 * Its word: `rattus-1`. Its title is the message `lesson-rattus-1-title`.
 */
id: string, 
/**
 * How many minutes it takes.
 */
minutes: number, 
/**
 * The stars that whoever asks has earned in it; none before it is done.
 */
stars: number, 
/**
 * What it is called, if it is one of the club's own.
 */
title: string | null, };

/**
 * Every puzzle there is, in the order of the shelf.
 */
export type Puzzles = { 
/**
 * The puzzles.
 */
puzzles: Array<PuzzleEntry>, 
/**
 * The one of today, the same for everybody; none where there are no puzzles. A day begins at midnight UTC.
 */
today: string | null, };

/**
 * A puzzle on the list. In play it is a lesson of one choice.
 */
export type PuzzleEntry = { 
/**
 * Which game.
 */
game: string, 
/**
 * Its word: `rattus-puzzle-1`.
 */
id: string, 
/**
 * How hard it is, from 1 to 3.
 */
grade: number, 
/**
 * The stars that whoever asks has earned in it; none before it is solved.
 */
stars: number, 
/**
 * What it is called, if it is one of the club's own.
 */
title: string | null, };

/**
 * What a learner has chosen so far, and what they want to know.
 */
export type LessonRequest = { 
/**
 * The choices in notation, oldest first. The last may be one that the lesson answers and takes back.
 */
choices: Array<string>, 
/**
 * Whether something was taken back on the way.
 */
taken_back: boolean, 
/**
 * Whether a hint was asked for on the way.
 */
hinted: boolean, 
/**
 * Whether a puzzle that was solved is played on to the end of the game.
 */
on: boolean, 
/**
 * A choice of which the learner wants to know what it would do.
 */
preview: string | null, 
/**
 * A thing that was clicked without a choice behind it.
 */
why: Target | null, 
/**
 * Whether the learner wants the position in words.
 */
describe: boolean, };

/**
 * The answer to one of the four.
 */
export type LessonAnswer = { "type": "frame", 
/**
 * All of it.
 */
frame: LessonFrame, } | { "type": "preview", 
/**
 * That.
 */
preview: Preview, } | { "type": "why", 
/**
 * Why not.
 */
message: Message, 
/**
 * The rule that decides it, if a rule does.
 */
rule: string | null, } | { "type": "described", 
/**
 * That.
 */
words: InWords, };

/**
 * How a lesson stands after the choices made so far, as the learner sees it.
 */
export type LessonFrame = { 
/**
 * Which game.
 */
game: string, 
/**
 * Which lesson.
 */
id: string, 
/**
 * What it is called, if it is one of somebody's own.
 */
title: string | null, 
/**
 * How many sit at the table; the learner has the first seat.
 */
seats: number, 
/**
 * What they see and may choose.
 */
offer: Offer, 
/**
 * What happened since the beginning.
 */
log: Array<LogEntry>, 
/**
 * What is said now.
 */
bubbles: Array<LessonBubble>, 
/**
 * The answer to the last choice, which was taken back.
 */
answer: Message | null, 
/**
 * What speaks for the best choice of a puzzle, once it was chosen, or the one that tempts was.
 */
why: Array<Message>, 
/**
 * A choice that goes on.
 */
hint: string | null, 
/**
 * Words that help.
 */
help: Message | null, 
/**
 * What helps with a puzzle, a little more each time: where to look, what kind of choice it is, the choice.
 */
hints: Array<LessonBubble>, 
/**
 * How many free choices are left for a goal, if there is one now.
 */
left: number | null, 
/**
 * How many of the things that are asked are done.
 */
passed: number, 
/**
 * How many there are.
 */
asked: number, 
/**
 * The end, once it is reached.
 */
done: LessonDone | null, };

/**
 * Something that is said in a lesson.
 */
export type LessonBubble = { 
/**
 * What.
 */
message: Message, 
/**
 * The thing it is about.
 */
at: Target | null, };

/**
 * The end of a lesson.
 */
export type LessonDone = { 
/**
 * The last words.
 */
message: Message, 
/**
 * Whether what was to be reached was reached: in a real game, whether it was won.
 */
won: boolean, 
/**
 * The lesson, or the puzzle, that comes next; none after the last.
 */
next: string | null, 
/**
 * What was earned: one star, one more without taking back, one more without a hint; of a game that was lost, one.
 */
stars: number, };

/**
 * The tables everybody may find.
 */
export type Lobby = { 
/**
 * Public tables that wait for people or are in play, newest first.
 */
tables: Array<TableSummary>, 
/**
 * Who sits at those that wait, as far as they let others know how they play.
 */
company: Array<Company>, };

/**
 * What whoever runs the server lets everybody know.
 */
export type ServerNotice = { 
/**
 * The server will be started again in so many milliseconds.
 */
restart_in_ms: number | null, };

/**
 * What a browser works out before somebody new does what costs others time: a word which, put behind the challenge, gives a
 * SHA-256 that begins with so many zero bits.
 */
export type Work = { 
/**
 * What is to be worked on: this person's own.
 */
challenge: string, 
/**
 * So many zero bits; none if nothing is wanted of this person.
 */
bits: number, };

/**
 * The word that was found.
 */
export type WorkDone = { 
/**
 * At most 20 letters and digits.
 */
word: string, };

/**
 * What an evening is to be.
 */
export type EveningSettings = { 
/**
 * What it is called.
 */
name: string, 
/**
 * What is played: the first in the first round, and from the beginning again after the last.
 */
games: Array<EveningGame>, 
/**
 * How many rounds, from 1 to 8.
 */
rounds: number, 
/**
 * How many people a table has at the least,
 */
least: number, 
/**
 * at the most,
 */
most: number, 
/**
 * and if possible.
 */
best: number, 
/**
 * Whether like meets like: tables of a round are made of people with the same points. Otherwise everybody meets as many
 * others as can be.
 */
like: boolean, 
/**
 * How time is kept at the tables.
 */
clock: Clock, 
/**
 * So many minutes after the last table of a round the next round begins.
 */
pause: number, 
/**
 * When the first round begins by itself; otherwise the host begins it.
 */
starts_at: number | null, 
/**
 * Whether it is in the list of evenings.
 */
visibility: Visibility, 
/**
 * How many minutes a round is meant to take; 0 for as long as it takes. Then everybody sees that the host may settle what is
 * still played.
 */
minutes: number, 
/**
 * What tells people with the same points apart, in this order: tables won, those one finished before, one's part of the scores.
 * The lot comes last, whatever is said.
 */
ties: Array<EveningBy>, 
/**
 * Whether the host still thinks about it: then nobody else finds it, and nobody can join.
 */
draft: boolean, };

/**
 * A game of an evening.
 */
export type EveningGame = { 
/**
 * Which.
 */
game: string, 
/**
 * Its options, without the number of players.
 */
options: string, };

/**
 * All evenings that one may see.
 */
export type Evenings = { 
/**
 * Those that are not over first, then the newest.
 */
evenings: Array<EveningSummary>, };

/**
 * An evening as a line of a list.
 */
export type EveningSummary = { 
/**
 * Its code.
 */
id: string, 
/**
 * What it is called.
 */
name: string, 
/**
 * What is played.
 */
games: Array<string>, 
/**
 * How far it is.
 */
status: EveningStatus, 
/**
 * How many people take part.
 */
people: number, 
/**
 * The round that is played or was played last; 0 before the first.
 */
round: number, 
/**
 * How many rounds there are.
 */
rounds: number, 
/**
 * When it begins by itself.
 */
starts_at: number | null, 
/**
 * Whether you take part.
 */
yours: boolean, 
/**
 * The name of the host, if they ask you to come and wait for your answer.
 */
asked_by: string | null, };

/**
 * How far an evening is.
 */
export type EveningStatus = "draft" | "gathering" | "playing" | "pausing" | "over" | "cancelled";

/**
 * An evening.
 */
export type EveningView = { 
/**
 * Its code.
 */
id: string, 
/**
 * How many entries its journal has: a later one has more.
 */
number: number, 
/**
 * What it is.
 */
settings: EveningSettings, 
/**
 * How far it is.
 */
status: EveningStatus, 
/**
 * The name of the host.
 */
host: string, 
/**
 * Everybody who came, in that order; a person is their number in this list.
 */
people: Array<EveningPerson>, 
/**
 * The names of those whom the host has asked and who have not answered: for the host alone.
 */
awaited: Array<string>, 
/**
 * The rounds so far.
 */
rounds: Array<EveningRound>, 
/**
 * When the next round begins by itself.
 */
next_at: number | null, 
/**
 * When the round that is played has taken as long as it was meant to.
 */
ends_at: number | null, 
/**
 * How large the tables of the next round are, as things stand; nothing if there is none.
 */
next_tables: Array<number>, 
/**
 * How many would sit out.
 */
next_byes: number, 
/**
 * The standings, from the first to the last.
 */
standings: Array<EveningLine>, 
/**
 * How fair the tables were.
 */
fairness: EveningFairness, 
/**
 * Why it was called off.
 */
note: string | null, 
/**
 * SHA-256 of the secret out of which tables and lots are drawn.
 */
commitment: string, 
/**
 * The secret, when it is over.
 */
secret: string | null, 
/**
 * What only you are told.
 */
you: EveningYou, };

/**
 * Your place in an evening.
 */
export type EveningYou = { 
/**
 * Which of the people you are.
 */
person: number | null, 
/**
 * Whether you set it up.
 */
host: boolean, 
/**
 * Whether the host asks you to come and waits for your answer.
 */
asked: boolean, };

/**
 * Somebody who takes part.
 */
export type EveningPerson = { 
/**
 * The name they go by.
 */
name: string, 
/**
 * Whether they have left.
 */
left: boolean, 
/**
 * Rounds that had begun when they came.
 */
missed: number, };

/**
 * A round of an evening.
 */
export type EveningRound = { 
/**
 * What is played.
 */
game: string, 
/**
 * When it began.
 */
began_at: number, 
/**
 * Its tables.
 */
tables: Array<EveningTable>, 
/**
 * Who sits out.
 */
byes: Array<number>, };

/**
 * A table of a round.
 */
export type EveningTable = { 
/**
 * The code of the table.
 */
id: string, 
/**
 * Who sits there, in the order of seats.
 */
people: Array<number>, 
/**
 * How it ended; nothing while it is played.
 */
ended: Array<EveningPlace> | null, 
/**
 * What the host said when they corrected it.
 */
note: string | null, 
/**
 * What somebody who sat there says against its result, until the host has settled it.
 */
disputed: EveningDispute | null, 
/**
 * The points that everybody sees at the table now, in the order of seats; nothing when it has ended, and where the game
 * keeps them to itself.
 */
so_far: Array<number> | null, 
/**
 * When those who sit there have agreed to play it, while it is played.
 */
agreed: number | null, };

/**
 * How a table ended for somebody. Whoever did not play to the end is not in the list.
 */
export type EveningPlace = { 
/**
 * Who.
 */
person: number, 
/**
 * Their place; 1 is the best.
 */
place: number, 
/**
 * Their score in the game.
 */
score: number, };

/**
 * A line of the standings.
 */
export type EveningLine = { 
/**
 * Who.
 */
person: number, 
/**
 * Points, in 240ths of a win.
 */
points: number, 
/**
 * Tables won, in 240ths.
 */
wins: number, 
/**
 * The points of those they finished before, in 240ths; half of those they were level with.
 */
beaten: number, 
/**
 * Their part of the scores at their tables, from 0 to 1.
 */
share: number, 
/**
 * Tables played.
 */
played: number, 
/**
 * Rounds sat out.
 */
byes: number, 
/**
 * What decided that they stand before the next.
 */
before_next: EveningBy | null, };

/**
 * What people are compared by, in this order.
 */
export type EveningBy = "points" | "wins" | "beaten" | "share" | "lot";

/**
 * How fair the tables of all rounds so far are.
 */
export type EveningFairness = { 
/**
 * How many pairs met never, once, twice …
 */
meetings: Array<number>, 
/**
 * Meetings that were not the first of their pair.
 */
repeats: number, 
/**
 * Fewer were impossible; nothing where people came and went, and nobody can say.
 */
least_repeats: number | null, 
/**
 * As many as a lot would bring, in the mean of many lots.
 */
lot_repeats: number, 
/**
 * How often somebody had a seat that they had had before,
 */
same_seat: number, 
/**
 * and as often as a lot would bring.
 */
lot_same_seat: number, 
/**
 * The largest difference between how often somebody sat in one seat and in another.
 */
seat_gap: number, 
/**
 * The largest difference between how often two sat out.
 */
bye_gap: number, };

/**
 * People are asked to come.
 */
export type EveningAsking = { 
/**
 * Their names: everybody has an account.
 */
names: Array<string>, };

/**
 * Somebody is to leave.
 */
export type EveningRemoval = { 
/**
 * Who.
 */
person: number, };

/**
 * A table ended otherwise than its game says: agreed by those who run the evening, and seen by all.
 */
export type EveningCorrection = { 
/**
 * Which table.
 */
table: string, 
/**
 * How it ended.
 */
ended: Array<EveningPlace>, 
/**
 * Why: everybody reads it.
 */
note: string, };

/**
 * The evening is called off.
 */
export type EveningCancelled = { 
/**
 * Why: everybody reads it.
 */
note: string, };

/**
 * Somebody says that a result is wrong.
 */
export type EveningDispute = { 
/**
 * Who.
 */
person: number, 
/**
 * Why: everybody reads it.
 */
note: string, };

/**
 * A result is wrong, says somebody who sat there.
 */
export type EveningObjection = { 
/**
 * Which table.
 */
table: string, 
/**
 * Why: everybody reads it.
 */
note: string, };

/**
 * What a season of a league is to be.
 */
export type LeagueSettings = { 
/**
 * What it is called.
 */
name: string, 
/**
 * What is played: the first in the first week, and from the beginning again after the last.
 */
games: Array<EveningGame>, 
/**
 * How many weeks, from 1 to 8. Everybody has a table in each of them, as far as tables come out even.
 */
weeks: number, 
/**
 * How many days after a week the next one begins, whether its tables have ended or not.
 */
days: number, 
/**
 * How many people a division has, as nearly as can be.
 */
division: number, 
/**
 * How many go up and down between two divisions when the season is over.
 */
moves: number, 
/**
 * How many people a table has at the least,
 */
least: number, 
/**
 * at the most,
 */
most: number, 
/**
 * and if possible.
 */
best: number, 
/**
 * How time is kept at the tables.
 */
clock: Clock, 
/**
 * When the first week begins by itself; otherwise the host begins it.
 */
starts_at: number | null, 
/**
 * Whether it is in the list of leagues.
 */
visibility: Visibility, 
/**
 * What tells people with the same points apart, in this order. The lot comes last, whatever is said.
 */
ties: Array<EveningBy>, 
/**
 * Whether the host still thinks about it: then nobody else finds it, and nobody can join.
 */
draft: boolean, };

/**
 * All leagues that one may see.
 */
export type Leagues = { 
/**
 * Those that are not over first, then the newest.
 */
leagues: Array<LeagueSummary>, };

/**
 * A league as a line of a list.
 */
export type LeagueSummary = { 
/**
 * Its code.
 */
id: string, 
/**
 * What it is called.
 */
name: string, 
/**
 * What is played.
 */
games: Array<string>, 
/**
 * How far it is.
 */
status: EveningStatus, 
/**
 * How many people take part.
 */
people: number, 
/**
 * The week that began last; 0 before the first.
 */
week: number, 
/**
 * How many weeks there are.
 */
weeks: number, 
/**
 * When it begins by itself.
 */
starts_at: number | null, 
/**
 * Whether you take part.
 */
yours: boolean, 
/**
 * The name of the host, if they ask you to come and wait for your answer.
 */
asked_by: string | null, 
/**
 * What waits for you.
 */
duty: LeagueDuty | null, };

/**
 * A table of yours that has not ended: the oldest of them.
 */
export type LeagueDuty = { 
/**
 * The code of the table.
 */
table: string, 
/**
 * Which week it belongs to, from 1.
 */
week: number, 
/**
 * What is played.
 */
game: string, 
/**
 * The names of those you play with.
 */
with: Array<string>, 
/**
 * When it should have ended: the week is over then. The host may settle it after the last week.
 */
until: number, 
/**
 * When it may be played.
 */
dates: LeagueDates, };

/**
 * When a table may be played: each says when they can, and all learn only what suits everybody. All of them are moments in
 * milliseconds since 1970.
 */
export type LeagueDates = { 
/**
 * When you can.
 */
yours: number[], 
/**
 * The names of those who have not said when they can.
 */
missing: Array<string>, 
/**
 * The best moment of every day that suits everybody, past ones too.
 */
suit: number[], 
/**
 * What you have chosen.
 */
chosen: number | null, 
/**
 * What others have chosen.
 */
wishes: Array<LeagueWish>, 
/**
 * What all have chosen.
 */
agreed: number | null, };

/**
 * Somebody wants to play at this moment.
 */
export type LeagueWish = { 
/**
 * Who.
 */
name: string, 
/**
 * When.
 */
at: number, };

/**
 * When somebody can play at a table of theirs.
 */
export type LeagueFree = { 
/**
 * Which table.
 */
table: string, 
/**
 * Moments in the four weeks to come, at quarters of an hour; nothing if they have nothing to say.
 */
times: number[], };

/**
 * Which of the moments that suit all at a table somebody chooses.
 */
export type LeagueChoice = { 
/**
 * Which table.
 */
table: string, 
/**
 * When; nothing if they want none of them any more.
 */
at: number | null, };

/**
 * A season of a league.
 */
export type LeagueView = { 
/**
 * Its code.
 */
id: string, 
/**
 * How many entries its journal has: a later one has more.
 */
number: number, 
/**
 * What it is.
 */
settings: LeagueSettings, 
/**
 * How far it is.
 */
status: EveningStatus, 
/**
 * The name of the host.
 */
host: string, 
/**
 * Everybody who came, in that order; a person is their number in this list.
 */
people: Array<EveningPerson>, 
/**
 * The names of those whom the host has asked and who have not answered: for the host alone.
 */
awaited: Array<string>, 
/**
 * The divisions, the highest first; before the first week, as they would be now, with nobody named.
 */
divisions: Array<LeagueDivision>, 
/**
 * How many people each division would have if it began now.
 */
sizes: Array<number>, 
/**
 * How many weeks have begun.
 */
week: number, 
/**
 * When the next week begins by itself.
 */
next_at: number | null, 
/**
 * When all weeks are over and the host may settle what is still played.
 */
ends_at: number | null, 
/**
 * Why it was called off.
 */
note: string | null, 
/**
 * SHA-256 of the secret out of which divisions, tables and lots are drawn.
 */
commitment: string, 
/**
 * The secret, when it is over.
 */
secret: string | null, 
/**
 * The season before this one.
 */
before: string | null, 
/**
 * The season behind this one.
 */
next: string | null, 
/**
 * Your place in it.
 */
you: EveningYou, 
/**
 * What waits for you.
 */
duty: LeagueDuty | null, 
/**
 * What you need to go up and to stay.
 */
need: LeagueNeed | null, };

/**
 * A division.
 */
export type LeagueDivision = { 
/**
 * Who plays in it.
 */
people: Array<number>, 
/**
 * Its weeks so far.
 */
weeks: Array<EveningRound>, 
/**
 * Who meets in the weeks to come, as planned: the people of each table.
 */
coming: Array<Array<Array<number>>>, 
/**
 * The weeks before which the plan had to be made anew, from 1: somebody had gone.
 */
replanned: Array<number>, 
/**
 * The standings, from the first to the last.
 */
standings: Array<EveningLine>, 
/**
 * The points of everybody, in the order of `people`, after each week, in 240ths of a win.
 */
race: Array<Array<number>>, 
/**
 * How many go up.
 */
up: number, 
/**
 * How many go down.
 */
down: number, 
/**
 * How fair the tables were.
 */
fairness: EveningFairness, };

/**
 * What somebody needs.
 */
export type LeagueNeed = { 
/**
 * How many tables they still have.
 */
tables: number, 
/**
 * To go up; nothing where nobody does.
 */
up: LeagueChance | null, 
/**
 * To stay at least; nothing where nobody goes down.
 */
stay: LeagueChance | null, };

/**
 * How near somebody is to an aim.
 */
export type LeagueChance = { 
/**
 * In how many of 100 seasons it would be reached if every order at every table to come were as likely as every other.
 */
chance: number, 
/**
 * The standard error of that.
 */
error: number, 
/**
 * If they win all their tables.
 */
with_all: LeagueSure, 
/**
 * If they get no points any more.
 */
with_none: LeagueSure, };

/**
 * Whether it still depends on others.
 */
export type LeagueSure = "reached" | "open" | "lost";

/**
 * What people take in a game, and how they fare with it. Nothing is told of fewer than thirty games, and nobody counts who keeps
 * their figures to themselves.
 */
export type Explorer = { 
/**
 * Which game.
 */
game: string, 
/**
 * Only with so many players; with any number, if nothing.
 */
players: number | null, 
/**
 * Only those whose rating was in this band before the game; anybody, if nothing.
 */
band: RatingBand | null, 
/**
 * The player counts there are.
 */
counts: Array<number>, 
/**
 * All of them together; nothing if there are too few games.
 */
all: ExplorerFigures | null, 
/**
 * Every thing that was taken in enough games, the most taken first.
 */
things: Array<ExplorerThing>, };

/**
 * How strong people were before a game.
 */
export type RatingBand = "low" | "middle" | "high";

/**
 * Games in figures.
 */
export type ExplorerFigures = { 
/**
 * How many games.
 */
games: number, 
/**
 * In how many of 100 the seats won; a shared win counts for its part.
 */
won: number, 
/**
 * The standard error of that.
 */
error: number, };

/**
 * A thing that people took.
 */
export type ExplorerThing = { 
/**
 * What kind of thing it is.
 */
kind: string, 
/**
 * Its name.
 */
name: Message, 
/**
 * In how many of 100 seats that could take it somebody did,
 */
taken: number, 
/**
 * with its standard error.
 */
taken_error: number, 
/**
 * How those fared who took it.
 */
with: ExplorerFigures, };

/**
 * Sets up a table.
 */
export type CreateTable = { 
/**
 * Which game.
 */
game: string, 
/**
 * What is agreed: `players=3,auto_flip=on`; what is not named keeps its default.
 */
options: string, 
/**
 * A position to begin from: what stands behind `given` in a script, a line each; nothing to set up as usual.
 */
position: Array<string>, 
/**
 * Who sits where, in turn order; missing seats are open. The person who asks sits in the first `you`.
 */
seats: Array<SeatRequest>, 
/**
 * Whether the table is in the lobby.
 */
visibility: Visibility, 
/**
 * How time is kept.
 */
clock: Clock, 
/**
 * Whether everybody may ask the adviser, though people play each other.
 */
advice: boolean, 
/**
 * Whether everybody agrees that it is not rated.
 */
unrated: boolean, 
/**
 * Whether strangers sit down only if they are known to stay to the end.
 */
reliable: boolean, 
/**
 * Whether its record may be published without names when it is over.
 */
published: boolean, };

/**
 * Who is to sit in a seat.
 */
export type SeatRequest = { "kind": "open" } | { "kind": "you" } | { "kind": "bot", 
/**
 * How strong.
 */
level: BotLevel, };

/**
 * A table was set up, or somebody sat down at it.
 */
export type Created = { 
/**
 * The table.
 */
table: TableView, 
/**
 * Your place at it.
 */
you: You, };

/**
 * What came of the wish to close a table whose rules the server does not have.
 */
export type Closing = { 
/**
 * Who is still to want it, by name; nobody if it is closed.
 */
waiting: Array<string>, };

/**
 * Sits down.
 */
export type SitDown = { 
/**
 * In which seat; the first open one if none is said.
 */
seat: number | null, 
/**
 * The code to sit, for a table that is not public.
 */
code: string | null, };

/**
 * Plays on from a step of a finished game, against bots.
 */
export type Branch = { 
/**
 * The step from which to play on.
 */
step: number, 
/**
 * In which seat to sit.
 */
seat: number, 
/**
 * How strong the others are.
 */
level: BotLevel, };

/**
 * Looks at a position that somebody has the words of.
 */
export type PositionRequest = { 
/**
 * Which game.
 */
game: string, 
/**
 * What is agreed; what is not named keeps its default.
 */
options: string, 
/**
 * What stands behind `given` in a script, a line each; nothing for the game as it is set up.
 */
position: Array<string>, 
/**
 * Through whose eyes; a spectator's if none are said.
 */
eyes: number | null, };

/**
 * A position as it lies on the table.
 */
export type PositionLook = { 
/**
 * Which game.
 */
game: string, 
/**
 * All that is agreed.
 */
options: string, 
/**
 * How many seats it has.
 */
seats: number, 
/**
 * Who is asked.
 */
asked: Array<number>, 
/**
 * What is asked.
 */
ask: Ask | null, 
/**
 * What is seen.
 */
view: unknown, };

/**
 * A part of a finished game, seen through one pair of eyes.
 */
export type ReplayPage = { 
/**
 * Who held the seats.
 */
holders: Array<Holder>, 
/**
 * How many steps the game has.
 */
steps: number, 
/**
 * The positions, in order.
 */
frames: Array<ReplayFrame>, };

/**
 * One position of a finished game.
 */
export type ReplayFrame = { 
/**
 * How many entries led to it.
 */
step: number, 
/**
 * The entry that led to it; the set-up for step 0.
 */
entry: LogEntry, 
/**
 * What was seen.
 */
view: unknown, 
/**
 * The points of each seat here.
 */
scores: Array<number>, };

/**
 * The analysis of a finished game, or that it is still being made: ask again in a moment.
 */
export type Analysed = { "state": "waiting", 
/**
 * How far it is; nothing where that cannot be told, as of a game by older rules.
 */
underway: Underway | null, } | { "state": "ready", 
/**
 * The analysis.
 */
analysis: Analysis, 
/**
 * How many times as long as usual was looked: 1, or 4 after somebody asked for that.
 */
looked: number, 
/**
 * Whether a longer look is being taken, which will stand in its place.
 */
longer: Looking | null, };

/**
 * That a game is being looked at, or waits for it.
 */
export type Looking = { 
/**
 * How far it is; nothing where that cannot be told.
 */
underway: Underway | null, };

/**
 * How far an analysis is.
 */
export type Underway = { 
/**
 * Steps that were looked at.
 */
done: number, 
/**
 * Steps there are.
 */
of: number, };

/**
 * Where a game was won.
 */
export type Analysis = { 
/**
 * Each seat's share of the game, all cards known: after the set-up and after every entry that stands.
 */
curve: Array<CurvePoint>, 
/**
 * What moved it most, in order of play.
 */
turning: Array<TurningPoint>, 
/**
 * What each seat comes to.
 */
seats: Array<SeatAccount>, };

/**
 * How the seats stood.
 */
export type CurvePoint = { 
/**
 * How many entries of the record had been played.
 */
step: number, 
/**
 * The share of each seat, all of them together 1.
 */
shares: Array<number>, };

/**
 * A choice or a draw that moved the game.
 */
export type TurningPoint = { 
/**
 * How many entries had been played before it: the position in which it was chosen.
 */
step: number, 
/**
 * The round, in games that count them.
 */
round: number | null, 
/**
 * Who chose.
 */
seat: number, 
/**
 * Whose share it moved.
 */
whom: number, 
/**
 * Whether chance did it.
 */
luck: boolean, 
/**
 * By how much.
 */
moved: Figure, 
/**
 * What happened, as a sentence.
 */
message: Message, 
/**
 * Why something else would have been better.
 */
why: Array<Message>, 
/**
 * What would have been better, and what would have come of it; nothing where chance did it.
 */
instead: Instead | null, };

/**
 * A better choice, played out as far as its seat could know: its usual answers to what then is asked, up to the first
 * question to others and the first thing that nobody could know.
 */
export type Instead = { 
/**
 * The thing of the choice that was made.
 */
played: Target, 
/**
 * The thing of the better one.
 */
better: Target, 
/**
 * What the better one does, as a sentence.
 */
label: Message, 
/**
 * What would have happened.
 */
line: Array<Told>, 
/**
 * What the seat would have seen then, as it imagines what it cannot know.
 */
view: unknown, };

/**
 * What moved the share of a seat over the whole game. Choices, luck, others and the rest add up to its change.
 */
export type SeatAccount = { 
/**
 * The share after the set-up.
 */
start: number, 
/**
 * The share at the end.
 */
end: number, 
/**
 * Choices that were judged.
 */
decisions: number, 
/**
 * Of these, the ones in which nothing better could be shown.
 */
sound: number, 
/**
 * What its choices cost: 0 at best.
 */
decided: Figure, 
/**
 * What the best choices would have brought beyond that; it is no part of the sum. Packages of older rules do not say.
 */
missed: Figure | null, 
/**
 * What chance gave.
 */
luck: Figure, 
/**
 * What the others did.
 */
others: number, 
/**
 * What is not explained.
 */
unexplained: number, };

/**
 * A share of the game and its doubt.
 */
export type Figure = { 
/**
 * The share.
 */
value: number, 
/**
 * It is right to within this much in 95 of 100 cases.
 */
doubt: number, };
