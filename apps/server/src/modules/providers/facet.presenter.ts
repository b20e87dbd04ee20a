import type { FacetValue, Locale } from '@travesia/contracts/kit';
import type { ValueCount } from '../../platform/read-model/value-index.ts';

/**
 * The values of a facet as people read them, the most frequent first. What is chosen stays among them when nothing has it
 * any more: without its name nobody could see what leaves the list empty.
 */
export function presentFacet(
  counts: readonly ValueCount[],
  labelOf: (value: string) => string | undefined,
  chosen: readonly string[] = [],
): FacetValue[] {
  const missing = chosen.filter((one) => counts.every(({ value }) => value !== one));
  return [...counts, ...missing.map((value) => ({ value, count: 0 }))]
    .map(({ value, count }) => ({ value, label: labelOf(value) ?? value, count }))
    .toSorted((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1));
}

const namers = new Map<Locale, Intl.DisplayNames>();

/** Names of languages in a language; making what knows them takes longer than the rest of a list. */
export function languageNames(language: Locale): (code: string) => string | undefined {
  const namer = namers.get(language) ?? new Intl.DisplayNames([language], { type: 'language' });
  namers.set(language, namer);
  return (code) => namer.of(code);
}
