const PREFIX = 'astris-pages-';

/** Pages as somebody sees them who is not signed in: what is kept says nothing about who used the browser. */
export class KeptPages {
  readonly #name: string;

  constructor(build: string) {
    this.#name = `${PREFIX}${build}`;
  }

  async find(path: string): Promise<Response | undefined> {
    return (await caches.open(this.#name)).match(path);
  }
  /** Keeps the page at a path, unless it is kept already. Throws without a network, and when the page is not answered. */
  async keep(path: string): Promise<void> {
    const cache = await caches.open(this.#name);
    if (await cache.match(path)) return;
    const answer = await fetch(path, { credentials: 'omit', headers: { accept: 'text/html' } });
    if (!answer.ok || answer.redirected) throw new Error(`${path} is not to be had: ${answer.status}`);
    await cache.put(path, answer);
  }
  /** Keeps one page after another, so that a server is not asked for all at once. */
  async keepAll(paths: readonly string[]): Promise<void> {
    for (const path of paths) await this.keep(path);
  }
  /** Lets go of the pages of other builds. */
  async letGoOfOthers(): Promise<void> {
    const names = await caches.keys();
    const others = names.filter((name) => name.startsWith(PREFIX) && name !== this.#name);
    await Promise.all(others.map((name) => caches.delete(name)));
  }
}
