/** A set of row numbers, one bit each; it grows as rows are added. */
export class Bitmap {
  #words: Uint32Array;

  constructor(words: Uint32Array = new Uint32Array(8)) {
    this.#words = words;
  }

  /** The rows 0 to `rows - 1`. */
  static all(rows: number): Bitmap {
    const words = new Uint32Array((rows + 31) >>> 5).fill(0xffffffff);
    if (rows & 31) words[words.length - 1] = 2 ** (rows & 31) - 1;
    return new Bitmap(words);
  }

  static of(rows: Iterable<number>): Bitmap {
    const bitmap = new Bitmap();
    for (const row of rows) bitmap.add(row);
    return bitmap;
  }

  /** Rows in all of the sets; `bitmaps` must not be empty. */
  static intersection([first = new Bitmap(), ...others]: readonly Bitmap[]): Bitmap {
    const words = first.#words.slice();
    for (const other of others)
      for (let at = 0; at < words.length; at++) words[at] = (words[at] ?? 0) & (other.#words[at] ?? 0);
    return new Bitmap(words);
  }

  static union(bitmaps: readonly Bitmap[]): Bitmap {
    const words = new Uint32Array(Math.max(1, ...bitmaps.map((one) => one.#words.length)));
    for (const one of bitmaps)
      for (let at = 0; at < one.#words.length; at++) words[at] = (words[at] ?? 0) | (one.#words[at] ?? 0);
    return new Bitmap(words);
  }

  /** These rows except those of the other set. */
  without(other: Bitmap): Bitmap {
    return new Bitmap(this.#words.map((word, at) => word & ~(other.#words[at] ?? 0)));
  }

  has(row: number): boolean {
    return (((this.#words[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1;
  }

  add(row: number): void {
    const at = row >>> 5;
    if (at >= this.#words.length) {
      const wider = new Uint32Array(Math.max(at + 1, this.#words.length * 2));
      wider.set(this.#words);
      this.#words = wider;
    }
    this.#words[at] = (this.#words[at] ?? 0) | (1 << (row & 31));
  }

  delete(row: number): void {
    const at = row >>> 5;
    if (at < this.#words.length) this.#words[at] = (this.#words[at] ?? 0) & ~(1 << (row & 31));
  }

  get size(): number {
    let count = 0;
    for (let at = 0; at < this.#words.length; at++) count += onesIn(this.#words[at] ?? 0);
    return count;
  }

  /** Row numbers in ascending order. */
  rows(): number[] {
    const rows: number[] = [];
    for (let at = 0; at < this.#words.length; at++)
      for (let word = this.#words[at] ?? 0; word !== 0; word &= word - 1)
        rows.push(at * 32 + 31 - Math.clz32(word & -word));
    return rows;
  }

  /** The number of rows each of the sets shares with this one; cheap for small sets. */
  sharedWith(sets: Iterable<Bitmap>): number[] {
    const own = this.#words;
    const filled: number[] = [];
    for (let at = 0; at < own.length; at++) if (own[at]) filled.push(at);
    const counts: number[] = [];
    for (const set of sets) {
      const other = set.#words;
      let count = 0;
      for (let step = 0; step < filled.length; step++) {
        const at = filled[step] ?? 0;
        const shared = (own[at] ?? 0) & (other[at] ?? 0);
        if (shared) count += onesIn(shared);
      }
      counts.push(count);
    }
    return counts;
  }
}

/** Number of bits set, of 32. */
export function onesIn(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
