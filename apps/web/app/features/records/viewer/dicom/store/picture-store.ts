import { bytesOf, type Opened, type Picture } from '../picture.ts';
import type { DicomImage, LoadImage } from '../types.ts';
import { Decoder } from './decoder.ts';

/** What is shown: a frame of a file. */
export interface Slice {
  image: DicomImage;
  frame: number;
}

/** A picture with what its file says about playing it. */
export interface Loaded {
  picture: Picture;
  frameTime: number | null;
}

/** Why there is no picture. */
export class PictureFault extends Error {
  override readonly name = 'PictureFault';
  /** `load`: the file didn’t arrive. `decode`: it can’t be shown. */
  readonly stage: 'load' | 'decode';

  constructor(stage: 'load' | 'decode', options?: ErrorOptions) {
    super(stage, options);
    this.stage = stage;
  }
}

const keyOf = ({ image, frame }: Slice): string => `${image.id} ${frame}`;

interface OpenFile {
  number: number;
  bytes: number;
  opened: Opened;
}

/** Pictures and open files within a budget of memory; what was used longest ago leaves first. */
export class PictureStore {
  #load: LoadImage;
  readonly #budget: number;
  readonly #decoder = new Decoder(() => this.#files.clear());
  readonly #pictures = new Map<string, Loaded>();
  readonly #files = new Map<string, OpenFile>();
  readonly #loading = new Map<string, Promise<Loaded>>();
  #opened = 0;

  constructor(load: LoadImage, budget: number) {
    this.#load = load;
    this.#budget = budget;
  }

  /** Whoever mounts the viewer may give a new function with each rendering. */
  loadBy(load: LoadImage): void {
    this.#load = load;
  }

  has(slice: Slice): boolean {
    return this.#pictures.has(keyOf(slice));
  }

  /** @throws {PictureFault}, or whatever the signal says. */
  async get(slice: Slice, signal: AbortSignal): Promise<Loaded> {
    const key = keyOf(slice);
    const known = this.#pictures.get(key);
    if (known) {
      this.#keep(key, known);
      return known;
    }
    const running = this.#loading.get(key);
    // Whoever else waits may leave, which would end the loading for both.
    if (running) {
      const shared = await running.catch(() => null);
      if (shared) return shared;
      signal.throwIfAborted();
    }
    const loading = this.#make(slice, signal);
    this.#loading.set(key, loading);
    try {
      const loaded = await loading;
      this.#keep(key, loaded);
      return loaded;
    } finally {
      if (this.#loading.get(key) === loading) this.#loading.delete(key);
    }
  }

  /** Bytes in use. */
  get size(): number {
    const pictures = [...this.#pictures.values()].reduce((sum, { picture }) => sum + bytesOf(picture), 0);
    return pictures + [...this.#files.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  }

  end(): void {
    this.#decoder.end();
    this.#pictures.clear();
    this.#files.clear();
  }

  async #make({ image, frame }: Slice, signal: AbortSignal): Promise<Loaded> {
    const file = this.#files.get(image.id) ?? (await this.#open(image, signal));
    try {
      const picture = await this.#decoder.decode(file.number, frame);
      if (file.opened.frames === 1) this.#close(image.id);
      return { picture, frameTime: file.opened.frameTime };
    } catch (error) {
      this.#close(image.id);
      throw new PictureFault('decode', { cause: error });
    }
  }

  async #open(image: DicomImage, signal: AbortSignal): Promise<OpenFile> {
    let bytes: ArrayBuffer;
    try {
      bytes = await this.#load(image, signal);
    } catch (error) {
      signal.throwIfAborted();
      throw new PictureFault('load', { cause: error });
    }
    signal.throwIfAborted();
    // Another frame may have opened it meanwhile.
    const known = this.#files.get(image.id);
    if (known) return known;
    this.#opened += 1;
    const number = this.#opened;
    const size = bytes.byteLength;
    try {
      const opened = await this.#decoder.open(number, bytes);
      const file = { number, bytes: size, opened };
      this.#files.set(image.id, file);
      this.#shrink(image.id);
      return file;
    } catch (error) {
      throw new PictureFault('decode', { cause: error });
    }
  }

  #close(id: string): void {
    const file = this.#files.get(id);
    if (!file) return;
    this.#files.delete(id);
    this.#decoder.close(file.number);
  }

  #keep(key: string, loaded: Loaded): void {
    // Last in the order of the map: used most recently.
    this.#pictures.delete(key);
    this.#pictures.set(key, loaded);
    this.#shrink(null);
  }

  /** What is shown now stays, however large it is. */
  #shrink(openId: string | null): void {
    for (const key of this.#pictures.keys()) {
      if (this.size <= this.#budget || this.#pictures.size === 1) break;
      this.#pictures.delete(key);
    }
    for (const id of this.#files.keys()) {
      if (this.size <= this.#budget || this.#files.size === 1) break;
      if (id !== openId) this.#close(id);
    }
  }
}

/** Bytes that pictures may take: phones end pages that take much more. */
export function memoryBudget(): number {
  const { deviceMemory = 8 } = navigator as Navigator & { deviceMemory?: number };
  const isSmall = deviceMemory <= 4 || matchMedia('(pointer: coarse)').matches;
  return (isSmall ? 128 : 256) * 2 ** 20;
}
