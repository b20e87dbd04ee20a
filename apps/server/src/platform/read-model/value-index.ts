import { Bitmap } from './bitmap.ts';

/** Which rows have which values of one attribute, such as country or languages spoken. */
export class ValueIndex {
  readonly #rowsOf = new Map<string, Bitmap>();
  /** Every distinct list of values, and the one of each row; the first is for rows not set yet. */
  readonly #lists: (readonly string[])[] = [[]];
  readonly #listAt = new Map<string, number>();
  #listOf = new Uint32Array(64);

  /** Sets the values of a row. */
  put(row: number, values: readonly string[]): void {
    const before = this.#listOf[row] ?? 0;
    const now = this.#listNumber(values);
    if (before === now) return;
    for (const value of this.#lists[before] ?? []) this.#rowsOf.get(value)?.delete(row);
    for (const value of values) {
      const rows = this.#rowsOf.get(value) ?? new Bitmap();
      rows.add(row);
      this.#rowsOf.set(value, rows);
    }
    if (row >= this.#listOf.length) {
      const longer = new Uint32Array(Math.max(row + 1, this.#listOf.length * 2));
      longer.set(this.#listOf);
      this.#listOf = longer;
    }
    this.#listOf[row] = now;
  }

  #listNumber(values: readonly string[]): number {
    const key = values.join('\n');
    const known = this.#listAt.get(key);
    if (known !== undefined) return known;
    this.#listAt.set(key, this.#lists.length);
    return this.#lists.push(values) - 1;
  }

  /** The values of a row. */
  of(row: number): readonly string[] {
    return this.#lists[this.#listOf[row] ?? 0] ?? [];
  }

  /** Rows with any of the values. */
  any(values: readonly string[]): Bitmap {
    return Bitmap.union(values.flatMap((value) => this.#rowsOf.get(value) ?? []));
  }

  /** Rows with all of the values, at least one. */
  all(values: readonly string[]): Bitmap {
    return Bitmap.intersection(values.map((value) => this.#rowsOf.get(value) ?? new Bitmap()));
  }

  /** How many of the found rows have each value; values with none are omitted. */
  count(found: Bitmap): ValueCount[] {
    const counts = found.sharedWith(this.#rowsOf.values());
    return [...this.#rowsOf.keys()].flatMap((value, at) => (counts[at] ? [{ value, count: counts[at] }] : []));
  }
}

export interface ValueCount {
  value: string;
  count: number;
}
