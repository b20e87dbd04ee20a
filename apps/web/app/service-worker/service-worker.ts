import { ExpirationPlugin } from 'workbox-expiration';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { openTrip, tripPath } from '../lib/offline/kept-trips.ts';
import { type OpenPage, pageAt, readTold, type Told } from './push.ts';
import { markSaved, mayKeepAddress, mayKeepAnswer, OFFLINE_PATHS, offlinePath, stamp } from './saved-page.ts';

/** Injected by the build: a cache name that changes with the files, and the files that offline pages need. */
declare const __BUILD__: string;
declare const __SHELL__: readonly string[];

interface Lifetime extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Worker {
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly OpenPage[]>;
    openWindow(path: string): Promise<unknown>;
  };
  registration: {
    showNotification(
      title: string,
      options: { body: string; tag: string; icon: string; data: Pick<Told, 'path'> },
    ): Promise<void>;
  };
  navigator: { connection?: { saveData?: boolean } };
  addEventListener(type: 'install' | 'activate', listener: (event: Lifetime) => void): void;
  addEventListener(type: 'push', listener: (event: Lifetime & { data: { text(): string } | null }) => void): void;
  addEventListener(
    type: 'notificationclick',
    listener: (event: Lifetime & { notification: { data: Pick<Told, 'path'>; close(): void } }) => void,
  ): void;
  addEventListener(type: 'message', listener: (event: Lifetime & { data: unknown }) => void): void;
}
const worker = globalThis as unknown as Worker;

const DAY = 24 * 60 * 60;
/** Seconds after which a saved copy is better than waiting longer. */
const PATIENCE = 4;
const SHELL = `shell-${__BUILD__}`;
const OLD_SHELLS = /^shell-/;

const limit = (maxEntries: number, days: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * DAY, purgeOnQuotaError: true });

const pages = new NetworkFirst({
  cacheName: 'pages',
  networkTimeoutSeconds: PATIENCE,
  plugins: [
    {
      cacheWillUpdate: async ({ request, response }) =>
        mayKeepAddress(new URL(request.url)) && mayKeepAnswer(response) ? stamp(response, new Date()) : null,
      cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && markSaved(cachedResponse),
    },
    limit(40, 30),
  ],
});
const assets = new CacheFirst({ cacheName: 'assets', plugins: [limit(60, 60)] });
const savesData = () => worker.navigator.connection?.saveData === true;
const art = new CacheFirst({
  cacheName: 'art',
  plugins: [
    { cacheWillUpdate: async ({ response }) => (response.status === 200 && !savesData() ? response : null) },
    limit(120, 30),
  ],
});

// Everything else, above all the API, goes straight to the network.
registerRoute(({ request, url }) => request.mode === 'navigate' && !url.pathname.startsWith('/api/'), pages);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async (options) => {
    const shell = await caches.open(SHELL);
    return (await shell.match(options.url.pathname)) ?? assets.handle(options);
  },
);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/art/'), art);
setCatchHandler(async ({ request, url }) => {
  const { pathname } = url ?? new URL(request.url);
  const trip = request.mode === 'navigate' ? tripPath(pathname) : null;
  const kept = trip === null ? undefined : await openTrip(trip, new Date());
  if (kept) return kept;
  const shell = request.mode === 'navigate' ? await caches.open(SHELL) : undefined;
  return (await shell?.match(offlinePath(pathname))) ?? Response.error();
});
enableNavigationPreload();

// Pages are whole documents and their files are immutable, so a new worker can take over immediately.
worker.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((shell) => shell.addAll([...OFFLINE_PATHS, ...__SHELL__]))
      .then(() => worker.skipWaiting()),
  );
});
worker.addEventListener('activate', (event) => {
  event.waitUntil(removeOldShells().then(() => worker.clients.claim()));
});

/** The page that registered the worker loaded before it, and asks to be saved as well. */
worker.addEventListener('message', (event) => {
  const { data } = event;
  if (typeof data !== 'object' || data === null || !('keep' in data) || typeof data.keep !== 'string') return;
  const url = URL.parse(data.keep);
  if (url?.origin !== location.origin) return;
  url.hash = '';
  const request = new Request(url, { headers: { accept: 'text/html' } });
  event.waitUntil(pages.handle({ event, request }).catch(() => undefined));
});

async function removeOldShells(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => OLD_SHELLS.test(name) && name !== SHELL).map((name) => caches.delete(name)));
}

const openPages = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true });

worker.addEventListener('push', (event) => event.waitUntil(tell(readTold(event.data?.text()))));

/** Whoever looks at one of our pages sees its bell change. */
async function tell({ title, body, tag, path }: Told): Promise<void> {
  if ((await openPages()).some(({ focused }) => focused)) return;
  await worker.registration.showNotification(title, { body, tag, icon: '/icon-192.png', data: { path } });
}

worker.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(openAt(notification.data.path));
});

/** Another page of ours may hold what somebody is typing, so it is not led elsewhere. */
async function openAt(path: string): Promise<void> {
  const page = pageAt(await openPages(), path);
  await (page ? page.focus() : worker.clients.openWindow(path));
}
