// What is kept for a visit without a line beyond the page itself: the packages of the rules, once somebody wants to play with them.

/** Has the service worker keep them. */
export function keepPackages(): void {
  if (!("serviceWorker" in navigator)) return;
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage("packages"));
}
