import type { Localized } from '@travesia/contracts/kit';
import { foldWords, tellingWords, tokenize } from '../words/fold.ts';
import { stem } from '../words/stem.ts';
import { GENERIC_WORDS } from '../words/word-lists.ts';
import type { LexiconRow } from './lexicon.repo.ts';

/** A treatment, city or country with all its names. */
export interface Entry {
  kind: 'treatment' | 'city' | 'country';
  ref: string;
  label: Localized;
  detail: Localized | null;
  country: string | null;
  weight: number;
  names: Name[];
}

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
  entries: Entry[];
  words: Map<string, LexiconWord>;
}

export function buildLexicon(rows: readonly LexiconRow[]): Lexicon {
  const lexicon: Lexicon = { entries: [], words: new Map() };
  for (const row of rows) {
    const entry: Entry = { ...row, names: [] };
    for (const name of row.names ?? []) addName(lexicon, entry, name);
    if (entry.names.length) lexicon.entries.push(entry);
  }
  weighWords(lexicon);
  return lexicon;
}

function addName(lexicon: Lexicon, entry: Entry, { text, weight }: { text: string; weight: number }): void {
  const all = foldWords(text);
  const telling = tellingWords(all);
  // A place called "Centro" or "Hospital" would match every other phrase.
  if (!telling.length || (entry.kind !== 'treatment' && telling.every((word) => GENERIC_WORDS.has(word)))) return;
  const name: Name = { entry, text, folded: all.join(' '), stems: [...new Set(telling.map(stem))], weight };
  entry.names.push(name);
  const written = new Map(tokenize(text).map((token) => [token.word, token.raw]));
  for (const form of telling) addWord(lexicon, name, form, written.get(form) ?? form);
}

function addWord({ words }: Lexicon, name: Name, form: string, raw: string): void {
  const key = stem(form);
  const word = words.get(key) ?? { stem: key, forms: new Map<string, string>(), names: [], telling: 0 };
  const written = name.entry.kind === 'treatment' ? raw.toLowerCase() : raw;
  const before = word.forms.get(form);
  // Prefer the accented spelling.
  if (before === undefined || (before === form && written !== form)) word.forms.set(form, written);
  if (!word.names.includes(name)) word.names.push(name);
  words.set(key, word);
}

/** Minimum specificity, for a word found in every other name. */
const LEAST = 0.2;

/** A word unique to one treatment is most specific; one shared by half of them, least. */
function weighWords(lexicon: Lexicon): void {
  const treatments = lexicon.entries.filter((entry) => entry.kind === 'treatment').length;
  for (const word of lexicon.words.values()) {
    const having = new Set(word.names.flatMap(({ entry }) => (entry.kind === 'treatment' ? [entry.ref] : []))).size;
    const generic = [...word.forms.keys()].some((form) => GENERIC_WORDS.has(form));
    word.telling = !having ? 0 : generic ? LEAST : Math.max(LEAST, Math.log(1 + treatments / having) - 0.5);
  }
}
