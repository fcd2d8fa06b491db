// The same program and browser as the tests, for some twenty minutes: every board in every size and language.
import config from "./playwright.config";

export default { ...config, testDir: "legible" };
