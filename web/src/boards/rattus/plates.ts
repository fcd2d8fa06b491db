// Pictures for the rulebook: the parts of the board that a rule is about.
import type { EmblemName } from "../../art/emblems";

export const PLATES: Record<string, EmblemName[]> = {
  "RAT-01": ["map"],
  "RAT-02": ["people"],
  "RAT-04": ["rat"],
  "RAT-07": ["mask"],
  "RAT-15": ["card"],
  "RAT-19": ["rat", "people"],
  "RAT-23": ["wheat"],
  "RAT-24": ["purse"],
  "RAT-25": ["cross"],
  "RAT-26": ["cauldron"],
  "RAT-27": ["crown", "castle"],
  "RAT-28": ["mask"],
  "RAT-29": ["sword"],
  "RAT-31": ["rat"],
  "RAT-35": ["sword"],
  "RAT-37": ["skull"],
  "RAT-39": ["majority"],
  "RAT-40": ["all"],
  "RAT-47": ["hourglass"],
  "RAT-52": ["wheat"],
  "RAT-53": ["sword"],
  "RAT-54": ["mask", "skull"],
};
