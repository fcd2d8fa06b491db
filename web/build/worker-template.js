// The service worker. The build fills in what it keeps.
const CACHE = "lazaret-__BUILD__";
const KEPT = "__KEPT__";
// The rulebooks and the words for scripts in every language: kept apart from the build, and renewed whenever the server answers.
const BOOKS = "lazaret-books";
const LANGUAGES = ["en", "fr", "ru"];
const VOLUMES = ["rules", "words"];
const BOOK = /^\/api\/games(\/[a-z]+\/(rules|words))?$/;

async function keepBooks() {
  const books = await caches.open(BOOKS);
  await books.add("/api/games");
  const { games } = await (await books.match("/api/games")).json();
  const of = (id, language) => VOLUMES.map((volume) => `/api/games/${id}/${volume}?language=${language}`);
  await books.addAll(games.flatMap(({ id }) => LANGUAGES.flatMap((language) => of(id, language))));
}

async function book(request) {
  const books = await caches.open(BOOKS);
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await books.put(request, fresh.clone());
    return fresh;
  } catch (error) {
    const kept = await books.match(request);
    if (kept) return kept;
    throw error;
  }
}

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(KEPT))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  const drop = (names) =>
    Promise.all(names.filter((name) => name !== CACHE && name !== BOOKS).map((name) => caches.delete(name)));
  event.waitUntil(
    caches
      .keys()
      .then(drop)
      .then(() => self.clients.claim())
      // Without a line now, a book is kept when it is first read.
      .then(() => keepBooks().catch(() => undefined)),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    // A fresh page if the server answers, the kept one if it does not.
    event.respondWith(fetch(request).catch(() => caches.match("/")));
  } else if (BOOK.test(url.pathname)) {
    event.respondWith(book(request));
  } else if (KEPT.includes(url.pathname)) {
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  }
});

// A notice from the server, though the page is closed. A browser that shows nothing for it would take no more.
self.addEventListener("push", (event) => {
  let told = {};
  try {
    told = event.data.json();
  } catch {
    // What cannot be read still says that something happened.
  }
  const { title = "Lazaret", body = "", address = "/" } = told;
  event.waitUntil(
    self.registration.showNotification(title, { body, tag: address, icon: "/icon-192.png", data: { address } }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = event.notification.data?.address ?? "/";
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((windows) => {
      const open = windows.find((window) => window.url.endsWith(address));
      return open ? open.focus() : self.clients.openWindow(address);
    }),
  );
});
