import { type Localized, LOCALES } from '@travesia/contracts/kit';
import { parseCatalog } from '../../../../data/catalog/read-catalog.ts';
import { NEARBY, type SearchDocument } from '../documents/document.ts';
import { GENERIC_WORDS, STOP_WORDS } from '../words/word-lists.ts';
import type { FacilityName } from './facility-names.ts';
import { pick, seeded } from './random.ts';

const everyName = (name: Localized): string[] => LOCALES.map((locale) => name[locale]);
const same = (text: string): Localized => ({ en: text, es: text, pt: text });

/** The catalog's own treatments, cities and countries. */
export function catalogDocuments(): SearchDocument[] {
  const catalog = parseCatalog();
  return [
    ...catalog.treatments.map((one): SearchDocument => {
      const synonyms = catalog.synonyms[one.slug];
      return {
        kind: 'treatment',
        ref: one.slug,
        label: one.short_name,
        names: [...everyName(one.short_name), ...everyName(one.name)],
        synonyms: synonyms ? LOCALES.flatMap((locale) => synonyms[locale]) : [],
      };
    }),
    ...catalog.cities.map((one): SearchDocument => ({
      kind: 'city',
      ref: one.slug,
      label: one.name,
      country: one.country,
      names: everyName(one.name),
      synonyms: (one.near ?? []).map((text) => ({ text, weight: NEARBY })),
    })),
    ...catalog.countries
      .filter((one) => one.destination)
      .map((one): SearchDocument => ({
        kind: 'country',
        ref: one.code,
        label: one.name,
        country: one.code,
        names: everyName(one.name),
      })),
  ];
}

/** Documents of the given facilities, padded to `count` with names recombined from the same words. */
export function providerDocuments(facilities: readonly FacilityName[], count: number): SearchDocument[] {
  const random = seeded(7);
  const words = facilities
    .flatMap(({ name }) => name.match(/\p{L}{4,}/gu) ?? [])
    .filter((word) => !STOP_WORDS.has(word.toLowerCase()) && !GENERIC_WORDS.has(word.toLowerCase()));
  const made = Array.from({ length: Math.max(0, count - facilities.length) }, () =>
    variantOf(random, facilities, words),
  );
  const treatments = catalogDocuments()
    .filter((document) => document.kind === 'treatment')
    .map((document) => document.ref);
  return [...facilities, ...made].map(({ name, place }, index): SearchDocument => {
    const partner = index % 200 === 0;
    return {
      kind: 'provider',
      ref: `facility-${index}`,
      label: same(name),
      detail: same(place.join(', ')),
      country: 'AR',
      names: [name],
      place: [...place, 'Argentina'],
      ...(partner
        ? {
            treatments: [pick(random, treatments), pick(random, treatments)],
            city: 'buenos-aires',
            weight: 1 + random(),
          }
        : {}),
    };
  });
}

/** Another facility's name with one distinctive word replaced. */
function variantOf(random: () => number, facilities: readonly FacilityName[], words: readonly string[]): FacilityName {
  const { name } = pick(random, facilities);
  const parts = name.split(/\s+/);
  const telling = parts.flatMap((part, at) =>
    STOP_WORDS.has(part.toLowerCase()) || GENERIC_WORDS.has(part.toLowerCase()) ? [] : [at],
  );
  const at = telling.length ? pick(random, telling) : parts.length;
  parts[at] = pick(random, words);
  return { name: parts.join(' '), place: pick(random, facilities).place };
}
