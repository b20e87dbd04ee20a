import { forgetRecord, readRecord, writeRecord } from '../../../lib/device/device-json.ts';

// Of this tab only: a note may tell of health, and the device may be somebody else's tomorrow.
const store = () => sessionStorage;
const keyOf = (id: string) => `travesia.note.${id}`;

/** A note that was typed and not taken by the server yet; null without one. */
export function readNoteDraft(id: string): string | null {
  const text = readRecord(store, keyOf(id))?.['text'];
  return typeof text === 'string' ? text : null;
}

export const keepNoteDraft = (id: string, text: string): boolean => writeRecord(store, keyOf(id), { text });

export const forgetNoteDraft = (id: string): void => forgetRecord(store, keyOf(id));
