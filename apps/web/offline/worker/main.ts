/** The service worker: practice, puzzles and the catalog without a network. All else goes to the network as ever. */
import { ExpirationPlugin, Serwist, type SerwistPlugin, StaleWhileRevalidate } from 'serwist';
import { isKeptWhenSeen, KEEP_CATALOG, type Kept, OFFLINE } from '@/offline/kept';
import { KeptPages } from './kept-pages';

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build. */
declare const KEPT: Kept;

const MOST_PICTURES = 1200;
const PICTURES = 'astris-pictures';
const pages = new KeptPages(KEPT.build);

/** The network's answer; without one, what is kept of the page, else a page that says so. */
async function navigate(request: Request, url: URL, event: ExtendableEvent): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.ok && isKeptWhenSeen(url.pathname)) event.waitUntil(pages.keep(url.pathname).catch(() => {}));
    return answer;
  } catch {
    return (await pages.find(url.pathname)) ?? (await pages.find(OFFLINE)) ?? Response.error();
  }
}

/** What is kept has the address that it was kept by; without one it takes that of who asks. */
const withoutAddress: SerwistPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    cachedResponse && new Response(cachedResponse.body, cachedResponse),
};

const serwist = new Serwist({
  precacheEntries: [
    ...KEPT.files.map((url) => ({ url, revision: null })),
    ...KEPT.ofBuild.map((url) => ({ url, revision: KEPT.build })),
  ],
  precacheOptions: {
    cleanupOutdatedCaches: true,
    concurrency: 4,
    // A page's worker is asked for by its file and, behind it, what it begins with, and looks for that in its own address.
    ignoreURLParametersMatching: [/^params$/],
    plugins: [withoutAddress],
  },
  skipWaiting: true,
  clientsClaim: true,
  disableDevLogs: true,
  runtimeCaching: [
    {
      matcher: ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
      handler: ({ request, url, event }) => navigate(request, url, event),
    },
    {
      matcher: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/art/'),
      handler: new StaleWhileRevalidate({
        cacheName: PICTURES,
        plugins: [new ExpirationPlugin({ maxEntries: MOST_PICTURES })],
      }),
    },
  ],
});

// One page that fails fails all: the browser tries again.
self.addEventListener('install', (event) => event.waitUntil(pages.keepAll(KEPT.pages)));
self.addEventListener('activate', (event) => event.waitUntil(pages.letGoOfOthers()));
self.addEventListener('message', (event) => {
  if (event.data !== KEEP_CATALOG) return;
  const pictures = caches.open(PICTURES).then(async (cache) => {
    for (const url of KEPT.catalog.pictures) if (!(await cache.match(url))) await cache.add(url);
  });
  // What did not come is asked for the next time.
  event.waitUntil(Promise.allSettled([pages.keepAll(KEPT.catalog.pages), pictures]));
});
serwist.addEventListeners();
