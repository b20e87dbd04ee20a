import type { Localized } from '@travesia/contracts/kit';
import { Bitmap } from '../../../platform/read-model/bitmap.ts';
import type { RowKeeper } from '../../../platform/read-model/follow-rows.ts';
import { isWorn } from '../../../platform/read-model/live-ids.ts';
import { NumberColumn } from '../../../platform/read-model/number-column.ts';
import { TextColumn } from '../../../platform/read-model/text-column.ts';
import type { Query } from './query.ts';
import { WordPostings } from './word-postings.ts';

/** A provider's document as the index loads it. */
export interface WordsOfProvider {
  /** Slug. */
  key: string;
  /** Text of the tsvector. */
  words: string;
  nameKey: string;
  nameWords: number;
  weight: number;
  country: string | null;
  label: Localized;
  detail: Localized | null;
}

/** The words of all listed providers, in memory. A changed document gets a new row; its old row is skipped. */
export class ProviderWords implements RowKeeper<WordsOfProvider> {
  readonly #rowOf = new Map<string, number>();
  readonly #keys: string[] = [];
  readonly #nameKeys: string[] = [];
  readonly #nameWords = new NumberColumn();
  readonly #weights = new NumberColumn();
  readonly #labels = new TextColumn();
  readonly #details: (Localized | null)[] = [];
  readonly #countries: (string | null)[] = [];
  /** Few places have many providers, so each place is stored once. */
  readonly #places = new Map<string, Localized>();
  readonly #codes = new Map<string, string>();
  readonly #present = new Bitmap();
  readonly #postings = new WordPostings();

  get size(): number {
    return this.#rowOf.size;
  }

  get isWorn(): boolean {
    return isWorn(this.#keys.length - this.size, this.size);
  }

  put({ key, words, nameKey, nameWords, weight, country, label, detail }: WordsOfProvider): void {
    const before = this.#rowOf.get(key);
    if (before !== undefined) this.#present.delete(before);
    const row = this.#keys.push(key) - 1;
    this.#rowOf.set(key, row);
    this.#present.add(row);
    this.#postings.add(row, words);
    this.#nameKeys.push(nameKey);
    this.#nameWords.set(row, nameWords);
    this.#weights.set(row, weight);
    this.#labels.push(packed(label));
    this.#details.push(detail && once(this.#places, packed(detail), detail));
    this.#countries.push(country && once(this.#codes, country, country));
  }

  remove(key: string): void {
    const row = this.#rowOf.get(key);
    if (row === undefined) return;
    this.#rowOf.delete(key);
    this.#present.delete(row);
  }

  /** Slug of the provider in a row. */
  keyOf(row: number): string {
    return this.#keys[row] ?? '';
  }

  nameKeyOf(row: number): string {
    return this.#nameKeys[row] ?? '';
  }

  nameWordsOf(row: number): number {
    return this.#nameWords.get(row) ?? 0;
  }

  weightOf(row: number): number {
    return this.#weights.get(row) ?? 0;
  }

  countryOf(row: number): string | null {
    return this.#countries[row] ?? null;
  }

  labelOf(row: number): Localized {
    const [en = '', es = en, pt = en] = this.#labels.at(row).split(SEPARATOR);
    return { en, es, pt };
  }

  detailOf(row: number): Localized | null {
    return this.#details[row] ?? null;
  }

  /** Rows that match the query. */
  matching(query: Query): number[] {
    return this.#rows(query).rows();
  }

  /** Returns a row matcher, for testing many rows against one query. */
  test(query: Query): (row: number) => boolean {
    const rows = this.#rows(query);
    return (row) => rows.has(row);
  }

  /** Number of documents that match the query. */
  count(query: Query): number {
    return this.#rows(query).size;
  }

  /** Number of documents with a word; recently changed ones may count twice. */
  countOf(word: string): number {
    return this.#postings.count(word);
  }

  /** Words within the given edit distance, with their document counts. */
  near(typed: string, most: number): [string, number][] {
    return this.#postings.near(typed, most);
  }

  #rows(query: Query): Bitmap {
    return Bitmap.intersection([this.#present, this.#evaluate(query)]);
  }

  #evaluate(query: Query): Bitmap {
    switch (query.kind) {
      case 'word':
        return this.#postings.having(query.lexeme, query.fields, query.prefix);
      case 'all':
        return Bitmap.intersection(query.of.map((one) => this.#evaluate(one)));
      case 'any':
        return Bitmap.union(query.of.map((one) => this.#evaluate(one)));
    }
  }
}

/** Can't occur in database text. */
const SEPARATOR = '\0';

/** Packs a localized text into one string; stored once when all languages are equal. */
const packed = ({ en, es, pt }: Localized): string => (en === es && en === pt ? en : [en, es, pt].join(SEPARATOR));

function once<Value>(known: Map<string, Value>, key: string, value: Value): Value {
  const first = known.get(key) ?? value;
  known.set(key, first);
  return first;
}
