// The same program and browser as the tests; what comes out is figures for docs/performance.md. One at a time, on a quiet machine.
import config from "./playwright.config";

export default { ...config, testDir: "measures", timeout: 600_000, retries: 0, workers: 1 };
