// Two rulebooks of Pest read a dozen small rules differently: what cards and player aid say by each.
import type { Reading } from "../../rules/reading";
import type { Edition } from "./view";

const INSTEAD: Record<Edition, Record<string, string>> = {
  canonical: {},
  fr: {
    "pest-aid-improve": "pest-aid-improve-fr",
    "pest-technology-letter-of-recommendation-text": "pest-technology-letter-of-recommendation-text-fr",
  },
  ru: {
    "pest-technology-disinfectant-text": "pest-technology-disinfectant-text-ru",
    "pest-technology-loading-crane-text": "pest-technology-loading-crane-text-ru",
    "pest-technology-plague-experts-text": "pest-technology-plague-experts-text-ru",
    "pest-technology-storage-containers-text": "pest-technology-storage-containers-text-ru",
  },
};

/** How a table of this edition reads the rules. */
export function readingOf(edition: Edition): Reading {
  return { word: edition, others: ["fr", "ru"], instead: INSTEAD[edition] };
}
