import { Bitmap, onesIn } from '../../../platform/read-model/bitmap.ts';
import { NumberList } from './number-list.ts';
import { editDistance } from '../words/spelling.ts';

/** Fields of a document as bits: name, alternative names, place, tags. */
const BIT: Readonly<Record<string, number>> = { A: 1, B: 2, C: 4, D: 8 };
const ANYWHERE = 15;
const maskOf = (fields: string): number => [...fields].reduce((mask, field) => mask | (BIT[field] ?? 0), 0) || ANYWHERE;

const LEXEME = /'([^']*)':([\dA-D,]+)/g;
/** Typos are corrected only in words of Latin letters. */
const MENDABLE = /^[a-z]{3,30}$/;

interface Entry {
  lexeme: string;
  /** Bitmask of the letters that occur; 0 when the word is never corrected. */
  letters: number;
  /** `row * 16 + fields` per document. */
  rows: NumberList;
}

/** Inverted index: every word with the documents that contain it. */
export class WordPostings {
  readonly #entries = new Map<string, Entry>();
  /** Words eligible for typo correction, by length. */
  readonly #mendable: Entry[][] = [];
  #sorted: Entry[] | null = null;

  /** Adds a document that is not indexed yet; `words` is the text of a tsvector. */
  add(row: number, words: string): void {
    for (const [, lexeme = '', positions = ''] of words.matchAll(LEXEME)) {
      const fields = positions.split(',').map((position) => (/[A-D]$/.exec(position) ?? 'D')[0]);
      let entry = this.#entries.get(lexeme);
      if (!entry) {
        entry = { lexeme, letters: MENDABLE.test(lexeme) ? lettersOf(lexeme) : 0, rows: new NumberList() };
        this.#entries.set(lexeme, entry);
        if (entry.letters) (this.#mendable[lexeme.length] ??= []).push(entry);
        this.#sorted = null;
      }
      entry.rows.add(row * 16 + maskOf(fields.join('')));
    }
  }

  /** Documents that have the word, or a word with this prefix, in one of the fields. */
  having(lexeme: string, fields: string, prefix: boolean): Bitmap {
    const found = new Bitmap();
    const mask = maskOf(fields);
    const entry = this.#entries.get(lexeme);
    const entries = prefix ? this.#begunBy(lexeme) : entry ? [entry] : [];
    for (const { rows } of entries) for (const one of rows.all) if (one & mask) found.add(one >>> 4);
    return found;
  }

  /** Number of documents with the word. */
  count(lexeme: string): number {
    return this.#entries.get(lexeme)?.rows.length ?? 0;
  }

  /** Words within the given edit distance, with their document counts. */
  near(typed: string, most: number): [string, number][] {
    const letters = lettersOf(typed);
    const found: [string, number][] = [];
    for (let length = typed.length - most; length <= typed.length + most; length++) {
      for (const entry of this.#mendable[length] ?? []) {
        // One edit changes at most two letters; comparing letter masks first avoids nearly all word comparisons.
        if (differingBits(entry.letters, letters) > 2 * most) continue;
        if (editDistance(typed, entry.lexeme, most) <= most) found.push([entry.lexeme, entry.rows.length]);
      }
    }
    return found;
  }

  #begunBy(prefix: string): Entry[] {
    const sorted = (this.#sorted ??= [...this.#entries.values()].toSorted((a, b) => (a.lexeme < b.lexeme ? -1 : 1)));
    let from = 0;
    for (let to = sorted.length; from < to;) {
      const middle = (from + to) >>> 1;
      if ((sorted[middle]?.lexeme ?? '') < prefix) from = middle + 1;
      else to = middle;
    }
    const begun = sorted.slice(from);
    const end = begun.findIndex(({ lexeme }) => !lexeme.startsWith(prefix));
    return end < 0 ? begun : begun.slice(0, end);
  }
}

const lettersOf = (text: string): number => {
  let letters = 0;
  for (let at = 0; at < text.length; at++) letters |= 1 << (text.charCodeAt(at) - 97);
  return letters;
};

const differingBits = (a: number, b: number): number => onesIn(a ^ b);
