import type { PictureStore, Slice } from './picture-store.ts';

/** Neighbors that are fetched ahead, nearest first. */
const NEIGHBORS = [1, -1, 2, -2, 3, -3, 4, 5, 6, 7, 8];

/** Fetches the neighbors of a slice, one after the other. Going on changes what is next, and doesn't stop what is on its way. */
export class Ahead {
  readonly #store: PictureStore;
  readonly #slices: readonly Slice[];
  readonly #leaving = new AbortController();
  readonly #tried = new Set<Slice>();
  #index = 0;
  #isRunning = false;

  constructor(store: PictureStore, slices: readonly Slice[]) {
    this.#store = store;
    this.#slices = slices;
  }

  goTo(index: number): void {
    this.#index = index;
    if (!this.#isRunning) void this.#run();
  }

  end(): void {
    this.#leaving.abort();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    for (let slice = this.#next(); slice && !this.#leaving.signal.aborted; slice = this.#next()) {
      this.#tried.add(slice);
      // Whoever opens it is told what was wrong.
      await this.#store.get(slice, this.#leaving.signal).catch(() => undefined);
    }
    this.#isRunning = false;
  }

  #next(): Slice | undefined {
    return NEIGHBORS.map((by) => this.#slices[this.#index + by]).find(
      (slice) => slice?.image.preview === 'yes' && !this.#tried.has(slice) && !this.#store.has(slice),
    );
  }
}
