import { readRecord, type Store, writeRecord } from '../../../lib/device/device-json.ts';

const KEY = 'travesia.push-offer';

/** Whether somebody on this device has answered the offer of push notifications. */
export const isAnswered = (store: Store<'getItem'>): boolean => readRecord(store, KEY)?.['answered'] === true;

/** Remembers that it was answered, for good. */
export const keepAnswered = (store: Store<'setItem'>): void => void writeRecord(store, KEY, { answered: true });
