// Where we are: the address bar, read as one of our pages.
import { SITE, shownAs } from "./site";

/** What a page without a server can show. */
const ALONE: readonly Route["page"][] = ["here", "open", "position", "rules", "learn", "lesson", "puzzles", "aid"];

/** What is read about a game: its rulebook, or the words for scripts about it. */
export type Volume = "rules" | "words";

export type Route =
  | { page: "shelf" }
  | { page: "here"; id: string | undefined }
  | { page: "games" }
  | { page: "moderation" }
  | { page: "evenings" }
  | { page: "evening"; id: string; screen: boolean }
  | { page: "league"; id: string }
  | { page: "explorer"; game: string }
  | { page: "table"; id: string; code: string | undefined; eyes: number | undefined }
  | { page: "replay"; id: string; step: number | undefined; panel: string | undefined }
  | { page: "open"; step: number | undefined }
  | { page: "position"; fragment: string }
  | { page: "rules"; game: string; volume: Volume; rule: string | undefined }
  | { page: "learn"; game: string | undefined }
  | { page: "lesson"; game: string; id: string }
  | { page: "puzzles"; game: string | undefined }
  | { page: "aid"; game: string }
  | { page: "person"; name: string; search: string }
  | { page: "ladder"; game: string }
  | { page: "reset"; token: string }
  | { page: "nowhere" };

export function parse(address: string): Route {
  const url = new URL(address, "http://lazaret");
  const [page, id, ...rest] = url.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  if (page === undefined) return SITE ? { page: "here", id } : { page: "shelf" };
  if (page === "here" && rest.length === 0) return { page, id };
  if ((page === "games" || page === "evenings" || page === "moderation") && id === undefined) return { page };
  if (page === "learn" && rest.length === 0) return { page, game: id };
  if (page === "learn" && id !== undefined && rest.length === 1)
    return { page: "lesson", game: id, id: `${id}-${rest[0]}` };
  if (page === "puzzles" && rest.length === 0) return { page, game: id };
  if (page === "puzzles" && id !== undefined && rest.length === 1)
    return { page: "lesson", game: id, id: `${id}-puzzle-${rest[0]}` };
  if (page === "position" && id === undefined) return { page, fragment: url.hash };
  if (page === "open" && id === undefined) return { page, step: numberOf(url.searchParams.get("step")) };
  if (id !== undefined && rest.length === 0) {
    if (page === "aid" || page === "ladder" || page === "explorer") return { page, game: id };
    if (page === "reset") return { page, token: id };
    if (page === "people") return { page: "person", name: id, search: url.search };
    if (page === "league") return { page, id };
    if (page === "evening") return { page, id, screen: url.searchParams.has("screen") };
    if (page === "table") {
      const { searchParams } = url;
      return { page, id, code: searchParams.get("code") ?? undefined, eyes: numberOf(searchParams.get("eyes")) };
    }
    if (page === "replay") {
      const { searchParams } = url;
      return { page, id, step: numberOf(searchParams.get("step")), panel: searchParams.get("panel") ?? undefined };
    }
  }
  if (page === "rules" && id !== undefined && (rest.length === 0 || (rest.length === 1 && rest[0] === "words"))) {
    const volume = rest.length === 0 ? "rules" : "words";
    return { page, game: id, volume, rule: url.hash.slice(1) || undefined };
  }
  return { page: "nowhere" };
}

function numberOf(text: string | null): number | undefined {
  return text !== null && /^\d+$/.test(text) ? Number(text) : undefined;
}

let route = $state.raw<Route>({ page: "shelf" });

export function currentRoute(): Route {
  return route;
}

/** The address of ours that the address bar shows. */
function here(): string {
  return SITE ? location.hash.slice(1) || "/" : location.href;
}

function current(): Route {
  const found = parse(here());
  return SITE && !ALONE.includes(found.page) ? { page: "nowhere" } : found;
}

export function go(address: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, "", shownAs(address));
  else history.pushState(null, "", shownAs(address));
  route = current();
}

/** Follows the back button and clicks on our own links. */
export function listen(): void {
  route = current();
  addEventListener("popstate", () => (route = current()));
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    if (!SITE) return go(link.href);
    const { pathname, search, hash } = new URL(link.getAttribute("href") ?? "/", new URL(here(), location.origin));
    go(pathname + search + hash);
  });
}
