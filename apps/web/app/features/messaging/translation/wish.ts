import { readRecord, type Store, writeRecord } from '../../../lib/device/device-json.ts';

/** What someone wants of translations, on this device. */
export interface TranslationWish {
  /** Messages of others are translated as they come. */
  isAutomatic: boolean;
  /** Was told that machines make mistakes. */
  isTold: boolean;
}

const VERSION = 1;
const keyOf = (person: string) => `travesia.translation.${person}`;

export function readWish(store: Store<'getItem'>, person: string): TranslationWish {
  const found = readRecord(store, keyOf(person));
  if (found?.['version'] !== VERSION) return { isAutomatic: false, isTold: false };
  return { isAutomatic: found['isAutomatic'] === true, isTold: found['isTold'] === true };
}

/** Where nothing can be stored, it counts until the page is left. */
export const writeWish = (store: Store<'setItem'>, person: string, wish: TranslationWish): boolean =>
  writeRecord(store, keyOf(person), { version: VERSION, ...wish });
