import { Bitmap } from './bitmap.ts';
import { IdTable } from './id-table.ts';

/** Up to this many removed rows, rebuilding an index isn't worth it. */
const WORN_FROM = 2000;

/** Whether an index has so many removed rows, relative to those left, that it should be rebuilt. */
export const isWorn = (removed: number, left: number): boolean => removed > WORN_FROM + left / 4;

/**
 * The ids of an index whose rows are added and removed. A removed id keeps its row and gets it again when it returns.
 */
export class LiveIds extends IdTable {
  readonly #removed = new Bitmap();
  #removedCount = 0;

  /** Number of current ids; `size` includes removed ones. */
  get count(): number {
    return this.size - this.#removedCount;
  }

  get isWorn(): boolean {
    return isWorn(this.#removedCount, this.count);
  }

  /** The current rows. */
  present(): Bitmap {
    return Bitmap.all(this.size).without(this.#removed);
  }

  override add(id: string): number {
    const row = super.add(id);
    if (this.#removed.has(row)) {
      this.#removed.delete(row);
      this.#removedCount -= 1;
    }
    return row;
  }

  /** Returns the row, or undefined if the id is not present. */
  remove(id: string): number | undefined {
    const row = this.rowOf(id);
    if (row === undefined || this.#removed.has(row)) return undefined;
    this.#removed.add(row);
    this.#removedCount += 1;
    return row;
  }
}
