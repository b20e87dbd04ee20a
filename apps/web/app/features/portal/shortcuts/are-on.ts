import { readRecord, type Store, writeRecord } from '../../../lib/device/device-json.ts';

const KEY = 'travesia.shortcuts';

/** Whether shortcuts of single keys are on, for this device: voice control and trembling hands press them by accident. */
export const areShortcutsOn = (store: Store<'getItem'>): boolean => readRecord(store, KEY)?.['off'] !== true;

export const setShortcutsOn = (store: Store<'setItem'>, on: boolean): boolean => writeRecord(store, KEY, { off: !on });
