// The page heard through Orca: a browser with a window, on the display that orca/run has made. One at a time, for there is
// one voice. Everything is told in the same words each time, so there is no second try.
import config from "./playwright.config";

export default {
  ...config,
  testDir: "orca",
  workers: 1,
  retries: 0,
  use: {
    ...config.use,
    headless: false,
    launchOptions: {
      ...config.use?.launchOptions,
      args: [...(config.use?.launchOptions?.args ?? []), "--force-renderer-accessibility"],
    },
  },
};
