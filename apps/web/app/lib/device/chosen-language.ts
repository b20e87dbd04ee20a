import { isLocale, type Locale } from '../i18n/locale.ts';
import { readRecord, type Store, writeRecord } from './device-json.ts';

const KEY = 'travesia.language';
const VERSION = 1;

/** The language chosen on this device, or null: also the page's own, if another was offered and refused. */
export function chosenLanguage(store: Store<'getItem'>): Locale | null {
  const found = readRecord(store, KEY);
  return found?.['version'] === VERSION && isLocale(found['language']) ? found['language'] : null;
}

/** Where nothing can be stored, another language is offered again at the next visit. */
export function rememberLanguage(store: Store<'setItem'>, language: Locale): void {
  writeRecord(store, KEY, { version: VERSION, language });
}
