import type { FacetValue, Locale } from '@travesia/contracts/kit';
import type { ValueCount } from '../../platform/read-model/value-index.ts';

/**
 * Facet values with labels, most frequent first. Selected values stay even when nothing matches them: otherwise users could not
 * see which filter empties the list.
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

/** Language names in a language, cached: creating the formatter takes longer than the rest of a list. */
export function languageNames(language: Locale): (code: string) => string | undefined {
  const namer = namers.get(language) ?? new Intl.DisplayNames([language], { type: 'language' });
  namers.set(language, namer);
  return (code) => namer.of(code);
}
