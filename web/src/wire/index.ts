// The types of the wire, as the page imports them.
export type * from "./wire";
