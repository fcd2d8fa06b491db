// Which dialogues are open that are reached from every page: the settings, and the sheet of keys.
class Opened {
  open = $state(false);
}

export const settingsDialog = new Opened();
export const keysDialog = new Opened();
