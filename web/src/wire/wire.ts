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
 * Several choices at once, for things that are asked about only after questions with one meaning: their actions
 * are joined, and sent back as they are.
 */
onward: Array<Choice>, 
/**
 * Whether they may take back their last choice.
 */
undo: UndoOffer, };

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
stop: Stop, };

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
 * Whether the viewer may take back their last choice.
 */
export type UndoOffer = { "kind": "nothing" } | { "kind": "free" } | { "kind": "consent", 
/**
 * Why it is not free.
 */
message: Message, };

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
message: Message, };

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
 * What proves that chance is fair; a game that plays on from another or begins from a position has no proof.
 */
fairness: Fairness | null, 
/**
 * The undo that is waiting for consent.
 */
undo_request: UndoRequest | null, 
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
created_at: number, };

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
 * When something last happened there.
 */
touched_at: number, };

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
replaced_at: number | null, };

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
level: BotLevel, } | { "kind": "machine", 
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
offset: number, };

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
sit_code: string | null, };

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
last_step: number | null, } | { "type": "choose", 
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
step: number, } | { "type": "consent", 
/**
 * Which request.
 */
request: number, 
/**
 * Whether the seat agrees.
 */
agree: boolean, } | { "type": "chat", 
/**
 * What.
 */
text: string, } | { "type": "resign" } | { "type": "hand_over", 
/**
 * How strong.
 */
level: BotLevel, } | { "type": "take_back" } | { "type": "summon", 
/**
 * Whose seat.
 */
seat: number, } | { "type": "look", 
/**
 * How many.
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
preview: Preview, } | { "type": "advice", 
/**
 * The step of the offer.
 */
step: number, 
/**
 * What the adviser says.
 */
advice: Advice, } | { "type": "why", 
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
ask: Ask | null, } | { "type": "chat", 
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
 * What.
 */
text: string, };

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
letters: boolean, };

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
 * A one-time code that moves a person to another device.
 */
export type MoveCode = { 
/**
 * The code, as it is read out: `K7PX-93QM`.
 */
code: string, };

/**
 * How somebody is told that it is their turn when they are not connected. Everything is off unless they turn it on.
 */
export type NoticeSettings = { 
/**
 * The address of a Discord or Slack webhook.
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
stars: number, };

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
stars: number, };

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
 * A choice of which the learner wants to know what it would do.
 */
preview: string | null, 
/**
 * A thing that was clicked without a choice behind it.
 */
why: Target | null, };

/**
 * The answer to one of the three.
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
rule: string | null, };

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
 * What speaks for the best choice of a puzzle, once it was chosen, or the one that looks better was.
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
tables: Array<TableSummary>, };

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
visibility: Visibility, };

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
yours: boolean, };

/**
 * How far an evening is.
 */
export type EveningStatus = "gathering" | "playing" | "pausing" | "over" | "cancelled";

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
 * The rounds so far.
 */
rounds: Array<EveningRound>, 
/**
 * When the next round begins by itself.
 */
next_at: number | null, 
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
host: boolean, };

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
note: string | null, };

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
 * The largest difference between how often somebody sat in one seat and in another.
 */
seat_gap: number, 
/**
 * The largest difference between how often two sat out.
 */
bye_gap: number, };

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
advice: boolean, };

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
export type Analysed = { "state": "waiting" } | { "state": "ready", 
/**
 * The analysis.
 */
analysis: Analysis, };

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
why: Array<Message>, };

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
