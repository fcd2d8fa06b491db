// Notices that reach this browser though its page is closed.
import type { PushDevice } from "../wire";

/** Whether this browser can do it at all; on an iPhone only a page that was added to the home screen can. */
export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** Where the push service of this browser takes notices, if it does. */
export async function pushedTo(): Promise<string | undefined> {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription())?.endpoint;
}

/** Asks the browser to take notices of the server with this key. */
export async function subscribe(key: string): Promise<PushDevice | undefined> {
  if ((await Notification.requestPermission()) !== "granted") return undefined;
  const worker = await navigator.serviceWorker.ready;
  const asked = { userVisibleOnly: true, applicationServerKey: key };
  const subscription = await worker.pushManager.subscribe(asked).catch(async () => {
    // The server may have another key than the one this browser knew.
    await (await worker.pushManager.getSubscription())?.unsubscribe();
    return worker.pushManager.subscribe(asked);
  });
  return deviceOf(subscription.toJSON());
}

/** What the server is told of a browser. */
export function deviceOf({ endpoint, keys }: PushSubscriptionJSON): PushDevice | undefined {
  const { p256dh, auth } = keys ?? {};
  return endpoint && p256dh && auth ? { endpoint, p256dh, auth } : undefined;
}

/** Takes no more of them. Says where they were taken. */
export async function unsubscribe(): Promise<string | undefined> {
  const worker = await navigator.serviceWorker.getRegistration();
  const subscription = await worker?.pushManager.getSubscription();
  await subscription?.unsubscribe();
  return subscription?.endpoint;
}
