/** Cache of the trips that patients chose to keep on this device, apart from pages, which are the same for everyone. */
const TRIPS = 'trips';
/** Header with the instant from which a kept trip is not shown any more. */
const UNTIL = 'x-keep-until';
const SAVED_AT = 'x-saved-at';
const TITLE = 'x-title';

/** Nothing of a kept trip runs or loads anything: it is a document with its styles. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

export interface KeptTrip {
  /** Path of the journey, without a language. */
  path: string;
  title: string;
  savedAt: string;
}

/** The path of a journey's page without its language; null for every other page. */
export const tripPath = (pathname: string): string | null =>
  /^(?:\/(?:es|pt))?(\/journey\/[0-9a-f-]{36})\/?$/.exec(pathname)?.[1] ?? null;

/** Keeps the document of a trip on this device until an instant. */
export async function keepTrip(
  { path, title, savedAt, until }: KeptTrip & { until: string },
  html: string,
): Promise<void> {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': POLICY,
    [SAVED_AT]: savedAt,
    [UNTIL]: until,
    [TITLE]: encodeURIComponent(title),
  };
  const cache = await caches.open(TRIPS);
  await cache.put(path, new Response(html, { headers }));
}

/** The kept document of a trip; undefined if there is none, or its time is over: then it is deleted. */
export async function openTrip(path: string, now: Date): Promise<Response | undefined> {
  const cache = await caches.open(TRIPS);
  const kept = await cache.match(path);
  if (!kept || isOver(kept, now)) {
    await cache.delete(path);
    return undefined;
  }
  return kept;
}

const isOver = ({ headers }: Response, now: Date): boolean => (headers.get(UNTIL) ?? '') < now.toISOString();

/** When a trip was kept on this device; null if it isn't. */
export async function keptSince(path: string): Promise<string | null> {
  if (!('caches' in globalThis)) return null;
  return (await openTrip(path, new Date()))?.headers.get(SAVED_AT) ?? null;
}

/** The trips on this device, last kept first. */
export async function listTrips(): Promise<KeptTrip[]> {
  const cache = await caches.open(TRIPS);
  const trips: KeptTrip[] = [];
  for (const { url } of await cache.keys()) {
    const path = new URL(url).pathname;
    const kept = await openTrip(path, new Date());
    if (!kept) continue;
    const title = decodeURIComponent(kept.headers.get(TITLE) ?? '');
    trips.push({ path, title, savedAt: kept.headers.get(SAVED_AT) ?? '' });
  }
  return trips.toSorted((one, other) => other.savedAt.localeCompare(one.savedAt));
}

export async function forgetTrip(path: string): Promise<void> {
  const cache = await caches.open(TRIPS);
  await cache.delete(path);
}

/** Deletes all of them, as at every sign-out. */
export async function forgetTrips(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(TRIPS);
}
