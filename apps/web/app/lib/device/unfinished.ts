import { forgetRecord, readRecord, type Store, writeRecord } from './device-json.ts';

/** An address of questions that were not finished, kept on this device only. */
export const UNFINISHED_KEY = 'travesia.unfinished-start';
const VERSION = 1;
/** A month, then it is forgotten. */
const KEPT_MS = 30 * 24 * 3_600_000;
const PATH = /^(\/(es|pt))?\/get-started\?[\w=&%+.-]{1,600}$/;

/** The address to go on from; null without one, or when it is broken, foreign or too old. */
export function readUnfinished(store: Store<'getItem'>, now: number): string | null {
  const { version, at, address } = readRecord(store, UNFINISHED_KEY) ?? {};
  const sound = version === VERSION && typeof at === 'number' && now - at < KEPT_MS;
  return sound && typeof address === 'string' && PATH.test(address) ? address : null;
}

/** Where nothing can be kept the address itself still holds the answers. */
export function writeUnfinished(store: Store<'setItem'>, address: string, now: number): void {
  writeRecord(store, UNFINISHED_KEY, { version: VERSION, at: now, address });
}

export const forgetUnfinished = (store: Store<'removeItem'>): void => forgetRecord(store, UNFINISHED_KEY);
