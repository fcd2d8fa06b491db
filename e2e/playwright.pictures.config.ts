// The same program and browser as the tests; what comes out is pictures to look at, under target/pictures.
import config from "./playwright.config";

export default { ...config, testDir: "pictures", timeout: 3_600_000, retries: 0 };
