/** Most bytes of pictures kept, and most pictures waiting to be drawn. */
const CAPACITY = 24 * 1024 * 1024;
const MOST_WAITING = 24;

interface Limits {
  capacity: number;
  mostWaiting: number;
}

/** Draws one picture at a time, keeps those drawn and forgets the least recently asked for. */
export class PictureStore {
  readonly #limits: Limits;
  readonly #kept = new Map<string, Buffer>();
  readonly #drawing = new Map<string, Promise<Buffer>>();
  #bytes = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(limits: Limits = { capacity: CAPACITY, mostWaiting: MOST_WAITING }) {
    this.#limits = limits;
  }

  /** The picture of a key, drawn when it is not kept; undefined when too many wait already. */
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
