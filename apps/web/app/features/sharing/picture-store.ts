/** Maximum bytes of cached images, and maximum images waiting to be drawn. */
const CAPACITY = 24 * 1024 * 1024;
const MOST_WAITING = 24;

interface Limits {
  capacity: number;
  mostWaiting: number;
}

/** Draws one image at a time, and caches images with least-recently-used eviction. */
export class PictureStore {
  readonly #limits: Limits;
  readonly #kept = new Map<string, Buffer>();
  readonly #drawing = new Map<string, Promise<Buffer>>();
  #bytes = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(limits: Limits = { capacity: CAPACITY, mostWaiting: MOST_WAITING }) {
    this.#limits = limits;
  }

  /** Returns the image for a key, drawing it if not cached; undefined if too many are already waiting. */
  async findOrDraw(key: string, draw: () => Promise<Buffer>): Promise<Buffer | undefined> {
    const kept = this.#kept.get(key);
    if (kept) {
      this.#kept.delete(key);
      this.#kept.set(key, kept);
      return kept;
    }
    const drawing = this.#drawing.get(key);
    if (drawing) return drawing;
    if (this.#drawing.size >= this.#limits.mostWaiting) return undefined;
    const drawn = this.#last.then(draw);
    this.#last = drawn.catch(() => undefined);
    this.#drawing.set(key, drawn);
    try {
      const picture = await drawn;
      this.#keep(key, picture);
      return picture;
    } finally {
      this.#drawing.delete(key);
    }
  }

  #keep(key: string, picture: Buffer): void {
    this.#kept.set(key, picture);
    this.#bytes += picture.length;
    for (const [oldest, bytes] of this.#kept) {
      if (this.#bytes <= this.#limits.capacity) break;
      this.#kept.delete(oldest);
      this.#bytes -= bytes.length;
    }
  }
}
