// The same program and browser as the tests, for some twenty minutes: every board in every size and language.
import config from "./playwright.config";

// A second try would be another game: what the first one found would be forgotten.
export default { ...config, testDir: "legible", retries: 0 };
