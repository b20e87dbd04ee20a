import { Bitmap } from './bitmap.ts';
import { IdTable } from './id-table.ts';

/** So many removed rows are no reason to build an index anew. */
const WORN_FROM = 2000;

/** Whether an index holds so many removed rows beside those that are left that it should be built anew. */
export const isWorn = (removed: number, left: number): boolean => removed > WORN_FROM + left / 4;

/** The ids of an index whose rows come and go. A removed id keeps its row and takes it again when it comes back. */
export class LiveIds extends IdTable {
  readonly #removed = new Bitmap();
  #removedCount = 0;

  /** How many are there; `size` counts the removed ones too. */
  get count(): number {
    return this.size - this.#removedCount;
  }

  get isWorn(): boolean {
    return isWorn(this.#removedCount, this.count);
  }

  /** The rows that are there. */
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

  /** Answers the row, or undefined when the id is not there. */
  remove(id: string): number | undefined {
    const row = this.rowOf(id);
    if (row === undefined || this.#removed.has(row)) return undefined;
    this.#removed.add(row);
    this.#removedCount += 1;
    return row;
  }
}
