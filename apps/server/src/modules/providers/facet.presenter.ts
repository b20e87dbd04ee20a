import type { FacetValue, Locale } from '@travesia/contracts/kit';
import type { ValueCount } from '../../platform/read-model/value-index.ts';

/** The values of a facet as people read them, the most frequent first. */
export function presentFacet(
  counts: readonly ValueCount[],
  labelOf: (value: string) => string | undefined,
): FacetValue[] {
  return counts
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
