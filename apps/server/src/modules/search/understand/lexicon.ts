import { LOCALES, type Localized } from '@travesia/contracts/kit';
import type { CatalogProcedure } from '../../../../data/catalog/schema.ts';
import { foldWords, isShared, keyOf, tellingWords, tokenize } from '../words/fold.ts';
import { stem } from '../words/stem.ts';
import { GENERIC_WORDS } from '../words/word-lists.ts';
import type { Specialty } from './find-specialty.ts';
import type { LexiconRow } from './lexicon.repo.ts';

/** A treatment, a procedure that nobody offers, a city or a country, with all its names. */
export interface Entry {
  kind: 'treatment' | 'procedure' | 'city' | 'country';
  ref: string;
  label: Localized;
  detail: Localized | null;
  country: string | null;
  weight: number;
  /** For a procedure: the treatment that it is easily confused with. */
  near: Entry | null;
  /** For a procedure: who does it. */
  specialty: Specialty | null;
  names: Name[];
}

/** An entry that a list or a suggestion may show. */
export type ListedEntry = Entry & { kind: Exclude<Entry['kind'], 'procedure'> };
export const isListed = (entry: Entry): entry is ListedEntry => entry.kind !== 'procedure';

/** Whether an entry is care rather than a place. */
export const isCare = ({ kind }: Entry): boolean => kind === 'treatment' || kind === 'procedure';

/** One name of an entry, as stemmed words. */
export interface Name {
  entry: Entry;
  text: string;
  /** All words in order, folded: compared with partially typed phrases. */
  folded: string;
  stems: string[];
  /** Below 1 when the name is vague or shared. */
  weight: number;
}

/** A word of names. */
export interface LexiconWord {
  stem: string;
  /** The forms that occur, folded, each with its spelling. */
  forms: Map<string, string>;
  names: Name[];
  /** How specific the word is to a treatment: high when few have it. */
  telling: number;
}

/** Everything a phrase can name, in memory: a few hundred names. */
export interface Lexicon {
  specialties: readonly Specialty[];
  entries: Entry[];
  words: Map<string, LexiconWord>;
}

export function buildLexicon(
  rows: readonly LexiconRow[],
  procedures: readonly CatalogProcedure[] = [],
  specialties: readonly Specialty[] = [],
): Lexicon {
  const lexicon: Lexicon = { specialties, entries: [], words: new Map() };
  for (const row of rows) addEntry(lexicon, { ...row, near: null, specialty: null, names: [] }, row.names ?? []);
  const offered = offeredNames(lexicon);
  const near = new Map(
    lexicon.entries.flatMap((entry) => (entry.kind === 'treatment' ? [[entry.ref, entry] as const] : [])),
  );
  for (const procedure of procedures) {
    const names = LOCALES.flatMap((locale) => procedure[locale]);
    // An admin may add a treatment at any time; what is offered is no longer missing.
    if (names.some((text) => offered.has(keyOf(foldWords(text))))) continue;
    addEntry(
      lexicon,
      procedureEntry(procedure, {
        near: near.get(procedure.near ?? '') ?? null,
        specialty: specialties.find(({ slug }) => slug === procedure.specialty) ?? null,
      }),
      names.map((text) => ({ text, weight: 1 })),
    );
  }
  weighWords(lexicon);
  return lexicon;
}

function addEntry(lexicon: Lexicon, entry: Entry, names: readonly { text: string; weight: number }[]): void {
  for (const name of names) addName(lexicon, entry, name);
  if (entry.names.length) lexicon.entries.push(entry);
}

/** Names that mean a treatment and nothing else. */
const offeredNames = ({ entries }: Lexicon): Set<string> =>
  new Set(
    entries.flatMap(({ kind, names }) =>
      kind === 'treatment' ? names.filter(({ weight }) => weight === 1).map(({ folded }) => folded) : [],
    ),
  );

const procedureEntry = (
  { slug, en, es, pt }: CatalogProcedure,
  { near, specialty }: Pick<Entry, 'near' | 'specialty'>,
): Entry => ({
  kind: 'procedure',
  ref: slug,
  label: { en: en[0] ?? slug, es: es[0] ?? slug, pt: pt[0] ?? slug },
  detail: null,
  country: null,
  weight: 0,
  near,
  specialty,
  names: [],
});

function addName(lexicon: Lexicon, entry: Entry, { text, weight }: { text: string; weight: number }): void {
  const all = foldWords(text);
  const telling = tellingWords(all);
  // A place called "Centro" or "Hospital" would match every other phrase.
  if (!telling.length || (!isCare(entry) && telling.every((word) => GENERIC_WORDS.has(word)))) return;
  const name: Name = { entry, text, folded: all.join(' '), stems: [...new Set(telling.map(stem))], weight };
  entry.names.push(name);
  const written = new Map(tokenize(text).map((token) => [token.word, token.raw]));
  for (const form of telling) addWord(lexicon, name, form, written.get(form) ?? form);
}

function addWord({ words }: Lexicon, name: Name, form: string, raw: string): void {
  const key = stem(form);
  const word = words.get(key) ?? { stem: key, forms: new Map<string, string>(), names: [], telling: 0 };
  const written = isCare(name.entry) ? raw.toLowerCase() : raw;
  const before = word.forms.get(form);
  // Prefer the accented spelling.
  if (before === undefined || (before === form && written !== form)) word.forms.set(form, written);
  if (!word.names.includes(name)) word.names.push(name);
  words.set(key, word);
}

/** Minimum specificity, for a word found in every other name. */
const LEAST = 0.2;

/** A word unique to one treatment or procedure is most specific; one shared by half of them, least. */
function weighWords(lexicon: Lexicon): void {
  const cares = lexicon.entries.filter(isCare).length;
  for (const word of lexicon.words.values()) {
    const having = new Set(word.names.flatMap(({ entry }) => (isCare(entry) ? [entry] : []))).size;
    const generic = [...word.forms.keys()].some(isShared);
    word.telling = !having ? 0 : generic ? LEAST : Math.max(LEAST, Math.log(1 + cares / having) - 0.5);
  }
}
