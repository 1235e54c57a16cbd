/** What a browser keeps of the site for when there is no network. Pages and the service worker agree by it. */

/** What stands in place of a page that needs the network. */
export const OFFLINE = '/offline';

/** Kept once they were seen: what anybody may read, and what does not change before the site does. */
const KEPT_WHEN_SEEN: readonly RegExp[] = [/^\/cards\/[a-z0-9-]+$/, /^\/rules$/];

export const isKeptWhenSeen = (path: string): boolean => KEPT_WHEN_SEEN.some((pattern) => pattern.test(path));

/** A page asks its service worker for the whole catalog: each card's page and small picture. */
export const KEEP_CATALOG = 'keep the catalog';

/** All that is listed when the site is built, by address. */
export interface Kept {
  /** Names the build: what was kept of another one is let go. */
  build: string;
  /** Files that never change under their address. */
  files: readonly string[];
  /** Files that change with the build alone. */
  ofBuild: readonly string[];
  /** Pages that are kept as soon as the site is seen first. */
  pages: readonly string[];
  /** The rest of the catalog. */
  catalog: { pages: readonly string[]; pictures: readonly string[] };
}
