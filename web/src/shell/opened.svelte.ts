// Whether the settings are open: they are reached from every page's head.
let open = $state(false);

export const settingsDialog = {
  get open(): boolean {
    return open;
  },
  set open(now: boolean) {
    open = now;
  },
};
