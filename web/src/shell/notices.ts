// How somebody who is looking elsewhere learns that it is their turn: tab title, badge, and, if they want, a notification.
import { settings } from "./settings.svelte";

/** Asks the browser for permission; says whether it was given. */
export async function allowNotices(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}

interface Badge {
  setAppBadge?: (count?: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
}

export function showBadge(on: boolean): void {
  const badge = navigator as Badge;
  const done = on ? badge.setAppBadge?.(1) : badge.clearAppBadge?.();
  // A browser without badges has nothing to say about it.
  done?.catch(() => undefined);
}

/** One notification a turn, and only to somebody who is not looking. */
export async function notifyTurn(title: string, body: string, address: string): Promise<void> {
  if (!settings.notify || !document.hidden || Notification.permission !== "granted") return;
  const worker = await navigator.serviceWorker.getRegistration();
  const options = { body, tag: address, icon: "/icon-192.png", data: { address } };
  if (worker) await worker.showNotification(title, options);
  else new Notification(title, options);
}
