// The service worker. The build fills in what it keeps.
const CACHE = "lazaret-__BUILD__";
const KEPT = "__KEPT__";
// The packages of the rules: kept when the page asks for it, and for as long as the page plays with them.
const ENGINES = "lazaret-engines";
const PACKAGES = "__PACKAGES__";
// What the page keeps of finished games that somebody has looked at.
const FINISHED = "lazaret-finished";
// What the server says of games, and the rulebooks and the words for scripts in every language: kept apart from the build, and
// renewed whenever the server answers.
const BOOKS = "lazaret-books";
const LANGUAGES = ["en", "fr", "ru"];
const VOLUMES = ["rules", "words"];
/** Whether what a server would say lies beside the page as files. */
const SITE = "__SITE__";

/** The folder of the page: the root of a server, or some folder of a static host. */
const HOME = new URL(".", self.location.href).pathname;
const LISTS = ["games", "lessons", "puzzles"];
const BOOK = /^api\/(games|lessons|puzzles|games\/[a-z]+\/(rules|words))(-[a-z]+)?(\.json)?$/;
const said = (path) => `${HOME}api/${SITE ? `${path.replace("?language=", "-")}.json` : path}`;

async function keepBooks() {
  const books = await caches.open(BOOKS);
  await books.addAll([...LISTS.map(said), ...(SITE ? [said("me")] : [])]);
  const { games } = await (await books.match(said("games"))).json();
  const of = (id, language) => VOLUMES.map((volume) => said(`games/${id}/${volume}?language=${language}`));
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

const packageAt = (path) => new URL(path, self.location.href).href;

async function keepPackages() {
  const kept = await caches.open(ENGINES);
  const wanted = PACKAGES.map(packageAt);
  for (const { url } of await kept.keys()) if (!wanted.includes(url)) await kept.delete(url);
  for (const address of wanted) if (!(await kept.match(address))) await kept.add(address);
}

async function packaged(request) {
  const kept = await caches.open(ENGINES);
  const known = await kept.match(request.url);
  if (known) return known;
  const fresh = await fetch(request);
  if (fresh.ok) await kept.put(request, fresh.clone());
  return fresh;
}

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(KEPT.map((path) => HOME + path)))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  const stays = [CACHE, BOOKS, ENGINES, FINISHED];
  const drop = (names) => Promise.all(names.filter((name) => !stays.includes(name)).map((name) => caches.delete(name)));
  event.waitUntil(
    caches
      .keys()
      .then(drop)
      .then(() => self.clients.claim())
      // Without a line now, a book is kept when it is first read.
      .then(() => keepBooks().catch(() => undefined))
      // Who played without a line before plays on by the packages of this build.
      .then(async () => (await caches.has(ENGINES)) && keepPackages().catch(() => undefined)),
  );
});

self.addEventListener("message", (event) => {
  if (event.data === "packages") event.waitUntil(keepPackages().catch(() => undefined));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin || !url.pathname.startsWith(HOME)) return;
  const path = url.pathname.slice(HOME.length);
  if (request.mode === "navigate") {
    // A fresh page if the server answers, the kept one if it does not.
    event.respondWith(fetch(request).catch(() => caches.match(HOME)));
  } else if (BOOK.test(path) || (SITE && path.startsWith("api/"))) {
    event.respondWith(book(request));
  } else if (PACKAGES.includes(path + url.search)) {
    event.respondWith(packaged(request));
  } else if (KEPT.includes(path)) {
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
  const { title = "Lazaret", body = "", address = HOME } = told;
  event.waitUntil(
    self.registration.showNotification(title, { body, tag: address, icon: `${HOME}icon-192.png`, data: { address } }),
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
