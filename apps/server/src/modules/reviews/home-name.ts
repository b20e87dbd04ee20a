import type { Locale } from '@travesia/contracts/kit';
import type { Reference } from '../catalog/index.ts';

const namers = new Map<Locale, Intl.DisplayNames>();

/** Name of an author's country: ours if it is in the catalog, otherwise the locale's. */
export function homeName(reference: Reference, code: string, language: Locale): string {
  const known = reference.countries.get(code)?.name[language];
  if (known) return known;
  const namer = namers.get(language) ?? new Intl.DisplayNames([language], { type: 'region' });
  namers.set(language, namer);
  return namer.of(code) ?? code;
}
