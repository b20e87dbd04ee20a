import {
  allowedEdits,
  editDistance,
  foldWords,
  isOfSpecialty,
  tellingWords,
  type Understanding,
} from '../../search/index.ts';
import type { ListedClinician } from './listed-clinicians.repo.ts';

/** Titles before a name, folded: "Dr", "Dra". */
const TITLES: ReadonlySet<string> = new Set([
  'dr',
  'dra',
  'doctor',
  'doctora',
  'doutor',
  'doutora',
  'prof',
  'professor',
]);

/**
 * The clinicians that a phrase asks for: by name, or by their profession and place. A name matches when every remaining word is
 * part of it, as typed or with a typo; names as typed come first.
 */
export function matchClinicians(
  clinicians: readonly ListedClinician[],
  {
    specialty,
    treatment,
    city,
    country,
    others,
    rest,
    tokens,
  }: Pick<Understanding, 'specialty' | 'treatment' | 'city' | 'country' | 'others' | 'rest' | 'tokens'>,
): ListedClinician[] {
  const named = namedAsTyped(
    clinicians,
    tokens.map(({ word }) => word),
  );
  if (named.length > 0) return named;
  const words = tellingWords(rest.flatMap((at) => tokens[at]?.word ?? [])).filter((word) => !TITLES.has(word));
  if (treatment || (!words.length && !specialty)) return [];
  const places = city || country ? [city ?? country, ...others].map((place) => place?.entry.ref) : null;
  return clinicians
    .filter(
      (one) =>
        (!specialty || isOfAny(specialty, one)) && (!places || places.includes((city ? one.city : one.country) ?? '')),
    )
    .map((one) => ({ one, score: likeness(one.words, words) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ one }) => one);
}

/** Whether a clinician may be called by one of the specialties that a profession means. */
export const isOfAny = (
  { options }: NonNullable<Understanding['specialty']>,
  { specialty: own }: Pick<ListedClinician, 'specialty'>,
): boolean => own !== null && options.some((option) => isOfSpecialty(option, own));

/** Those whose name has every word of the phrase as typed, two or more: "Quirós" is then no typing error of "Quito". */
function namedAsTyped(clinicians: readonly ListedClinician[], typed: readonly string[]): ListedClinician[] {
  const words = tellingWords(typed).filter((word) => !TITLES.has(word));
  return words.length < 2 ? [] : clinicians.filter((one) => words.every((word) => one.words.includes(word)));
}

/** Shortest word to look for names by: fewer letters begin hundreds of them. */
const LETTERS_FROM = 3;
/** Shortest word to correct. */
const MENDED_FROM = 4;

/**
 * The clinicians that a partially typed name may mean: every word begins a part of the name or, if none is so, is like one with a
 * typo.
 */
export function completeClinicians(
  clinicians: readonly ListedClinician[],
  phrase: string,
): { matches: ListedClinician[]; asTyped: boolean } {
  const words = tellingWords(foldWords(phrase)).filter((word) => !TITLES.has(word));
  const longest = Math.max(0, ...words.map((word) => word.length));
  if (longest < LETTERS_FROM) return { matches: [], asTyped: false };
  const having = (fits: (word: string, own: string) => boolean) =>
    clinicians.filter((one) => words.every((word) => one.words.some((own) => fits(word, own))));
  const begun = having((word, own) => own.startsWith(word));
  if (begun.length > 0) return { matches: begun, asTyped: true };
  // One mistyped word alone is too little to tell a name by.
  if (longest < MENDED_FROM || words.length < 2) return { matches: [], asTyped: false };
  return { matches: having((word, own) => own.startsWith(word) || isSpelledLike(word, own)), asTyped: false };
}

function isSpelledLike(typed: string, own: string): boolean {
  const most = allowedEdits(typed);
  return editDistance(typed, own, most) <= most;
}

/** 2 if every word is in the name as typed, 1 with typos, 0 if one is missing. */
function likeness(name: readonly string[], words: readonly string[]): 0 | 1 | 2 {
  if (words.every((word) => name.includes(word))) return 2;
  return words.every((word) => name.some((own) => isSpelledLike(word, own))) ? 1 : 0;
}
