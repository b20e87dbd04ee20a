import type { Answered, Asked } from '../decoding/messages.ts';
import type { Opened, Picture } from '../picture.ts';

type Question = Asked extends infer Each ? (Each extends unknown ? Omit<Each, 'id'> : never) : never;

/** Longest that a frame may take. Real ones take less than a second, also on phones. */
const MOST_MS = 20_000;

/** The decoder's thread. If it hangs or dies, it is ended and the next question starts another. */
export class Decoder {
  #worker: Worker | null = null;
  #asked = 0;
  readonly #waiting = new Map<number, PromiseWithResolvers<Answered>>();
  /** Told when files that were open are gone with their thread. */
  readonly #onLost: () => void;

  constructor(onLost: () => void) {
    this.#onLost = onLost;
  }

  async open(file: number, bytes: ArrayBuffer): Promise<Opened> {
    const answer = await this.#ask({ act: 'open', file, bytes }, [bytes]);
    if (!('opened' in answer)) throw new Error('the file can’t be read');
    return answer.opened;
  }

  async decode(file: number, frame: number): Promise<Picture> {
    const answer = await this.#ask({ act: 'decode', file, frame });
    if (!('picture' in answer)) throw new Error('the picture can’t be decoded');
    return answer.picture;
  }

  close(file: number): void {
    // A thread that is gone has no open files.
    if (this.#worker) this.#ask({ act: 'close', file }).catch(() => undefined);
  }

  /** Ends the thread; whoever waits is refused. */
  end(): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const { reject } of this.#waiting.values()) reject(new Error('the decoder ended'));
    this.#waiting.clear();
  }

  async #ask(question: Question, transfer: Transferable[] = []): Promise<Answered> {
    this.#asked += 1;
    const id = this.#asked;
    const waiting = Promise.withResolvers<Answered>();
    this.#waiting.set(id, waiting);
    this.#thread().postMessage({ id, ...question }, transfer);
    const timer = setTimeout(() => this.#lose(), MOST_MS);
    try {
      return await waiting.promise;
    } finally {
      clearTimeout(timer);
      this.#waiting.delete(id);
    }
  }

  #thread(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('../decoding/dicom-decoder.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => this.#waiting.get(data.id)?.resolve(data));
    worker.addEventListener('error', () => this.#lose());
    this.#worker = worker;
    return worker;
  }

  #lose(): void {
    this.end();
    this.#onLost();
  }
}
