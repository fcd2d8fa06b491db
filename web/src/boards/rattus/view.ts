// Generated from crates/rattus by a test of crates/shelf; do not edit. Renew with: make wire

/**
 * A class card.
 */
export type CardView = { 
/**
 * Which.
 */
id: Class, 
/**
 * Who owns it.
 */
owner: Seat | null, 
/**
 * Whether the active player has used it this turn.
 */
used: boolean, 
/**
 * Whether it is read with its erratum.
 */
erratum: boolean, };

/**
 * A class card.
 */
export type Class = "peasant" | "merchant" | "monk" | "knight" | "witch" | "king";

/**
 * Something that happened.
 */
export type Event = { "kind": "opened", region: Region, seat: Seat, } | { "kind": "settled", seat: Seat, region: Region, cubes: number, } | { "kind": "turn", seat: Seat, } | { "kind": "took", seat: Seat, class: Class, from: Seat | null, } | { "kind": "placed", seat: Seat, region: Region, cubes: number, } | { "kind": "shifted", seat: Seat, from: Region, to: Region, cubes: number, } | { "kind": "drove", seat: Seat, rat: Rat, from: Region, to: Region, } | { "kind": "looked", seat: Seat, rat: Rat, region: Region, token: Token | null, } | { "kind": "swapped", seat: Seat, first: Rat, second: Rat, } | { "kind": "sheltered", seat: Seat, region: Region, } | { "kind": "moved", seat: Seat, region: Region, } | { "kind": "spread", rat: Rat, region: Region, } | { "kind": "bonus", seat: Seat, } | { "kind": "flipped", region: Region, rat: Rat, token: Token, people: number, strikes: boolean, } | { "kind": "lost", seat: Seat, region: Region, cubes: number, } | { "kind": "final_round", last: Seat, } | { "kind": "added", seat: Seat, region: Region, } | { "kind": "rode", seat: Seat, region: Region, } | { "kind": "final_plague" };

/**
 * The great phases of a game.
 */
export type Phase = "setup" | "turn" | "plague" | "final_round" | "over";

/**
 * The handle of a rat token, given when it enters the board. It says nothing about the face.
 */
export type Rat = string;

/**
 * A rat on the board.
 */
export type RatView = { 
/**
 * Its handle.
 */
rat: Rat, 
/**
 * Whether it lay there from the set-up on: everybody can follow it.
 */
starter: boolean, 
/**
 * Its face, for those who have looked.
 */
token: Token | null, 
/**
 * Who has looked: everybody saw that they did.
 */
seen: Array<Seat>, };

/**
 * A region of the board.
 */
export type Region = "anglia" | "gallia" | "germania" | "hispania" | "hungaria" | "italia" | "polonia" | "scandia" | "bulgaria" | "turcia" | "russia" | "tartaria";

/**
 * A region.
 */
export type RegionView = { 
/**
 * Which.
 */
id: Region, 
/**
 * The rats in it.
 */
rats: Array<RatView>, 
/**
 * Cubes of each seat.
 */
cubes: Array<number>, };

/**
 * A place at the table, numbered in turn order from 0.
 */
export type Seat = number;

/**
 * A seat.
 */
export type SeatView = { 
/**
 * Cubes in the reserve.
 */
reserve: number, 
/**
 * Cubes in the castle.
 */
castle: number, 
/**
 * Cubes on the board, castle included: the score as it stands.
 */
score: number, };

/**
 * A rat token, known by its face.
 */
export type Token = "rat_s01" | "rat_s02" | "rat_s03" | "rat_s04" | "rat_s05" | "rat_s06" | "rat_s07" | "rat_s08" | "rat_s09" | "rat_s10" | "rat_s11" | "rat_s12" | "rat_r01" | "rat_r02" | "rat_r03" | "rat_r04" | "rat_r05" | "rat_r06" | "rat_r07" | "rat_r08" | "rat_r09" | "rat_r10" | "rat_r11" | "rat_r12" | "rat_r13" | "rat_r14" | "rat_r15" | "rat_r16" | "rat_r17" | "rat_r18" | "rat_r19" | "rat_r20" | "rat_r21" | "rat_r22" | "rat_r23" | "rat_r24" | "rat_r25" | "rat_r26" | "rat_r27" | "rat_r28" | "rat_r29" | "rat_r30" | "rat_r31" | "rat_r32" | "rat_r33" | "rat_r34" | "rat_r35" | "rat_r36" | "rat_r37";

/**
 * A rat that was turned over.
 */
export type TurnedView = { 
/**
 * Its handle.
 */
rat: Rat, 
/**
 * What it showed.
 */
token: Token, };

/**
 * The table as one viewer sees it.
 */
export type View = { 
/**
 * The regions in play, in their order; the others do not exist.
 */
regions: Array<RegionView>, 
/**
 * One entry a seat.
 */
seats: Array<SeatView>, 
/**
 * The class cards.
 */
cards: Array<CardView>, 
/**
 * Where the plague is.
 */
emblem: Region, 
/**
 * Rats left in the supply.
 */
supply: number, 
/**
 * Tokens taken out unseen at set-up.
 */
aside: number, 
/**
 * Tokens turned over so far, in that order.
 */
turned: Array<TurnedView>, 
/**
 * Who began.
 */
start: Seat, 
/**
 * Whose turn it is.
 */
active: Seat, 
/**
 * Where the game stands.
 */
phase: Phase, 
/**
 * Whether the active player has taken a card this turn.
 */
card_taken: boolean, 
/**
 * Whether the active player has placed cubes this turn.
 */
placed: boolean, 
/**
 * The neutral cubes that the emblem counts as now.
 */
bonus: number, 
/**
 * The last player, once the final round has begun.
 */
last: Seat | null, 
/**
 * When the game is over: the tokens that never came up, in the supply or set aside.
 */
never_seen: Array<Token>, };

/**
 * What has a name, by its kind.
 */
export type Things = { "class": "peasant" | "merchant" | "monk" | "knight" | "witch" | "king", "colour": "red" | "yellow" | "green" | "blue", "region": "anglia" | "gallia" | "germania" | "hispania" | "hungaria" | "italia" | "polonia" | "scandia" | "bulgaria" | "turcia" | "russia" | "tartaria", "token": "rat_s01" | "rat_s02" | "rat_s03" | "rat_s04" | "rat_s05" | "rat_s06" | "rat_s07" | "rat_s08" | "rat_s09" | "rat_s10" | "rat_s11" | "rat_s12" | "rat_r01" | "rat_r02" | "rat_r03" | "rat_r04" | "rat_r05" | "rat_r06" | "rat_r07" | "rat_r08" | "rat_r09" | "rat_r10" | "rat_r11" | "rat_r12" | "rat_r13" | "rat_r14" | "rat_r15" | "rat_r16" | "rat_r17" | "rat_r18" | "rat_r19" | "rat_r20" | "rat_r21" | "rat_r22" | "rat_r23" | "rat_r24" | "rat_r25" | "rat_r26" | "rat_r27" | "rat_r28" | "rat_r29" | "rat_r30" | "rat_r31" | "rat_r32" | "rat_r33" | "rat_r34" | "rat_r35" | "rat_r36" | "rat_r37" };

/**
 * What is agreed before the start.
 */
export type Options = { players: "2" | "3" | "4", fixed_start: "off" | "on", auto_flip: "off" | "on", king_erratum: "off" | "on" };
