import { readRecord, type Store, writeRecord } from './device-json.ts';

/** A search as submitted. */
export interface RecentSearch {
  q: string;
  /** Country code, or empty for anywhere. */
  country: string;
}

export interface Recent {
  /** The visitor turned off recent searches. */
  off: boolean;
  searches: readonly RecentSearch[];
}

export const RECENT_KEY = 'travesia.recent-searches';
const MOST = 8;
const VERSION = 1;
const NONE: Recent = { off: false, searches: [] };

/**
 * Words in searches about mental health and addiction, in three languages and without accents: a shared device must
 * not show them.
 */
const PRIVATE =
  /\b(mental|psic|psiq|psych|terap|therap|depres|anxi|ansie|panic|suicid|self.?harm|autoles|bipolar|esquizo|schizo|trauma|ptsd|tept|anorex|bulim|addict|adic|vici|dependenc|alcohol|droga|drug|rehab|reabilit)/;

const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

export const isPrivate = (q: string): boolean => PRIVATE.test(folded(q));

/** The searches stored on this device; empty if broken. */
export function readRecent(store: Store<'getItem'>): Recent {
  const found = readRecord(store, RECENT_KEY);
  if (found?.['version'] !== VERSION) return NONE;
  const list: unknown = found['searches'];
  return {
    off: found['off'] === true,
    searches: (Array.isArray(list) ? list : []).flatMap(soundSearch).slice(0, MOST),
  };
}

function soundSearch(value: unknown): RecentSearch[] {
  const { q, country } = (value ?? {}) as Record<string, unknown>;
  if (typeof q !== 'string' || q.trim() === '' || q.length > 200) return [];
  return [{ q, country: typeof country === 'string' && /^[A-Z]{2}$/.test(country) ? country : '' }];
}

/** Searching works even if nothing can be stored. */
export function writeRecent(store: Store<'setItem'>, recent: Recent): void {
  writeRecord(store, RECENT_KEY, { version: VERSION, ...recent });
}

const same = (a: RecentSearch, b: RecentSearch): boolean =>
  folded(a.q).trim() === folded(b.q).trim() && a.country === b.country;

/** Adds this search as the newest; ignores private and empty ones, and does nothing while turned off. */
export function withSearch(recent: Recent, search: RecentSearch): Recent {
  const q = search.q.trim();
  if (recent.off || !q || isPrivate(q)) return recent;
  const others = recent.searches.filter((one) => !same(one, search));
  return { ...recent, searches: [{ ...search, q }, ...others].slice(0, MOST) };
}

export const withoutSearch = (recent: Recent, search: RecentSearch): Recent => ({
  ...recent,
  searches: recent.searches.filter((one) => !same(one, search)),
});
