// Where the page's own files are: at the root of a server, or in a folder of some static host with no server behind it.

/** Whether there is no server behind this page at all (`make site`). */
export const SITE = import.meta.env.MODE === "site";

/** A file beside the page. */
export function fileAt(path: string): string {
  return new URL(`${import.meta.env.BASE_URL}${path}`, document.baseURI).href;
}

/** An address of ours as the address bar has it: a static host knows no other page than the first, so there it is a fragment. */
export function shownAs(address: string): string {
  return SITE ? `#${address}` : address;
}
