import { forgetRecord, readRecord, type Store, writeRecord } from './device-json.ts';

/** The URL of an unfinished questionnaire, stored only on this device. */
export const UNFINISHED_KEY = 'travesia.unfinished-start';
const VERSION = 1;
/** Deleted after a month. */
const KEPT_MS = 30 * 24 * 3_600_000;
const PATH = /^(\/(es|pt))?\/get-started\?[\w=&%+.-]{1,600}$/;

/** The URL to continue from; null if there is none, or it is broken, foreign or too old. */
export function readUnfinished(store: Store<'getItem'>, now: number): string | null {
  const { version, at, address } = readRecord(store, UNFINISHED_KEY) ?? {};
  const sound = version === VERSION && typeof at === 'number' && now - at < KEPT_MS;
  return sound && typeof address === 'string' && PATH.test(address) ? address : null;
}

/** If nothing can be stored, the URL itself still contains the answers. */
export function writeUnfinished(store: Store<'setItem'>, address: string, now: number): void {
  writeRecord(store, UNFINISHED_KEY, { version: VERSION, at: now, address });
}

export const forgetUnfinished = (store: Store<'removeItem'>): void => forgetRecord(store, UNFINISHED_KEY);
