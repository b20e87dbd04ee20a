import type { FoundKind } from '@travesia/contracts/finder';
import { forgetRecord, readRecord, type Store, writeRecord } from '../../../lib/device/device-json.ts';
import { useSession } from '../../../lib/session/session-store.ts';

/** A record that a person opened on this device. */
export interface RecentRecord {
  kind: FoundKind;
  /** Without language prefix. */
  path: string;
  label: string;
}

export const RECENT_RECORDS_KEY = 'travesia.recent-records';
const MOST = 10;
const LONGEST_LABEL = 120;
const VERSION = 1;
const ID = '[0-9a-f-]{36}';

/** Paths of records, by kind. */
const RECORDS: readonly (readonly [FoundKind, RegExp])[] = (
  [
    ['clinic', `/(?:admin|organization)/providers/${ID}`],
    ['person', `/admin/users/${ID}`],
    ['organization', `/admin/organizations/${ID}`],
    ['application', `/admin/applications/${ID}`],
    ['ticket', `(?:/organization)?/support/tickets/${ID}`],
    ['request', `/(?:admin|organization|provider|provider/${ID})/requests/${ID}`],
    ['treatment', '/admin/treatment-listings/[a-z0-9-]+'],
    ['import', `/admin/imports/${ID}`],
  ] as const
).map(([kind, path]) => [kind, new RegExp(`^${path}$`)]);

/** The kind of record a page shows; undefined for other pages. */
export const kindOfRecord = (path: string): FoundKind | undefined => RECORDS.find(([, is]) => is.test(path))?.[0];

/** The records this person opened last, newest first; none if another person did. */
export function readRecentRecords(store: Store<'getItem'>, personId: string): RecentRecord[] {
  const found = readRecord(store, RECENT_RECORDS_KEY);
  if (found?.['version'] !== VERSION || found['person'] !== personId) return [];
  const records: unknown = found['records'];
  return (Array.isArray(records) ? records : []).flatMap(soundRecord).slice(0, MOST);
}

function soundRecord(value: unknown): RecentRecord[] {
  const { path, label } = (value ?? {}) as Record<string, unknown>;
  if (typeof path !== 'string' || typeof label !== 'string' || !label) return [];
  const kind = kindOfRecord(path);
  return kind ? [{ kind, path, label: label.slice(0, LONGEST_LABEL) }] : [];
}

/** Puts a record first. The oldest makes room for it. */
export function keepRecentRecord(store: Store<'getItem' | 'setItem'>, personId: string, record: RecentRecord): void {
  const others = readRecentRecords(store, personId).filter(({ path }) => path !== record.path);
  writeRecord(store, RECENT_RECORDS_KEY, {
    version: VERSION,
    person: personId,
    records: [record, ...others].slice(0, MOST),
  });
}

/** Leaves nothing for the next person on this device. */
export const forgetRecentRecords = (store: Store<'removeItem'>): void => forgetRecord(store, RECENT_RECORDS_KEY);

/** How often and how long a page is asked for its heading, which may still be loading. */
const WAIT_MS = 300;
const MOST_WAITS = 20;

const device = () => localStorage;

// Nothing is left on the device after signing out.
useSession.subscribe(({ user }) => {
  if (!user) forgetRecentRecords(device);
});

let timer: ReturnType<typeof setInterval> | undefined;

/** Keeps the record that a page shows among the recent ones, under its heading; until then, the next page takes over. */
export function noteOpened(personId: string, path: string): void {
  clearInterval(timer);
  const kind = kindOfRecord(path);
  if (!kind) return;
  let waits = 0;
  timer = setInterval(() => {
    waits += 1;
    const label = headingOfRecord();
    if (label) keepRecentRecord(device, personId, { kind, path, label });
    if (label || waits >= MOST_WAITS) clearInterval(timer);
  }, WAIT_MS);
}

/** The heading of a page that has loaded its record; null for one that is loading or found nothing. */
function headingOfRecord(): string | null {
  const main = document.getElementById('main');
  if (!main || main.querySelector('[aria-busy="true"], .skeleton, [role="alert"]')) return null;
  // While a record loads, its page has a name that only screen readers are told.
  const heading = main.querySelector('h1:not(.sr-only)');
  return heading?.textContent?.trim() || null;
}
