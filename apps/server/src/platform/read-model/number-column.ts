import { Bitmap } from './bitmap.ts';

/** One number per row, eight bytes each; null for rows without one. */
export class NumberColumn {
  #values = new Float64Array(64).fill(NaN);

  set(row: number, value: number | null): void {
    if (row >= this.#values.length) {
      const longer = new Float64Array(Math.max(row + 1, this.#values.length * 2)).fill(NaN, this.#values.length);
      longer.set(this.#values);
      this.#values = longer;
    }
    this.#values[row] = value ?? NaN;
  }

  get(row: number): number | null {
    const value = this.#values[row] ?? NaN;
    return Number.isNaN(value) ? null : value;
  }

  /** Of the rows 0 to `rows - 1`, those with a number in the given range, both ends included. */
  within(low: number, high: number, rows: number): Bitmap {
    const values = this.#values;
    const words = new Uint32Array((rows + 31) >>> 5);
    for (let row = 0; row < rows; row++) {
      const value = values[row] ?? NaN;
      if (value >= low && value <= high) words[row >>> 5] = (words[row >>> 5] ?? 0) | (1 << (row & 31));
    }
    return new Bitmap(words);
  }

  /** Compares two rows in ascending order; rows without a number come last. */
  ascending(a: number, b: number): number {
    return (this.get(a) ?? Infinity) - (this.get(b) ?? Infinity) || 0;
  }

  /** Compares two rows in descending order; rows without a number come last. */
  descending(a: number, b: number): number {
    return (this.get(b) ?? -Infinity) - (this.get(a) ?? -Infinity) || 0;
  }
}
