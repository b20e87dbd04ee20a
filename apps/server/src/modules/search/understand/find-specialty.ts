import { LOCALES, type Localized } from '@travesia/contracts/kit';
import type { CatalogSpecialty } from '../../../../data/catalog/schema.ts';
import { foldWords } from '../words/fold.ts';
import { editDistance } from '../words/spelling.ts';
import { stem } from '../words/stem.ts';
import { STOP_WORDS } from '../words/word-lists.ts';

/** A specialty that a phrase can name by a clinician's profession: "dentist". */
export interface Specialty {
  slug: string;
  label: Localized;
  /** Its names as folded words without stop words. */
  names: string[][];
  /** Those that mean no other specialty: by these a clinician has it. */
  ownNames: string[][];
  /** Facts of the clinics that have it. */
  clinics: { specialties: string[]; types: string[] };
  /** Treatment categories of its packages. */
  categories: string[];
}

/** The specialties that the words of a phrase name. */
export interface SpecialtyFound {
  /** More than one if the word may mean several: "surgeon". */
  options: Specialty[];
  /** Indexes of the words. */
  at: number[];
}

/** The specialties of the catalog, prepared for reading phrases. */
export function buildSpecialties(catalog: readonly CatalogSpecialty[]): Specialty[] {
  const namesOf = (one: CatalogSpecialty) => LOCALES.flatMap((locale) => one[locale].map(tellingOf));
  const keysOf = (one: CatalogSpecialty) => new Set(namesOf(one).map((name) => name.join(' ')));
  const uses = new Map<string, number>();
  for (const key of catalog.flatMap((one) => [...keysOf(one)])) uses.set(key, (uses.get(key) ?? 0) + 1);
  return catalog.map((given) => ({
    slug: given.slug,
    label: { en: labelOf(given.en), es: labelOf(given.es), pt: labelOf(given.pt) },
    names: namesOf(given),
    ownNames: namesOf(given).filter((name) => uses.get(name.join(' ')) === 1),
    clinics: { specialties: given.provider_specialties, types: given.provider_types },
    categories: given.categories,
  }));
}

const labelOf = ([name = '']: readonly string[]): string => name.charAt(0).toLocaleUpperCase() + name.slice(1);

const tellingOf = (name: string): string[] => foldWords(name).filter((word) => !STOP_WORDS.has(word));

/** A shorter word is too often another one. */
const MENDED_FROM = 8;

/** Whether a typed word is a word of a name: in another number or gender, or with a typo in a long one. */
const isWord = (typed: string, named: string): boolean =>
  stem(typed) === stem(named) || (named.length >= MENDED_FROM && editDistance(typed, named, 1) <= 1);

/** The specialties with the longest name among the words; stop words in between are ignored. */
export function findSpecialty(
  specialties: readonly Specialty[],
  tokens: readonly { word: string }[],
  taken: readonly number[],
): SpecialtyFound | null {
  const free = tokens.flatMap(({ word }, at) => (taken.includes(at) || STOP_WORDS.has(word) ? [] : [{ word, at }]));
  let best: SpecialtyFound | null = null;
  for (const specialty of specialties)
    for (const name of specialty.names)
      for (let start = 0; start + name.length <= free.length; start++) {
        if (!name.every((word, index) => isWord(free[start + index]?.word ?? '', word))) continue;
        const at = free.slice(start, start + name.length).map((one) => one.at);
        best = better(best, { options: [specialty], at });
      }
  return best;
}

function better(before: SpecialtyFound | null, found: SpecialtyFound): SpecialtyFound {
  if (!before || found.at.length > before.at.length) return found;
  if (found.at.length < before.at.length || found.at.some((at, index) => before.at[index] !== at)) return before;
  const options = [...new Set([...before.options, ...found.options])];
  return { options, at: before.at };
}

/** Whether a clinician's specialty, in any language, begins with a name of this one and no other. */
export const isOfSpecialty = ({ ownNames }: Specialty, called: Localized): boolean =>
  LOCALES.some((locale) => {
    const words = tellingOf(called[locale]);
    return ownNames.some((name) => name.every((word, index) => stem(words[index] ?? '') === stem(word)));
  });
